import Syntax

/// `flatMap` of a sequence where Swift takes its older meaning, which is that of `compactMap`.
extension Checker {
  /// - Parameter call: checks the call under a name; nil where that is no method.
  func callFlatMap(
    of base: TypedExpr, _ written: Expr, _ use: NameUse, _ arguments: [Argument], _ expecting: Type?,
    _ call: (NameUse) -> TypedExpr?
  ) -> TypedExpr? {
    guard arguments.count == 1, sequenceElement(base.type) != nil else { return call(use) }
    var older = use
    older.name = "compactMap"
    if expecting.map({ isUnknown($0) || $0.isExistential }) ?? true, isMadeOfIntegers(written),
      listsNegations(arguments[0].value)
    {
      return call(older)
    }
    // Of functions that give optionals: `words.flatMap { Int($0) }`.
    return either({ call(use) }) {
      let givesOptionals = attempt { call(older).map { !$0.type.isError } ?? false } ?? false
      return call(givesOptionals ? older : use)
    }
  }

  /// A list of integer literals, or of tuples or lists of them: nothing says of what type its elements are.
  private func isMadeOfIntegers(_ expr: Expr) -> Bool {
    switch expr.withoutParens.kind {
    case .array(let elements): !elements.isEmpty && elements.allSatisfy(isInteger)
    case .call(let callee, let arguments, .parentheses):
      if case .name(let use) = callee.kind, use.name == "Array", arguments.count == 1, arguments[0].label == nil {
        isMadeOfIntegers(arguments[0].value)
      } else {
        false
      }
    default: false
    }
  }

  private func isInteger(_ expr: Expr) -> Bool {
    switch expr.withoutParens.kind {
    case .integer: true
    case .array(let parts): parts.allSatisfy(isInteger)
    case .tuple(let parts): parts.allSatisfy { isInteger($0.value) }
    default: false
    }
  }

  /// `{ [$0, -$0] }`: which `-` is meant is open as long as the type of the elements is, and Swift settles that with the
  /// older meaning. (Observed.)
  private func listsNegations(_ function: Expr) -> Bool {
    guard case .closure(let closure) = function.kind, closure.body.count == 1, closure.result == nil,
      closure.parameters?.allSatisfy({ $0.type == nil }) ?? true
    else { return false }
    let list: Expr
    switch closure.body[0].kind {
    case .expression(let expr, _): list = expr
    case .return_(let expr?): list = expr
    default: return false
    }
    guard case .array(let elements) = list.kind else { return false }
    return elements.contains { element in
      guard case .prefix(let op, let operand) = element.kind, op.name == "-" else { return false }
      return isPartOfParameter(operand, closure)
    } && !elements.contains { if case .as_ = $0.kind { true } else { false } }
  }

  private func isPartOfParameter(_ expr: Expr, _ closure: ClosureExpr) -> Bool {
    switch expr.withoutParens.kind {
    case .name(let use): closure.parameters.map { $0.contains { $0.name == use.name } } ?? (use.name == "$0")
    case .tupleElement(let base, _), .subscript_(let base, _): isPartOfParameter(base, closure)
    default: false
    }
  }
}
