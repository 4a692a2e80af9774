import Syntax

/// Implicit conversions: what Swift does without being asked.
extension Checker {
  /// Checks the expression for a context that needs `type`, and converts it.
  func check(_ expr: Expr, as type: Type, _ purpose: Purpose = .plain) -> TypedExpr {
    if case .ternary = expr.withoutParens.kind { branchPurpose = purpose }
    return convert(valueOf(expr, check(expr, expecting: type), wanted: type), to: type, purpose)
  }

  /// The expression as a value of `type`, or an error.
  func convert(_ expr: TypedExpr, to type: Type, _ purpose: Purpose) -> TypedExpr {
    let mark = trail.count
    if let converted = conversion(of: expr, to: type) { return converted }
    unwind(to: mark)
    let type = settledStride(type)
    if expr.type.isError || type.isError { return TypedExpr(.error, .error, expr.span) }
    // What is open because of a mistake inside is no other.
    if isUnknown(expr.type), !isOpenNil(expr), isMistaken(within: expr.span) {
      return TypedExpr(.error, .error, expr.span)
    }
    if case .none = expr.kind, case .variable = expr.type.resolved {
      return fail(.nilIncompatible(type, purpose), expr.span)
    }
    if case .tuple(let parts) = expr.kind, let index = parts.firstIndex(where: isOpenNil),
      case .tuple(let fields) = (type.optionalPayload ?? type).resolved, fields.count == parts.count
    {
      let isGiven = purpose == .argument
      return fail(isGiven ? .nilIncompatible(fields[index].type, .initialization) : .nilNeedsContext, parts[index].span)
    }
    if case .optional(let payload) = expr.type.resolved, canConvert(payload, to: type) {
      return fail(notUnwrapped(expr, payload, to: type, purpose), expr.span)
    }
    let isElement = [.element, .dictionaryKey, .dictionaryValue, .coercion, .pattern, .closureResult].contains(purpose)
    if type.nominal === catalog.boolNominal, !isElement {
      if case .integer(let value) = expr.kind {
        if value == 0 || value == 1 || purpose == .condition { return fail(.integerAsBoolean(value), expr.span) }
      } else {
        let given = defaulted(expr.type)
        if given.nominal?.integerKind != nil || given.optionalPayload != nil, !isOpenNil(expr) {
          return fail(.notBoolean(given), expr.span)
        }
      }
    }
    if case .function(let function) = expr.type.resolved, function.parameters.isEmpty, purpose != .coercion,
      canConvert(function.result, to: type)
    {
      return fail(.functionNotCalled(type), expr.span)
    }
    if purpose == .condition { return fail(.notBoolean(defaulted(expr.type)), expr.span) }
    if case .caseFunction(let found) = expr.kind, case .function(let function) = expr.type.resolved,
      canConvert(function.result, to: type)
    {
      let name = found.name.text + "(" + found.payload.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
      let isPlain = found.payload.allSatisfy { $0.label == nil }
      let payload: Type =
        found.payload.count == 1
        ? function.parameters[0].type : .tuple(function.parameters.map { TupleField(nil, $0.type) })
      return fail(
        .caseNeedsArguments(isPlain ? found.name : Name(name), "\(payload)"), memberSpan(expr.span, found.name))
    }
    if purpose == .initialization || purpose == .plain, case .tuple(let fields) = expr.type.resolved,
      case .tuple(let wanted) = type.resolved,
      fields.count != wanted.count
    {
      return fail(.tupleLength(expr.type, type), expr.span)
    }
    if case .function(let function) = expr.type.resolved, function.isThrowing, purpose != .coercion,
      case .function(let wanted) = (type.optionalPayload ?? type).resolved, !wanted.isThrowing,
      canConvert(.function(function.with(isThrowing: false)), to: type)
    {
      return fail(.throwingClosure(expr.type, .function(wanted)), expr.span)
    }
    if case .existential(let protocols) = type.resolved, purpose != .throwing,
      let missing = protocols.first(where: { !conformances.conforms(expr.type, to: $0) }),
      purpose == .argument, case .nominal = expr.type.resolved
    {
      return fail(.argumentNotConforming(expr.type, missing), expr.span)
    }
    if case .existential(let protocols) = type.resolved, protocols.contains(where: { $0 === catalog.anyObject }),
      protocols.count == 1, case .nominal = defaulted(expr.type)
    {
      return fail(purpose == .argument ? .notObject(expr.type) : .valueNotObject(expr.type), expr.span)
    }
    // `draw(shapes)` of an `[any Shape]`, where a list of one type of shapes is taken.
    if case .nominal(let list, let parts) = type.resolved, list === expr.type.nominal,
      case .variable(let wanted)? = parts.first?.resolved, let function = wanted.function,
      let given = expr.type.arguments.first, given.isExistential,
      let missing = wanted.protocols.first(where: { !conformances.conforms(given, to: $0) })
    {
      return fail(.requiresConformance("\(kind(of: function)) '\(function.shownName)'", given, missing), wanted.span)
    }
    if case .variable(let wanted) = type.resolved, wanted.kind == .general,
      let missing = wanted.protocols.first(where: { !conformances.conforms(defaulted(expr.type), to: $0) })
    {
      if case .optional(let payload) = expr.type.resolved, conformances.conforms(payload, to: missing) {
        return fail(.optionalNotUnwrapped(expr.type, payload: payload, isTry: false), expr.span)
      }
      if let function = wanted.function {
        return fail(
          .requiresConformance("\(kind(of: function)) '\(function.shownName)'", expr.type, missing), wanted.span)
      }
      return fail(.argumentNotConforming(expr.type, missing), expr.span)
    }
    // `let text: String = zero()` of a `func zero<T: Numeric>() -> T`
    if case .variable(let open) = expr.type.resolved, open.kind == .general, let function = open.function,
      let missing = open.protocols.first(where: { !conformances.conforms(type, to: $0) })
    {
      return fail(
        .requiresConformance("\(kind(of: function)) '\(function.shownName)'", type.optionalPayload ?? type, missing),
        expr.span)
    }
    return fail(.cannotConvert(expr.type, to: type, purpose), expr.span)
  }

  /// The member's name at the end of `.circle` or `Shape.circle`.
  private func memberSpan(_ span: Span, _ name: Name) -> Span {
    Span(max(Int(span.start), Int(span.end) - name.text.utf8.count), Int(span.end))
  }

  /// Whether a checked expression converts, literals and all.
  func canConvert(_ expr: TypedExpr, to type: Type) -> Bool {
    let mark = trail.count
    let possible = conversion(of: expr, to: type) != nil
    unwind(to: mark)
    return possible
  }

  func canConvert(_ from: Type, to: Type) -> Bool {
    let mark = trail.count
    let probe = TypedExpr(.discard, from, .none)
    let possible = conversion(of: probe, to: to) != nil
    unwind(to: mark)
    return possible
  }

  /// nil when there is no conversion. May bind variables also when it fails: callers unwind.
  func conversion(of expr: TypedExpr, to target: Type) -> TypedExpr? {
    let from = normalized(expr.type)
    let to = normalized(target)
    if let related = strideConversion(of: expr, from, to) { return related }
    switch (from, to) {
    case (.error, _), (_, .error): return expr
    case (.variable(let variable), .optional(let payload)) where variable.isLiteral:
      guard let inner = conversion(of: expr, to: payload) else { return nil }
      return TypedExpr(.convert(.wrapOptional, inner), to, expr.span)
    case (.variable(let variable), _) where variable.isLiteral && holdsAnything(to):
      _ = defaulted(from)
      return conversion(of: expr, to: to)
    case (.variable, _):
      // `nil` is an optional whatever else it may be.
      if case .none = expr.kind {
        switch to {
        case .optional, .variable: break
        default: return nil
        }
      }
      return unify(from, to) ? expr : nil
    case (_, .variable(let wanted)):
      // An implicitly unwrapped optional keeps being an optional where nothing is known, or an optional will do.
      let forced = unwrapped(expr)
      let fits = wanted.protocols.allSatisfy { conformances.conforms(from, to: $0) }
      let mark = trail.count
      if forced === expr || fits, unify(from, to) { return expr }
      if forced === expr { return nil }
      unwind(to: mark)
      return conversion(of: forced, to: to)
    default: break
    }
    let isForLiteral = if case .variable(let variable) = to { variable.kind != .general } else { false }
    if !(isForLiteral && isNeverType(from)), let conversion = convertType(from, to) {
      return conversion.map { TypedExpr(.convert($0, expr), to, expr.span) } ?? expr
    }
    if expr.isImplicitlyUnwrapped, case .optional(let payload) = from {
      return conversion(of: TypedExpr(.forceUnwrap(expr, implicit: true), payload, expr.span), to: to)
    }
    if isNeverType(from) {
      // Code after a call that does not return is never reached: any value will do.
      let unreachable = TypedExpr(
        .forceUnwrap(TypedExpr(.none, .optional(to), expr.span), implicit: false), to, expr.span)
      return TypedExpr(.sequence([expr, unreachable]), to, expr.span)
    }
    if case .tuple(let elements) = expr.kind { return convertTupleLiteral(expr, elements, to) }
    return asOtherText(expr, to) ?? sequenceTwin(of: expr, to)
  }

  /// `stride(from: 0, to: 1, by: 0.25)`: while `T` is a literal, what is given for `T.Stride` tells what it is.
  private func strideConversion(of expr: TypedExpr, _ from: Type, _ to: Type) -> TypedExpr? {
    guard case .associated(let base, _, let name) = to, name == "Stride", case .variable(let variable) = base.resolved,
      variable.kind != .general
    else { return nil }
    let mark = trail.count
    if unify(base, from) {
      // The types of numbers that literals default to are their own strides.
      if case .variable = from.resolved { return expr }
      if unify(normalized(to), from) { return expr }
    }
    unwind(to: mark)
    _ = defaulted(base)
    return unify(normalized(to), from) ? expr : nil
  }

  /// What Swift says of an optional where there should be none. Of what a chain makes optional, `text?.count`, it says only
  /// that the types differ. (Observed.)
  func notUnwrapped(_ expr: TypedExpr, _ payload: Type, to type: Type, _ purpose: Purpose) -> CheckError {
    switch expr.kind {
    case .chain(let inner) where inner.type.optionalPayload == nil:
      if purpose == .condition { return .notBoolean(expr.type) }
      if purpose == .argument { return .cannotConvert(expr.type, to: type, .argument) }
    case .tryOptional: return .optionalNotUnwrapped(expr.type, payload: payload, isTry: true)
    default: break
    }
    return .optionalNotUnwrapped(expr.type, payload: payload, isTry: false)
  }

  /// `T.Stride` of a number: the number itself, as messages say it.
  private func settledStride(_ type: Type) -> Type {
    guard case .associated(let base, _, "Stride") = normalized(type) else { return type }
    let number = defaulted(base)
    return number.nominal?.module == "Swift" ? number : type
  }

  /// The conversion from one type to another: outer nil when there is none, inner nil when nothing is to be done.
  func convertType(_ a: Type, _ b: Type) -> Conversion?? {
    let from = normalized(a)
    let to = normalized(b)
    switch (from, to) {
    case (.error, _), (_, .error): return .some(nil)
    case (.variable(let variable), .optional(let payload)) where variable.isLiteral: return wrap(from, payload)
    case (.variable(let variable), _) where variable.isLiteral && holdsAnything(to):
      return convertType(defaulted(from), to)
    case (.variable, _), (_, .variable): return unify(from, to) ? .some(nil) : nil
    case (_, .nominal(let n, _)) where n === catalog.anyHashable:
      if from.nominal === n { return .some(nil) }
      return isHashable(from) ? .some(.existential) : nil
    case (.nominal(let m, let ms), .nominal(let n, let ns)) where m === n:
      return convertArguments(m, ms, ns)
    case (.nominal(let m, _), .nominal(let n, let ns)) where m.kind == .class && n.kind == .class:
      guard m.isSubclass(of: n) else { return nil }
      for (s, t) in zip(conformances.arguments(of: from, as: n), ns) where !unify(s, t) { return nil }
      return .some(.upcast)
    case (.optional(let s), .optional(let t)):
      // An optional in an optional keeps its own nil, `let y: Int?? = x`, unless what it holds is to be another type.
      if to.optionalDepth > from.optionalDepth, holdSame(from, to), let wrapped = wrap(from, t) { return wrapped }
      guard let inner = convertType(s, t) else { return wrap(from, t) }
      return .some(inner.map { .optional($0) })
    case (_, .optional(let payload)):
      return wrap(from, payload)
    case (.parameter, .nominal), (.opaque, .nominal), (.associated, .nominal), (.existential, .nominal):
      guard let required = conformances.requiredClass(from) else { return unify(from, to) ? .some(nil) : nil }
      return convertType(required, to).map { _ in .upcast }
    case (_, .existential(let protocols)):
      if case .existential(let mine) = from, mine.count == protocols.count,
        mine.allSatisfy({ p in protocols.contains { conformances.same($0, p, unify) } })
      {
        return .some(nil)
      }
      // What is asked of associated types tells those that are open.
      guard protocols.allSatisfy({ $0.restriction.map { conformances.meets(from, $0, unify) } ?? true }) else {
        return nil
      }
      if case .existential(let mine) = from {
        let covered = protocols.map { $0.restriction?.base ?? $0 }.allSatisfy { p in
          mine.contains { conformances.inherits($0, from: p) } || p.name == "Sendable"
            || conformances.requiredClass(from).map { conformances.conforms($0, to: p) } ?? false
        }
        return covered ? .some(.existential) : nil
      }
      return protocols.allSatisfy { conformances.conforms(from, to: $0) } ? .some(.existential) : nil
    case (.function(let f), .function(let g)): return convertFunctions(f, g)
    case (.tuple(let ss), .tuple(let ts)): return convertTuples(ss, ts)
    case (.metatype(let s), .anyMetatype(.existential(let protocols))) where s.isBox:
      return protocols.allSatisfy { conformances.conforms(s, to: $0) } ? .some(.metatype) : nil
    case (.metatype(let s), .metatype(let t)) where s.isBox || t.isBox: return unify(s, t) ? .some(nil) : nil
    case (.metatype(let s), .metatype(let t)), (.metatype(let s), .anyMetatype(let t)),
      (.anyMetatype(let s), .anyMetatype(let t)):
      return convertType(s, t).map { _ in .metatype }
    case (.anyMetatype(let s), .metatype(let t)) where t.isClass: return convertType(s, t).map { _ in .metatype }
    default:
      return unify(from, to) ? .some(nil) : nil
    }
  }

  /// Whether values of many types become one of this type as they are: literals then mean their default types.
  private func holdsAnything(_ type: Type) -> Bool {
    if case .existential = type { return true }
    return type.nominal === catalog.anyHashable
  }

  private func isHashable(_ type: Type) -> Bool {
    if case .existential(let protocols) = type {
      return protocols.contains { conformances.inherits($0, from: catalog.hashable) }
    }
    return conformances.conforms(type, to: catalog.hashable)
  }

  /// Whether two optionals hold the same in the end, or may.
  private func holdSame(_ a: Type, _ b: Type) -> Bool {
    func held(_ type: Type) -> Type { type.optionalPayload.map(held) ?? type }
    let (x, y) = (held(a), held(b))
    return containsUnknown(x) || containsUnknown(y) || conformances.same(x, y)
  }

  private func wrap(_ from: Type, _ payload: Type) -> Conversion?? {
    let mark = trail.count
    guard let inner = convertType(from, payload) else {
      unwind(to: mark)
      return nil
    }
    guard let inner else { return .some(.wrapOptional) }
    return .some(.sequence([inner, .wrapOptional], through: payload))
  }

  /// Same nominal: the arguments are equal, or it is a collection whose elements convert.
  private func convertArguments(_ nominal: Nominal, _ ms: [Type], _ ns: [Type]) -> Conversion?? {
    let mark = trail.count
    var equal = true
    for (s, t) in zip(ms, ns) where !unify(s, t) {
      equal = false
      break
    }
    if equal { return .some(nil) }
    unwind(to: mark)
    if nominal === catalog.arrayNominal || nominal === catalog.setNominal {
      return convertType(ms[0], ns[0]).flatMap { inner in .some(inner.map { .elements($0) }) }
    }
    if nominal === catalog.dictionaryNominal, let key = convertType(ms[0], ns[0]),
      let value = convertType(ms[1], ns[1])
    {
      return .some(.entries(key: key, value: value))
    }
    return nil
  }

  private func convertFunctions(_ f: FunctionType, _ g: FunctionType) -> Conversion?? {
    guard f.parameters.count == g.parameters.count, !f.isThrowing || g.isThrowing, fitsThrown(f, g) else { return nil }
    var parameters: [Conversion?] = []
    var isTrivial = true
    for (mine, theirs) in zip(f.parameters, g.parameters) {
      guard mine.isInout == theirs.isInout, let conversion = convertType(theirs.type, mine.type) else { return nil }
      parameters.append(conversion)
      if conversion != nil { isTrivial = false }
    }
    guard let result = convertType(f.result, g.result) else { return nil }
    if isTrivial, result == nil { return .some(nil) }
    return .some(.function(parameters: parameters, result: result))
  }

  /// Whether what `f` throws may leave where `g` is wanted; tells a generic `throws(E)` what it is.
  private func fitsThrown(_ f: FunctionType, _ g: FunctionType) -> Bool {
    guard let wanted = g.thrown.map(normalized) else { return true }
    if f.isThrowing { return convertType(f.thrown ?? catalog.error, wanted) != nil }
    if case .variable = wanted { return unify(wanted, catalog.never) }
    return true
  }
}
