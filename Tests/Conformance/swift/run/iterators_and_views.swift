// Parts of texts' views, iterators of arrays, ranges up to the last number there is.
let s = "héllo wörld"
print(s.utf8.prefix(3), s.utf8.dropFirst(2))
print(s.unicodeScalars.prefix(3), s.utf16.prefix(4))
print(Array(s.utf8.prefix(2)), [s.utf8.prefix(2)])
debugPrint(s.utf8.prefix(3), s.unicodeScalars.suffix(3))
print(s.utf8.suffix(3), s.utf8.dropLast(9), type(of: s.utf8.prefix(1)), type(of: s.utf16.suffix(2)))
print("a👍🏽b".utf16.dropFirst(1).prefix(2), "a👍🏽b".unicodeScalars.dropFirst(2))
var it = [1, 2, 3].makeIterator()
print(it, type(of: it))
_ = it.next()
var copy = it
print(it.next()!, copy.next()!, it.next()!, copy.next()!, it.next() as Any, copy)
debugPrint(it)
var part = [1, 2, 3, 4].dropFirst().makeIterator()
print(part, part.next()!, part)
for x in part { print(x) }
struct Bag: Sequence { var items = [3, 4]; func makeIterator() -> IndexingIterator<[Int]> { items.makeIterator() } }
print(Bag().map { $0 + 1 }, Array(Bag()), Bag().reduce(0, +))
struct Other: Sequence { var items = ["x", "y"]; func makeIterator() -> some IteratorProtocol<String> { items.makeIterator() } }
print(Array(Other()))
var nested = [[1], [2, 3]].makeIterator()
while let inner = nested.next() { var i = inner.makeIterator(); while let n = i.next() { print(n, terminator: " ") } }
print()
struct Tokens { var it = ["a", "b", "c"].makeIterator(); mutating func next() -> String? { it.next() } }
var t1 = Tokens()
_ = t1.next()
var t2 = t1
print(t1.next()!, t2.next()!)
print((0...Int.max).reversed().first!, (0..<Int.max).reversed().first!, (0...Int.max).last!)
