import Syntax

/// The variables of the top level while the unit's types are declared: the initial values of properties may have them
/// (`struct Page { var width = standardWidth }`), and their statements are only checked later.
final class GlobalsToCome {
  final class Global {
    let declaration: VariableDecl
    let binding: Int
    let order: Int
    var variables: [Name: Variable] = [:]
    var isBeingChecked = false

    init(_ declaration: VariableDecl, binding: Int, order: Int) {
      (self.declaration, self.binding, self.order) = (declaration, binding, order)
    }
  }

  private let statements: [Stmt]
  private let start: Int
  /// Made when first asked for: most units have no such properties.
  private lazy var globals = find()

  init(_ statements: [Stmt], start: Int) { (self.statements, self.start) = (statements, start) }

  /// The one that the name means at a place: the last before it, else the first behind.
  func global(_ name: Name, at order: Int) -> Global? {
    guard let all = globals[name] else { return nil }
    return all.last { $0.order <= order } ?? all.first
  }

  private func find() -> [Name: [Global]] {
    var found: [Name: [Global]] = [:]
    for (index, statement) in statements.enumerated() {
      guard let declaration = statement.variables else { continue }
      for (binding, written) in declaration.bindings.enumerated() {
        let global = Global(declaration, binding: binding, order: start + index + 1)
        for name in written.pattern.declaredNames { found[name, default: []].append(global) }
      }
    }
    return found
  }
}

extension Checker {
  /// The variable of the top level that the name means, of which nothing is known yet but its statement: so that gets
  /// checked, as far as the variable's type goes.
  func globalToCome(_ name: Name, orElse known: [Entity]) -> Variable? {
    guard let global = globalsToCome?.global(name, at: order), known.isEmpty || global.order <= order else {
      return nil
    }
    if let variable = global.variables[name] { return variable }
    let written = global.declaration.bindings[global.binding]
    if global.isBeingChecked {
      // Its own value asks for it.
      apartFromTrials { report(.circularReference, written.pattern.span) }
      return Variable(name, .error, isLet: true, storage: .global, owner: nil, span: written.pattern.span)
    }
    global.isBeingChecked = true
    foresee(written.pattern, apartFromTrials { typeToCome(global) }, global)
    global.isBeingChecked = false
    return global.variables[name]
  }

  /// The same in a closure or function of the top level's statements, of the statement that it stands in or of one further
  /// down: when it is called, that may have run.
  func laterGlobal(_ name: Name) -> Variable? {
    guard isInnerFunction else { return nil }
    if laterGlobals[name] == nil {
      let found = findLaterGlobal(name)
      let names = found?.declaration.bindings[found!.binding].pattern.declaredNames ?? [name]
      for each in names { laterGlobals[each] = .some(found) }
    }
    guard let global = laterGlobals[name] ?? nil else { return nil }
    if let variable = global.variables[name] { return variable }
    let written = global.declaration.bindings[global.binding]
    if global.isBeingChecked {
      return Variable(name, .error, isLet: true, storage: .global, owner: nil, span: written.pattern.span)
    }
    // Checked for its type alone: what is wrong with it is told where it stands.
    let type = apartFromTrials {
      let start = Progress(self)
      openTrials += 1
      global.isBeingChecked = true
      let type = typeToCome(global)
      global.isBeingChecked = false
      openTrials -= 1
      takeBack(to: start)
      return type
    }
    if type.contains(where: { $0.isError }) { return nil }
    foresee(written.pattern, type, global)
    return global.variables[name]
  }

  private func findLaterGlobal(_ name: Name) -> GlobalsToCome.Global? {
    func declared(_ statement: Stmt, _ order: Int) -> GlobalsToCome.Global? {
      if case .form(let use) = statement.kind, use.declared?.name != name { return nil }
      guard let declaration = statement.variables,
        let binding = declaration.bindings.firstIndex(where: { $0.pattern.declaredNames.contains(name) })
      else { return nil }
      return GlobalsToCome.Global(declaration, binding: binding, order: order)
    }
    if let own = statementBeingChecked.flatMap({ declared($0, order) }) { return own }
    for (index, statement) in statementsToCome.reversed().enumerated() {
      if let later = declared(statement, order + index + 1) { return later }
    }
    return nil
  }

  private func typeToCome(_ global: GlobalsToCome.Global) -> Type {
    let bindings = global.declaration.bindings[global.binding...]
    let written = bindings.first!
    var annotation = written.type
    if case .typed(_, let type) = written.pattern.kind { annotation = type }
    // `var x, y: Double`
    if annotation == nil, written.value == nil { annotation = bindings.first { $0.type != nil }?.type }
    let savedOrder = order
    order = global.order
    defer { order = savedOrder }
    return inScope(self.global) {
      if let annotation, !annotation.isOpaque {
        opensGenerics = written.value != nil
        let type = resolve(annotation)
        opensGenerics = false
        guard containsUnknown(type), let value = written.value else { return type }
        return valueToCome { check(value, as: type, .initialization).type }
      }
      guard let value = written.value else { return .error }
      return valueToCome { valueOf(value, check(value, expecting: nil)).type }
    }
  }

  private func valueToCome(_ check: () -> Type) -> Type {
    let main = TypedFunction(name: "main", span: .none, source: source)
    main.isThrowing = true
    let outer = (throwContext, isTopLevel)
    (throwContext, isTopLevel) = (.topLevel, true)
    defer { (throwContext, isTopLevel) = outer }
    return withoutFunctions {
      withFunction(main) {
        let type = statementScope {
          let type = check()
          settleLiterals(type)
          return type
        }
        return type.canonical
      }
    }
  }

  private func foresee(_ pattern: Pattern, _ type: Type, _ global: GlobalsToCome.Global) {
    switch pattern.kind {
    case .binding(let name, _):
      let isWeak = global.declaration.modifiers.contains(.weak)
      let type = isWeak && type.optionalPayload == nil ? .optional(type) : type
      let variable = Variable(
        name, type, isLet: global.declaration.isLet, storage: .global, owner: nil, span: pattern.span)
      if case .implicitlyUnwrapped? = global.declaration.bindings[global.binding].type?.kind {
        variable.isImplicitlyUnwrapped = true
      }
      global.variables[name] = variable
      foreseenGlobals[pattern.span] = variable
    case .typed(let inner, _): foresee(inner, type, global)
    case .tuple(let parts):
      var fields: [TupleField] = []
      if case .tuple(let known) = type.resolved { fields = known }
      for (index, part) in parts.enumerated() { foresee(part.pattern, fields[safe: index]?.type ?? .error, global) }
    default: break
    }
  }

  /// Checks what somewhere else is to be known, as if nothing were being tried there: what is learned here stays.
  func apartFromTrials<Result>(_ body: () -> Result) -> Result {
    let saved = (speculation, failures, trail, openTrials)
    (speculation, trail, openTrials) = (0, [], 0)
    defer { (speculation, failures, trail, openTrials) = saved }
    return body()
  }
}

extension Stmt {
  /// The variables that it declares.
  fileprivate var variables: VariableDecl? {
    var kind = kind
    if case .form(let use) = kind, use.declared != nil { kind = use.parsed(span).kind }
    if case .variable(let declaration) = kind { return declaration }
    return nil
  }
}

extension Pattern {
  /// The names that a pattern of a declaration gives.
  fileprivate var declaredNames: [Name] {
    switch kind {
    case .binding(let name, _): [name]
    case .typed(let inner, _): inner.declaredNames
    case .tuple(let parts): parts.flatMap(\.pattern.declaredNames)
    default: []
    }
  }
}

extension TypeExpr {
  /// `some P`: which type that is, its declaration alone says.
  fileprivate var isOpaque: Bool { if case .some = kind { true } else { false } }
}
