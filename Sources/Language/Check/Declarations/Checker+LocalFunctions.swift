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

  /// The statements of a block with each function in front of the first one that calls it, by itself or through other
  /// functions of the block: one may be used before the place where it is declared.
  func inOrderOfUse(_ statements: [TypedStmt]) -> [TypedStmt] {
    var places: [ObjectIdentifier: Int] = [:]
    for (index, statement) in statements.enumerated() {
      if case .localFunction(let variable, _) = statement.kind { places[ObjectIdentifier(variable)] = index }
    }
    if places.isEmpty { return statements }
    var taken: Set<Int> = []
    var result: [TypedStmt] = []
    func named(in statement: TypedStmt) -> [Int] {
      var found: Set<Int> = []
      TypedWalk(
        onExpression: { expr, _ in
          if case .variable(let variable) = expr.kind, let place = places[ObjectIdentifier(variable)] {
            found.insert(place)
          }
        }, onDeclaration: { _, _ in }
      ).visit(statement, in: currentFunction)
      return found.sorted()
    }
    /// A function, and those that it calls, unless they are there.
    func bring(_ place: Int, before index: Int) {
      var waiting = [place]
      var seen: Set<Int> = []
      while let next = waiting.popLast() {
        guard seen.insert(next).inserted else { continue }
        if next > index, taken.insert(next).inserted {
          refuseEarlyCaptures(of: statements[next], declaredIn: statements[index..<next])
          result.append(statements[next])
        }
        waiting += named(in: statements[next])
      }
    }
    for (index, statement) in statements.enumerated() {
      if case .localFunction = statement.kind {
        if taken.insert(index).inserted { result.append(statement) }
        continue
      }
      for place in named(in: statement) { bring(place, before: index) }
      result.append(statement)
    }
    return result
  }

  /// Reports what a function captures that is declared only after its first use.
  private func refuseEarlyCaptures(of function: TypedStmt, declaredIn between: ArraySlice<TypedStmt>) {
    var later: Set<ObjectIdentifier> = []
    for statement in between {
      if case .localFunction = statement.kind { continue }
      TypedWalk(
        onExpression: { _, _ in },
        onDeclaration: { _, variable in later.insert(ObjectIdentifier(variable)) }
      ).visit(statement, in: currentFunction)
    }
    var captured: Name?
    TypedWalk(
      onExpression: { expr, _ in
        guard captured == nil, case .variable(let variable) = expr.kind else { return }
        if later.contains(ObjectIdentifier(variable)) { captured = variable.name }
      }, onDeclaration: { _, _ in }
    ).visit(function, in: currentFunction)
    if let captured, case .localFunction(let variable, _) = function.kind {
      report(.capturedBeforeDeclared(captured), variable.span)
    }
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
        parameter.name, parameter.type, isLet: !parameter.isInout, storage: .local, owner: body,
        span: declaration.nameSpan)
      made.isInout = parameter.isInout
      made.isImplicitlyUnwrapped = parameter.isImplicitlyUnwrapped
      made.isNonescaping = !takesEscaping(parameter)
      body.parameters.append(made)
      inner.add(.variable(made), named: parameter.name)
    }
    let saved = throwContext
    throwContext = body.isThrowing ? .throwing(function.thrown) : .notThrowing
    withFunction(body) {
      inScope(inner) {
        body.body = checkFunctionStatements(
          declaration.body ?? [], body, "local function", endSpan: declaration.span.endingBrace)
      }
    }
    throwContext = saved
  }
}
