// Elements of a literal that a closure compares with an optional are optionals, where the rest of the expression will do with it.
do { let m: Int? = 5; print([3, 5].filter { $0 == m }) }
do { let m: Int? = 5; print([3, 5].filter { m == $0 }) }
do { let m: Int? = 5; print([3, 5].filter { $0 != m }) }
do { let m: Int? = 5; let a = [3, 5].filter { $0 == m }; print(a) }
do { let m: Int? = 5; let a: [Int] = [3, 5].filter { $0 == m }; print(a) }
do { let m: Int? = 5; let n = 3; print([n, 5].filter { $0 == m }) }
do { let m: Int? = 5; let n = 3; print([n, n].filter { $0 == m }) }
do { let m: String? = "b"; print(["a", "b"].filter { $0 == m }) }
do { let m: String? = "b"; print(["a", "b"].first { $0 == m } as Any) }
do { let m: String? = "b"; print(["a", "b"].first(where: { $0 == m }) ?? "none") }
do { let m: String? = "b"; let z = ["a", "b"].first(where: { $0 == m }) ?? "none"; print(z) }
do { let m: String? = "b"; if let z = ["a", "b"].first(where: { $0 == m }) { print(z) } }
do { let m: String? = "b"; let z = ["a", "b"].first(where: { $0 == m }); print(z as Any) }
do { let m: String? = "b"; print(["a", "b"].contains { $0 == m }) }
do { let m: String? = "b"; print(["a", "b"].firstIndex { $0 == m } as Any) }
do { let m: String? = "b"; print(["a", "b"].filter { $0 == m }.count) }
do { let m: String? = "b"; print(["a", "b"].filter { $0 == m }.map { $0.uppercased() }) }
do { let m: String? = "b"; print(["a", "b"].filter { $0 == m }.map { "\($0)" }) }
do { let m: String? = "b"; print(["a", "b"].filter { $0 == m }.map { "<\($0)>" }) }
do { let m: String? = "b"; print(["a", "b"].map { $0 == m ? $0 : "-" }) }
do { let m: String? = "b"; print(["a", "b"].map { $0 == m ? "yes \($0)" : "no" }) }
do { let m: String? = "b"; print(["a", "b"].map { ($0, $0 == m) }) }
do { let m: String? = "b"; print(["a", "b"].map { s in s == m ? s : "-" }) }
do { let m: String? = "b"; print(["a", "b"].filter { $0.hasPrefix("b") && $0 == m }) }
do { let m: String? = "b"; print(["a", "b"].filter { $0 == m && $0.hasPrefix("b") }) }
do { let m: String? = "b"; print(["a", "b"].filter { $0 > "a" && $0 == m }) }
do { let m: String? = "b"; print(["a": 1, "b": 2].filter { $0.key == m }) }
do { let m: Int? = 2; print(["a": 1, "b": 2].filter { $0.value == m }) }
do { let m: Int? = 2; print(["a": 1, "b": 2].first { $0.value == m } as Any) }
do { let m: Int? = 2; print([1, 2].sorted { a, b in a == m }) }
do { let m: Int? = 2; print([1, 2].enumerated().filter { $0.element == m }) }
do { let m: Int? = 2; print([1, 2].map { $0 * 2 }.filter { $0 == m }) }
do { let m: Int? = 2; print([1, 2].map { $0 }.filter { $0 == m }) }
do { let m: Int? = 2; print([1, 2].reversed().filter { $0 == m }) }
do { let m: Int? = 2; print((1...2).filter { $0 == m }) }
do { let m: Int? = 2; print(Array(1...2).filter { $0 == m }) }
do { let m: Int? = 2; print(Array([1, 2]).filter { $0 == m }) }
do { let m: Double? = 2; print([1, 2].filter { $0 == m }) }
do { let m: Double? = 2.5; print([1, 2.5].filter { $0 == m }) }
do { let m: Int? = 2; print([1, 2].filter { $0 == m! }) }
do { let m: Int? = 2; print([1, 2].filter { $0 == m ?? 0 }) }
do { let m: Int? = 2; print([1, 2].filter { $0 < 3 }.filter { $0 == m }) }
do { let m: Int? = 2; print([1, 2].prefix { $0 != m }) }
do { let m: Int? = 2; print([1, 2].drop { $0 != m }) }
do { let m: Int? = 2; print([1, 2].split { $0 == m }) }
do { let m: Int? = 2; for x in [1, 2].filter({ $0 == m }) { print(x) } }
do { let m: Int? = 2; for x in [1, 2] where x == m { print(x) } }
do { let m: Int? = 2; print([1, 2].filter { x in x == m }) }
do { let m: Int? = 2; print([1, 2].filter { x in print(x); return x == m }) }
do { let m: Int? = 2; print([1, 2].filter { (x: Int) in x == m }) }
do { let m: Int? = 2; print([1, 2].allSatisfy { $0 == m }) }
do { let m: Int? = 2; print([1, 2].max { a, b in a == m } as Any) }
do { let m: Int? = 2; print([1, 2].last { $0 == m } as Any) }
do { let m: Int? = 2; print([1, 2].compactMap { $0 == m ? $0 : nil }) }
do { let m: Int? = 2; print([1, 2].filter { $0 == [m][0] }) }
print([1, 2].filter { $0 == [1, 2].first })
print([1, 2].filter { $0 == [1, 2].max() })
do { let xs = [1, 2]; print([1, 2, 3].filter { $0 != xs.last }) }
do { let d = ["a": 1]; print([1, 2, 3].filter { $0 != d["a"] }) }
do { let d = ["a": 1]; print(["a", "b"].filter { d[$0] == 1 }) }
do { let d = ["a": 1]; print(["a", "b"].filter { d[$0] != nil }) }
do { let d = ["a": 1]; print(["a", "b"].first { d[$0] == nil } as Any) }
print([1, 2].filter { $0 != nil })
do { let s = "b"; print(["a", "b"].filter { $0.first == s.first }) }
do { let s = "b"; print(["abc", "b"].filter { $0.first == "b" }) }
do { let m: Int? = 2; print([1, 2].filter { $0 + 1 == m }) }
do { let m: Int? = 2; print([1, 2].filter { -$0 == m }) }
do { let m: Int? = 2; print([1, 2].map { $0 == m }) }
do { let m: Int? = 2; print([[1], [2]].filter { $0.first == m }) }
do { let m: [Int]? = [2]; print([[1], [2]].filter { $0 == m }) }
do { let m: Bool? = true; print([true, false].filter { $0 == m }) }
do { let m: Int? = 2; print([(1, "a"), (2, "b")].filter { $0.0 == m }) }
do { let m: Int? = 2; print([(1, "a"), (2, "b")].first { $0.0 == m } as Any) }
do { let m: Int? = 5; print([3, 5].contains(m)) }
do { let m: Int? = 2; print([[1], [2]].map { $0.filter { $0 == m } }) }
do { let m: Int? = 2; print([[1], [2]].filter { $0[0] == m }) }
do { let m: Int? = 2; print([[1], [2]].first { $0[0] == m } as Any) }
do { let m: Int? = 2; print([["a": 1]].filter { $0["a"] == m }) }
do { let m: Int? = 2; print([1, 2].filter { $0 == m }, [3, 4].filter { $0 == m }) }
do { let m: Int? = 2, l: Int? = 3; print([1, 2, 3].filter { $0 == m || $0 == l }) }
do { let m: Int? = 2, l: Int? = 3; print([1, 2, 3].filter { $0 != m && $0 != l }) }
do { let m: Int? = 2; print([1, 2, 3].filter { $0 != m && $0 != 3 }) }
do { let m: Int? = 2; print([1, 2, 3].filter { !($0 == m) }) }
do { let m: Int? = 2; print([1, 2, 3].filter { $0 == m } == [2]) }
do { let m: Int? = 2; print([1, 2, 3].filter { $0 == m }.isEmpty) }
do { let m: Int? = 2; print([1, 2, 3].filter { $0 == m }.reduce(0, +)) }
do { let m: Int? = 2; print([1, 2, 3].filter { $0 == m }.first ?? 0) }
do { let m: Int? = 2; print([1, 2, 3].filter { $0 == m }.sorted()) }
do { let m: Int? = 2; print([1, 2, 3].filter { $0 == m }.map { $0 * 2 }) }
do { let m: Int? = 2; print([1, 2, 3].filter { $0 == m }.map { String($0) }) }
do { let m: Int? = 2; print([1, 2, 3].filter { $0 == m }.map { "\($0)" }.joined()) }
do { let m: Int? = 2; print([1, 2, 3].filter { $0 == m } + [4]) }
do { let m: Int? = 2; func f(_ x: [Int]) { print(x) }; f([1, 2].filter { $0 == m }) }
do { let m: Int? = 2; func f<T>(_ x: [T]) { print(x) }; f([1, 2].filter { $0 == m }) }
do { let m: Int? = 2; func f() -> [Int] { [1, 2].filter { $0 == m } }; print(f()) }
do { let m: Int? = 2; struct S { var x: [Int] }; print(S(x: [1, 2].filter { $0 == m })) }
do { let m: Int? = 2; [1, 2].filter { $0 == m }.forEach { print($0) } }
do { let m: Int? = 2; [1, 2].forEach { print($0 == m) } }
do { let m: Int? = 2; [1, 2].forEach { print($0 == m, $0) } }
do { let m: Int? = 2; [1, 2].forEach { if $0 == m { print($0) } } }
do { let m: Int? = 2; [1, 2].enumerated().forEach { print($0.offset, $0.element == m, $0.element) } }
do { let m: Int? = 2; [1, 2].enumerated().forEach { i, x in print(i, x == m, x) } }
do { let m: Int? = 2; ["a": 2].forEach { k, v in print(k, v == m, v) } }
do { let m: String? = "a"; ["a": 2].forEach { k, v in print(k == m, k, v) } }
do { let m: Int? = 2; print(["a": 1, "b": 2].filter { k, v in v == m }) }
do { let m: Int? = 2; print(["a": 1, "b": 2].first { k, v in v == m }?.key ?? "-") }
do { let m: Int? = 2; print(["a": 1, "b": 2].first { $0.value == m }?.key ?? "-") }
do { let m: Int? = 2; let k = ["a": 1, "b": 2].first { $0.value == m }?.key; print(k ?? "-") }
do { let m: String? = "a"; print(["a": 1].keys.filter { $0 == m }) }
do { let m: Int? = 2; print(["a": 2].mapValues { $0 == m }) }
do { let m: Int? = 2; print(["a": 2].mapValues { $0 == m ? $0 : 0 }) }
do { let m: Int? = 2; print(["a": 2].contains { $0.value == m }) }
do { let m: Int? = 2; print([1, 2].map { $0 == m ? "x" : "y" }) }
do { let m: Int? = 2; print([1, 2].map { [$0 == m: $0] }) }
do { let m: Int? = 2; print([1, 2].reduce(0) { $0 + ($1 == m ? 1 : 0) }) }
do { let m: Int? = 2; print([1, 2].reduce(into: [Int]()) { if $1 == m { $0.append($1) } }) }
do { let m: Int? = 2; print(zip([1, 2], [3, 2]).filter { $0 == m && $1 > 0 }) }
do { let m: Int? = 2; print(zip([1, 2], [3, 2]).map { $0 == m ? $1 : $0 }) }
do { let m: Int? = 2; let r = [1, 2].lazy.filter { $0 == m }; print(Array(r)) }
do { let m: Int? = 2; print([1, 2].lazy.filter { $0 == m }.first ?? 0) }
do { let m: Int? = 2; print([1, 2].compactMap { $0 == m ? nil : $0 }) }
do { let m: Int? = 2; print([1, 2].firstIndex { $0 == m } ?? -1) }
do { let m: Int? = 2; print([1, 2].lastIndex { $0 == m } ?? -1) }
do { let m: Int? = 2; var a = [1, 2]; a.removeAll { $0 == m }; print(a) }
do { let m: Int? = 2; print([1, 2].min { $0 == m || $1 == m } as Any) }
do { let m: Int? = 2; if [1, 2].contains(where: { $0 == m }) { print("y") } }
do { let m: Int? = 2; guard let x = [1, 2].first(where: { $0 == m }) else { fatalError() }; print(x) }
do { let m: Int? = 2; switch [1, 2].first(where: { $0 == m }) { case .some(let v): print(v); case .none: print("-") } }
do { let m: Int? = 2; print([1, 2].first { $0 == m }! + 1) }
do { let m: Int? = 2; print([1, 2].first { $0 == m }.map { $0 + 1 } as Any) }
do { let m: Int? = 2; print([1, 2].first { $0 == m }.map { "<\($0)>" } as Any) }
do { let m: Int? = 2; print([1, nil].filter { $0 == m }) }
do { let m: Int? = 2; print([1, m].filter { $0 == m }) }
do { let m: Int? = 2; print([[1, 2], [2]].map { $0.contains { $0 == m } }) }
do { let m: Int? = 2; let t = (1, [1, 2].filter { $0 == m }); print(t) }
do { let m: Int? = 2; let c = { [1, 2].filter { $0 == m } }; print(c()) }
do { let m: Int? = 2; let c = { print("x"); return [1, 2].filter { $0 == m } }; print(c()) }
do { let m: Int? = 2; let c: () -> [Int] = { [1, 2].filter { $0 == m } }; print(c()) }
do { let m: Character? = "b"; print(["a", "b"].filter { $0 == m }) }
do { let m: Substring? = "b"; print(["a", "b"].filter { $0 == m }) }
do { let m: Int8? = 2; print([1, 2].filter { $0 == m }) }
do { let m: Int? = 2; print([0x1, 2].filter { $0 as Int == m }) }
do { let m: Int? = 2; print([1, 2].filter { ($0) == (m) }) }
do { let m: Int? = 2; print([1, 2].filter { Optional($0) == m }) }
do { let m: Int? = 2; print([1, 2].filter { x in m.map { $0 == x } ?? false }) }
do { let m: Int?? = 2; print([1, 2].filter { $0 == m }) }
print(["1", "2"].filter { Int($0) == 1 })
print([1, 2].filter { Int("1") == $0 })
print([1, 2].filter { $0 == Int("1") })
do { let s = ["1", "x"]; print([1, 2].filter { $0 == Int(s[0]) }) }
do { let m: Int? = 2; print([1, 2, 3].filter { $0 != m }.filter { $0 != 3 }) }
do { let m: Int? = 2; print([1, 2, 3].filter { $0 != 3 }.filter { $0 != m }) }
do { let m: Int? = 2; print(Optional(2).map { $0 == m } as Any) }
do { let m: Int? = 2; print(Optional(2).flatMap { $0 == m ? $0 : nil } as Any) }
do { let m: Int? = 2; print([[[1]], [[2]]].filter { $0[0][0] == m }) }
do { let m: Int? = 2; print([[1], [2]].map { $0.map { $0 == m ? $0 : 0 } }) }
do { let m: Int? = 2; print([[1], [2]].map { r in r.map { c in c == m ? "*" : "\(c)" } }) }
do { let m: Int? = 2; print([[1, 3], [2]].map { $0.first { $0 == m } ?? 0 }) }
do { let m: Int? = 2; print(["a": [1, 2]].mapValues { $0.filter { $0 == m } }) }
do { let m: Int? = 2; print(({ $0 == m })(2)) }
