// What `Box(2)` is to two methods, initializers or subscripts, of one type, of a superclass or of a protocol.
protocol P {}
struct Box<V>: P { var v: V; init(_ v: V) { self.v = v } }
struct S1 { func f1(_ x: Any) -> String { "Any" }
func f1<T>(_ x: T) -> String { "T" } }
print(S1().f1(Box(2)))
protocol Q2 {}
extension Q2 { func f2(_ x: Any) -> String { "Any" }
func f2<T>(_ x: T) -> String { "T" } }
struct S2: Q2 {}
print(S2().f2(Box(2)))
class A3 { func f3(_ x: Any) -> String { "Any" } }
class S3: A3 { func f3<T>(_ x: T) -> String { "T" } }
print(S3().f3(Box(2)))
class A4 { func f4<T>(_ x: T) -> String { "T" } }
class S4: A4 { func f4(_ x: Any) -> String { "Any" } }
print(S4().f4(Box(2)))
protocol Q5 {}
extension Q5 { func f5(_ x: Any) -> String { "Any" } }
struct S5: Q5 { func f5<T>(_ x: T) -> String { "T" } }
print(S5().f5(Box(2)))
protocol Q6 {}
extension Q6 { func f6<T>(_ x: T) -> String { "T" } }
struct S6: Q6 { func f6(_ x: Any) -> String { "Any" } }
print(S6().f6(Box(2)))
struct S7 { static func f7(_ x: Any) -> String { "Any" }
static func f7<T>(_ x: T) -> String { "T" } }
print(S7.f7(Box(2)))
struct S8 { init(_ x: Any) { print("Any") }
init<T>(_ x: T) { print("T") } }
_ = S8(Box(2))
func f9(_ x: Any) -> String { "Any" }
func f9<T>(_ x: T) -> String { "T" }
print(f9((Box(2))), [f9(Box(2))])
struct S10 { subscript(_ x: Any) -> String { "Any" }
subscript<T>(_ x: T) -> String { "T" } }
print(S10()[Box(2)])
struct S11 { func f11(_ x: Any) -> String { "Any" }
func f11<T>(_ x: Box<T>) -> String { "Box<T>" } }
print(S11().f11(Box(2)))
protocol Q12 {}
extension Q12 { func f12(_ x: Any) -> String { "Any" }
func f12<T>(_ x: Box<T>) -> String { "Box<T>" } }
struct S12: Q12 {}
print(S12().f12(Box(2)))
class A13 { func f13(_ x: Any) -> String { "Any" } }
class S13: A13 { func f13<T>(_ x: Box<T>) -> String { "Box<T>" } }
print(S13().f13(Box(2)))
class A14 { func f14<T>(_ x: Box<T>) -> String { "Box<T>" } }
class S14: A14 { func f14(_ x: Any) -> String { "Any" } }
print(S14().f14(Box(2)))
protocol Q15 {}
extension Q15 { func f15(_ x: Any) -> String { "Any" } }
struct S15: Q15 { func f15<T>(_ x: Box<T>) -> String { "Box<T>" } }
print(S15().f15(Box(2)))
protocol Q16 {}
extension Q16 { func f16<T>(_ x: Box<T>) -> String { "Box<T>" } }
struct S16: Q16 { func f16(_ x: Any) -> String { "Any" } }
print(S16().f16(Box(2)))
struct S17 { static func f17(_ x: Any) -> String { "Any" }
static func f17<T>(_ x: Box<T>) -> String { "Box<T>" } }
print(S17.f17(Box(2)))
struct S18 { init(_ x: Any) { print("Any") }
init<T>(_ x: Box<T>) { print("Box<T>") } }
_ = S18(Box(2))
func f19(_ x: Any) -> String { "Any" }
func f19<T>(_ x: Box<T>) -> String { "Box<T>" }
print(f19((Box(2))), [f19(Box(2))])
struct S20 { subscript(_ x: Any) -> String { "Any" }
subscript<T>(_ x: Box<T>) -> String { "Box<T>" } }
print(S20()[Box(2)])
struct S21 { func f21(_ x: Any) -> String { "Any" }
func f21(_ x: Box<Int>) -> String { "Box<Int>" } }
print(S21().f21(Box(2)))
protocol Q22 {}
extension Q22 { func f22(_ x: Any) -> String { "Any" }
func f22(_ x: Box<Int>) -> String { "Box<Int>" } }
struct S22: Q22 {}
print(S22().f22(Box(2)))
class A23 { func f23(_ x: Any) -> String { "Any" } }
class S23: A23 { func f23(_ x: Box<Int>) -> String { "Box<Int>" } }
print(S23().f23(Box(2)))
class A24 { func f24(_ x: Box<Int>) -> String { "Box<Int>" } }
class S24: A24 { func f24(_ x: Any) -> String { "Any" } }
print(S24().f24(Box(2)))
protocol Q25 {}
extension Q25 { func f25(_ x: Any) -> String { "Any" } }
struct S25: Q25 { func f25(_ x: Box<Int>) -> String { "Box<Int>" } }
print(S25().f25(Box(2)))
protocol Q26 {}
extension Q26 { func f26(_ x: Box<Int>) -> String { "Box<Int>" } }
struct S26: Q26 { func f26(_ x: Any) -> String { "Any" } }
print(S26().f26(Box(2)))
struct S27 { static func f27(_ x: Any) -> String { "Any" }
static func f27(_ x: Box<Int>) -> String { "Box<Int>" } }
print(S27.f27(Box(2)))
struct S28 { init(_ x: Any) { print("Any") }
init(_ x: Box<Int>) { print("Box<Int>") } }
_ = S28(Box(2))
func f29(_ x: Any) -> String { "Any" }
func f29(_ x: Box<Int>) -> String { "Box<Int>" }
print(f29((Box(2))), [f29(Box(2))])
struct S30 { subscript(_ x: Any) -> String { "Any" }
subscript(_ x: Box<Int>) -> String { "Box<Int>" } }
print(S30()[Box(2)])
struct S31 { func f31(_ x: Any) -> String { "Any" }
func f31(_ x: any P) -> String { "any P" } }
print(S31().f31(Box(2)))
protocol Q32 {}
extension Q32 { func f32(_ x: Any) -> String { "Any" }
func f32(_ x: any P) -> String { "any P" } }
struct S32: Q32 {}
print(S32().f32(Box(2)))
class A33 { func f33(_ x: Any) -> String { "Any" } }
class S33: A33 { func f33(_ x: any P) -> String { "any P" } }
print(S33().f33(Box(2)))
class A34 { func f34(_ x: any P) -> String { "any P" } }
class S34: A34 { func f34(_ x: Any) -> String { "Any" } }
print(S34().f34(Box(2)))
protocol Q35 {}
extension Q35 { func f35(_ x: Any) -> String { "Any" } }
struct S35: Q35 { func f35(_ x: any P) -> String { "any P" } }
print(S35().f35(Box(2)))
protocol Q36 {}
extension Q36 { func f36(_ x: any P) -> String { "any P" } }
struct S36: Q36 { func f36(_ x: Any) -> String { "Any" } }
print(S36().f36(Box(2)))
struct S37 { static func f37(_ x: Any) -> String { "Any" }
static func f37(_ x: any P) -> String { "any P" } }
print(S37.f37(Box(2)))
struct S38 { init(_ x: Any) { print("Any") }
init(_ x: any P) { print("any P") } }
_ = S38(Box(2))
func f39(_ x: Any) -> String { "Any" }
func f39(_ x: any P) -> String { "any P" }
print(f39((Box(2))), [f39(Box(2))])
struct S40 { subscript(_ x: Any) -> String { "Any" }
subscript(_ x: any P) -> String { "any P" } }
print(S40()[Box(2)])
struct S41 { func f41(_ x: Any) -> String { "Any" }
func f41(_ x: some P) -> String { "some P" } }
print(S41().f41(Box(2)))
protocol Q42 {}
extension Q42 { func f42(_ x: Any) -> String { "Any" }
func f42(_ x: some P) -> String { "some P" } }
struct S42: Q42 {}
print(S42().f42(Box(2)))
class A43 { func f43(_ x: Any) -> String { "Any" } }
class S43: A43 { func f43(_ x: some P) -> String { "some P" } }
print(S43().f43(Box(2)))
class A44 { func f44(_ x: some P) -> String { "some P" } }
class S44: A44 { func f44(_ x: Any) -> String { "Any" } }
print(S44().f44(Box(2)))
protocol Q45 {}
extension Q45 { func f45(_ x: Any) -> String { "Any" } }
struct S45: Q45 { func f45(_ x: some P) -> String { "some P" } }
print(S45().f45(Box(2)))
protocol Q46 {}
extension Q46 { func f46(_ x: some P) -> String { "some P" } }
struct S46: Q46 { func f46(_ x: Any) -> String { "Any" } }
print(S46().f46(Box(2)))
struct S47 { static func f47(_ x: Any) -> String { "Any" }
static func f47(_ x: some P) -> String { "some P" } }
print(S47.f47(Box(2)))
struct S48 { init(_ x: Any) { print("Any") }
init(_ x: some P) { print("some P") } }
_ = S48(Box(2))
func f49(_ x: Any) -> String { "Any" }
func f49(_ x: some P) -> String { "some P" }
print(f49((Box(2))), [f49(Box(2))])
struct S50 { subscript(_ x: Any) -> String { "Any" }
subscript(_ x: some P) -> String { "some P" } }
print(S50()[Box(2)])
struct S51 { func f51(_ x: Any) -> String { "Any" }
func f51(_ x: Any?) -> String { "Any?" } }
print(S51().f51(Box(2)))
protocol Q52 {}
extension Q52 { func f52(_ x: Any) -> String { "Any" }
func f52(_ x: Any?) -> String { "Any?" } }
struct S52: Q52 {}
print(S52().f52(Box(2)))
class A53 { func f53(_ x: Any?) -> String { "Any?" } }
class S53: A53 { func f53(_ x: Any) -> String { "Any" } }
print(S53().f53(Box(2)))
protocol Q54 {}
extension Q54 { func f54(_ x: Any) -> String { "Any" } }
struct S54: Q54 { func f54(_ x: Any?) -> String { "Any?" } }
print(S54().f54(Box(2)))
protocol Q55 {}
extension Q55 { func f55(_ x: Any?) -> String { "Any?" } }
struct S55: Q55 { func f55(_ x: Any) -> String { "Any" } }
print(S55().f55(Box(2)))
struct S56 { static func f56(_ x: Any) -> String { "Any" }
static func f56(_ x: Any?) -> String { "Any?" } }
print(S56.f56(Box(2)))
struct S57 { init(_ x: Any) { print("Any") }
init(_ x: Any?) { print("Any?") } }
_ = S57(Box(2))
func f58(_ x: Any) -> String { "Any" }
func f58(_ x: Any?) -> String { "Any?" }
print(f58((Box(2))), [f58(Box(2))])
struct S59 { subscript(_ x: Any) -> String { "Any" }
subscript(_ x: Any?) -> String { "Any?" } }
print(S59()[Box(2)])
struct S60 { func f60<T>(_ x: T) -> String { "T" }
func f60<T>(_ x: Box<T>) -> String { "Box<T>" } }
print(S60().f60(Box(2)))
protocol Q61 {}
extension Q61 { func f61<T>(_ x: T) -> String { "T" }
func f61<T>(_ x: Box<T>) -> String { "Box<T>" } }
struct S61: Q61 {}
print(S61().f61(Box(2)))
class A62 { func f62<T>(_ x: T) -> String { "T" } }
class S62: A62 { func f62<T>(_ x: Box<T>) -> String { "Box<T>" } }
print(S62().f62(Box(2)))
class A63 { func f63<T>(_ x: Box<T>) -> String { "Box<T>" } }
class S63: A63 { func f63<T>(_ x: T) -> String { "T" } }
print(S63().f63(Box(2)))
protocol Q64 {}
extension Q64 { func f64<T>(_ x: T) -> String { "T" } }
struct S64: Q64 { func f64<T>(_ x: Box<T>) -> String { "Box<T>" } }
print(S64().f64(Box(2)))
protocol Q65 {}
extension Q65 { func f65<T>(_ x: Box<T>) -> String { "Box<T>" } }
struct S65: Q65 { func f65<T>(_ x: T) -> String { "T" } }
print(S65().f65(Box(2)))
struct S66 { static func f66<T>(_ x: T) -> String { "T" }
static func f66<T>(_ x: Box<T>) -> String { "Box<T>" } }
print(S66.f66(Box(2)))
struct S67 { init<T>(_ x: T) { print("T") }
init<T>(_ x: Box<T>) { print("Box<T>") } }
_ = S67(Box(2))
func f68<T>(_ x: T) -> String { "T" }
func f68<T>(_ x: Box<T>) -> String { "Box<T>" }
print(f68((Box(2))), [f68(Box(2))])
struct S69 { subscript<T>(_ x: T) -> String { "T" }
subscript<T>(_ x: Box<T>) -> String { "Box<T>" } }
print(S69()[Box(2)])
struct S70 { func f70<T>(_ x: T) -> String { "T" }
func f70(_ x: Box<Int>) -> String { "Box<Int>" } }
print(S70().f70(Box(2)))
protocol Q71 {}
extension Q71 { func f71<T>(_ x: T) -> String { "T" }
func f71(_ x: Box<Int>) -> String { "Box<Int>" } }
struct S71: Q71 {}
print(S71().f71(Box(2)))
class A72 { func f72<T>(_ x: T) -> String { "T" } }
class S72: A72 { func f72(_ x: Box<Int>) -> String { "Box<Int>" } }
print(S72().f72(Box(2)))
class A73 { func f73(_ x: Box<Int>) -> String { "Box<Int>" } }
class S73: A73 { func f73<T>(_ x: T) -> String { "T" } }
print(S73().f73(Box(2)))
protocol Q74 {}
extension Q74 { func f74<T>(_ x: T) -> String { "T" } }
struct S74: Q74 { func f74(_ x: Box<Int>) -> String { "Box<Int>" } }
print(S74().f74(Box(2)))
protocol Q75 {}
extension Q75 { func f75(_ x: Box<Int>) -> String { "Box<Int>" } }
struct S75: Q75 { func f75<T>(_ x: T) -> String { "T" } }
print(S75().f75(Box(2)))
struct S76 { static func f76<T>(_ x: T) -> String { "T" }
static func f76(_ x: Box<Int>) -> String { "Box<Int>" } }
print(S76.f76(Box(2)))
struct S77 { init<T>(_ x: T) { print("T") }
init(_ x: Box<Int>) { print("Box<Int>") } }
_ = S77(Box(2))
func f78<T>(_ x: T) -> String { "T" }
func f78(_ x: Box<Int>) -> String { "Box<Int>" }
print(f78((Box(2))), [f78(Box(2))])
struct S79 { subscript<T>(_ x: T) -> String { "T" }
subscript(_ x: Box<Int>) -> String { "Box<Int>" } }
print(S79()[Box(2)])
struct S80 { func f80<T>(_ x: T) -> String { "T" }
func f80(_ x: any P) -> String { "any P" } }
print(S80().f80(Box(2)))
protocol Q81 {}
extension Q81 { func f81<T>(_ x: T) -> String { "T" }
func f81(_ x: any P) -> String { "any P" } }
struct S81: Q81 {}
print(S81().f81(Box(2)))
class A82 { func f82<T>(_ x: T) -> String { "T" } }
class S82: A82 { func f82(_ x: any P) -> String { "any P" } }
print(S82().f82(Box(2)))
class A83 { func f83(_ x: any P) -> String { "any P" } }
class S83: A83 { func f83<T>(_ x: T) -> String { "T" } }
print(S83().f83(Box(2)))
protocol Q84 {}
extension Q84 { func f84<T>(_ x: T) -> String { "T" } }
struct S84: Q84 { func f84(_ x: any P) -> String { "any P" } }
print(S84().f84(Box(2)))
protocol Q85 {}
extension Q85 { func f85(_ x: any P) -> String { "any P" } }
struct S85: Q85 { func f85<T>(_ x: T) -> String { "T" } }
print(S85().f85(Box(2)))
struct S86 { static func f86<T>(_ x: T) -> String { "T" }
static func f86(_ x: any P) -> String { "any P" } }
print(S86.f86(Box(2)))
struct S87 { init<T>(_ x: T) { print("T") }
init(_ x: any P) { print("any P") } }
_ = S87(Box(2))
func f88<T>(_ x: T) -> String { "T" }
func f88(_ x: any P) -> String { "any P" }
print(f88((Box(2))), [f88(Box(2))])
struct S89 { subscript<T>(_ x: T) -> String { "T" }
subscript(_ x: any P) -> String { "any P" } }
print(S89()[Box(2)])
struct S90 { func f90<T>(_ x: T) -> String { "T" }
func f90(_ x: some P) -> String { "some P" } }
print(S90().f90(Box(2)))
protocol Q91 {}
extension Q91 { func f91<T>(_ x: T) -> String { "T" }
func f91(_ x: some P) -> String { "some P" } }
struct S91: Q91 {}
print(S91().f91(Box(2)))
class A92 { func f92<T>(_ x: T) -> String { "T" } }
class S92: A92 { func f92(_ x: some P) -> String { "some P" } }
print(S92().f92(Box(2)))
protocol Q93 {}
extension Q93 { func f93<T>(_ x: T) -> String { "T" } }
struct S93: Q93 { func f93(_ x: some P) -> String { "some P" } }
print(S93().f93(Box(2)))
protocol Q94 {}
extension Q94 { func f94(_ x: some P) -> String { "some P" } }
struct S94: Q94 { func f94<T>(_ x: T) -> String { "T" } }
print(S94().f94(Box(2)))
struct S95 { static func f95<T>(_ x: T) -> String { "T" }
static func f95(_ x: some P) -> String { "some P" } }
print(S95.f95(Box(2)))
struct S96 { init<T>(_ x: T) { print("T") }
init(_ x: some P) { print("some P") } }
_ = S96(Box(2))
func f97<T>(_ x: T) -> String { "T" }
func f97(_ x: some P) -> String { "some P" }
print(f97((Box(2))), [f97(Box(2))])
struct S98 { subscript<T>(_ x: T) -> String { "T" }
subscript(_ x: some P) -> String { "some P" } }
print(S98()[Box(2)])
struct S99 { func f99<T>(_ x: T) -> String { "T" }
func f99(_ x: Any?) -> String { "Any?" } }
print(S99().f99(Box(2)))
protocol Q100 {}
extension Q100 { func f100<T>(_ x: T) -> String { "T" }
func f100(_ x: Any?) -> String { "Any?" } }
struct S100: Q100 {}
print(S100().f100(Box(2)))
class A101 { func f101<T>(_ x: T) -> String { "T" } }
class S101: A101 { func f101(_ x: Any?) -> String { "Any?" } }
print(S101().f101(Box(2)))
class A102 { func f102(_ x: Any?) -> String { "Any?" } }
class S102: A102 { func f102<T>(_ x: T) -> String { "T" } }
print(S102().f102(Box(2)))
protocol Q103 {}
extension Q103 { func f103<T>(_ x: T) -> String { "T" } }
struct S103: Q103 { func f103(_ x: Any?) -> String { "Any?" } }
print(S103().f103(Box(2)))
protocol Q104 {}
extension Q104 { func f104(_ x: Any?) -> String { "Any?" } }
struct S104: Q104 { func f104<T>(_ x: T) -> String { "T" } }
print(S104().f104(Box(2)))
struct S105 { static func f105<T>(_ x: T) -> String { "T" }
static func f105(_ x: Any?) -> String { "Any?" } }
print(S105.f105(Box(2)))
struct S106 { init<T>(_ x: T) { print("T") }
init(_ x: Any?) { print("Any?") } }
_ = S106(Box(2))
func f107<T>(_ x: T) -> String { "T" }
func f107(_ x: Any?) -> String { "Any?" }
print(f107((Box(2))), [f107(Box(2))])
struct S108 { subscript<T>(_ x: T) -> String { "T" }
subscript(_ x: Any?) -> String { "Any?" } }
print(S108()[Box(2)])
struct S109 { func f109<T>(_ x: Box<T>) -> String { "Box<T>" }
func f109(_ x: Box<Int>) -> String { "Box<Int>" } }
print(S109().f109(Box(2)))
protocol Q110 {}
extension Q110 { func f110<T>(_ x: Box<T>) -> String { "Box<T>" }
func f110(_ x: Box<Int>) -> String { "Box<Int>" } }
struct S110: Q110 {}
print(S110().f110(Box(2)))
class A111 { func f111<T>(_ x: Box<T>) -> String { "Box<T>" } }
class S111: A111 { func f111(_ x: Box<Int>) -> String { "Box<Int>" } }
print(S111().f111(Box(2)))
class A112 { func f112(_ x: Box<Int>) -> String { "Box<Int>" } }
class S112: A112 { func f112<T>(_ x: Box<T>) -> String { "Box<T>" } }
print(S112().f112(Box(2)))
protocol Q113 {}
extension Q113 { func f113<T>(_ x: Box<T>) -> String { "Box<T>" } }
struct S113: Q113 { func f113(_ x: Box<Int>) -> String { "Box<Int>" } }
print(S113().f113(Box(2)))
protocol Q114 {}
extension Q114 { func f114(_ x: Box<Int>) -> String { "Box<Int>" } }
struct S114: Q114 { func f114<T>(_ x: Box<T>) -> String { "Box<T>" } }
print(S114().f114(Box(2)))
struct S115 { static func f115<T>(_ x: Box<T>) -> String { "Box<T>" }
static func f115(_ x: Box<Int>) -> String { "Box<Int>" } }
print(S115.f115(Box(2)))
struct S116 { init<T>(_ x: Box<T>) { print("Box<T>") }
init(_ x: Box<Int>) { print("Box<Int>") } }
_ = S116(Box(2))
func f117<T>(_ x: Box<T>) -> String { "Box<T>" }
func f117(_ x: Box<Int>) -> String { "Box<Int>" }
print(f117((Box(2))), [f117(Box(2))])
struct S118 { subscript<T>(_ x: Box<T>) -> String { "Box<T>" }
subscript(_ x: Box<Int>) -> String { "Box<Int>" } }
print(S118()[Box(2)])
struct S119 { func f119<T>(_ x: Box<T>) -> String { "Box<T>" }
func f119(_ x: any P) -> String { "any P" } }
print(S119().f119(Box(2)))
protocol Q120 {}
extension Q120 { func f120<T>(_ x: Box<T>) -> String { "Box<T>" }
func f120(_ x: any P) -> String { "any P" } }
struct S120: Q120 {}
print(S120().f120(Box(2)))
class A121 { func f121<T>(_ x: Box<T>) -> String { "Box<T>" } }
class S121: A121 { func f121(_ x: any P) -> String { "any P" } }
print(S121().f121(Box(2)))
class A122 { func f122(_ x: any P) -> String { "any P" } }
class S122: A122 { func f122<T>(_ x: Box<T>) -> String { "Box<T>" } }
print(S122().f122(Box(2)))
protocol Q123 {}
extension Q123 { func f123<T>(_ x: Box<T>) -> String { "Box<T>" } }
struct S123: Q123 { func f123(_ x: any P) -> String { "any P" } }
print(S123().f123(Box(2)))
protocol Q124 {}
extension Q124 { func f124(_ x: any P) -> String { "any P" } }
struct S124: Q124 { func f124<T>(_ x: Box<T>) -> String { "Box<T>" } }
print(S124().f124(Box(2)))
struct S125 { static func f125<T>(_ x: Box<T>) -> String { "Box<T>" }
static func f125(_ x: any P) -> String { "any P" } }
print(S125.f125(Box(2)))
struct S126 { init<T>(_ x: Box<T>) { print("Box<T>") }
init(_ x: any P) { print("any P") } }
_ = S126(Box(2))
func f127<T>(_ x: Box<T>) -> String { "Box<T>" }
func f127(_ x: any P) -> String { "any P" }
print(f127((Box(2))), [f127(Box(2))])
struct S128 { subscript<T>(_ x: Box<T>) -> String { "Box<T>" }
subscript(_ x: any P) -> String { "any P" } }
print(S128()[Box(2)])
struct S129 { func f129<T>(_ x: Box<T>) -> String { "Box<T>" }
func f129(_ x: some P) -> String { "some P" } }
print(S129().f129(Box(2)))
protocol Q130 {}
extension Q130 { func f130<T>(_ x: Box<T>) -> String { "Box<T>" }
func f130(_ x: some P) -> String { "some P" } }
struct S130: Q130 {}
print(S130().f130(Box(2)))
class A131 { func f131<T>(_ x: Box<T>) -> String { "Box<T>" } }
class S131: A131 { func f131(_ x: some P) -> String { "some P" } }
print(S131().f131(Box(2)))
class A132 { func f132(_ x: some P) -> String { "some P" } }
class S132: A132 { func f132<T>(_ x: Box<T>) -> String { "Box<T>" } }
print(S132().f132(Box(2)))
protocol Q133 {}
extension Q133 { func f133<T>(_ x: Box<T>) -> String { "Box<T>" } }
struct S133: Q133 { func f133(_ x: some P) -> String { "some P" } }
print(S133().f133(Box(2)))
protocol Q134 {}
extension Q134 { func f134(_ x: some P) -> String { "some P" } }
struct S134: Q134 { func f134<T>(_ x: Box<T>) -> String { "Box<T>" } }
print(S134().f134(Box(2)))
struct S135 { static func f135<T>(_ x: Box<T>) -> String { "Box<T>" }
static func f135(_ x: some P) -> String { "some P" } }
print(S135.f135(Box(2)))
struct S136 { init<T>(_ x: Box<T>) { print("Box<T>") }
init(_ x: some P) { print("some P") } }
_ = S136(Box(2))
func f137<T>(_ x: Box<T>) -> String { "Box<T>" }
func f137(_ x: some P) -> String { "some P" }
print(f137((Box(2))), [f137(Box(2))])
struct S138 { subscript<T>(_ x: Box<T>) -> String { "Box<T>" }
subscript(_ x: some P) -> String { "some P" } }
print(S138()[Box(2)])
struct S139 { func f139<T>(_ x: Box<T>) -> String { "Box<T>" }
func f139(_ x: Any?) -> String { "Any?" } }
print(S139().f139(Box(2)))
protocol Q140 {}
extension Q140 { func f140<T>(_ x: Box<T>) -> String { "Box<T>" }
func f140(_ x: Any?) -> String { "Any?" } }
struct S140: Q140 {}
print(S140().f140(Box(2)))
class A141 { func f141<T>(_ x: Box<T>) -> String { "Box<T>" } }
class S141: A141 { func f141(_ x: Any?) -> String { "Any?" } }
print(S141().f141(Box(2)))
class A142 { func f142(_ x: Any?) -> String { "Any?" } }
class S142: A142 { func f142<T>(_ x: Box<T>) -> String { "Box<T>" } }
print(S142().f142(Box(2)))
protocol Q143 {}
extension Q143 { func f143<T>(_ x: Box<T>) -> String { "Box<T>" } }
struct S143: Q143 { func f143(_ x: Any?) -> String { "Any?" } }
print(S143().f143(Box(2)))
protocol Q144 {}
extension Q144 { func f144(_ x: Any?) -> String { "Any?" } }
struct S144: Q144 { func f144<T>(_ x: Box<T>) -> String { "Box<T>" } }
print(S144().f144(Box(2)))
struct S145 { static func f145<T>(_ x: Box<T>) -> String { "Box<T>" }
static func f145(_ x: Any?) -> String { "Any?" } }
print(S145.f145(Box(2)))
struct S146 { init<T>(_ x: Box<T>) { print("Box<T>") }
init(_ x: Any?) { print("Any?") } }
_ = S146(Box(2))
func f147<T>(_ x: Box<T>) -> String { "Box<T>" }
func f147(_ x: Any?) -> String { "Any?" }
print(f147((Box(2))), [f147(Box(2))])
struct S148 { subscript<T>(_ x: Box<T>) -> String { "Box<T>" }
subscript(_ x: Any?) -> String { "Any?" } }
print(S148()[Box(2)])
struct S149 { func f149(_ x: Box<Int>) -> String { "Box<Int>" }
func f149(_ x: any P) -> String { "any P" } }
print(S149().f149(Box(2)))
protocol Q150 {}
extension Q150 { func f150(_ x: Box<Int>) -> String { "Box<Int>" }
func f150(_ x: any P) -> String { "any P" } }
struct S150: Q150 {}
print(S150().f150(Box(2)))
class A151 { func f151(_ x: Box<Int>) -> String { "Box<Int>" } }
class S151: A151 { func f151(_ x: any P) -> String { "any P" } }
print(S151().f151(Box(2)))
class A152 { func f152(_ x: any P) -> String { "any P" } }
class S152: A152 { func f152(_ x: Box<Int>) -> String { "Box<Int>" } }
print(S152().f152(Box(2)))
protocol Q153 {}
extension Q153 { func f153(_ x: Box<Int>) -> String { "Box<Int>" } }
struct S153: Q153 { func f153(_ x: any P) -> String { "any P" } }
print(S153().f153(Box(2)))
protocol Q154 {}
extension Q154 { func f154(_ x: any P) -> String { "any P" } }
struct S154: Q154 { func f154(_ x: Box<Int>) -> String { "Box<Int>" } }
print(S154().f154(Box(2)))
struct S155 { static func f155(_ x: Box<Int>) -> String { "Box<Int>" }
static func f155(_ x: any P) -> String { "any P" } }
print(S155.f155(Box(2)))
struct S156 { init(_ x: Box<Int>) { print("Box<Int>") }
init(_ x: any P) { print("any P") } }
_ = S156(Box(2))
func f157(_ x: Box<Int>) -> String { "Box<Int>" }
func f157(_ x: any P) -> String { "any P" }
print(f157((Box(2))), [f157(Box(2))])
struct S158 { subscript(_ x: Box<Int>) -> String { "Box<Int>" }
subscript(_ x: any P) -> String { "any P" } }
print(S158()[Box(2)])
struct S159 { func f159(_ x: Box<Int>) -> String { "Box<Int>" }
func f159(_ x: some P) -> String { "some P" } }
print(S159().f159(Box(2)))
protocol Q160 {}
extension Q160 { func f160(_ x: Box<Int>) -> String { "Box<Int>" }
func f160(_ x: some P) -> String { "some P" } }
struct S160: Q160 {}
print(S160().f160(Box(2)))
class A161 { func f161(_ x: Box<Int>) -> String { "Box<Int>" } }
class S161: A161 { func f161(_ x: some P) -> String { "some P" } }
print(S161().f161(Box(2)))
class A162 { func f162(_ x: some P) -> String { "some P" } }
class S162: A162 { func f162(_ x: Box<Int>) -> String { "Box<Int>" } }
print(S162().f162(Box(2)))
protocol Q163 {}
extension Q163 { func f163(_ x: Box<Int>) -> String { "Box<Int>" } }
struct S163: Q163 { func f163(_ x: some P) -> String { "some P" } }
print(S163().f163(Box(2)))
protocol Q164 {}
extension Q164 { func f164(_ x: some P) -> String { "some P" } }
struct S164: Q164 { func f164(_ x: Box<Int>) -> String { "Box<Int>" } }
print(S164().f164(Box(2)))
struct S165 { static func f165(_ x: Box<Int>) -> String { "Box<Int>" }
static func f165(_ x: some P) -> String { "some P" } }
print(S165.f165(Box(2)))
struct S166 { init(_ x: Box<Int>) { print("Box<Int>") }
init(_ x: some P) { print("some P") } }
_ = S166(Box(2))
func f167(_ x: Box<Int>) -> String { "Box<Int>" }
func f167(_ x: some P) -> String { "some P" }
print(f167((Box(2))), [f167(Box(2))])
struct S168 { subscript(_ x: Box<Int>) -> String { "Box<Int>" }
subscript(_ x: some P) -> String { "some P" } }
print(S168()[Box(2)])
struct S169 { func f169(_ x: Box<Int>) -> String { "Box<Int>" }
func f169(_ x: Any?) -> String { "Any?" } }
print(S169().f169(Box(2)))
protocol Q170 {}
extension Q170 { func f170(_ x: Box<Int>) -> String { "Box<Int>" }
func f170(_ x: Any?) -> String { "Any?" } }
struct S170: Q170 {}
print(S170().f170(Box(2)))
class A171 { func f171(_ x: Box<Int>) -> String { "Box<Int>" } }
class S171: A171 { func f171(_ x: Any?) -> String { "Any?" } }
print(S171().f171(Box(2)))
class A172 { func f172(_ x: Any?) -> String { "Any?" } }
class S172: A172 { func f172(_ x: Box<Int>) -> String { "Box<Int>" } }
print(S172().f172(Box(2)))
protocol Q173 {}
extension Q173 { func f173(_ x: Box<Int>) -> String { "Box<Int>" } }
struct S173: Q173 { func f173(_ x: Any?) -> String { "Any?" } }
print(S173().f173(Box(2)))
protocol Q174 {}
extension Q174 { func f174(_ x: Any?) -> String { "Any?" } }
struct S174: Q174 { func f174(_ x: Box<Int>) -> String { "Box<Int>" } }
print(S174().f174(Box(2)))
struct S175 { static func f175(_ x: Box<Int>) -> String { "Box<Int>" }
static func f175(_ x: Any?) -> String { "Any?" } }
print(S175.f175(Box(2)))
struct S176 { init(_ x: Box<Int>) { print("Box<Int>") }
init(_ x: Any?) { print("Any?") } }
_ = S176(Box(2))
func f177(_ x: Box<Int>) -> String { "Box<Int>" }
func f177(_ x: Any?) -> String { "Any?" }
print(f177((Box(2))), [f177(Box(2))])
struct S178 { subscript(_ x: Box<Int>) -> String { "Box<Int>" }
subscript(_ x: Any?) -> String { "Any?" } }
print(S178()[Box(2)])
struct S179 { func f179(_ x: any P) -> String { "any P" }
func f179(_ x: some P) -> String { "some P" } }
print(S179().f179(Box(2)))
protocol Q180 {}
extension Q180 { func f180(_ x: any P) -> String { "any P" }
func f180(_ x: some P) -> String { "some P" } }
struct S180: Q180 {}
print(S180().f180(Box(2)))
class A181 { func f181(_ x: any P) -> String { "any P" } }
class S181: A181 { func f181(_ x: some P) -> String { "some P" } }
print(S181().f181(Box(2)))
class A182 { func f182(_ x: some P) -> String { "some P" } }
class S182: A182 { func f182(_ x: any P) -> String { "any P" } }
print(S182().f182(Box(2)))
protocol Q183 {}
extension Q183 { func f183(_ x: any P) -> String { "any P" } }
struct S183: Q183 { func f183(_ x: some P) -> String { "some P" } }
print(S183().f183(Box(2)))
protocol Q184 {}
extension Q184 { func f184(_ x: some P) -> String { "some P" } }
struct S184: Q184 { func f184(_ x: any P) -> String { "any P" } }
print(S184().f184(Box(2)))
struct S185 { static func f185(_ x: any P) -> String { "any P" }
static func f185(_ x: some P) -> String { "some P" } }
print(S185.f185(Box(2)))
struct S186 { init(_ x: any P) { print("any P") }
init(_ x: some P) { print("some P") } }
_ = S186(Box(2))
func f187(_ x: any P) -> String { "any P" }
func f187(_ x: some P) -> String { "some P" }
print(f187((Box(2))), [f187(Box(2))])
struct S188 { subscript(_ x: any P) -> String { "any P" }
subscript(_ x: some P) -> String { "some P" } }
print(S188()[Box(2)])
struct S189 { func f189(_ x: any P) -> String { "any P" }
func f189(_ x: Any?) -> String { "Any?" } }
print(S189().f189(Box(2)))
protocol Q190 {}
extension Q190 { func f190(_ x: any P) -> String { "any P" }
func f190(_ x: Any?) -> String { "Any?" } }
struct S190: Q190 {}
print(S190().f190(Box(2)))
class A191 { func f191(_ x: any P) -> String { "any P" } }
class S191: A191 { func f191(_ x: Any?) -> String { "Any?" } }
print(S191().f191(Box(2)))
class A192 { func f192(_ x: Any?) -> String { "Any?" } }
class S192: A192 { func f192(_ x: any P) -> String { "any P" } }
print(S192().f192(Box(2)))
protocol Q193 {}
extension Q193 { func f193(_ x: any P) -> String { "any P" } }
struct S193: Q193 { func f193(_ x: Any?) -> String { "Any?" } }
print(S193().f193(Box(2)))
protocol Q194 {}
extension Q194 { func f194(_ x: Any?) -> String { "Any?" } }
struct S194: Q194 { func f194(_ x: any P) -> String { "any P" } }
print(S194().f194(Box(2)))
struct S195 { static func f195(_ x: any P) -> String { "any P" }
static func f195(_ x: Any?) -> String { "Any?" } }
print(S195.f195(Box(2)))
struct S196 { init(_ x: any P) { print("any P") }
init(_ x: Any?) { print("Any?") } }
_ = S196(Box(2))
func f197(_ x: any P) -> String { "any P" }
func f197(_ x: Any?) -> String { "Any?" }
print(f197((Box(2))), [f197(Box(2))])
struct S198 { subscript(_ x: any P) -> String { "any P" }
subscript(_ x: Any?) -> String { "Any?" } }
print(S198()[Box(2)])
struct S199 { func f199(_ x: some P) -> String { "some P" }
func f199(_ x: Any?) -> String { "Any?" } }
print(S199().f199(Box(2)))
protocol Q200 {}
extension Q200 { func f200(_ x: some P) -> String { "some P" }
func f200(_ x: Any?) -> String { "Any?" } }
struct S200: Q200 {}
print(S200().f200(Box(2)))
class A201 { func f201(_ x: some P) -> String { "some P" } }
class S201: A201 { func f201(_ x: Any?) -> String { "Any?" } }
print(S201().f201(Box(2)))
class A202 { func f202(_ x: Any?) -> String { "Any?" } }
class S202: A202 { func f202(_ x: some P) -> String { "some P" } }
print(S202().f202(Box(2)))
protocol Q203 {}
extension Q203 { func f203(_ x: some P) -> String { "some P" } }
struct S203: Q203 { func f203(_ x: Any?) -> String { "Any?" } }
print(S203().f203(Box(2)))
protocol Q204 {}
extension Q204 { func f204(_ x: Any?) -> String { "Any?" } }
struct S204: Q204 { func f204(_ x: some P) -> String { "some P" } }
print(S204().f204(Box(2)))
struct S205 { static func f205(_ x: some P) -> String { "some P" }
static func f205(_ x: Any?) -> String { "Any?" } }
print(S205.f205(Box(2)))
struct S206 { init(_ x: some P) { print("some P") }
init(_ x: Any?) { print("Any?") } }
_ = S206(Box(2))
func f207(_ x: some P) -> String { "some P" }
func f207(_ x: Any?) -> String { "Any?" }
print(f207((Box(2))), [f207(Box(2))])
struct S208 { subscript(_ x: some P) -> String { "some P" }
subscript(_ x: Any?) -> String { "Any?" } }
print(S208()[Box(2)])
