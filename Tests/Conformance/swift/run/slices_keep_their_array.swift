final class P { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("gone", n) } }
func mk(_ n: Int) -> [P] { (1...n).map { P($0) } }
func t(_ name: String, _ f: () -> Void) { print("==", name); f(); print("-- end") }
t("dropFirst") { let rest = mk(4).dropFirst(2); print(rest.count); print(rest[2].n) }
t("slice of slice") { var s = mk(5)[1...3]; print("a"); s = s.dropFirst(); print("b", s.count); s = s.dropLast(); print("c", s.count) }
t("assign in place") { var s = mk(4)[1...2]; print("a"); s[1] = P(10); print("b"); s[2] = P(11); print("c", s.count) }
t("assign shared") { let a = mk(4); var s = a[1...2]; print("a"); s[1] = P(10); print("b", s.count, a.count) }
t("array changed") { var a = mk(4); let s = a[1...2]; print("a"); a[0] = P(10); a[1] = P(11); print("b"); a = []; print("c", s.count) }
t("removeFirst") { var s = mk(4)[1...3]; print("a"); s.removeFirst(); print("b", s.count); _ = s.removeFirst(); print("c") }
t("removeFirst k") { var s = mk(4)[1...3]; print("a"); s.removeFirst(2); print("b", s.count) }
t("popFirst") { var s = mk(4)[...]; while let x = s.popFirst() { print("x", x.n) }; print("c") }
t("popLast") { var s = mk(4)[...]; while let x = s.popLast() { print("x", x.n) }; print("c") }
t("removeLast") { var s = mk(4)[1...2]; print("a"); s.removeLast(); print("b", s.count); s.removeLast(); print("c") }
t("removeLast k") { var s = mk(4)[1...2]; print("a"); s.removeLast(2); print("b", s.count) }
t("append") { var s = mk(4)[1...2]; print("a"); s.append(P(9)); print("b", s.count) }
t("append shared") { let a = mk(4); var s = a[1...2]; print("a"); s.append(P(9)); print("b", s.count, a.count) }
t("append contents") { var s = mk(4)[1...2]; print("a"); s += [P(9)]; print("b", s.count) }
t("insert") { var s = mk(4)[1...2]; print("a"); s.insert(P(9), at: 1); print("b", s.count) }
t("remove at") { var s = mk(4)[1...2]; print("a"); s.remove(at: 1); print("b", s.count) }
t("remove at end") { var s = mk(4)[1...]; print("a"); s.remove(at: 3); print("b", s.count) }
t("removeAll") { var s = mk(4)[1...2]; print("a"); s.removeAll(); print("b", s.count) }
t("removeAll keeping") { var s = mk(4)[1...2]; print("a"); s.removeAll(keepingCapacity: true); print("b", s.count) }
t("removeAll where") { var s = mk(6)[1...4]; print("a"); s.removeAll { $0.n == 3 }; print("b", s.count) }
t("removeSubrange") { var s = mk(6)[1...4]; print("a"); s.removeSubrange(2...3); print("b", s.count) }
t("replaceSubrange") { var s = mk(6)[1...4]; print("a"); s.replaceSubrange(2...3, with: [P(20)]); print("b", s.count) }
t("replaceSubrange same") { var s = mk(6)[1...4]; print("a"); s.replaceSubrange(2...3, with: [P(20), P(21)]); print("b", s.count) }
t("swap sort reverse") { var s = mk(6)[1...4]; print("a"); s.swapAt(1, 3); s.sort { $0.n > $1.n }; s.reverse(); print("b", s.map { $0.n }); _ = s.partition { $0.n > 3 }; print("c") }
t("range assign") { var s = mk(6)[1...4]; print("a"); s[2...3] = [P(20)]; print("b", s.count) }
t("array range assign") { var a = mk(6); a[1...2] = [P(20)]; print("b", a.count); a[0...1].reverse(); print("c", a.map { $0.n }); a[1...3].sort { $0.n < $1.n }; print("d") }
t("Array(slice)") { var a = Array(mk(4).dropFirst()); print("a"); a.append(P(8)); print("b") }
t("Array(whole)") { let a = Array(mk(4)[...]); print("a", a.count) }
t("map") { let b = mk(4).prefix(2).map { $0 }; print("a", b.count) }
t("for") { for x in mk(3).dropFirst() { print("x", x.n) }; print("b") }
t("split") { let p = mk(5).split { $0.n == 3 }; print("a", p.count); let q = p[0]; print("b", q.count) }
t("optional") { let s = mk(3).prefix(1).first; print("a", s!.n) }
t("prefix in struct") { struct S { var s: ArraySlice<P> }; var v = S(s: mk(4).suffix(2)); print("a"); v.s.removeLast(); print("b"); v.s = []; print("c") }
t("shuffled + first") { let s = mk(3)[1...]; print(s.first!.n); print(s.last!.n, s.count) }
t("dropFirst chain") { print(mk(5).dropFirst().dropFirst().prefix(1).map { $0.n }); print("b") }
t("reversed") { let r = mk(3).dropFirst().reversed(); print("a", r.count) }
t("lazy") { let r = mk(3).dropFirst().lazy.map { $0.n }; print("a", r.count) }
t("enumerated") { for (i, x) in mk(3).dropFirst().enumerated() { print(i, x.n) } ; print("b") }
t("slice after its array") { var a = mk(3); let s = a[1...]; a.removeAll(); print("a"); print(s.count) }
t("inplace after sub") { var s = mk(5)[1...3]; let u = s.dropFirst(); print("a"); s[1] = P(30); print("b"); _ = u.count; print("c") }
t("set after own") { var s = mk(5)[1...3]; s[2] = P(30); print("a"); let u = s.dropFirst(); print("b"); s = []; print("c", u.count) }
