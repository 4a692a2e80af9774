class C { var n = 1 }
protocol P: AnyObject {}
let nn = Optional(Optional(3)) as AnyObject
print(type(of: nn), nn, nn as? Int as Any)
let oc = Optional(C()) as AnyObject
print(type(of: oc), oc, oc is C)
let m = C.self as AnyObject
print(type(of: m), m, m is C.Type, m as? C.Type as Any)
print(String(reflecting: type(of: 5 as AnyObject)), type(of: type(of: 5 as AnyObject)))
func gen<T>(_ x: T) { print(T.self, type(of: x)) }
gen(5 as AnyObject)
let five = 5 as AnyObject
gen(five)
gen(five as Any)
let l: [AnyObject] = [five]
print(l.map { type(of: $0) }, (l as [Any]).map { type(of: $0) }, [five as Any].map { type(of: $0) })
let d: [String: AnyObject] = ["a": 1 as AnyObject, "b": C()]
for k in d.keys.sorted() { print(k, type(of: d[k]!), d[k] is Int) }
switch five { case is Int: print("int"); default: print("?") }
switch five { case let i as Int: print("int", i); default: print("?") }
func ob(_ x: AnyObject) { print(type(of: x), x) }
ob(5 as AnyObject); ob("s" as AnyObject); ob([1: 2] as AnyObject); ob(C())
func opt(_ x: AnyObject?) { print(x.map { type(of: $0) } as Any, x as Any) }
opt(5 as AnyObject); opt(nil); opt(C())
let x: Any = five
print(x is Int, x is AnyObject, (x as AnyObject) === five, x as? Int as Any, type(of: x as AnyObject))
let y: Any = C()
print(type(of: y as AnyObject), (y as AnyObject) === (y as AnyObject))
let h: [AnyHashable: Any] = [1: five]
print(type(of: h[1]!), h)
print(type(of: five) == Int.self, five is C, type(of: five) is AnyClass)
let e: AnyObject = [1, 2, 3] as AnyObject
if let a = e as? [Int] { print(a.count) }
if let a = e as? [Any] { print(a.count) }
let z = Optional<C>.none as AnyObject?
print(z as Any)
dump(l); dump(C() as AnyObject)
print(ObjectIdentifier(five) == ObjectIdentifier(five))
struct W { var o: AnyObject; weak var w: AnyObject? }
print(W(o: five, w: nil))
