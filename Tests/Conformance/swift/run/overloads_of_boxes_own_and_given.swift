// What `Box(2)` is to a method of a type and one of a protocol, and beside other arguments.
struct Box1<T> { var v: T; init(_ v: T) { self.v = v } }
protocol P1 {}
extension P1 { func f1<T>(_ x: Box1<T>) -> String { "ext box" } }
struct S1: P1 { func f1<T>(_ x: T) -> String { "own any" } }
print(S1().f1(Box1(1)))
struct Box2<T> { var v: T; init(_ v: T) { self.v = v } }
protocol P2 {}
extension P2 { func f2<T: Equatable>(_ x: Box2<T>) -> String { "ext box" } }
struct S2: P2 { func f2<T>(_ x: T) -> String { "own any" } }
print(S2().f2(Box2(1)))
struct Box3<T> { var v: T; init(_ v: T) { self.v = v } }
protocol P3 {}
extension P3 { func f3<T>(_ x: T) -> String { "ext any" } }
struct S3: P3 { func f3<T>(_ x: Box3<T>) -> String { "own box" } }
print(S3().f3(Box3(1)))
struct Box4<T> { var v: T; init(_ v: T) { self.v = v } }
protocol P4 {}
extension P4 { func f4(_ x: Box4<Int>) -> String { "ext box" } }
struct S4: P4 { func f4<T>(_ x: T) -> String { "own any" } }
print(S4().f4(Box4(1)))
struct Box5<T> { var v: T; init(_ v: T) { self.v = v } }
protocol P5 {}
extension P5 { func f5(_ x: Box5<Int>) -> String { "ext box" } }
struct S5: P5 { func f5<T>(_ x: Box5<T>) -> String { "own box" } }
print(S5().f5(Box5(1)))
struct Box6<T> { var v: T; init(_ v: T) { self.v = v } }
protocol P6 {}
extension P6 { func f6(_ x: Any) -> String { "ext any" } }
struct S6: P6 { func f6<T>(_ x: Box6<T>) -> String { "own box" } }
print(S6().f6(Box6(1)))
struct Box7<T> { var v: T; init(_ v: T) { self.v = v } }
protocol P7 {}
extension P7 { func f7<T>(_ x: Box7<T>) -> String { "ext box" } }
struct S7: P7 { func f7(_ x: Any) -> String { "own any" } }
print(S7().f7(Box7(1)))
struct Box8<T> { var v: T; init(_ v: T) { self.v = v } }
protocol P8 {}
extension P8 { func f8<T>(_ x: T) -> String { "ext T" } }
struct S8: P8 { func f8(_ x: Any) -> String { "own any" } }
print(S8().f8(Box8(1)))
struct Box9<T> { var v: T; init(_ v: T) { self.v = v } }
protocol P9 {}
extension P9 { func f9(_ x: Any) -> String { "ext any" } }
struct S9: P9 { func f9<T>(_ x: T) -> String { "own T" } }
print(S9().f9(Box9(1)))
struct Box10<T> { var v: T; init(_ v: T) { self.v = v } }
protocol P10 {}
extension P10 { func f10<T>(_ x: Box10<T>?) -> String { "ext box?" } }
struct S10: P10 { func f10<T>(_ x: T?) -> String { "own T?" } }
print(S10().f10(Box10(1)))
struct Box11<T> { var v: T; init(_ v: T) { self.v = v } }
protocol P11 {}
extension P11 { func f11<T>(_ x: T?) -> String { "ext T?" } }
struct S11: P11 { func f11<T>(_ x: T) -> String { "own T" } }
print(S11().f11(Optional(1)))
struct Box12<T> { var v: T; init(_ v: T) { self.v = v } }
protocol P12 {}
extension P12 { func f12<T>(_ x: T) -> String { "ext T" } }
struct S12: P12 { func f12<T>(_ x: T?) -> String { "own T?" } }
print(S12().f12(Optional(1)))
struct Box13<T> { var v: T; init(_ v: T) { self.v = v } }
protocol P13 {}
extension P13 { func f13<T>(_ x: [T]) -> String { "ext [T]" } }
struct S13: P13 { func f13<T>(_ x: T) -> String { "own T" } }
print(S13().f13(Array(1...3)))
struct Box14<T> { var v: T; init(_ v: T) { self.v = v } }
protocol P14 {}
extension P14 { func f14(_ x: [Int]) -> String { "ext [Int]" } }
struct S14: P14 { func f14<T>(_ x: [T]) -> String { "own [T]" } }
print(S14().f14(Array(1...3)))
struct Box15<T> { var v: T; init(_ v: T) { self.v = v } }
class S15 { func f15<T>(_ x: Box15<T>) -> String { "A box" } }
class S215: S15 { func f15<T>(_ x: T) -> String { "B T" } }
print(S215().f15(Box15(1)))
struct Box16<T> { var v: T; init(_ v: T) { self.v = v } }
func f16(_ x: Any..., y: Int = 0) -> String { "any..." }
func f16<T>(_ x: Box16<T>) -> String { "box" }
print(f16(Box16(1)))
struct Box17<T> { var v: T; init(_ v: T) { self.v = v } }
func f17(_ x: Any...) -> String { "any..." }
func f17(_ x: Box17<Int>...) -> String { "box..." }
print(f17(Box17(1)), f17(Box17(1), Box17(2)))
struct Box18<T> { var v: T; init(_ v: T) { self.v = v } }
func f18(_ x: Any, _ n: Int) -> String { "any" }
func f18<T>(_ x: Box18<T>, _ n: Double) -> String { "box" }
print(f18(Box18(1), 2), f18(Box18(1), 2.5))
struct Box19<T> { var v: T; init(_ v: T) { self.v = v } }
func f19(_ x: Any, _ n: Int?) -> String { "any" }
func f19<T>(_ x: T, _ n: Int) -> String { "T" }
print(f19(Box19(1), 2), f19(Box19(1), nil))
struct Box20<T> { var v: T; init(_ v: T) { self.v = v } }
func f20<T>(_ x: T, _ n: T) -> String { "TT" }
func f20<T, U>(_ x: T, _ n: U) -> String { "TU" }
print(f20(Box20(1), Box20(2)), f20(Box20(1), Box20("a")))
struct Box21<T> { var v: T; init(_ v: T) { self.v = v } }
func f21<T>(_ x: Box21<T>, _ n: T) -> String { "box" }
func f21(_ x: Any, _ n: Any) -> String { "any" }
print(f21(Box21(1), 2), f21(Box21(1), "a"))
struct Box22<T> { var v: T; init(_ v: T) { self.v = v } }
struct W22<T> { var v: T; init(_ v: T) { self.v = v } }
func f22<T>(_ x: Box22<T>) -> String { "box" }
func f22<T>(_ x: W22<T>) -> String { "w" }
print(f22(Box22(1)), f22(W22("a")))
struct Box23<T> { var v: T; init(_ v: T) { self.v = v } }
func f23(_ x: Box23<Int>) -> String { "int" }
func f23(_ x: Box23<String>) -> String { "string" }
print(f23(Box23(1)), f23(Box23("a")), f23(Box23([1].count)))
struct Box24<T> { var v: T; init(_ v: T) { self.v = v } }
func f24(_ x: Box24<Double>) -> String { "double" }
func f24(_ x: Box24<String>) -> String { "string" }
print(f24(Box24(1)), f24(Box24("a")), f24(Box24(1 + 2)))
struct Box25<T> { var v: T; init(_ v: T) { self.v = v } }
protocol P25 {}
extension Box25: P25 {}
protocol Q25 {}
extension Q25 { func f25(_ x: Box25<Int>) -> String { "ext Box25<Int>" } }
struct S25: Q25 { func f25(_ x: any P25) -> String { "own any P" }
 func g(_ x: any P25) -> String { "own any P" } }
print(S25().f25(Box25<Int>(2)))
let b25 = Box25(2)
print(S25().f25(b25))
struct Box26<T> { var v: T; init(_ v: T) { self.v = v } }
protocol P26 {}
extension Box26: P26 {}
protocol Q26 {}
extension Q26 { func f26(_ x: any P26) -> String { "ext any P" } }
struct S26: Q26 { func f26(_ x: Box26<Int>) -> String { "own Box26<Int>" } }
print(S26().f26(Box26<Int>(2)), S26().f26(Box26(2)))
let b26 = Box26(2)
print(S26().f26(b26))
struct Box27<T> { var v: T; init(_ v: T) { self.v = v } }
protocol P27 {}
extension Box27: P27 {}
protocol Q27 {}
extension Q27 { func f27(_ x: Box27<Int>) -> String { "ext Box27<Int>" } }
struct S27: Q27 { func f27(_ x: Any) -> String { "own any" } }
print(S27().f27(Box27<Int>(2)))
print(S27().f27(Box27(2)))
struct Box28<T> { var v: T; init(_ v: T) { self.v = v } }
protocol P28 {}
extension Box28: P28 {}
protocol Q28 {}
extension Q28 { func f28(_ x: Box28<Int>) -> String { "ext Box28<Int>" } }
struct S28: Q28 { func f28(_ x: some P28) -> String { "own some P" } }
print(S28().f28(Box28<Int>(2)), S28().f28(Box28(2)))
