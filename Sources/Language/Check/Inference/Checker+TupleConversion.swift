/// What tuples and tuple literals become.
extension Checker {
  func convertTuples(_ ss: [TupleField], _ ts: [TupleField]) -> Conversion?? {
    guard ss.count == ts.count else { return nil }
    var parts: [Conversion?] = []
    var isTrivial = true
    for (s, t) in zip(ss, ts) {
      if let l = s.label, let m = t.label, l != m { return nil }
      guard let part = convertType(s.type, t.type) else { return nil }
      parts.append(part)
      if part != nil { isTrivial = false }
    }
    return isTrivial ? .some(nil) : .some(.tuple(parts))
  }

  /// A tuple literal element by element; or vsh's shorthand, `(40, 30, 100, 50)` where a `CGRect` is expected.
  func convertTupleLiteral(_ expr: TypedExpr, _ elements: [TypedExpr], _ to: Type) -> TypedExpr? {
    switch to {
    case .tuple(let fields):
      guard fields.count == elements.count, case .tuple(let written) = expr.type.resolved else { return nil }
      var converted: [TypedExpr] = []
      for (index, field) in fields.enumerated() {
        // `(y: 2, x: 1)` may stand for `(x: 1, y: 2)`.
        let other = field.label.flatMap { label in written.firstIndex { $0.label == label } } ?? index
        if other == index, let label = written[index].label, field.label.map({ $0 != label }) ?? false { return nil }
        guard let part = conversion(of: elements[other], to: field.type) else { return nil }
        converted.append(part)
      }
      return TypedExpr(.tuple(converted), to, expr.span)
    case .nominal(let nominal, _):
      guard let labels = tupleShorthands[nominal.name], labels.count == elements.count else { return nil }
      guard case .tuple(let fields) = expr.type.resolved, fields.allSatisfy({ $0.label == nil }) else { return nil }
      for case .function(let function) in nominal.members(named: "init")
      where function.parameters.map(\.label) == labels.map({ $0 }) && !function.isAlias {
        var arguments: [TypedExpr] = []
        for (element, parameter) in zip(elements, function.parameters) {
          guard let argument = conversion(of: element, to: parameter.type) else { return nil }
          arguments.append(argument)
        }
        return TypedExpr(.call(FunctionUse(function), base: nil, arguments), to, expr.span)
      }
      return nil
    case .optional(let payload):
      guard let inner = convertTupleLiteral(expr, elements, payload.resolved) else { return nil }
      return TypedExpr(.convert(.wrapOptional, inner), to, expr.span)
    default: return nil
    }
  }
}
