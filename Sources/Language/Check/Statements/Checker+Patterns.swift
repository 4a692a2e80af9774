import Syntax

/// Patterns of `case`, `catch`, `if case` and `for case`.
extension Checker {
  /// - Parameter sharing: variables of the case's first pattern, which the others bind too.
  func checkPattern(_ pattern: Pattern, _ type: Type, topLevel: Bool, sharing: [Variable]? = nil) -> TypedPattern {
    let span = pattern.span
    func sub(_ inner: Pattern, _ type: Type) -> TypedPattern {
      checkPattern(inner, type, topLevel: topLevel, sharing: sharing)
    }
    switch pattern.kind {
    case .wildcard: return TypedPattern(.wildcard, type, span)
    case .binding(let name, let isVar):
      if let shared = sharing?.first(where: { $0.name == name }) {
        if !type.isError, !conformances.same(shared.type, type) {
          report(.boundAsOtherType(type, expected: shared.type), span)
        }
        return TypedPattern(.variable(shared), type, span)
      }
      let variable = declareVariable(name, type, isLet: !isVar, span, topLevel: topLevel)
      return TypedPattern(.variable(variable), type, span)
    case .typed(let inner, let annotation):
      let written = resolve(annotation)
      return sub(inner, written)
    case .tuple(let parts):
      if parts.count == 1, parts[0].label == nil { return sub(parts[0].pattern, type) }
      guard case .tuple(let fields) = type.resolved, fields.count == parts.count else {
        if !type.isError { report(.tuplePattern(type, isCase: true), span) }
        for part in parts { _ = sub(part.pattern, .error) }
        return TypedPattern(.wildcard, type, span)
      }
      return TypedPattern(.tuple(zip(parts, fields).map { sub($0.pattern, $1.type) }), type, span)
    case .optionalSome(let inner):
      guard case .optional(let payload) = type.resolved else {
        if !type.isError { report(.optionalPattern(type), span) }
        _ = sub(inner, .error)
        return TypedPattern(.wildcard, type, span)
      }
      return TypedPattern(.some(sub(inner, payload)), type, span)
    case .isType(let written):
      let target = resolve(written)
      return unwrapped(type, to: target, span) {
        ownClass(target, span).map { .dynamicCast(TypedPattern(.wildcard, target, span), to: $0) } ?? .isType(target)
      }
    case .asType(let inner, let written):
      let target = resolve(written)
      let typed = sub(inner, target)
      return unwrapped(type, to: target, span) {
        ownClass(target, span).map { .dynamicCast(typed, to: $0) } ?? .cast(typed, target)
      }
    case .enumCase(let owner?, _, _, _) where isValue(owner) && expression(of: pattern) != nil:
      // `case limits.low:`, `case text.hasPrefix("x"):`
      return checkExpressionPattern(expression(of: pattern)!, type, span)
    case .enumCase(let owner, let name, let nameSpan, let parts):
      if case .named(let use)? = owner?.kind, use.name != "Self", typeEntity(use.name) == nil {
        report(unknown(use.name), use.span)
        for part in parts ?? [] { _ = sub(part.pattern, .error) }
        return TypedPattern(.wildcard, type, span)
      }
      // `Tree.leaf(let x)`: the arguments are the subject's.
      let saved = opensGenerics
      opensGenerics = !type.isExistential
      let known = owner.map(resolve)
      opensGenerics = saved
      if let known, containsUnknown(known) { _ = unify(known, type) }
      // `case Int.max:`, `case .named("x"):` of a static function: a value and no case.
      let subject = known ?? (parts == nil ? nil : type.optionalPayload ?? type)
      if let subject, let nominal = subject.nominal, !nominal.cases.contains(where: { $0.name == name }),
        !members(of: .nominal(nominal, subject.arguments), named: name, isStatic: true).isEmpty,
        let value = expression(of: pattern)
      {
        return checkExpressionPattern(value, type, span)
      }
      return checkCasePattern(known, name, nameSpan, parts, type, span, sub)
    case .expression(let expr): return checkExpressionPattern(expr, type, span)
    }
  }

  /// A cast to a type that is less of an optional asks whether there is something first.
  private func unwrapped(_ type: Type, to target: Type, _ span: Span, _ make: () -> TypedPattern.Kind) -> TypedPattern {
    guard case .optional(let payload) = type.resolved, type.optionalDepth > target.optionalDepth else {
      return TypedPattern(make(), type, span)
    }
    return TypedPattern(.some(unwrapped(payload, to: target, span, make)), type, span)
  }

  private func checkCasePattern(
    _ owner: Type?, _ name: Name, _ nameSpan: Span, _ parts: [(label: Name?, pattern: Pattern)]?, _ type: Type,
    _ span: Span, _ sub: (Pattern, Type) -> TypedPattern
  ) -> TypedPattern {
    let resolved = type.resolved
    if resolved.isError {
      for part in parts ?? [] { _ = sub(part.pattern, .error) }
      return TypedPattern(.wildcard, type, span)
    }
    if case .optional(let payload) = resolved, owner == nil || owner?.optionalPayload != nil {
      if name == "some", let parts, parts.count == 1 {
        return TypedPattern(.some(sub(parts[0].pattern, payload)), type, span)
      }
      if name == "some", let parts, let tuple = tuplePayload(payload, parts, nameSpan, span, sub) {
        return TypedPattern(.some(tuple), type, span)
      }
      if name == "some", parts == nil {
        return TypedPattern(.some(TypedPattern(.wildcard, payload, span)), type, span)
      }
      if name == "none", parts == nil { return TypedPattern(.none, type, span) }
      // A case of the payload matches through the optional.
      if owner == nil {
        return TypedPattern(.some(checkCasePattern(owner, name, nameSpan, parts, payload, span, sub)), type, span)
      }
    }
    let subject = owner ?? resolved
    // `Optional<Any>.none` against `Any`
    if case .existential = resolved, case .optional(let payload) = subject.resolved, name == "none" || name == "some" {
      let inner: TypedPattern.Kind =
        name == "none"
        ? .none : .some(parts?.first.map { sub($0.pattern, payload) } ?? TypedPattern(.wildcard, payload, span))
      return TypedPattern(.cast(TypedPattern(inner, subject, span), subject), type, span)
    }
    if case .nominal(let nominal, let arguments) = subject.resolved,
      let found = nominal.members(named: name).lazy.compactMap({
        if case .enumCase(let found) = $0 { found } else { nil }
      }).first
    {
      let substitution = Substitution(nominal.generics, arguments, conformances)
      let payload = found.payload.map { (label: $0.label, type: substitution.apply($0.type)) }
      let typed = casePayload(found, payload, parts, span, nameSpan, sub)
      let matched = TypedPattern(.enumCase(found, typed), subject, span)
      if case .existential(let protocols) = resolved, protocols.allSatisfy({ conformances.conforms(subject, to: $0) }) {
        return TypedPattern(.cast(matched, subject), type, span)
      }
      if !resolved.isExistential, unify(subject, resolved) { return matched }
      report(.patternOfOther(subject, type), nameSpan)
      return TypedPattern(.wildcard, type, span)
    }
    if parts == nil {
      let base = owner.map { TypedExpr(.metatype($0), .metatype($0), nameSpan) }
      if base == nil {
        return checkExpressionPattern(Expr(.member(nil, NameUse(name, nameSpan)), span), type, span)
      }
    }
    let names = subject.nominal?.cases.map(\.name) ?? []
    let isTuple = if case .tuple = subject.resolved { true } else { false }
    report(
      isTuple
        ? .noTupleMember(name.text, subject)
        : .noMember(name, subject, isStatic: true, candidates: near(name, in: names)), nameSpan)
    for part in parts ?? [] { _ = sub(part.pattern, .error) }
    return TypedPattern(.wildcard, type, span)
  }

  private func casePayload(
    _ found: EnumCase, _ payload: [(label: Name?, type: Type)], _ parts: [(label: Name?, pattern: Pattern)]?,
    _ span: Span, _ nameSpan: Span, _ sub: (Pattern, Type) -> TypedPattern
  ) -> [TypedPattern] {
    guard let parts else { return payload.map { TypedPattern(.wildcard, $0.type, span) } }
    if parts.count == payload.count, !payload.isEmpty { return patterns(parts, of: payload, nameSpan, sub) }
    if payload.count == 1, let tuple = tuplePayload(payload[0].type, parts, nameSpan, span, sub) { return [tuple] }
    // One pattern for the whole payload, `case .point(let p)` with two values: a tuple of them.
    if parts.count == 1, payload.count > 1 {
      if case .wildcard = parts[0].pattern.kind { return payload.map { TypedPattern(.wildcard, $0.type, span) } }
      if case .tuple(let inner) = parts[0].pattern.kind, inner.count == payload.count {
        return zip(inner, payload).map { sub($0.pattern, $1.type) }
      }
      if case .expression = parts[0].pattern.kind {
      } else if parts[0].label == nil {
        return [sub(parts[0].pattern, .tuple(payload.map { TupleField($0.label, $0.type) }))]
      }
    }
    report(
      payload.isEmpty
        ? .payloadOfPlainCase(found.name)
        : payload.count == 1
          ? .tuplePattern(payload[0].type, isCase: true)
          : .payloadLength(.tuple(payload.map { TupleField($0.label, $0.type) })),
      Span(Int(payload.isEmpty ? nameSpan.start : nameSpan.end), Int(span.end)))
    for part in parts { _ = sub(part.pattern, .error) }
    return payload.map { TypedPattern(.wildcard, $0.type, span) }
  }

  /// `case .at(let x, let y)` of a payload that is one tuple, as Swift accepts with a warning.
  private func tuplePayload(
    _ payload: Type, _ parts: [(label: Name?, pattern: Pattern)], _ nameSpan: Span, _ span: Span,
    _ sub: (Pattern, Type) -> TypedPattern
  ) -> TypedPattern? {
    guard case .tuple(let fields) = payload.resolved, fields.count == parts.count, parts.count > 1 else { return nil }
    let typed = patterns(parts, of: fields.map { ($0.label, $0.type) }, nameSpan, sub)
    return TypedPattern(.tuple(typed), payload, span)
  }

  private func patterns(
    _ parts: [(label: Name?, pattern: Pattern)], of fields: [(label: Name?, type: Type)], _ nameSpan: Span,
    _ sub: (Pattern, Type) -> TypedPattern
  ) -> [TypedPattern] {
    let wrong = zip(parts, fields).first { part, field in part.label.map { $0 != "_" && $0 != field.label } ?? false }
    if let (part, field) = wrong, let label = part.label {
      report(
        .tuplePatternLabel(label.text, field.label?.text ?? "_"),
        spanOfLabel(label, between: nameSpan, part.pattern.span))
    }
    return zip(parts, fields).map { sub($0.pattern, $1.type) }
  }

  /// Of `y: let n` the `y`.
  private func spanOfLabel(_ label: Name, between name: Span, _ pattern: Span) -> Span {
    let text = Array(label.text.utf8)
    let before = Array(textOf(Span(Int(name.end), Int(pattern.start))).utf8)
    let start = before.indices.last { before[$0...].starts(with: text) }
    return start.map { Span(Int(name.end) + $0, Int(name.end) + $0 + text.count) } ?? pattern
  }

  /// Any other expression is compared with `~=`: equality, a range that contains, or the script's own operator.
  private func checkExpressionPattern(_ expr: Expr, _ type: Type, _ span: Span) -> TypedPattern {
    if case .nilLiteral = expr.kind {
      if type.optionalPayload == nil, !type.isError { report(.nilIncompatible(type, .pattern), span) }
      return TypedPattern(.none, type, span)
    }
    // `case 5?`
    var body = expr
    if case .chain(let inner) = expr.kind { body = inner }
    if case .optionalTry(let inner) = body.kind, type.optionalPayload != nil {
      return checkPattern(
        Pattern(.optionalSome(Pattern(.expression(inner), inner.span)), span), type, topLevel: false)
    }
    let subjectType = type.resolved
    // An implicit member of an optional's payload matches through the optional.
    var expected = subjectType
    if case .optional(let payload) = subjectType, case .member(nil, _) = expr.kind { expected = payload }
    let typed = check(expr, expecting: rangeOfMembers(expr, of: expected) ?? expected)
    settlePattern(typed, expected)
    if typed.type.isError || subjectType.isError { return TypedPattern(.wildcard, type, span) }
    if case .metatype(let named) = typed.kind, subjectType.metatypeInstance == nil {
      report(.typeAsPattern(named), span)
      return TypedPattern(.wildcard, type, span)
    }
    if case .enumCase(let found, let payload) = typed.kind, payload.isEmpty, found.payload.isEmpty {
      let matched = TypedPattern(.enumCase(found, []), typed.type, span)
      if conformances.same(typed.type, subjectType) { return matched }
      if case .optional = subjectType { return TypedPattern(.some(matched), type, span) }
      if case .existential = subjectType { return TypedPattern(.cast(matched, typed.type), type, span) }
    }
    if subjectType.nominal === catalog.anyHashable, typed.type.nominal !== catalog.anyHashable {
      report(.cannotConvert(defaulted(typed.type), to: type, .pattern), span)
      return TypedPattern(.wildcard, type, span)
    }
    let variable = Variable("$match", subjectType, isLet: true, storage: .local, owner: currentFunction, span: span)
    let subject = TypedExpr(.variable(variable), subjectType, span)
    func test() -> TypedExpr? {
      if let test = matchTest(typed, subject, span) { return test }
      // `case 0:` of what such a literal may be, and has a `~=` of its own for numbers.
      return isNumberLiteral(expr) ? matchTest(check(expr, expecting: nil), subject, span) : nil
    }
    if let test = test() { return TypedPattern(.test(variable, test), type, span) }
    let own = isNumberLiteral(expr) || isText(expr) ? defaulted(check(expr, expecting: nil).type) : typed.type
    let isRaw = subjectType.nominal?.rawType.map { conformances.same($0, own) } ?? false
    report(
      conformances.same(own, type)
        ? .requiresConformance("operator function '~='", type, catalog.equatable)
        : .cannotConvert(own, to: type, isRaw ? .argument : .pattern), span)
    return TypedPattern(.wildcard, type, span)
  }

  /// `case .low ... .high`: a range of what is looked at.
  func rangeOfMembers(_ expr: Expr, of type: Type) -> Type? {
    switch expr.withoutParens.kind {
    case .binary(let low, let op, let high) where needsContext(low) && needsContext(high):
      switch op.name.text {
      case "...": return .nominal(catalog.closedRangeNominal, [type])
      case "..<": return .nominal(catalog.rangeNominal, [type])
      default: return nil
      }
    case .postfix(let bound, let op) where op.name == "..." && needsContext(bound):
      return catalog.type(named: "PartialRangeFrom").map { .nominal($0, [type]) }
    case .prefix(let op, let bound) where needsContext(bound):
      let name: Name? = op.name == "..." ? "PartialRangeThrough" : op.name == "..<" ? "PartialRangeUpTo" : nil
      return name.flatMap(catalog.type(named:)).map { .nominal($0, [type]) }
    default: return nil
    }
  }

  private func isText(_ expr: Expr) -> Bool {
    if case .string = expr.withoutParens.kind { true } else { false }
  }

  private func settlePattern(_ typed: TypedExpr, _ type: Type) {
    let mark = trail.count
    if !unify(typed.type, type) { unwind(to: mark) }
  }

  private func matchTest(_ pattern: TypedExpr, _ subject: TypedExpr, _ span: Span) -> TypedExpr? {
    // The script's own `~=`.
    let own = operatorCandidates("~=", pattern.type, subject.type)
    if !own.isEmpty,
      let call = attempt({ () -> TypedExpr in
        resolveOperator("~=", own, [pattern, subject], span, expecting: catalog.bool)
      })
    {
      return call
    }
    if let bound = rangeBound(pattern.type) {
      let mark = trail.count
      if unify(bound, subject.type) { return TypedExpr(.binary(.patternMatch, pattern, subject), catalog.bool, span) }
      unwind(to: mark)
      return nil
    }
    let mark = trail.count
    if let converted = conversion(of: pattern, to: subject.type), isEquatable(subject.type) {
      return TypedExpr(.binary(.equal, converted, subject), catalog.bool, span)
    }
    unwind(to: mark)
    return nil
  }

  func rangeBound(_ type: Type) -> Type? {
    guard case .nominal(let nominal, let arguments) = type.resolved, arguments.count == 1 else { return nil }
    switch nominal.name.text {
    case "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo": return arguments[0]
    default: return nil
    }
  }

  /// A pattern of a `case` or `catch`; `bound` are the variables of its first one, which all of them bind.
  func checkAlternative(_ pattern: Pattern, _ type: Type, _ bound: inout [Variable]?) -> TypedPattern {
    let typed = statementScope { checkPattern(pattern, type, topLevel: false, sharing: bound) }
    let own = variables(of: typed)
    for variable in own { variable.isOfCase = true }
    if let first = bound {
      for variable in first where !own.contains(where: { $0 === variable }) {
        report(.notBoundEverywhere(variable.name), variable.span)
      }
      for variable in own where !first.contains(where: { $0 === variable }) {
        report(.notBoundEverywhere(variable.name), variable.span)
      }
    } else {
      bound = own
    }
    return typed
  }

  func variables(of pattern: TypedPattern) -> [Variable] {
    switch pattern.kind {
    case .variable(let variable): [variable]
    case .tuple(let parts), .enumCase(_, let parts): parts.flatMap(variables)
    case .some(let inner), .cast(let inner, _), .dynamicCast(let inner, _): variables(of: inner)
    default: []
    }
  }
}
