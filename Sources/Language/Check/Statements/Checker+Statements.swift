import Syntax

extension Checker {
  func check(_ statement: Stmt) -> TypedStmt {
    let span = statement.span
    let topLevel = isTopLevel
    let outer = self.statement
    self.statement = statement
    defer { self.statement = outer }
    switch statement.kind {
    case .expression(let expr, let silenced):
      let before = failures
      return statementScope {
        checkExpressionStatement(expr, silenced: silenced, topLevel: topLevel)
      } whenOpen: { typed in
        if speculation == 0, failures == before { refuseUninferred(typed) }
      }
    case .variable(let declaration):
      return checkVariables(declaration, span, topLevel: topLevel)
    case .function(let declaration): return topLevel ? TypedStmt(.nothing, span) : checkLocalFunction(declaration, span)
    case .type, .typealias_: return TypedStmt(.nothing, span)
    case .extension_:
      if !topLevel { report(.onlyAtFileScope, word("extension", in: span)) }
      return TypedStmt(.nothing, span)
    case .import_(let module, let moduleSpan):
      if !topLevel { report(.onlyAtFileScope, word("import", in: span)) }
      if !isModule(module), module != "Glibc", module != "Darwin" {
        report(.noSuchModule(module), moduleSpan)
      }
      return TypedStmt(.nothing, span)
    case .if_(let node): return TypedStmt(checkIf(node), span)
    case .guard_(let conditions, let body):
      // The `else` block sees nothing of what the conditions bind: it is checked before them. Its mistakes come after
      // theirs.
      let before = diagnostics.count
      isTopLevel = false
      let otherwise = checkBlock(body)
      isTopLevel = topLevel
      let late = diagnostics[before...]
      diagnostics.removeSubrange(before...)
      let typed = statementScope { checkConditions(conditions) }
      diagnostics += late
      if late.isEmpty, !isAlwaysTrue(typed), !terminates(otherwise) {
        reportLast(.guardFallsThrough, span.endingBrace)
      }
      return TypedStmt(.guard_(typed, otherwise), span)
    case .while_(let conditions, let body, let label):
      return inLoop(label) { id in
        inBlock {
          let typed = statementScope { checkConditions(conditions) }
          return TypedStmt(.while_(typed, checkBlock(body), id), span)
        }
      }
    case .repeat_(let body, let condition, let label):
      return inLoop(label) { id in
        let typed = checkBlock(body)
        let test = statementScope { checkTest(condition) }
        return TypedStmt(.repeat_(typed, test, id), span)
      }
    case .for_(let loop): return checkFor(loop, span)
    case .switch_(let node): return checkSwitch(node, yielding: nil)
    case .do_(let node): return checkDo(node, span)
    case .break_(let label, let at): return leave("break", label, at, span)
    case .continue_(let label, let at): return leave("continue", label, at, span)
    case .fallthrough_:
      switch fallthroughTarget {
      case .nextCase(let unbound):
        if let name = unbound.first { report(.fallthroughBinds(name), span) }
        return TypedStmt(.fallthrough_, span)
      case .outside: report(.fallthroughOutside, span)
      case .end: report(.fallthroughAtEnd, span)
      }
      return TypedStmt(.nothing, span)
    case .return_(let value): return statementScope { checkReturn(value, span) }
    case .throw_(let value): return statementScope { checkThrow(value, span) }
    case .defer_(let body):
      let saved = (isInDefer, labels[labels.count - 1])
      (isInDefer, labels[labels.count - 1]) = (true, [])
      defer { (isInDefer, labels[labels.count - 1]) = saved }
      return TypedStmt(.defer_(sealed("a defer body") { checkBlock(body) }), span)
    case .command(let command): return statementScope { checkCommand(command, span) }
    case .operator_, .error: return TypedStmt(.nothing, span)
    case .form: return check(statement.parsed)
    }
  }

  func checkBlock(_ statements: [Stmt]) -> [TypedStmt] {
    let topLevel = isTopLevel
    isTopLevel = false
    blockDepth += 1
    defer {
      isTopLevel = topLevel
      blockDepth -= 1
    }
    return inBlock { checkStatements(statements) }
  }

  /// Types and functions of a block are known in all of it.
  func declareLocals(_ statements: [Stmt]) {
    scope.statements = statements
    declare(statements, in: scope)
    for statement in statements {
      guard case .function(let declaration) = statement.kind else { continue }
      declareLocalFunction(declaration)
    }
  }

  // MARK: Expressions as statements

  private func checkExpressionStatement(_ expr: Expr, silenced: Bool, topLevel: Bool) -> TypedStmt {
    // A bare name of a method that can be called without arguments calls it: `setNeedsLayout`.
    if let call = bareCall(expr) {
      return TypedStmt(topLevel && echoes && !silenced ? .topLevelValue(call) : .expression(call), expr.span)
    }
    if case .ifExpr(let node) = expr.kind { return TypedStmt(checkIf(node), expr.span) }
    if case .switchExpr(let node) = expr.kind { return checkSwitch(node, yielding: nil) }
    if case .closure = expr.kind { report(.unusedClosure, expr.span) }
    let typed = check(expr, expecting: nil)
    if isUnknown(typed.type), case .none = typed.kind { report(.nilNeedsContext, expr.span) }
    let isEffect: Bool
    switch typed.kind {
    case .assign, .compoundAssign: isEffect = true
    default: isEffect = typed.type.isVoid || typed.type.isError
    }
    if topLevel, echoes, !silenced, !isEffect { return TypedStmt(.topLevelValue(typed), expr.span) }
    return TypedStmt(.expression(typed), expr.span)
  }

  private func bareCall(_ expr: Expr) -> TypedExpr? {
    let use: NameUse
    switch expr.kind {
    case .name(let name): use = name
    case .member(_?, let name): use = name
    default: return nil
    }
    guard use.labels == nil, !use.name.isOperator else { return nil }
    if case .name = expr.kind, !isCallableName(use.name) { return nil }
    return attempt {
      let called = Expr(.call(expr, [], .parentheses), expr.span)
      let plain = attempt { check(expr, expecting: nil) }
      // Reported to the attempt alone: such a name is a value, not a call.
      if let plain, !isFunction(plain.type) || isTypeName(plain) { report(.takesNoArguments, expr.span) }
      if case .variable? = plain?.kind { report(.takesNoArguments, expr.span) }
      if case .property? = plain?.kind { report(.takesNoArguments, expr.span) }
      return check(called, expecting: nil)
    }
  }

  private func isTypeName(_ expr: TypedExpr) -> Bool {
    if case .metatype = expr.kind { return true }
    return false
  }

  private func isFunction(_ type: Type) -> Bool {
    if case .function = type.resolved { return true }
    return false
  }

  /// Cheap test first: most statements are calls and assignments, and a name alone is rare.
  private func isCallableName(_ name: Name) -> Bool {
    switch lookup(name) {
    case .functions, .members, .localFunctions: true
    default: false
    }
  }

  // MARK: Leaving

  func checkReturn(_ value: Expr?, _ span: Span) -> TypedStmt {
    let function = currentFunction
    if isInDefer { return TypedStmt(.expression(fail(.leavesDefer("return"), span)), span) }
    if function.isInitializer {
      if let value {
        if case .nilLiteral = value.kind, function.declaration?.isFailable == true {
          return TypedStmt(.return_(TypedExpr(.none, .optional(.void), span)), span)
        }
        let isNil = if case .nilLiteral = value.kind { true } else { false }
        report(isNil ? .nilInNonFailable : .returnInInitializer, Span(Int(span.start), Int(span.start) + 6))
      }
      return TypedStmt(.return_(nil), span)
    }
    let isOutside = function.parent == nil && function.declaration == nil && function.name == "main"
    if isOutside { return TypedStmt(.expression(fail(.returnOutsideFunction, span)), span) }
    let isClosure = function.declaration == nil && function.name == "closure"
    guard let value else {
      if isClosure, !function.result.isVoid, !isUnknown(function.result), !function.result.isError {
        report(.cannotConvert(.void, to: function.result, .closureResult), span)
      } else if !function.result.isVoid, !isUnknown(function.result), !function.result.isError {
        report(.returnNeedsValue(function.result), span)
      }
      if isUnknown(function.result) { _ = unify(function.result, .void) }
      return TypedStmt(.return_(nil), span)
    }
    if function.result.isVoid {
      let typed = check(value, expecting: nil)
      if !typed.type.isVoid, !typed.type.isError {
        report(
          isClosure ? .cannotConvert(defaulted(typed.type), to: .void, .closureResult) : .returnsFromVoid, value.span)
      }
      return TypedStmt(.block([TypedStmt(.expression(typed), span), TypedStmt(.return_(nil), span)]), span)
    }
    if isClosure, case .nilLiteral = value.kind { noteOpenNil(value.span, in: function) }
    let typed = checkResult(value, of: function)
    return TypedStmt(.return_(typed), span)
  }
}

extension Span {
  /// The last byte: a block's closing brace.
  var endingBrace: Span { Span(Int(end) - 1, Int(end)) }
}
