import Syntax

/// `==` and `!=` of the language's own.
extension Checker {
  func equality(_ op: BinaryOperator, _ a: TypedExpr, _ b: TypedExpr, _ span: Span, _ mark: Int) -> TypedExpr? {
    func made(_ a: TypedExpr, _ b: TypedExpr) -> TypedExpr {
      noteOperand(a, b)
      return TypedExpr(.binary(op, a, b), catalog.bool, span)
    }
    // `x == nil` holds for optionals of anything.
    if case .none = b.kind { return nilComparison(made, a, b, mark, swapped: false) }
    if case .none = a.kind { return nilComparison(made, b, a, mark, swapped: true) }
    if unify(a.type, b.type), isUnknown(a.type) || isEquatable(a.type) { return made(a, b) }
    unwind(to: mark)
    if let converted = conversion(of: b, to: a.type), isEquatable(a.type) { return made(a, converted) }
    unwind(to: mark)
    if let converted = conversion(of: a, to: b.type), isEquatable(b.type) { return made(converted, b) }
    unwind(to: mark)
    if let (x, y) = withoutLabels(a, b), isEquatable(x.type) { return made(x, y) }
    unwind(to: mark)
    // `T.self == Self.self`
    if a.type.metatypeInstance != nil, b.type.metatypeInstance != nil {
      let any = Type.anyMetatype(.any)
      if let a = conversion(of: a, to: any), let b = conversion(of: b, to: any) { return made(a, b) }
      unwind(to: mark)
    }
    if let (x, y) = asCommonClass(a, b, catalog.equatable) { return made(x, y) }
    return bothAsStrings(a, b).map(made)
  }

  /// Two tuples whose labels differ, as the tuples without labels that operators take.
  func withoutLabels(_ a: TypedExpr, _ b: TypedExpr) -> (TypedExpr, TypedExpr)? {
    guard case .tuple(let fields) = a.type.resolved, case .tuple(let others) = b.type.resolved,
      fields.count == others.count
    else { return nil }
    let plain = Type.tuple(fields.map { TupleField(nil, $0.type) })
    guard let x = conversion(of: a, to: plain), let y = conversion(of: b, to: plain) else { return nil }
    return (x, y)
  }

  func nilComparison(
    _ made: (TypedExpr, TypedExpr) -> TypedExpr, _ value: TypedExpr, _ none: TypedExpr, _ mark: Int, swapped: Bool
  ) -> TypedExpr? {
    if isUnknown(defaulted(value.type)) { return nil }
    guard case .optional = value.type.resolved else {
      // Swift accepts it and warns that the answer is always the same.
      guard let wrapped = conversion(of: value, to: .optional(value.type)) else { return nil }
      return nilComparison(made, wrapped, none, mark, swapped: swapped)
    }
    let typed = TypedExpr(.none, value.type, none.span)
    return swapped ? made(typed, value) : made(value, typed)
  }

  func isComparable(_ type: Type) -> Bool {
    if case .variable(let variable) = type.resolved { return variable.kind != .nilLiteral }
    return conformances.conforms(type, to: catalog.comparable)
  }

  func isEquatable(_ type: Type) -> Bool {
    switch type.resolved {
    // A tuple conforms to nothing: Swift has operators for those of up to six values that are none.
    case .tuple(let fields): fields.count <= 6 && fields.allSatisfy { !$0.type.isTuple && isEquatable($0.type) }
    case .optional(let payload): !payload.isTuple && isEquatable(payload)
    case .metatype, .anyMetatype, .error, .variable: true
    default: conformances.conforms(type, to: catalog.equatable)
    }
  }
}
