// What `SetAlgebra` gives a script's own sets, written in the language itself; see `LanguageDefaults`.

let setAlgebraDefaults = """
  extension SetAlgebra {
    init<S: Sequence>(_ sequence: S) where S.Element == Element {
      self.init()
      for member in sequence { insert(member) }
    }
    init(arrayLiteral elements: Element...) {
      self.init(elements)
    }
    var isEmpty: Bool { self == Self() }
    mutating func subtract(_ other: Self) { formIntersection(symmetricDifference(other)) }
    func subtracting(_ other: Self) -> Self { intersection(symmetricDifference(other)) }
    func isSubset(of other: Self) -> Bool { intersection(other) == self }
    func isSuperset(of other: Self) -> Bool { other.isSubset(of: self) }
    func isStrictSubset(of other: Self) -> Bool { other.isStrictSuperset(of: self) }
    func isStrictSuperset(of other: Self) -> Bool { isSuperset(of: other) && self != other }
    func isDisjoint(with other: Self) -> Bool { intersection(other).isEmpty }
  }
  """
