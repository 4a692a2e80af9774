// Overrides that take more and give less than what they replace, and methods beside which they stand.
class A1 { func f() -> Any { 1 } }
class B1: A1 { func f() -> Int { 2 } }
let b1 = B1()
let r1: Int = b1.f()
print(r1)
class A2 { func f() throws -> String { "A" } }
class B2: A2 { override func f() -> String { "B" } }
print(B2().f())
class A3 { func f(_ g: (Int) -> Int?) -> String { "A" } }
class B3: A3 { func f(_ g: (Int) -> Int) -> String { "B" } }
print(B3().f { $0 })
class A4 { func f(_ g: [A4]) -> String { "A" } }
class B4: A4 { func f(_ g: [B4]) -> String { "B" } }
print(B4().f([B4()]))
class A5 { func f(_ g: [B5]) -> String { "A" } }
class B5: A5 { func f(_ g: [A5]) -> String { "B" } }
print(B5().f([B5()]))
class A6 { func f(_ g: [Int]) -> String { "A" } }
class B6: A6 { override func f(_ g: [Int]?) -> String { "B" } }
print(B6().f([1]))
class A7 { func f<T>(_ g: T) -> T? { g } }
class B7: A7 { override func f<T>(_ g: T) -> T { g } }
print(B7().f(1) as Any)
class A8 { init(_ x: Int) { print("A") } }
class B8: A8 { override init(_ x: Int?) { print("B"); super.init(1) } }
_ = B8(1)
class A9 { subscript(_ i9: Int) -> Int? { i9 } }
class B9: A9 { override subscript(_ i9: Int) -> Int { i9 } }
print(B9()[1] as Any)
class A10 { subscript(_ i10: Int) -> String { "A" } }
class B10: A10 { override subscript(_ i10: Int?) -> String { "B" } }
print(B10()[1] as Any)
let a10: A10 = B10()
print(a10[1])
protocol P11 {}
class A11 { func f() -> P11? { nil } }
class B11: A11, P11 { func f() -> B11? { self } }
print(B11().f() as B11? != nil)
class A12 { func f(_ x: inout Int) -> String { "A" } }
class B12: A12 { func f(_ x: Int) -> String { "B" } }
var q12 = 1
print(B12().f(q12), B12().f(&q12))
class A13 { func f(_ x: Int) -> String { "A" } }
class B13: A13 { func f(_ x: Int) -> Int { 2 } }
let s13: String = B13().f(1)
let nn13: Int = B13().f(1)
print(s13, nn13)
class A14 { func f(_ x: Int) -> String { "A" } }
class B14: A14 { func f(_ x: Int) { print("B") } }
let s14: String = B14().f(1)
print(s14)
class A15 { func f() -> String { "A" } }
class B15: A15 { func f() -> String? { "B" } }
let s15: String = B15().f()
let nn15: String? = B15().f()
print(s15, nn15 as Any)
print(B15().f() as String)
class A16 { func f(_ x: Int, y: Int = 0) -> String { "A" } }
class B16: A16 { func f(_ x: Int?) -> String { "B" } }
print(B16().f(1))
class A17 { private func f(_ x: Double) -> String { "A" } }
class B17: A17 { func f(_ x: Double?) -> String { "B" } }
print(B17().f(1))
class A18 { init(_ x: Int) { print("A", x) }
 convenience init() { self.init(1) } }
class B18: A18 { override init(_ x: Int?) { print("B", x as Any); super.init(x ?? 0) } }
_ = B18(nil)
_ = B18(4)
_ = B18()
class A19 { required init(_ x: Int) { print("A", x) } }
class B19: A19 { required init(_ x: Int?) { print("B", x as Any); super.init(x ?? 0) } }
let t19: A19.Type = B19.self
_ = t19.init(3)
class A20 { subscript(_ i20: Int) -> String { "A\(i20)" } }
class B20: A20 { override subscript(_ i20: Int?) -> String { "B\(i20 as Any)" } }
let a20: A20 = B20()
print(a20[1], B20()[nil])
class A21 { subscript(_ i21: Int) -> Int? { i21 } }
class B21: A21 { override subscript(_ i21: Int) -> Int { i21 + 1 } }
let a21: A21 = B21()
print(a21[1] as Any, B21()[2])
class A22 { func f(_ g: (Int) -> Int) -> Int { g(1) } }
class B22: A22 { override func f(_ g: (Int) -> Int?) -> Int { (g(5) ?? 0) * 2 } }
let a22: A22 = B22()
print(a22.f { $0 + 1 }, B22().f { $0 > 2 ? nil : $0 })
class A23 { func f() -> (Int) -> Int? { { $0 } } }
class B23: A23 { override func f() -> (Int) -> Int { { $0 * 2 } } }
let a23: A23 = B23()
print(a23.f()(3) as Any, B23().f()(4))
class A24 { func f(_ x: (Int, Int)) -> String { "A" } }
class B24: A24 { override func f(_ x: (Int?, Int)) -> String { "B\(x)" } }
let a24: A24 = B24()
print(a24.f((1, 2)))
class A25 { func f() -> (Int?, A25) { (1, self) } }
class B25: A25 { override func f() -> (Int, B25) { (2, self) } }
let a25: A25 = B25()
print(a25.f().0 as Any, type(of: a25.f().1), B25().f().0)
class A26 { func f<T>(_ g: T) -> T? { g } }
class B26: A26 { override func f<T>(_ g: T) -> T { g } }
let a26: A26 = B26()
print(a26.f(1) as Any, B26().f("x"))
class A27 { func f<T>(_ g: T) -> String { "A\(g)" } }
class B27: A27 { override func f<T>(_ g: T?) -> String { "B\(g as Any)" } }
let a27: A27 = B27()
print(a27.f(1), B27().f("x"))
class A28<T> { func f(_ x: T) -> T? { x } }
class B28: A28<Int> { override func f(_ x: Int?) -> Int { 2 + (x ?? 0) } }
let a28: A28<Int> = B28()
print(a28.f(1) as Any, B28().f(nil))
class A29 { func f(_ x: A29, _ y: Int) -> A29? { x } }
class B29: A29 { override func f(_ x: A29?, _ y: Int?) -> B29 { self } }
let a29: A29 = B29()
print(type(of: a29.f(a29, 2)!), type(of: B29().f(nil, nil)))
class A30 { func copy() -> A30 { A30() } }
class B30: A30 { override func copy() -> Self { self } }
let a30: A30 = B30()
print(type(of: a30.copy()))
class A31 { func f() throws -> Int? { 1 } }
class B31: A31 { override func f() -> Int { 3 } }
let a31: A31 = B31()
print(try! a31.f() as Any, B31().f())
class A32 { func f(_ x: Int...) -> Int { x.count } }
class B32: A32 { override func f(_ x: Int...) -> Int { x.count * 10 } }
print(B32().f(1, 2))
class A33 { func f(_ x: inout Int) -> String { "A" } }
class B33: A33 { override func f(_ x: inout Int) -> String { x += 1; return "B" } }
var q33 = 1
let a33: A33 = B33()
print(a33.f(&q33), q33)
class A34 { var x: Int? { 1 } }
class B34: A34 { override var x: Int { 2 } }
let a34: A34 = B34()
print(a34.x as Any, B34().x)
class A35 { var x: A35 { A35() } }
class B35: A35 { override var x: B35 { B35() } }
let a35: A35 = B35()
print(type(of: a35.x), type(of: B35().x))
class A36 { var f: (Int) -> Int? { { $0 } } }
class B36: A36 { override var f: (Int) -> Int { { $0 + 1 } } }
let a36: A36 = B36()
print(a36.f(1) as Any)
class A37 { func f() -> [A37] { [self] } }
class B37: A37 { func f() -> [B37] { [self] } }
let b37 = B37()
let x: [B37] = b37.f()
print(x.count)
class A38 { func f(_ a38: @escaping () -> Void) { a38() } }
class B38: A38 { override func f(_ a38: @escaping () -> Void) { a38(); a38() } }
B38().f { print("x") }
class A39 { func f(_ a39: () -> Void) { a39() } }
class B39: A39 { override func f(_ a39: () throws -> Void) { try? a39(); try? a39() } }
let a39: A39 = B39()
a39.f { print("x") }
class A40 { func f(_ a40: Any) -> String { "A" } }
class B40: A40 { override func f(_ a40: Any?) -> String { "B\(a40 as Any)" } }
let a40: A40 = B40()
print(a40.f(1))
class A41 { func f(a41: Int) {}
 func f(b41: Int) {} }
class B41: A41 { func f(_ x: Int) {}
 override func f(b41: Int) { print("b") } }
B41().f(b41: 1)
class A42 { func f(_ x: Int) -> Int { 1 }
 func f(_ x: Int?) -> Int { 2 } }
class B42: A42 { override func f(_ x: Int?) -> Int { 3 } }
let a42: A42 = B42()
print(a42.f(1), a42.f(nil), B42().f(1), B42().f(nil))
class A43 { func f(_ x: Int) -> Int { 1 }
 func f(_ x: Int?) -> Int { 2 } }
class B43: A43 { override func f(_ x: Int) -> Int { 3 } }
let a43: A43 = B43()
print(a43.f(1), a43.f(nil), B43().f(1), B43().f(nil))
class A44 { func f(_ x: Int) -> Int { 1 }
 func f(_ x: String) -> Int { 2 } }
class B44: A44 { override func f(_ x: String) -> Int { 3 }
 func f(_ x: Double) -> Int { 4 } }
print(B44().f(1), B44().f("a"), B44().f(1.5))
class A45 { func value() -> Int { 1 }
 func value() -> String { "s" } }
class B45: A45 { override func value() -> String { "t" } }
let i45: Int = B45().value()
let s45: String = B45().value()
print(i45, s45)
class A46 { var x: A46.Type { A46.self } }
class B46: A46 { override var x: A46.Type { B46.self } }
print(B46().x)
class A47 { var x: Any { 1 } }
class B47: A47 { override var x: Any { 2 } }
print(B47().x)
class A48 { var x: [Int]? { nil } }
class B48: A48 { override var x: [Int] { [2] } }
let a48: A48 = B48()
print(a48.x!.count)
class A49 { var f: () -> A49? { { nil } } }
class B49: A49 { override var f: () -> B49 { { B49() } } }
let a49: A49 = B49()
print(a49.f() is B49)
class A50<T> { var v: T? { nil }
 var w: [T] { [] } }
class B50: A50<Int> { override var v: Int { 2 }
 override var w: [Int] { [3] } }
let a50: A50<Int> = B50()
print(a50.v!, a50.w)
class A51<T> { func m(_ x: T) -> [T] { [x] }
 func n(_ f: (T) -> Bool) -> Bool { false } }
class B51<U>: A51<U> { override func m(_ x: U?) -> [U] { [] }
 override func n(_ f: (U) -> Bool) -> Bool { true } }
let a51: A51<Int> = B51<Int>()
print(a51.m(1), a51.n { $0 > 1 })
class A52 { func f(_ x: Int?) -> Int { 1 } }
class B52: A52 { override func f(_ x: Int!) -> Int { 2 } }
print(B52().f(nil))
class A53 { func f() -> A53! { self } }
class B53: A53 { override func f() -> A53 { self } }
print(type(of: B53().f()))
class A54 { func f() -> Int { 1 } }
class B54: A54 { func f() -> Double { 2 }
 override func f() -> Int { 3 } }
let i54: Int = B54().f()
let d54: Double = B54().f()
print(i54, d54)
class A55 { init() {}
 init(x: Int) { print("A", x) } }
class B55: A55 { override init(x: Int) { super.init(x: x + 1) } }
_ = B55(x: 1)
class A56 { init?(x: Int) { if x < 0 { return nil } } }
class B56: A56 { override init(x: Int) { super.init(x: 1)! } }
print(B56(x: -1) as Any is B56)
class V57 { func hit(_ p: Double, with e: String?) -> V57? { nil } }
class W57: V57 { override func hit(_ p: Double, with e: String?) -> V57 { self } }
let v: V57 = W57()
print(v.hit(1, with: nil)! is W57)
