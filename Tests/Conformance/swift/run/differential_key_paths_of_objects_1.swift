// Writing into objects through key paths.
class C { var a = 1; var s = "x"; var arr = [1, 2, 3] }
let c = C()
let k = \C.a
c[keyPath: k] = 5
print(c.a)
let ks: ReferenceWritableKeyPath<C, String> = \.s
c[keyPath: ks] += "yz"
print(c.s)
let ka = \C.arr
c[keyPath: ka][1] = 20
c[keyPath: ka].append(4)
print(c.arr)
func apply<R: AnyObject, V>(_ r: R, _ k: ReferenceWritableKeyPath<R, V>, _ v: V) { r[keyPath: k] = v }
apply(c, \.a, 7); print(c.a)
extension C { func with<V>(_ k: ReferenceWritableKeyPath<C, V>, _ v: V) -> C { self[keyPath: k] = v; return self } }
print(c.with(\.a, 70).with(\.s, "q").s, c.a)
