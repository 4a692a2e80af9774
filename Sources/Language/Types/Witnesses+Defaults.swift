/// Which of several defaults that extensions of protocols give meets a requirement.
extension Conformances {
  /// A default and what it asks of the type.
  struct Default<Member> {
    let member: Member
    let owner: Nominal
    let requirements: [Requirement]
  }

  /// The one that asks for most: `extension Shape where Self: Equatable` before `extension Shape`.
  func mostSpecial<Member>(_ defaults: [Default<Member>]) -> Member? {
    guard var best = defaults.first else { return nil }
    for other in defaults.dropFirst() where asksForAll(other, of: best) && !asksForAll(best, of: other) { best = other }
    return best.member
  }

  /// Whether a type that has what the one asks for has what the other does.
  private func asksForAll<Member>(_ one: Default<Member>, of other: Default<Member>) -> Bool {
    var protocols = closure(of: one.owner)
    for requirement in one.requirements {
      if let proto = protocolOfSelf(requirement) { protocols += closure(of: proto) }
    }
    func has(_ proto: Nominal) -> Bool { protocols.contains { $0 === proto } }
    return has(other.owner)
      && other.requirements.allSatisfy { requirement in
        if let proto = protocolOfSelf(requirement) { return has(proto) }
        return one.requirements.contains { "\($0)" == "\(requirement)" }
      }
  }

  /// `Self: Equatable`
  private func protocolOfSelf(_ requirement: Requirement) -> Nominal? {
    guard case .conforms(.parameter(let parameter), let proto) = requirement, parameter.selfOf != nil else {
      return nil
    }
    return proto
  }
}
