// Sets of one's own, with what `SetAlgebra` brings, and functions for any set.

struct Bits: SetAlgebra {
  var bits: UInt8 = 0
  init() {}
  func contains(_ member: Int) -> Bool { bits & (1 << member) != 0 }
  func union(_ other: Bits) -> Bits { changed { $0 | other.bits } }
  func intersection(_ other: Bits) -> Bits { changed { $0 & other.bits } }
  func symmetricDifference(_ other: Bits) -> Bits { changed { $0 ^ other.bits } }
  mutating func formUnion(_ other: Bits) { self = union(other) }
  mutating func formIntersection(_ other: Bits) { self = intersection(other) }
  mutating func formSymmetricDifference(_ other: Bits) { self = symmetricDifference(other) }
  mutating func insert(_ member: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    defer { bits |= 1 << member }
    return (!contains(member), member)
  }
  mutating func remove(_ member: Int) -> Int? {
    defer { bits &= ~(1 << member) }
    return contains(member) ? member : nil
  }
  mutating func update(with member: Int) -> Int? { insert(member).inserted ? nil : member }
  private func changed(_ change: (UInt8) -> UInt8) -> Bits {
    var result = Bits()
    result.bits = change(bits)
    return result
  }
}
var set: Bits = [1, 2, 3]
print(set, set.isEmpty, Bits().isEmpty, Bits([4, 5]), set == [3, 2, 1])
print(set.isSubset(of: [1, 2, 3, 4]), set.isSuperset(of: [1]), set.isStrictSubset(of: set), set.isStrictSuperset(of: [2]))
print(set.isDisjoint(with: [4]), set.subtracting([1]), set.union([5]), set.insert(1).inserted, set.remove(9) as Any)
set.subtract([3])
set.formUnion([6])
print(set, set.update(with: 6) as Any)

func eitherOr<S: SetAlgebra>(_ a: S, _ b: S) -> S { a.union(b).subtracting(a.intersection(b)) }
func gathered<S: SetAlgebra>(_ sets: [S], without member: S.Element) -> S {
  var result = S()
  for each in sets { result.formUnion(each) }
  result.remove(member)
  return result
}
func holds<S: SetAlgebra>(_ set: S, _ member: S.Element) -> Bool { !set.isEmpty && set.contains(member) }
struct Options: OptionSet {
  let rawValue: Int
  static let a = Options(rawValue: 1), b = Options(rawValue: 2)
}
print(eitherOr(Set([1, 2]), Set([2, 3])).sorted(), eitherOr(set, [1, 7]), eitherOr(Options.a, [.a, .b]))
print(gathered([Set("ab"), Set("c")], without: "a").sorted(), gathered([Options.a, .b], without: .a))
print(holds(set, 2), holds(Options.a, .b), holds(Set([1]), 1), holds(Bits(), 0))
extension SetAlgebra {
  func toggled(_ member: Element) -> Self {
    var result = self
    if contains(member) { result.remove(member) } else { result.insert(member) }
    return result
  }
}
print(set.toggled(1), Set([1]).toggled(1), Options.a.toggled(.b))
