// Overloads in class hierarchies, beside what protocols require, and of which one asks more of its type parameters.

class X1 { func f1(_ x: Int) -> String { "X.Int" } }
class Y1: X1 { func f1<T>(_ x: T) -> String { "Y.T" } }
print(Y1().f1(1)); let i1 = 1; print(Y1().f1(i1)); print(Y1().f1(i1 + i1))

class X2 { func f2(_ x: Int) -> String { "X.Int" } }
class Y2: X2 { func f2(_ x: Any) -> String { "Y.Any" } }
print(Y2().f2(1)); let i2 = 1; print(Y2().f2(i2)); print(Y2().f2(i2 + i2))

class A3 {}; class B3: A3 {}
class X3 { func f3(_ x: A3) -> String { "X.A" } }
class Y3: X3 { func f3(_ x: B3) -> String { "Y.B" } }
print(Y3().f3(B3())); let i3 = B3(); print(Y3().f3(i3))

class X4 { func f4<T>(_ x: [T]) -> String { "X.[T]" } }
class Y4: X4 { func f4<T>(_ x: T) -> String { "Y.T" } }
print(Y4().f4([1])); let i4 = [1]; print(Y4().f4(i4)); print(Y4().f4(i4 + i4))

class X5 { func f5(_ x: Int) -> String { "X.Int" } }
class Y5: X5 { func f5(_ x: Double) -> String { "Y.D" } }
print(Y5().f5(1)); let i5 = 1; print(Y5().f5(i5)); print(Y5().f5(i5 + i5))

class X6 { func f6(_ x: Int, _ y: Int = 0) -> String { "X.Int" } }
class Y6: X6 { func f6(_ x: Int) -> String { "Y.D" } }
print(Y6().f6(1))

class X7 { func f7(_ x: Int) -> String { "X.Int" } }
class Y7: X7 { func f7(_ x: Int, _ y: Int = 0) -> String { "Y.D" } }
print(Y7().f7(1))

class X8 { func f8(_ x: Int) -> String { "X.Int" } }
class Y8: X8 { func f8<T>(_ x: T) -> String { "Y.T" } }
class Z8: Y8 { }
class W8: Z8 { }
print(W8().f8(1)); let i8 = 1; print(Z8().f8(i8)); print(W8().f8(i8 + i8))

class X9 { func f9<T>(_ x: T) -> String { "X.T" } }
class Y9: X9 { func f9(_ x: Int) -> String { "Y.Int" } }
class Z9: Y9 { }
class W9: Z9 { }
print(W9().f9(1)); let i9 = 1; print(Z9().f9(i9)); print(W9().f9("s"))

class X10 { func f10(_ x: Int) -> String { "X.Int" } }
class Y10: X10 { func f10(_ x: any Equatable) -> String { "Y.eq" } }
print(Y10().f10(1)); let i10 = 1; print(Y10().f10(i10)); print(Y10().f10(i10 + i10))

class X11 { func f11(_ x: () -> Int) -> String { "X.Int" } }
class Y11: X11 { func f11(_ x: () -> Double) -> String { "Y.D" } }
print(Y11().f11 { 1 })

protocol P12 { func f12<T>(_ x: T) -> String }
extension P12 { func f12<T>(_ x: T) -> String { "P.T" }; func f12<T: Equatable>(_ x: T) -> String { "P.Eq" } }
struct X12: P12 {}
func g12<Q12: P12>(_ q: Q12) { print(q.f12(1)) }
g12(X12()); print(X12().f12(1)); print((X12() as any P12).f12(1))

protocol P13 { func f13(_ x: Any) -> String }
extension P13 { func f13(_ x: Any) -> String { "P.Any" }; func f13(_ x: Int) -> String { "P.Int" } }
struct X13: P13 {}
func g13<Q13: P13>(_ q: Q13) { print(q.f13(1)) }
g13(X13()); print(X13().f13(1)); print((X13() as any P13).f13(1))

class A14 {}; class B14: A14 {}
protocol P14 { func f14(_ x: A14) -> String }
extension P14 { func f14(_ x: A14) -> String { "P.A" }; func f14(_ x: B14) -> String { "P.B" } }
struct X14: P14 {}
func g14<Q14: P14>(_ q: Q14) { print(q.f14(B14())) }
g14(X14()); print(X14().f14(B14())); print((X14() as any P14).f14(B14()))

protocol P15 { func f15<T>(_ x: T) -> String }
extension P15 { func f15<T>(_ x: T) -> String { "P.T" }; func f15(_ x: Int) -> String { "P.Int" } }
struct X15: P15 {}
func g15<Q15: P15>(_ q: Q15) { print(q.f15(1)) }
g15(X15()); print(X15().f15(1)); print((X15() as any P15).f15(1))

protocol P16 { func f16(_ x: Int) -> String }
extension P16 { func f16(_ x: Int) -> String { "P.Int" }; func f16<T>(_ x: T) -> String { "P.T" } }
struct X16: P16 {}
func g16<Q16: P16>(_ q: Q16) { print(q.f16(1), q.f16("s")) }
g16(X16()); print(X16().f16(1)); print((X16() as any P16).f16(1))

protocol P17 { func f17<T>(_ x: T) -> String; func f17<T>(_ x: [T]) -> String }
extension P17 { func f17<T>(_ x: T) -> String { "P.T" }; func f17<T>(_ x: [T]) -> String { "P.[T]" } }
struct X17: P17 {}
func g17<Q17: P17>(_ q: Q17) { print(q.f17(1), q.f17([1])) }
g17(X17()); print(X17().f17([1])); print((X17() as any P17).f17([1]))

protocol P18 { func f18<T>(_ x: T) -> String; func f18<T>(_ x: [T]) -> String }
struct X18: P18 { func f18<T>(_ x: T) -> String { "X.T" }; func f18<T>(_ x: [T]) -> String { "X.[T]" } }
func g18<Q18: P18>(_ q: Q18) { print(q.f18(1), q.f18([1])) }
g18(X18()); print(X18().f18([1])); print((X18() as any P18).f18([1]))

protocol P19 { func f19(_ x: Int) -> String; func f19(_ x: Int?) -> String; func f19(_ x: Any) -> String }
struct X19: P19 { func f19(_ x: Int) -> String { "I" }; func f19(_ x: Int?) -> String { "O" }; func f19(_ x: Any) -> String { "A" } }
func g19<Q19: P19>(_ q: Q19) { print(q.f19(1), q.f19(nil), q.f19("s"), q.f19(Optional(1))) }
g19(X19())

protocol P20 { func f20<T>(_ x: [T]) -> String }
extension P20 { func f20<T>(_ x: [T]) -> String { "P.[T]" }; func f20<T: Collection>(_ x: T) -> String { "P.Coll" } }
struct X20: P20 {}
func g20<Q20: P20>(_ q: Q20) { print(q.f20([1])) }
g20(X20()); print(X20().f20([1])); print((X20() as any P20).f20([1]))

protocol P21 { func f21<T: Collection>(_ x: T) -> String }
extension P21 { func f21<T>(_ x: [T]) -> String { "P.[T]" }; func f21<T: Collection>(_ x: T) -> String { "P.Coll" } }
struct X21: P21 {}
func g21<Q21: P21>(_ q: Q21) { print(q.f21([1])) }
g21(X21()); print(X21().f21([1])); print((X21() as any P21).f21([1]))

struct X22 { func f22<T: Equatable>(_ x: T) -> String { "eq" }; func f22<T>(_ x: T?) -> String { "opt" } }
let o22: Int? = 1; print(X22().f22(o22)); print(X22().f22(1))

struct X23 { func f23<T: Equatable>(_ x: T) -> String { "eq" }; func f23<T>(_ x: T?) -> String { "opt" } }
print(X23().f23(1))

struct X24 { func f24<T>(_ x: T) -> String { "T" }; func f24<T>(_ x: T?) -> String { "opt" } }
let o24: Int? = 1; print(X24().f24(o24)); print(X24().f24(1))

func f25<T: Equatable>(_ x: T) -> String { "eq" }
func f25<T>(_ x: T?) -> String { "opt" }
let o25: Int? = 1; print(f25(o25)); print(f25(1))

func f26<T: Equatable>(_ x: T) -> String { "eq" }
func f26<T>(_ x: [T]) -> String { "arr" }
print(f26([1]))

func f27<T: Collection>(_ x: T) -> String { "coll" }
func f27<T>(_ x: [T]) -> String { "arr" }
print(f27([1]))

func f28<T>(_ x: [T]) -> String { "arr" }
func f28<T: Equatable>(_ x: T) -> String { "eq" }
print(f28([1])); let a28 = [1]; print(f28(a28))

func f29<T>(_ x: [T]) -> String { "arr" }
func f29<T: Equatable>(_ x: T) -> String { "eq" }
let a29 = [1]; print(f29(a29 + a29)); print(f29([1, 2].map { $0 }))

func f30<T>(_ x: [T]) -> String { "arr" }
func f30<T: Hashable>(_ x: T) -> String { "hash" }
let a30 = ["s"]; print(f30(a30)); print(f30(["s"]))

func f31<T>(_ x: [T]) -> String { "arr" }
func f31<T: CustomStringConvertible>(_ x: T) -> String { "csc" }
let a31 = ["s"]; print(f31(a31)); print(f31(["s"]))

func f32<T>(_ x: [T]) -> String { "arr" }
func f32<T: Sequence>(_ x: T) -> String { "seq" }
let a32 = ["s"]; print(f32(a32)); print(f32(["s"]))

func f33<T>(_ x: [T]) -> String { "arr" }
func f33<T: Sequence>(_ x: T) -> String where T.Element == String { "seq" }
let a33 = ["s"]; print(f33(a33)); print(f33(["s"]))

func f34<T>(_ x: [T]) -> String { "arr" }
func f34<T: Sequence>(_ x: T) -> String where T.Element: Equatable { "seq" }
let a34 = ["s"]; print(f34(a34)); print(f34(["s"]))

func f35<T: Equatable>(_ x: [T]) -> String { "arr" }
func f35<T: Equatable>(_ x: T) -> String { "eq" }
let a35 = ["s"]; print(f35(a35)); print(f35(["s"]))

func f36<T>(_ x: T?) -> String { "opt" }
func f36<T: Equatable>(_ x: T) -> String { "eq" }
let a36: Int? = 1; print(f36(a36)); print(f36(2))

func f37<T>(_ x: T, _ y: [T]) -> String { "arr" }
func f37<T: Equatable>(_ x: Int, _ y: T) -> String { "eq" }
print(f37(1, [1]))

func f38<T>(_ x: Set<T>) -> String { "set" }
func f38<T: Equatable>(_ x: T) -> String { "eq" }
print(f38(Set([1]))); let d38 = Set([1]); print(f38(d38))

struct B39<T>: CustomStringConvertible { let v: T; var description: String { "" } }
func f39<T>(_ x: B39<T>) -> String { "B" }
func f39<T: CustomStringConvertible>(_ x: T) -> String { "csc" }
let b39 = B39(v: 1); print(f39(b39)); print(f39(B39(v: 2)))

func f40<T>(_ x: (T, T)) -> String { "tuple" }
func f40<T>(_ x: T) -> String { "T" }
print(f40((1, 2)))

func f41<T: AnyObject>(_ x: T) -> String { "obj" }
class C41<E> {}
func f41<T>(_ x: C41<T>) -> String { "C" }
print(f41(C41<Int>())); let c41 = C41<Int>(); print(f41(c41))

protocol Q42 {}
class C42<E>: Q42 {}
func f42<T: Q42>(_ x: T) -> String { "Q" }
func f42<T>(_ x: C42<T>) -> String { "C" }
print(f42(C42<Int>())); let c42 = C42<Int>(); print(f42(c42))

protocol Q43 {}
class D43<E> {}
class C43<E>: D43<E>, Q43 {}
func f43<T: Q43>(_ x: T) -> String { "Q" }
func f43<T>(_ x: D43<T>) -> String { "D" }
print(f43(C43<Int>())); let c43 = C43<Int>(); print(f43(c43))

protocol Q44 {}
class D44 {}
class C44: D44, Q44 {}
func f44<T: Q44>(_ x: T) -> String { "Q" }
func f44(_ x: D44) -> String { "D" }
print(f44(C44())); let c44 = C44(); print(f44(c44))

protocol Q45 {}
protocol R45 {}
struct C45: Q45, R45 {}
func f45<T: Q45>(_ x: T) -> String { "Q" }
func f45(_ x: any R45) -> String { "R" }
print(f45(C45()))
