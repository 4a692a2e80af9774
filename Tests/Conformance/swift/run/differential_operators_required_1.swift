protocol Addable { static func + (a: Self, b: Self) -> Self; static var zero: Self { get } }
extension Int: Addable {}
extension Double: Addable {}
extension String: Addable { static var zero: String { "" } }
extension Array: Addable { static var zero: [Element] { [] } }
func sum<T: Addable>(_ xs: [T]) -> T { xs.reduce(T.zero) { $0 + $1 } }
print(sum([1, 2, 3]), sum([0.5, 1]), sum(["a", "b"]), sum([[1], [2, 3]]))
protocol Ord { static func < (a: Self, b: Self) -> Bool; static func == (a: Self, b: Self) -> Bool }
extension Int: Ord {}
extension String: Ord {}
func least<T: Ord>(_ xs: [T]) -> T? { xs.dropFirst().reduce(xs.first) { $1 < $0! ? $1 : $0 } }
print(least([3, 1, 2])!, least(["b", "a"])!, least([Int]()) as Any)
protocol Scalable { static func * (a: Self, k: Double) -> Self }
struct V: Scalable { var x: Double; static func * (a: V, k: Double) -> V { V(x: a.x * k) } }
extension Double: Scalable {}
func triple<T: Scalable>(_ t: T) -> T { t * 3 }
print(triple(V(x: 2)), triple(1.5))
