protocol P {}
protocol Q: P {}
struct S: Q {}
class C: Q {}
let q: any Q.Type = S.self
let p: any P.Type = q
let a: Any.Type = p
func gen<T>(_ x: T.Type) -> String { "\(x) \(T.self) \(type(of: x))" }
func g2<T>(_ x: T) -> String { "\(type(of: x)) \(T.self)" }
print(gen(q))
print(gen(p), gen(a))
print(gen(Int.self), gen(P.self), gen([P].self), gen((any P.Type).self))
print(g2(q), g2(p), g2(a), g2(Int.self), g2(P.self))
print(g2([q]), g2((q, p)), g2(Optional(q)))
print(g2(p as Any), g2(p as any P.Type), g2(p as Any.Type))
