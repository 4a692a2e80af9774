// What a call leaves out is evaluated when all that it says has been.
func t1(_ s: String, _ v: Int) -> Int { print(s, terminator: " ")
return v }
enum E1 { case a(x: Int = t1("ea", 1), b: Int, c: Int = t1("ec", 3)) }
print(E1.a(b: t1("b", 3)))
let f1 = E1.a
print(f1(1, 2, 3))

func t2(_ s: String, _ v: Int) -> Int { print(s, terminator: " ")
return v }
class C2 { init(a: Int = t2("ca", 1), b: Int) { print("init") }
convenience init() { self.init(b: t2("conv", 2)) }
func m(p: Int = t2("mp", 1), q: Int) { print("m") } }
class D2: C2 { override init(a: Int = t2("da", 5), b: Int) { super.init(b: t2("sup", 3)) }
override func m(p: Int = t2("dm", 4), q: Int) { print("D.m", p) } }
func c2() -> C2 { print("c()", terminator: " ")
return C2(b: t2("cb", 1)) }
c2().m(q: t2("q", 1))
let d2: C2 = D2(b: t2("b", 2))
d2.m(q: t2("q", 2))
_ = C2()

func t3(_ s: String, _ v: Int) -> Int { print(s, terminator: " ")
return v }
struct S3 { var x = t3("sx", 1)
var y: Int
var z = t3("sz", 1) }
_ = S3(y: t3("y", 2))
_ = S3(y: t3("y", 2), z: t3("z", 2))
_ = S3(x: t3("x", 1), y: t3("y", 2))
print()

func t4<T>(_ s: String, _ v4: T) -> T { print(s, terminator: " ")
return v4 }
func f4(_ x: inout Int, by: Int = t4("by", 1), _ y: Int) { x += by + y }
var arr4 = [1, 2]
f4(&arr4[t4("i", 0)], t4("y", 5))
print(arr4)
func g4(_ a: Int = t4("da", 1), _ f4: () -> Int) -> Int { a + f4() }
print(g4 { t4("clo", 2) })
enum E4 { case a(Int = t4("ea", 1), b: Int) }
print(E4.a(b: t4("b", 3)))
func v4(_ xs: Int..., k: Int = t4("k", 9), z: Int) { print(xs, k, z) }
v4(t4("1", 1), t4("2", 2), z: t4("z", 3))
v4(z: t4("z", 3))
struct Q4 { subscript(a: Int, b: Int = t4("sb", 2)) -> Int { get { a + b } set { print("set", a, b, newValue) } } }
var q4 = Q4()
print(q4[t4("a", 1)])
q4[t4("a", 1)] = t4("nv", 7)
q4[t4("a", 1)] += t4("nv", 7)
