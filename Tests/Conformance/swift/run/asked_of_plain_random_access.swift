// What the library asks where a collection leaves the steps to it.
struct R: RandomAccessCollection { var startIndex: Int { print("s", terminator: " "); return 0 }; var endIndex: Int { print("e", terminator: " "); return 3 }; subscript(i: Int) -> Int { print("[\(i)]", terminator: " "); return i } }
let r = R()
func show(_ n: String, _ f: () -> Void) { f(); print(n) }
show("for") { for x in r { _ = x } }
show("after") { _ = r.index(after: 1) }
show("before") { _ = r.index(before: 1) }
show("form") { var i = 1; r.formIndex(after: &i); r.formIndex(before: &i); r.formIndex(&i, offsetBy: 1) }
show("back") { _ = r.index(2, offsetBy: -1); _ = r.index(2, offsetBy: -1, limitedBy: 0) ; _ = r.distance(from: 3, to: 1) }
show("map") { _ = r.map { $0 } }
show("rev") { _ = Array(r.reversed()) }
show("slice") { _ = Array(r[1...]); _ = r[0...1]; _ = r[0..<1]; _ = r[...]; _ = r[..<2]; _ = r[...2] }
show("enum") { for (i, x) in r.enumerated() { _ = (i, x) } }
show("zip") { _ = Array(zip(r, r.dropFirst())) }
show("eq") { _ = r.elementsEqual(r); _ = r.starts(with: [0]) }
show("ind") { for i in r.indices { _ = r[i] } }
show("sum") { _ = r.reduce(0, +); _ = r.contains(2); _ = r.first { $0 == 1 }; _ = r.last { $0 == 1 } }
show("empty") { _ = r.isEmpty; _ = r.count; _ = r.first; _ = r.last; _ = r.min(); _ = r.sorted() }
show("joined") { _ = Array([r, r].joined()) }
show("string") { print(r.map { "\($0)" }.joined()) }
show("set") { _ = Set(r); _ = Array(r) + [1]; _ = [1] + Array(r) }
show("suffix") { _ = r.suffix(2); _ = r.dropLast(2); _ = r.prefix(2) ; _ = r.suffix(9) ; _ = r.dropFirst(9) }
