// What `Optional(2)` is where two functions take it.
func f1(_ x: Any) -> String { "Any" }
func f1(_ x: Any?) -> String { "Any?" }
print(f1(Optional(2)))
func f2(_ x: Any) -> String { "Any" }
func f2<T>(_ x: T) -> String { "T" }
print(f2(Optional(2)))
func f3(_ x: Any) -> String { "Any" }
func f3<T>(_ x: T?) -> String { "T?" }
print(f3(Optional(2)))
func f4(_ x: Any) -> String { "Any" }
func f4(_ x: Int?) -> String { "Int?" }
print(f4(Optional(2)))
func f5(_ x: Any) -> String { "Any" }
func f5(_ x: Int??) -> String { "Int??" }
print(f5(Optional(2)))
func f6(_ x: Any) -> String { "Any" }
func f6(_ x: Double?) -> String { "Double?" }
print(f6(Optional(2)))
func f7(_ x: Any) -> String { "Any" }
func f7(_ x: AnyHashable) -> String { "AnyHashable" }
print(f7(Optional(2)))
func f8(_ x: Any) -> String { "Any" }
func f8(_ x: AnyHashable?) -> String { "AnyHashable?" }
print(f8(Optional(2)))
func f9(_ x: Any) -> String { "Any" }
func f9(_ x: any Equatable) -> String { "any Equatable" }
print(f9(Optional(2)))
func f10(_ x: Any) -> String { "Any" }
func f10<T>(_ x: [T]) -> String { "[T]" }
print(f10(Optional(2)))
func f11(_ x: Any) -> String { "Any" }
func f11(_ x: Any??) -> String { "Any??" }
print(f11(Optional(2)))
func f12(_ x: Any) -> String { "Any" }
func f12<T>(_ x: T??) -> String { "T??" }
print(f12(Optional(2)))
func f13(_ x: Any) -> String { "Any" }
func f13(_ x: some Equatable) -> String { "some Equatable" }
print(f13(Optional(2)))
func f14(_ x: Any) -> String { "Any" }
func f14(_ x: AnyHashable??) -> String { "AnyHashable??" }
print(f14(Optional(2)))
func f15(_ x: Any?) -> String { "Any?" }
func f15<T>(_ x: T) -> String { "T" }
print(f15(Optional(2)))
func f16(_ x: Any?) -> String { "Any?" }
func f16<T>(_ x: T?) -> String { "T?" }
print(f16(Optional(2)))
func f17(_ x: Any?) -> String { "Any?" }
func f17(_ x: Int?) -> String { "Int?" }
print(f17(Optional(2)))
func f18(_ x: Any?) -> String { "Any?" }
func f18(_ x: Int??) -> String { "Int??" }
print(f18(Optional(2)))
func f19(_ x: Any?) -> String { "Any?" }
func f19(_ x: Double?) -> String { "Double?" }
print(f19(Optional(2)))
func f20(_ x: Any?) -> String { "Any?" }
func f20(_ x: AnyHashable) -> String { "AnyHashable" }
print(f20(Optional(2)))
func f21(_ x: Any?) -> String { "Any?" }
func f21(_ x: AnyHashable?) -> String { "AnyHashable?" }
print(f21(Optional(2)))
func f22(_ x: Any?) -> String { "Any?" }
func f22(_ x: any Equatable) -> String { "any Equatable" }
print(f22(Optional(2)))
func f23(_ x: Any?) -> String { "Any?" }
func f23<T>(_ x: [T]) -> String { "[T]" }
print(f23(Optional(2)))
func f24(_ x: Any?) -> String { "Any?" }
func f24(_ x: Any??) -> String { "Any??" }
print(f24(Optional(2)))
func f25(_ x: Any?) -> String { "Any?" }
func f25<T>(_ x: T??) -> String { "T??" }
print(f25(Optional(2)))
func f26(_ x: Any?) -> String { "Any?" }
func f26(_ x: some Equatable) -> String { "some Equatable" }
print(f26(Optional(2)))
func f27(_ x: Any?) -> String { "Any?" }
func f27(_ x: AnyHashable??) -> String { "AnyHashable??" }
print(f27(Optional(2)))
func f28<T>(_ x: T) -> String { "T" }
func f28<T>(_ x: T?) -> String { "T?" }
print(f28(Optional(2)))
func f29<T>(_ x: T) -> String { "T" }
func f29(_ x: Int?) -> String { "Int?" }
print(f29(Optional(2)))
func f30<T>(_ x: T) -> String { "T" }
func f30(_ x: Int??) -> String { "Int??" }
print(f30(Optional(2)))
func f31<T>(_ x: T) -> String { "T" }
func f31(_ x: Double?) -> String { "Double?" }
print(f31(Optional(2)))
func f32<T>(_ x: T) -> String { "T" }
func f32(_ x: AnyHashable) -> String { "AnyHashable" }
print(f32(Optional(2)))
func f33<T>(_ x: T) -> String { "T" }
func f33(_ x: AnyHashable?) -> String { "AnyHashable?" }
print(f33(Optional(2)))
func f34<T>(_ x: T) -> String { "T" }
func f34(_ x: any Equatable) -> String { "any Equatable" }
print(f34(Optional(2)))
func f35<T>(_ x: T) -> String { "T" }
func f35<T>(_ x: [T]) -> String { "[T]" }
print(f35(Optional(2)))
func f36<T>(_ x: T) -> String { "T" }
func f36(_ x: Any??) -> String { "Any??" }
print(f36(Optional(2)))
func f37<T>(_ x: T) -> String { "T" }
func f37<T>(_ x: T??) -> String { "T??" }
print(f37(Optional(2)))
func f38<T>(_ x: T) -> String { "T" }
func f38(_ x: some Equatable) -> String { "some Equatable" }
print(f38(Optional(2)))
func f39<T>(_ x: T) -> String { "T" }
func f39(_ x: AnyHashable??) -> String { "AnyHashable??" }
print(f39(Optional(2)))
func f40<T>(_ x: T?) -> String { "T?" }
func f40(_ x: Int?) -> String { "Int?" }
print(f40(Optional(2)))
func f41<T>(_ x: T?) -> String { "T?" }
func f41(_ x: Int??) -> String { "Int??" }
print(f41(Optional(2)))
func f42<T>(_ x: T?) -> String { "T?" }
func f42(_ x: Double?) -> String { "Double?" }
print(f42(Optional(2)))
func f43<T>(_ x: T?) -> String { "T?" }
func f43(_ x: AnyHashable) -> String { "AnyHashable" }
print(f43(Optional(2)))
func f44<T>(_ x: T?) -> String { "T?" }
func f44(_ x: AnyHashable?) -> String { "AnyHashable?" }
print(f44(Optional(2)))
func f45<T>(_ x: T?) -> String { "T?" }
func f45(_ x: any Equatable) -> String { "any Equatable" }
print(f45(Optional(2)))
func f46<T>(_ x: T?) -> String { "T?" }
func f46<T>(_ x: [T]) -> String { "[T]" }
print(f46(Optional(2)))
func f47<T>(_ x: T?) -> String { "T?" }
func f47(_ x: Any??) -> String { "Any??" }
print(f47(Optional(2)))
func f48<T>(_ x: T?) -> String { "T?" }
func f48<T>(_ x: T??) -> String { "T??" }
print(f48(Optional(2)))
func f49<T>(_ x: T?) -> String { "T?" }
func f49(_ x: some Equatable) -> String { "some Equatable" }
print(f49(Optional(2)))
func f50<T>(_ x: T?) -> String { "T?" }
func f50(_ x: AnyHashable??) -> String { "AnyHashable??" }
print(f50(Optional(2)))
func f51(_ x: Int?) -> String { "Int?" }
func f51(_ x: Int??) -> String { "Int??" }
print(f51(Optional(2)))
func f52(_ x: Int?) -> String { "Int?" }
func f52(_ x: Double?) -> String { "Double?" }
print(f52(Optional(2)))
func f53(_ x: Int?) -> String { "Int?" }
func f53(_ x: AnyHashable) -> String { "AnyHashable" }
print(f53(Optional(2)))
func f54(_ x: Int?) -> String { "Int?" }
func f54(_ x: AnyHashable?) -> String { "AnyHashable?" }
print(f54(Optional(2)))
func f55(_ x: Int?) -> String { "Int?" }
func f55(_ x: any Equatable) -> String { "any Equatable" }
print(f55(Optional(2)))
func f56(_ x: Int?) -> String { "Int?" }
func f56<T>(_ x: [T]) -> String { "[T]" }
print(f56(Optional(2)))
func f57(_ x: Int?) -> String { "Int?" }
func f57(_ x: Any??) -> String { "Any??" }
print(f57(Optional(2)))
func f58(_ x: Int?) -> String { "Int?" }
func f58<T>(_ x: T??) -> String { "T??" }
print(f58(Optional(2)))
func f59(_ x: Int?) -> String { "Int?" }
func f59(_ x: some Equatable) -> String { "some Equatable" }
print(f59(Optional(2)))
func f60(_ x: Int?) -> String { "Int?" }
func f60(_ x: AnyHashable??) -> String { "AnyHashable??" }
print(f60(Optional(2)))
func f61(_ x: Int??) -> String { "Int??" }
func f61(_ x: Double?) -> String { "Double?" }
print(f61(Optional(2)))
func f62(_ x: Int??) -> String { "Int??" }
func f62(_ x: AnyHashable) -> String { "AnyHashable" }
print(f62(Optional(2)))
func f63(_ x: Int??) -> String { "Int??" }
func f63(_ x: AnyHashable?) -> String { "AnyHashable?" }
print(f63(Optional(2)))
func f64(_ x: Int??) -> String { "Int??" }
func f64(_ x: any Equatable) -> String { "any Equatable" }
print(f64(Optional(2)))
func f65(_ x: Int??) -> String { "Int??" }
func f65<T>(_ x: [T]) -> String { "[T]" }
print(f65(Optional(2)))
func f66(_ x: Int??) -> String { "Int??" }
func f66(_ x: Any??) -> String { "Any??" }
print(f66(Optional(2)))
func f67(_ x: Int??) -> String { "Int??" }
func f67<T>(_ x: T??) -> String { "T??" }
print(f67(Optional(2)))
func f68(_ x: Int??) -> String { "Int??" }
func f68(_ x: some Equatable) -> String { "some Equatable" }
print(f68(Optional(2)))
func f69(_ x: Int??) -> String { "Int??" }
func f69(_ x: AnyHashable??) -> String { "AnyHashable??" }
print(f69(Optional(2)))
func f70(_ x: Double?) -> String { "Double?" }
func f70(_ x: AnyHashable) -> String { "AnyHashable" }
print(f70(Optional(2)))
func f71(_ x: Double?) -> String { "Double?" }
func f71(_ x: AnyHashable?) -> String { "AnyHashable?" }
print(f71(Optional(2)))
func f72(_ x: Double?) -> String { "Double?" }
func f72(_ x: any Equatable) -> String { "any Equatable" }
print(f72(Optional(2)))
func f73(_ x: Double?) -> String { "Double?" }
func f73<T>(_ x: [T]) -> String { "[T]" }
print(f73(Optional(2)))
func f74(_ x: Double?) -> String { "Double?" }
func f74(_ x: Any??) -> String { "Any??" }
print(f74(Optional(2)))
func f75(_ x: Double?) -> String { "Double?" }
func f75<T>(_ x: T??) -> String { "T??" }
print(f75(Optional(2)))
func f76(_ x: Double?) -> String { "Double?" }
func f76(_ x: some Equatable) -> String { "some Equatable" }
print(f76(Optional(2)))
func f77(_ x: Double?) -> String { "Double?" }
func f77(_ x: AnyHashable??) -> String { "AnyHashable??" }
print(f77(Optional(2)))
func f78(_ x: AnyHashable) -> String { "AnyHashable" }
func f78(_ x: AnyHashable?) -> String { "AnyHashable?" }
print(f78(Optional(2)))
func f79(_ x: AnyHashable) -> String { "AnyHashable" }
func f79(_ x: any Equatable) -> String { "any Equatable" }
print(f79(Optional(2)))
func f80(_ x: AnyHashable) -> String { "AnyHashable" }
func f80<T>(_ x: [T]) -> String { "[T]" }
print(f80(Optional(2)))
func f81(_ x: AnyHashable) -> String { "AnyHashable" }
func f81(_ x: Any??) -> String { "Any??" }
print(f81(Optional(2)))
func f82(_ x: AnyHashable) -> String { "AnyHashable" }
func f82<T>(_ x: T??) -> String { "T??" }
print(f82(Optional(2)))
func f83(_ x: AnyHashable) -> String { "AnyHashable" }
func f83(_ x: some Equatable) -> String { "some Equatable" }
print(f83(Optional(2)))
func f84(_ x: AnyHashable) -> String { "AnyHashable" }
func f84(_ x: AnyHashable??) -> String { "AnyHashable??" }
print(f84(Optional(2)))
func f85(_ x: AnyHashable?) -> String { "AnyHashable?" }
func f85(_ x: any Equatable) -> String { "any Equatable" }
print(f85(Optional(2)))
func f86(_ x: AnyHashable?) -> String { "AnyHashable?" }
func f86<T>(_ x: [T]) -> String { "[T]" }
print(f86(Optional(2)))
func f87(_ x: AnyHashable?) -> String { "AnyHashable?" }
func f87(_ x: Any??) -> String { "Any??" }
print(f87(Optional(2)))
func f88(_ x: AnyHashable?) -> String { "AnyHashable?" }
func f88<T>(_ x: T??) -> String { "T??" }
print(f88(Optional(2)))
func f89(_ x: AnyHashable?) -> String { "AnyHashable?" }
func f89(_ x: some Equatable) -> String { "some Equatable" }
print(f89(Optional(2)))
func f90(_ x: AnyHashable?) -> String { "AnyHashable?" }
func f90(_ x: AnyHashable??) -> String { "AnyHashable??" }
print(f90(Optional(2)))
func f91(_ x: any Equatable) -> String { "any Equatable" }
func f91<T>(_ x: [T]) -> String { "[T]" }
print(f91(Optional(2)))
func f92(_ x: any Equatable) -> String { "any Equatable" }
func f92(_ x: Any??) -> String { "Any??" }
print(f92(Optional(2)))
func f93(_ x: any Equatable) -> String { "any Equatable" }
func f93<T>(_ x: T??) -> String { "T??" }
print(f93(Optional(2)))
func f94(_ x: any Equatable) -> String { "any Equatable" }
func f94(_ x: some Equatable) -> String { "some Equatable" }
print(f94(Optional(2)))
func f95(_ x: any Equatable) -> String { "any Equatable" }
func f95(_ x: AnyHashable??) -> String { "AnyHashable??" }
print(f95(Optional(2)))
func f96<T>(_ x: [T]) -> String { "[T]" }
func f96(_ x: Any??) -> String { "Any??" }
print(f96(Optional(2)))
func f97<T>(_ x: [T]) -> String { "[T]" }
func f97<T>(_ x: T??) -> String { "T??" }
print(f97(Optional(2)))
func f98<T>(_ x: [T]) -> String { "[T]" }
func f98(_ x: some Equatable) -> String { "some Equatable" }
print(f98(Optional(2)))
func f99<T>(_ x: [T]) -> String { "[T]" }
func f99(_ x: AnyHashable??) -> String { "AnyHashable??" }
print(f99(Optional(2)))
func f100(_ x: Any??) -> String { "Any??" }
func f100<T>(_ x: T??) -> String { "T??" }
print(f100(Optional(2)))
func f101(_ x: Any??) -> String { "Any??" }
func f101(_ x: some Equatable) -> String { "some Equatable" }
print(f101(Optional(2)))
func f102(_ x: Any??) -> String { "Any??" }
func f102(_ x: AnyHashable??) -> String { "AnyHashable??" }
print(f102(Optional(2)))
func f103<T>(_ x: T??) -> String { "T??" }
func f103(_ x: some Equatable) -> String { "some Equatable" }
print(f103(Optional(2)))
func f104<T>(_ x: T??) -> String { "T??" }
func f104(_ x: AnyHashable??) -> String { "AnyHashable??" }
print(f104(Optional(2)))
func f105(_ x: some Equatable) -> String { "some Equatable" }
func f105(_ x: AnyHashable??) -> String { "AnyHashable??" }
print(f105(Optional(2)))
