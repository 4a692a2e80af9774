// A where clause implies what its types ask for, and what is known to be a declared type has its members.
struct Failure: Error { let code: Int }
extension Array {
  func values<T, F>() -> [T] where Element == Result<T, F> { compactMap { try? $0.get() } }
  func keys<K, V>() -> [K] where Element == Pair<K, V> { map(\.key) }
  func table<K, V>() -> [K: V] where Element == Pair<K, V> {
    reduce(into: [:]) { $0[$1.key] = $1.value }
  }
}
struct Pair<Key: Hashable, Value> {
  var key: Key
  var value: Value
}
let results: [Result<Int, Failure>] = [.success(1), .failure(Failure(code: 2)), .success(3)]
print(results.values())
print([Pair(key: 1, value: "x"), Pair(key: 2, value: "y")].keys())
print([Pair(key: "a", value: 1)].table())
struct Wrapped<T> {
  var content: T
  func look<K, V>(_ key: K) -> V? where T == [K: V] { content[key] }
  func first<E>() -> E? where T == [E] { content.first }
}
print(Wrapped(content: ["a": 1]).look("a")!, Wrapped(content: [7, 8]).first()!)
struct Steps { static func make(_ n: Int) -> (Int) -> Steps { { Steps(n: n + $0) } }; var n = 0 }
let steps: Steps = .make(3)(4)
print(steps.n)
let none = (() -> Int)?.none
print(none == nil)
