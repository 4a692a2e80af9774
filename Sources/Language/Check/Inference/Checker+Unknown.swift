import Syntax

/// What to say of a name that nothing is called by.
extension Checker {
  /// What would be a call without parentheses of something that only begins declarations elsewhere: `int x = 5`.
  func foreignDeclaration(_ callee: Expr) -> TypedExpr? {
    guard case .name(let use) = callee.kind else { return nil }
    let error: CheckError
    if let word = ForeignWords.keyword(for: use.name.text) {
      error = .foreignDeclaration(word)
    } else if let word = NearNames.keyword(nearest: use.name.text) {
      error = .misspelledKeyword(word)
    } else {
      return nil
    }
    switch lookup(use.name) {
    case .nothing, .type: return fail(error, Span(Int(use.span.end), Int(use.span.end) + 1))
    default: return nil
    }
  }

  /// `total a + b`: what would be a call without parentheses of what is no function.
  func twoStatements(_ callee: Expr) -> TypedExpr? {
    guard case .name(let use) = callee.kind, case .variable(let variable) = lookup(use.name),
      case .nominal(let nominal, _) = variable.type.resolved, nominal.module == "Swift"
    else { return nil }
    return fail(.twoStatements, Span(Int(callee.span.end), Int(callee.span.end) + 1))
  }

  /// Swift's word for another language's.
  static func swiftWord(for name: Name) -> String? {
    ForeignWords.keyword(for: name.text) ?? ForeignWords.name(for: name.text) ?? ForeignWords.operator_(for: name.text)
  }

  /// Why a name means nothing here.
  func unknown(_ name: Name) -> CheckError {
    var next: Scope? = scope
    while let current = next {
      if current.declaredLater.contains(name) { return .usedBeforeDeclared(name) }
      next = current.parent
    }
    if name.text.hasPrefix("$"), let index = Int(name.text.dropFirst()) {
      let parameters = currentFunction.name == "closure" ? currentFunction.parameters : []
      return parameters.isEmpty ? .anonymousOutsideClosure : .anonymousBesideNamed(parameters[safe: index]?.name)
    }
    if let context = scope.typeContext {
      let isStatic = isMetatype(selfVariable())
      if isStatic || selfVariable() == nil, !members(of: context.selfType, named: name, isStatic: false).isEmpty {
        if currentFunction.place == .defaultArgument { return .instanceMemberAsDefault(name) }
        return isStatic ? .instanceMemberInStatic(name, context.selfType) : .instanceMemberInInitialValue(name)
      }
      if !isStatic, let error = ofTypeItself(name, context.selfType) { return error }
      if let error = unusableOuter(name) { return error }
      if context.nominal.nativeRoot != nil, let absence = catalog.absence(ofMember: name) {
        return .absent(name, absence)
      }
    }
    if let outside = outside(name) { return outside }
    if isOfEndedBlock(name) { return .outOfBlock(name) }
    if let word = Self.swiftWord(for: name) {
      // `int("3")`
      let type = name.text.prefix(1).uppercased() + name.text.dropFirst()
      if word == "let", catalog.type(named: Name(type)) != nil { return .cannotFind(name, candidates: [type]) }
      return .cannotFind(name, candidates: [word])
    }
    // In a `catch` that names none, the error is called so.
    if ["e", "err", "ex", "exception"].contains(name.text), case .variable = lookup("error") {
      return .cannotFind(name, candidates: ["error"])
    }
    if commandNames.contains(name) { return .commandAsValue(name) }
    let near = nearest(to: name)
    // `quit` looks like `quiz`, and means `exit`.
    let areCommands = isOutsideFunctions && near.allSatisfy { commandNames.contains(Name($0)) }
    if areCommands, let meant = commandMeant(name) { return .cannotFind(name, candidates: [meant.text]) }
    if near.isEmpty, let word = NearNames.wordAlone(nearest: name.text) { return .cannotFind(name, candidates: [word]) }
    let owners = near.isEmpty && name.text.utf8.count > 2 ? nativeOwners(of: name) : []
    return owners.isEmpty ? .cannotFind(name, candidates: near) : .memberAlone(name, of: owners)
  }

  /// Whether a block inside of those around declares the name: it is gone where that ends.
  private func isOfEndedBlock(_ name: Name) -> Bool {
    if let statement, Scope.variables(declaredInside: [statement]).contains(name) { return true }
    var next: Scope? = scope
    while let current = next {
      if current.declaredInside.contains(name) { return true }
      next = current.parent
    }
    return false
  }

  /// The script's own names first; of others only what is very near, lest someone looks in the wrong place.
  private func nearest(to name: Name) -> [String] {
    let isNear = nearness(to: name)
    let own = near(name, in: ownNames(where: isNear))
    if !own.isEmpty { return own }
    let visible = visibleNames(where: isNear)
    return near(name, in: isOutsideFunctions ? visible + commandNames : visible).filter { isVeryNear(name, $0) }
  }

  /// Where a line could be a command.
  private var isOutsideFunctions: Bool {
    currentFunction.parent == nil && currentFunction.declaration == nil && scope.typeContext == nil
  }

  /// Whether a name differs in no more than one letter of four.
  func isVeryNear(_ name: Name, _ other: String) -> Bool {
    name.text.lowercased() == other.lowercased() || NearNames.isNear(name.text, other, share: 4)
  }

  /// A member of the type, asked of one of its values.
  func ofTypeItself(_ name: Name, _ type: Type) -> CheckError? {
    let found = members(of: type, named: name, isStatic: true)
    if case .enumCase? = found.first?.member { return .caseOnInstance(name) }
    return found.isEmpty ? nil : .staticMemberOnInstance(name, type)
  }

  /// The native types whose values have such a property: `view`, as a controller's script is pasted.
  private func nativeOwners(of name: Name) -> [String] {
    let owners = catalog.allTypes.filter { type in
      guard type.module == "ViewKit" else { return false }
      return type.members(named: name).contains {
        if case .property(let property) = $0 { !property.isStatic } else { false }
      }
    }
    return owners.map(\.qualifiedName).sorted()
  }
}
