// Literals beside closures of several statements, and in their statements, and numbers of several types in one literal.
do { let k = "a"; let a = ["a": 3][k] ?? 0.5; print(type(of: a)) }
do { let k = "a"; let a = ["a": 3][k] ?? 0.5; print(a is Int, a is Double, a is Int?) }
do { let k = "b"; let a = ["a": 3][k] ?? 0.5; print(a is Int, a is Double, type(of: a)) }
do { let k = "a"; let a = ["a": 3][k] ?? 0.5; if let b = a { print(b) } else { print("nil") } }
do { let k = "a"; let a = ["a": 3][k] ?? 0.5; print(a as! Int) }
do { let k = "a"; let a = ["a": 3][k] ?? 0.5; print(a as? Int as Any) }
do { let a = [2.5].first ?? 1; print(type(of: a), a is Double) }
do { let a = [2.5].first ?? 1; if let b = a { print(b) } }
do { let a = [2.5, 3.5].first { _ in true } ?? 1; print(type(of: a), a is Double) }
do { let a = [3, 4].first { $0 > 3 } ?? 2.5; print(type(of: a), a is Int) }
do { let a = [3 + 1].first ?? 2.5; print(type(of: a), a is Int) }
do { let h = 2.5; let a = [h, 1].first ?? 0; print(type(of: a), a is Double) }
do { let a = [3].min() ?? 2.5; print(type(of: a), a is Int) }
print([3, 1].map { $0 + 2 }.map { v in let w = v; return w } + [2.5])
print([3, 1].map { $0 }.map { v in let w = v; return w } + [2.5])
print([3 + 1].map { v in let w = v; return w } + [2.5])
do { let q = [3, 1].map { v in print(v); return v }.reduce(into: [:]) { $0[$1] = 1 }; print(q.count, type(of: q)) }
do { let q = [3].map { v in print(v); return v }.reduce(into: [:]) { $0[$1] = 1 }; print(q) }
do { let q = [3].map { v in print(v); return v }.reduce(into: []) { $0.append($1) }; print(q) }
do { let q = [3].map { v in print(v); return v }.reduce(into: [Int]()) { $0.append($1) }; print(q) }
do { let q: [Int] = [3].map { v in print(v); return v }.reduce(into: []) { $0.append($1) }; print(q) }
do { let q = [3].map { v in print(v); return v }.reduce(into: [:]) { $0[$1, default: 0] += 1 }; print(q) }
do { let q = [3].map { v in print(v); return v }.reduce("") { $0 + "\($1)" }; print(q) }
do { let q = [3].map { v in print(v); return v }.reduce([:]) { a, b in a }; print(q.count) }
do { let l = [3]; let q = l.map { v in print(v); return v }.reduce(into: [:]) { $0[$1] = 1 }; print(q) }
do { let l = [3]; let q = l.map { $0 }.reduce(into: [:]) { $0[$1] = 1 }; print(q) }
do { let l = [3]; let q = l.reduce(into: [:]) { $0[$1] = 1 }; print(q) }
do { let l = [3]; let q = l.reduce(into: [:]) { d, v in d[v] = 1 }; print(q) }
do { let l = [3]; let q = l.filter { v in print(v); return true }.reduce(into: [:]) { $0[$1] = 1 }; print(q) }
do { let l = [3]; let q = l.filter { v in print(v); return true }.reduce(into: [:]) { d, v in d[v, default: 0] += 1 }; print(q) }
do { let l = ["a"]; let q = l.map { v in print(v); return v }.reduce(into: [:]) { d, v in d[v, default: 0] += 1 }; print(q) }
do { let l = ["a", "b"]; print(l.map { v in print(v); return v }.reduce(into: [:]) { $0[$1, default: 0] += 1 }.sorted { $0.key < $1.key }.count) }
do { let l = ["a"]; let q: [String: Int] = l.map { v in print(v); return v }.reduce(into: [:]) { $0[$1, default: 0] += 1 }; print(q) }
do { let l = ["a"]; let q = l.map { v in print(v); return v }.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }; print(q) }
do { let l = ["a"]; let q = l.map { v in print(v); return v }.filter { $0 > "" }.reduce(into: [:]) { $0[$1, default: 0] += 1 }; print(q) }
do { let l = ["a"]; let q = l.compactMap { v in print(v); return v }.reduce(into: [:]) { $0[$1, default: 0] += 1 }; print(q) }
do { let l = ["a"]; let q = l.map { v -> String in print(v); return v }.reduce(into: [:]) { $0[$1, default: 0] += 1 }; print(q) }
do { let l = ["a"]; let q = l.filter { v in print(v); return true }.reduce(into: [:]) { $0[$1, default: 0] += 1 }; print(q) }
do { let l = ["a"]; let q = l.map { v in print(v); return v }.reduce(into: [:]) { $0[$1, default: 0] += 1 }["a"] ?? 0; print(q) }
do { let l = ["a"]; let q = l.map { v in print(v); return v }.reduce(into: []) { $0.append($1 + "x") }; print(q, type(of: q)) }
do { let l = [1]; let q = l.map { v in print(v); return v * 2 }.reduce(into: [:]) { $0["k"] = $1 }; print(q) }
do { let l = [1]; let q = Dictionary(uniqueKeysWithValues: l.map { v in print(v); return (v, "x") }); print(q) }
do { let l = [1]; let q = Dictionary(grouping: l.map { v in print(v); return v }, by: { $0 }); print(q) }
do { let l = [1]; let q = Set(l.map { v in print(v); return v }); print(q) }
do { let l = [1]; let q = l.map { v in print(v); return v }.first ?? 0; print(q) }
do { let l = [1.5]; let q = l.map { v in print(v); return v }.first ?? 0; print(q) }
do { let l = [1.5]; let q = l.map { v in print(v); return v }.max() ?? 0; print(q) }
do { let l = [1.5]; let q = l.map { v in print(v); return v }.reduce(0, +); print(q) }
do { let l = [1.5]; let q = l.map { v in print(v); return v }.reduce(0) { $0 + $1 }; print(q) }
do { let l = [1.5]; let q = l.map { v in print(v); return v }.contains(1); print(q) }
do { let l = [1.5]; let q = l.map { v in print(v); return v } == [1, 2]; print(q) }
do { let l = [1.5]; let q = zip(l.map { v in print(v); return v }, [1, 2]).map { $0 * Double($1) }; print(q) }
do { let l = [1.5]; let q = l.map { v in print(v); return v }.map { $0 * 2 }; print(q) }
do { let l = [1.5]; let q = l.map { v in print(v); return v }.filter { $0 > 1 }; print(q) }
do { let l = [1.5]; let q = l.map { v in print(v); return v }.prefix(1).map { $0 + 1 }; print(q) }
do { let l = ["b"]; let q = l.map { v in print(v); return v }.joined(separator: "-"); print(q) }
do { let l = ["b"]; let q = l.map { v in print(v); return v.first ?? "x" }; print(q) }
do { let l = ["b"]; let q = l.map { v in print(v); return v.first }.first ?? nil; print(q as Any) }
do { let l = ["b"]; let q = l.map { v in print(v); return v }.first ?? ""; print(q) }
do { let l = [1, 2]; let q = l.map { v in print(v); return v > 1 ? nil : v }.compactMap { $0 }; print(q) }
do { let l = [1, 2]; let q = l.map { v in print(v); return v > 1 ? nil : v }.map { $0 ?? 0 }; print(q) }
do { let k = "a"; let a = (["a": 3, "b": 4.5][k] ?? 1) * 2; print(a) }
do { let k = "a"; let a: Double = ["a": 3, "b": 4.5][k] ?? 1; print(a) }
do { let k = "a"; print((["a": 3, "b": 4.5][k] ?? 1) * 2) }
do { let k = "a"; print(["a": 3, "b": 4.5][k]! * 2) }
print([3, 4.5][0] * 2)
print([3, 4.5][0] as Double)
print(max([3, 4.5][0], 1))
do { let m: Int? = 3; print({ m ?? 2.5 }()) }
do { let m: Int? = nil; print({ m ?? 2.5 }()) }
do { let m: Int? = 3; print({ m ?? 2 }()) }
do { let m: Int? = 3, h = 2.5; print({ m ?? h }()) }
do { let m: Int? = 3; print({ m ?? "x" }()) }
do { let m: Int? = 3; print({ m ?? nil }() as Any) }
do { let m: Int? = 3, q: Int? = 4; print({ m ?? q }() as Any) }
do { let m: Double? = 3; print({ m ?? 1 }()) }
do { let m: Int? = 3; print({ (m ?? 2.5) }()) }
do { let m: Int? = 3; print({ () -> Any in m ?? 2.5 }()) }
do { let m: Int? = 3; let z: Any = { m ?? 2.5 }(); print(z) }
do { let m: Int? = 3; print({ x in x ?? 2.5 }(m)) }
do { let ds = [1.5, 2.5]; [1, 2].forEach { print(ds.flatMap { [$0, 1] }, $0) } }
do { let ds = [1.5, 2.5]; [1, 2].forEach { i in print(ds.flatMap { [$0, 1] }.count) } }
do { let ds = [1.5, 2.5]; print([1, 2].map { i in ds.flatMap { [$0, 1] } }) }
do { let ds = [1.5, 2.5]; print([1, 2].map { i in ds.flatMap { [$0, 1] }.count }) }
do { let ds = [[1, 2], [3]]; ds.forEach { print($0.flatMap { [$0, 1] }) } }
do { let ds = [[1.5, 2], [3]]; ds.forEach { print($0.flatMap { [$0, 1] }) } }
do { [[1.5, 2], [3]].forEach { print($0.flatMap { [$0, 1] }) } }
do { [[1, 2], [3]].forEach { print($0.flatMap { [$0, 1] }) } }
do { let l = [1, 2]; let z = [[3], [l.dropFirst().first]]; print(z) }
do { let l = [1, 2]; let z = [3, l.min()]; print(z) }
do { let l = [1, 2]; print([l.first, l.last].map { $0 ?? 0 }) }
do { let l = [1, 2]; print([l.first, 3].compactMap { $0 }) }
do { let l = [1, 2]; print([l.first, 3].map { $0.map { $0 + 1 } ?? 0 }) }
do { let l = [1, 2]; print([l.first, nil, 3]) }
do { let l = [1, 2]; print([l.first ?? 0, 3]) }
do { let l = [1, 2]; print([l.first!, 3]) }
do { let l = [1, 2]; print([l.first == 1, true]) }
do { let l = ["a"]; print([l.first?.count, 3]) }
do { let l = ["a"]; print(["x": l.first, "y": nil].count) }
do { let l = ["a"]; let d: [String: String?] = ["x": l.first, "y": "b"]; print(d.count) }
do { let l = ["a"]; let s = [l.first, "z"].compactMap { $0 }.joined(separator: "-"); print(s) }
do { let l = ["a"]; let s = [l.first ?? "", "z"].joined(separator: "-"); print(s) }
do { let l = [1]; print(l.first == nil ? 0 : l.first! + 1) }
do { let l = [1]; print(l.isEmpty ? 0 : l.first!) }
do { let l = [1]; print(l.isEmpty ? "none" : "\(l.first!)") }
do { let l = [1]; let t = (l.first, 3); print(t) }
do { let r = [1].map { v in let x = [3, "a"]; print(x); return v }; print(r) }
do { let r = [1].map { v -> Int in let x: [Any] = [3, "a"]; print(x); return v }; print(r) }
do { let r = [1].map { v in let x = [3 + 1, 2.5]; print(x); return v }; print(r) }
do { let r = [1].map { v in print([3 + 1, 2.5]); return v }; print(r) }
do { let r = [1].map { v in let x = []; print(x); return v }; print(r) }
do { let r = [1].map { v in print(v); return [3, "a"] }; print(r) }
do { let r = [1].map { v in print(v); return [3 + 1, 2.5] }; print(r) }
do { [1, 2].forEach { v in let d: Double = [3, 1].map { w in print(w); return w }.max()!; print(d + Double(v)) } }
do { let t = { () -> Double in let d = [3, 1].map { w in print(w); return w }.reduce(0.5, +); return d }; print(t()) }
do { let q = ["a b c", "dd e"].map { s in let m = s.split(separator: " ").max { $0.count < $1.count }; return m }; print(q) }
do { for x in [1, 2].map({ v in let l = [3, 4]; return l.count + v }) { print(x) } }
do { for x in [1, 2].map({ v in print([v ... v + 1].count); return v }) { print(x) } }
do { let q = [1, 2].map { v in let y = ["a", ""].compactMap { $0.isEmpty ? nil : $0 }; print(y); return v }; print(q) }
do { let q = [1, 2].map { v in let y = [1, 2].flatMap { [$0, 1] } + [3]; print(y); return v }; print(q) }
do { let ds = [1.5, 2.5]; let q = [1, 2].map { v in print(v); return ds.flatMap { [$0, 1] } }; print(q) }
do { let ds = [1.5, 2.5]; [1, 2].forEach { v in print(ds.flatMap { [$0, 1] }) } }
do { let ds = [1.5, 2.5]; [1, 2].forEach { v in let x = ds.flatMap { [$0, 1] }; print(x, v) } }
do { let ds = [1.5, 2.5]; [1, 2].forEach { print(ds.flatMap { [$0, 1] }, $0) } }
do { let ds = [1.5, 2.5]; let c = { let x = ds.reversed().first! * 2; print(x) }; c() }
do { let c = { () -> Int in let xs = [3, 1, 2]; let i = xs.reversed().firstIndex(of: 2) ?? -1; return i }; print(c()) }
do { let xs = [3, 1, 2]; let q = xs.map { v in let i = xs.reversed().firstIndex(of: v) ?? -1; return i }; print(q) }
do { let v = [3, 1].map { v in let w = v; return w }.map { v in let w = v; return w + 0.5 }; print(v) }
do { let o: Int? = 4; let q = [3, 5].map { v in let a = [3, o]; return a.count + v }; print(q) }
do { let q = [3, 5].map { v in let a = v > 3 ? 3 : 2.5; return a }; print(q) }
do { let q = [3, 5].map { v in let a = Double(v); return a > 3 ? 3 : a }; print(q) }
do { let q: [() -> Int] = [{ let a = 3; return a }, { 4 }]; print(q.map { $0() }) }
do { let q = [1, 2].map { v in switch v { case 1: return [1.5]; default: return [2, 3] } }; print(q) }
do { let q = [1, 2].map { v in if v > 1 { return 2.5 }; return 3 }; print(q) }
do { let q = [1, 2].map { v -> Int? in let a = 1; if v > 1 { return nil }; return a }; print(q) }
do { let q: [Int] = [1, 2].compactMap { v in print(v); let z: [Int] = [1, 2].compactMap { w in if w > 1 { return nil }; return w }; if v == 1 { return nil }; return z.count }; print(q) }
print([3, nil].map { v in print(v as Any); return (v ?? 1) * 1.5 })
print([3, nil].map { v in print(v as Any); let w: Double = v ?? 1; return w })
print([3, nil].map { v in print(v as Any); return v ?? 1 })
print([nil, 3].map { v in print(v as Any); return v ?? 1.5 })
print([nil, 3].map { v in print(v as Any); return v })
do { [nil, 3].forEach { v in print(v as Any); print(v ?? 1.5) } }
do { [nil, 3].forEach { v in print(v as Any); if let v { print(v + 1.5) } } }
do { [nil, 3].forEach { v in print(v as Any); guard let v else { return }; let d: Double = v; print(d) } }
do { [nil, "a"].forEach { v in print(v as Any); print(v ?? "z") } }
do { [nil, "a"].forEach { v in print(v as Any); print(v ?? 3) } }
do { [nil, 2.5].forEach { v in print(v as Any); print(v ?? 3) } }
do { [nil, 3].forEach { print($0 ?? 1.5) } }
print([nil, 3].map { $0 ?? 1.5 })
do { [(nil, 1), (3, 2)].forEach { v in print(v); print(v.0 ?? 1.5) } }
do { ["a": nil, "b": 3].forEach { k, v in print(k.count); print(v ?? 1.5) } }
print([3, nil].reduce(0.0) { a, v in print(a); return a + (v ?? 1.5) })
print([3, nil].compactMap { v in print(v as Any); return v }.reduce(0.5, +))
print([3, nil].compactMap { $0 }.reduce(0.5, +))
print([3, nil].map { v in print(v as Any); return v.map { $0 * 2.5 } ?? 0 })
print([Optional(3), nil].map { v in print(v as Any); return v ?? 1.5 })
print([3, 1].map { $0 + $0 } + [2.5])
print([3, 1].map { $0 + 2 } + [2.5])
print([3, 1].map { $0 * $0 } + [2.5])
print([3, 1].map { $0 } + [2.5])
print([3, 1].map { -$0 } + [2.5])
print([3, 1].map { $0 + 2.5 } + [2])
print([3, 1].map { $0 + $0 + $0 } + [2.5])
print([3, 1].map { ($0 + $0) * 2 } + [2.5])
print([3, 1].map { [$0 + $0] } + [[2.5]])
print([3 + 1].map { $0 + $0 } + [2.5])
print([2.5] + [3, 1].map { $0 + $0 })
print([3, 1].map { max($0, 2) } + [2.5])
print([3, 1].map { $0 > 2 ? $0 : 2 } + [2.5])
print([3, 1].filter { $0 + $0 > 2 } + [2.5])
print([3, 1].reduce(0) { $0 + $1 } + 2.5)
print([[3, 1].map { $0 + $0 }, [2.5]])
print([[3, 1].map { $0 + $0 }.first!, 2.5])
print([[3, 1].max()! + 1, 2.5])
do { let h = 2.5; print([h, 1, h * 2, 1 << 2]) }
do { let h = 2.5; print([h, 1, 1 << 2]) }
do { let h = 2.5; print([h, 1 << 2]) }
do { let h = 2.5; print([h, 1, h * 2, 1 + 2]) }
do { let h = 2.5; print([h, 1, h * 2, 5 % 2]) }
do { let h = 2.5; print([h, 1, 5 & 2]) }
do { let h = 2.5; print([h, 1, ~2]) }
do { let a = [3 + 1].first ?? 2.5; print(a) }
do { let a = [3].first ?? 2.5; print(a) }
do { let a = [3 + 1].max() ?? 2.5; print(a) }
do { let a = [3, 4].map { $0 * 2 }.max() ?? 2.5; print(a) }
print([3 + 1].first ?? 2.5)
do { let a = [3 + 1, 2].min() ?? 0.5; print(a) }
do { let a = [[3 + 1]].first?.first ?? 2.5; print(a) }
do { let a = [-3].first ?? 2.5; print(a) }
do { let a = [3 + 1].first! + 2.5; print(a) }
do { let a = [3 + 1][0] * 2.5; print(a) }
do { let a = true ? [3 + 1].first! : 2.5; print(a) }
do { let a = max([3 + 1].first!, 2.5); print(a) }
do { let m: Int? = 4; print(m ?? 2.5) }
do { let m: Int? = 4; func f() -> Any { m ?? 2.5 }; print(f()) }
do { let h = 2.5, n = 3; print([h, n, 1]) }
do { let h = 2.5, n = 3; print([1, h, n]) }
do { let n = 3; print([2.5, n, 1]) }
do { let n = 3; print([2.5, 1, n]) }
do { let h = 2.5, n = 3; print([h, 1, n * 2]) }
do { let h = 2.5, n = 3; print([h, 1 + 1, n]) }
do { let h = 2.5; print([h, 1, "a".count]) }
do { let h = 2.5; print([h, -1, "a".count]) }
do { let h = 2.5, n = 3; print(["a": h, "b": n, "c": 1].values.map { "\($0)" }.sorted()) }
do { let h = 2.5, n = 3; print([[h], [n], [1]]) }
do { let h = 2.5, n = 3; print([h, n].map { $0 } + [1]) }
do { let h = 2.5, n = 3; print([(h, 1), (n, 1), (1, 1)]) }
do { let h: Float = 2.5, n = 2.5; print([h, n, 1, 0.1]) }
do { let h: Float = 2.5, n = 2.5; print([h, n, 16777217]) }
print([1.5, 2].map { v in print(v); return v } + [2])
print([2] + [1.5, 2].map { v in print(v); return v })
do { let h = [1.5, 2]; print(h.map { v in print(v); return v } + [2]) }
do { let h = [1.5, 2]; print([2] + h.map { v in print(v); return v }) }
do { let h = [1.5, 2]; print(h.map { v in print(v); return v * 2 } + [2, 3]) }
do { let h = [1.5, 2]; let a = h.map { v in print(v); return v * 2 } + [2, 3]; print(a) }
do { let h = [1.5, 2]; let a: [Double] = h.map { v in print(v); return v * 2 } + [2, 3]; print(a) }
do { let h = [1.5, 2]; print(h.filter { v in print(v); return v > 1 } + [2, 3]) }
do { let h = [1.5, 2]; print(h.sorted { a, v in print(v); return v > a } + [2, 3]) }
do { let h = [1.5, 2]; print(h.compactMap { v in print(v); return v } + [2, 3]) }
do { let h = [1.5, 2]; print(h.map { v -> Double in print(v); return v } + [2, 3]) }
do { let h = [1, 2]; print(h.map { v in print(v); return Double(v) } + [2, 3]) }
do { let h = [1, 2]; print(h.map { v in print(v); return Double(v) }.sorted() + [2, 3]) }
do { let h = [1, 2]; print(h.map { v in print(v); return Double(v) }.map { $0 } + [2, 3]) }
do { let h = [1, 2]; print([h.map { v in print(v); return Double(v) }[0], 2]) }
do { let h = [1, 2]; print([h.map { v in print(v); return Double(v) }, [2]]) }
do { let h = [1, 2]; let y = true; let a = y ? h.map { v in print(v); return Double(v) } : [2]; print(a) }
do { let h = [1, 2]; let y = true; let a = y ? h.map { v in print(v); return Double(v) }[0] : 2; print(a) }
do { let h = [1, 2]; let a = h.map { v in print(v); return Double(v) }.first ?? 0; print(a) }
do { let h = [1, 2]; print(h.map { v in print(v); return Double(v) }.last! + 1) }
do { let h = [1, 2]; print(h.map { v in print(v); return Double(v) }.max() ?? 0) }
do { let h = [1, 2]; print(max(h.map { v in print(v); return Double(v) }[0], 1)) }
do { let h = [1, 2]; print(h.map { v in print(v); return Double(v) }.reduce(0, +)) }
do { let h = [1, 2]; print(h.map { v in print(v); return Double(v) }.contains(1)) }
do { let h = [1, 2]; print(h.map { v in print(v); return Double(v) } == [1, 2]) }
do { let h = [1, 2]; print(h.map { v in print(v); return Float(v) } + [1, 2.5]) }
do { let h = [1, 2]; print(h.map { v in print(v); return Int8(v) } + [1]) }
do { let h = [1, 2]; print(h.map { v in print(v); return Character("c") } + ["d"]) }
do { let h = [1, 2]; let a = h.map { v in print(v); return Character("c") } + ["d"]; print(a, type(of: a)) }
do { let h = [1, 2]; let a = h.map { v in print(v); return v > 1 ? nil : v } + [3]; print(a, type(of: a)) }
do { let h = [1, 2]; let a = h.map { v in print(v); return [v] } + [[3]]; print(a, type(of: a)) }
do { let h = [1, 2]; let a = h.map { v in print(v); return [Double(v)] } + [[3]]; print(a, type(of: a)) }
do { let h = [1, 2]; let a = h.map { v in print(v); return (v, 2.5) } + [(1, 2)]; print(a, type(of: a)) }
do { let h = [1, 2]; let a = h.map { v in print(v); return "\(v)" } + ["d"]; print(a, type(of: a)) }
do { let h = [1, 2]; let a = h.map { v in print(v); return v } + []; print(a, type(of: a)) }
do { let h = [1, 2]; let a = [] + h.map { v in print(v); return v }; print(a, type(of: a)) }
do { let h = [1, 2]; var a: [Double] = []; a += h.map { v in print(v); return Double(v) } + [3]; print(a, type(of: a)) }
do { let h = [1, 2]; let a = h.map { v in print(v); return "c" } + []; print(a.count) }
do { let h = [1, 2]; let a = h.map { v in print(v); return v } + [3]; print(a.max()!) }
do { let h = [1, 2]; let a: [Int] = h.map { v in print(v); return v } + []; print(a) }
do { let h = [1, 2]; var a = h.map { v in print(v); return v } + []; a.append(3); print(a) }
do { let h = [1, 2]; let a = h.map { v in print(v); return v } + [] + h; print(a) }
do { let h = [1, 2]; func f() -> [Int] { h.map { v in print(v); return v } + [] }; print(f()) }
do { let h = [1, 2]; let a = h.map { v in print(v); return String(v) } + ["d"]; print(a.joined()) }
do { let h = [1, 2]; let a = h.map { v -> Int in print(v); return v } + []; print(a.max()!) }
do { let h = [1, 2]; let a = h.filter { v in print(v); return v > 1 } + []; print(a.max()!) }
do { let h = [1, 2]; let a = h.compactMap { v in print(v); return v > 1 ? v : nil } + [3]; print(a) }
do { let h = [1, 2]; let a = h.flatMap { v in print(v); return [v] } + [3]; print(a) }
do { let h = [1, 2]; let a = h.flatMap { v in print(v); return [String(v)] } + ["3"]; print(a) }
