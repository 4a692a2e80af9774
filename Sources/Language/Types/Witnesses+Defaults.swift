/// Which of several declarations asks for more of a type, and so is the one that is meant.
extension Conformances {
  /// The default that asks for most: `extension Shape where Self: Equatable` before `extension Shape`.
  func mostSpecial<Member>(_ defaults: [(member: Member, requirements: [Requirement])]) -> Member? {
    guard var best = defaults.first else { return nil }
    for other in defaults.dropFirst() where asksMore(other.requirements, than: best.requirements) { best = other }
    return best.member
  }

  /// What a member of a protocol's extension asks of a type.
  func asked(of type: Type, by proto: Nominal, _ requirements: [Requirement]) -> [Requirement] {
    var substitution = Substitution(self)
    substitution.set(proto.selfParameter!, type)
    return [.conforms(type, proto)] + requirements.map(substitution.apply)
  }

  /// What `where Element: Comparable` adds to what the other asks.
  func asksMore(_ a: [Requirement], than b: [Requirement]) -> Bool { implies(a, b) && !implies(b, a) }

  private func implies(_ all: [Requirement], _ some: [Requirement]) -> Bool {
    some.allSatisfy { wanted in
      all.contains { given in
        switch (given, wanted) {
        case (.conforms(let type, let proto), .conforms(let other, let asked)):
          same(type, other) && inherits(proto, from: asked)
        case (.same(let type, let known), .conforms(let other, let asked)):
          same(type, other) && conforms(known, to: asked)
        case (.same(let type, let known), .same(let other, let asked)): same(type, other) && same(known, asked)
        default: false
        }
      }
    }
  }
}
