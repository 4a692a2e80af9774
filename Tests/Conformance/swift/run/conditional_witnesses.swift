// Where `T == Int`, it is `Wrap<Int>` that conforms.
protocol Taker1 { init?(take s: inout ArraySlice<Int>)
func same(_ x: Int) -> [Int] }
struct Wrap1<T> { let t: T
init?(take s: inout ArraySlice<T>) { guard let f = s.popFirst() else { return nil }
t = f }
func same(_ x: T) -> [T] { [t, x] } }
extension Wrap1: Taker1 where T == Int {}
nonisolated(unsafe) var s = [1, 2][...]
func g1<X: Taker1>(_ t: X.Type) -> [Int] { X(take: &s)?.same(9) ?? [] }
print(g1(Wrap1<Int>.self), g1(Wrap1<Int>.self), g1(Wrap1<Int>.self))

protocol Show2 { var text: String { get }
func eq(_ o: Pair2<Int, String>) -> Bool }
struct Pair2<A, B> { var a: A, b: B
var text: String { "\(a) \(b)" }
func eq(_ o: Pair2<A, B>) -> Bool { "\(o)" == "\(self)" } }
extension Pair2: Show2 where A == Int, B == String {}
print((Pair2(a: 1, b: "x") as any Show2).text, (Pair2(a: 1, b: "x") as any Show2).eq(Pair2(a: 1, b: "x")))
