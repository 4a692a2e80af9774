import Syntax

/// Which member of a type meets a protocol's requirement, and what its associated types are.
extension Conformances {
  /// The function with which a concrete type meets a requirement; a protocol extension's default when it has
  /// none of its own; nil when the language's own implementation is meant (synthesized equality …).
  public func witness(_ type: Type, for requirement: Function) -> FunctionUse? {
    let place = place(of: type, requirement.owner)
    return settled(place) {
      own(place, requirement) ?? requiredOperator(place, requirement) ?? defaultWitness(place, requirement)
    }
  }

  /// The same where the requirement's own generic parameters are known: what they make the function's.
  func witness(_ type: Type, for requirement: Function, given types: [Type]) -> FunctionUse? {
    guard var use = witness(type, for: requirement) else { return nil }
    if use.arguments.isEmpty {
      use.arguments = types
    } else if !types.isEmpty {
      let known = Substitution(requirement.generics, types, self)
      use.arguments = use.arguments.map(known.apply)
    }
    return use
  }

  public func witness(_ type: Type, for requirement: Property) -> PropertyUse? {
    let place = place(of: type, requirement.owner)
    return settled(place) {
      if let own = own(place, requirement) { return own }
      return mostSpecial(defaults(place, requirement)).map { PropertyUse($0, ownerArguments: [type]) }
    }
  }

  /// The other members of protocols' extensions of which the one that meets a requirement asks no more.
  func rivals(of chosen: Function, for requirement: Function, _ type: Type) -> [Function] {
    let place = place(of: type, requirement.owner)
    return settled(place) { rivals(of: chosen, among: defaults(place, requirement)) }
  }

  func rivals(of chosen: Property, for requirement: Property, _ type: Type) -> [Property] {
    let place = place(of: type, requirement.owner)
    return settled(place) { rivals(of: chosen, among: defaults(place, requirement)) }
  }

  private func rivals<Found: AnyObject>(of chosen: Found, among all: [(member: Found, asked: Asked)]) -> [Found] {
    guard let asked = all.first(where: { $0.member === chosen })?.asked else { return [] }
    return all.filter { $0.member !== chosen && !asksMore(asked, than: $0.asked) }.map(\.member)
  }

  private func own(_ place: ConformancePlace, _ requirement: Function) -> FunctionUse? {
    for step in steps(place, isInitializer: requirement.kind == .initializer) {
      let general = Substitution(step.nominal.generics, step.general, self)
      let candidates = step.nominal.members(named: requirement.name).compactMap { member -> Function? in
        member.asFunction.flatMap { counterpart(of: requirement, $0) }.flatMap {
          hold($0.conditions, general) ? $0 : nil
        }
      }
      let fitting = candidates.filter { !isBeside($0, requirement, place.general, general) }
      guard let best = bestMatch(fitting, requirement, place, general) else { continue }
      if let given = exactDefault(place, requirement, insteadOf: best, general) { return given }
      let isVirtual = step.nominal.kind == .class && !best.isStatic
      let (chosen, owner) =
        isVirtual ? (best, step.arguments) : overriding(best, in: place.type) ?? (best, step.arguments)
      return FunctionUse(
        chosen, ownerArguments: owner, arguments: told(chosen, by: requirement, place.type),
        dispatch: isVirtual ? .virtual : .direct)
    }
    return nil
  }

  private func own(_ place: ConformancePlace, _ requirement: Property) -> PropertyUse? {
    for step in steps(place) {
      let general = Substitution(step.nominal.generics, step.general, self)
      let candidates = step.nominal.members(named: requirement.name).compactMap { member -> (Property, Asked)? in
        guard let property = member.asProperty, property.isStatic == requirement.isStatic,
          hold(property.requirements, general), !isBeside(property, requirement)
        else { return nil }
        return (property, Asked(owner: step.nominal, requirements: property.requirements))
      }
      guard let best = mostSpecial(candidates) else { continue }
      if let given = exactDefault(place, requirement, insteadOf: best, general) { return given }
      if step.nominal.kind == .class, !best.isStatic {
        return PropertyUse(best, ownerArguments: step.arguments, dispatch: .virtual)
      }
      let (chosen, owner) = overriding(best, in: place.type) ?? (best, step.arguments)
      return PropertyUse(chosen, ownerArguments: owner)
    }
    return nil
  }

  /// Whether a property is of another type than the library requires, and the library has one itself: `count: Double` of a
  /// collection stands beside what is required.
  private func isBeside(_ property: Property, _ requirement: Property) -> Bool {
    guard let owner = requirement.owner, owner.module == "Swift",
      case .nominal(let wanted, _) = requirement.type.resolved, case .nominal(let found, _) = property.type.resolved,
      found !== wanted
    else { return false }
    return owner.members(named: requirement.name).contains { $0.asProperty?.isProtocolExtension ?? false }
  }

  /// The same of a function: `distance(from: Int, to: String)`.
  private func isBeside(
    _ function: Function, _ requirement: Function, _ type: Type, _ substitution: Substitution
  ) -> Bool {
    guard let owner = requirement.owner, owner.module == "Swift", function.owner?.module == "main",
      requirement.kind == .function, function.generics.isEmpty, requirement.generics.isEmpty, !requirement.isStatic,
      owner.members(named: requirement.name).contains(where: {
        $0.asFunction.map { $0.isProtocolExtension && $0.fullName == requirement.fullName } ?? false
      }), let parameter = owner.selfParameter
    else { return false }
    var mine = Substitution(self)
    mine.set(parameter, type)
    return !zip(function.parameters, requirement.parameters).allSatisfy {
      same(substitution.apply($0.type), mine.apply($1.type))
    }
  }

  /// What a class of the type, the last one first, overrides a member of a superclass with: of what belongs to types the
  /// type itself decides, which is known.
  private func overriding(_ function: Function, in type: Type) -> (Function, [Type])? {
    firstInClasses(of: type, named: function.name) {
      guard case .function(let other) = $0 else { return nil }
      // A subscript's accessors are overridden with it.
      return [other, other.getter, other.setter].lazy.compactMap { $0 }.first { $0.root === function.root }
    }
  }

  private func overriding(_ property: Property, in type: Type) -> (Property, [Type])? {
    guard property.isOverridden else { return nil }
    return firstInClasses(of: type, named: property.name) {
      if case .property(let other) = $0, other.root === property.root { other } else { nil }
    }
  }

  private func firstInClasses<Found>(
    of type: Type, named name: Name, _ match: (Member) -> Found?
  ) -> (Found, [Type])? {
    var next = declared(type)
    while let (current, arguments) = next {
      for member in current.members(named: name) { if let found = match(member) { return (found, arguments) } }
      next = superclass(of: current, arguments)
    }
    return nil
  }

  /// `init(integerLiteral:)` and the like of a script type.
  public func literalInit(_ type: Type, _ protocolName: Name) -> FunctionUse? {
    let label: Name
    switch protocolName.text {
    case "ExpressibleByStringLiteral":
      let labels: [Name] = ["stringLiteral", "extendedGraphemeClusterLiteral", "unicodeScalarLiteral"]
      return labels.lazy.compactMap { self.literalInit(type, labelled: $0) }.first
    case "ExpressibleByIntegerLiteral": label = "integerLiteral"
    case "ExpressibleByFloatLiteral": label = "floatLiteral"
    case "ExpressibleByBooleanLiteral": label = "booleanLiteral"
    case "ExpressibleByArrayLiteral": label = "arrayLiteral"
    case "ExpressibleByDictionaryLiteral": label = "dictionaryLiteral"
    case "ExpressibleByNilLiteral": label = "nilLiteral"
    default: return nil
    }
    if let own = literalInit(type, labelled: label) { return own }
    // What an extension of a protocol brings, as that of `SetAlgebra` does; the library's own are made without it.
    guard let proto = catalog.type(named: protocolName), type.nominal?.module != "Swift", conforms(type, to: proto)
    else { return nil }
    for case .function(let requirement) in proto.members(named: "init") {
      if let use = witness(type, for: requirement), case .script = use.function.body { return use }
    }
    return nil
  }

  private func literalInit(_ type: Type, labelled label: Name) -> FunctionUse? {
    guard case .nominal(let nominal, let arguments) = type.resolved else { return nil }
    for member in nominal.members(named: "init") {
      if case .function(let function) = member, function.parameters.count == 1, function.parameters[0].label == label {
        return FunctionUse(function, ownerArguments: arguments)
      }
    }
    return nil
  }

  /// What of a member meets a requirement: itself, or an accessor of a subscript the accessor that is required.
  func counterpart(of requirement: Function, _ function: Function) -> Function? {
    if function.kind == .subscript_, requirement.kind == .getter || requirement.kind == .setter {
      let found = requirement.kind == .getter ? function.getter : function.setter
      return found.flatMap { fits($0, requirement) ? $0 : nil }
    }
    return fits(function, requirement) ? function : nil
  }

  func fits(_ function: Function, _ requirement: Function) -> Bool {
    function !== requirement && !function.isRequirement && function.kind == requirement.kind
      && function.isStatic == requirement.isStatic && function.parameters.count == requirement.parameters.count
      && zip(function.parameters, requirement.parameters).allSatisfy {
        $0.label == $1.label && mayBe($0.type, of: function, for: $1.type)
      }
  }

  /// Whether a member with a parameter of this type may meet a requirement with one of that, whatever the associated types
  /// are: of two subscripts, one takes an index and one a range of them.
  private func mayBe(_ type: Type, of function: Function, for wanted: Type) -> Bool {
    switch (type.resolved, wanted.resolved) {
    case (.nominal(let found, _), .nominal(let nominal, _)):
      return found === nominal || found.kind == .class || nominal.module != "Swift"
    // What a type of the library is made of is no more known than what belongs to that.
    case (.parameter(let parameter), .nominal):
      return function.owner?.module != "Swift" || function.generics.contains { $0 === parameter }
    case (.associated, .nominal): return false
    case (.nominal(let found, _), .associated(.parameter(let parameter), let proto, let name))
    where parameter.isSelf:
      guard found.module == "Swift" else { return true }
      let associated = closure(of: proto).flatMap(\.associatedTypes).filter { $0.name == name }
      return associated.allSatisfy { $0.constraints.allSatisfy { conforms(type, to: $0) } }
    default: return true
    }
  }

  /// What a generic member's parameters are where it meets a requirement that has none, or others: `init<S: BinaryInteger>
  /// (_: S)` as `init(_: Int)`. None where they are the requirement's own.
  func told(_ function: Function, by requirement: Function, _ type: Type) -> [Type] {
    guard !function.generics.isEmpty, let parameter = requirement.owner?.selfParameter else { return [] }
    var mine = Substitution(self)
    mine.set(parameter, type)
    let told = function.generics.compactMap { generic -> Type? in
      zip(function.parameters, requirement.parameters).lazy.compactMap { own, wanted -> Type? in
        if case .parameter(let found) = own.type.resolved, found === generic { return mine.apply(wanted.type) }
        return nil
      }.first
    }
    let isOwn =
      told.count == requirement.generics.count
      && zip(told, requirement.generics).allSatisfy { same($0, .parameter($1)) }
    return told.count == function.generics.count && !isOwn ? told : []
  }

  /// Whether a generic member's parameters may be what the requirement makes them.
  func takesWhatIsTold(
    _ function: Function, _ substitution: Substitution, by requirement: Function, _ place: ConformancePlace
  ) -> Bool {
    let told = told(function, by: requirement, place.general)
    guard !told.isEmpty, let theirs = selfSubstitution(requirement.owner, place) else { return false }
    var mine = substitution
    for (parameter, type) in zip(function.generics, told) { mine.set(parameter, type) }
    return zip(function.parameters, requirement.parameters).allSatisfy {
      same(mine.apply($0.type), theirs.apply($1.type))
    }
      && zip(function.generics, told).allSatisfy { generic, type in
        generic.protocols.allSatisfy { conforms(type, to: $0) }
      }
  }

  /// Among overloads that differ only in types, the one whose types are the requirement's.
  private func bestMatch(
    _ candidates: [Function], _ requirement: Function, _ place: ConformancePlace, _ substitution: Substitution
  ) -> Function? {
    // What a script adds to a type of the library is not how that meets the library's protocols, unless it fits.
    let isLibrarys = requirement.owner?.module == "Swift" && candidates.first?.owner?.module == "Swift"
    let otherwise = isLibrarys ? candidates.first { !$0.isScripted } : candidates.first
    if candidates.count < 2, otherwise != nil || candidates.isEmpty { return otherwise }
    let exact = candidates.filter { isExact($0, substitution, requirement, place) }
    // A generic one that asks the same, or takes what the requirement does.
    return exact.first { asksTheSame($0, requirement) } ?? mostSpecial(
      exact.compactMap { function in
        function.owner.map { (function, Asked(owner: $0, requirements: function.requirements)) }
      }) ?? candidates.first { takesWhatIsTold($0, substitution, by: requirement, place) } ?? candidates.first {
        asksTheSame($0, requirement)
      } ?? otherwise
  }

  /// Whether the generic parameters of both are for the same: an initializer for any integer and one for any float.
  func asksTheSame(_ function: Function, _ requirement: Function) -> Bool {
    let (own, wanted) = (function.generics, requirement.generics)
    return !own.isEmpty && own.count == wanted.count
      && zip(own, wanted).allSatisfy { $0.protocols.elementsEqual($1.protocols, by: ===) }
  }
}
