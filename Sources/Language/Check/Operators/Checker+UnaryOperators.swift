import Syntax

extension Checker {
  func checkPrefix(_ op: Operator, _ operand: Expr, _ expecting: Type?, _ span: Span) -> TypedExpr {
    let name = op.name
    switch name.text {
    case "!":
      let typed = check(operand, expecting: nil)
      let candidates = operatorCandidates(name, typed.type).filter { $0.function.fixity.contains(.prefix) }
      if !candidates.isEmpty, typed.type.nominal !== catalog.boolNominal {
        return resolveOperator(name, candidates, [typed], span, expecting: expecting, written: [operand])
      }
      if typed.type.isError { return typed }
      guard let converted = conversion(of: typed, to: catalog.bool) else {
        let isNumber = defaulted(typed.type).nominal?.integerKind != nil && !isNumberLiteral(operand)
        if isNumber || typed.type.optionalPayload != nil { return fail(.negatedNoBoolean(typed.type), operand.span) }
        return convert(typed, to: catalog.bool, .argument)
      }
      return TypedExpr(.unary(.not, converted), catalog.bool, span)
    case "-", "+", "~":
      let typed = unwrapped(check(operand, expecting: expecting.flatMap(operandHint)))
      if typed.type.isError { return typed }
      let op: UnaryOperator = name == "-" ? .negate : name == "+" ? .plus : .bitNot
      if isNegatable(typed.type, op) {
        if op == .bitNot { requireInteger(typed.type) }
        if op == .negate { noteNegation(typed, span) }
        return TypedExpr(.unary(op, typed), typed.type, span)
      }
      let candidates = operatorCandidates(name, typed.type).filter { $0.function.fixity.contains(.prefix) }
      if !candidates.isEmpty {
        return resolveOperator(name, candidates, [typed], span, expecting: expecting, written: [operand])
      }
      // `AdditiveArithmetic` gives each of its types a sign that does nothing.
      if op == .plus, conformsByName(typed.type, "AdditiveArithmetic") { return typed }
      if case .optional(let payload) = typed.type.resolved, isNegatable(payload, op) {
        return fail(.optionalNotUnwrapped(typed.type, payload: payload, isTry: false), typed.span)
      }
      return fail(.unaryOperand(name, typed.type), span)
    case "...", "..<":
      let typed = check(operand, expecting: expecting.flatMap(rangeBound))
      if typed.type.isError { return typed }
      let through = name == "..."
      guard let nominal = catalog.type(named: through ? "PartialRangeThrough" : "PartialRangeUpTo") else {
        return fail(.unsupported("one-sided ranges"), span)
      }
      return TypedExpr(.unary(through ? .rangeThrough : .rangeUpTo, typed), .nominal(nominal, [typed.type]), span)
    default:
      let typed = check(operand, expecting: nil)
      if typed.type.isError { return typed }
      let candidates = operatorCandidates(name, typed.type).filter { $0.function.fixity.contains(.prefix) }
      if candidates.isEmpty { return fail(noOperator(name, in: .prefix, typed.type), misplaced(op)) }
      return resolveOperator(name, candidates, [typed], span, expecting: expecting, written: [operand])
    }
  }

  /// Why there is no such operator in front of or behind an operand: what is there stands elsewhere.
  private func noOperator(_ name: Name, in place: Modifiers, _ type: Type) -> CheckError {
    let isInfix =
      Self.builtin(name) != nil || ["&&", "||", "??"].contains(name.text) || name.text.hasSuffix("=")
      || operatorCandidates(name, type).contains { $0.function.parameters.count == 2 }
    let isPrefix = ["!", "-", "+", "~"].contains(name.text)
    if isInfix || isPrefix { return .misplacedOperator(name, place == .prefix ? "prefix unary" : "postfix unary") }
    return isSeveralPrefixes(name) ? .juxtaposedOperators : .cannotFindOperator(name)
  }

  /// `!!`, `-!`: two, read as one operator.
  private func isSeveralPrefixes(_ name: Name) -> Bool {
    name != "--" && name != "++" && name.text.utf8.count == 2 && name.text.allSatisfy { "!-+~".contains($0) }
  }

  private func misplaced(_ op: Operator) -> Span {
    isSeveralPrefixes(op.name) ? Span(Int(op.span.start) + 1, Int(op.span.end)) : op.span
  }

  func checkPostfix(_ operand: Expr, _ op: Operator, _ expecting: Type?, _ span: Span) -> TypedExpr {
    let name = op.name
    let typed = check(operand, expecting: nil)
    if typed.type.isError { return typed }
    if name == "..." {
      guard let nominal = catalog.type(named: "PartialRangeFrom") else {
        return fail(.unsupported("one-sided ranges"), span)
      }
      return TypedExpr(.unary(.rangeFrom, typed), .nominal(nominal, [typed.type]), span)
    }
    let candidates = operatorCandidates(name, typed.type).filter { $0.function.fixity.contains(.postfix) }
    if candidates.isEmpty { return fail(noOperator(name, in: .postfix, typed.type), op.span) }
    return resolveOperator(name, candidates, [typed], span, expecting: expecting, written: [operand])
  }

  /// What a result that is to become an optional or an `Any` says of the operand: only what stands inside.
  private func operandHint(_ result: Type) -> Type? {
    switch result.resolved {
    case .optional(let payload): operandHint(payload)
    case .existential: nil
    default: result
    }
  }

  func isNegatable(_ type: Type, _ op: UnaryOperator) -> Bool {
    switch type.resolved {
    case .variable(let variable):
      return variable.kind == .integerLiteral || variable.kind == .floatLiteral && op != .bitNot
    case .nominal(let nominal, _):
      if nominal.integerKind != nil { return op == .bitNot || op == .plus || nominal.integerKind!.isSigned }
      return op != .bitNot && nominal.module == "Swift"
        && (nominal === catalog.doubleNominal || nominal === catalog.floatNominal)
    case .parameter, .associated, .opaque:
      return op == .bitNot ? conformsByName(type, "BinaryInteger") : conformsByName(type, "SignedNumeric")
    default: return false
    }
  }

  // MARK: ??

  func checkCoalescing(_ left: Expr, _ op: Operator, _ right: Expr, _ expecting: Type?, _ span: Span) -> TypedExpr {
    let wanted = expecting.flatMap { isUnknown($0) ? nil : $0 }
    let a = check(left, expecting: wanted.map { $0.optionalPayload != nil ? $0 : .optional($0) })
    if a.type.isError { return a }
    guard case .optional(let payload) = a.type.resolved else {
      if case .none = a.kind { return coalesceNil(a, right, wanted, span) }
      // Swift accepts it and warns that the right side is never used.
      let b = check(right, expecting: a.type)
      if b.type.isError { return b }
      guard conversion(of: b, to: a.type) != nil else { return coalescingFailure(a, b, a.type, wanted, op) }
      return a
    }
    // With `Any` expected, Swift converts inside the chain and leaves a literal its own type: `print(a?.x ?? -1)`.
    if let wanted, case .existential = wanted.resolved, case .chain = left.kind, isNumberLiteral(right) {
      let literal = check(right, expecting: nil)
      settleLiterals(literal.type)
      if !conformances.same(literal.type, payload), let first = conversion(of: a, to: .optional(wanted)),
        let second = conversion(of: literal, to: wanted)
      {
        return TypedExpr(.nilCoalescing(first, second), wanted, span)
      }
    }
    if let wanted, let result = coalesceInto(wanted, a, right, span) { return result }
    // `words?.reversed() ?? []`: a literal is no `ReversedCollection`.
    if case .array = right.withoutParens.kind, payload.nominal !== catalog.arrayNominal,
      let element = sequenceElement(payload), let list = conversion(of: a, to: .optional(catalog.array(element)))
    {
      return TypedExpr(.nilCoalescing(list, check(right, as: catalog.array(element))), catalog.array(element), span)
    }
    let b = check(right, expecting: payload)
    if b.type.isError { return b }
    if isNeverType(b.type) { return fail(.cannotConvert(b.type, to: payload, .argument), b.span) }
    let mark = trail.count
    if let converted = conversion(of: b, to: payload) { return TypedExpr(.nilCoalescing(a, converted), payload, span) }
    unwind(to: mark)
    // The default is optional too: so is the result.
    if let converted = conversion(of: b, to: a.type) { return TypedExpr(.nilCoalescing(a, converted), a.type, span) }
    unwind(to: mark)
    // The payload may convert to what the default is: `label ?? view`.
    if let optional = conversion(of: a, to: .optional(b.type)) {
      return TypedExpr(.nilCoalescing(optional, b), b.type, span)
    }
    unwind(to: mark)
    if let common = commonClass(payload, b.type), let x = conversion(of: a, to: .optional(common)),
      let y = conversion(of: b, to: common)
    {
      return TypedExpr(.nilCoalescing(x, y), common, span)
    }
    if isNeverType(b.type) { return TypedExpr(.nilCoalescing(a, convert(b, to: payload, .plain)), payload, span) }
    return coalescingFailure(a, b, payload, wanted, op)
  }

  /// `nil ?? 3`: an optional of what is behind it.
  private func coalesceNil(_ none: TypedExpr, _ right: Expr, _ wanted: Type?, _ span: Span) -> TypedExpr {
    let b = check(right, expecting: wanted)
    if b.type.isError { return b }
    if isOpenNil(b) { return fail(.genericNotInferred("T"), span) }
    return TypedExpr(.nilCoalescing(TypedExpr(.none, .optional(b.type), none.span), b), b.type, span)
  }

  /// Neither side fits the other. Where something else is wanted, the side that does not fit that is to blame.
  private func coalescingFailure(
    _ a: TypedExpr, _ b: TypedExpr, _ payload: Type, _ wanted: Type?, _ op: Operator
  ) -> TypedExpr {
    settleLiterals(a.type)
    settleLiterals(b.type)
    if isOpenNil(b) { return fail(.nilIncompatible(payload, .argument), b.span) }
    var goal = wanted?.resolved
    if case .existential? = goal { goal = nil }
    guard let goal else { return fail(.binaryOperands(op.name, a.type, b.type), op.span) }
    let result = goal.optionalPayload ?? goal
    if !canConvert(payload, to: result), canConvert(b, to: result) {
      return fail(.cannotConvert(payload, to: result, .argument), a.span)
    }
    return convert(b, to: payload, .argument)
  }

  /// `print(numbers.max() ?? "none")`: where neither side fits the other, both may fit what is wanted.
  private func coalesceInto(_ wanted: Type, _ a: TypedExpr, _ right: Expr, _ span: Span) -> TypedExpr? {
    guard case .optional(let payload) = a.type.resolved, isUnknown(payload) || !conformances.same(payload, wanted)
    else { return nil }
    func fits(_ expecting: Type, _ test: (TypedExpr) -> Bool) -> Bool {
      let mark = trail.count
      defer { unwind(to: mark) }
      return attempt { test(check(right, expecting: expecting)) } ?? false
    }
    let isPlain = fits(payload) { b in
      canConvert(b, to: payload) || canConvert(b, to: a.type) || canConvert(a, to: .optional(b.type))
        || isNeverType(b.type)
    }
    if isPlain { return nil }
    settleLiterals(a.type)
    guard canConvert(a.type, to: .optional(wanted)), fits(wanted, { canConvert($0, to: wanted) }),
      let first = conversion(of: a, to: .optional(wanted)),
      let second = conversion(of: check(right, expecting: wanted), to: wanted)
    else { return nil }
    return TypedExpr(.nilCoalescing(first, second), wanted, span)
  }

  func isNumberLiteral(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .integer, .float: true
    case .prefix(_, let inner), .paren(let inner): isNumberLiteral(inner)
    default: false
    }
  }

  private func isNeverType(_ type: Type) -> Bool { type.nominal === catalog.neverNominal }
}
