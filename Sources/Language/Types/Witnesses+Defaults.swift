/// What a member of an extension asks of a type: that it is the one extended, or conforms to the protocol, and what `where`
/// says.
struct Asked {
  let owner: Nominal
  let requirements: [Requirement]
}

/// Which of several declarations asks for more of a type, and so is the one that is meant.
extension Conformances {
  /// The one that asks for most: of `extension Shape where Self: Equatable` before `extension Shape`.
  func mostSpecial<Member>(_ members: [(member: Member, asked: Asked)]) -> Member? {
    guard var best = members.first else { return nil }
    for other in members.dropFirst() where asksMore(other.asked, than: best.asked) { best = other }
    return best.member
  }

  /// Where neither takes all that the other takes, a protocol that refines another asks for more than it.
  func asksMore(_ a: Asked, than b: Asked) -> Bool {
    let (isNarrower, isWider) = (implies(a, b), implies(b, a))
    return isNarrower == isWider ? a.owner !== b.owner && inherits(a.owner, from: b.owner) : isNarrower
  }

  /// Whether the second takes every type that the first takes. Types of one kind only are compared: what a type declares
  /// comes before what a protocol gives it, whatever that asks.
  private func implies(_ a: Asked, _ b: Asked) -> Bool {
    if a.owner === b.owner, b.requirements.isEmpty { return true }
    return assuming(a.requirements) {
      guard let mine = a.owner.selfParameter, let theirs = b.owner.selfParameter else {
        return a.owner === b.owner && hold(b.requirements, Substitution(self))
      }
      let type = Type.parameter(mine)
      return conforms(type, to: b.owner) && hold(b.requirements, Substitution([theirs], [type], self))
    }
  }

  /// Calls `body` where only this is known of the parameters.
  func assuming<Result>(_ requirements: [Requirement], _ body: () -> Result) -> Result {
    let saved = assumptions
    assumptions = requirements
    defer { assumptions = saved }
    return body()
  }
}
