// What a collection that can grow is asked when it grows.
struct R: RangeReplaceableCollection { var items: [Int]; init() { items = [] }; var startIndex: Int { print("s", terminator: " "); return 0 }; var endIndex: Int { print("e", terminator: " "); return items.count }; func index(after i: Int) -> Int { print("a", terminator: " "); return i + 1 }; subscript(i: Int) -> Int { print("[\(i)]", terminator: " "); return items[i] }
 mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with n: C) where C.Element == Int { print("rep\(r)", terminator: " "); items.replaceSubrange(r, with: n) }
 mutating func reserveCapacity(_ n: Int) { print("reserve", terminator: " ") }
 var count: Int { print("count", terminator: " "); return items.count }
 var underestimatedCount: Int { print("under", terminator: " "); return items.count } }
func show(_ n: String, _ f: () -> Void) { f(); print(n) }
var r = R()
show("append") { r.append(1); r.append(contentsOf: [2, 3, 4]) }
show("own") { let q = r; r.append(contentsOf: q) }
show("plus") { _ = r + [1]; r += [5, 6]; _ = [1] + r }
show("init") { _ = R([1, 2]); _ = R(repeating: 1, count: 2); _ = R(r) }
show("filter") { _ = r.filter { $0 > 3 }; r.removeAll { $0 == 5 } }
show("strings") { _ = String(r.map { Character("\($0)") }) }
struct T: Collection { let text: String; var startIndex: Int { print("s", terminator: " "); return 0 }; var endIndex: Int { print("e", terminator: " "); return text.count }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> Character { Array(text)[i] }; var count: Int { print("count", terminator: " "); return text.count }; var underestimatedCount: Int { print("under", terminator: " "); return 1 } }
show("text") { _ = String(T(text: "ab")); var s = ""; s += T(text: "c"); s.append(contentsOf: T(text: "d")) }
