import Syntax

/// What any sequence's method gives, an array, where what the type's own method of that name gives will not do.
extension Checker {
  /// `strides.lazy.filter(isEven).count`: of what is no collection the lazy filter has no such member, the array has.
  ///
  /// - Parameter isCalled: A method will do.
  func eager(_ typed: TypedExpr, for name: Name, isCalled: Bool) -> TypedExpr {
    guard case .call(_, .some, _) = typed.kind, let nominal = typed.type.nominal, nominal.module == "Swift",
      nominal.name.text.hasPrefix("Lazy"),
      !members(of: typed.type, named: name, isStatic: false).contains(where: {
        (isCalled || !isMethod($0)) && isThere($0)
      })
    else { return typed }
    let list = Type.nominal(catalog.arrayNominal, [freshVariable(.general, typed.span)])
    return sequenceTwin(of: typed, list) ?? typed
  }

  /// Whether what the member asks of the type holds: of a collection, say.
  private func isThere(_ candidate: MemberCandidate) -> Bool {
    switch candidate.member {
    case .function(let function): holds(function.conditions, candidate)
    case .property(let property): holds(property.requirements, candidate)
    default: true
    }
  }

  /// `let list: [Int] = numbers.reversed()`: the array that any sequence's method of that name makes, where what the
  /// type's own makes does not fit.
  func sequenceTwin(of expr: TypedExpr, _ to: Type) -> TypedExpr? {
    let wanted = to.withoutOptionals
    guard wanted.nominal === catalog.arrayNominal else { return nil }
    if case .chain(let inner) = expr.kind, case .optional(let payload) = to {
      return sequenceTwin(of: inner, payload.resolved).map { TypedExpr(.chain($0), to, expr.span) }
    }
    guard case .call(let use, let base?, let arguments) = expr.kind, case .library = use.function.body,
      expr.type.nominal !== catalog.arrayNominal, use.function.owner !== catalog.sequenceProtocol
    else { return nil }
    for case .function(let twin) in catalog.sequenceProtocol.members(named: use.function.name)
    where twin.fullName == use.function.fullName && twin.generics.count == use.function.generics.count
      && twin.result.nominal === catalog.arrayNominal
    {
      var substitution = Substitution(conformances)
      substitution.set(catalog.sequenceProtocol.selfParameter!, base.type)
      for (parameter, type) in zip(twin.generics, use.arguments) { substitution.set(parameter, type) }
      let made = FunctionUse(twin, ownerArguments: [base.type], arguments: use.arguments)
      let call = TypedExpr(.call(made, base: base, arguments), substitution.apply(twin.result), expr.span)
      call.isSecondChoice = true
      return conversion(of: call, to: to)
    }
    return nil
  }

  /// A call of what any sequence has too: noted, or that where it was taken.
  func notingTwin(_ typed: TypedExpr, _ span: Span) -> TypedExpr {
    guard case .call(let use, .some, _) = typed.kind, let owner = use.function.owner, owner.module == "Swift",
      owner !== catalog.sequenceProtocol, Self.namesWithTwins.contains(use.function.name.text),
      typed.type.nominal !== catalog.arrayNominal
    else { return typed }
    guard takes(.anySequence(span)) else { return typed }
    return sequenceTwin(of: typed, catalog.array(freshVariable(.general, typed.span))) ?? typed
  }

  private static let namesWithTwins: Set = ["reversed", "suffix", "dropLast", "prefix"]
}
