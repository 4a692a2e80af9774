// Which of several functions is called.
protocol P1 {}
extension Int: P1 {}
class A1: P1 {}; class B1: A1 {}
func h1(_ x: Any) -> String { "any" }
func h1(_ x: Int?) -> String { "Int?" }
print("h1", h1(3), h1(nil), h1("s"))
protocol P2 {}
extension Int: P2 {}
class A2: P2 {}; class B2: A2 {}
func h2(_ x: any P2) -> String { "any P" }
func h2(_ x: Int?) -> String { "Int?" }
print("h2", h2(3), h2(A2()))
protocol P3 {}
extension Int: P3 {}
class A3: P3 {}; class B3: A3 {}
func h3(_ x: any P3) -> String { "any P" }
func h3(_ x: Any) -> String { "any" }
print("h3", h3(3), h3(A3()), h3(true))
protocol P4 {}
extension Int: P4 {}
class A4: P4 {}; class B4: A4 {}
func h4(_ x: any P4) -> String { "any P" }
func h4<T>(_ x: T) -> String { "T" }
print("h4", h4(3), h4(A4()), h4(true))
protocol P5 {}
extension Int: P5 {}
class A5: P5 {}; class B5: A5 {}
func h5(_ x: A5?) -> String { "A?" }
func h5<T>(_ x: T) -> String { "T" }
print("h5", h5(A5()), h5(B5()), h5(A5() as A5?))
protocol P6 {}
extension Int: P6 {}
class A6: P6 {}; class B6: A6 {}
func h6(_ x: A6) -> String { "A" }
func h6<T>(_ x: T) -> String { "T" }
print("h6", h6(A6()), h6(B6()))
protocol P7 {}
extension Int: P7 {}
class A7: P7 {}; class B7: A7 {}
func h7(_ x: Double) -> String { "Double" }
func h7<T>(_ x: T) -> String { "T" }
print("h7", h7(3), h7(3.5))
protocol P8 {}
extension Int: P8 {}
class A8: P8 {}; class B8: A8 {}
func h8(_ x: Double) -> String { "Double" }
func h8(_ x: Int?) -> String { "Int?" }
print("h8", h8(3), h8(3.5))
protocol P9 {}
extension Int: P9 {}
class A9: P9 {}; class B9: A9 {}
func h9(_ x: Double) -> String { "Double" }
func h9(_ x: Any) -> String { "Any" }
print("h9", h9(3), h9(3.5))
protocol P10 {}
extension Int: P10 {}
class A10: P10 {}; class B10: A10 {}
func h10(_ x: [Any]) -> String { "[Any]" }
func h10<T>(_ x: T) -> String { "T" }
func h10<T>(_ x: [T]) -> String { "[T]" }
print("h10", h10([1]), h10([1, "a"] as [Any]), h10(3))
protocol P11 {}
extension Int: P11 {}
class A11: P11 {}; class B11: A11 {}
func h11(_ x: Int, _ y: Int?) -> String { "Int, Int?" }
func h11<T>(_ x: T, _ y: T) -> String { "T, T" }
func h11(_ x: Any, _ y: Any) -> String { "Any" }
print("h11", h11(1, 2), h11(1, nil), h11("a", "b"), h11(1, "a"))
protocol P12 {}
extension Int: P12 {}
class A12: P12 {}; class B12: A12 {}
func h12(_ x: Int) -> String { "Int" }
func h12(_ x: Int, y: Int = 2) -> String { "Int y" }
print("h12", h12(1), h12(1, y: 3))
protocol P13 {}
extension Int: P13 {}
class A13: P13 {}; class B13: A13 {}
func h13<T: P13>(_ x: T) -> String { "T: P" }
func h13<T>(_ x: T) -> String { "T" }
func h13(_ x: Int?) -> String { "Int?" }
print("h13", h13(3), h13("s"), h13(A13()))
protocol P14 {}
extension Int: P14 {}
class A14: P14 {}; class B14: A14 {}
func h14<T>(_ x: T, _ y: T) -> String { "T T" }
func h14<T, U>(_ x: T, _ y: U) -> String { "T U" }
print("h14", h14(1, 2), h14(1, "a"), h14(1, 2.5))
protocol P15 {}
extension Int: P15 {}
class A15: P15 {}; class B15: A15 {}
func h15(_ x: () -> Int) -> String { "() -> Int" }
func h15(_ x: () -> Void) -> String { "() -> Void" }
func h15(_ x: () throws -> Int) -> String { "throws" }
print("h15", h15 { 1 }, h15 { }, h15 { print("", terminator: "") })
protocol P16 {}
extension Int: P16 {}
class A16: P16 {}; class B16: A16 {}
func h16(_ x: (Int) -> Int) -> String { "1" }
func h16(_ x: (Int, Int) -> Int) -> String { "2" }
print("h16", h16 { $0 }, h16 { $0 + $1 })
protocol P17 {}
extension Int: P17 {}
class A17: P17 {}; class B17: A17 {}
func h17(_ x: Int) -> Int { 1 }
func h17(_ x: Int) -> Double { 2 }
let d: Double = h17(1), i: Int = h17(1)
print("h17", d, i, h17(1) + 0.5, h17(1) as Int)
protocol P19 {}
extension Int: P19 {}
class A19: P19 {}; class B19: A19 {}
func h19(_ x: String) -> String { "String" }
func h19(_ x: Character) -> String { "Character" }
func h19(_ x: Substring) -> String { "Substring" }
print("h19", h19("a"), h19("ab"), h19("abc".prefix(1)))
protocol P20 {}
extension Int: P20 {}
class A20: P20 {}; class B20: A20 {}
func h20(_ x: Set<Int>) -> String { "Set" }
func h20(_ x: [Int]) -> String { "Array" }
func h20(_ x: ArraySlice<Int>) -> String { "Slice" }
print("h20", h20([1]), h20([1] as Set), h20([1][...]))
