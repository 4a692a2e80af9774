import Syntax

/// What swiftc says where an operator of the script's own takes one of two operands, and not the other. (Observed of seven
/// hundred pairs.)
extension Checker {
  func ownOperandFailure(_ name: Name, _ a: TypedExpr, _ b: TypedExpr, _ span: Span) -> TypedExpr? {
    let own = ownFunctions(name)
    let proto = comparisonProtocol(name)
    let isCompared = [a, b].contains { operand in
      isOfScript(operand.type) && proto.map { conformances.conforms(operand.type, to: $0) } ?? false
    }
    guard !own.isEmpty || isCompared, !isUnknown(a.type), !isUnknown(b.type) else { return nil }
    let takers = own.map { function in zip([a, b], function.parameters).map { canConvert($0, to: $1.type) } }
    if takers.contains(where: { $0.allSatisfy { $0 } }) { return nil }
    if own.count == 1, !isLiteral(a), !isLiteral(b), canConvert(a, to: own[0].parameters[1].type),
      canConvert(b, to: own[0].parameters[0].type)
    {
      return fail(.operandsSwapped, b.span)
    }
    for (operand, other, isLeft) in [(b, a, true), (a, b, false)] where isOfScript(other.type) {
      // What is added to a text may be a list, and numbers and texts are compared with others of their kinds.
      if name == "+", isLeft, operand.type.nominal === catalog.stringNominal {
        return fail(.requiresConformance("operator function '+'", other.type, catalog.sequenceProtocol), span)
      }
      if let asked = comparedAs(name, operand.type) {
        let what = "operator function '\(name.text)'"
        return fail(
          .requiresConformance(isLeft ? "referencing \(what) on '\(asked.name.text)'" : what, other.type, asked), span)
      }
    }
    let near = takers.indices.filter { takers[$0].contains(true) }
    guard let taker = near.first else { return nil }
    let refused = takers[taker][0] ? 1 : 0
    let operand = refused == 0 ? a : b
    let isComparedToo = proto.map { conformances.conforms(operand.type, to: $0) } ?? false
    if near.count > 1 || isCompared && isComparedToo || has(name, operand.type)
      || name == "/" && conformances.same(a.type, b.type)
    {
      return fail(.binaryOperands(name, a.type, b.type), span)
    }
    return fail(.cannotConvert(operand.type, to: own[taker].parameters[refused].type, .argument), operand.span)
  }

  private func isLiteral(_ operand: TypedExpr) -> Bool {
    switch operand.kind {
    case .integer, .float, .string: true
    default: false
    }
  }

  private func isOfScript(_ type: Type) -> Bool { type.nominal?.module == "main" }

  /// The protocol of which an operator is a requirement, or made of one.
  private func comparisonProtocol(_ name: Name) -> Nominal? {
    guard isComparison(name) else { return nil }
    return name == "==" || name == "!=" ? catalog.equatable : catalog.comparable
  }

  /// The protocol on which the comparison of such values is declared, where it takes two of different types.
  private func comparedAs(_ name: Name, _ type: Type) -> Nominal? {
    guard isComparison(name) else { return nil }
    if type.nominal?.integerKind != nil { return catalog.type(named: "BinaryInteger") }
    return type.nominal === catalog.stringNominal ? catalog.type(named: "StringProtocol") : nil
  }

  /// Whether the operator takes two values of the type, in a way that swiftc weighs as much as the script's own.
  private func has(_ name: Name, _ type: Type) -> Bool {
    switch name.text {
    case "+": isNumber(type) || type.nominal === catalog.stringNominal
    case "-", "*", "/": isNumber(type)
    case "==", "!=": type.nominal === catalog.boolNominal
    case "%", "&", "|", "^": type.nominal?.integerKind != nil
    default: false
    }
  }
}
