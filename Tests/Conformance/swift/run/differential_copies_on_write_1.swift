final class Storage<T> { var items: [T]; init(_ i: [T]) { items = i } }
struct CowArray<T> { private var s: Storage<T>; private(set) var copies = 0; init(_ i: T...) { s = Storage(i) }
    private mutating func own() { if !isKnownUniquelyReferenced(&s) { s = Storage(s.items); copies += 1 } }
    mutating func append(_ t: T) { own(); s.items.append(t) }; subscript(i: Int) -> T { get { s.items[i] } set { own(); s.items[i] = newValue } }; var items: [T] { s.items } }
var a = CowArray(1, 2); a.append(3); print(a.copies); var b = a; b[0] = 9; print(a.items, b.items, a.copies, b.copies); a.append(4); print(a.items, a.copies); b.append(7); b[1] += 5; print(b.items, b.copies)
func pass(_ c: CowArray<Int>) -> CowArray<Int> { var c = c; c[0] = 100; return c }; let d = pass(a); print(a.items, d.items, d.copies)
struct Ref<T> { final class Box { var v: T; init(_ v: T) { self.v = v } }; private var box: Box; init(_ v: T) { box = Box(v) }
    var value: T { get { box.v } set { if isKnownUniquelyReferenced(&box) { box.v = newValue } else { box = Box(newValue) } } }; func isSame(_ o: Ref) -> Bool { box === o.box } }
var r = Ref([1]); var q = r; print(r.isSame(q)); q.value.append(2); print(r.value, q.value, r.isSame(q)); var o: Storage<Int>? = Storage([1]); print(isKnownUniquelyReferenced(&o)); let keep = o; print(isKnownUniquelyReferenced(&o), keep!.items); o = nil; print(isKnownUniquelyReferenced(&o))
var arr = [Ref(1), Ref(2)]; let snapshot = arr; arr[0].value += 10; print(arr.map(\.value), snapshot.map(\.value))
