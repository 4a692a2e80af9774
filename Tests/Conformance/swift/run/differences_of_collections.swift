// What makes one collection of another, in the order in which Swift finds it.
func difference(_ a: Int, _ b: Int) -> Int { a - b }
print(difference(5, 3))
struct Op { let difference: Int; func applying(_ n: Int) -> Op { Op(difference: difference + n) } }
print(Op(difference: 1).applying(3).difference)
let old = "the quick brown fox".split(separator: " "), new = "a quick red fox jumps".split(separator: " ")
let changes = new.difference(from: old)
for change in changes {
  switch change {
  case .remove(let offset, let element, _): print("- \(element) at \(offset)")
  case .insert(let offset, let element, _): print("+ \(element) at \(offset)")
  }
}
if let patched = old.applying(changes) { print(patched == new, patched) }
print(changes.insertions.map { "\($0)" }, changes.removals.first as Any)
func apply<T: Equatable>(_ a: [T], _ b: [T]) -> [T]? { a.applying(b.difference(from: a)) }
print(apply([1, 2], [2, 1]) ?? [], type(of: [1].difference(from: [2])))
let arr: [Int] = []
print(arr.difference(from: []).isEmpty, (1...5).difference(from: 2...7).map { $0 })
nonisolated(unsafe) var seed: UInt64 = 7
func rnd(_ n: Int) -> Int { seed = seed &* 6364136223846793005 &+ 1442695040888963407; return Int(seed >> 33) % n }
for _ in 0..<60 {
  let x = (0..<rnd(9)).map { _ in rnd(5) }, y = (0..<rnd(9)).map { _ in rnd(5) }
  let diff = y.difference(from: x)
  var line = ""
  for c in diff.inferringMoves() {
    switch c {
    case .insert(let o, let e, let w): line += "+\(o):\(e)\(w.map { "~\($0)" } ?? "") "
    case let .remove(offset, element, associatedWith): line += "-\(offset):\(element)\(associatedWith.map { "~\($0)" } ?? "") "
    }
  }
  let z = (0..<rnd(9)).map { _ in rnd(5) }
  print(x, y, line, x.applying(diff)! == y, z.applying(diff) as Any)
}
print(["a", "b"].difference(from: ["B", "c"], by: { $0.lowercased() == $1 }).map { "\($0)" })
let made = CollectionDifference<Int>([.insert(offset: 0, element: 5, associatedWith: nil), .remove(offset: 1, element: 2, associatedWith: nil)])
print(made.map { $0.count } as Any, CollectionDifference<Int>([.insert(offset: 0, element: 5, associatedWith: 2)]) == nil)
print([1, 2].applying(made!)!, Set([made!, made!]).count)
