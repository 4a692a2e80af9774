// Overloads of what a protocol requires, what its extension gives and what types and subclasses declare.

protocol P1 {
  func f1<T>(_ x: T?) -> String
}
extension P1 {
  func f1(_ x: Bool) -> String { "P.Bool" }
  func f1<T>(_ x: T?) -> String { "P.T?" }
}
enum X1: P1 {
  case z }
let i1 = 1, a1 = [1], o1: Int? = 3
func g1<Q1: P1>(_ q: Q1) -> String { q.f1("s") }
print(X1.z.f1(2.5))
print((X1.z as any P1).f1(2.5))

protocol P2 {
  func f2<T>(_ x: T?) -> String
}
extension P2 {
  func f2(_ x: Bool) -> String { "P.Bool" }
  func f2<T>(_ x: T?) -> String { "P.T?" }
}
enum X2: P2 {
  case z }
let i2 = 1, a2 = [1], o2: Int? = 3
func g2<Q2: P2>(_ q: Q2) -> String { q.f2("s") }
print(X2.z.f2(i2))
print((X2.z as any P2).f2(i2))

protocol P3 {
}
extension P3 {
  func f3<T: Numeric>(_ x: T) -> String { "P.T:Num" }
}
struct X3: P3 {
  func f3(_ x: String) -> String { "X.String" }
  func f3<T>(_ x: T?) -> String { "X.T?" }
}
let i3 = 1, a3 = [1], o3: Int? = 3
func g3<Q3: P3>(_ q: Q3) -> String { q.f3(1) }
print(g3(X3()))
print(X3().f3("s"))

protocol P4 {
  func f4(_ x: Int?) -> String
}
extension P4 {
  func f4(_ x: Any) -> String { "P.Any" }
  func f4<T>(_ x: [T]) -> String { "P.[T]" }
}
class X4: P4 {
  func f4(_ x: Int?) -> String { "X.Int?" }
  func f4(_ x: String) -> String { "X.String" }
}
class Y4: X4 {
  override func f4(_ x: Int?) -> String { "Y.Int?" }
}
let i4 = 1, a4 = [1], o4: Int? = 3
func g4<Q4: P4>(_ q: Q4) -> String { q.f4(1) }
print(g4(X4()))
print(g4(Y4()))

protocol P5 {
  func f5(_ x: Int?) -> String
}
extension P5 {
  func f5(_ x: Any) -> String { "P.Any" }
  func f5<T>(_ x: [T]) -> String { "P.[T]" }
}
class X5: P5 {
  func f5(_ x: Int?) -> String { "X.Int?" }
  func f5(_ x: String) -> String { "X.String" }
}
class Y5: X5 {
  override func f5(_ x: Int?) -> String { "Y.Int?" }
}
let i5 = 1, a5 = [1], o5: Int? = 3
func g5<Q5: P5>(_ q: Q5) -> String { q.f5(1) }
print(X5().f5(2.5))
print((X5() as any P5).f5(2.5))

protocol P6 {
  func f6<T>(_ x: T?) -> String
  func f6(_ x: String) -> String
}
extension P6 {
  func f6(_ x: Int?) -> String { "P.Int?" }
  func f6(_ x: String) -> String { "P.String" }
}
struct X6: P6 {
  func f6<T>(_ x: T) -> String { "X.T" }
  func f6<T>(_ x: T?) -> String { "X.T?" }
}
let i6 = 1, a6 = [1], o6: Int? = 3
func g6<Q6: P6>(_ q: Q6) -> String { q.f6(["q"]) }
print(X6().f6([1]))
print((X6() as any P6).f6([1]))

protocol P7 {
  func f7<T>(_ x: T?) -> String
  func f7(_ x: String) -> String
}
extension P7 {
  func f7(_ x: Int?) -> String { "P.Int?" }
  func f7(_ x: String) -> String { "P.String" }
}
struct X7: P7 {
  func f7<T>(_ x: T) -> String { "X.T" }
  func f7<T>(_ x: T?) -> String { "X.T?" }
}
let i7 = 1, a7 = [1], o7: Int? = 3
func g7<Q7: P7>(_ q: Q7) -> String { q.f7(["q"]) }
print(X7().f7(a7))
print((X7() as any P7).f7(a7))

protocol P8 {
  func f8(_ x: Double) -> String
}
extension P8 {
  func f8(_ x: Double) -> String { "P.Double" }
  func f8<T>(_ x: T?) -> String { "P.T?" }
}
struct X8: P8 {
  func f8(_ x: Int) -> String { "X.Int" }
  func f8(_ x: String) -> String { "X.String" }
}
let i8 = 1, a8 = [1], o8: Int? = 3
func g8<Q8: P8>(_ q: Q8) -> String { q.f8(["q"]) }
print(X8().f8(1))
print((X8() as any P8).f8(1))

protocol P9 {
  func f9(_ x: Double) -> String
}
extension P9 {
  func f9(_ x: Double) -> String { "P.Double" }
  func f9<T>(_ x: T?) -> String { "P.T?" }
}
struct X9: P9 {
  func f9(_ x: Int) -> String { "X.Int" }
  func f9(_ x: String) -> String { "X.String" }
}
let i9 = 1, a9 = [1], o9: Int? = 3
func g9<Q9: P9>(_ q: Q9) -> String { q.f9(["q"]) }
print(X9().f9("s"))
print((X9() as any P9).f9("s"))

protocol P10 {
  func f10(_ x: Int?) -> String
}
extension P10 {
  func f10(_ x: Bool) -> String { "P.Bool" }
  func f10(_ x: Int?) -> String { "P.Int?" }
  func f10(_ x: String) -> String { "P.String" }
  func f10<T>(_ x: T) -> String { "P.T" }
}
enum X10: P10 {
  case z }
let i10 = 1, a10 = [1], o10: Int? = 3
func g10<Q10: P10>(_ q: Q10) -> String { q.f10([1]) }
print(X10.z.f10(2.5))
print((X10.z as any P10).f10(2.5))

protocol P11 {
  func f11(_ x: Int?) -> String
}
extension P11 {
  func f11(_ x: Bool) -> String { "P.Bool" }
  func f11(_ x: Int?) -> String { "P.Int?" }
  func f11(_ x: String) -> String { "P.String" }
  func f11<T>(_ x: T) -> String { "P.T" }
}
enum X11: P11 {
  case z }
let i11 = 1, a11 = [1], o11: Int? = 3
func g11<Q11: P11>(_ q: Q11) -> String { q.f11([1]) }
print(X11.z.f11(["q"]))
print((X11.z as any P11).f11(["q"]))

protocol P12 {
  func f12(_ x: Int?) -> String
}
extension P12 {
  func f12(_ x: Double) -> String { "P.Double" }
  func f12(_ x: Int?) -> String { "P.Int?" }
  func f12(_ x: String) -> String { "P.String" }
  func f12<T>(_ x: T) -> String { "P.T" }
}
enum X12: P12 {
  func f12(_ x: Bool) -> String { "X.Bool" }
  case z }
let i12 = 1, a12 = [1], o12: Int? = 3
func g12<Q12: P12>(_ q: Q12) -> String { q.f12([1]) }
print(g12(X12.z))
print(X12.z.f12(true))

protocol P13 {
  func f13(_ x: Int?) -> String
}
extension P13 {
  func f13(_ x: Double) -> String { "P.Double" }
  func f13(_ x: Int?) -> String { "P.Int?" }
  func f13(_ x: String) -> String { "P.String" }
  func f13<T>(_ x: T) -> String { "P.T" }
}
enum X13: P13 {
  func f13(_ x: Bool) -> String { "X.Bool" }
  case z }
let i13 = 1, a13 = [1], o13: Int? = 3
func g13<Q13: P13>(_ q: Q13) -> String { q.f13([1]) }
print((X13.z as any P13).f13(true))
print(X13.z.f13(o13))

protocol P14 {
  func f14(_ x: Double) -> String
}
extension P14 {
  func f14(_ x: Double) -> String { "P.Double" }
  func f14<T: Numeric>(_ x: T) -> String { "P.T:Num" }
  func f14<T>(_ x: T?) -> String { "P.T?" }
}
class X14: P14 {
  func f14(_ x: [Int]) -> String { "X.[Int]" }
}
class Y14: X14 {
  func f14(_ x: Int?) -> String { "Y.Int?" }
}
let i14 = 1, a14 = [1], o14: Int? = 3
func g14<Q14: P14>(_ q: Q14) -> String { q.f14(o14) }
print(X14().f14([1]))
print((X14() as any P14).f14([1]))

protocol P15 {
  func f15(_ x: Double) -> String
}
extension P15 {
  func f15(_ x: Double) -> String { "P.Double" }
  func f15<T: Numeric>(_ x: T) -> String { "P.T:Num" }
  func f15<T>(_ x: T?) -> String { "P.T?" }
}
class X15: P15 {
  func f15(_ x: [Int]) -> String { "X.[Int]" }
}
class Y15: X15 {
  func f15(_ x: Int?) -> String { "Y.Int?" }
}
let i15 = 1, a15 = [1], o15: Int? = 3
func g15<Q15: P15>(_ q: Q15) -> String { q.f15(o15) }
print(Y15().f15([1]))
print((Y15() as X15).f15([1]))
