// What a type declares beside what an extension of a protocol gives it under the same name: which is meant, and which
// meets the requirement.
// More of the same: results, properties, closures, classes.

protocol P35 {}
extension P35 {
func f(_ x: Double) -> String { "P.Double" }
}
struct X35: P35 { func f(_ x: Int) -> String { "X.Int" } }
print(X35().f(1)); print(X35().f(1.0)); print(X35().f(1 + 1))

protocol P36 {}
extension P36 {
func f(_ x: Int) -> String { "P.Int" }
}
struct X36: P36 { func f(_ x: Double) -> String { "X.Double" } }
print(X36().f(1)); print(X36().f(1.0)); print(X36().f(1 + 1))

protocol P37 {}
extension P37 {
func f(_ x: Any) -> String { "P.Any" }
}
struct X37: P37 { func f(_ x: Int) -> String { "X.Int" } }
print(X37().f(1)); print(X37().f(1.0)); print(X37().f("s"))

class A38 { }; class B38: A38 { }
protocol P38 { }
extension P38 {
func f(_ x: B38) -> String { "P.B" }
}
struct X38: P38 { func f(_ x: A38) -> String { "X.A" } }
print(X38().f(A38())); print(X38().f(B38()))

class A39 { }; class B39: A39 { }
protocol P39 { }
extension P39 {
func f(_ x: A39) -> String { "P.A" }
}
struct X39: P39 { func f(_ x: B39) -> String { "X.B" } }
print(X39().f(A39())); print(X39().f(B39()))

class A40 { }; class B40: A40 { }
protocol P40 { func f(_ x: B40) -> String }
extension P40 {
func f(_ x: B40) -> String { "P.B" }
}
struct X40: P40 { func f(_ x: A40) -> String { "X.A" } }
print(X40().f(A40())); print(X40().f(B40())); print((X40() as any P40).f(B40()))

protocol P41 {}
extension P41 {
func f<T>(_ x: T) -> String { "P.T" }
}
struct X41: P41 { func f<T: Equatable>(_ x: T) -> String { "X.Eq" } }
print(X41().f(1)); print(X41().f({ }))

protocol P42 {}
extension P42 {
func f<T: Equatable>(_ x: T) -> String { "P.Eq" }
}
struct X42: P42 { func f<T: Comparable>(_ x: T) -> String { "X.Cmp" } }
print(X42().f(1)); print(X42().f(true))

protocol P43 {}
extension P43 {
func f<T>(_ x: T) -> String { "P.T" }
}
struct X43: P43 { func f<T>(_ x: [T]) -> String { "X.arr" } }
print(X43().f(1)); print(X43().f([true]))

protocol P44 {}
extension P44 {
func f<T>(_ x: [T]) -> String { "P.arr" }
}
struct X44: P44 { func f<T>(_ x: T) -> String { "X.T" } }
print(X44().f(1)); print(X44().f([true]))

protocol P45 {}
extension P45 {
func f<T>(_ x: T, _ y: Int) -> String { "P" }
}
struct X45: P45 { func f<T>(_ x: Int, _ y: T) -> String { "X.T" } }
print(X45().f(1, 1)); print(X45().f("", 1)); print(X45().f(1, ""))

protocol P46 {}
extension P46 {
func f(_ x: Int) -> String { "P.Int" }
}
struct X46: P46 { func f(_ x: Int...) -> String { "X.var" } }
print(X46().f(1)); print(X46().f()); print(X46().f(1, 2))

protocol P47 {}
extension P47 {
func f(_ x: Int...) -> String { "P.var" }
}
struct X47: P47 { func f(_ x: Int) -> String { "X" } }
print(X47().f(1)); print(X47().f()); print(X47().f(1, 2))

protocol P48 {}
extension P48 {
func f(_ x: () -> Int) -> String { "P.fn" }
}
struct X48: P48 { func f(_ x: () -> Double) -> String { "X.fn" } }
print(X48().f { 1 }); print(X48().f { 1.5 })

protocol P49 {}
extension P49 {
func f(_ x: () -> Int) -> String { "P.fn" }
}
struct X49: P49 { func f(_ x: (Int) -> Int) -> String { "X.fn" } }
print(X49().f { 1 }); print(X49().f { $0 })

protocol P50 {}
extension P50 {
func f(_ x: (a: Int, b: Int)) -> String { "P" }
}
struct X50: P50 { func f(_ x: (Int, Int)) -> String { "X" } }
print(X50().f((1, 2))); print(X50().f((a: 1, b: 2)))

protocol P51 {}
extension P51 {
func f(_ x: inout Int) -> String { "P" }
}
struct X51: P51 { func f(_ x: Int) -> String { "X" } }
var v51 = 1; print(X51().f(&v51)); print(X51().f(v51))

protocol P52 {}
extension P52 {
mutating func f(_ x: Int) -> String { "P" }
}
struct X52: P52 { func f(_ x: Int) -> String { "X" } }
var v52 = X52(); print(v52.f(1))

protocol P53 {}
extension P53 {
func f(_ x: Int) throws -> String { "P" }
}
struct X53: P53 { func f(_ x: Int) -> String { "X" } }
print(X53().f(1))

protocol P54 {}
extension P54 {
func f(_ x: Int) -> String { "P" }
}
struct X54: P54 { func f(_ x: Int) throws -> String { "X" } }
print(try X54().f(1))

protocol P55 {}
extension P55 {
func f(_ x: Int) -> String { "P" }
}
struct X55: P55 { func f(_ y: Int, _ z: Int = 2) -> String { "X" } }
print(X55().f(1)); print(X55().f(1, 2))

protocol P56 {}
extension P56 {
func f(_ x: Int, _ z: Int = 2) -> String { "P" }
}
struct X56: P56 { func f(_ y: Int, _ z: Int) -> String { "X" } }
print(X56().f(1)); print(X56().f(1, 2))

protocol P57 { var v: Int { get } }
extension P57 {
var v: Int { 1 }
}
struct X57: P57 { var v: String { "X" } }
let a57: Int = X57().v; let b57: String = X57().v; print(a57, b57, (X57() as any P57).v)

protocol P58 {}
extension P58 {
var v: Int { 1 }
}
struct X58: P58 { var v: String { "X" } }
let a58: Int = X58().v; let b58: String = X58().v; print(a58, b58)

protocol P59 {}
extension P59 {
var v: Int { 1 }
}
struct X59: P59 { var v: String { "X" } }
print(X59().v)

protocol P60 {}
extension P60 {
func v() -> Int { 1 }
}
struct X60: P60 { var v: String { "X" } }
print(X60().v); print(X60().v())

protocol P61 {}
extension P61 {
var v: Int { 1 }
}
struct X61: P61 { func v() -> String { "X" } }
print(X61().v()); let i: Int = X61().v; print(i)

protocol P62 {}
extension P62 {
func f(_ x: Self) -> String { "P" }
}
struct X62: P62 { func f(_ x: X62) -> String { "X" } }
print(X62().f(X62()))

protocol P63 {}
extension P63 {
func f(_ x: Self) -> String { "P" }
}
struct X63: P63 { func f<T: P63>(_ x: T) -> String { "X" } }
print(X63().f(X63()))

protocol P64 {}
extension P64 {
func f(_ x: Self?) -> String { "P" }
}
struct X64: P64 { func f(_ x: X64) -> String { "X" } }
print(X64().f(X64())); print(X64().f(nil))

protocol P65 { associatedtype A65 }
extension P65 {
func f(_ x: A65) -> String { "P" }
}
struct X65: P65 { typealias A65 = Int; func f(_ x: Int) -> String { "X" } }
print(X65().f(1))

protocol P66 { associatedtype A66 }
extension P66 {
func f(_ x: A66) -> String { "P" }
}
struct X66<E>: P66 { typealias A66 = E; func f(_ x: E) -> String { "X" } }
print(X66<Int>().f(1))

protocol P67 { associatedtype A67 }
extension P67 {
func f(_ x: A67) -> String { "P" }
}
struct X67<E>: P67 { typealias A67 = [E]; func f(_ x: [E]) -> String { "X" } }
print(X67<Int>().f([1]))

protocol P68 { associatedtype A68 }
extension P68 where A68 == Int {
func f(_ x: Int) -> String { "P" }
}
struct X68<E>: P68 { typealias A68 = E; func f(_ x: E) -> String { "X" } }
print(X68<Int>().f(1))
