// Properties of a type beside those of other types that an extension gives it: what is wanted tells.

protocol P1 {}
extension P1 { var m: Any { "P" } }
struct X1: P1 { var m: Double { 2.5 } }
print(X1().m); let a1: Any = X1().m; print(a1); let b1: Double = X1().m; print(b1); print(X1().m + 1)

protocol P2 {}
extension P2 { var m: Int? { nil } }
struct X2: P2 { var m: Int { 3 } }
let a2: Int? = X2().m; print(a2 as Any); let b2: Int = X2().m; print(b2); print(X2().m); print(X2().m + 1); func f2(_ x: Int?) { print(x as Any) }
f2(X2().m)

protocol P3 {}
extension P3 { func m() -> Any { "P" } }
struct X3: P3 { func m() -> Double { 2.5 } }
print(X3().m()); let a3: Any = X3().m(); print(a3); let b3: Double = X3().m(); print(b3)

protocol P4 {}
extension P4 { func m() -> Int? { nil } }
struct X4: P4 { func m() -> Int { 2 } }
let a4: Int? = X4().m(); print(a4 as Any); let b4: Int = X4().m(); print(b4); print(X4().m())

class A5 {}; class B5: A5 {}
protocol P5 {}
extension P5 { var m: A5 { A5() } }
struct X5: P5 { var m: B5 { B5() } }
let a5: A5 = X5().m; print(type(of: a5)); let b5: B5 = X5().m; print(type(of: b5)); print(type(of: X5().m))

protocol Q6 {}
struct A6: Q6 {}
protocol P6 {}
extension P6 { var m: any Q6 { 3 } }
extension Int: Q6 {}
struct X6: P6 { var m: A6 { A6() } }
let a6: any Q6 = X6().m; print(type(of: a6)); print(X6().m)
