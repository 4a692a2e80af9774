import Syntax

extension Checker {
  /// `(+)(1, 2)`: an operator called like a function is the operator between its operands.
  func calledOperator(_ callee: Expr, _ arguments: [Argument], _ expecting: Type?, _ span: Span) -> TypedExpr? {
    guard case .paren = callee.kind, case .name(let use) = callee.withoutParens.kind, use.name.isOperator,
      arguments.allSatisfy({ $0.label == nil && !$0.isTrailingClosure })
    else { return nil }
    let op = Operator(use.name, use.span)
    var operands = arguments.map(\.value)
    if case .inout_(let place)? = operands.first?.kind {
      operands[0] = place
      if compoundBase(use.name) != nil, let typed = attempt({ check(place, expecting: nil) }),
        !requireMutable(typed, .inoutArgument, arguments[0].value.span)
      {
        return TypedExpr(.error, .error, span)
      }
    } else if compoundBase(use.name) != nil, let place = operands.first {
      let typed = check(place, expecting: nil)
      return typed.type.isError ? typed : fail(.inoutNeedsAmpersand(typed.type), place.span)
    }
    switch operands.count {
    case 0: return nil
    case 1:
      // Of a literal that nothing tells the type of there are two of them: an `Int`'s, and that of any number with a sign.
      if use.name == "-", case .integer = operands[0].withoutParens.kind,
        expecting?.isExistential ?? (whole.depth == 1)
      {
        return fail(.ambiguous("operator '-'"), use.span)
      }
      return check(Expr(.prefix(op, operands[0]), span), expecting: expecting)
    case 2:
      // As a function it throws what its operands, which are functions, may throw.
      if use.name == "&&" || use.name == "||" { noteThrowingCall(span, nil) }
      return check(Expr(.binary(operands[0], op, operands[1]), span), expecting: expecting)
    default: return fail(.extraArgument(label: nil), operands[2].span)
    }
  }
}
