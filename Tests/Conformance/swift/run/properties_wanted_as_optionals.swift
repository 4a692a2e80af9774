// A property of a type and one that a protocol gives it, where an optional is wanted.
protocol P1 {}
extension P1 { var m: String? { "ext" } }
struct X1: P1 { var m: Int { 1 } }
let c1: Any? = X1().m
print(c1 as Any)
protocol P2 {}
extension P2 { var m: String { "ext" } }
struct X2: P2 { var m: Int? { 1 } }
let c2: Any? = X2().m
print(c2 as Any)
protocol P3 {}
extension P3 { var m: String? { "ext" } }
struct X3: P3 { var m: Int? { 1 } }
let c3: Any? = X3().m
print(c3 as Any)
protocol P4 {}
extension P4 { var m: Int? { 2 } }
struct X4: P4 { var m: Int { 1 } }
let c4: Any? = X4().m
print(c4 as Any)
let d4: Int? = X4().m
print(d4 as Any)
let e4: Any = X4().m
print(e4)
protocol P5 {}
extension P5 { var m: Any { 2 } }
struct X5: P5 { var m: Int { 1 } }
let e5: Any = X5().m
print(e5)
protocol P6 {}
extension P6 { var m: Int?? { 2 } }
struct X6: P6 { var m: Int? { 1 } }
let e6: Int?? = X6().m
print(e6 as Any)
protocol P7 {}
extension P7 { var m: Int?? { 2 } }
struct X7: P7 { var m: Int? { 1 } }
let e7: Any?? = X7().m
print(e7 as Any)
protocol P8 {}
extension P8 { var m: [Int]? { [2] } }
struct X8: P8 { var m: [Int] { [1] } }
let e8: [Any]? = X8().m
print(e8 as Any)
class A9 {}
class B9: A9 {}
protocol P9 {}
extension P9 { var m: B9? { nil } }
struct X9: P9 { var m: A9 { A9() } }
let e9: A9? = X9().m
print(e9 == nil)
protocol P10 {}
extension P10 { var m: Double? { 2 } }
struct X10: P10 { var m: Int { 1 } }
let e10: Int? = X10().m
print(e10 as Any)
