final class N { let v: Int; init(_ v: Int) { self.v = v }; deinit { print("-\(v)", terminator: " ") } }
func line(_ s: String) { print("|", s) }
do { var a = (0..<6).map { N($0) }; var s = a[1..<4]; line("made"); a = []; line("array gone"); s.removeFirst(); line("first off"); s = s.dropLast(); line("last off"); _ = s.popLast(); line("popped"); s.append(N(9)); line("grown"); print(s.map(\.v), s.startIndex) }; line("end")
do { let a = (10..<16).map { N($0) }; var s = a[2...]; s[3] = N(99); line("set while shared"); s = s[3...4]; line("part"); print(a.map(\.v), s.map(\.v)) }; line("end")
do { var s = (20..<26).map { N($0) }[1..<5]; line("temporary"); s[2] = N(98); line("set alone"); s.sort { $0.v > $1.v }; line("sorted"); print(s.map(\.v)) }; line("end")
do { var q = (30..<36).map { N($0) }[...]; while let x = q.popFirst(), x.v < 33 { print(x.v, terminator: " ") }; line("popped some"); q.removeAll(); line("all") }; line("end")
func rec(_ s: ArraySlice<N>) -> Int { s.isEmpty ? 0 : s.first!.v + rec(s.dropFirst()) }
print(rec((40..<44).map { N($0) }[...])); line("end")
do { var a = (50..<54).map { N($0) }; a[1...2] = [N(55)]; line("replaced"); a[..<2].swapAt(0, 1); line("swapped"); print(a.map(\.v)); a.removeSubrange(1...); line("removed") }; line("end")
do { var x: ArraySlice<N>? = (60..<63).map { N($0) }[1...]; x?.removeLast(); line("opt"); let y = x; x = nil; line("nil"); print(y!.count) }; line("end")
struct H { var s: ArraySlice<N> }
do { var h = H(s: [N(70), N(71), N(72)]); let g = h; h.s.removeFirst(); line("h"); h.s[1] = N(73); line("set"); print(g.s.count, h.s.count) }; line("end")
do { let parts = (80..<86).map { N($0) }.split { $0.v % 3 == 0 }; line("split"); print(parts.map(\.count)) }; line("end")
do { for x in (90..<94).map({ N($0) })[1...] { print(x.v, terminator: " ") }; line("loop"); for x in (94..<97).map({ N($0) }).dropFirst() where x.v > 95 { print(x.v, terminator: " "); break } }; line("end")
