import Syntax

extension Checker {
  func checkVariables(_ declaration: VariableDecl, _ span: Span, topLevel: Bool) -> TypedStmt {
    var made: [TypedStmt] = []
    refuseDiscardable(declaration.modifiers, span)
    for (position, binding) in declaration.bindings.enumerated() {
      var annotation = binding.type
      if annotation == nil, binding.value == nil,
        let later = declaration.bindings[(position + 1)...].first(where: { $0.type != nil })
      {
        annotation = later.type
      }
      made.append(
        statementScope { checkBinding(binding, annotation, declaration, topLevel: topLevel) })
    }
    return made.count == 1 ? made[0] : TypedStmt(.block(made), span)
  }

  /// `let x: _ = 1`: Swift has it only as a part of a type.
  private func isPlaceholder(_ annotation: TypeExpr?) -> Bool {
    if case .named(let use)? = annotation?.kind { use.name == .underscore } else { false }
  }

  private func checkBinding(
    _ binding: VariableDecl.Binding, _ annotation: TypeExpr?, _ declaration: VariableDecl, topLevel: Bool
  ) -> TypedStmt {
    var pattern = binding.pattern
    var annotation = annotation
    if case .typed(let inner, let type) = pattern.kind {
      pattern = inner
      annotation = annotation ?? type
    }
    opensGenerics = binding.value != nil && !isPlaceholder(annotation)
    let annotated = annotation.map { resolveDefining($0) }
    let opaques = annotated?.opaques ?? []
    var type = annotated?.type
    if let type { checkReference(type, declaration.modifiers, pattern.span) }
    opensGenerics = false
    let isUnwrapped: Bool
    if case .implicitlyUnwrapped? = annotation?.kind { isUnwrapped = true } else { isUnwrapped = false }
    let isComputed = binding.accessors.contains { $0.kind == .get || $0.kind == .set }
    if isComputed, case .binding(let name, _) = pattern.kind {
      return checkComputed(name, type ?? .error, opaques, binding.accessors, pattern.span, topLevel: topLevel)
    }
    if declaration.modifiers.contains(.lazy), !topLevel, let written = binding.value, binding.accessors.isEmpty,
      case .binding(let name, _) = pattern.kind
    {
      return checkLocalLazy(name, type, written, pattern.span)
    }
    var value: TypedExpr?
    var isLent = false
    // A local name that is declared here cannot be used in its own value.
    if let written = binding.value {
      let typed =
        type.map { type in
          let what = "\(declaration.isLet ? "let" : "var") '\(textOf(pattern.span))'"
          return checkDefining(opaques, in: type, written, of: what, nameSpan: pattern.span) {
            check(written, as: $0, .initialization)
          }
        } ?? valueOf(written, check(written, expecting: nil))
      value = typed
      // `let g = f`: another name for what must not be kept either.
      isLent = declaration.isLet && !topLevel && type == nil && nonescapingName(typed) != nil
      if !isLent { requireKeepable(typed) }
      // Of what a wrong value was to tell, nothing is known.
      if let open = type, containsUnknown(open), isWrong(typed) || isMistaken(within: written.span) {
        type = .error
      }
      if let annotated = type {
        settleLiterals(annotated)
        if containsUnknown(annotated), !typed.type.isError { reportUninferred(typed, written.span) }
      }
      if type == nil {
        settleLiterals(typed.type)
        type = typed.type
        if containsUnknown(typed.type) { settleEmptyLiterals(of: typed) }
        if containsUnknown(typed.type) || isUnknown(typed.type) {
          reportUninferred(typed, written.span)
          type = .error
        }
      }
      if declaration.modifiers.contains(.weak), case .optional = type!.resolved {
      } else if declaration.modifiers.contains(.weak) {
        type = .optional(type!)
        value = convert(typed, to: type!, .initialization)
      }
      if annotation == nil { checkReference(type!, declaration.modifiers, pattern.span) }
      if typed.type.isVoid, annotation == nil { settle(from: openVariables.count) }
    } else if type == nil {
      report(.annotationMissing, pattern.span)
      type = .error
    }
    if value == nil { requireDefined(opaques, nameSpan: pattern.span, .opaqueWithoutValue) }
    isDeclaringValue = true
    defer { isDeclaringValue = false }
    var observers: [TypedStmt] = []
    let typedPattern = declarePattern(
      pattern, type!.canonical, isLet: declaration.isLet, modifiers: declaration.modifiers, topLevel: topLevel,
      hasValue: value != nil, isUnwrapped: isUnwrapped, from: value?.span)
    noteConstant(typedPattern, value)
    if topLevel { refuseHidden(in: typedPattern, declaration, annotation) }
    if isLent, case .variable(let variable) = typedPattern.kind { variable.isNonescaping = true }
    if case .variable(let variable) = typedPattern.kind {
      variable.isOfClass =
        annotation.map { !isSelf($0) && isReference(variable.type) }
        ?? binding.value.flatMap { written in value.map { isOfClass(written, $0) } } ?? false
    }
    if declaration.isLet, case .variable(let variable) = typedPattern.kind, case .closure(let body)? = value?.kind {
      body.constant = variable
    }
    if case .variable(let variable) = typedPattern.kind, !binding.accessors.isEmpty {
      if value == nil { report(.observedWithoutValue, pattern.span) }
      if topLevel {
        observe(variable, binding.accessors)
      } else {
        for accessor in binding.accessors {
          let function = Function(variable.name, .observer, span: accessor.span)
          if accessor.kind == .willSet { variable.willSet = function } else { variable.didSet = function }
        }
        observers = localAccessors(variable, binding.accessors)
      }
    }
    if value == nil, case .optional = type!.resolved, !declaration.isLet {
      value = TypedExpr(.none, type!, pattern.span)
    }
    let declared = TypedStmt(.variable(typedPattern, value), pattern.span)
    return observers.isEmpty ? declared : TypedStmt(.block([declared] + observers), pattern.span)
  }

  func settleLiterals(_ type: Type) {
    switch type.resolved {
    case .variable: _ = defaulted(type)
    case .nominal(_, let arguments): arguments.forEach(settleLiterals)
    case .optional(let payload): settleLiterals(payload)
    case .tuple(let fields): fields.forEach { settleLiterals($0.type) }
    case .function(let function):
      function.parameters.forEach { settleLiterals($0.type) }
      settleLiterals(function.result)
    case .opaque(_, let arguments): arguments.forEach(settleLiterals)
    case .metatype(let instance), .anyMetatype(let instance): settleLiterals(instance)
    case .associated(let base, _, _): settleLiterals(base)
    default: break
    }
  }

  /// The value of a property of which nothing else says the type.
  func inferred(from written: Expr) -> TypedExpr {
    let typed = valueOf(written, check(written, expecting: nil))
    settleLiterals(typed.type)
    if containsUnknown(typed.type) { settleEmptyLiterals(of: typed) }
    guard containsUnknown(typed.type) || isUnknown(typed.type) else { return typed }
    reportUninferred(typed, written.span)
    return TypedExpr(.error, .error, written.span)
  }

  /// Reports the first call in a statement of which nothing tells a generic parameter: `print(Array())`.
  func refuseUninferred(_ statement: TypedStmt) {
    var isReported = false
    TypedWalk(
      onExpression: { expr, _ in
        if isReported { return }
        switch expr.kind {
        case .call(let use, _, _), .function(let use), .boundMethod(_, let use):
          let generics = use.function.generics + (use.function.owner?.generics ?? [])
          guard
            let open = zip(generics, use.arguments + use.ownerArguments).first(where: { self.containsUnknown($1) })?.0
          else { return }
          isReported = true
          self.report(.genericNotInferred(open.name), expr.span)
        default: break
        }
      }, onDeclaration: { _, _ in }
    ).visit(statement, in: currentFunction)
  }

  private func isWrong(_ value: TypedExpr) -> Bool {
    if case .array(let elements) = value.kind { return elements.contains { $0.type.isError } }
    return value.type.isError
  }

  private func reportUninferred(_ typed: TypedExpr, _ span: Span) {
    if let function = lateFunctions.last, isOpen(function.type) {
      return report(.ambiguous(function.name), function.span)
    }
    // A mistake inside, in a closure say, is why nothing could be inferred.
    if isMistaken(within: span) { return }
    switch typed.kind {
    case .none: report(.nilNeedsContext, span)
    case .array(let elements) where elements.isEmpty: report(.emptyCollectionNeedsType(isDictionary: false), span)
    case .dictionary(let entries) where entries.isEmpty: report(.emptyCollectionNeedsType(isDictionary: true), span)
    case .closure: report(.closureParameterType(nil), span)
    case .call(let use, _, _), .function(let use), .boundMethod(_, let use):
      let generics = use.function.generics + (use.function.owner?.generics ?? [])
      let open = zip(generics, use.arguments + use.ownerArguments).first { containsUnknown($1) }?.0
      let parameter = open ?? generics.first
      report(parameter.map { .genericNotInferred($0.name) } ?? .ambiguousType, span)
    case .enumCase(let found, _):
      let open = zip(found.owner.generics, typed.type.arguments).first { containsUnknown($1) }?.0
      report(open.map { .genericNotInferred($0.name) } ?? .ambiguousType, span)
    default: report(.ambiguousType, span)
    }
  }

  /// The variables of an irrefutable pattern, declared in the current scope.
  func declarePattern(
    _ pattern: Pattern, _ type: Type, isLet: Bool, modifiers: Modifiers = [], topLevel: Bool, hasValue: Bool = true,
    isUnwrapped: Bool = false, from source: Span? = nil
  ) -> TypedPattern {
    switch pattern.kind {
    case .wildcard: return TypedPattern(.wildcard, type, pattern.span)
    case .binding(let name, let isVar):
      let variable = declareVariable(name, type, isLet: isLet && !isVar, pattern.span, topLevel: topLevel)
      variable.isImplicitlyUnwrapped = isUnwrapped
      variable.isWeak = modifiers.contains(.weak)
      variable.isUnowned = modifiers.contains(.unowned)
      if !hasValue {
        variable.isMutated = true
        // An optional is nil until something else is assigned.
        if isLet || type.optionalPayload == nil {
          variable.isUninitialized = true
          noteFlow()
        }
      }
      return TypedPattern(.variable(variable), type, pattern.span)
    case .tuple(let parts):
      guard case .tuple(let fields) = type.resolved, fields.count == parts.count else {
        if !type.isError {
          reportTuplePattern(parts.count, type, pattern.span, source)
        }
        for part in parts { _ = declarePattern(part.pattern, .error, isLet: isLet, topLevel: topLevel) }
        return TypedPattern(.wildcard, type, pattern.span)
      }
      let typed = zip(parts, fields).map {
        declarePattern($0.pattern, $1.type, isLet: isLet, topLevel: topLevel, hasValue: hasValue)
      }
      return TypedPattern(.tuple(typed), type, pattern.span)
    case .typed(let inner, let annotation):
      let written = resolve(annotation)
      if !conformances.same(written, type) { report(.cannotConvert(type, to: written, .initialization), pattern.span) }
      return declarePattern(inner, written, isLet: isLet, modifiers: modifiers, topLevel: topLevel, hasValue: hasValue)
    // The parser reads no other pattern where something is declared.
    default: return TypedPattern(.wildcard, type, pattern.span)
    }
  }

  private func reportTuplePattern(_ count: Int, _ type: Type, _ span: Span, _ source: Span?) {
    var fields: [TupleField] = []
    if case .tuple(let known) = type.resolved { fields = known }
    let parts = (0..<count).map { TupleField(nil, fields[safe: $0]?.type ?? freshVariable(.general, span)) }
    if case .optional(let payload) = type.resolved, case .tuple(let fields) = payload.resolved, fields.count == count {
      report(.optionalNotUnwrapped(type, payload: payload, isTry: false), source ?? span)
    } else if case .tuple = type.resolved, !isDeclaringValue {
      report(.loopPattern(type), span)
    } else if case .tuple = type.resolved {
      report(.tupleLength(type, .tuple(parts)), source ?? span)
    } else if isDeclaringValue {
      report(.cannotConvert(type, to: .tuple(parts), .initialization), source ?? span)
    } else {
      report(.tuplePattern(type, isCase: false), source ?? span)
    }
  }

  func declareVariable(_ name: Name, _ type: Type, isLet: Bool, _ span: Span, topLevel: Bool) -> Variable {
    let variable = Variable(
      name, type, isLet: isLet, storage: topLevel ? .global : .local, owner: topLevel ? nil : currentFunction,
      span: span)
    if topLevel {
      if !foreseenGlobals.isEmpty, let foreseen = foreseenGlobals.removeValue(forKey: span) {
        foreseen.type = type
        declareGlobal(.variable(foreseen), named: name, in: global)
        return foreseen
      }
      declareGlobal(.variable(variable), named: name, in: global)
    } else {
      for entity in scope.local(name) {
        switch entity {
        case .variable, .localFunction: report(.redeclaration(name.text), span)
        default: break
        }
      }
      scope.add(.variable(variable), named: name)
    }
    return variable
  }

  func checkComputed(
    _ name: Name, _ type: Type, _ opaques: [OpaqueType], _ accessors: [Accessor], _ span: Span, topLevel: Bool
  ) -> TypedStmt {
    let variable = declareVariable(name, type, isLet: false, span, topLevel: topLevel)
    if !topLevel {
      if let accessor = accessors.first(where: { $0.kind == .get }) {
        let getter = Function(name, .getter, span: span)
        setThrowing(getter, accessor)
        variable.getter = getter
      }
      if accessors.contains(where: { $0.kind == .set }) { variable.setter = Function(name, .setter, span: span) }
      return TypedStmt(.block(localAccessors(variable, accessors)), span)
    }
    for accessor in accessors {
      let function = Function(name, accessor.kind == .get ? .getter : .setter, span: accessor.span)
      function.source = source
      if accessor.kind == .get {
        function.result = type
        function.opaques = opaques
        setThrowing(function, accessor)
        variable.getter = function
      } else {
        function.parameters = [.kept(accessor.parameter ?? "newValue", type)]
        variable.setter = function
      }
      let script = scriptBody(accessor.body ?? [], source: source, scope: scope)
      script.end = accessor.span.endingBrace
      function.body = .script(script)
      schedule(function, script, nil, context: nil, scope: scope)
    }
    return TypedStmt(.nothing, span)
  }

  /// The accessors of a variable inside a function are local functions, made where it is declared.
  private func localAccessors(_ variable: Variable, _ accessors: [Accessor]) -> [TypedStmt] {
    var made: [(kind: Accessor.Kind, function: Variable)] = []
    let statements = accessors.map { accessor -> TypedStmt in
      let isGetter = accessor.kind == .get
      let body = TypedFunction(name: variable.name.text, span: accessor.span, source: source)
      body.result = isGetter ? variable.type : .void
      if !isGetter, accessor.kind != .set { body.observed = variable }
      let inner = Scope(.function(body), parent: scope)
      if !isGetter {
        let name = accessor.parameter ?? (accessor.kind == .didSet ? "oldValue" : "newValue")
        let parameter = Variable(name, variable.type, isLet: true, storage: .local, owner: body, span: accessor.span)
        body.parameters.append(parameter)
        inner.add(.variable(parameter), named: name)
      }
      let getter = isGetter ? variable.getter : nil
      body.isThrowing = getter?.isThrowing ?? false
      let saved = throwContext
      throwContext = body.isThrowing ? .throwing(getter?.thrown) : .notThrowing
      withFunction(body) {
        inScope(inner) {
          body.body = checkFunctionStatements(
            accessor.body ?? [], body, isGetter ? "getter" : "setter", endSpan: accessor.span.endingBrace)
        }
      }
      throwContext = saved
      let type = FunctionType(
        isGetter ? [] : [.init(variable.type)], body.result, isThrowing: body.isThrowing, thrown: getter?.thrown)
      let function = Variable(
        variable.name, .function(type), isLet: true, storage: .local, owner: currentFunction, span: accessor.span)
      made.append((accessor.kind, function))
      return TypedStmt(.localFunction(function, body), accessor.span)
    }
    variable.localAccessors = made
    return statements
  }

  private func observe(_ variable: Variable, _ accessors: [Accessor]) {
    for accessor in accessors where accessor.kind == .willSet || accessor.kind == .didSet {
      let function = Function(variable.name, .observer, span: accessor.span)
      function.source = source
      let fallback: Name = accessor.kind == .willSet ? "newValue" : "oldValue"
      function.parameters = [.kept(accessor.parameter ?? fallback, variable.type)]
      let script = scriptBody(accessor.body ?? [], source: source, scope: scope)
      function.body = .script(script)
      if accessor.kind == .willSet { variable.willSet = function } else { variable.didSet = function }
      schedule(function, script, nil, context: nil, scope: scope)
    }
  }
}

extension VariableDecl.Binding {
  /// `var (a, b) = (0, 1)` as the properties that it declares, each with its part of the tuple; itself otherwise.
  func taken() -> [VariableDecl.Binding] {
    guard case .tuple(let patterns) = pattern.kind, type == nil, accessors.isEmpty, let value,
      case .tuple(let values) = value.withoutParens.kind, patterns.count == values.count
    else { return [self] }
    return zip(patterns, values).flatMap { pattern, value in
      VariableDecl.Binding(pattern: pattern.pattern, type: nil, value: value.value, accessors: []).taken()
    }
  }
}
