// What a signature asks of its parameters without saying so.
func unique<T>(_ list: [T]) -> Set<T> { Set(list) }
func isSame<T>(_ set: Set<T>) -> Bool { set.first == set.first }
func grouped<K, V>(_ list: [V], by key: (V) -> K) -> [K: [V]] { Dictionary(grouping: list, by: key) }
func counted<K>(_ list: [K]) -> Dictionary<K, Int> { list.reduce(into: [:]) { $0[$1, default: 0] += 1 } }
print(unique([1, 1]).count, isSame(["a"]), grouped([1, 3]) { $0 % 2 }, counted([2, 2]))

struct Span<Bound: Comparable> {
  var low: Bound, high: Bound
  func overlaps<Other>(_ other: Span<Other>, by f: (Other) -> Bound) -> Bool {
    other.low <= other.high && f(other.low) <= high && low <= f(other.high)
  }
}
func spanned<T>(_ a: T, _ b: T) -> Span<T> { Span(low: min(a, b), high: a < b ? b : a) }
func width<T>(of span: Span<T>, _ f: (Span<T>) -> Int) -> Int { span.low < span.high ? f(span) : 0 }
print(spanned(3, 1), width(of: spanned(1, 5)) { $0.high - $0.low })
print(spanned(1, 2).overlaps(spanned("a", "abc")) { $0.count })

extension Array {
  func uniqued<Key>(by key: (Element) -> Key) -> Set<Key> { Set(map(key)) }
}
print([1, 2, 3].uniqued { $0 % 2 == 0 }.count)
struct Bag {
  var count: Int
  init<T>(_ set: Set<T>) { count = set == set ? set.count : 0 }
  subscript<T>(value: T) -> Set<T> { [value, value] }
}
print(Bag([1, 2]).count, Bag([1])["x"])
func nested<T>(_ value: T) -> Set<[T?]>? { [[value], [value, nil]] }
print(nested(1)!.count)

protocol Uniquing { func unique<T>(_ list: [T]) -> Set<T> }
struct Plain: Uniquing { func unique<T>(_ list: [T]) -> Set<T> { Set(list) } }
struct Said: Uniquing { func unique<T: Hashable>(_ list: [T]) -> Set<T> { Set(list) } }
let all: [any Uniquing] = [Plain(), Said()]
print(all.map { $0.unique([4, 4]) })
typealias Keys<T: Hashable> = [T]
func distinct<T>(_ keys: Keys<T>) -> Int { Set(keys).count }
print(distinct([1, 1]))
protocol Holder { associatedtype Item }
struct Ints: Holder { typealias Item = Int }
struct Case<H: Holder> where H.Item: Equatable { var item: H.Item }
func isEqual<H>(_ a: Case<H>, _ b: Case<H>) -> Bool { a.item == b.item }
print(isEqual(Case<Ints>(item: 1), Case<Ints>(item: 1)))
