var v = "abc".dropFirst().unicodeScalars; v.append("!"); print(String(v))
v.remove(at: v.startIndex); print(String(v))
var w = "abc".unicodeScalars.dropFirst(); w.append("!"); print(String(w), w)
w.insert("x", at: w.startIndex); w += "yz".unicodeScalars; w.replaceSubrange(w.startIndex..<w.endIndex, with: "q".unicodeScalars); print(w)
print(String(String.UnicodeScalarView(w)), w.filter { $0 != "q" }.count)
print(type(of: "abc".unicodeScalars.filter { $0 != "q" }), "abc".unicodeScalars.filter { $0 != "b" })
let d = "héé".unicodeScalars.map { $0.value }.filter { $0 < 128 }
print(d, String("a1b2".unicodeScalars.filter { CharSet.has($0) }))
enum CharSet { static func has(_ u: Unicode.Scalar) -> Bool { u.properties.isAlphabetic } }
var s = "abc"; s.unicodeScalars.removeAll { $0 == "b" }; print(s); s.unicodeScalars.append(contentsOf: "de".unicodeScalars); print(s)
var r = s.unicodeScalars; r.removeLast(); r.removeFirst(1); print(r, r.count)
r.insert(contentsOf: "xyz".unicodeScalars, at: r.startIndex); print(r); r.removeSubrange(r.startIndex...r.startIndex); r.removeLast(2); print(r, r + "q".unicodeScalars)
var sl = Slice(base: [1, 2, 3, 4], bounds: 1..<3); sl.append(9); sl.removeFirst(); print(sl, Array(sl))
print(type(of: [1,2,3][1...].filter { $0 > 1 }), type(of: "abc".dropFirst().filter { $0 != "b" }), type(of: [1,2,3].reversed().dropFirst().filter { $0 > 1 }), type(of: "abc".utf8.dropFirst().filter { $0 > 1 }))
print(type(of: "abc".unicodeScalars.dropFirst().filter { $0 != "b" }), type(of: "abc".unicodeScalars.filter { $0 != "b" }), type(of: ContiguousArray([1]).filter { $0 > 0 }))
print(type(of: Slice(base: [1,2,3], bounds: 0..<2).filter { $0 > 1 }))
struct C: RangeReplaceableCollection { var a: [Int] = []; init() {}; var startIndex: Int { 0 }; var endIndex: Int { a.count }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> Int { a[i] }; mutating func replaceSubrange<D: Collection>(_ s: Range<Int>, with n: D) where D.Element == Int { a.replaceSubrange(s, with: n) } }
print(C().filter { $0 > 1 }, C().dropFirst().filter { $0 > 1 }); var c = C([1,2]); c.removeFirst(1); print(c)
