protocol P {}
protocol Q {}
struct S: P, Q {}
class C: P {}
final class D: C {}
print(P.self, Any.self, AnyObject.self, (any P).self)
print(type(of: P.self), type(of: Any.self), type(of: AnyObject.self), type(of: (any P & Q).self))
print(type(of: S.self), type(of: C.self))
print(type(of: type(of: P.self)))
let a: Any.Type = P.self
print(a, type(of: a))
let b: any P.Type = S.self
print(b, type(of: b))
let c: [any P.Type] = [S.self, C.self, D.self]
for x in c { print(x, type(of: x)) }
print(type(of: c))
print([P.self, Q.self] as [Any.Type])
print([any P].self, (any P)?.self, type(of: [any P].self))
print((P, Q).self, ((P) -> Q).self)
print((any P.Type).self, (any P).Type.self, P.Type.self)
print(type(of: (any P.Type).self), type(of: (any P).Type.self))
print(Any.Type.self, type(of: Any.Type.self), AnyObject.Type.self)
debugPrint(type(of: P.self), (any P.Type).self, P.self)
let e: Any = P.self
print(e is Any.Type, e is any P.Type, e is (any P).Type, type(of: e), e)
let f: Any = S.self
print(f is Any.Type, f is any P.Type, f is (any P).Type, type(of: f), f is S.Type, f is C.Type)
print(e as? any P.Type as Any)
print(e as? (any P).Type as Any)
print(Optional(P.self) as Any, Optional(b) as Any)
print([b], type(of: [b]))
