// What a place is made of does not outlive the statement.
final class R: Hashable { let n: String; init(_ n: String) { self.n = n }; deinit { print("-", n) }; static func == (a: R, b: R) -> Bool { a.n == b.n }; func hash(into h: inout Hasher) { h.combine(n) } }
final class T { var items: [Int] = []; var n = 0 { didSet { print("n", n) } }; deinit { print("-T") }; subscript(r: R) -> Int { get { 1 } set { print("set", r.n) } } }
func make() -> T { T() }
func run() { make()[R("k")] = 4; print("1"); make().items.append(3); print("2"); make().n += 1; print("3"); make()[R("j")] += 4; print("4"); var d: [R: Int] = [:]; d[R("d")] = 1; print("5"); d[R("d")] = nil; print("6"); d[R("e"), default: 0] += 1; print("7") }
run()
