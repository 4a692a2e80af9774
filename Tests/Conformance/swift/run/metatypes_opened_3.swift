protocol P {}
struct S: P {}
func opt<T>(_ x: T?) -> String { "\(T.self)" }
func opt2<T: P>(_ x: T?) -> String { "\(T.self)" }
let v: any P = S()
let q: any P.Type = S.self
print(opt(v), opt2(v), opt(v as any P), opt(Optional(v)))
print(opt(q), opt(q as any P.Type))
func optm<T>(_ x: T.Type?) -> String { "\(T.self)" }
print(optm(q), optm(S.self))
let n: (any P.Type)? = nil
print(opt(n))
