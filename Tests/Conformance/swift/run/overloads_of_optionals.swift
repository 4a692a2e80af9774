// What an optional is where two functions, methods, subscripts take it, or one of a type and one of a protocol.
let o: Int? = 2
func f1(_ x: Any) -> String { "Any" }
func f1(_ x: Any?) -> String { "Any?" }
print(f1(o))
func f2(_ x: Any) -> String { "Any" }
func f2<T>(_ x: T) -> String { "T" }
print(f2(o))
func f3(_ x: Any) -> String { "Any" }
func f3<T>(_ x: T?) -> String { "T?" }
print(f3(o))
func f4(_ x: Any) -> String { "Any" }
func f4(_ x: Int?) -> String { "Int?" }
print(f4(o))
func f5(_ x: Any) -> String { "Any" }
func f5(_ x: Int??) -> String { "Int??" }
print(f5(o))
func f6(_ x: Any) -> String { "Any" }
func f6(_ x: Double?) -> String { "Double?" }
print(f6(o))
func f7(_ x: Any) -> String { "Any" }
func f7(_ x: AnyHashable) -> String { "AnyHashable" }
print(f7(o))
func f8(_ x: Any) -> String { "Any" }
func f8(_ x: AnyHashable?) -> String { "AnyHashable?" }
print(f8(o))
func f9(_ x: Any) -> String { "Any" }
func f9(_ x: any Equatable) -> String { "any Equatable" }
print(f9(o))
func f10(_ x: Any) -> String { "Any" }
func f10<T>(_ x: [T]) -> String { "[T]" }
print(f10(o))
func f11(_ x: Any) -> String { "Any" }
func f11(_ x: Any??) -> String { "Any??" }
print(f11(o))
func f12(_ x: Any) -> String { "Any" }
func f12(_ x: some Equatable) -> String { "some Equatable" }
print(f12(o))
func f13(_ x: Any) -> String { "Any" }
func f13(_ x: AnyHashable??) -> String { "AnyHashable??" }
print(f13(o))
func f14(_ x: Any?) -> String { "Any?" }
func f14<T>(_ x: T) -> String { "T" }
print(f14(o))
func f15(_ x: Any?) -> String { "Any?" }
func f15<T>(_ x: T?) -> String { "T?" }
print(f15(o))
func f16(_ x: Any?) -> String { "Any?" }
func f16(_ x: Int?) -> String { "Int?" }
print(f16(o))
func f17(_ x: Any?) -> String { "Any?" }
func f17(_ x: Int??) -> String { "Int??" }
print(f17(o))
func f18(_ x: Any?) -> String { "Any?" }
func f18(_ x: Double?) -> String { "Double?" }
print(f18(o))
func f19(_ x: Any?) -> String { "Any?" }
func f19(_ x: AnyHashable) -> String { "AnyHashable" }
print(f19(o))
func f20(_ x: Any?) -> String { "Any?" }
func f20(_ x: AnyHashable?) -> String { "AnyHashable?" }
print(f20(o))
func f21(_ x: Any?) -> String { "Any?" }
func f21(_ x: any Equatable) -> String { "any Equatable" }
print(f21(o))
func f22(_ x: Any?) -> String { "Any?" }
func f22<T>(_ x: [T]) -> String { "[T]" }
print(f22(o))
func f23(_ x: Any?) -> String { "Any?" }
func f23(_ x: Any??) -> String { "Any??" }
print(f23(o))
func f24(_ x: Any?) -> String { "Any?" }
func f24<T>(_ x: T??) -> String { "T??" }
print(f24(o))
func f25(_ x: Any?) -> String { "Any?" }
func f25(_ x: some Equatable) -> String { "some Equatable" }
print(f25(o))
func f26(_ x: Any?) -> String { "Any?" }
func f26(_ x: AnyHashable??) -> String { "AnyHashable??" }
print(f26(o))
func f27<T>(_ x: T) -> String { "T" }
func f27<T>(_ x: T?) -> String { "T?" }
print(f27(o))
func f28<T>(_ x: T) -> String { "T" }
func f28(_ x: Int?) -> String { "Int?" }
print(f28(o))
func f29<T>(_ x: T) -> String { "T" }
func f29(_ x: Int??) -> String { "Int??" }
print(f29(o))
func f30<T>(_ x: T) -> String { "T" }
func f30(_ x: Double?) -> String { "Double?" }
print(f30(o))
func f31<T>(_ x: T) -> String { "T" }
func f31(_ x: AnyHashable) -> String { "AnyHashable" }
print(f31(o))
func f32<T>(_ x: T) -> String { "T" }
func f32(_ x: AnyHashable?) -> String { "AnyHashable?" }
print(f32(o))
func f33<T>(_ x: T) -> String { "T" }
func f33(_ x: any Equatable) -> String { "any Equatable" }
print(f33(o))
func f34<T>(_ x: T) -> String { "T" }
func f34<T>(_ x: [T]) -> String { "[T]" }
print(f34(o))
func f35<T>(_ x: T) -> String { "T" }
func f35(_ x: Any??) -> String { "Any??" }
print(f35(o))
func f36<T>(_ x: T) -> String { "T" }
func f36<T>(_ x: T??) -> String { "T??" }
print(f36(o))
func f37<T>(_ x: T) -> String { "T" }
func f37(_ x: some Equatable) -> String { "some Equatable" }
print(f37(o))
func f38<T>(_ x: T) -> String { "T" }
func f38(_ x: AnyHashable??) -> String { "AnyHashable??" }
print(f38(o))
func f39<T>(_ x: T?) -> String { "T?" }
func f39(_ x: Int?) -> String { "Int?" }
print(f39(o))
func f40<T>(_ x: T?) -> String { "T?" }
func f40(_ x: Int??) -> String { "Int??" }
print(f40(o))
func f41<T>(_ x: T?) -> String { "T?" }
func f41(_ x: Double?) -> String { "Double?" }
print(f41(o))
func f42<T>(_ x: T?) -> String { "T?" }
func f42(_ x: AnyHashable) -> String { "AnyHashable" }
print(f42(o))
func f43<T>(_ x: T?) -> String { "T?" }
func f43(_ x: AnyHashable?) -> String { "AnyHashable?" }
print(f43(o))
func f44<T>(_ x: T?) -> String { "T?" }
func f44<T>(_ x: [T]) -> String { "[T]" }
print(f44(o))
func f45<T>(_ x: T?) -> String { "T?" }
func f45(_ x: Any??) -> String { "Any??" }
print(f45(o))
func f46<T>(_ x: T?) -> String { "T?" }
func f46<T>(_ x: T??) -> String { "T??" }
print(f46(o))
func f47<T>(_ x: T?) -> String { "T?" }
func f47(_ x: some Equatable) -> String { "some Equatable" }
print(f47(o))
func f48<T>(_ x: T?) -> String { "T?" }
func f48(_ x: AnyHashable??) -> String { "AnyHashable??" }
print(f48(o))
func f49(_ x: Int?) -> String { "Int?" }
func f49(_ x: Int??) -> String { "Int??" }
print(f49(o))
func f50(_ x: Int?) -> String { "Int?" }
func f50(_ x: Double?) -> String { "Double?" }
print(f50(o))
func f51(_ x: Int?) -> String { "Int?" }
func f51(_ x: AnyHashable) -> String { "AnyHashable" }
print(f51(o))
func f52(_ x: Int?) -> String { "Int?" }
func f52(_ x: AnyHashable?) -> String { "AnyHashable?" }
print(f52(o))
func f53(_ x: Int?) -> String { "Int?" }
func f53(_ x: any Equatable) -> String { "any Equatable" }
print(f53(o))
func f54(_ x: Int?) -> String { "Int?" }
func f54<T>(_ x: [T]) -> String { "[T]" }
print(f54(o))
func f55(_ x: Int?) -> String { "Int?" }
func f55(_ x: Any??) -> String { "Any??" }
print(f55(o))
func f56(_ x: Int?) -> String { "Int?" }
func f56<T>(_ x: T??) -> String { "T??" }
print(f56(o))
func f57(_ x: Int?) -> String { "Int?" }
func f57(_ x: some Equatable) -> String { "some Equatable" }
print(f57(o))
func f58(_ x: Int?) -> String { "Int?" }
func f58(_ x: AnyHashable??) -> String { "AnyHashable??" }
print(f58(o))
func f59(_ x: Int??) -> String { "Int??" }
func f59(_ x: Double?) -> String { "Double?" }
print(f59(o))
func f60(_ x: Int??) -> String { "Int??" }
func f60(_ x: AnyHashable) -> String { "AnyHashable" }
print(f60(o))
func f61(_ x: Int??) -> String { "Int??" }
func f61(_ x: AnyHashable?) -> String { "AnyHashable?" }
print(f61(o))
func f62(_ x: Int??) -> String { "Int??" }
func f62(_ x: any Equatable) -> String { "any Equatable" }
print(f62(o))
func f63(_ x: Int??) -> String { "Int??" }
func f63<T>(_ x: [T]) -> String { "[T]" }
print(f63(o))
func f64(_ x: Int??) -> String { "Int??" }
func f64(_ x: Any??) -> String { "Any??" }
print(f64(o))
func f65(_ x: Int??) -> String { "Int??" }
func f65<T>(_ x: T??) -> String { "T??" }
print(f65(o))
func f66(_ x: Int??) -> String { "Int??" }
func f66(_ x: some Equatable) -> String { "some Equatable" }
print(f66(o))
func f67(_ x: Int??) -> String { "Int??" }
func f67(_ x: AnyHashable??) -> String { "AnyHashable??" }
print(f67(o))
func f68(_ x: Double?) -> String { "Double?" }
func f68(_ x: AnyHashable) -> String { "AnyHashable" }
print(f68(o))
func f69(_ x: Double?) -> String { "Double?" }
func f69(_ x: AnyHashable?) -> String { "AnyHashable?" }
print(f69(o))
func f70(_ x: Double?) -> String { "Double?" }
func f70(_ x: any Equatable) -> String { "any Equatable" }
print(f70(o))
func f71(_ x: Double?) -> String { "Double?" }
func f71(_ x: Any??) -> String { "Any??" }
print(f71(o))
func f72(_ x: Double?) -> String { "Double?" }
func f72<T>(_ x: T??) -> String { "T??" }
print(f72(o))
func f73(_ x: Double?) -> String { "Double?" }
func f73(_ x: some Equatable) -> String { "some Equatable" }
print(f73(o))
func f74(_ x: Double?) -> String { "Double?" }
func f74(_ x: AnyHashable??) -> String { "AnyHashable??" }
print(f74(o))
func f75(_ x: AnyHashable) -> String { "AnyHashable" }
func f75(_ x: any Equatable) -> String { "any Equatable" }
print(f75(o))
func f76(_ x: AnyHashable) -> String { "AnyHashable" }
func f76<T>(_ x: [T]) -> String { "[T]" }
print(f76(o))
func f77(_ x: AnyHashable) -> String { "AnyHashable" }
func f77(_ x: Any??) -> String { "Any??" }
print(f77(o))
func f78(_ x: AnyHashable) -> String { "AnyHashable" }
func f78<T>(_ x: T??) -> String { "T??" }
print(f78(o))
func f79(_ x: AnyHashable) -> String { "AnyHashable" }
func f79(_ x: some Equatable) -> String { "some Equatable" }
print(f79(o))
func f80(_ x: AnyHashable) -> String { "AnyHashable" }
func f80(_ x: AnyHashable??) -> String { "AnyHashable??" }
print(f80(o))
func f81(_ x: AnyHashable?) -> String { "AnyHashable?" }
func f81(_ x: any Equatable) -> String { "any Equatable" }
print(f81(o))
func f82(_ x: AnyHashable?) -> String { "AnyHashable?" }
func f82<T>(_ x: [T]) -> String { "[T]" }
print(f82(o))
func f83(_ x: AnyHashable?) -> String { "AnyHashable?" }
func f83(_ x: Any??) -> String { "Any??" }
print(f83(o))
func f84(_ x: AnyHashable?) -> String { "AnyHashable?" }
func f84<T>(_ x: T??) -> String { "T??" }
print(f84(o))
func f85(_ x: AnyHashable?) -> String { "AnyHashable?" }
func f85(_ x: some Equatable) -> String { "some Equatable" }
print(f85(o))
func f86(_ x: AnyHashable?) -> String { "AnyHashable?" }
func f86(_ x: AnyHashable??) -> String { "AnyHashable??" }
print(f86(o))
func f87(_ x: any Equatable) -> String { "any Equatable" }
func f87<T>(_ x: [T]) -> String { "[T]" }
print(f87(o))
func f88(_ x: any Equatable) -> String { "any Equatable" }
func f88<T>(_ x: T??) -> String { "T??" }
print(f88(o))
func f89(_ x: any Equatable) -> String { "any Equatable" }
func f89(_ x: some Equatable) -> String { "some Equatable" }
print(f89(o))
func f90(_ x: any Equatable) -> String { "any Equatable" }
func f90(_ x: AnyHashable??) -> String { "AnyHashable??" }
print(f90(o))
func f91<T>(_ x: [T]) -> String { "[T]" }
func f91(_ x: Any??) -> String { "Any??" }
print(f91(o))
func f92<T>(_ x: [T]) -> String { "[T]" }
func f92<T>(_ x: T??) -> String { "T??" }
print(f92(o))
func f93<T>(_ x: [T]) -> String { "[T]" }
func f93(_ x: some Equatable) -> String { "some Equatable" }
print(f93(o))
func f94<T>(_ x: [T]) -> String { "[T]" }
func f94(_ x: AnyHashable??) -> String { "AnyHashable??" }
print(f94(o))
func f95(_ x: Any??) -> String { "Any??" }
func f95<T>(_ x: T??) -> String { "T??" }
print(f95(o))
func f96(_ x: Any??) -> String { "Any??" }
func f96(_ x: some Equatable) -> String { "some Equatable" }
print(f96(o))
func f97(_ x: Any??) -> String { "Any??" }
func f97(_ x: AnyHashable??) -> String { "AnyHashable??" }
print(f97(o))
func f98<T>(_ x: T??) -> String { "T??" }
func f98(_ x: some Equatable) -> String { "some Equatable" }
print(f98(o))
func f99<T>(_ x: T??) -> String { "T??" }
func f99(_ x: AnyHashable??) -> String { "AnyHashable??" }
print(f99(o))
func f100(_ x: some Equatable) -> String { "some Equatable" }
func f100(_ x: AnyHashable??) -> String { "AnyHashable??" }
print(f100(o))
struct S101 { func f101(_ x: Any) -> String { "Any" }
func f101<T>(_ x: T) -> String { "T" } }
print(S101().f101(o))
struct S102 { func f102(_ x: Any) -> String { "Any" }
func f102<T>(_ x: T?) -> String { "T?" } }
print(S102().f102(o))
struct S103 { func f103(_ x: Any) -> String { "Any" }
func f103(_ x: Int?) -> String { "Int?" } }
print(S103().f103(o))
struct S104 { func f104(_ x: Any) -> String { "Any" }
func f104(_ x: any Equatable) -> String { "any Equatable" } }
print(S104().f104(o))
struct S105 { func f105(_ x: Any) -> String { "Any" }
func f105(_ x: some Equatable) -> String { "some Equatable" } }
print(S105().f105(o))
struct S106 { func f106(_ x: Any) -> String { "Any" }
func f106(_ x: Any?) -> String { "Any?" } }
print(S106().f106(o))
struct S107 { func f107(_ x: Any) -> String { "Any" }
func f107(_ x: Int??) -> String { "Int??" } }
print(S107().f107(o))
struct S108 { func f108(_ x: Any) -> String { "Any" }
func f108(_ x: Any??) -> String { "Any??" } }
print(S108().f108(o))
struct S109 { func f109(_ x: Any) -> String { "Any" }
func f109(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S109().f109(o))
struct S110 { func f110(_ x: Any) -> String { "Any" }
func f110(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S110().f110(o))
struct S111 { func f111<T>(_ x: T) -> String { "T" }
func f111<T>(_ x: T?) -> String { "T?" } }
print(S111().f111(o))
struct S112 { func f112<T>(_ x: T) -> String { "T" }
func f112(_ x: Int?) -> String { "Int?" } }
print(S112().f112(o))
struct S113 { func f113<T>(_ x: T) -> String { "T" }
func f113(_ x: any Equatable) -> String { "any Equatable" } }
print(S113().f113(o))
struct S114 { func f114<T>(_ x: T) -> String { "T" }
func f114(_ x: some Equatable) -> String { "some Equatable" } }
print(S114().f114(o))
struct S115 { func f115<T>(_ x: T) -> String { "T" }
func f115(_ x: Any?) -> String { "Any?" } }
print(S115().f115(o))
struct S116 { func f116<T>(_ x: T) -> String { "T" }
func f116(_ x: Int??) -> String { "Int??" } }
print(S116().f116(o))
struct S117 { func f117<T>(_ x: T) -> String { "T" }
func f117(_ x: Any??) -> String { "Any??" } }
print(S117().f117(o))
struct S118 { func f118<T>(_ x: T) -> String { "T" }
func f118(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S118().f118(o))
struct S119 { func f119<T>(_ x: T) -> String { "T" }
func f119(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S119().f119(o))
struct S120 { func f120<T>(_ x: T?) -> String { "T?" }
func f120(_ x: Int?) -> String { "Int?" } }
print(S120().f120(o))
struct S121 { func f121<T>(_ x: T?) -> String { "T?" }
func f121(_ x: any Equatable) -> String { "any Equatable" } }
print(S121().f121(o))
struct S122 { func f122<T>(_ x: T?) -> String { "T?" }
func f122(_ x: some Equatable) -> String { "some Equatable" } }
print(S122().f122(o))
struct S123 { func f123<T>(_ x: T?) -> String { "T?" }
func f123(_ x: Any?) -> String { "Any?" } }
print(S123().f123(o))
struct S124 { func f124<T>(_ x: T?) -> String { "T?" }
func f124(_ x: Int??) -> String { "Int??" } }
print(S124().f124(o))
struct S125 { func f125<T>(_ x: T?) -> String { "T?" }
func f125(_ x: Any??) -> String { "Any??" } }
print(S125().f125(o))
struct S126 { func f126<T>(_ x: T?) -> String { "T?" }
func f126(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S126().f126(o))
struct S127 { func f127<T>(_ x: T?) -> String { "T?" }
func f127(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S127().f127(o))
struct S128 { func f128(_ x: Int?) -> String { "Int?" }
func f128(_ x: any Equatable) -> String { "any Equatable" } }
print(S128().f128(o))
struct S129 { func f129(_ x: Int?) -> String { "Int?" }
func f129(_ x: some Equatable) -> String { "some Equatable" } }
print(S129().f129(o))
struct S130 { func f130(_ x: Int?) -> String { "Int?" }
func f130(_ x: Any?) -> String { "Any?" } }
print(S130().f130(o))
struct S131 { func f131(_ x: Int?) -> String { "Int?" }
func f131(_ x: Int??) -> String { "Int??" } }
print(S131().f131(o))
struct S132 { func f132(_ x: Int?) -> String { "Int?" }
func f132(_ x: Any??) -> String { "Any??" } }
print(S132().f132(o))
struct S133 { func f133(_ x: Int?) -> String { "Int?" }
func f133(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S133().f133(o))
struct S134 { func f134(_ x: Int?) -> String { "Int?" }
func f134(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S134().f134(o))
struct S135 { func f135(_ x: any Equatable) -> String { "any Equatable" }
func f135(_ x: some Equatable) -> String { "some Equatable" } }
print(S135().f135(o))
struct S136 { func f136(_ x: any Equatable) -> String { "any Equatable" }
func f136(_ x: Any?) -> String { "Any?" } }
print(S136().f136(o))
struct S137 { func f137(_ x: any Equatable) -> String { "any Equatable" }
func f137(_ x: Int??) -> String { "Int??" } }
print(S137().f137(o))
struct S138 { func f138(_ x: any Equatable) -> String { "any Equatable" }
func f138(_ x: Any??) -> String { "Any??" } }
print(S138().f138(o))
struct S139 { func f139(_ x: any Equatable) -> String { "any Equatable" }
func f139(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S139().f139(o))
struct S140 { func f140(_ x: any Equatable) -> String { "any Equatable" }
func f140(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S140().f140(o))
struct S141 { func f141(_ x: some Equatable) -> String { "some Equatable" }
func f141(_ x: Any?) -> String { "Any?" } }
print(S141().f141(o))
struct S142 { func f142(_ x: some Equatable) -> String { "some Equatable" }
func f142(_ x: Int??) -> String { "Int??" } }
print(S142().f142(o))
struct S143 { func f143(_ x: some Equatable) -> String { "some Equatable" }
func f143(_ x: Any??) -> String { "Any??" } }
print(S143().f143(o))
struct S144 { func f144(_ x: some Equatable) -> String { "some Equatable" }
func f144(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S144().f144(o))
struct S145 { func f145(_ x: some Equatable) -> String { "some Equatable" }
func f145(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S145().f145(o))
struct S146 { func f146(_ x: Any?) -> String { "Any?" }
func f146(_ x: Int??) -> String { "Int??" } }
print(S146().f146(o))
struct S147 { func f147(_ x: Any?) -> String { "Any?" }
func f147(_ x: Any??) -> String { "Any??" } }
print(S147().f147(o))
struct S148 { func f148(_ x: Any?) -> String { "Any?" }
func f148(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S148().f148(o))
struct S149 { func f149(_ x: Any?) -> String { "Any?" }
func f149(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S149().f149(o))
struct S150 { func f150(_ x: Int??) -> String { "Int??" }
func f150(_ x: Any??) -> String { "Any??" } }
print(S150().f150(o))
struct S151 { func f151(_ x: Int??) -> String { "Int??" }
func f151(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S151().f151(o))
struct S152 { func f152(_ x: Int??) -> String { "Int??" }
func f152(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S152().f152(o))
struct S153 { func f153(_ x: Any??) -> String { "Any??" }
func f153(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S153().f153(o))
struct S154 { func f154(_ x: Any??) -> String { "Any??" }
func f154(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S154().f154(o))
struct S155 { subscript(_ x: Any) -> String { "Any" }
subscript<T>(_ x: T) -> String { "T" } }
print(S155()[o])
struct S156 { subscript(_ x: Any) -> String { "Any" }
subscript<T>(_ x: T?) -> String { "T?" } }
print(S156()[o])
struct S157 { subscript(_ x: Any) -> String { "Any" }
subscript(_ x: Int?) -> String { "Int?" } }
print(S157()[o])
struct S158 { subscript(_ x: Any) -> String { "Any" }
subscript(_ x: any Equatable) -> String { "any Equatable" } }
print(S158()[o])
struct S159 { subscript(_ x: Any) -> String { "Any" }
subscript(_ x: some Equatable) -> String { "some Equatable" } }
print(S159()[o])
struct S160 { subscript(_ x: Any) -> String { "Any" }
subscript(_ x: Any?) -> String { "Any?" } }
print(S160()[o])
struct S161 { subscript(_ x: Any) -> String { "Any" }
subscript(_ x: Int??) -> String { "Int??" } }
print(S161()[o])
struct S162 { subscript(_ x: Any) -> String { "Any" }
subscript(_ x: Any??) -> String { "Any??" } }
print(S162()[o])
struct S163 { subscript(_ x: Any) -> String { "Any" }
subscript(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S163()[o])
struct S164 { subscript(_ x: Any) -> String { "Any" }
subscript(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S164()[o])
struct S165 { subscript<T>(_ x: T) -> String { "T" }
subscript<T>(_ x: T?) -> String { "T?" } }
print(S165()[o])
struct S166 { subscript<T>(_ x: T) -> String { "T" }
subscript(_ x: Int?) -> String { "Int?" } }
print(S166()[o])
struct S167 { subscript<T>(_ x: T) -> String { "T" }
subscript(_ x: any Equatable) -> String { "any Equatable" } }
print(S167()[o])
struct S168 { subscript<T>(_ x: T) -> String { "T" }
subscript(_ x: some Equatable) -> String { "some Equatable" } }
print(S168()[o])
struct S169 { subscript<T>(_ x: T) -> String { "T" }
subscript(_ x: Any?) -> String { "Any?" } }
print(S169()[o])
struct S170 { subscript<T>(_ x: T) -> String { "T" }
subscript(_ x: Int??) -> String { "Int??" } }
print(S170()[o])
struct S171 { subscript<T>(_ x: T) -> String { "T" }
subscript(_ x: Any??) -> String { "Any??" } }
print(S171()[o])
struct S172 { subscript<T>(_ x: T) -> String { "T" }
subscript(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S172()[o])
struct S173 { subscript<T>(_ x: T) -> String { "T" }
subscript(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S173()[o])
struct S174 { subscript<T>(_ x: T?) -> String { "T?" }
subscript(_ x: Int?) -> String { "Int?" } }
print(S174()[o])
struct S175 { subscript<T>(_ x: T?) -> String { "T?" }
subscript(_ x: some Equatable) -> String { "some Equatable" } }
print(S175()[o])
struct S176 { subscript<T>(_ x: T?) -> String { "T?" }
subscript(_ x: Any?) -> String { "Any?" } }
print(S176()[o])
struct S177 { subscript<T>(_ x: T?) -> String { "T?" }
subscript(_ x: Int??) -> String { "Int??" } }
print(S177()[o])
struct S178 { subscript<T>(_ x: T?) -> String { "T?" }
subscript(_ x: Any??) -> String { "Any??" } }
print(S178()[o])
struct S179 { subscript<T>(_ x: T?) -> String { "T?" }
subscript(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S179()[o])
struct S180 { subscript<T>(_ x: T?) -> String { "T?" }
subscript(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S180()[o])
struct S181 { subscript(_ x: Int?) -> String { "Int?" }
subscript(_ x: any Equatable) -> String { "any Equatable" } }
print(S181()[o])
struct S182 { subscript(_ x: Int?) -> String { "Int?" }
subscript(_ x: some Equatable) -> String { "some Equatable" } }
print(S182()[o])
struct S183 { subscript(_ x: Int?) -> String { "Int?" }
subscript(_ x: Any?) -> String { "Any?" } }
print(S183()[o])
struct S184 { subscript(_ x: Int?) -> String { "Int?" }
subscript(_ x: Int??) -> String { "Int??" } }
print(S184()[o])
struct S185 { subscript(_ x: Int?) -> String { "Int?" }
subscript(_ x: Any??) -> String { "Any??" } }
print(S185()[o])
struct S186 { subscript(_ x: Int?) -> String { "Int?" }
subscript(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S186()[o])
struct S187 { subscript(_ x: Int?) -> String { "Int?" }
subscript(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S187()[o])
struct S188 { subscript(_ x: any Equatable) -> String { "any Equatable" }
subscript(_ x: some Equatable) -> String { "some Equatable" } }
print(S188()[o])
struct S189 { subscript(_ x: any Equatable) -> String { "any Equatable" }
subscript(_ x: Any?) -> String { "Any?" } }
print(S189()[o])
struct S190 { subscript(_ x: any Equatable) -> String { "any Equatable" }
subscript(_ x: Int??) -> String { "Int??" } }
print(S190()[o])
struct S191 { subscript(_ x: any Equatable) -> String { "any Equatable" }
subscript(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S191()[o])
struct S192 { subscript(_ x: any Equatable) -> String { "any Equatable" }
subscript(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S192()[o])
struct S193 { subscript(_ x: some Equatable) -> String { "some Equatable" }
subscript(_ x: Any?) -> String { "Any?" } }
print(S193()[o])
struct S194 { subscript(_ x: some Equatable) -> String { "some Equatable" }
subscript(_ x: Int??) -> String { "Int??" } }
print(S194()[o])
struct S195 { subscript(_ x: some Equatable) -> String { "some Equatable" }
subscript(_ x: Any??) -> String { "Any??" } }
print(S195()[o])
struct S196 { subscript(_ x: some Equatable) -> String { "some Equatable" }
subscript(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S196()[o])
struct S197 { subscript(_ x: some Equatable) -> String { "some Equatable" }
subscript(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S197()[o])
struct S198 { subscript(_ x: Any?) -> String { "Any?" }
subscript(_ x: Int??) -> String { "Int??" } }
print(S198()[o])
struct S199 { subscript(_ x: Any?) -> String { "Any?" }
subscript(_ x: Any??) -> String { "Any??" } }
print(S199()[o])
struct S200 { subscript(_ x: Any?) -> String { "Any?" }
subscript(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S200()[o])
struct S201 { subscript(_ x: Any?) -> String { "Any?" }
subscript(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S201()[o])
struct S202 { subscript(_ x: Int??) -> String { "Int??" }
subscript(_ x: Any??) -> String { "Any??" } }
print(S202()[o])
struct S203 { subscript(_ x: Int??) -> String { "Int??" }
subscript(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S203()[o])
struct S204 { subscript(_ x: Int??) -> String { "Int??" }
subscript(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S204()[o])
struct S205 { subscript(_ x: Any??) -> String { "Any??" }
subscript(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S205()[o])
struct S206 { subscript(_ x: Any??) -> String { "Any??" }
subscript(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S206()[o])
protocol Q207 {}
extension Q207 { func f207(_ x: Any) -> String { "Any" } }
struct S207: Q207 { func f207<T>(_ x: T) -> String { "T" } }
print(S207().f207(o))
protocol Q208 {}
extension Q208 { func f208<T>(_ x: T) -> String { "T" } }
struct S208: Q208 { func f208(_ x: Any) -> String { "Any" } }
print(S208().f208(o))
protocol Q209 {}
extension Q209 { func f209(_ x: Any) -> String { "Any" } }
struct S209: Q209 { func f209<T>(_ x: T?) -> String { "T?" } }
print(S209().f209(o))
protocol Q210 {}
extension Q210 { func f210<T>(_ x: T?) -> String { "T?" } }
struct S210: Q210 { func f210(_ x: Any) -> String { "Any" } }
print(S210().f210(o))
protocol Q211 {}
extension Q211 { func f211(_ x: Any) -> String { "Any" } }
struct S211: Q211 { func f211(_ x: Int?) -> String { "Int?" } }
print(S211().f211(o))
protocol Q212 {}
extension Q212 { func f212(_ x: Int?) -> String { "Int?" } }
struct S212: Q212 { func f212(_ x: Any) -> String { "Any" } }
print(S212().f212(o))
protocol Q213 {}
extension Q213 { func f213(_ x: Any) -> String { "Any" } }
struct S213: Q213 { func f213(_ x: any Equatable) -> String { "any Equatable" } }
print(S213().f213(o))
protocol Q214 {}
extension Q214 { func f214(_ x: any Equatable) -> String { "any Equatable" } }
struct S214: Q214 { func f214(_ x: Any) -> String { "Any" } }
print(S214().f214(o))
protocol Q215 {}
extension Q215 { func f215(_ x: Any) -> String { "Any" } }
struct S215: Q215 { func f215(_ x: some Equatable) -> String { "some Equatable" } }
print(S215().f215(o))
protocol Q216 {}
extension Q216 { func f216(_ x: some Equatable) -> String { "some Equatable" } }
struct S216: Q216 { func f216(_ x: Any) -> String { "Any" } }
print(S216().f216(o))
protocol Q217 {}
extension Q217 { func f217(_ x: Any) -> String { "Any" } }
struct S217: Q217 { func f217(_ x: Any?) -> String { "Any?" } }
print(S217().f217(o))
protocol Q218 {}
extension Q218 { func f218(_ x: Any) -> String { "Any" } }
struct S218: Q218 { func f218(_ x: Int??) -> String { "Int??" } }
print(S218().f218(o))
protocol Q219 {}
extension Q219 { func f219(_ x: Int??) -> String { "Int??" } }
struct S219: Q219 { func f219(_ x: Any) -> String { "Any" } }
print(S219().f219(o))
protocol Q220 {}
extension Q220 { func f220(_ x: Any) -> String { "Any" } }
struct S220: Q220 { func f220(_ x: Any??) -> String { "Any??" } }
print(S220().f220(o))
protocol Q221 {}
extension Q221 { func f221(_ x: Any??) -> String { "Any??" } }
struct S221: Q221 { func f221(_ x: Any) -> String { "Any" } }
print(S221().f221(o))
protocol Q222 {}
extension Q222 { func f222(_ x: Any) -> String { "Any" } }
struct S222: Q222 { func f222(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S222().f222(o))
protocol Q223 {}
extension Q223 { func f223(_ x: AnyHashable) -> String { "AnyHashable" } }
struct S223: Q223 { func f223(_ x: Any) -> String { "Any" } }
print(S223().f223(o))
protocol Q224 {}
extension Q224 { func f224(_ x: Any) -> String { "Any" } }
struct S224: Q224 { func f224(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S224().f224(o))
protocol Q225 {}
extension Q225 { func f225(_ x: AnyHashable?) -> String { "AnyHashable?" } }
struct S225: Q225 { func f225(_ x: Any) -> String { "Any" } }
print(S225().f225(o))
protocol Q226 {}
extension Q226 { func f226<T>(_ x: T) -> String { "T" } }
struct S226: Q226 { func f226<T>(_ x: T?) -> String { "T?" } }
print(S226().f226(o))
protocol Q227 {}
extension Q227 { func f227<T>(_ x: T?) -> String { "T?" } }
struct S227: Q227 { func f227<T>(_ x: T) -> String { "T" } }
print(S227().f227(o))
protocol Q228 {}
extension Q228 { func f228<T>(_ x: T) -> String { "T" } }
struct S228: Q228 { func f228(_ x: Int?) -> String { "Int?" } }
print(S228().f228(o))
protocol Q229 {}
extension Q229 { func f229(_ x: Int?) -> String { "Int?" } }
struct S229: Q229 { func f229<T>(_ x: T) -> String { "T" } }
print(S229().f229(o))
protocol Q230 {}
extension Q230 { func f230<T>(_ x: T) -> String { "T" } }
struct S230: Q230 { func f230(_ x: any Equatable) -> String { "any Equatable" } }
print(S230().f230(o))
protocol Q231 {}
extension Q231 { func f231(_ x: any Equatable) -> String { "any Equatable" } }
struct S231: Q231 { func f231<T>(_ x: T) -> String { "T" } }
print(S231().f231(o))
protocol Q232 {}
extension Q232 { func f232<T>(_ x: T) -> String { "T" } }
struct S232: Q232 { func f232(_ x: some Equatable) -> String { "some Equatable" } }
print(S232().f232(o))
protocol Q233 {}
extension Q233 { func f233(_ x: some Equatable) -> String { "some Equatable" } }
struct S233: Q233 { func f233<T>(_ x: T) -> String { "T" } }
print(S233().f233(o))
protocol Q234 {}
extension Q234 { func f234<T>(_ x: T) -> String { "T" } }
struct S234: Q234 { func f234(_ x: Any?) -> String { "Any?" } }
print(S234().f234(o))
protocol Q235 {}
extension Q235 { func f235(_ x: Any?) -> String { "Any?" } }
struct S235: Q235 { func f235<T>(_ x: T) -> String { "T" } }
print(S235().f235(o))
protocol Q236 {}
extension Q236 { func f236<T>(_ x: T) -> String { "T" } }
struct S236: Q236 { func f236(_ x: Int??) -> String { "Int??" } }
print(S236().f236(o))
protocol Q237 {}
extension Q237 { func f237(_ x: Int??) -> String { "Int??" } }
struct S237: Q237 { func f237<T>(_ x: T) -> String { "T" } }
print(S237().f237(o))
protocol Q238 {}
extension Q238 { func f238<T>(_ x: T) -> String { "T" } }
struct S238: Q238 { func f238(_ x: Any??) -> String { "Any??" } }
print(S238().f238(o))
protocol Q239 {}
extension Q239 { func f239(_ x: Any??) -> String { "Any??" } }
struct S239: Q239 { func f239<T>(_ x: T) -> String { "T" } }
print(S239().f239(o))
protocol Q240 {}
extension Q240 { func f240<T>(_ x: T) -> String { "T" } }
struct S240: Q240 { func f240(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S240().f240(o))
protocol Q241 {}
extension Q241 { func f241(_ x: AnyHashable) -> String { "AnyHashable" } }
struct S241: Q241 { func f241<T>(_ x: T) -> String { "T" } }
print(S241().f241(o))
protocol Q242 {}
extension Q242 { func f242<T>(_ x: T) -> String { "T" } }
struct S242: Q242 { func f242(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S242().f242(o))
protocol Q243 {}
extension Q243 { func f243(_ x: AnyHashable?) -> String { "AnyHashable?" } }
struct S243: Q243 { func f243<T>(_ x: T) -> String { "T" } }
print(S243().f243(o))
protocol Q244 {}
extension Q244 { func f244<T>(_ x: T?) -> String { "T?" } }
struct S244: Q244 { func f244(_ x: Int?) -> String { "Int?" } }
print(S244().f244(o))
protocol Q245 {}
extension Q245 { func f245(_ x: Int?) -> String { "Int?" } }
struct S245: Q245 { func f245<T>(_ x: T?) -> String { "T?" } }
print(S245().f245(o))
protocol Q246 {}
extension Q246 { func f246<T>(_ x: T?) -> String { "T?" } }
struct S246: Q246 { func f246(_ x: any Equatable) -> String { "any Equatable" } }
print(S246().f246(o))
protocol Q247 {}
extension Q247 { func f247(_ x: any Equatable) -> String { "any Equatable" } }
struct S247: Q247 { func f247<T>(_ x: T?) -> String { "T?" } }
print(S247().f247(o))
protocol Q248 {}
extension Q248 { func f248<T>(_ x: T?) -> String { "T?" } }
struct S248: Q248 { func f248(_ x: some Equatable) -> String { "some Equatable" } }
print(S248().f248(o))
protocol Q249 {}
extension Q249 { func f249(_ x: some Equatable) -> String { "some Equatable" } }
struct S249: Q249 { func f249<T>(_ x: T?) -> String { "T?" } }
print(S249().f249(o))
protocol Q250 {}
extension Q250 { func f250<T>(_ x: T?) -> String { "T?" } }
struct S250: Q250 { func f250(_ x: Any?) -> String { "Any?" } }
print(S250().f250(o))
protocol Q251 {}
extension Q251 { func f251(_ x: Any?) -> String { "Any?" } }
struct S251: Q251 { func f251<T>(_ x: T?) -> String { "T?" } }
print(S251().f251(o))
protocol Q252 {}
extension Q252 { func f252<T>(_ x: T?) -> String { "T?" } }
struct S252: Q252 { func f252(_ x: Int??) -> String { "Int??" } }
print(S252().f252(o))
protocol Q253 {}
extension Q253 { func f253(_ x: Int??) -> String { "Int??" } }
struct S253: Q253 { func f253<T>(_ x: T?) -> String { "T?" } }
print(S253().f253(o))
protocol Q254 {}
extension Q254 { func f254<T>(_ x: T?) -> String { "T?" } }
struct S254: Q254 { func f254(_ x: Any??) -> String { "Any??" } }
print(S254().f254(o))
protocol Q255 {}
extension Q255 { func f255(_ x: Any??) -> String { "Any??" } }
struct S255: Q255 { func f255<T>(_ x: T?) -> String { "T?" } }
print(S255().f255(o))
protocol Q256 {}
extension Q256 { func f256<T>(_ x: T?) -> String { "T?" } }
struct S256: Q256 { func f256(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S256().f256(o))
protocol Q257 {}
extension Q257 { func f257(_ x: AnyHashable) -> String { "AnyHashable" } }
struct S257: Q257 { func f257<T>(_ x: T?) -> String { "T?" } }
print(S257().f257(o))
protocol Q258 {}
extension Q258 { func f258<T>(_ x: T?) -> String { "T?" } }
struct S258: Q258 { func f258(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S258().f258(o))
protocol Q259 {}
extension Q259 { func f259(_ x: AnyHashable?) -> String { "AnyHashable?" } }
struct S259: Q259 { func f259<T>(_ x: T?) -> String { "T?" } }
print(S259().f259(o))
protocol Q260 {}
extension Q260 { func f260(_ x: Int?) -> String { "Int?" } }
struct S260: Q260 { func f260(_ x: any Equatable) -> String { "any Equatable" } }
print(S260().f260(o))
protocol Q261 {}
extension Q261 { func f261(_ x: any Equatable) -> String { "any Equatable" } }
struct S261: Q261 { func f261(_ x: Int?) -> String { "Int?" } }
print(S261().f261(o))
protocol Q262 {}
extension Q262 { func f262(_ x: Int?) -> String { "Int?" } }
struct S262: Q262 { func f262(_ x: some Equatable) -> String { "some Equatable" } }
print(S262().f262(o))
protocol Q263 {}
extension Q263 { func f263(_ x: some Equatable) -> String { "some Equatable" } }
struct S263: Q263 { func f263(_ x: Int?) -> String { "Int?" } }
print(S263().f263(o))
protocol Q264 {}
extension Q264 { func f264(_ x: Int?) -> String { "Int?" } }
struct S264: Q264 { func f264(_ x: Any?) -> String { "Any?" } }
print(S264().f264(o))
protocol Q265 {}
extension Q265 { func f265(_ x: Any?) -> String { "Any?" } }
struct S265: Q265 { func f265(_ x: Int?) -> String { "Int?" } }
print(S265().f265(o))
protocol Q266 {}
extension Q266 { func f266(_ x: Int?) -> String { "Int?" } }
struct S266: Q266 { func f266(_ x: Int??) -> String { "Int??" } }
print(S266().f266(o))
protocol Q267 {}
extension Q267 { func f267(_ x: Int??) -> String { "Int??" } }
struct S267: Q267 { func f267(_ x: Int?) -> String { "Int?" } }
print(S267().f267(o))
protocol Q268 {}
extension Q268 { func f268(_ x: Int?) -> String { "Int?" } }
struct S268: Q268 { func f268(_ x: Any??) -> String { "Any??" } }
print(S268().f268(o))
protocol Q269 {}
extension Q269 { func f269(_ x: Any??) -> String { "Any??" } }
struct S269: Q269 { func f269(_ x: Int?) -> String { "Int?" } }
print(S269().f269(o))
protocol Q270 {}
extension Q270 { func f270(_ x: Int?) -> String { "Int?" } }
struct S270: Q270 { func f270(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S270().f270(o))
protocol Q271 {}
extension Q271 { func f271(_ x: AnyHashable) -> String { "AnyHashable" } }
struct S271: Q271 { func f271(_ x: Int?) -> String { "Int?" } }
print(S271().f271(o))
protocol Q272 {}
extension Q272 { func f272(_ x: Int?) -> String { "Int?" } }
struct S272: Q272 { func f272(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S272().f272(o))
protocol Q273 {}
extension Q273 { func f273(_ x: AnyHashable?) -> String { "AnyHashable?" } }
struct S273: Q273 { func f273(_ x: Int?) -> String { "Int?" } }
print(S273().f273(o))
protocol Q274 {}
extension Q274 { func f274(_ x: any Equatable) -> String { "any Equatable" } }
struct S274: Q274 { func f274(_ x: some Equatable) -> String { "some Equatable" } }
print(S274().f274(o))
protocol Q275 {}
extension Q275 { func f275(_ x: some Equatable) -> String { "some Equatable" } }
struct S275: Q275 { func f275(_ x: any Equatable) -> String { "any Equatable" } }
print(S275().f275(o))
protocol Q276 {}
extension Q276 { func f276(_ x: any Equatable) -> String { "any Equatable" } }
struct S276: Q276 { func f276(_ x: Any?) -> String { "Any?" } }
print(S276().f276(o))
protocol Q277 {}
extension Q277 { func f277(_ x: Any?) -> String { "Any?" } }
struct S277: Q277 { func f277(_ x: any Equatable) -> String { "any Equatable" } }
print(S277().f277(o))
protocol Q278 {}
extension Q278 { func f278(_ x: any Equatable) -> String { "any Equatable" } }
struct S278: Q278 { func f278(_ x: Int??) -> String { "Int??" } }
print(S278().f278(o))
protocol Q279 {}
extension Q279 { func f279(_ x: Int??) -> String { "Int??" } }
struct S279: Q279 { func f279(_ x: any Equatable) -> String { "any Equatable" } }
print(S279().f279(o))
protocol Q280 {}
extension Q280 { func f280(_ x: any Equatable) -> String { "any Equatable" } }
struct S280: Q280 { func f280(_ x: Any??) -> String { "Any??" } }
print(S280().f280(o))
protocol Q281 {}
extension Q281 { func f281(_ x: Any??) -> String { "Any??" } }
struct S281: Q281 { func f281(_ x: any Equatable) -> String { "any Equatable" } }
print(S281().f281(o))
protocol Q282 {}
extension Q282 { func f282(_ x: any Equatable) -> String { "any Equatable" } }
struct S282: Q282 { func f282(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S282().f282(o))
protocol Q283 {}
extension Q283 { func f283(_ x: AnyHashable) -> String { "AnyHashable" } }
struct S283: Q283 { func f283(_ x: any Equatable) -> String { "any Equatable" } }
print(S283().f283(o))
protocol Q284 {}
extension Q284 { func f284(_ x: any Equatable) -> String { "any Equatable" } }
struct S284: Q284 { func f284(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S284().f284(o))
protocol Q285 {}
extension Q285 { func f285(_ x: AnyHashable?) -> String { "AnyHashable?" } }
struct S285: Q285 { func f285(_ x: any Equatable) -> String { "any Equatable" } }
print(S285().f285(o))
protocol Q286 {}
extension Q286 { func f286(_ x: some Equatable) -> String { "some Equatable" } }
struct S286: Q286 { func f286(_ x: Any?) -> String { "Any?" } }
print(S286().f286(o))
protocol Q287 {}
extension Q287 { func f287(_ x: Any?) -> String { "Any?" } }
struct S287: Q287 { func f287(_ x: some Equatable) -> String { "some Equatable" } }
print(S287().f287(o))
protocol Q288 {}
extension Q288 { func f288(_ x: some Equatable) -> String { "some Equatable" } }
struct S288: Q288 { func f288(_ x: Int??) -> String { "Int??" } }
print(S288().f288(o))
protocol Q289 {}
extension Q289 { func f289(_ x: Int??) -> String { "Int??" } }
struct S289: Q289 { func f289(_ x: some Equatable) -> String { "some Equatable" } }
print(S289().f289(o))
protocol Q290 {}
extension Q290 { func f290(_ x: some Equatable) -> String { "some Equatable" } }
struct S290: Q290 { func f290(_ x: Any??) -> String { "Any??" } }
print(S290().f290(o))
protocol Q291 {}
extension Q291 { func f291(_ x: Any??) -> String { "Any??" } }
struct S291: Q291 { func f291(_ x: some Equatable) -> String { "some Equatable" } }
print(S291().f291(o))
protocol Q292 {}
extension Q292 { func f292(_ x: some Equatable) -> String { "some Equatable" } }
struct S292: Q292 { func f292(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S292().f292(o))
protocol Q293 {}
extension Q293 { func f293(_ x: AnyHashable) -> String { "AnyHashable" } }
struct S293: Q293 { func f293(_ x: some Equatable) -> String { "some Equatable" } }
print(S293().f293(o))
protocol Q294 {}
extension Q294 { func f294(_ x: some Equatable) -> String { "some Equatable" } }
struct S294: Q294 { func f294(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S294().f294(o))
protocol Q295 {}
extension Q295 { func f295(_ x: AnyHashable?) -> String { "AnyHashable?" } }
struct S295: Q295 { func f295(_ x: some Equatable) -> String { "some Equatable" } }
print(S295().f295(o))
protocol Q296 {}
extension Q296 { func f296(_ x: Any?) -> String { "Any?" } }
struct S296: Q296 { func f296(_ x: Int??) -> String { "Int??" } }
print(S296().f296(o))
protocol Q297 {}
extension Q297 { func f297(_ x: Int??) -> String { "Int??" } }
struct S297: Q297 { func f297(_ x: Any?) -> String { "Any?" } }
print(S297().f297(o))
protocol Q298 {}
extension Q298 { func f298(_ x: Any?) -> String { "Any?" } }
struct S298: Q298 { func f298(_ x: Any??) -> String { "Any??" } }
print(S298().f298(o))
protocol Q299 {}
extension Q299 { func f299(_ x: Any??) -> String { "Any??" } }
struct S299: Q299 { func f299(_ x: Any?) -> String { "Any?" } }
print(S299().f299(o))
protocol Q300 {}
extension Q300 { func f300(_ x: Any?) -> String { "Any?" } }
struct S300: Q300 { func f300(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S300().f300(o))
protocol Q301 {}
extension Q301 { func f301(_ x: AnyHashable) -> String { "AnyHashable" } }
struct S301: Q301 { func f301(_ x: Any?) -> String { "Any?" } }
print(S301().f301(o))
protocol Q302 {}
extension Q302 { func f302(_ x: Any?) -> String { "Any?" } }
struct S302: Q302 { func f302(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S302().f302(o))
protocol Q303 {}
extension Q303 { func f303(_ x: AnyHashable?) -> String { "AnyHashable?" } }
struct S303: Q303 { func f303(_ x: Any?) -> String { "Any?" } }
print(S303().f303(o))
protocol Q304 {}
extension Q304 { func f304(_ x: Int??) -> String { "Int??" } }
struct S304: Q304 { func f304(_ x: Any??) -> String { "Any??" } }
print(S304().f304(o))
protocol Q305 {}
extension Q305 { func f305(_ x: Any??) -> String { "Any??" } }
struct S305: Q305 { func f305(_ x: Int??) -> String { "Int??" } }
print(S305().f305(o))
protocol Q306 {}
extension Q306 { func f306(_ x: Int??) -> String { "Int??" } }
struct S306: Q306 { func f306(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S306().f306(o))
protocol Q307 {}
extension Q307 { func f307(_ x: AnyHashable) -> String { "AnyHashable" } }
struct S307: Q307 { func f307(_ x: Int??) -> String { "Int??" } }
print(S307().f307(o))
protocol Q308 {}
extension Q308 { func f308(_ x: Int??) -> String { "Int??" } }
struct S308: Q308 { func f308(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S308().f308(o))
protocol Q309 {}
extension Q309 { func f309(_ x: AnyHashable?) -> String { "AnyHashable?" } }
struct S309: Q309 { func f309(_ x: Int??) -> String { "Int??" } }
print(S309().f309(o))
protocol Q310 {}
extension Q310 { func f310(_ x: Any??) -> String { "Any??" } }
struct S310: Q310 { func f310(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S310().f310(o))
protocol Q311 {}
extension Q311 { func f311(_ x: AnyHashable) -> String { "AnyHashable" } }
struct S311: Q311 { func f311(_ x: Any??) -> String { "Any??" } }
print(S311().f311(o))
protocol Q312 {}
extension Q312 { func f312(_ x: Any??) -> String { "Any??" } }
struct S312: Q312 { func f312(_ x: AnyHashable?) -> String { "AnyHashable?" } }
print(S312().f312(o))
protocol Q313 {}
extension Q313 { func f313(_ x: AnyHashable?) -> String { "AnyHashable?" } }
struct S313: Q313 { func f313(_ x: Any??) -> String { "Any??" } }
print(S313().f313(o))
protocol Q314 {}
extension Q314 { func f314(_ x: AnyHashable?) -> String { "AnyHashable?" } }
struct S314: Q314 { func f314(_ x: AnyHashable) -> String { "AnyHashable" } }
print(S314().f314(o))
