protocol P {}
struct S: P {}
let t: any P.Type = S.self
print(t == S.self, ObjectIdentifier(t) == ObjectIdentifier(S.self))
print(P.self == P.self, (P.self as Any.Type) == (P.self as Any.Type))
print(type(of: t) == type(of: S.self as Any.Type))
print(ObjectIdentifier(P.self) == ObjectIdentifier(P.self))
print(t as? S.Type as Any, t is S.Type)
func dyn<T>(_ x: T) { print(type(of: x), T.self, x is Any.Type, x is any P.Type) }
dyn(t); dyn(P.self); dyn(S.self); dyn(S())
func kind<T>(_ t: T.Type) { switch t { case is any P.Type: print("P-type") ; case is Any.Type: print("any"); default: print("?") } }
kind(S.self); kind(P.self); kind((any P).self); kind(Int.self); kind(t)
func cast<T>(_ x: Any, _ t: T.Type) { print(x is T, x as? T as Any) }
cast(S(), P.self); cast(S(), t); cast(1, t); cast(S(), Any.self)
cast(S.self, S.Type.self); cast(S.self, P.Type.self); cast(S.self, (any P.Type).self); cast(P.self, (any P).Type.self); cast(S.self, (any P).Type.self)
dump(t); dump(P.self); dump([t])
print(String(describing: t), String(reflecting: t), String(describing: type(of: t)), String(reflecting: type(of: P.self)))
