protocol P {}
struct S: P {}
let p: any P.Type = S.self
let q = p
func g2<T>(_ x: T) -> String { "\(type(of: x)) \(T.self)" }
func outer<T>(_ x: T) -> String { g2(x) }
print(outer(q), outer(P.self))
print(outer(p as any P.Type))
struct Box<T> { let v: T; func t() -> String { "\(T.self) \(type(of: v))" } }
print(Box(v: q).t(), Box(v: P.self).t(), Box<Any.Type>(v: p).t(), Box(v: S.self).t())
print(Box(v: q), Box(v: P.self), Box<Any.Type>(v: p))
enum E<T> { case a(T) }
print(E.a(q), E.a(P.self))
func opt<T>(_ x: T?) -> String { "\(T.self)" }
print(opt(q), opt(P.self))
