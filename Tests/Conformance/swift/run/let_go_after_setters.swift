// What a setter was given does not outlive the statement.
final class R { let n: String; var k = 0; init(_ n: String) { self.n = n }; deinit { print("-", n) } }
struct M { var x: R?; var c: R? { get { x } set { x = newValue } }; subscript(i: Int) -> R? { get { x } set { x = newValue } } }
func run() { var d: [String: R] = [:]; d["z"] = R("z"); d["z"] = nil; print("b"); var m = M(); m[1] = R("a"); m[1] = nil; print("a"); m.c = R("c"); m.c = nil; print("c"); d["q"] = R("q"); d["q"]?.k = 3; d["q"]!.k += 1; d["q"] = nil; print("q"); m.c = R("e"); m.c?.k += 1; m.c = nil; print("e"); m[2] = R("f"); m[2]?.k = 4; m[2] = nil; print("f") }
run()
