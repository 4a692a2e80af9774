// Extensions of the library's types inside of others, and a range expression of one's own.

extension Dictionary.Keys { var tenfold: Int { count * 10 } }
extension Dictionary.Values where Value == Int { var total: Int { reduce(0, +) } }
extension Dictionary.Values { func second() -> Value { dropFirst().first! } }
extension Unicode.Scalar { var twice: UInt32 { value * 2 } }
extension Slice { var size: Int { count } }
extension LazyMapSequence { var one: Element { Array(self)[0] } }
print(["a": 1].keys.tenfold, ["a": 1, "b": 2].values.total, ["a": 1, "b": 1].values.second())
print(("a" as Unicode.Scalar).twice, (1...3).dropFirst().size, [1].lazy.map { $0 + 1 }.one)

struct Everything: RangeExpression {
  func relative<C: Collection>(to collection: C) -> Range<Int> where C.Index == Int {
    collection.startIndex..<collection.endIndex
  }
  func contains(_ place: Int) -> Bool { true }
}
print([1, 2, 3][Everything().relative(to: [1, 2, 3])], Everything() ~= 3)

var one = CollectionOfOne(3)
one[0] += 2
print(one)
