import Syntax

extension Checker {
  /// The types of literals around it are as they are, or taken at first use.
  func checkClosureOnce(_ closure: ClosureExpr, _ expecting: Type?) -> TypedExpr {
    let expected = expecting?.withoutOptionals
    var wanted: FunctionType?
    if case .function(let function)? = expected { wanted = function }
    if closure.isAsync { return fail(.unsupported("concurrency ('async')"), closure.span) }
    let body = TypedFunction(name: "closure", span: closure.span, source: source)
    body.isEscapingClosure = !nonescapingClosures.contains(ObjectIdentifier(closure))
    let inner = Scope(.function(body), parent: scope)
    let captures = closure.captures.map { checkCapture($0, body, inner) }
    guard let parameters = closureParameters(closure, wanted, body, inner) else {
      return TypedExpr(.error, .error, closure.span)
    }
    let savedContext = throwContext
    let savedTry = tries
    tries = TryState()
    let written = closure.thrown.flatMap(resolveThrown)
    let box = ThrownTypes(wanted: written ?? wanted?.thrown.flatMap { isUnknown(normalized($0)) ? nil : $0 })
    if closure.isThrowing {
      throwContext = .throwing(written)
    } else if let wanted {
      throwContext = wanted.isThrowing ? .inferring(box) : .unthrowingClosure(wanted, closure.span)
    } else {
      throwContext = .inferring(box)
    }
    var result = closure.result.map(resolve) ?? wanted?.result ?? freshVariable(.general, closure.span)
    body.result = result
    markOpenParameters(closure, body, closure.result == nil ? nil : result)
    markElements(closure, body)
    body.isShortClosure = valueGiven(by: closure) != nil
    if let annotation = closure.result, let wanted, !isUnknown(wanted.result), !wanted.result.isVoid,
      !canConvert(result, to: wanted.result)
    {
      return fail(.closureResultInContext(result, wanted.result), annotation.span)
    }
    func checkBody() {
      withFunction(body) {
        body.captures = captures
        inScope(inner) {
          let topLevel = isTopLevel
          isTopLevel = false
          defer { isTopLevel = topLevel }
          checkClosureBody(closure, body, &result)
        }
      }
    }
    // Parameters that only the body tells: `{ x in f(g(x)) }`.
    let isOpen = wanted == nil && parameters.contains { isUnknown($0.type) }
    func bodyTells() -> Bool {
      let told: Bool? = attempt {
        checkBody()
        return settle(parameters)
      }
      return told != nil
    }
    let tells = !isOpen || speculation > 0 || bodyTells()
    if tells { checkBody() }
    throwContext = savedContext
    tries = savedTry
    if isOpen, !tells || !settle(parameters) {
      let unknown = closure.parameters.flatMap { written in
        zip(written, parameters).first { isUnknown($1.type) }?.0
      }
      let anonymous = parameters.firstIndex { isUnknown($0.type) }.map { Name("$\($0)") }
      return fail(.closureParameterType(unknown?.name ?? anonymous), unknown?.span ?? closure.span)
    }
    if !body.destructured.isEmpty { prependDestructuring(body, closure.span) }
    body.result = result
    body.isToldByStatements = closure.result == nil && valueGiven(by: closure) == nil
    body.throwsItself = box.throwsItself
    body.isThrowing = closure.isThrowing && written?.isNever != true || !box.types.isEmpty
    let type = Type.function(
      FunctionType(parameters, result, isThrowing: body.isThrowing, thrown: body.isThrowing ? box.wanted : nil))
    return TypedExpr(.closure(body), type, closure.span)
  }

  /// Whether a body speaks of what nobody knows. Says so.
  private func isMissingName(_ body: [Stmt]) -> Bool {
    let complaints = failures
    for case .expression(let expr, _) in body.map(\.kind) { _ = check(expr, expecting: nil) }
    return failures > complaints
  }

  /// Whether the types of parameters are known, literals' defaults taken.
  @discardableResult
  private func settle(_ parameters: [FunctionType.Parameter]) -> Bool {
    let isKnown = parameters.allSatisfy { !isUnknown(defaulted($0.type)) }
    if !isKnown { failures += 1 }
    return isKnown
  }

  /// The parameters with the parentheses around them, if there are any.
  private func parameterList(_ span: Span) -> Span {
    let around = Span(Int(span.start) - 1, Int(span.end) + 1)
    let text = textOf(around)
    return text.hasPrefix("(") ? around : span
  }

  private func prependDestructuring(_ body: TypedFunction, _ span: Span) {
    let whole = body.parameters[0]
    let declarations = body.destructured.map { variable, field in
      let value = TypedExpr(.tupleElement(TypedExpr(.variable(whole), whole.type, span), field), variable.type, span)
      return TypedStmt(.variable(TypedPattern(.variable(variable), variable.type, span), value), span)
    }
    body.body = declarations + body.body
  }

  private func checkClosureBody(_ closure: ClosureExpr, _ body: TypedFunction, _ result: inout Type) {
    let outer = operatorPlace
    operatorPlace = .part
    defer { operatorPlace = outer }
    if leavesResults, isUnknown(result), let value = valueGiven(by: closure), holdsImplicit(value) { return }
    if !takeInnerNil(closure, result) { return }
    if closure.body.count == 1, case .expression(let expr, _) = closure.body[0].kind {
      let span = expr.span
      if case .assign = expr.kind {
        let complaints = failures
        body.body = [TypedStmt(.expression(check(expr, expecting: nil)), span)]
        if !unify(result, .void), !result.isError, failures == complaints {
          let nothing = convert(TypedExpr(.tuple([]), .void, span), to: result, .closureResult)
          body.body.append(TypedStmt(.return_(nothing), span))
        }
        return
      }
      let typed = check(expr, expecting: isUnknown(result) && !hasWantedParts(result) ? nil : result)
      // What it gives nobody will know: that is told already.
      if typed.type.isError, case .variable(let open) = result.resolved { bind(open, to: .error) }
      if result.isVoid {
        body.body = [TypedStmt(.expression(typed), span)]
        return
      }
      if case .optional(let payload) = typed.type.resolved, payload.isVoid, isUnknown(result), case .chain = typed.kind
      {
        // `{ a?.b() }` where anything goes.
      }
      if let written = closure.result, !typed.type.isError, !canConvert(typed, to: result) {
        report(.closureResult(result, defaulted(typed.type)), written.span)
        return
      }
      let converted = convert(typed, to: result, .closureResult)
      body.body = [TypedStmt(.return_(converted), span)]
      return
    }
    if closure.body.isEmpty, closure.result != nil, !result.isVoid {
      reportLast(.missingReturn("closure", result), closure.span.endingBrace)
      return
    }
    if closure.body.isEmpty, !result.isVoid, !isUnknown(result), !result.isError {
      report(.cannotConvert(.void, to: result, .closureResult), closure.span)
      return
    }
    if closure.body.count == 1, !result.isVoid {
      let expr: Expr? =
        switch closure.body[0].kind {
        case .if_(let node): Expr(.ifExpr(node), closure.body[0].span)
        case .switch_(let node): Expr(.switchExpr(node), closure.body[0].span)
        default: nil
        }
      if let expr, isValueStatement(expr), !isVoidLike(closure.body[0]) {
        let typed = check(expr, expecting: result)
        body.body = [TypedStmt(.return_(convert(typed, to: result, .returnValue)), expr.span)]
        return
      }
    }
    if isUnknown(result), !containsReturnValue(closure.body) { _ = unify(result, .void) }
    body.body = asExpressionsOfTheirOwn { inBlock { checkStatements(closure.body) } }
    if !result.isVoid, !result.isError, !isUnknown(result), !terminates(body.body) {
      reportLast(.missingReturn("closure", result), unreturned(body.body, result) ?? closure.span.endingBrace)
    }
  }

  private func isVoidLike(_ statement: Stmt) -> Bool { !hasValueBranches(statement) }

  /// An `if` whose branches are assignments or calls is a statement, not a value.
  private func hasValueBranches(_ statement: Stmt) -> Bool {
    func value(_ body: [Stmt]) -> Bool {
      guard let last = body.last, case .expression(let expr, _) = last.kind else {
        return body.last.map(hasValueBranches) ?? false
      }
      if case .assign = expr.kind { return false }
      if case .binary(_, let op, _) = expr.kind, op.name.text.hasSuffix("="),
        !["==", "!=", "<=", ">=", "===", "!=="].contains(op.name.text)
      {
        return false
      }
      return true
    }
    switch statement.kind {
    case .if_(let node): return value(node.body)
    case .switch_(let node): return node.cases.contains { value($0.body) }
    default: return false
    }
  }

  private func containsReturnValue(_ statements: [Stmt]) -> Bool {
    func inIf(_ node: IfStmt) -> Bool {
      if containsReturnValue(node.body) { return true }
      switch node.elseBody {
      case .block(let body)?: return containsReturnValue(body)
      case .elseIf(let next)?: return inIf(next)
      case nil: return false
      }
    }
    return statements.contains { statement in
      switch statement.kind {
      case .return_(let value): value != nil
      case .if_(let node): inIf(node)
      case .guard_(_, let body), .while_(_, let body, _), .repeat_(let body, _, _), .defer_(let body):
        containsReturnValue(body)
      case .for_(let loop): containsReturnValue(loop.body)
      case .switch_(let node): node.cases.contains { containsReturnValue($0.body) }
      case .do_(let node): containsReturnValue(node.body) || node.catches.contains { containsReturnValue($0.body) }
      case .expression(let expr, _):
        switch expr.kind {
        case .ifExpr(let node): inIf(node)
        case .switchExpr(let node): node.cases.contains { containsReturnValue($0.body) }
        default: false
        }
      default: false
      }
    }
  }

  private func checkCapture(_ capture: ClosureExpr.Capture, _ body: TypedFunction, _ inner: Scope)
    -> TypedFunction.Capture
  {
    let value = check(
      capture.value ?? Expr(.name(NameUse(capture.name, capture.nameSpan)), capture.nameSpan), expecting: nil)
    settleLiterals(value.type)
    var type = value.type.canonical
    if capture.strength == .weak || capture.strength == .unowned, !type.isError {
      let payload = (type.optionalPayload ?? type).resolved
      if !isReference(payload) { report(.weakType(payload, isUnowned: capture.strength == .unowned), capture.nameSpan) }
    }
    if capture.strength == .weak, type.optionalPayload == nil { type = .optional(type) }
    let variable = Variable(
      capture.name, type, isLet: capture.strength != .weak, storage: .local, owner: body, span: capture.nameSpan)
    variable.isWeak = capture.strength == .weak
    variable.isUnowned = capture.strength == .unowned
    inner.add(.variable(variable), named: capture.name)
    let source: Variable = if case .variable(let outer) = value.kind { outer } else { variable }
    let converted = capture.strength == .weak ? (conversion(of: value, to: type) ?? value) : value
    return TypedFunction.Capture(source, inner: variable, value: converted)
  }

  /// The parameters, declared inside; nil after reporting.
  private func closureParameters(
    _ closure: ClosureExpr, _ wanted: FunctionType?, _ body: TypedFunction, _ inner: Scope
  ) -> [FunctionType.Parameter]? {
    func add(
      _ name: Name, _ type: Type, _ span: Span, isInout: Bool, isConsuming: Bool = false, isUnwrapped: Bool = false
    ) {
      let isLet = !isInout && !isConsuming
      let variable = Variable(name, normalized(type), isLet: isLet, storage: .local, owner: body, span: span)
      variable.isInout = isInout
      variable.isImplicitlyUnwrapped = isUnwrapped
      body.parameters.append(variable)
      if name != .underscore { inner.add(.variable(variable), named: name) }
    }
    if let written = closure.parameters {
      if let wanted, wanted.parameters.count != written.count {
        // One tuple, named in parts: `{ key, value in … }`.
        if wanted.parameters.count == 1, case .tuple(let fields) = wanted.parameters[0].type.resolved,
          fields.count == written.count
        {
          destructure(fields, written.map { ($0.name, $0.span) }, wanted.parameters[0].type, body, inner, closure.span)
          return wanted.parameters
        }
        if !(written.count == 0 && wanted.parameters.isEmpty) {
          report(
            .closureArity(.function(wanted), expected: wanted.parameters.count, found: written.count),
            written.first.map { parameterList($0.span.union(written[written.count - 1].span)) } ?? closure.span)
          return nil
        }
      }
      var parameters: [FunctionType.Parameter] = []
      for (index, parameter) in written.enumerated() {
        let outer = wanted?.parameters[index]
        var type: Type
        if let annotation = parameter.type {
          type = resolve(annotation)
          if parameter.isVariadic { type = catalog.array(type) }
          // What does not fit shows when the closure as a whole is converted.
          if let outer, !unify(type, outer.type) { _ = convertType(outer.type, type) }
        } else if let outer {
          type = outer.type
        } else {
          type = freshVariable(.general, parameter.span)
        }
        if parameter.name != .underscore, written[..<index].contains(where: { $0.name == parameter.name }) {
          report(.redeclaration(parameter.name.text), parameter.span)
        }
        let isInout = outer?.isInout ?? parameter.isInout
        let isUnwrapped = if case .implicitlyUnwrapped? = parameter.type?.kind { true } else { false }
        add(
          parameter.name, type, parameter.span, isInout: isInout, isConsuming: parameter.isConsuming,
          isUnwrapped: isUnwrapped)
        parameters.append(.init(type, isInout: isInout, isVariadic: parameter.isVariadic))
      }
      return parameters
    }
    guard let wanted else {
      if closure.highestDollar >= 0 {
        return (0...closure.highestDollar).map { index in
          let type = freshVariable(.general, closure.span)
          add(Name("$\(index)"), type, closure.span, isInout: false)
          return .init(type)
        }
      }
      return []
    }
    let count = wanted.parameters.count
    if closure.highestDollar >= count {
      if count == 1, case .tuple(let fields) = wanted.parameters[0].type.resolved, closure.highestDollar < fields.count
      {
        destructure(
          fields, fields.indices.map { (Name("$\($0)"), closure.span) }, wanted.parameters[0].type, body, inner,
          closure.span)
        return wanted.parameters
      }
      report(
        .closureArity(.function(wanted), expected: count, found: closure.highestDollar + 1), closure.span)
      return nil
    }
    // `Void` alone need not be mentioned: `{ 7 }` is a `(()) -> Int` too.
    if closure.highestDollar < 0, count > 0, !(count == 1 && wanted.parameters[0].type.isVoid) {
      // `forEach { print(x) }`: what the body does not know says more.
      if isMissingName(closure.body) { return wanted.parameters }
      report(.closureIgnoresArguments(count), closure.span)
      return nil
    }
    // `$0` alone of several: it may be all of them as one tuple only where the closure takes a tuple.
    if closure.highestDollar >= 0, closure.highestDollar + 1 < count {
      report(.closureArity(.function(wanted), expected: count, found: closure.highestDollar + 1), closure.span)
      return nil
    }
    for (index, parameter) in wanted.parameters.enumerated() {
      add(Name("$\(index)"), parameter.type, closure.span, isInout: parameter.isInout)
    }
    return wanted.parameters
  }

  /// A tuple parameter whose parts have names: the parts become constants at the start of the body.
  private func destructure(
    _ fields: [TupleField], _ names: [(Name, Span)], _ type: Type, _ body: TypedFunction, _ inner: Scope, _ span: Span
  ) {
    let whole = Variable("$tuple", type, isLet: true, storage: .local, owner: body, span: span)
    body.parameters = [whole]
    body.destructured = []
    for (index, (name, nameSpan)) in names.enumerated() {
      let variable = Variable(
        name, normalized(fields[index].type), isLet: true, storage: .local, owner: body, span: nameSpan)
      body.destructured.append((variable, index))
      if name != .underscore { inner.add(.variable(variable), named: name) }
    }
  }
}
