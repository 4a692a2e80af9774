class D { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("d", n) } }
func take(_ t: (D, D)) { print("take", t.0.n) }
func take2(_ t: (a: D, b: D), _ u: D) { print("take2", t.0.n) }
func take3(_ t: (D, (D, D))) { print("take3", t.0.n) }
func takeA<T>(_ t: T) { print("gen") }
func takeO(_ t: (D, D)?) { print("opt") }
struct S { let a: D; let b: D }
func takeS(_ s: S) { print("S") }
func mk() -> (D, D) { (D(50), D(51)) }
func test() {
take((D(1), D(2)))
take2((D(3), D(4)), D(5))
take3((D(6), (D(7), D(8))))
takeA((D(9), D(10)))
takeO((D(11), D(12)))
takeS(S(a: D(13), b: D(14)))
let t = (D(15), D(16))
take(t)
print("after t")
_ = (D(17), D(18))
let (a, b) = (D(19), D(20))
print(a.n, b.n)
let (c, _) = (D(21), D(22))
print(c.n)
take(mk())
let m = mk()
print(m.0.n)
_ = mk()
var v = (D(60), D(61))
v = (D(62), D(63))
v.0 = D(64)
print("v", v.1.n)
let arr = [(D(70), D(71))]
print(arr.count)
for (x, y) in [(D(72), D(73)), (D(74), D(75))] { print(x.n, y.n) }
switch (D(80), D(81)) { case let (x, y): print(x.n, y.n) }
if case let (x, y)? = Optional((D(82), D(83))) { print(x.n, y.n) }
print("end")
}
test()
print("--")
take((D(1), D(2)))
