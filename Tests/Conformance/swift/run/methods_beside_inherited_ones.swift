// Methods of a subclass that differ from those of its superclass in what they give: what is done with it tells.
class A1 { func f() -> Int { 1 } }
class B1: A1 { func f() -> Int? { 2 } }
print(B1().f()! + 1, B1().f() + 1)
class A2 { func f(_ x2: Int) -> Int { 1 } }
class B2: A2 { func f(_ x2: Int) -> String { "s" }
 func g() { let a: Int = f(1); let b: String = f(2); print(a, b, super.f(1), self.f(2) + "x") } }
B2().g()
class A3 { func f(_ x3: Int) { print("A") } }
class B3: A3 { func f(_ x3: Int) throws -> Int { print("B"); return 1 } }
_ = try! B3().f(1) as Int
class A4 { static func make() -> A4 { A4() }
 class func g() -> Int { 1 } }
class B4: A4 { static func make() -> Int { 2 }
 static func g() -> String { "g" } }
let i4: Int = B4.make()
let s4: String = B4.g()
print(i4, s4, B4.g() as Int)
class A5 { subscript(_ i5: Int) -> Int { 1 } }
class B5: A5 { subscript(_ i5: Int) -> String { "s" } }
let i5: Int = B5()[1]
let s5: String = B5()[1]
print(i5, s5)
class A6 { func f(_ x6: Int) -> [Int] { [1] } }
class B6: A6 { func f(_ x6: Int) -> [Int]? { [2] } }
for i6 in B6().f(1) { print(i6) }
print(B6().f(1)?.count as Any, B6().f(1).count)
protocol P7 { func f() -> String }
class A7 { func f() -> Int { 1 } }
class B7: A7, P7 { func f() -> String { "s" } }
let p7: any P7 = B7()
print(p7.f())
