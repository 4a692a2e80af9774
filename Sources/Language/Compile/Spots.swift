import Syntax

// Where an expression that takes several lines stops a script: Swift names the line of the operator, of the `!`, the
// bracket or the member, not the one on which the expression begins.
extension FunctionCompiler {
  /// Moves the place of an expression to what it does to its first operand, when that stands on another line.
  func moveToOperator(_ expr: TypedExpr) {
    guard let operand = firstOperand(expr), expr.span.start <= operand.span.start, operand.span.end < expr.span.end,
      let text = compiler.sourceText(function.source)
    else { return }
    let line = text.position(of: Int(expr.span.start)).line
    if line == text.position(of: Int(expr.span.end)).line { return }
    let rest = text.text(of: Span(Int(operand.span.end), Int(expr.span.end))).utf8
    // Behind the operand and its closing parentheses.
    let skipped = rest.prefix { $0 == 32 || $0 &- 9 < 5 || $0 == UInt8(ascii: ")") }.count
    let start = Int(operand.span.end) + skipped
    if skipped < rest.count, text.position(of: start).line > line { expr.span = Span(start, Int(expr.span.end)) }
  }

  private func firstOperand(_ expr: TypedExpr) -> TypedExpr? {
    switch expr.kind {
    case .binary(_, let a, _), .compoundAssign(_, let a, _): a
    case .forceUnwrap(let base, _), .subscript_(let base?, _, _), .call(_, let base?, _), .property(let base?, _): base
    default: nil
    }
  }
}
