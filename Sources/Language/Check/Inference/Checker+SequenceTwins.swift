import Syntax

/// The calls of an expression that may mean any sequence's method, which gives an array, and those that do.
struct SequenceTwins {
  var seen: Set<Span> = []
  var taken: Set<Span> = []
  /// Something was put in a box of anything that as an array's would have had a type.
  var isDoubtful = false
}

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

  /// `numbers.reversed().firstIndex(of: 2) ?? -1`: the whole expression tells which method is meant, as an index of the
  /// array is a number and one of what is reversed is none. Where it does not do as it was checked, it is checked once more
  /// with any sequence's.
  func twinned(_ typed: TypedExpr, _ expr: Expr, _ expecting: Type?, since start: Progress) -> TypedExpr {
    let seen = sequenceTwins.seen.sorted { $0.start < $1.start }
    let isDoubtful = sequenceTwins.isDoubtful
    sequenceTwins.seen = []
    defer { sequenceTwins = SequenceTwins() }
    func does(_ typed: TypedExpr) -> Bool {
      guard !typed.type.isError else { return false }
      return expecting.map { isUnknown($0) || canConvert(typed.type, to: $0) } ?? true
    }
    if effort.isOver || failures == start.failures && does(typed) && !isDoubtful { return typed }
    let failed = takeBack(to: start)
    for taken in seen.map({ [$0] }) + (seen.count > 1 ? [seen] : []) {
      sequenceTwins = SequenceTwins(taken: Set(taken))
      let mark = trail.count
      let isBetter = attempt { does(check(expr, expecting: expecting)) } ?? false
      unwind(to: mark)
      if isBetter, !sequenceTwins.isDoubtful {
        sequenceTwins = SequenceTwins(taken: Set(taken))
        return check(expr, expecting: expecting)
      }
    }
    bringBack(failed)
    return typed
  }

  /// A call of what any sequence has too: noted, or that where it was taken.
  func notingTwin(_ typed: TypedExpr, _ span: Span) -> TypedExpr {
    guard case .call(let use, .some, _) = typed.kind, let owner = use.function.owner, owner.module == "Swift",
      owner !== catalog.sequenceProtocol, Self.namesWithTwins.contains(use.function.name.text),
      typed.type.nominal !== catalog.arrayNominal
    else { return typed }
    guard sequenceTwins.taken.contains(span) else {
      sequenceTwins.seen.insert(span)
      return typed
    }
    return sequenceTwin(of: typed, catalog.array(freshVariable(.general, typed.span))) ?? typed
  }

  private static let namesWithTwins: Set = ["reversed", "suffix", "dropLast", "prefix"]
}
