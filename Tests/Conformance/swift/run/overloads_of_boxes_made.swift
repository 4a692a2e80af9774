// What `Box(2)` is where two functions take it: the rank of every kind of parameter beside every other.
protocol P {}
struct Box<V>: P { var v: V; init(_ v: V) { self.v = v } }
func f1(_ x: Box<Any>) -> String { "Box<Any>" }
func f1(_ x: some P) -> String { "some P" }
print(f1(Box(2)))
func f2(_ x: Box<Any>) -> String { "Box<Any>" }
func f2<T>(_ x: T) -> String { "T" }
print(f2(Box(2)))
func f3(_ x: Box<Any>) -> String { "Box<Any>" }
func f3<T>(_ x: Box<T>) -> String { "Box<T>" }
print(f3(Box(2)))
func f4(_ x: Box<Any>) -> String { "Box<Any>" }
func f4(_ x: Box<Int>) -> String { "Box<Int>" }
print(f4(Box(2)))
func f5(_ x: Box<Any>) -> String { "Box<Any>" }
func f5(_ x: any P) -> String { "any P" }
print(f5(Box(2)))
func f6(_ x: Box<Any>) -> String { "Box<Any>" }
func f6(_ x: Any) -> String { "Any" }
print(f6(Box(2)))
func f7(_ x: Box<Any>) -> String { "Box<Any>" }
func f7(_ x: Box<Int>?) -> String { "Box<Int>?" }
print(f7(Box(2)))
func f8(_ x: Box<Any>) -> String { "Box<Any>" }
func f8<T>(_ x: Box<T>?) -> String { "Box<T>?" }
print(f8(Box(2)))
func f9(_ x: Box<Any>) -> String { "Box<Any>" }
func f9(_ x: Box<Double>) -> String { "Box<Double>" }
print(f9(Box(2)))
func f10(_ x: Box<Any>) -> String { "Box<Any>" }
func f10(_ x: Box<Any>?) -> String { "Box<Any>?" }
print(f10(Box(2)))
func f11(_ x: Box<Any>) -> String { "Box<Any>" }
func f11(_ x: Any?) -> String { "Any?" }
print(f11(Box(2)))
func f12(_ x: Box<Any>) -> String { "Box<Any>" }
func f12<T>(_ x: T?) -> String { "T?" }
print(f12(Box(2)))
func f13(_ x: Box<Any>) -> String { "Box<Any>" }
func f13(_ x: (any P)?) -> String { "any P?" }
print(f13(Box(2)))
func f14(_ x: Box<Any>) -> String { "Box<Any>" }
func f14(_ x: Box<Double>?) -> String { "Box<Double>?" }
print(f14(Box(2)))
func f15(_ x: some P) -> String { "some P" }
func f15<T>(_ x: T) -> String { "T" }
print(f15(Box(2)))
func f16(_ x: some P) -> String { "some P" }
func f16<T>(_ x: Box<T>) -> String { "Box<T>" }
print(f16(Box(2)))
func f17(_ x: some P) -> String { "some P" }
func f17(_ x: Box<Int>) -> String { "Box<Int>" }
print(f17(Box(2)))
func f18(_ x: some P) -> String { "some P" }
func f18(_ x: any P) -> String { "any P" }
print(f18(Box(2)))
func f19(_ x: some P) -> String { "some P" }
func f19(_ x: Any) -> String { "Any" }
print(f19(Box(2)))
func f20(_ x: some P) -> String { "some P" }
func f20(_ x: Box<Int>?) -> String { "Box<Int>?" }
print(f20(Box(2)))
func f21(_ x: some P) -> String { "some P" }
func f21<T>(_ x: Box<T>?) -> String { "Box<T>?" }
print(f21(Box(2)))
func f22(_ x: some P) -> String { "some P" }
func f22(_ x: Box<Double>) -> String { "Box<Double>" }
print(f22(Box(2)))
func f23(_ x: some P) -> String { "some P" }
func f23(_ x: Box<Any>?) -> String { "Box<Any>?" }
print(f23(Box(2)))
func f24(_ x: some P) -> String { "some P" }
func f24(_ x: Any?) -> String { "Any?" }
print(f24(Box(2)))
func f25(_ x: some P) -> String { "some P" }
func f25<T>(_ x: T?) -> String { "T?" }
print(f25(Box(2)))
func f26(_ x: some P) -> String { "some P" }
func f26(_ x: (any P)?) -> String { "any P?" }
print(f26(Box(2)))
func f27(_ x: some P) -> String { "some P" }
func f27(_ x: Box<Double>?) -> String { "Box<Double>?" }
print(f27(Box(2)))
func f28<T>(_ x: T) -> String { "T" }
func f28<T>(_ x: Box<T>) -> String { "Box<T>" }
print(f28(Box(2)))
func f29<T>(_ x: T) -> String { "T" }
func f29(_ x: Box<Int>) -> String { "Box<Int>" }
print(f29(Box(2)))
func f30<T>(_ x: T) -> String { "T" }
func f30(_ x: any P) -> String { "any P" }
print(f30(Box(2)))
func f31<T>(_ x: T) -> String { "T" }
func f31(_ x: Any) -> String { "Any" }
print(f31(Box(2)))
func f32<T>(_ x: T) -> String { "T" }
func f32(_ x: Box<Int>?) -> String { "Box<Int>?" }
print(f32(Box(2)))
func f33<T>(_ x: T) -> String { "T" }
func f33<T>(_ x: Box<T>?) -> String { "Box<T>?" }
print(f33(Box(2)))
func f34<T>(_ x: T) -> String { "T" }
func f34(_ x: Box<Double>) -> String { "Box<Double>" }
print(f34(Box(2)))
func f35<T>(_ x: T) -> String { "T" }
func f35(_ x: Box<Any>?) -> String { "Box<Any>?" }
print(f35(Box(2)))
func f36<T>(_ x: T) -> String { "T" }
func f36(_ x: Any?) -> String { "Any?" }
print(f36(Box(2)))
func f37<T>(_ x: T) -> String { "T" }
func f37<T>(_ x: T?) -> String { "T?" }
print(f37(Box(2)))
func f38<T>(_ x: T) -> String { "T" }
func f38(_ x: (any P)?) -> String { "any P?" }
print(f38(Box(2)))
func f39<T>(_ x: T) -> String { "T" }
func f39(_ x: Box<Double>?) -> String { "Box<Double>?" }
print(f39(Box(2)))
func f40<T>(_ x: Box<T>) -> String { "Box<T>" }
func f40(_ x: Box<Int>) -> String { "Box<Int>" }
print(f40(Box(2)))
func f41<T>(_ x: Box<T>) -> String { "Box<T>" }
func f41(_ x: any P) -> String { "any P" }
print(f41(Box(2)))
func f42<T>(_ x: Box<T>) -> String { "Box<T>" }
func f42(_ x: Any) -> String { "Any" }
print(f42(Box(2)))
func f43<T>(_ x: Box<T>) -> String { "Box<T>" }
func f43(_ x: Box<Int>?) -> String { "Box<Int>?" }
print(f43(Box(2)))
func f44<T>(_ x: Box<T>) -> String { "Box<T>" }
func f44<T>(_ x: Box<T>?) -> String { "Box<T>?" }
print(f44(Box(2)))
func f45<T>(_ x: Box<T>) -> String { "Box<T>" }
func f45(_ x: Box<Double>) -> String { "Box<Double>" }
print(f45(Box(2)))
func f46<T>(_ x: Box<T>) -> String { "Box<T>" }
func f46(_ x: Box<Any>?) -> String { "Box<Any>?" }
print(f46(Box(2)))
func f47<T>(_ x: Box<T>) -> String { "Box<T>" }
func f47(_ x: Any?) -> String { "Any?" }
print(f47(Box(2)))
func f48<T>(_ x: Box<T>) -> String { "Box<T>" }
func f48<T>(_ x: T?) -> String { "T?" }
print(f48(Box(2)))
func f49<T>(_ x: Box<T>) -> String { "Box<T>" }
func f49(_ x: (any P)?) -> String { "any P?" }
print(f49(Box(2)))
func f50<T>(_ x: Box<T>) -> String { "Box<T>" }
func f50(_ x: Box<Double>?) -> String { "Box<Double>?" }
print(f50(Box(2)))
func f51(_ x: Box<Int>) -> String { "Box<Int>" }
func f51(_ x: any P) -> String { "any P" }
print(f51(Box(2)))
func f52(_ x: Box<Int>) -> String { "Box<Int>" }
func f52(_ x: Any) -> String { "Any" }
print(f52(Box(2)))
func f53(_ x: Box<Int>) -> String { "Box<Int>" }
func f53(_ x: Box<Int>?) -> String { "Box<Int>?" }
print(f53(Box(2)))
func f54(_ x: Box<Int>) -> String { "Box<Int>" }
func f54<T>(_ x: Box<T>?) -> String { "Box<T>?" }
print(f54(Box(2)))
func f55(_ x: Box<Int>) -> String { "Box<Int>" }
func f55(_ x: Box<Double>) -> String { "Box<Double>" }
print(f55(Box(2)))
func f56(_ x: Box<Int>) -> String { "Box<Int>" }
func f56(_ x: Box<Any>?) -> String { "Box<Any>?" }
print(f56(Box(2)))
func f57(_ x: Box<Int>) -> String { "Box<Int>" }
func f57(_ x: Any?) -> String { "Any?" }
print(f57(Box(2)))
func f58(_ x: Box<Int>) -> String { "Box<Int>" }
func f58<T>(_ x: T?) -> String { "T?" }
print(f58(Box(2)))
func f59(_ x: Box<Int>) -> String { "Box<Int>" }
func f59(_ x: (any P)?) -> String { "any P?" }
print(f59(Box(2)))
func f60(_ x: Box<Int>) -> String { "Box<Int>" }
func f60(_ x: Box<Double>?) -> String { "Box<Double>?" }
print(f60(Box(2)))
func f61(_ x: any P) -> String { "any P" }
func f61(_ x: Any) -> String { "Any" }
print(f61(Box(2)))
func f62(_ x: any P) -> String { "any P" }
func f62(_ x: Box<Int>?) -> String { "Box<Int>?" }
print(f62(Box(2)))
func f63(_ x: any P) -> String { "any P" }
func f63<T>(_ x: Box<T>?) -> String { "Box<T>?" }
print(f63(Box(2)))
func f64(_ x: any P) -> String { "any P" }
func f64(_ x: Box<Double>) -> String { "Box<Double>" }
print(f64(Box(2)))
func f65(_ x: any P) -> String { "any P" }
func f65(_ x: Box<Any>?) -> String { "Box<Any>?" }
print(f65(Box(2)))
func f66(_ x: any P) -> String { "any P" }
func f66(_ x: Any?) -> String { "Any?" }
print(f66(Box(2)))
func f67(_ x: any P) -> String { "any P" }
func f67<T>(_ x: T?) -> String { "T?" }
print(f67(Box(2)))
func f68(_ x: any P) -> String { "any P" }
func f68(_ x: (any P)?) -> String { "any P?" }
print(f68(Box(2)))
func f69(_ x: any P) -> String { "any P" }
func f69(_ x: Box<Double>?) -> String { "Box<Double>?" }
print(f69(Box(2)))
func f70(_ x: Any) -> String { "Any" }
func f70(_ x: Box<Int>?) -> String { "Box<Int>?" }
print(f70(Box(2)))
func f71(_ x: Any) -> String { "Any" }
func f71<T>(_ x: Box<T>?) -> String { "Box<T>?" }
print(f71(Box(2)))
func f72(_ x: Any) -> String { "Any" }
func f72(_ x: Box<Double>) -> String { "Box<Double>" }
print(f72(Box(2)))
func f73(_ x: Any) -> String { "Any" }
func f73(_ x: Box<Any>?) -> String { "Box<Any>?" }
print(f73(Box(2)))
func f74(_ x: Any) -> String { "Any" }
func f74(_ x: Any?) -> String { "Any?" }
print(f74(Box(2)))
func f75(_ x: Any) -> String { "Any" }
func f75<T>(_ x: T?) -> String { "T?" }
print(f75(Box(2)))
func f76(_ x: Any) -> String { "Any" }
func f76(_ x: (any P)?) -> String { "any P?" }
print(f76(Box(2)))
func f77(_ x: Any) -> String { "Any" }
func f77(_ x: Box<Double>?) -> String { "Box<Double>?" }
print(f77(Box(2)))
func f78(_ x: Box<Int>?) -> String { "Box<Int>?" }
func f78<T>(_ x: Box<T>?) -> String { "Box<T>?" }
print(f78(Box(2)))
func f79(_ x: Box<Int>?) -> String { "Box<Int>?" }
func f79(_ x: Box<Double>) -> String { "Box<Double>" }
print(f79(Box(2)))
func f80(_ x: Box<Int>?) -> String { "Box<Int>?" }
func f80(_ x: Box<Any>?) -> String { "Box<Any>?" }
print(f80(Box(2)))
func f81(_ x: Box<Int>?) -> String { "Box<Int>?" }
func f81(_ x: Any?) -> String { "Any?" }
print(f81(Box(2)))
func f82(_ x: Box<Int>?) -> String { "Box<Int>?" }
func f82<T>(_ x: T?) -> String { "T?" }
print(f82(Box(2)))
func f83(_ x: Box<Int>?) -> String { "Box<Int>?" }
func f83(_ x: (any P)?) -> String { "any P?" }
print(f83(Box(2)))
func f84(_ x: Box<Int>?) -> String { "Box<Int>?" }
func f84(_ x: Box<Double>?) -> String { "Box<Double>?" }
print(f84(Box(2)))
func f85<T>(_ x: Box<T>?) -> String { "Box<T>?" }
func f85(_ x: Box<Double>) -> String { "Box<Double>" }
print(f85(Box(2)))
func f86<T>(_ x: Box<T>?) -> String { "Box<T>?" }
func f86(_ x: Box<Any>?) -> String { "Box<Any>?" }
print(f86(Box(2)))
func f87<T>(_ x: Box<T>?) -> String { "Box<T>?" }
func f87(_ x: Any?) -> String { "Any?" }
print(f87(Box(2)))
func f88<T>(_ x: Box<T>?) -> String { "Box<T>?" }
func f88<T>(_ x: T?) -> String { "T?" }
print(f88(Box(2)))
func f89<T>(_ x: Box<T>?) -> String { "Box<T>?" }
func f89(_ x: (any P)?) -> String { "any P?" }
print(f89(Box(2)))
func f90<T>(_ x: Box<T>?) -> String { "Box<T>?" }
func f90(_ x: Box<Double>?) -> String { "Box<Double>?" }
print(f90(Box(2)))
func f91(_ x: Box<Double>) -> String { "Box<Double>" }
func f91(_ x: Box<Any>?) -> String { "Box<Any>?" }
print(f91(Box(2)))
func f92(_ x: Box<Double>) -> String { "Box<Double>" }
func f92(_ x: Any?) -> String { "Any?" }
print(f92(Box(2)))
func f93(_ x: Box<Double>) -> String { "Box<Double>" }
func f93<T>(_ x: T?) -> String { "T?" }
print(f93(Box(2)))
func f94(_ x: Box<Double>) -> String { "Box<Double>" }
func f94(_ x: (any P)?) -> String { "any P?" }
print(f94(Box(2)))
func f95(_ x: Box<Double>) -> String { "Box<Double>" }
func f95(_ x: Box<Double>?) -> String { "Box<Double>?" }
print(f95(Box(2)))
func f96(_ x: Box<Any>?) -> String { "Box<Any>?" }
func f96(_ x: Any?) -> String { "Any?" }
print(f96(Box(2)))
func f97(_ x: Box<Any>?) -> String { "Box<Any>?" }
func f97<T>(_ x: T?) -> String { "T?" }
print(f97(Box(2)))
func f98(_ x: Box<Any>?) -> String { "Box<Any>?" }
func f98(_ x: (any P)?) -> String { "any P?" }
print(f98(Box(2)))
func f99(_ x: Box<Any>?) -> String { "Box<Any>?" }
func f99(_ x: Box<Double>?) -> String { "Box<Double>?" }
print(f99(Box(2)))
func f100(_ x: Any?) -> String { "Any?" }
func f100<T>(_ x: T?) -> String { "T?" }
print(f100(Box(2)))
func f101(_ x: Any?) -> String { "Any?" }
func f101(_ x: (any P)?) -> String { "any P?" }
print(f101(Box(2)))
func f102(_ x: Any?) -> String { "Any?" }
func f102(_ x: Box<Double>?) -> String { "Box<Double>?" }
print(f102(Box(2)))
func f103<T>(_ x: T?) -> String { "T?" }
func f103(_ x: (any P)?) -> String { "any P?" }
print(f103(Box(2)))
func f104<T>(_ x: T?) -> String { "T?" }
func f104(_ x: Box<Double>?) -> String { "Box<Double>?" }
print(f104(Box(2)))
func f105(_ x: (any P)?) -> String { "any P?" }
func f105(_ x: Box<Double>?) -> String { "Box<Double>?" }
print(f105(Box(2)))
