/// Where nothing but the value of an expression can be seen, not its type: it is printed or shown, or an operator is
/// beside it of which Swift prefers the one for `Int`.
struct OnlyRead {
  /// The expressions that stand in such places.
  private var places: Set<ObjectIdentifier> = []
  /// Where each variable is used.
  private var uses: [(variable: Variable, place: ObjectIdentifier)] = []
  private var declarations: [(variable: Variable, value: TypedExpr)] = []

  /// Whether it holds of the product whose second factor this is: where it stands, or of each use of the variable that it
  /// is the first value of.
  static func product(ending factor: TypedExpr, in function: TypedFunction) -> Bool {
    let all = OnlyRead(function)
    if all.holds(factor) { return true }
    guard
      let declared = all.declarations.first(where: { OnlyRead.parts(of: $0.value).contains { $0 === factor } })?
        .variable
    else { return false }
    return all.uses.allSatisfy { $0.variable !== declared || all.places.contains($0.place) }
  }

  private init(_ function: TypedFunction) {
    var (places, uses, declarations) = (places, uses, declarations)
    func read(_ expr: TypedExpr) {
      for part in OnlyRead.parts(of: expr) { places.insert(ObjectIdentifier(part)) }
    }
    var walk = TypedWalk(
      onExpression: { expr, _ in
        switch expr.kind {
        case .variable(let variable): uses.append((variable, ObjectIdentifier(expr)))
        case .interpolation(let pieces): for case .value(let value) in pieces { read(value) }
        case .call(let use, nil, let arguments)
        where use.function.name == "print" && use.function.owner == nil && !use.function.isScripted:
          arguments.prefix(1).forEach(read)
        case .call(let use, _, let arguments), .subscript_(_, let use, let arguments):
          for (parameter, argument) in zip(use.function.parameters, arguments)
          where parameter.type.nominal?.integerKind != nil {
            read(argument)
          }
        case .compoundAssign(_, let place, _): read(place)
        case .binary(.add, let a, let b), .binary(.subtract, let a, let b), .binary(.multiply, let a, let b),
          .binary(.divide, let a, let b), .binary(.remainder, let a, let b),
          .binary(.equal, let a, let b), .binary(.notEqual, let a, let b), .binary(.less, let a, let b),
          .binary(.lessOrEqual, let a, let b), .binary(.greater, let a, let b), .binary(.greaterOrEqual, let a, let b):
          read(a)
          read(b)
        default: break
        }
      }, onDeclaration: { _, _ in })
    walk.onStatement = { statement in
      switch statement.kind {
      case .topLevelValue(let value), .expression(let value): read(value)
      case .variable(let pattern, let value?):
        if case .variable(let variable) = pattern.kind { declarations.append((variable, value)) }
      default: break
      }
    }
    walk.visit(function)
    (self.places, self.uses, self.declarations) = (places, uses, declarations)
  }

  private func holds(_ expr: TypedExpr) -> Bool { places.contains(ObjectIdentifier(expr)) }

  /// What an expression shows of its parts: a product its factors, a list its elements.
  private static func parts(of expr: TypedExpr) -> [TypedExpr] {
    switch expr.kind {
    case .convert(_, let inner), .unary(.negate, let inner): parts(of: inner)
    case .array(let elements): elements.flatMap(parts)
    case .binary(.multiplyWrapping, let a, let b), .binary(.addWrapping, let a, let b),
      .binary(.subtractWrapping, let a, let b):
      parts(of: a) + parts(of: b)
    default: [expr]
    }
  }
}
