// any / some sequences
func total(_ s: any Sequence<Int>) -> Int { var t = 0; for x in s { t += x }; return t }
func evens(_ n: Int) -> some Sequence<Int> { (0..<n).lazy.filter { $0 % 2 == 0 } }
func list() -> some Collection<String> { ["a", "b", "c"] }
func anyList(_ flag: Bool) -> any Collection<Int> { flag ? [1, 2, 3] : Set([5]) }
func pick(_ b: Bool) -> any Sequence<Int> { if b { return [1, 2] } else { return 3...5 } }
struct Bag<Element>: Sequence { var items: [Element]; func makeIterator() -> IndexingIterator<[Element]> { items.makeIterator() } }
func describeAll(_ items: [any CustomStringConvertible]) { for i in items { print(i.description, terminator: " ") }; print() }
func f() {
  print(total([1, 2]), total(1...3), total(Set([4])), total([1, 2].reversed()), total(stride(from: 0, to: 5, by: 2)))
  print(Array(evens(7)), evens(10).reduce(0, +), list().count, list().first!, list().map { $0 + "!" }, list().joined())
  for x in evens(5) { print(x, terminator: " ") }
  for s in list() { print(s, terminator: " ") }
  print()
  let c = anyList(true)
  print(c.count, c.isEmpty, anyList(false).count)
  for x in pick(true) { print(x) }
  for x in pick(false) { print(x) }
  let s: any Sequence<Int> = [3, 1, 2]
  print(s.sorted(), s.map { $0 * 2 }, s.reduce(0, +), s.contains(3), s.max()!)
  let t: some Collection<Int> = [1, 2, 3]
  print(t.count, t.first!)
  let b = Bag(items: [1, 2, 3])
  print(total(b), b.map { $0 }, b.sorted(by: >), b.reversed(), b.enumerated().map { $0.offset }, Array(zip(b, "abc")))
  describeAll([1, "a", 2.5, true])
  let arr: [any Sequence<Int>] = [[1], 2...3]
  print(arr.map { total($0) })
}
f()
