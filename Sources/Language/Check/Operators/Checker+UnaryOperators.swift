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
        if typed.type.optionalPayload?.nominal === catalog.boolNominal,
          case .optionalNotUnwrapped = notUnwrapped(typed, catalog.bool, to: catalog.bool, .condition)
        {
          return convert(typed, to: catalog.bool, .argument)
        }
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
    let typed = check(operand, expecting: name == "..." ? expecting.flatMap(rangeBound) : nil)
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
}
