import Syntax

/// The bodies of functions, methods, accessors and initializers: checked after everything that the unit declares
/// is known.
extension Checker {
  func schedule(
    _ function: Function, _ script: ScriptBody, _ written: [Parameter]?, context: TypeContext?, scope outer: Scope
  ) {
    let order = order
    pendingBodies.append { [unowned self] in
      let savedOrder = self.order
      self.order = order
      defer { self.order = savedOrder }
      withoutFunctions { inScope(outer) { checkBody(function, script, context: context) } }
    }
  }

  /// A body that the catalog cuts off its scope at the end.
  func scriptBody(_ statements: [Stmt], source: SourceID, scope: Scope?) -> ScriptBody {
    let body = ScriptBody(statements, source: source, scope: scope)
    catalog.keep(body)
    return body
  }

  private func checkBody(_ function: Function, _ script: ScriptBody, context: TypeContext?) {
    let body = TypedFunction(name: function.fullName, span: function.span, source: function.source)
    body.declaration = function
    body.isThrowing = function.isThrowing || function.isRethrowing
    body.isInitializer = function.kind == .initializer
    body.result = function.kind == .initializer ? .void : function.result
    body.opaques = function.opaques
    let inner = Scope(.function(body), parent: scope)
    let savedAssumptions = conformances.assumptions
    conformances.assumptions += function.requirements
    defer { conformances.assumptions = savedAssumptions }
    if let context {
      let isValueType = context.nominal.kind != .class
      let isStatic = function.isStatic
      let type: Type = isStatic ? .metatype(context.selfType) : context.selfType
      let canChange = isValueType && (function.isMutating || function.kind == .initializer)
      let isVar = canChange || function.isConsuming
      let variable = Variable("self", type, isLet: !isVar, storage: .local, owner: body, span: function.span)
      variable.isInout = canChange && function.kind != .initializer
      body.selfVariable = variable
      inner.add(.variable(variable), named: "self")
    }
    for parameter in function.parameters {
      let type: Type =
        parameter.isAutoclosure ? .function(FunctionType([], parameter.type)) : parameter.type
      let variable = Variable(
        parameter.name, parameter.isAutoclosure ? autoclosureType(parameter) : type, isLet: !parameter.isVar,
        storage: .local, owner: body, span: function.span)
      variable.isInout = parameter.isInout
      variable.isOfClass = isReference(type)
      variable.isImplicitlyUnwrapped = parameter.isImplicitlyUnwrapped
      variable.isNonescaping = !takesEscaping(parameter)
      variable.isRethrown = function.isRethrowing && throwsWhenCalled(parameter.type)
      body.parameters.append(variable)
      inner.add(.variable(variable), named: parameter.name)
    }
    let savedContext = throwContext
    throwContext = ThrowContext(function)
    isTopLevel = false
    withFunction(body) {
      inScope(inner) {
        body.body = checkFunctionStatements(
          script.statements, body, describe(function), endSpan: script.end == .none ? function.span : script.end)
        if function.kind == .initializer { checkInitializer(function, body, context, end: script.end) }
      }
    }
    throwContext = savedContext
    if body.followsPaths, function.kind != .initializer {
      flows.append { [unowned self] in Paths(self, body).follow() }
    }
    script.checked = body
    if keepsBodies { keptBodies.append(body) }
  }

  /// A parameter's autoclosure type is kept as the function's.
  private func autoclosureType(_ parameter: FunctionParameter) -> Type { parameter.type }

  private func describe(_ function: Function) -> String {
    switch function.kind {
    case .getter: "getter"
    case .function: function.owner == nil ? "global function" : function.isStatic ? "static method" : "instance method"
    case .subscript_: "subscript"
    default: "function"
    }
  }

  /// Statements of a body that must give `body.result`: a single expression is the result.
  func checkFunctionStatements(_ statements: [Stmt], _ body: TypedFunction, _ kind: String, endSpan: Span)
    -> [TypedStmt]
  {
    let outer = statement
    statement = statements.first
    defer { statement = outer }
    if statements.count == 1, !body.result.isVoid, case .expression(let expr, _) = statements[0].kind,
      !body.isInitializer
    {
      defer { requireDefined(body.opaques, nameSpan: body.span, .opaqueWithoutReturn) }
      return [statementScope { TypedStmt(.return_(checkResult(expr, of: body)), expr.span) }]
    }
    if statements.count == 1, !body.result.isVoid, !body.isInitializer,
      let value = expressionStatement(statements[0], body)
    {
      return [TypedStmt(.return_(value), statements[0].span)]
    }
    // `init?(_ text: String) { nil }`
    if statements.count == 1, body.isInitializer, body.declaration?.isFailable == true,
      case .expression(let expr, _) = statements[0].kind, case .nilLiteral = expr.kind
    {
      return [checkReturn(expr, expr.span)]
    }
    let typed = inBlock { checkStatements(statements) }
    let isDefined = requireDefined(body.opaques, nameSpan: body.span, .opaqueWithoutReturn)
    if isDefined, !body.result.isVoid, !body.isInitializer, !terminates(typed), !body.result.isError {
      if body.result.nominal === catalog.neverNominal {
        reportLast(.neverReturns(kind), endSpan)
      } else {
        reportLast(.missingReturn(kind, body.result), unreturned(typed, body.result) ?? endSpan)
      }
    }
    return typed
  }

  /// The value that a body ends with, as if that gave it: `return` in front of it is what is missing.
  func unreturned(_ body: [TypedStmt], _ result: Type) -> Span? {
    guard case .expression(let value)? = body.last?.kind, !value.type.isError, !isGeneric(result),
      conformances.same(defaulted(value.type), result)
    else { return nil }
    return Span(Int(value.span.start), Int(value.span.start) + 1)
  }

  /// Whether a type has generic parameters in it: swiftc does not see that a value is of such a type.
  private func isGeneric(_ type: Type) -> Bool { type.contains { if case .parameter = $0 { true } else { false } } }

  /// An `if` or `switch` that is the whole body may be its value.
  private func expressionStatement(_ statement: Stmt, _ body: TypedFunction) -> TypedExpr? {
    let expr: Expr
    switch statement.kind {
    case .if_(let node): expr = Expr(.ifExpr(node), statement.span)
    case .switch_(let node): expr = Expr(.switchExpr(node), statement.span)
    default: return nil
    }
    guard isValueStatement(expr) else { return nil }
    return statementScope { checkResult(expr, of: body) }
  }

  /// Whether each branch is a single expression (or leaves).
  func isValueStatement(_ expr: Expr) -> Bool {
    func isValue(_ body: [Stmt]) -> Bool {
      guard body.count == 1 else { return false }
      switch body[0].kind {
      case .expression, .throw_: return true
      case .if_(let node): return isValueStatement(Expr(.ifExpr(node), .none))
      case .switch_(let node): return isValueStatement(Expr(.switchExpr(node), .none))
      default: return false
      }
    }
    switch expr.kind {
    case .ifExpr(let node):
      guard isValue(node.body) else { return false }
      switch node.elseBody {
      case .block(let body)?: return isValue(body)
      case .elseIf(let next)?: return isValueStatement(Expr(.ifExpr(next), .none))
      case nil: return false
      }
    case .switchExpr(let node): return !node.cases.isEmpty && node.cases.allSatisfy { isValue($0.body) }
    default: return false
    }
  }

  /// A value that a body returns.
  func checkResult(_ value: Expr, of body: TypedFunction) -> TypedExpr {
    let typed = checkDefining(body.opaques, in: body.result, value, of: describe(body), nameSpan: body.span) {
      check(value, as: $0, body.declaration == nil && body.name == "closure" ? .closureResult : .returnValue)
    }
    refuseOwnClass(value, typed, body)
    requireKeepable(typed)
    return typed
  }

  private func describe(_ body: TypedFunction) -> String {
    guard let function = body.declaration else { return "local function '\(body.name)'" }
    return function.kind == .getter ? "property '\(function.name.text)'" : "\(describe(function)) '\(body.name)'"
  }

  // MARK: Initializers

  private func checkInitializer(_ function: Function, _ body: TypedFunction, _ context: TypeContext?, end: Span) {
    guard let nominal = context?.nominal, nominal.kind != .protocol else { return }
    let calls = containsInitCall(body.body)
    let superInit = callsSuper(function, body, context!, calls.super, end)
    let delegates = function.isConvenience || calls.own || nominal.kind == .enum
    let properties = delegates ? [] : nominal.storedProperties.filter(needsValue)
    if !delegates, properties.isEmpty, superInit == nil || superInit == .implicit, !body.followsPaths { return }
    let maker = Paths.Maker(
      nominal: nominal, properties: properties, delegates: delegates, superInit: superInit, end: end)
    body.followsPaths = true
    flows.append { [unowned self] in Paths(self, body, maker: maker).follow() }
  }

  private func needsValue(_ property: Property) -> Bool {
    if property.initialValue != nil || property.isLazy || property.isWeak || property.type.isError { return false }
    if case .optional = property.type.resolved, !property.isLet { return false }
    return true
  }

  /// How a class's initializer comes to its superclass's.
  private func callsSuper(
    _ function: Function, _ body: TypedFunction, _ context: TypeContext, _ isWritten: Bool, _ end: Span
  ) -> Paths.Maker.SuperInit? {
    guard context.nominal.kind == .class, !function.isConvenience, let parent = context.nominal.superclass?.nominal
    else { return nil }
    if isWritten { return .written }
    // Swift calls `super.init()` at the end when the superclass has one designated initializer that needs no argument.
    let candidates = parent.members(named: "init").compactMap { member -> Function? in
      guard case .function(let candidate) = member, !candidate.isConvenience, !candidate.isAlias,
        !candidate.isFailable, candidate.parameters.allSatisfy({ $0.defaultValue != nil })
      else { return nil }
      return candidate
    }
    if let candidate = candidates.first, candidates.count == 1 {
      let arguments = conformances.arguments(of: context.selfType, as: parent)
      let use = FunctionUse(candidate, ownerArguments: arguments)
      let base = TypedExpr(.variable(body.selfVariable!), context.selfType, end)
      let call = TypedExpr(.call(use, base: base, defaults(of: use, end)), .void, end)
      body.body.append(TypedStmt(.expression(call), end))
      return .implicit
    }
    return .missing
  }

  private func defaults(of use: FunctionUse, _ span: Span) -> [TypedExpr] {
    use.function.parameters.indices.map { defaultArgument(use, $0, span) }
  }

  private func containsInitCall(_ statements: [TypedStmt]) -> (own: Bool, super: Bool) {
    var found = (own: false, super: false)
    func visit(_ expr: TypedExpr) {
      switch expr.kind {
      case .call(let use, let base?, _) where use.function.kind == .initializer:
        if case .variable(let variable) = base.kind, variable.name == "self" {
          if let owner = use.function.owner, let mine = variable.type.nominal, owner !== mine {
            found.super = true
          } else {
            found.own = true
          }
        }
      case .tryForced(let inner), .tryOptional(let inner), .forceUnwrap(let inner, _): visit(inner)
      case .assign(_, let inner): visit(inner)
      default: break
      }
    }
    func walk(_ statements: [TypedStmt]) {
      for statement in statements {
        switch statement.kind {
        case .expression(let expr): visit(expr)
        case .if_(_, let a, let b):
          walk(a)
          walk(b)
        case .do_(let a, let catches, _):
          walk(a)
          catches.forEach { walk($0.body) }
        case .switch_(_, let cases, _): cases.forEach { walk($0.body) }
        case .guard_(_, let a), .while_(_, let a, _), .block(let a), .repeat_(let a, _, _): walk(a)
        case .for_(let loop): walk(loop.body)
        default: break
        }
      }
    }
    walk(statements)
    return found
  }
}
