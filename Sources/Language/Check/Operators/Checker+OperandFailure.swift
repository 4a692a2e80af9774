import Syntax

/// Where an operator stands: by itself, in a closure or beside `&&`, or in a text.
enum OperatorPlace { case whole, part, interpolation }

/// Which operand is to blame where an operator does not fit. Observed of swiftc: it names one operand where the other,
/// or what is wanted of the result, says which type it should have had; else both.
extension Checker {
  func operandFailure(_ name: Name, _ a: TypedExpr, _ b: TypedExpr, _ expecting: Type?, _ span: Span) -> TypedExpr {
    for (one, other) in [(a, b), (b, a)] {
      if case .optional(let payload) = one.type.resolved, isOpenLiteral(other.type), canConvert(other, to: payload),
        applies(name, to: payload)
      {
        return fail(notUnwrapped(one, payload, to: payload, .argument), one.span)
      }
    }
    let (isLeftLiteral, isRightLiteral) = (isOpenLiteral(a.type), isOpenLiteral(b.type))
    settleLiterals(a.type)
    settleLiterals(b.type)
    if case .none = a.kind, case .none = b.kind { return fail(.genericNotInferred("Self"), span) }
    for (one, other) in [(a, b), (b, a)] where isOpenNil(one) {
      if other.type.optionalPayload == nil { return fail(.nilIncompatible(other.type, .argument), one.span) }
    }
    for (one, other) in [(a, b), (b, a)] {
      if case .optional(let payload) = one.type.resolved, conformances.same(payload, other.type),
        applies(name, to: payload)
      {
        return fail(notUnwrapped(one, payload, to: payload, .argument), one.span)
      }
    }
    if case .optional(let payload) = a.type.resolved, conformances.same(a.type, b.type), applies(name, to: payload),
      !["==", "!="].contains(name.text)
    {
      // Where either is one of several things, `d["a"] + d["b"]`, Swift tells it of each.
      if isOneOfSeveral(a) || isOneOfSeveral(b) {
        for one in [a, b] { report(.optionalNotUnwrapped(one.type, payload: payload, isTry: false), one.span) }
        return TypedExpr(.error, .error, span)
      }
      return fail(.binaryOperands(name, a.type, b.type), span)
    }
    // An enumeration beside one of its raw values.
    for (one, other) in [(a, b), (b, a)] where isComparison(name) {
      if let raw = one.type.nominal?.rawType, conformances.same(raw, other.type) {
        return fail(.cannotConvert(one.type, to: raw, .argument), one.span)
      }
    }
    if let failure = ownOperandFailure(name, a, b, span) { return failure }
    if name == "%", isFloating(a.type) || isLeftLiteral && isFloating(b.type),
      conformances.same(a.type, b.type) || isLeftLiteral || isRightLiteral
    {
      return fail(.floatRemainder(name), span)
    }
    if name == "===" || name == "!==",
      let operand = [a, b].first(where: { !isReference($0.type.optionalPayload ?? $0.type) })
    {
      return fail(.notObject(operand.type), operand.span)
    }
    // `shape == .circle`, of a case that has a payload.
    for (one, other) in [(a, b), (b, a)] {
      if case .caseFunction = one.kind, textOf(one.span).hasPrefix("."), conformances.same(other.type, resultOf(one)) {
        return fail(.binaryOperands(name, other.type, other.type), span)
      }
    }
    if let unmet = unmetComparison(name, a, b, span) { return fail(unmet, span) }
    if let (operand, wanted) = blamed(name, a, b, expecting) {
      return fail(.cannotConvert(operand.type, to: wanted, .argument), operand.span)
    }
    if let failure = wrapperFailure(name, a, b) { return failure }
    if name == "..." || name == "..<", !isUnknown(a.type), !isUnknown(b.type) {
      // What cannot be compared, or cannot be counted in a loop, is to blame; else neither.
      for (one, other) in [(b, a), (a, b)] where other.type.nominal === catalog.intNominal {
        if whole.isCounting || !conformances.conforms(one.type, to: catalog.comparable) {
          return fail(.cannotConvert(one.type, to: other.type, .argument), one.span)
        }
      }
      if conformances.same(a.type, b.type) {
        return fail(
          .requiresConformance(
            "referencing operator function '\(name.text)' on 'Comparable'", a.type, catalog.comparable),
          span)
      }
      return fail(conflict("Self", a.type, b.type, isLiteral: isLeftLiteral), span)
    }
    if let (operand, wanted) = blamedInside(name, a, b) {
      return fail(.cannotConvert(operand.type, to: wanted, .argument), operand.span)
    }
    // `1...3 ~= "a"` is told as the pattern that it is.
    if name == "~=", rangeBound(a.type) != nil { return fail(.cannotConvert(a.type, to: b.type, .pattern), span) }
    return fail(.binaryOperands(name, a.type, b.type), span)
  }

  /// An optional, or anything that is compared, beside what the operator takes two of: swiftc names the former, and of
  /// `!=` both types.
  private func wrapperFailure(_ name: Name, _ a: TypedExpr, _ b: TypedExpr) -> TypedExpr? {
    if name == "*" || name == "/" { return nil }
    for (one, other) in [(a, b), (b, a)] {
      let isOptional = one.type.optionalPayload != nil
      guard isOptional || one.type.isAny && isComparison(name), other.type.optionalPayload == nil,
        let nominal = other.type.nominal, nominal.module == "Swift"
      else { continue }
      if name == "==", isOptional, nominal === catalog.boolNominal { return fail(.notBoolean(one.type), one.span) }
      guard applies(name, to: other.type) else { continue }
      return name == "!=" && isOptional
        ? fail(.genericConflict("Self", a.type, b.type), one.span)
        : fail(.cannotConvert(one.type, to: other.type, .argument), one.span)
    }
    return nil
  }

  private func resultOf(_ function: TypedExpr) -> Type {
    if case .function(let type) = function.type.resolved { type.result } else { .error }
  }

  /// An element, or what an initializer makes: types have several of these.
  private func isOneOfSeveral(_ operand: TypedExpr) -> Bool {
    switch operand.kind {
    case .subscript_: true
    case .call(let use, _, _): use.function.kind == .initializer
    default: false
    }
  }

  /// Whether there is the operator for two values of the type.
  private func applies(_ name: Name, to type: Type) -> Bool {
    let operand = TypedExpr(.discard, type, .none)
    return probeBuiltin(name, operand, operand) != nil || !operatorCandidates(name, type).isEmpty
  }

  /// Two types for one generic parameter. swiftc names what a literal would be last.
  func conflict(_ name: Name, _ first: Type, _ second: Type, isLiteral: Bool) -> CheckError {
    isLiteral ? .genericConflict(name, second, first) : .genericConflict(name, first, second)
  }

  private func blamed(_ name: Name, _ a: TypedExpr, _ b: TypedExpr, _ expecting: Type?) -> (TypedExpr, Type)? {
    if name == "%", let (real, whole) = isFloating(a.type) ? (a, b.type) : isFloating(b.type) ? (b, a.type) : nil,
      whole.nominal?.integerKind != nil
    {
      return (real, whole)
    }
    if let wanted = expecting.flatMap({ defaultedCopy($0.optionalPayload ?? $0) }), !isComparison(name),
      has(name, wanted)
    {
      let (fitsLeft, fitsRight) = (canConvert(a, to: wanted), canConvert(b, to: wanted))
      if fitsLeft != fitsRight { return (fitsLeft ? b : a, wanted) }
    }
    switch (has(name, a.type), has(name, b.type)) {
    case (true, false) where lacks(b.type, name, beside: a.type): return (b, a.type)
    // Numbers multiply vectors from the left: there the left operand may be of any type.
    case (false, true) where name != "*" && name != "/" && lacks(a.type, name, beside: b.type): return (a, b.type)
    default: return nil
    }
  }

  /// Inside of something larger swiftc holds to one of the two types: of a comparison to the first, in a text to that
  /// which takes more.
  private func blamedInside(_ name: Name, _ a: TypedExpr, _ b: TypedExpr) -> (TypedExpr, Type)? {
    if operatorPlace == .whole || isUnknown(a.type) || isUnknown(b.type) { return nil }
    if isComparison(name) {
      guard has(name, a.type), a.type.optionalPayload == nil, b.type.optionalPayload == nil else { return nil }
      return (b, a.type)
    }
    guard operatorPlace == .interpolation else { return nil }
    func rank(_ type: Type) -> Int { type.nominal === catalog.stringNominal ? 2 : isFloating(type) ? 1 : 0 }
    switch (has(name, a.type), has(name, b.type)) {
    case (true, true): return rank(a.type) < rank(b.type) ? (a, b.type) : (b, a.type)
    case (true, false): return (b, a.type)
    case (false, true): return (a, b.type)
    case (false, false): return nil
    }
  }

  /// Whether two values of the type make a third with the operator, or are compared by it.
  private func has(_ name: Name, _ type: Type) -> Bool {
    guard let nominal = type.nominal, nominal.module == "Swift" else { return false }
    let isNumber = isNumber(type)
    switch name.text {
    case "+": return isNumber || nominal === catalog.stringNominal || nominal === catalog.arrayNominal
    case "-", "*", "/", "%": return isNumber
    case "&", "|", "^": return nominal.integerKind != nil
    case "<", ">", "<=", ">=": return conformances.conforms(type, to: catalog.comparable)
    default: return false
    }
  }

  /// Whether nothing else could be meant with the type on one side. Lists and texts are joined with much, and what a
  /// script declares could be compared in ways of its own.
  private func lacks(_ type: Type, _ name: Name, beside other: Type) -> Bool {
    switch type.resolved {
    case .optional, .function: return false
    default: break
    }
    let isNumber = isNumber(other)
    if name == "+" || isComparison(name), type.nominal?.module != "Swift" { return name == "+" && isNumber }
    if isNumber { return true }
    let isPart = type.nominal === catalog.boolNominal || type.nominal === catalog.characterNominal
    return other.nominal === catalog.stringNominal && isPart
  }

  func isComparison(_ name: Name) -> Bool { ["<", ">", "<=", ">=", "==", "!="].contains(name.text) }

  func isNumber(_ type: Type) -> Bool { type.nominal?.integerKind != nil || isFloating(type) }

  func isFloating(_ type: Type) -> Bool {
    type.nominal === catalog.doubleNominal || type.nominal === catalog.floatNominal
  }

  func within<T>(_ place: OperatorPlace, _ body: () -> T) -> T {
    let outer = operatorPlace
    operatorPlace = place
    defer { operatorPlace = outer }
    return body()
  }

  /// An operand of `&&` or `||`.
  func checkBoolean(_ operand: Expr, isFirst: Bool) -> TypedExpr {
    let typed = within(.part) { check(operand, expecting: catalog.bool) }
    if !typed.type.isError, !canConvert(typed, to: catalog.bool), !isNumberLiteral(operand) {
      let type = defaulted(typed.type)
      if isFirst, type.optionalPayload?.nominal === catalog.boolNominal {
        return fail(notUnwrapped(typed, catalog.bool, to: catalog.bool, .condition), typed.span)
      }
      if type.nominal?.integerKind != nil || type.optionalPayload != nil && !isOpenNil(typed) {
        return fail(.notBoolean(type), typed.span)
      }
    }
    return convert(typed, to: catalog.bool, .argument)
  }
}
