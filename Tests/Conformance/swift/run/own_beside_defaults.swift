// What a type declares beside what an extension of a protocol gives it under the same name: which is meant, and which
// meets the requirement.

protocol P1 { func f(_ x: Int) }
extension P1 {
func f(_ x: Int) { print("P.Int") }
func f<T>(_ x: T) { print("P.T") }
}
struct X1: P1 { func f<T: Equatable>(_ x: T) { print("X.Eq") } }
X1().f(1); X1().f("a"); (X1() as any P1).f(1); (X1() as any P1).f("a")

protocol P2 {}
extension P2 {
func f(_ x: Int) { print("P.Int") }
}
struct X2: P2 { func f<T>(_ x: T) { print("X.T") } }
X2().f(1); X2().f("a"); (X2() as any P2).f(1)

protocol P3 { func f(_ x: Int) }
extension P3 {
func f(_ x: Int) { print("P.Int") }
}
struct X3: P3 { func f<T>(_ x: T) { print("X.T") } }
X3().f(1); X3().f("a"); (X3() as any P3).f(1)

protocol P4 { func f(_ x: Int) }
extension P4 {
func f(_ x: Int) { print("P.Int") }
}
struct X4: P4 { func f(_ x: Int?) { print("X.Opt") } }
X4().f(1); X4().f(nil); (X4() as any P4).f(1)

protocol P5 { func f(_ x: Int) }
extension P5 {
func f(_ x: Int) { print("P.Int") }
}
struct X5: P5 { func f(_ x: Any) { print("X.Any") } }
X5().f(1); X5().f("a"); (X5() as any P5).f(1)

protocol P6 { func f(_ x: Int) }
extension P6 {
func f(_ x: Int) { print("P.Int") }
}
struct X6: P6 { func f(_ x: Double) { print("X.Double") } }
X6().f(1); X6().f(1.5); (X6() as any P6).f(1)

protocol P7 { func f(_ x: Int) }
struct X7: P7 { func f<T>(_ x: T) { print("X.T") } }
X7().f(1); X7().f("a"); (X7() as any P7).f(1)

protocol P8 { func f<T>(_ x: T) }
extension P8 {
func f<T>(_ x: T) { print("P.T") }
}
struct X8: P8 { func f(_ x: Int) { print("X.Int") } }
X8().f(1); X8().f("a"); (X8() as any P8).f(1)

protocol P9 { func f<T>(_ x: T) }
extension P9 {
func f<T>(_ x: T) { print("P.T") }
}
struct X9: P9 { func f<T: Equatable>(_ x: T) { print("X.Eq") } }
X9().f(1); X9().f("a"); (X9() as any P9).f(1)

protocol P10 { func f<T: Equatable>(_ x: T) }
extension P10 {
func f<T: Equatable>(_ x: T) { print("P.Eq") }
}
struct X10: P10 { func f<T>(_ x: T) { print("X.T") } }
X10().f(1); X10().f("a"); (X10() as any P10).f(1)

protocol P11 {}
extension P11 {
func f<T: Equatable>(_ x: T) { print("P.Eq") }
}
struct X11: P11 { func f<T>(_ x: T) { print("X.T") } }
X11().f(1); X11().f("a"); (X11() as any P11).f(1)

protocol P12 {}
extension P12 {
func f<T: Equatable>(_ x: T) -> String { "P.Eq" }
}
struct X12: P12 { func f<T>(_ x: T) -> String { "X.T" } }
print(X12().f(1)); print(X12().f("a")); print((X12() as any P12).f(1))

protocol P13 {}
extension P13 {
func f(_ x: Int) -> String { "P.Int" }
}
class C13: P13 { func f<T>(_ x: T) -> String { "C.T" } }
class D13: C13 { override func f<T>(_ x: T) -> String { "D.T" } }
print(C13().f(1)); print(C13().f("a")); print((C13() as any P13).f(1)); print(D13().f(1)); print(D13().f("s"))

protocol P14 {}
extension P14 {
func f(_ x: Int) -> String { "P.Int" }
}
class C14: P14 { func f<T>(_ x: T) -> String { "C.T" } }
class D14: C14 { func f(_ x: Int) -> String { "D.Int" } }
print(C14().f(1)); print(C14().f("a")); print((C14() as any P14).f(1)); print(D14().f(1)); print(D14().f("s"))

protocol P15 { associatedtype A15; func f(_ x: A15) -> String }
extension P15 {
func f(_ x: A15) -> String { "P.A" }
}
struct X15: P15 { typealias A15 = Int; func f<T>(_ x: T) -> String { "X.T" } }
print(X15().f(1)); print(X15().f("a"))
func g15<Q15: P15>(_ q: Q15, _ a: Q15.A15) -> String { q.f(a) }
print(g15(X15(), 1))

protocol P16 {}
extension P16 {
func f(_ x: Int, _ y: String) -> String { "P" }
}
struct X16: P16 { func f<T>(_ x: T, _ y: String) -> String { "X.T" } }
print(X16().f(1, "")); print(X16().f("a", "b"))

protocol P17 {}
extension P17 {
static func f(_ x: Int) -> String { "P" }
}
struct X17: P17 { static func f<T>(_ x: T) -> String { "X.T" } }
print(X17.f(1)); print(X17.f("a"))

protocol P18 { init() }
extension P18 {
init(_ x: Int) { self.init(); print("P.init") }
}
struct X18: P18 { init() {}; init<T>(_ x: T) { print("X.init T") } }
_ = X18(1); _ = X18("a")

protocol P19 {}
extension P19 {
func f(_ x: [Int]) -> String { "P" }
}
struct X19: P19 { func f<T>(_ x: [T]) -> String { "X.T" } }
print(X19().f([1])); print(X19().f(["a"]))

protocol P20 {}
extension P20 {
func f(_ x: [Int]) -> String { "P" }
}
struct X20: P20 { func f<S20: Sequence>(_ x: S20) -> String { "X.S" } }
print(X20().f([1])); print(X20().f(["a"]))

protocol P21 {}
extension P21 {
func f(_ x: Int?) -> String { "P.opt" }
}
struct X21: P21 { func f(_ x: Int) -> String { "X.Int" } }
print(X21().f(1)); let o21: Int? = 2; print(X21().f(o21))

protocol P22 {}
extension P22 {
func f(_ x: (Int) -> Int) -> String { "P.fn" }
}
struct X22: P22 { func f<T>(_ x: (T) -> T) -> String { "X.T" } }
print(X22().f { $0 + 1 }); let s22: (String) -> String = { $0 }; print(X22().f(s22))

protocol P23 {}
extension P23 {
subscript(_ x: Int) -> String { "P" }
}
struct X23: P23 { subscript<T>(_ x: T) -> String { "X.T" } }
print(X23()[1]); print(X23()["a"])

struct S24<E> { }
protocol P24 { }
extension P24 {
func f(_ x: Int) -> String { "P" }
}
extension S24: P24 { func f<T>(_ x: T) -> String { "S.T" }; func g24(_ x: E) -> String { f(x) } }
print(S24<Int>().f(1)); print(S24<Int>().g24(1)); print(S24<String>().f("a"))

struct S25<E>: P25 { func f(_ x: E) -> String { "S.E" } }
protocol P25 { }
extension P25 {
func f(_ x: Int) -> String { "P" }
}
print(S25<Int>().f(1)); print(S25<Any>().f(1)); print(S25<Int?>().f(1)); print(S25<String>().f("a"))

protocol P26 { func f(_ x: Int) -> String }
extension P26 {
func f(_ x: Int) -> String { "P" }
}
struct S26<E>: P26 { func f(_ x: E) -> String { "S.E" } }
print(S26<Int>().f(1)); print(S26<Any>().f(1)); print((S26<Int>() as any P26).f(1)); print(S26<String>().f("a"))

protocol A27 {}
protocol B27: A27 { }
extension A27 { func f(_ x: Int) -> String { "A.Int" } }
extension B27 { func f<T>(_ x: T) -> String { "B.T" } }
struct X27: B27 { }
print(X27().f(1)); print(X27().f("a"))
func g27<T: B27>(_ t: T) -> String { t.f(1) }
print(g27(X27()))

protocol A28 {}
protocol B28: A28 { }
extension A28 { func f<T>(_ x: T) -> String { "A.T" } }
extension B28 { func f(_ x: Int) -> String { "B.Int" } }
struct X28: B28 { }
print(X28().f(1)); print(X28().f("a"))

protocol P29 {}
extension P29 {
func f(_ x: Int) -> Int { 1 }
}
struct X29: P29 { func f<T>(_ x: T) -> T { x } }
print(X29().f(5)); print(X29().f("a"))

protocol P30 {}
extension P30 {
func f(x: Int, y: Int = 1) -> Int { 1 }
}
struct X30: P30 { func f<T>(x: T) -> T { x } }
print(X30().f(x: 5)); print(X30().f(x: "a"))

protocol P31 {}
extension P31 {
func f(_ x: Int) -> Int { 1 }
}
struct X31: P31 { func f(_ x: Int) -> String { "X" } }
let a31: Int = X31().f(1); let b31: String = X31().f(1); print(a31, b31)

protocol P32 {}
extension P32 {
func f(_ x: Int) -> Int { 1 }
}
struct X32: P32 { func f(_ x: Int) -> String { "X" } }
print(X32().f(1))

protocol P33 {}
extension P33 {
func f() -> Int { 1 }
}
struct X33: P33 { func f() -> String { "X" } }
print(X33().f())

protocol P34 {}
extension P34 {
func f() -> Int { 1 }
}
struct X34: P34 { func f() -> String { "X" } }
let a34: Int = X34().f(); let b34: String = X34().f(); print(a34, b34)
