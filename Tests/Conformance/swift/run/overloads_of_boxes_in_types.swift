// What `Box(2)` is to two methods, initializers or subscripts, of one type, of a superclass or of a protocol.
protocol P {}
struct Box<V>: P { var v: V; init(_ v: V) { self.v = v } }
struct S1 { func f1(_ x: Any) -> String { "Any" }
func f1<T>(_ x: T) -> String { "T" } }
print(S1().f1(Box(2)))
class A4 { func f4<T>(_ x: T) -> String { "T" } }
class S4: A4 { func f4(_ x: Any) -> String { "Any" } }
print(S4().f4(Box(2)))
struct S7 { static func f7(_ x: Any) -> String { "Any" }
static func f7<T>(_ x: T) -> String { "T" } }
print(S7.f7(Box(2)))
struct S11 { func f11(_ x: Any) -> String { "Any" }
func f11<T>(_ x: Box<T>) -> String { "Box<T>" } }
print(S11().f11(Box(2)))
class A14 { func f14<T>(_ x: Box<T>) -> String { "Box<T>" } }
class S14: A14 { func f14(_ x: Any) -> String { "Any" } }
print(S14().f14(Box(2)))
struct S17 { static func f17(_ x: Any) -> String { "Any" }
static func f17<T>(_ x: Box<T>) -> String { "Box<T>" } }
print(S17.f17(Box(2)))
struct S21 { func f21(_ x: Any) -> String { "Any" }
func f21(_ x: Box<Int>) -> String { "Box<Int>" } }
print(S21().f21(Box(2)))
class A24 { func f24(_ x: Box<Int>) -> String { "Box<Int>" } }
class S24: A24 { func f24(_ x: Any) -> String { "Any" } }
print(S24().f24(Box(2)))
struct S27 { static func f27(_ x: Any) -> String { "Any" }
static func f27(_ x: Box<Int>) -> String { "Box<Int>" } }
print(S27.f27(Box(2)))
struct S31 { func f31(_ x: Any) -> String { "Any" }
func f31(_ x: any P) -> String { "any P" } }
print(S31().f31(Box(2)))
class A34 { func f34(_ x: any P) -> String { "any P" } }
class S34: A34 { func f34(_ x: Any) -> String { "Any" } }
print(S34().f34(Box(2)))
struct S37 { static func f37(_ x: Any) -> String { "Any" }
static func f37(_ x: any P) -> String { "any P" } }
print(S37.f37(Box(2)))
struct S41 { func f41(_ x: Any) -> String { "Any" }
func f41(_ x: some P) -> String { "some P" } }
print(S41().f41(Box(2)))
class A44 { func f44(_ x: some P) -> String { "some P" } }
class S44: A44 { func f44(_ x: Any) -> String { "Any" } }
print(S44().f44(Box(2)))
struct S47 { static func f47(_ x: Any) -> String { "Any" }
static func f47(_ x: some P) -> String { "some P" } }
print(S47.f47(Box(2)))
struct S51 { func f51(_ x: Any) -> String { "Any" }
func f51(_ x: Any?) -> String { "Any?" } }
print(S51().f51(Box(2)))
protocol Q54 {}
extension Q54 { func f54(_ x: Any) -> String { "Any" } }
struct S54: Q54 { func f54(_ x: Any?) -> String { "Any?" } }
print(S54().f54(Box(2)))
struct S57 { init(_ x: Any) { print("Any") }
init(_ x: Any?) { print("Any?") } }
_ = S57(Box(2))
func f58(_ x: Any) -> String { "Any" }
func f58(_ x: Any?) -> String { "Any?" }
print(f58((Box(2))), [f58(Box(2))])
protocol Q61 {}
extension Q61 { func f61<T>(_ x: T) -> String { "T" }
func f61<T>(_ x: Box<T>) -> String { "Box<T>" } }
struct S61: Q61 {}
print(S61().f61(Box(2)))
protocol Q64 {}
extension Q64 { func f64<T>(_ x: T) -> String { "T" } }
struct S64: Q64 { func f64<T>(_ x: Box<T>) -> String { "Box<T>" } }
print(S64().f64(Box(2)))
struct S67 { init<T>(_ x: T) { print("T") }
init<T>(_ x: Box<T>) { print("Box<T>") } }
_ = S67(Box(2))
func f68<T>(_ x: T) -> String { "T" }
func f68<T>(_ x: Box<T>) -> String { "Box<T>" }
print(f68((Box(2))), [f68(Box(2))])
protocol Q71 {}
extension Q71 { func f71<T>(_ x: T) -> String { "T" }
func f71(_ x: Box<Int>) -> String { "Box<Int>" } }
struct S71: Q71 {}
print(S71().f71(Box(2)))
protocol Q74 {}
extension Q74 { func f74<T>(_ x: T) -> String { "T" } }
struct S74: Q74 { func f74(_ x: Box<Int>) -> String { "Box<Int>" } }
print(S74().f74(Box(2)))
struct S77 { init<T>(_ x: T) { print("T") }
init(_ x: Box<Int>) { print("Box<Int>") } }
_ = S77(Box(2))
func f78<T>(_ x: T) -> String { "T" }
func f78(_ x: Box<Int>) -> String { "Box<Int>" }
print(f78((Box(2))), [f78(Box(2))])
protocol Q81 {}
extension Q81 { func f81<T>(_ x: T) -> String { "T" }
func f81(_ x: any P) -> String { "any P" } }
struct S81: Q81 {}
print(S81().f81(Box(2)))
protocol Q84 {}
extension Q84 { func f84<T>(_ x: T) -> String { "T" } }
struct S84: Q84 { func f84(_ x: any P) -> String { "any P" } }
print(S84().f84(Box(2)))
struct S87 { init<T>(_ x: T) { print("T") }
init(_ x: any P) { print("any P") } }
_ = S87(Box(2))
func f88<T>(_ x: T) -> String { "T" }
func f88(_ x: any P) -> String { "any P" }
print(f88((Box(2))), [f88(Box(2))])
protocol Q91 {}
extension Q91 { func f91<T>(_ x: T) -> String { "T" }
func f91(_ x: some P) -> String { "some P" } }
struct S91: Q91 {}
print(S91().f91(Box(2)))
protocol Q94 {}
extension Q94 { func f94(_ x: some P) -> String { "some P" } }
struct S94: Q94 { func f94<T>(_ x: T) -> String { "T" } }
print(S94().f94(Box(2)))
struct S98 { subscript<T>(_ x: T) -> String { "T" }
subscript(_ x: some P) -> String { "some P" } }
print(S98()[Box(2)])
class A101 { func f101<T>(_ x: T) -> String { "T" } }
class S101: A101 { func f101(_ x: Any?) -> String { "Any?" } }
print(S101().f101(Box(2)))
protocol Q104 {}
extension Q104 { func f104(_ x: Any?) -> String { "Any?" } }
struct S104: Q104 { func f104<T>(_ x: T) -> String { "T" } }
print(S104().f104(Box(2)))
struct S108 { subscript<T>(_ x: T) -> String { "T" }
subscript(_ x: Any?) -> String { "Any?" } }
print(S108()[Box(2)])
class A111 { func f111<T>(_ x: Box<T>) -> String { "Box<T>" } }
class S111: A111 { func f111(_ x: Box<Int>) -> String { "Box<Int>" } }
print(S111().f111(Box(2)))
protocol Q114 {}
extension Q114 { func f114(_ x: Box<Int>) -> String { "Box<Int>" } }
struct S114: Q114 { func f114<T>(_ x: Box<T>) -> String { "Box<T>" } }
print(S114().f114(Box(2)))
struct S118 { subscript<T>(_ x: Box<T>) -> String { "Box<T>" }
subscript(_ x: Box<Int>) -> String { "Box<Int>" } }
print(S118()[Box(2)])
class A121 { func f121<T>(_ x: Box<T>) -> String { "Box<T>" } }
class S121: A121 { func f121(_ x: any P) -> String { "any P" } }
print(S121().f121(Box(2)))
protocol Q124 {}
extension Q124 { func f124(_ x: any P) -> String { "any P" } }
struct S124: Q124 { func f124<T>(_ x: Box<T>) -> String { "Box<T>" } }
print(S124().f124(Box(2)))
struct S128 { subscript<T>(_ x: Box<T>) -> String { "Box<T>" }
subscript(_ x: any P) -> String { "any P" } }
print(S128()[Box(2)])
class A131 { func f131<T>(_ x: Box<T>) -> String { "Box<T>" } }
class S131: A131 { func f131(_ x: some P) -> String { "some P" } }
print(S131().f131(Box(2)))
protocol Q134 {}
extension Q134 { func f134(_ x: some P) -> String { "some P" } }
struct S134: Q134 { func f134<T>(_ x: Box<T>) -> String { "Box<T>" } }
print(S134().f134(Box(2)))
struct S138 { subscript<T>(_ x: Box<T>) -> String { "Box<T>" }
subscript(_ x: some P) -> String { "some P" } }
print(S138()[Box(2)])
class A141 { func f141<T>(_ x: Box<T>) -> String { "Box<T>" } }
class S141: A141 { func f141(_ x: Any?) -> String { "Any?" } }
print(S141().f141(Box(2)))
protocol Q144 {}
extension Q144 { func f144(_ x: Any?) -> String { "Any?" } }
struct S144: Q144 { func f144<T>(_ x: Box<T>) -> String { "Box<T>" } }
print(S144().f144(Box(2)))
struct S148 { subscript<T>(_ x: Box<T>) -> String { "Box<T>" }
subscript(_ x: Any?) -> String { "Any?" } }
print(S148()[Box(2)])
class A151 { func f151(_ x: Box<Int>) -> String { "Box<Int>" } }
class S151: A151 { func f151(_ x: any P) -> String { "any P" } }
print(S151().f151(Box(2)))
protocol Q154 {}
extension Q154 { func f154(_ x: any P) -> String { "any P" } }
struct S154: Q154 { func f154(_ x: Box<Int>) -> String { "Box<Int>" } }
print(S154().f154(Box(2)))
struct S158 { subscript(_ x: Box<Int>) -> String { "Box<Int>" }
subscript(_ x: any P) -> String { "any P" } }
print(S158()[Box(2)])
class A161 { func f161(_ x: Box<Int>) -> String { "Box<Int>" } }
class S161: A161 { func f161(_ x: some P) -> String { "some P" } }
print(S161().f161(Box(2)))
protocol Q164 {}
extension Q164 { func f164(_ x: some P) -> String { "some P" } }
struct S164: Q164 { func f164(_ x: Box<Int>) -> String { "Box<Int>" } }
print(S164().f164(Box(2)))
struct S168 { subscript(_ x: Box<Int>) -> String { "Box<Int>" }
subscript(_ x: some P) -> String { "some P" } }
print(S168()[Box(2)])
class A171 { func f171(_ x: Box<Int>) -> String { "Box<Int>" } }
class S171: A171 { func f171(_ x: Any?) -> String { "Any?" } }
print(S171().f171(Box(2)))
protocol Q174 {}
extension Q174 { func f174(_ x: Any?) -> String { "Any?" } }
struct S174: Q174 { func f174(_ x: Box<Int>) -> String { "Box<Int>" } }
print(S174().f174(Box(2)))
struct S178 { subscript(_ x: Box<Int>) -> String { "Box<Int>" }
subscript(_ x: Any?) -> String { "Any?" } }
print(S178()[Box(2)])
class A181 { func f181(_ x: any P) -> String { "any P" } }
class S181: A181 { func f181(_ x: some P) -> String { "some P" } }
print(S181().f181(Box(2)))
protocol Q184 {}
extension Q184 { func f184(_ x: some P) -> String { "some P" } }
struct S184: Q184 { func f184(_ x: any P) -> String { "any P" } }
print(S184().f184(Box(2)))
struct S188 { subscript(_ x: any P) -> String { "any P" }
subscript(_ x: some P) -> String { "some P" } }
print(S188()[Box(2)])
class A191 { func f191(_ x: any P) -> String { "any P" } }
class S191: A191 { func f191(_ x: Any?) -> String { "Any?" } }
print(S191().f191(Box(2)))
protocol Q194 {}
extension Q194 { func f194(_ x: Any?) -> String { "Any?" } }
struct S194: Q194 { func f194(_ x: any P) -> String { "any P" } }
print(S194().f194(Box(2)))
struct S198 { subscript(_ x: any P) -> String { "any P" }
subscript(_ x: Any?) -> String { "Any?" } }
print(S198()[Box(2)])
class A201 { func f201(_ x: some P) -> String { "some P" } }
class S201: A201 { func f201(_ x: Any?) -> String { "Any?" } }
print(S201().f201(Box(2)))
protocol Q204 {}
extension Q204 { func f204(_ x: Any?) -> String { "Any?" } }
struct S204: Q204 { func f204(_ x: some P) -> String { "some P" } }
print(S204().f204(Box(2)))
struct S208 { subscript(_ x: some P) -> String { "some P" }
subscript(_ x: Any?) -> String { "Any?" } }
print(S208()[Box(2)])
