// A function that takes just what it is given is tried first where that is known by itself, whoever declares it.

protocol P1 { }
extension P1 { func f1(_ x: Int) -> String { "P" } }
struct S1<E>: P1 { func f1(_ x: E) -> String { "S" } }
struct K1 { static let s1 = 1; let v1 = 2 }
struct T1 { let x = 1; func m() -> Int { 2 } }
func g1() -> Int { 1 }
func h1() throws -> Int { 1 }
let i1 = 1, c1 = true, t1 = T1(), a1 = [1], o1: Int? = 1
let s1 = S1<Int>()
print(s1.f1(i1))
print(s1.f1(1))
print(s1.f1(-1))
print(s1.f1((1)))
print(s1.f1(i1 + 1))
print(s1.f1(1 + 1))
print(s1.f1(g1()))
print(s1.f1(t1.x))
print(s1.f1(t1.m()))
print(s1.f1(a1[0]))
print(s1.f1(a1.count))
print(s1.f1(c1 ? 1 : 2))
print(s1.f1(c1 ? i1 : i1))
print(s1.f1(o1!))
print(s1.f1(o1 ?? 1))
print(s1.f1([1,2].count))
print(s1.f1(max(1, 2)))
print(s1.f1({ 1 }()))
print(s1.f1(-i1))
print(s1.f1(a1.first!))
print(s1.f1((i1, 2).0))
print(s1.f1(try! h1()))
print(s1.f1(K1.s1))
print(s1.f1(K1().v1))
print(s1.f1(.zero))
print(s1.f1(a1.reduce(0, +)))

class A2 { init() {} }; class B2: A2 { }
protocol P2 { }
extension P2 { func f2(_ x: B2) -> String { "P" } }
struct S2: P2 { func f2(_ x: A2) -> String { "S" } }
func g2() -> B2 { B2() }
let i2 = B2(), c2 = true, a2 = [B2()], o2: B2? = B2()
let s2 = S2()
print(s2.f2(i2))
print(s2.f2(B2()))
print(s2.f2((i2)))
print(s2.f2(g2()))
print(s2.f2(a2[0]))
print(s2.f2(a2.first!))
print(s2.f2(c2 ? i2 : i2))
print(s2.f2(o2!))
print(s2.f2(o2 ?? i2))
print(s2.f2(.init()))
print(s2.f2({ B2() }()))

protocol Q3 {}
class A3: Q3 {}
protocol P3 { }
extension P3 { func m(_ x: A3) -> String { "P.A" } }
struct X3: P3 { func m(_ x: any Q3) -> String { "X.Q" } }
let a3 = A3(); print(X3().m(a3)); print(X3().m(A3())); let l3 = [a3]; print(X3().m(l3.first!))

protocol Q4 {}
class A4: Q4 {}
protocol P4 { }
extension P4 { func m(_ x: any Q4) -> String { "P.Q" } }
struct X4: P4 { func m(_ x: A4) -> String { "X.A" } }
let a4 = A4(); print(X4().m(a4)); print(X4().m(A4()))

protocol Q5 {}
class A5: Q5 {}
class B5: A5 {}
protocol P5 { }
extension P5 { func m(_ x: A5) -> String { "P.A" } }
struct X5: P5 { func m(_ x: any Q5) -> String { "X.Q" } }
let a5 = B5(); print(X5().m(a5)); print(X5().m(B5()))

protocol Q6 {}
class A6: Q6 {}
class B6: A6 {}
protocol P6 { }
extension P6 { func m(_ x: A6) -> String { "P.A" } }
struct X6: P6 { func m(_ x: any Q6) -> String { "X.Q" } }
class W6: P6 { subscript(_ x: any Q6) -> String { "W.Q" } }
extension P6 { subscript(_ x: A6) -> String { "P.A" } }
let a6 = A6(), b6 = B6(); print(W6()[a6], W6()[b6], W6()[A6()], W6()[B6()])

struct S7: Q7 {}
protocol Q7 {}
protocol P7 { }
extension P7 { func m(_ x: S7) -> String { "P.S" } }
struct X7: P7 { func m(_ x: any Q7) -> String { "X.Q" } }
let a7 = S7(); print(X7().m(a7)); print(X7().m(S7()))
