// Typed throws of initializers, methods and `do throws(E)`.
struct V: Error { let msg: String }
func check(_ s: String) throws(V) { guard !s.isEmpty else { throw V(msg: "empty") } }
do throws(V) { try check("a"); try check(""); print("no") } catch { print(error.msg) }
func never() throws(Never) -> Int { 3 }
print(never())
class K { init(_ n: Int) throws(V) { if n < 0 { throw V(msg: "neg") } }; func go() throws(V) -> Int { throw .init(msg: "go") } }
do { let k = try K(1); print(try k.go()) } catch { print(error) }
do { _ = try K(-1) } catch { print((error as V).msg) }
let r = Result { () throws(V) -> Int in throw V(msg: "r") }
print(r)
