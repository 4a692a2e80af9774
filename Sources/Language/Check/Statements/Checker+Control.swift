import Syntax

/// `if`, `guard`, `for`, `switch`, `do`.
extension Checker {
  func checkIf(_ node: IfStmt) -> TypedStmt.Kind {
    let topLevel = isTopLevel
    isTopLevel = false
    defer { isTopLevel = topLevel }
    let (conditions, body) = inBlock { () -> ([TypedCondition], [TypedStmt]) in
      let conditions = statementScope { checkConditions(node.conditions) }
      return (conditions, withLabel(node.label) { checkBlock(node.body) })
    }
    var otherwise: [TypedStmt] = []
    switch node.elseBody {
    case .block(let statements)?: otherwise = checkBlock(statements)
    case .elseIf(let next)?: otherwise = [TypedStmt(checkIf(next), next.span)]
    case nil: break
    }
    return .if_(conditions, body, otherwise)
  }

  /// A label on an `if` is a target of `break`.
  private func withLabel(_ label: Name?, _ body: () -> [TypedStmt]) -> [TypedStmt] {
    guard let label else { return body() }
    let open = OpenLabel(name: label, id: newLabel(), kind: .if_)
    let statements = within(open, body)
    return [TypedStmt(.do_(statements, [], open.id), statements.first?.span ?? .none)]
  }

  func checkConditions(_ conditions: [Condition]) -> [TypedCondition] { conditions.map(checkCondition) }

  /// In the rest of a statement, and of the block in which a `guard` stands, a name means what a condition binds,
  /// whatever was declared before: `if let size, let size = size.width`.
  private func openScope(binding names: [Name]) {
    let isTaken = names.contains { name in
      scope.local(name).contains { if case .variable = $0 { true } else { false } }
    }
    if isTaken { scope = Scope(.block, parent: scope) }
  }

  private func checkCondition(_ condition: Condition) -> TypedCondition {
    let topLevel = guardsAtTopLevel
    switch condition {
    case .expression(let expr):
      return .expression(checkTest(expr))
    case .optionalBinding(let name, let nameSpan, let isVar, let type, let value):
      let written = type.map(resolve)
      let source = value ?? Expr(.name(NameUse(name, nameSpan)), nameSpan)
      let complaints = failures
      let typed = check(source, expecting: written.map { .optional($0) })
      settleLiterals(typed.type)
      var payload: Type = .error
      var subject = typed
      if case .optional(let inner) = typed.type.resolved {
        payload = inner
        if let written {
          if conformances.same(written, inner) {
            payload = written
          } else if canConvert(typed.type, to: .optional(written)) {
            subject = convert(typed, to: .optional(written), .initialization)
            payload = written
          } else {
            report(.cannotConvert(inner, to: written, .initialization), source.span)
          }
        }
      } else if !typed.type.isError, failures == complaints {
        report(.conditionalBindingType(typed.type), Span(bindingStart(nameSpan), Int(nameSpan.end)))
        payload = written ?? typed.type
      }
      if !topLevel { openScope(binding: [name]) }
      let variable = declareVariable(name, payload.canonical, isLet: !isVar, nameSpan, topLevel: topLevel)
      return .optionalBinding(variable, subject)
    case .pattern(let pattern, let value):
      let typed = check(value, expecting: nil)
      settleLiterals(typed.type)
      if !topLevel { openScope(binding: pattern.names) }
      return .pattern(checkPattern(pattern, typed.type.canonical, topLevel: topLevel), typed)
    }
  }

  /// Where the `let` or `var` in front of a name begins.
  private func bindingStart(_ name: Span) -> Int {
    let before = textOf(Span(max(0, Int(name.start) - 40), Int(name.start)))
    let spaces = before.utf8.reversed().prefix { $0 == 32 || $0 == 10 || $0 == 9 }.count
    return spaces == 0 ? Int(name.start) : max(0, Int(name.start) - spaces - 3)
  }

  /// What must be true or false. Of `if a = b` Swift tells first whether `a` could be assigned at all.
  func checkTest(_ expr: Expr) -> TypedExpr {
    guard case .assign(let left, let right) = expr.withoutParens.kind else {
      return check(expr, as: catalog.bool, .condition)
    }
    let sign = equalsSign(between: left, right)
    let place = assignedPlace(left, expecting: nil)
    if !place.type.isError { requireMutable(place, .assignment, left.span, orAt: sign) }
    return fail(.assignmentInCondition, sign)
  }

  /// `guard let x` at top level makes globals.
  private var guardsAtTopLevel: Bool { isTopLevel }

  // MARK: Loops

  func checkFor(_ loop: ForStmt, _ span: Span) -> TypedStmt {
    inLoop(loop.label) { id in
      let sequence = statementScope { () -> TypedExpr in
        // `for size: CGFloat in [1, 2]`
        var wanted: Type?
        if case .typed(_, let written) = loop.pattern.kind, case .array = loop.sequence.withoutParens.kind {
          wanted = catalog.array(resolve(written))
        }
        whole.isCounting = true
        let typed = check(loop.sequence, expecting: wanted)
        whole.isCounting = false
        // `for i: Int8 in 1...3`
        if case .typed(_, let written) = loop.pattern.kind, containsUnknown(typed.type),
          let element = sequenceElement(typed.type), let type = attempt({ resolve(written) })
        {
          let mark = trail.count
          if !unify(element, type) { unwind(to: mark) }
        }
        settleLiterals(typed.type)
        return unwrapped(typed)
      }
      let element = elementType(sequence.type, loop.sequence.span)
      return inBlock {
        let pattern =
          isRefutable(loop.pattern)
          ? checkPattern(loop.pattern, element, topLevel: false)
          : declarePattern(loop.pattern, element, isLet: true, topLevel: false, from: loop.sequence.span)
        let filter = loop.filter.map { filter in statementScope { check(filter, as: catalog.bool, .condition) } }
        let body = checkBlock(loop.body)
        return TypedStmt(
          .for_(
            TypedFor(pattern: pattern, sequence: sequence, element: element, filter: filter, body: body, label: id)),
          span)
      }
    }
  }

  private func isRefutable(_ pattern: Pattern) -> Bool {
    switch pattern.kind {
    case .wildcard, .binding: false
    case .tuple(let parts): parts.contains { isRefutable($0.pattern) }
    case .typed(let inner, _): isRefutable(inner)
    default: true
    }
  }

  func elementType(_ type: Type, _ span: Span) -> Type {
    if type.isError { return .error }
    if let element = sequenceElement(type) { return element.canonical }
    if case .existential = type.resolved, let element = conformances.associated(type, "Element") { return element }
    // What says that it is a sequence, and is none, has been told so.
    if type.nominal?.conformances.contains(where: { conformances.inherits($0.proto, from: catalog.sequenceProtocol) })
      == true, type.nominal?.module == "main"
    {
      return .error
    }
    if case .optional(let payload) = type.resolved, sequenceElement(payload) != nil {
      report(
        .optionalNotSequence(type), span)
    } else {
      let isNil = if case .variable(let variable) = type.resolved { variable.kind == .nilLiteral } else { false }
      report(isNil ? .nilNeedsContext : .notSequence(type), span)
    }
    return .error
  }

  func sequenceElement(_ type: Type) -> Type? {
    guard conformances.conforms(type, to: catalog.sequenceProtocol) else { return nil }
    if let known = conformances.associated(type, "Element") { return known }
    switch type.resolved {
    case .parameter, .associated, .opaque: return .associated(type, catalog.sequenceProtocol, "Element")
    default: return nil
    }
  }

  // MARK: Switch

  func checkSwitch(_ node: SwitchStmt, yielding: Type?) -> TypedStmt {
    let topLevel = isTopLevel
    isTopLevel = false
    defer { isTopLevel = topLevel }
    let subject = statementScope { () -> TypedExpr in
      let typed = check(node.subject, expecting: nil)
      settleLiterals(typed.type)
      return isOpenNil(typed) ? fail(.nilNeedsContext, typed.span) : typed
    }
    let type = subject.type.canonical
    let id = newLabel()
    open(OpenLabel(name: node.label, id: id, kind: .switch_))
    defer { labels[labels.count - 1].removeLast() }
    var cases: [TypedCase] = []
    // `@unknown default` is for further cases of what has some, not for all that is left of numbers or texts.
    var known: [TypedCase] = []
    // What a wrong pattern leaves out says nothing.
    var hasMistake = false
    let outerTarget = fallthroughTarget
    defer { fallthroughTarget = outerTarget }
    for (index, written) in node.cases.enumerated() {
      fallthroughTarget = .end
      if index < node.cases.count - 1 {
        let mine = Set(written.items.flatMap(\.pattern.names))
        fallthroughTarget = .nextCase(
          node.cases[index + 1].items.flatMap(\.pattern.names).filter { !mine.contains($0) })
      }
      let typed = inBlock { () -> TypedCase in
        var items: [(pattern: TypedPattern, filter: TypedExpr?)] = []
        var bound: [Variable]?
        let complaints = failures
        for item in written.items {
          let pattern = checkAlternative(item.pattern, type, &bound)
          let filter = item.filter.map { filter in statementScope { check(filter, as: catalog.bool, .condition) } }
          items.append((pattern, filter))
        }
        if failures > complaints { hasMistake = true }
        let body =
          yielding.map { checkYielding(written.body, $0, written.span, in: "switch") } ?? checkBlock(written.body)
        return TypedCase(items: items, body: body, isDefault: written.isDefault)
      }
      cases.append(typed)
      if !written.isUnknown || comesInCases(type) { known.append(typed) }
    }
    let word = Span(Int(node.span.start), Int(node.span.start) + 6)
    if !type.isError, cases.isEmpty {
      // Of what has no values there is nothing to tell apart.
      if !isUninhabited(type) {
        let missing = type.nominal?.kind == .enum ? missingCases(type, []) : nil
        report(missing.map { .switchNotExhaustive($0, hasUnknown: false) } ?? .switchWithoutCases, word)
      }
    } else if !type.isError, !hasMistake, !known.contains(where: \.isDefault), let missing = missingCases(type, known) {
      report(.switchNotExhaustive(missing, hasUnknown: known.count < cases.count), word)
    }
    return TypedStmt(.switch_(subject, cases, id), node.span)
  }

  // MARK: Commands

  func checkCommand(_ command: CommandStmt, _ span: Span) -> TypedStmt {
    // A lone word is the variable if one of that name is bound.
    if command.isLone, case .variable(let variable) = lookup(command.name) {
      let value = use(variable, span)
      return TypedStmt(echoes && isTopLevel ? .topLevelValue(value) : .expression(value), span)
    }
    var arguments: [(TypedCommand.Argument, Span)] = []
    for argument in command.arguments {
      switch argument.value {
      case .word(let word): arguments.append((.word(word), argument.span))
      case .option(let name, let value): arguments.append((.option(name: name, value: value), argument.span))
      case .expression(let expr):
        let typed: TypedExpr
        if case .typed(let name) = argument.use, let type = catalog.type(named: name) {
          typed = check(expr, as: .nominal(type, []))
        } else {
          typed = check(expr, expecting: nil)
        }
        settleLiterals(typed.type)
        let text = textOf(expr.span)
        if case .parts = argument.use, let parts = TypedParts(typed) {
          arguments.append((.parts(parts, text: text), argument.span))
        } else {
          arguments.append((.expression(typed, text: text), argument.span))
        }
      case .statement(let statement):
        let body = TypedFunction(name: "statement", span: statement.span, source: source)
        body.isThrowing = true
        let typed = check(statement)
        body.body = [typed]
        arguments.append((.statement(body, text: textOf(statement.span)), argument.span))
      }
    }
    return TypedStmt(.command(TypedCommand(command, arguments: arguments)), span)
  }
}
