// Slices of collections that are gone through in both directions lose elements at their end; what a function takes last
// are the elements of a list of members.
func trimmed<C: BidirectionalCollection>(_ c: C) -> C.SubSequence { var s = c[...]; s.removeLast(); return s }
print(trimmed([1, 2, 3]), trimmed("abc"))
func emptied<C: RandomAccessCollection>(_ c: C) -> C.SubSequence { var s = c[...]; _ = s.popLast(); s.removeLast(1); return s.dropLast() }
print(emptied(1...5), emptied([1, 2, 3, 4]))
extension BidirectionalCollection where Element: Equatable {
  func trimming(_ e: Element) -> SubSequence {
    var s = self[...]
    while s.last == e { s.removeLast() }
    while s.first == e { s.removeFirst() }
    return s
  }
}
print([0, 1, 2, 0].trimming(0), "xxaxx".trimming("x"))
enum Step { case inc, dec }
func change(_ sum: inout Int, _ step: Step) { sum += step == .inc ? 1 : -1 }
func next(_ sum: Int, _ step: Step) -> Int { step == .inc ? sum + 1 : sum - 1 }
func isUp(_ step: Step) -> Bool { step == .inc }
print([.inc, .inc, .dec].reduce(into: 10, change), [.inc, .dec, .dec].reduce(10, next))
print([.inc, .dec].reduce(0) { next($0, $1) }, [.inc, .dec].filter(isUp), [.dec].contains(where: isUp))
