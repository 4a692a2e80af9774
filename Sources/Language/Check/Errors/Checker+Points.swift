import Syntax

/// Where the caret of a message about an expression stands.
extension Checker {
  /// As in swiftc: of `a + b` at the operator, of `a.b(c)` at the member, of `a[i]` at the bracket. The text is read once
  /// more for it, since typed trees keep no places of operators: only a mistake pays for that.
  func point(of span: Span) -> Int32 {
    let text = textOf(span)
    guard text.utf8.count > 1, text.utf8.count < 10_000 else { return span.start }
    let (expression, complaints) = Parser.parseExpression(text)
    guard complaints.isEmpty else { return span.start }
    let bytes = Array(text.utf8)
    return span.start + Int32(point(of: expression, bytes))
  }

  /// Where the last token of an expression begins, when that is a bracket; else as above.
  func lastToken(of span: Span) -> Int32 {
    switch textOf(span).utf8.last {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): span.end - 1
    default: point(of: span)
    }
  }

  private func point(of expr: Expr, _ text: [UInt8]) -> Int {
    let start = Int(expr.span.start)
    let last = max(start, Int(expr.span.end) - 1)
    switch expr.kind {
    case .member(_?, let use): return Int(use.span.start)
    case .tupleElement(_, let index): return max(start, Int(expr.span.end) - String(index).utf8.count)
    case .ternary(let condition, _, _): return after(condition, text)
    case .call(let inner, _, _), .paren(let inner), .chain(let inner):
      return point(of: inner, text)
    case .subscript_(let base, _): return after(base, text)
    case .is_(let inner, _), .as_(let inner, _, _), .assign(let inner, _): return after(inner, text)
    case .binary(_, let op, _), .postfix(_, let op): return Int(op.span.start)
    case .forceUnwrap, .optionalTry: return last
    default: return start
    }
  }

  /// The first byte behind an expression that is no space.
  private func after(_ expr: Expr, _ text: [UInt8]) -> Int {
    var offset = Int(expr.span.end)
    while offset < text.count - 1, text[offset] == 32 || text[offset] == 9 || text[offset] == 10 { offset += 1 }
    return min(offset, text.count - 1)
  }
}
