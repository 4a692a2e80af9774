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
  var ownerArguments: [Type]
  /// Found in a protocol extension of a concrete type: less specific than a member of the type itself.
  let isFromProtocol: Bool
}

typealias LocalFunction = (variable: Variable, function: Function)

/// What a name means as a value.
enum NameMeaning {
  case variable(Variable)
  case functions([Function])
  /// Of a block: those that are held by variables, and generic ones, which none can hold.
  case localFunctions([LocalFunction], generic: [Function])
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
    if containsUnknown(resolved) { return membersOfOpen(resolved, name, isStatic) }
    let key = MemberKey(type: TypeKey(resolved), name: name, isStatic: isStatic)
    if conformances.assumptions.isEmpty, let known = memberCache[key] { return known }
    // Without the variables that stand for parts of the type: what was tried is taken back, and leaves them unbound.
    let found = findMembers(resolved.canonical, name, isStatic)
    if conformances.assumptions.isEmpty, speculation == 0 || !unitTypesOpen { memberCache[key] = found }
    return found
  }

  /// Literals are taken for what they are where nothing else is said; where such a type has no member of that name, for what
  /// they may be: of `[1, 2]` as an array of `Double`.
  private func membersOfOpen(_ type: Type, _ name: Name, _ isStatic: Bool) -> [MemberCandidate] {
    let mark = trail.count
    settleLiterals(type)
    let found = findMembers(type, name, isStatic)
    unwind(to: mark)
    return found.isEmpty ? findMembers(type, name, isStatic) : found
  }

  private var unitTypesOpen: Bool { !unitTypes.isEmpty }

  private func findMembers(_ type: Type, _ name: Name, _ isStatic: Bool) -> [MemberCandidate] {
    var result: [MemberCandidate] = []
    func add(_ nominal: Nominal, _ arguments: [Type], fromProtocol: Bool) {
      for member in declared(in: nominal, name) where matches(member, isStatic) {
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
    func addRequiredClass() {
      guard let required = conformances.requiredClass(type) else { return }
      for var candidate in findMembers(required.resolved, name, isStatic) {
        // In the extensions of what the class conforms to, `Self` is this type all the same.
        if candidate.owner.kind == .protocol { candidate.ownerArguments = [type] }
        result.append(candidate)
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
      addProtocols()
    case .parameter, .opaque, .associated:
      addProtocols()
      addRequiredClass()
    case .existential(let protocols):
      for proto in protocols {
        for each in conformances.closure(of: proto) { add(each, [type], fromProtocol: true) }
      }
      addRequiredClass()
    default: break
    }
    return meant(result, name, of: type)
  }

  /// What a type itself declares. The fields of the library's types are seen by what of the library is written in the
  /// language.
  private func declared(in nominal: Nominal, _ name: Name) -> [Member] {
    let members = nominal.members(named: name)
    guard isLibrary, name.text.hasPrefix("_") else { return members }
    return members + nominal.storedProperties.filter { $0.name == name }.map { .property($0) }
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

  /// Whether a script declared a function of that name at top level.
  public func declaresFunction(_ name: Name) -> Bool {
    global.local(name).contains { if case .function = $0 { true } else { false } }
  }

  /// The static type of a variable that a script declared at top level.
  public func typeOfGlobal(named name: Name) -> Type? { global.onlyVariable(name)?.type }

  /// Whether such a variable is stored, and was given a value.
  public func holdsValue(_ name: Name) -> Bool {
    global.onlyVariable(name).map { $0.getter == nil && !$0.isUninitialized } ?? false
  }

  /// Names of members to suggest, and for completion.
  ///
  /// - Parameter isWanted: Asked first, as it costs the least.
  public func memberNames(of type: Type, isStatic: Bool, where isWanted: (Name) -> Bool = { _ in true }) -> [Name] {
    var names: Set<Name> = []
    func add(_ nominal: Nominal) { names.formUnion(nominal.memberNames(where: isWanted)) }
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
    var inner: Scope?
    while let current = next {
      if case .type(let context) = current.kind {
        let found = inner.map { outerMeaning(name, context, from: $0, to: current) } ?? memberMeaning(name, context)
        if let found { return found }
        inner = inner ?? current
      }
      let known = current.local(name, before: order)
      if case .global = current.kind, let variable = globalToCome(name, orElse: known) { return .variable(variable) }
      if let found = meaning(of: known, name) { return found }
      next = current.parent
    }
    if let constant = catalog.constant(named: name) { return .constant(constant) }
    let functions = catalog.functions(named: name)
    if !functions.isEmpty { return .functions(functions) }
    if let entity = typeEntity(name) { return .type(entity) }
    if let variable = laterGlobal(name) { return .variable(variable) }
    if let type = currentViewType, !isInMember {
      let found = members(of: type, named: name, isStatic: false)
      if !found.isEmpty { return .members(found, nil, selfType: type) }
    }
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
    case .localFunction, .function:
      let functions = entities.compactMap { if case .function(let function) = $0 { function } else { nil } }
      let locals = entities.compactMap { entity -> LocalFunction? in
        if case .localFunction(let variable, let function) = entity { (variable, function) } else { nil }
      }
      return locals.isEmpty
        ? .functions(functions + catalog.functions(named: name)) : .localFunctions(locals, generic: functions)
    case .type, .typealias_, .generic: return .type(first)
    }
  }

  private func memberMeaning(_ name: Name, _ context: TypeContext) -> NameMeaning? {
    if name == "self" || name == "init" { return nil }
    let variable = selfVariable()
    // In the initial value of a property, or of a parameter, where there is no `self`, the type's own members are meant.
    let isStatic = variable.map { $0.type.metatypeInstance != nil } ?? true
    let found = values(of: context.selfType, named: name, isStatic: isStatic)
    if variable == nil, !found.isEmpty { return .members(found, nil, selfType: .metatype(context.selfType)) }
    if !found.isEmpty { return .members(found, variable, selfType: context.selfType) }
    return !isStatic && hidesByStatic(name, context) ? .nothing : nil
  }

  /// What a member named alone is a member of: `self`, the type itself, or the current view.
  func implicitBase(_ variable: Variable?, _ selfType: Type, _ span: Span) -> (
    base: TypedExpr, type: Type, isStatic: Bool
  ) {
    if let variable {
      // `[weak self]` without `self?.`
      if case .optional = variable.type.resolved, selfType.optionalPayload == nil {
        report(.explicitOptionalSelf, span)
      }
      return (use(variable, span), selfType, isMetatype(variable))
    }
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

  /// What the script declares and can name here.
  func ownNames(where isWanted: (Name) -> Bool) -> [Name] {
    var names: Set<Name> = []
    var next: Scope? = scope
    while let current = next {
      for name in current.allNames where isWanted(name) { names.insert(name) }
      if case .type(let context) = current.kind {
        for nominal in [context.nominal] + context.nominal.ancestors where nominal.module == "main" {
          names.formUnion(nominal.memberNames { $0 != "init" && isWanted($0) })
        }
      }
      next = current.parent
    }
    return names.filter { $0.text.first?.isLetter == true || $0.text.first == "_" }
  }

  func visibleNames(where isWanted: (Name) -> Bool = { _ in true }) -> [Name] {
    var names: Set<Name> = []
    func add(_ more: [Name]) { for name in more where isWanted(name) { names.insert(name) } }
    var next: Scope? = scope
    while let current = next {
      add(current.allNames)
      if case .type(let context) = current.kind {
        names.formUnion(memberNames(of: context.selfType, isStatic: false, where: isWanted))
      }
      next = current.parent
    }
    add(catalog.functionNames)
    add(catalog.typeNames)
    add(catalog.constantNames)
    if let type = currentViewType, !isInMember {
      names.formUnion(memberNames(of: type, isStatic: false, where: isWanted))
    }
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
