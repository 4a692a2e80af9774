import Syntax

struct MemberKey: Hashable {
  let type: TypeKey
  let name: Name
  let isStatic: Bool
}

/// A member found in a type, with what the type parameters of its owner stand for.
struct MemberCandidate {
  let member: Member
  let owner: Nominal
  /// The owner's type arguments; for protocol members the one type that `Self` is.
  let ownerArguments: [Type]
  /// Found in a protocol extension of a concrete type: less specific than a member of the type itself.
  let isFromProtocol: Bool
}

/// What a name means as a value.
enum NameMeaning {
  case variable(Variable)
  case functions([Function])
  case localFunction(Variable, Function)
  /// Members of `self`: an instance (nil variable: the current view) or, in static members, the type.
  case members([MemberCandidate], Variable?, selfType: Type)
  case type(Entity)
  case constant(Property)
  case nothing
}

extension Checker {
  // MARK: Members of a type

  func members(of type: Type, named name: Name, isStatic: Bool) -> [MemberCandidate] {
    let resolved = type.resolved
    if containsUnknown(resolved) { return findMembers(resolved, name, isStatic) }
    let key = MemberKey(type: TypeKey(resolved), name: name, isStatic: isStatic)
    if conformances.assumptions.isEmpty, let known = memberCache[key] { return known }
    // Without the variables that stand for parts of the type: what was tried is taken back, and leaves them unbound.
    let found = findMembers(resolved.canonical, name, isStatic)
    if conformances.assumptions.isEmpty, speculation == 0 || !unitTypesOpen { memberCache[key] = found }
    return found
  }

  private var unitTypesOpen: Bool { !unitTypes.isEmpty }

  private func findMembers(_ type: Type, _ name: Name, _ isStatic: Bool) -> [MemberCandidate] {
    var result: [MemberCandidate] = []
    func add(_ nominal: Nominal, _ arguments: [Type], fromProtocol: Bool) {
      for member in nominal.members(named: name) where matches(member, isStatic) {
        if fromProtocol, isHidden(member, of: nominal, arguments, by: result) { continue }
        if !fromProtocol, isOverridden(member, by: result) { continue }
        result.append(
          MemberCandidate(member: member, owner: nominal, ownerArguments: arguments, isFromProtocol: fromProtocol))
      }
    }
    // What refines `Collection` or `Sequence` hides some of its members, whichever protocol the type names first.
    func addProtocols() {
      let protocols = conformances.protocols(of: type)
      for proto in protocols where !isRefined(proto) { add(proto, [type], fromProtocol: true) }
      for last in [catalog.collectionProtocol, catalog.sequenceProtocol]
      where protocols.contains(where: { $0 === last }) {
        add(last, [type], fromProtocol: true)
      }
    }
    switch type {
    case .nominal(let nominal, let arguments):
      if name == "init", !pendingInitializers.isEmpty { completeInitializers(nominal) }
      var next: (Nominal, [Type])? = (nominal, arguments)
      while let (current, currentArguments) = next {
        add(current, currentArguments, fromProtocol: false)
        if name == "init" { break }
        next = conformances.superclass(of: current, currentArguments)
      }
      addProtocols()
    case .optional(let payload):
      add(catalog.optionalNominal, [payload], fromProtocol: false)
      if case .optional = payload.resolved {
      } else {
        addProtocols()
      }
    case .parameter(let parameter):
      addProtocols()
      if let superclass = parameter.superclass { result += findMembers(superclass.resolved, name, isStatic) }
    case .opaque(let opaque, _):
      addProtocols()
      if let superclass = opaque.superclass { result += findMembers(superclass.resolved, name, isStatic) }
    case .associated:
      addProtocols()
    case .existential(let protocols):
      for proto in protocols {
        for each in conformances.closure(of: proto) { add(each, [type], fromProtocol: true) }
      }
    default: break
    }
    return result
  }

  private func isRefined(_ proto: Nominal) -> Bool {
    proto === catalog.collectionProtocol || proto === catalog.sequenceProtocol
  }

  private func matches(_ member: Member, _ isStatic: Bool) -> Bool {
    switch member {
    case .function(let function):
      if function.kind == .deinitializer { return false }
      return (function.isStatic || function.kind == .initializer) == isStatic
    case .property(let property): return property.isStatic == isStatic
    case .enumCase, .type, .typealias_: return isStatic
    }
  }

  /// A requirement is hidden by the type's own member; an extension's default by either.
  private func isHidden(_ member: Member, of owner: Nominal, _ arguments: [Type], by found: [MemberCandidate]) -> Bool {
    switch member {
    case .function(let function):
      // What is written in the language for the collections of scripts, the library's own have done better.
      if function.isLibraryScript,
        found.contains(where: { $0.owner.kind != .protocol && $0.owner.module == "Swift" })
      {
        return true
      }
      return found.contains {
        if case .function(let other) = $0.member {
          if function.isRival && !other.isRival { return false }
          // `makeIterator()` that collections have as long as they name no iterator of their own.
          let conditions = other.requirements.filter { !mentions(other.generics, $0) }
          if function.isRequirement, !conditions.isEmpty, !holds(conditions, $0) { return false }
          if isSpecialized(by: other, function) { return true }
          if function.isRequirement, $0.owner === function.owner { return false }
          // What an extension gives only some types meets no requirement of others.
          if function.isRequirement, $0.isFromProtocol,
            !holds(other.requirements.filter { !$0.mentions(other.generics) }, $0)
          {
            return false
          }
          // `MutableCollection` beside what else refines `Collection`.
          if function.setter != nil, other.setter == nil, other.isRequirement { return false }
          return other.fullName == function.fullName && (function.isRequirement || !$0.isFromProtocol)
            && other.parameters.count == function.parameters.count && sameParameterNominals(other, function)
            && (function.isRequirement || takesAlike($0, other, function, ownerSubstitution(owner, arguments)))
        }
        return false
      }
    case .property(let property):
      return found.contains { candidate in
        if case .property = candidate.member { return true }
        return false
      } && !property.isStatic || found.contains { if case .property = $0.member { true } else { false } }
    default: return false
    }
  }

  /// `prefix(_:)` of collections before that of sequences. Where what the sequence's makes is wanted, the conversion takes
  /// it (`sequenceTwin`).
  private func isSpecialized(by other: Function, _ function: Function) -> Bool {
    guard let mine = function.owner, let theirs = other.owner, mine !== theirs, mine.module == "Swift",
      theirs.kind == .protocol, theirs.module == "Swift", !function.isRequirement, !other.isRequirement
    else { return false }
    return other.fullName == function.fullName && other.generics.count == function.generics.count
      && conformances.inherits(theirs, from: mine)
      && sameParameterNominals(other, function)
  }

  /// Whether the functions that both take are given the same: `map` of a box of a range takes what it makes of the range,
  /// that of the sequence that the box is what it makes of a number, and the closure tells which is meant.
  private func takesAlike(
    _ candidate: MemberCandidate, _ other: Function, _ function: Function, _ theirs: Substitution
  ) -> Bool {
    guard candidate.owner.module == "main" else { return true }
    let mine = ownerSubstitution(candidate.owner, candidate.ownerArguments)
    return zip(other.parameters, function.parameters).allSatisfy { x, y in
      guard case .function(let f) = x.type.resolved, case .function(let g) = y.type.resolved else { return true }
      return f.parameters.count != g.parameters.count
        || zip(f.parameters, g.parameters).allSatisfy { p, q in
          let (a, b) = (mine.apply(p.type), theirs.apply(q.type))
          return isParameter(a) || isParameter(b) || conformances.same(a, b)
        }
    }
  }

  private func sameParameterNominals(_ a: Function, _ b: Function) -> Bool {
    zip(a.parameters, b.parameters).allSatisfy { x, y in
      switch (x.type.resolved, y.type.resolved) {
      case (.nominal(let m, _), .nominal(let n, _)): return m === n
      case (.nominal, .function), (.function, .nominal): return false
      // `subscript(i: Int)` of a script beside a protocol's `subscript<R: RangeExpression>(_ r: R)`.
      case (let mine, .parameter(let parameter)) where b.generics.contains { $0 === parameter }:
        if case .parameter(let own) = mine { return a.generics.contains { $0 === own } }
        return false
      default: return true
      }
    }
  }

  private func isOverridden(_ member: Member, by found: [MemberCandidate]) -> Bool {
    switch member {
    case .function(let function):
      found.contains {
        if case .function(let other) = $0.member {
          other.overridden === function || chain(other, reaches: function)
        } else {
          false
        }
      }
    case .property(let property):
      found.contains { if case .property(let other) = $0.member { other.name == property.name } else { false } }
    default: false
    }
  }

  private func chain(_ function: Function, reaches other: Function) -> Bool {
    var next = function.overridden
    while let current = next {
      if current === other { return true }
      next = current.overridden
    }
    return false
  }

  /// The static type of a variable that a script declared at top level.
  public func typeOfGlobal(named name: Name) -> Type? { global.onlyVariable(name)?.type }

  /// Whether such a variable is stored, and was given a value.
  public func holdsValue(_ name: Name) -> Bool {
    global.onlyVariable(name).map { $0.getter == nil && !$0.isUninitialized } ?? false
  }

  /// Names of members to suggest, and for completion.
  public func memberNames(of type: Type, isStatic: Bool) -> [Name] {
    var names: Set<Name> = []
    func add(_ nominal: Nominal) { names.formUnion(nominal.memberNames) }
    switch type.resolved {
    case .nominal(let nominal, _):
      add(nominal)
      nominal.ancestors.forEach(add)
    case .optional: add(catalog.optionalNominal)
    default: break
    }
    conformances.protocols(of: type).forEach(add)
    return names.filter { name in
      name != "init" && name.text.first?.isLetter == true && !members(of: type, named: name, isStatic: isStatic).isEmpty
    }
  }

  // MARK: Names

  /// What the name means here, from the inside out.
  func lookup(_ name: Name) -> NameMeaning {
    var next: Scope? = scope
    var isInFunction = false
    while let current = next {
      switch current.kind {
      case .function: isInFunction = true
      case .type(let context):
        if let found = memberMeaning(name, context) { return found }
      default: break
      }
      if let found = meaning(of: current.local(name, before: order), name) { return found }
      next = current.parent
    }
    if let constant = catalog.constant(named: name) { return .constant(constant) }
    let functions = catalog.functions(named: name)
    if !functions.isEmpty { return .functions(functions) }
    if let entity = typeEntity(name) { return .type(entity) }
    if let type = currentViewType, !isInMember {
      let found = members(of: type, named: name, isStatic: false)
      if !found.isEmpty { return .members(found, nil, selfType: type) }
    }
    _ = isInFunction
    return .nothing
  }

  /// The current view is `self` at top level only: in a function its name would mean another view at each call.
  private var isInMember: Bool {
    var next: Scope? = scope
    while let current = next {
      if case .function(let function) = current.kind, function.declaration != nil { return true }
      if case .type = current.kind { return true }
      next = current.parent
    }
    return false
  }

  private func meaning(of entities: [Entity], _ name: Name) -> NameMeaning? {
    guard let first = entities.first else { return nil }
    switch first {
    case .variable(let variable): return .variable(variable)
    case .localFunction(let variable, let function): return .localFunction(variable, function)
    case .function:
      var functions = entities.compactMap { if case .function(let function) = $0 { function } else { nil } }
      functions += catalog.functions(named: name)
      return .functions(functions)
    case .type, .typealias_, .generic: return .type(first)
    }
  }

  private func memberMeaning(_ name: Name, _ context: TypeContext) -> NameMeaning? {
    if name == "self" || name == "init" { return nil }
    let variable = selfVariable()
    // In the initial value of a property, or of a parameter, where there is no `self`, the type's own members are meant.
    let isStatic = variable.map { $0.type.metatypeInstance != nil } ?? true
    let found = members(of: context.selfType, named: name, isStatic: isStatic).filter {
      if case .type = $0.member { return false }
      if case .typealias_ = $0.member { return false }
      return true
    }
    if variable == nil, !found.isEmpty { return .members(found, nil, selfType: .metatype(context.selfType)) }
    if !found.isEmpty { return .members(found, variable, selfType: context.selfType) }
    return nil
  }

  /// What a member named alone is a member of: `self`, the type itself, or the current view.
  func implicitBase(_ variable: Variable?, _ selfType: Type, _ span: Span) -> (
    base: TypedExpr, type: Type, isStatic: Bool
  ) {
    if let variable { return (use(variable, span), selfType, isMetatype(variable)) }
    if let instance = selfType.metatypeInstance {
      return (TypedExpr(.metatype(instance), selfType, span), instance, true)
    }
    return (TypedExpr(.currentView, selfType, span), selfType, false)
  }

  /// `self` of the innermost member around (captured, inside closures).
  func selfVariable() -> Variable? {
    var next: Scope? = scope
    while let current = next {
      for case .variable(let variable) in current.local("self") { return variable }
      next = current.parent
    }
    return nil
  }

  func visibleNames() -> [Name] {
    var names: Set<Name> = []
    var next: Scope? = scope
    while let current = next {
      names.formUnion(current.allNames)
      if case .type(let context) = current.kind { names.formUnion(memberNames(of: context.selfType, isStatic: false)) }
      next = current.parent
    }
    names.formUnion(catalog.functionNames)
    names.formUnion(catalog.typeNames)
    names.formUnion(catalog.constantNames)
    if let type = currentViewType, !isInMember { names.formUnion(memberNames(of: type, isStatic: false)) }
    return names.filter { $0.text.first?.isLetter == true }
  }

  /// A read of a variable: notes captures.
  func use(_ variable: Variable, _ span: Span) -> TypedExpr {
    variable.isUsed = true
    if speculation == 0 { variable.uses.all += 1 }
    noteCapture(variable)
    refuseClosing(over: variable, span)
    if variable.isNonescaping || variable.isInout { refuseCapture(of: variable, span) }
    var type = variable.type
    // `zip("ab", "cd").map { String([$0, $1]) }`: of what the elements are is known by now, or never.
    if case .associated(let base, _, _) = type.resolved {
      settleLiterals(base)
      type = normalized(type)
    }
    let expr = TypedExpr(.variable(variable), type, span)
    expr.isImplicitlyUnwrapped = variable.isImplicitlyUnwrapped
    return expr
  }
}
