// What `Array(q)` is where two functions take it.
let q = [1, 2]
func f1(_ x: any Sequence) -> String { "any Sequence" }
func f1<T>(_ x: [T]) -> String { "[T]" }
print(f1(Array(q)))
func f2(_ x: any Sequence) -> String { "any Sequence" }
func f2(_ x: Any) -> String { "Any" }
print(f2(Array(q)))
func f3(_ x: any Sequence) -> String { "any Sequence" }
func f3(_ x: (any Sequence)?) -> String { "(any Sequence)?" }
print(f3(Array(q)))
func f4(_ x: any Sequence) -> String { "any Sequence" }
func f4(_ x: some Sequence) -> String { "some Sequence" }
print(f4(Array(q)))
func f5(_ x: any Sequence) -> String { "any Sequence" }
func f5<T>(_ x: T) -> String { "T" }
print(f5(Array(q)))
func f6(_ x: any Sequence) -> String { "any Sequence" }
func f6(_ x: [Int]) -> String { "[Int]" }
print(f6(Array(q)))
func f7(_ x: any Sequence) -> String { "any Sequence" }
func f7(_ x: Any?) -> String { "Any?" }
print(f7(Array(q)))
func f8(_ x: any Sequence) -> String { "any Sequence" }
func f8(_ x: [Any]) -> String { "[Any]" }
print(f8(Array(q)))
func f9(_ x: any Sequence) -> String { "any Sequence" }
func f9(_ x: [Int]?) -> String { "[Int]?" }
print(f9(Array(q)))
func f10(_ x: any Sequence) -> String { "any Sequence" }
func f10<T>(_ x: [T]?) -> String { "[T]?" }
print(f10(Array(q)))
func f11(_ x: any Sequence) -> String { "any Sequence" }
func f11<T>(_ x: T?) -> String { "T?" }
print(f11(Array(q)))
func f12(_ x: any Sequence) -> String { "any Sequence" }
func f12(_ x: AnyHashable) -> String { "AnyHashable" }
print(f12(Array(q)))
func f13<T>(_ x: [T]) -> String { "[T]" }
func f13(_ x: Any) -> String { "Any" }
print(f13(Array(q)))
func f14<T>(_ x: [T]) -> String { "[T]" }
func f14(_ x: (any Sequence)?) -> String { "(any Sequence)?" }
print(f14(Array(q)))
func f15<T>(_ x: [T]) -> String { "[T]" }
func f15(_ x: some Sequence) -> String { "some Sequence" }
print(f15(Array(q)))
func f16<T>(_ x: [T]) -> String { "[T]" }
func f16<T>(_ x: T) -> String { "T" }
print(f16(Array(q)))
func f17<T>(_ x: [T]) -> String { "[T]" }
func f17(_ x: [Int]) -> String { "[Int]" }
print(f17(Array(q)))
func f18<T>(_ x: [T]) -> String { "[T]" }
func f18(_ x: Any?) -> String { "Any?" }
print(f18(Array(q)))
func f19<T>(_ x: [T]) -> String { "[T]" }
func f19(_ x: [Any]) -> String { "[Any]" }
print(f19(Array(q)))
func f20<T>(_ x: [T]) -> String { "[T]" }
func f20(_ x: [Int]?) -> String { "[Int]?" }
print(f20(Array(q)))
func f21<T>(_ x: [T]) -> String { "[T]" }
func f21<T>(_ x: [T]?) -> String { "[T]?" }
print(f21(Array(q)))
func f22<T>(_ x: [T]) -> String { "[T]" }
func f22<T>(_ x: T?) -> String { "T?" }
print(f22(Array(q)))
func f23<T>(_ x: [T]) -> String { "[T]" }
func f23(_ x: AnyHashable) -> String { "AnyHashable" }
print(f23(Array(q)))
func f24(_ x: Any) -> String { "Any" }
func f24(_ x: (any Sequence)?) -> String { "(any Sequence)?" }
print(f24(Array(q)))
func f25(_ x: Any) -> String { "Any" }
func f25(_ x: some Sequence) -> String { "some Sequence" }
print(f25(Array(q)))
func f26(_ x: Any) -> String { "Any" }
func f26<T>(_ x: T) -> String { "T" }
print(f26(Array(q)))
func f27(_ x: Any) -> String { "Any" }
func f27(_ x: [Int]) -> String { "[Int]" }
print(f27(Array(q)))
func f28(_ x: Any) -> String { "Any" }
func f28(_ x: Any?) -> String { "Any?" }
print(f28(Array(q)))
func f29(_ x: Any) -> String { "Any" }
func f29(_ x: [Any]) -> String { "[Any]" }
print(f29(Array(q)))
func f30(_ x: Any) -> String { "Any" }
func f30(_ x: [Int]?) -> String { "[Int]?" }
print(f30(Array(q)))
func f31(_ x: Any) -> String { "Any" }
func f31<T>(_ x: [T]?) -> String { "[T]?" }
print(f31(Array(q)))
func f32(_ x: Any) -> String { "Any" }
func f32<T>(_ x: T?) -> String { "T?" }
print(f32(Array(q)))
func f33(_ x: Any) -> String { "Any" }
func f33(_ x: AnyHashable) -> String { "AnyHashable" }
print(f33(Array(q)))
func f34(_ x: (any Sequence)?) -> String { "(any Sequence)?" }
func f34(_ x: some Sequence) -> String { "some Sequence" }
print(f34(Array(q)))
func f35(_ x: (any Sequence)?) -> String { "(any Sequence)?" }
func f35<T>(_ x: T) -> String { "T" }
print(f35(Array(q)))
func f36(_ x: (any Sequence)?) -> String { "(any Sequence)?" }
func f36(_ x: [Int]) -> String { "[Int]" }
print(f36(Array(q)))
func f37(_ x: (any Sequence)?) -> String { "(any Sequence)?" }
func f37(_ x: Any?) -> String { "Any?" }
print(f37(Array(q)))
func f38(_ x: (any Sequence)?) -> String { "(any Sequence)?" }
func f38(_ x: [Any]) -> String { "[Any]" }
print(f38(Array(q)))
func f39(_ x: (any Sequence)?) -> String { "(any Sequence)?" }
func f39(_ x: [Int]?) -> String { "[Int]?" }
print(f39(Array(q)))
func f40(_ x: (any Sequence)?) -> String { "(any Sequence)?" }
func f40<T>(_ x: [T]?) -> String { "[T]?" }
print(f40(Array(q)))
func f41(_ x: (any Sequence)?) -> String { "(any Sequence)?" }
func f41<T>(_ x: T?) -> String { "T?" }
print(f41(Array(q)))
func f42(_ x: (any Sequence)?) -> String { "(any Sequence)?" }
func f42(_ x: AnyHashable) -> String { "AnyHashable" }
print(f42(Array(q)))
func f43(_ x: some Sequence) -> String { "some Sequence" }
func f43<T>(_ x: T) -> String { "T" }
print(f43(Array(q)))
func f44(_ x: some Sequence) -> String { "some Sequence" }
func f44(_ x: [Int]) -> String { "[Int]" }
print(f44(Array(q)))
func f45(_ x: some Sequence) -> String { "some Sequence" }
func f45(_ x: Any?) -> String { "Any?" }
print(f45(Array(q)))
func f46(_ x: some Sequence) -> String { "some Sequence" }
func f46(_ x: [Any]) -> String { "[Any]" }
print(f46(Array(q)))
func f47(_ x: some Sequence) -> String { "some Sequence" }
func f47(_ x: [Int]?) -> String { "[Int]?" }
print(f47(Array(q)))
func f48(_ x: some Sequence) -> String { "some Sequence" }
func f48<T>(_ x: [T]?) -> String { "[T]?" }
print(f48(Array(q)))
func f49(_ x: some Sequence) -> String { "some Sequence" }
func f49<T>(_ x: T?) -> String { "T?" }
print(f49(Array(q)))
func f50(_ x: some Sequence) -> String { "some Sequence" }
func f50(_ x: AnyHashable) -> String { "AnyHashable" }
print(f50(Array(q)))
func f51<T>(_ x: T) -> String { "T" }
func f51(_ x: [Int]) -> String { "[Int]" }
print(f51(Array(q)))
func f52<T>(_ x: T) -> String { "T" }
func f52(_ x: Any?) -> String { "Any?" }
print(f52(Array(q)))
func f53<T>(_ x: T) -> String { "T" }
func f53(_ x: [Any]) -> String { "[Any]" }
print(f53(Array(q)))
func f54<T>(_ x: T) -> String { "T" }
func f54(_ x: [Int]?) -> String { "[Int]?" }
print(f54(Array(q)))
func f55<T>(_ x: T) -> String { "T" }
func f55<T>(_ x: [T]?) -> String { "[T]?" }
print(f55(Array(q)))
func f56<T>(_ x: T) -> String { "T" }
func f56<T>(_ x: T?) -> String { "T?" }
print(f56(Array(q)))
func f57<T>(_ x: T) -> String { "T" }
func f57(_ x: AnyHashable) -> String { "AnyHashable" }
print(f57(Array(q)))
func f58(_ x: [Int]) -> String { "[Int]" }
func f58(_ x: Any?) -> String { "Any?" }
print(f58(Array(q)))
func f59(_ x: [Int]) -> String { "[Int]" }
func f59(_ x: [Any]) -> String { "[Any]" }
print(f59(Array(q)))
func f60(_ x: [Int]) -> String { "[Int]" }
func f60(_ x: [Int]?) -> String { "[Int]?" }
print(f60(Array(q)))
func f61(_ x: [Int]) -> String { "[Int]" }
func f61<T>(_ x: [T]?) -> String { "[T]?" }
print(f61(Array(q)))
func f62(_ x: [Int]) -> String { "[Int]" }
func f62<T>(_ x: T?) -> String { "T?" }
print(f62(Array(q)))
func f63(_ x: [Int]) -> String { "[Int]" }
func f63(_ x: AnyHashable) -> String { "AnyHashable" }
print(f63(Array(q)))
func f64(_ x: Any?) -> String { "Any?" }
func f64(_ x: [Any]) -> String { "[Any]" }
print(f64(Array(q)))
func f65(_ x: Any?) -> String { "Any?" }
func f65(_ x: [Int]?) -> String { "[Int]?" }
print(f65(Array(q)))
func f66(_ x: Any?) -> String { "Any?" }
func f66<T>(_ x: [T]?) -> String { "[T]?" }
print(f66(Array(q)))
func f67(_ x: Any?) -> String { "Any?" }
func f67<T>(_ x: T?) -> String { "T?" }
print(f67(Array(q)))
func f68(_ x: Any?) -> String { "Any?" }
func f68(_ x: AnyHashable) -> String { "AnyHashable" }
print(f68(Array(q)))
func f69(_ x: [Any]) -> String { "[Any]" }
func f69(_ x: [Int]?) -> String { "[Int]?" }
print(f69(Array(q)))
func f70(_ x: [Any]) -> String { "[Any]" }
func f70<T>(_ x: [T]?) -> String { "[T]?" }
print(f70(Array(q)))
func f71(_ x: [Any]) -> String { "[Any]" }
func f71<T>(_ x: T?) -> String { "T?" }
print(f71(Array(q)))
func f72(_ x: [Any]) -> String { "[Any]" }
func f72(_ x: AnyHashable) -> String { "AnyHashable" }
print(f72(Array(q)))
func f73(_ x: [Int]?) -> String { "[Int]?" }
func f73<T>(_ x: [T]?) -> String { "[T]?" }
print(f73(Array(q)))
func f74(_ x: [Int]?) -> String { "[Int]?" }
func f74<T>(_ x: T?) -> String { "T?" }
print(f74(Array(q)))
func f75(_ x: [Int]?) -> String { "[Int]?" }
func f75(_ x: AnyHashable) -> String { "AnyHashable" }
print(f75(Array(q)))
func f76<T>(_ x: [T]?) -> String { "[T]?" }
func f76<T>(_ x: T?) -> String { "T?" }
print(f76(Array(q)))
func f77<T>(_ x: [T]?) -> String { "[T]?" }
func f77(_ x: AnyHashable) -> String { "AnyHashable" }
print(f77(Array(q)))
func f78<T>(_ x: T?) -> String { "T?" }
func f78(_ x: AnyHashable) -> String { "AnyHashable" }
print(f78(Array(q)))
