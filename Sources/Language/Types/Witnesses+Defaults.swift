import Syntax

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

/// What extensions of protocols give a type that has nothing of its own that would meet a requirement.
extension Conformances {
  func defaultWitness(_ place: ConformancePlace, _ requirement: Function) -> FunctionUse? {
    mostSpecial(defaults(place, requirement)).map {
      FunctionUse($0, ownerArguments: [place.type], arguments: told($0, by: requirement, place.type))
    }
  }

  func defaults(_ place: ConformancePlace, _ requirement: Function) -> [(member: Function, asked: Asked)] {
    let found = defaults(place, requirement.name) { member -> (Function, [Requirement])? in
      guard case .function(let member) = member, let function = counterpart(of: requirement, member),
        member.isProtocolExtension, requirement.owner?.module != "main" || takesAll(function, requirement)
      else { return nil }
      return (function, function.conditions)
    }
    // One that takes just what is required is meant rather than one that takes more.
    let exact =
      requirement.owner?.module == "main" ? found.filter { isExactDefault($0.member, requirement, place) } : []
    let fitting = exact.isEmpty ? found : exact
    let alike = fitting.filter { asksTheSame($0.member, requirement) }
    return alike.isEmpty ? fitting : alike
  }

  /// Whether the generic parameters of a member may be all that those of a requirement may be.
  func takesAll(_ function: Function, _ requirement: Function) -> Bool {
    function.generics.count != requirement.generics.count
      || zip(function.generics, requirement.generics).allSatisfy { own, wanted in
        own.protocols.allSatisfy { asked in wanted.protocols.contains { inherits($0, from: asked) } }
      }
  }

  func defaults(_ place: ConformancePlace, _ requirement: Property) -> [(member: Property, asked: Asked)] {
    defaults(place, requirement.name) { member in
      guard case .property(let property) = member, property.isProtocolExtension,
        property.isStatic == requirement.isStatic
      else { return nil }
      return (property, property.requirements)
    }
  }

  /// The extensions' members, with what they ask of what holds where the type says that it conforms.
  func defaults<Found>(
    _ place: ConformancePlace, _ name: Name, _ match: (Member) -> (Found, [Requirement])?
  ) -> [(member: Found, asked: Asked)] {
    let type = place.general
    var found: [(member: Found, asked: Asked)] = []
    for proto in protocols(of: type) {
      var substitution = Substitution(self)
      substitution.set(proto.selfParameter!, type)
      for member in proto.members(named: name) {
        guard let (member, requirements) = match(member), hold(requirements, substitution) else { continue }
        found.append((member, Asked(owner: proto, requirements: requirements)))
      }
    }
    return found
  }

  /// The default of a script's protocol that is of just the type that is required, where what the type declares under that
  /// name is not: `f<T>(_ x: T)` of the type beside an extension's `f(_ x: Int)`. (Observed: some seventy programs given to
  /// the compiler.)
  func exactDefault(
    _ place: ConformancePlace, _ requirement: Function, insteadOf own: Function, _ general: Substitution
  ) -> FunctionUse? {
    guard requirement.owner?.module == "main" else { return nil }
    let all = defaults(place, requirement)
    if all.isEmpty || isExact(own, general, requirement, place) { return nil }
    if !requirement.generics.isEmpty, takesWhatIsTold(own, general, by: requirement, place) { return nil }
    return mostSpecial(all.filter { isExactDefault($0.member, requirement, place) }).map {
      FunctionUse($0, ownerArguments: [place.type], arguments: told($0, by: requirement, place.type))
    }
  }

  func exactDefault(
    _ place: ConformancePlace, _ requirement: Property, insteadOf own: Property, _ general: Substitution
  ) -> PropertyUse? {
    guard requirement.owner?.module == "main", let wanted = selfSubstitution(requirement.owner, place) else {
      return nil
    }
    let all = defaults(place, requirement)
    let type = wanted.apply(requirement.type)
    if all.isEmpty || same(general.apply(own.type), type) { return nil }
    let exact = all.filter { given in
      selfSubstitution(given.member.owner, place).map { same($0.apply(given.member.type), type) } ?? false
    }
    return mostSpecial(exact).map { PropertyUse($0, ownerArguments: [place.type]) }
  }

  /// What `Self` stands for in the members of a protocol where a type says that it conforms.
  func selfSubstitution(_ proto: Nominal?, _ place: ConformancePlace) -> Substitution? {
    proto?.selfParameter.map { Substitution([$0], [place.general], self) }
  }

  private func isExactDefault(_ function: Function, _ requirement: Function, _ place: ConformancePlace) -> Bool {
    selfSubstitution(function.owner, place).map { isExact(function, $0, requirement, place) } ?? false
  }

  /// Whether a function is of just the type that is required, whatever its own generic parameters are called.
  func isExact(
    _ function: Function, _ mine: Substitution, _ requirement: Function, _ place: ConformancePlace
  ) -> Bool {
    guard function.generics.count == requirement.generics.count, takesAll(function, requirement),
      let theirs = selfSubstitution(requirement.owner, place)
    else { return false }
    var mine = mine
    for (own, wanted) in zip(function.generics, requirement.generics) { mine.set(own, .parameter(wanted)) }
    return zip(function.parameters, requirement.parameters).allSatisfy {
      $0.isInout == $1.isInout && same(mine.apply($0.type), theirs.apply($1.type))
    } && same(mine.apply(function.result), theirs.apply(requirement.result))
  }
}
