import Syntax

/// What may stand in `\(…)` beside one value: `\(name, default: "none")`, and what a script's
/// `extension String.StringInterpolation` adds.
extension Checker {
  /// `\(hex: 255)`: the text that an `appendInterpolation` makes of the arguments; nil where there is none that takes them,
  /// or only the library's for any value.
  func ownInterpolation(_ arguments: [Argument], _ span: Span) -> TypedExpr? {
    guard let nominal = catalog.type(named: "DefaultStringInterpolation") else { return nil }
    let type = Type.nominal(nominal, [])
    let found = members(of: type, named: "appendInterpolation", isStatic: false).filter {
      guard case .function(let function) = $0.member else { return false }
      return function.isScripted
        || function.parameters.count > 1 && arguments.last?.label == function.parameters[1].label
    }
    guard !found.isEmpty else { return nil }
    let text = Variable("text", type, isLet: false, storage: .local, owner: currentFunction, span: span)
    let place = TypedExpr(.variable(text), type, span)
    let candidates = found.compactMap { candidate -> CallCandidate? in
      guard case .function(let function) = candidate.member, holds(function.conditions, candidate) else { return nil }
      return callCandidate(function, candidate, base: place, isSuper: false)
    }
    let use = NameUse("appendInterpolation", span)
    func added() -> TypedExpr { resolve(candidates, use, arguments, nil, span) }
    // The library's takes any one value.
    let isAnyValue = arguments.count == 1 && arguments[0].label == nil
    if isAnyValue, attempt({ added() }) == nil { return nil }
    let begun = construct(
      type, TypedExpr(.metatype(type), .metatype(type), span),
      [argument("literalCapacity", span), argument("interpolationCount", span)], nil, span)
    let grown = added()
    // Inside of the library the text so far is a text.
    let result = TypedExpr(.variable(text), catalog.string, span)
    return TypedExpr(
      .let_(text, begun, in: TypedExpr(.sequence([grown, result]), catalog.string, span)), catalog.string, span)
  }

  private func argument(_ label: Name, _ span: Span) -> Argument {
    Argument(label: label, labelSpan: span, value: Expr(.integer(0, wide: nil), span))
  }
}
