protocol V {}
protocol P: AnyObject {}
class B {}
class C: B, P, V {}
struct Er: Error {}
protocol EP: Error {}
extension Er: EP {}
let v: any V = C(), p: any P = C(), pv: any P & V = C(), bp: any B & V = C(), va: any V & AnyObject = C(), er: any Error = Er(), ep: any EP = Er(), ev: any Error & Sendable = Er(), s: any Sendable = 1, any: Any = 1, ao: AnyObject = C()
func gen<T>(_ x: T) -> String { "\(T.self) \(type(of: x))" }
func opt<T>(_ x: T?) -> String { "\(T.self)" }
func io<T>(_ x: inout T) -> String { "\(T.self)" }
func ga<T: AnyObject>(_ x: T) -> String { "\(T.self)" }
func gv<T: V>(_ x: T) -> String { "\(T.self)" }
func ge<T: Error>(_ x: T) -> String { "\(T.self)" }
func gm<T>(_ x: T.Type) -> String { "\(T.self)" }
print("v", gen(v)); print("p", gen(p)); print("pv", gen(pv)); print("bp", gen(bp)); print("va", gen(va)); print("er", gen(er)); print("ep", gen(ep)); print("ev", gen(ev)); print("s", gen(s)); print("any", gen(any)); print("ao", gen(ao))
print("ov", opt(v)); print("op", opt(p)); print("oer", opt(er)); print("oao", opt(ao)); print("oany", opt(any))
print("gap", ga(ao)); print("gvpv", gv(pv)); print("gvbp", gv(bp)); print("ge", ge(er), ge(ep))
var pp = p, aa = ao, ee = er, vv = v
print("io", io(&pp), io(&aa), io(&ee), io(&vv))
let pm: any P.Type = C.self, am: AnyObject.Type = C.self, em: any Error.Type = Er.self
print("m", gen(pm), gen(am), gen(em))
struct Box<T> { let x: T; init(_ x: T) { self.x = x; print("Box", T.self) }; func f<U>(_ u: U) -> String { "\(U.self)" } }
_ = Box(p)
print(Box(1).f(p), Box(1).f(ao), Box(1).f(v))
