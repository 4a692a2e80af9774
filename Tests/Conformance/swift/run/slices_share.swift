// Slices share their array's elements until one of both is changed: nobody sees that.
func sum(_ s: ArraySlice<Int>) -> Int { s.isEmpty ? 0 : s.first! + sum(s.dropFirst()) }
func show(_ label: String, _ s: ArraySlice<Int>) { print(label, s.startIndex, s.endIndex, s.count, s.first ?? -1, s.last ?? -1, s.reduce(0, +)) }
var base = Array(0..<200)
var s = base[10..<190]
show("taken", s)
base[20] = 1000; show("array changed", s); print(base[20], base.count)
s[30] = 7; show("slice changed", s); print(base[30])
var t = s; t.removeFirst(3); show("copy shorter", t); show("first one", s)
t.append(5); show("grown", t); t[13] += 1; show("set", t)
var u = t[20..<150]; show("part of part", u); u.removeLast(20); show("end off", u); print(u.popLast()!, u.popFirst()!); show("both off", u)
u.insert(3, at: u.startIndex); show("inserted", u); u.remove(at: u.startIndex + 2); show("removed", u)
u.swapAt(u.startIndex, u.endIndex - 1); show("swapped", u); u.sort(by: >); show("sorted", u); u.reverse(); show("reversed", u)
print(sum(base[...]), sum(base.prefix(100)), sum(base.suffix(99)), sum(base[5...]), sum(base[..<150].dropLast(20)))
var q = base[...]; var n = 0
while let x = q.popFirst() { n += x; if n % 3 == 0, q.count > 100 { q.removeLast() } }
print(n, q.startIndex, q.count)
q = base[...]; while q.count > 70 { q = q.dropFirst(); q[q.startIndex] += 1; q = q.dropLast() }
show("by turns", q); show("base", base[...])
base[50..<150].sort(by: >); base[0..<100].reverse(); base[100...][120] = -5; show("changed in place", base[...])
for i in base[60..<140].indices where base[60..<140][i] % 50 == 0 { print(i, terminator: " ") }; print()
print(base[60..<140] == base[60..<140], base[60..<140] == base[61..<141], base[60..<140].elementsEqual(Array(base[60..<140])), base[60..<140].hashValue == base[60..<140].hashValue)
base.removeSubrange(10..<110); print(base.count); base.append(contentsOf: base[5...]); base += base[..<80]; print(base.count, base.reduce(0, +))
base.replaceSubrange(3..<5, with: base[10..<90]); print(base.count, base.reduce(0, +))
var kept: [ArraySlice<Int>] = []; for i in 0..<5 { kept.append(base[i..<(i + 100)]); base[i] = i * 1000 }
for k in kept { show("kept", k) }
let parts = base.split { $0 % 5 == 0 }; print(parts.count, parts.map(\.count).max()!, parts[3].startIndex)
var it = base[2..<102].makeIterator(); print(it.next()!, it.next()!); var j = it; print(j.next()!, it.next()!)
print(base[1..<99].lazy.map { $0 * 2 }.dropFirst(90).map { $0 }, base[1..<99].reversed().prefix(3).map { $0 }, zip(base[1..<99], base[2...]).filter { $0 > $1 }.count)
func change(_ s: inout ArraySlice<Int>) { s[s.startIndex] = 42; s.append(1); s = s.dropFirst(80) }
change(&base[5..<100]); print(base.count, base[5]); change(&s); show("changed by function", s)
struct Tok { var rest: ArraySlice<Character>; mutating func word() -> String? { rest = rest.drop { $0 == " " }; if rest.isEmpty { return nil }; let w = rest.prefix { $0 != " " }; rest = rest.dropFirst(w.count); return String(w) } }
var tok = Tok(rest: Array(String(repeating: "ab cde f ", count: 40))[...]); var words: [String: Int] = [:]
while let w = tok.word() { words[w, default: 0] += 1 }; print(words.sorted { $0.key < $1.key })
var names = (0..<90).map { "n\($0)" }; var ns = names[5..<85]; names[6] = "X"; ns[7] = "Y"; print(ns.prefix(3), names.prefix(9)); ns.removeAll { $0.hasSuffix("1") }; print(ns.count, ns.startIndex, names.count)
let w = ns; ns.removeAll(); print(w.count, ns.count, ns.startIndex); ns += w.suffix(2); print(ns, ns.startIndex)
print([1, 2, 3][1...].description, "\(base[0..<3])", [[1, 2], [3]][0...], base[3..<3].isEmpty, base[3..<3].first as Any)
var grid = Array(repeating: Array(repeating: 0, count: 100), count: 3); grid[1][20..<90][25] = 4; grid[2][10...].sort(); print(grid[1].reduce(0, +), grid[1][25])
var d = ["k": Array(0..<100)[10...]]; d["k"]![15] = 0; d["k"]!.removeFirst(); d["z", default: []].append(1); print(d["k"]!.count, d["k"]!.startIndex, d["z"]!)
