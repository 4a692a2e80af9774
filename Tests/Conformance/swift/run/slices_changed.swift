final class P { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("gone", n) } }
func mk(_ n: Int) -> [P] { (1...n).map { P($0) } }
func t(_ name: String, _ f: () throws -> Void) { print("==", name); do { try f() } catch { print("thrown") }; print("-- end") }
struct E0: Error {}
t("two vars") { var s = mk(4)[1...2]; var u = s; print("a"); s[1] = P(10); print("b"); u.removeFirst(); print("c"); s = []; print("d"); u = []; print("e") }
t("sort throws") { var s = mk(4)[1...3]; try s.sort { if $0.n == 3 { throw E0() }; return $0.n > $1.n }; print("no") }
t("contiguous") { let c = ContiguousArray(mk(3)); let s = c.dropFirst(); print("a", s.count, c.count) }
t("contiguous2") { let s = ContiguousArray(mk(3)).prefix(1); print("a", s.count) }
t("trimPrefix") { var s = mk(4)[1...]; try s.trimPrefix { $0.n == 2 }; print("a", s.count) }
t("index moves") { var s = mk(5)[1...3]; s.removeFirst(); s[2] = P(20); print("a"); s.removeLast(); print("b"); let u = s; print(u.count); s.removeAll(where: { $0.n == 20 }); print("c", s.count, u.count) }
t("struct") { struct S { var s: ArraySlice<P> = []; mutating func cut() { s = s.dropFirst() } }; var v = S(s: mk(4)[1...]); v.cut(); v.cut(); print("a", v.s.count); v = S(); print("b") }
t("while") { var q = mk(4)[...]; while !q.isEmpty { let x = q.removeFirst(); print(x.n) }; print("a") }
t("inout") { func f(_ s: inout ArraySlice<P>) { s[s.startIndex] = P(30); print("in") }; var a = mk(4); f(&a[1...2]); print("a"); a[1...2].removeLast(); print("b", a.map { $0.n }) }
t("a sort") { var a = mk(4); a[1...3].sort { $0.n > $1.n }; print(a.map { $0.n }) }
t("rec") { func sum(_ s: ArraySlice<P>) -> Int { s.isEmpty ? 0 : s.first!.n + sum(s.dropFirst()) }; print(sum(mk(4)[...])) }
t("opt") { var s: ArraySlice<P>? = mk(3).prefix(1); print("a"); s?.removeFirst(); print("b"); s = nil; print("c") }
t("strings") { var s = ["a", "b", "c"][1...]; s.removeFirst(); s.append("x"); print(s, s.startIndex) }
t("array of slices") { let x = [mk(2)[1...], mk(3)[..<1]]; print("a", x.count); let y = x.joined().map { $0.n }; print(y) }
t("swap") { var a = mk(3)[1...], b = mk(2)[...]; swap(&a, &b); print("a"); a = []; print("b"); b = []; print("c") }
t("capture") { let s = mk(3)[1...]; let f = { s.count }; print(f()) }
t("insert contents") { var s = mk(4)[1...2]; s.insert(contentsOf: [P(8), P(9)], at: 2); print("b", s.map { $0.n }) }
t("append empty") { var s = mk(4)[1...2]; s.append(contentsOf: []); print("b", s.count) }
t("concat") { let s = mk(4)[1...2]; let u = s + [P(5)]; print("b", u.count) }
t("concat2") { let u = mk(4)[1...2] + [P(5)]; print("b", u.count) }
t("eq arr") { let u = Array(mk(4)[1...2]); print("b", u.count) }
t("sl of any") { let s = ([P(1), 2, "x", P(3)] as [Any])[1...2]; print("a", s.count) }
t("closures") { let p = mk(2); let s = p.map { x in { x.n } }[1...]; print("a", s.first!()) }
t("trap-free popFirst shared") { let a = mk(3); var s = a[...]; _ = s.popFirst(); print("a", s.count); s[1] = P(7); print("b", a.count) }
