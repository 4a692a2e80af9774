func o<T>(_ x: T) -> String { "T" }
func o<T>(_ x: T.Type) -> String { "T.Type" }
class Cell<T> {}
final class Deep: Cell<[Int]> {}
class Mid: Cell<Int> {}
class Low: Mid {}
func p<T>(_ x: T) -> String { "T" }
func p<T>(_ x: Cell<T>) -> String { "Cell" }
func q(_ x: Any) -> String { "Any" }
func q(_ x: Cell<Int>) -> String { "Cell<Int>" }
func q(_ x: Mid) -> String { "Mid" }
func q<T>(_ x: T) -> String { "T" }
protocol P {}
extension Mid: P {}
func s<T: P>(_ x: T) -> String { "T: P" }
func s(_ x: Mid) -> String { "Mid" }
func t(_ x: Mid?) -> String { "Mid?" }
func t(_ x: Cell<Int>) -> String { "Cell<Int>" }
func u(_ x: Cell<Int>, _ y: Low) -> String { "Cell, Low" }
func u(_ x: Cell<Int>, _ y: Mid) -> String { "Cell, Mid" }
func v(_ x: AnyObject) -> String { "AnyObject" }
func v(_ x: Cell<Int>) -> String { "Cell<Int>" }
func l(_ x: [Cell<Int>]) -> String { "[Cell]" }
func l(_ x: [Mid]) -> String { "[Mid]" }
func l<T>(_ x: [T]) -> String { "[T]" }
print(o(Int.self), o(1), o(Deep.self), o(Deep()))
print(p(Deep()), p(Cell<Int>()), p(1), p(Mid()))
print(q(Low()), q(Mid()), q(Cell<Int>()), q(1), q(Deep()))
print(s(Low()), s(Mid()))
print(t(Low()), t(Mid()), t(Cell<Int>()), t(nil))
print(u(Low(), Low()), u(Mid(), Mid()))
print(v(Low()), v(Deep()))
print(l([Low()]), l([Mid(), Low()]), l([Cell<Int>()]), l([1]))
struct B { func f(_ x: Cell<Int>) -> Int { 1 }; func f(_ x: Mid) -> Int { 2 }; init(_ x: Cell<Int>) { print("init Cell") }; init(_ x: Mid) { print("init Mid") }; subscript(_ x: Cell<Int>) -> Int { 1 }; subscript(_ x: Mid) -> Int { 2 } }
print(B(Low()).f(Low()), B(Cell<Int>())[Low()])
protocol M { init?(tag: String) }
extension Optional: M where Wrapped: M { init?(tag: String) { return nil } }
extension Int: M { init?(tag: String) { return nil } }
func made<T: M>(_: T.Type) -> T? { T(tag: "") }
print(made(Int?.self) as Any, made(Int.self) as Any)
