import Syntax

/// Functions that are declared in blocks: closures over what is around them.
extension Checker {
  func declareLocalFunction(_ declaration: FunctionDecl) {
    // `some P` as a parameter is a generic parameter without a name.
    let isGeneric = declaration.parameters.contains { if case .some = $0.type.kind { true } else { false } }
    if isGeneric || !declaration.generics.parameters.isEmpty { return declareLocalGeneric(declaration) }
    let made = declareLocalSignature(declaration, Scope(.block, parent: scope))
    for case .localFunction(_, let other) in scope.local(declaration.name)
    where other.signatureKey == made.signatureKey && other.span != made.span {
      report(.redeclaration(made.fullName), declaration.nameSpan)
    }
    let variable = Variable(
      declaration.name, .function(made.type), isLet: true, storage: .local, owner: currentFunction,
      span: declaration.nameSpan)
    scope.add(.localFunction(variable, made), named: declaration.name)
  }

  /// No variable can hold a generic function: each use makes a closure for its own types. The body is there from the
  /// start, since functions declared before it may use it.
  private func declareLocalGeneric(_ declaration: FunctionDecl) {
    let function = declareFunction(declaration, owner: nil, in: scope, order: order, isLocal: true)
    for parameter in function.generics { parameter.isLocal = true }
    if case .script(let script) = function.body {
      let body = TypedFunction(name: function.fullName, span: declaration.nameSpan, source: source)
      body.generics = function.generics
      body.parent = currentFunction
      script.checked = body
    }
    scope.add(.function(function), named: declaration.name)
  }

  private func declareLocalSignature(_ declaration: FunctionDecl, _ inner: Scope) -> Function {
    let bodyless = FunctionDecl(
      kind: declaration.kind, name: declaration.name, nameSpan: declaration.nameSpan, modifiers: declaration.modifiers,
      generics: declaration.generics, parameters: declaration.parameters, result: declaration.result, body: nil,
      span: declaration.span)
    bodyless.isThrowing = declaration.isThrowing
    bodyless.thrown = declaration.thrown
    bodyless.isRethrowing = declaration.isRethrowing
    return declareFunction(bodyless, owner: nil, in: inner, order: order)
  }

  func checkLocalFunction(_ declaration: FunctionDecl, _ span: Span) -> TypedStmt {
    for entity in scope.local(declaration.name) {
      switch entity {
      case .localFunction(let variable, let function) where function.span == declaration.nameSpan:
        let body = TypedFunction(name: function.fullName, span: declaration.nameSpan, source: source)
        checkLocalBody(body, function, declaration, in: scope)
        return TypedStmt(.localFunction(variable, body), span)
      case .function(let function) where function.span == declaration.nameSpan:
        guard case .script(let script) = function.body, let body = function.localBody else { continue }
        let saved = conformances.assumptions
        conformances.assumptions += function.requirements
        checkLocalBody(body, function, declaration, in: script.scope as? Scope ?? scope)
        conformances.assumptions = saved
        if body.followsPaths { flows.append { [unowned self] in Paths(self, body).follow() } }
        if keepsBodies { keptBodies.append(body) }
        return TypedStmt(.nothing, span)
      default: continue
      }
    }
    return TypedStmt(.nothing, span)
  }

  private func checkLocalBody(
    _ body: TypedFunction, _ function: Function, _ declaration: FunctionDecl, in outer: Scope
  ) {
    body.isThrowing = function.isThrowing || function.isRethrowing
    body.result = function.result
    body.opaques = function.opaques
    let inner = Scope(.function(body), parent: outer)
    for parameter in function.parameters {
      let made = Variable(
        parameter.name, parameter.type, isLet: !parameter.isVar, storage: .local, owner: body,
        span: declaration.nameSpan)
      made.isInout = parameter.isInout
      made.isImplicitlyUnwrapped = parameter.isImplicitlyUnwrapped
      made.isNonescaping = !takesEscaping(parameter)
      made.isRethrown = function.isRethrowing && throwsWhenCalled(parameter.type)
      body.parameters.append(made)
      inner.add(.variable(made), named: parameter.name)
    }
    let saved = throwContext
    throwContext = ThrowContext(function)
    withFunction(body) {
      inScope(inner) {
        body.body = checkFunctionStatements(
          declaration.body ?? [], body, "local function", endSpan: declaration.span.endingBrace)
      }
    }
    throwContext = saved
  }
}
