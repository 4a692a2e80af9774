import Syntax

/// How swiftc says that two values cannot be compared: alone it looks at the operator, among other things that have to be
/// told apart at what its operands lack. (Observed.)
extension Checker {
  func unmetComparison(_ name: Name, _ a: TypedExpr, _ b: TypedExpr, _ span: Span) -> CheckError? {
    let isEquality = name == "==" || name == "!="
    guard isEquality || ["<", ">", "<=", ">="].contains(name.text) else { return nil }
    if isEquality, let part = commonPart(a.type, b.type), isLacking(part, catalog.equatable, orClass: true) {
      return .requiresConformance("operator function '\(name.text)'", part, catalog.equatable)
    }
    guard conformances.same(a.type, b.type), isOperandAmongOthers(span) else { return nil }
    // That of `!=` is odd, and swiftc's own.
    let asked: Name = name == "!=" ? "BinaryInteger" : isEquality ? "Equatable" : "Comparable"
    guard let proto = catalog.type(named: asked), isLacking(a.type, proto) else { return nil }
    return .requiresConformance("referencing operator function '\(name.text)' on '\(asked.text)'", a.type, proto)
  }

  private func mentionsImplicitMember(_ root: Expr) -> Bool {
    var found = false
    SyntaxWalk(onExpression: { if case .member(nil, _) = $0.kind { found = true } }).visit(root)
    return found
  }

  /// A type of the script's, or a parameter, that does not conform.
  private func isLacking(_ type: Type, _ proto: Nominal, orClass: Bool = false) -> Bool {
    switch type.resolved {
    case .parameter: !conformances.conforms(type, to: proto)
    case .nominal(let nominal, _):
      nominal.module == "main" && (orClass || nominal.kind != .class) && !conformances.conforms(type, to: proto)
    default: false
    }
  }

  /// Of what both are arrays, dictionaries or optionals.
  private func commonPart(_ a: Type, _ b: Type) -> Type? {
    if a.optionalPayload != nil || b.optionalPayload != nil {
      let (x, y) = (a.optionalPayload ?? a, b.optionalPayload ?? b)
      return conformances.same(x, y) ? x : nil
    }
    guard conformances.same(a, b), a.nominal === catalog.arrayNominal || a.nominal === catalog.dictionaryNominal else {
      return nil
    }
    return a.arguments.last
  }

  /// Whether the expression around an operator has literals, calls or other operators beside it. One call around it all is
  /// none.
  private func isOperandAmongOthers(_ operatorSpan: Span) -> Bool {
    guard let statement else { return false }
    var root: Expr?
    SyntaxWalk(onExpression: { expr in
      if root == nil, expr.span.start <= operatorSpan.start, operatorSpan.end <= expr.span.end { root = expr }
    }).visit(statement)
    guard let root, !mentionsImplicitMember(root) else { return false }
    var (others, calls, closures) = (-1, 0, 0)
    SyntaxWalk(onExpression: { expr in
      switch expr.kind {
      case .call: calls += 1
      case .closure: closures += 1
      case .binary, .ternary, .subscript_, .integer, .float, .string, .boolean, .nilLiteral, .array, .dictionary:
        others += 1
      default: break
      }
    }).visit(root)
    if case .call = root.kind, closures == 0 { calls -= 1 }
    return others + calls > 0
  }
}
