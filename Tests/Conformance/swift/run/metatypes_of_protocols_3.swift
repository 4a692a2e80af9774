protocol P { static var n: Int { get }; init(); static func make() -> Self; var me: any P { get } }
extension P { static func make() -> Self { Self() }; var me: any P { self }; static func name() -> String { "\(Self.self)" }; func kind() -> Self.Type { Self.self }; func dyn() -> String { "\(type(of: self))" }; var meta: Any.Type { type(of: self) } }
struct S: P { static let n = 1 }
class C: P { class var n: Int { 2 }; required init() {} }
class D: C { override class var n: Int { 3 } }
var all: [any P.Type] = [S.self, C.self, D.self]
for t in all { print(t, t.n, t.init(), t.make(), t.name(), type(of: t), t == S.self, t is C.Type) }
let x: any P = D()
print(x.kind(), type(of: x.kind()), x.dyn(), x.meta, type(of: x).n)
func make<T: P>(_ t: T.Type) -> T { t.init() }
func makeAny(_ t: any P.Type) -> any P { t.init() }
func makeOpt<T: P>(_ t: T.Type) -> T? { t.init() }
func pair<T: P>(_ t: T.Type, _ n: Int) -> (T, Int) { (t.init(), n) }
func arr<T: P>(_ t: T.Type) -> [T] { [t.init()] }
for t in all { print(make(t), makeAny(t), makeOpt(t) as Any, pair(t, 1), arr(t)) }
let table: [ObjectIdentifier: String] = [ObjectIdentifier(S.self): "S", ObjectIdentifier(P.self): "P"]
for t in all { print(table[ObjectIdentifier(t)] ?? "-") }
print(table[ObjectIdentifier(P.self)]!, table[ObjectIdentifier((any P).self)]!)
let named: [String: any P.Type] = ["s": S.self]
print(named["s"]!.n, named["t"]?.n as Any)
var cur: any P.Type = S.self
cur = D.self
print(cur.n)
switch cur { case is S.Type: print("S"); case is D.Type: print("D"); default: print("?") }
switch cur { case let d as D.Type: print(d.n); default: print("?") }
let cs: [C.Type] = all.compactMap { $0 as? C.Type }
print(cs, cs.map { $0.n }, cs.map { $0.init() }.count)
func inoutT<T>(_ x: inout T) { print(T.self) }
inoutT(&cur)
let anyt: Any.Type = cur
print(anyt, anyt == D.self, anyt is any P.Type)
if let p = anyt as? any P.Type { print(p.n, p.init()) }
print((anyt as! any P.Type).n)
let o: AnyObject.Type = D.self
print(o, type(of: o))
