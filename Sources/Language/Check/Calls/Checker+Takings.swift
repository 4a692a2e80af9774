import Syntax

/// How functions and subscripts take arguments of which the solver has ways of its own; see `Taking`.
extension Checker {
  /// How a function takes each of the arguments of a call; nil for those of which only what is done to them counts.
  func takings(
    _ call: TypedExpr, _ candidate: CallCandidate, _ match: ArgumentMatch, _ written: [Argument]
  ) -> [Taking?] {
    guard candidate.function.isTriedInOrder else { return [] }
    return zip(argumentsOfCall(call), zip(candidate.function.parameters, match.arguments)).map { argument, place in
      let (parameter, indices) = place
      guard !parameter.isVariadic, let index = indices.first,
        let (form, made, depth) = form(of: written[index].value, argument, candidate.function)
      else { return nil }
      return taking(parameter.type, form, made, depth, isOfOthers: isMadeOfOthers(argument), candidate.function)
    }
  }

  /// What an argument is, its type as far as that is known by itself, and how many optionals it is.
  private func form(of written: Expr, _ argument: TypedExpr, _ function: Function) -> (Taking.Form, Nominal, Int)? {
    let optional = catalog.optionalNominal
    let value = unconverted(argument, written)
    let depth = value.type.optionalDepth
    if let made = makesGeneric(written) {
      // `Optional(o)` is a conversion of what it is made of.
      return made === optional ? (.madeOptional, made, depth + 1) : (.made, made, 0)
    }
    let isOptional = depth > 0
    switch value.kind {
    case .none: return nil
    case .array: return (.list, catalog.arrayNominal, 0)
    case .dictionary: return (.list, catalog.dictionaryNominal, 0)
    case .call(let use, _, _) where isFound(value):
      if isOptional { return (.found, optional, depth) }
      // (Observed: `map` to subscripts only.)
      guard let made = value.type.nominal, !made.generics.isEmpty,
        function.kind == .subscript_ || use.function.name != "map"
      else { return nil }
      return (.made, made, 0)
    case .property(let base?, let use) where isOptional && use.property.owner?.module == "Swift":
      let isShared = members(of: base.type, named: use.property.name, isStatic: false).contains {
        if case .function = $0.member { true } else { false }
      }
      return (!isShared ? .optional : function.kind == .subscript_ ? .member : .found, optional, depth)
    default: return isOptional ? (.optional, optional, depth) : nil
    }
  }

  /// A value before it was taken as what is wanted; `i as Int?` is an optional itself.
  private func unconverted(_ argument: TypedExpr, _ written: Expr) -> TypedExpr {
    let isCoercion = if case .as_(_, _, .coerce) = written.withoutParens.kind { true } else { false }
    var value = argument
    while case .convert(_, let inner) = value.kind,
      !(isCoercion && value.type.optionalPayload != nil && inner.type.optionalPayload == nil)
    {
      value = inner
    }
    return value
  }

  /// What `map` gives, of which its closure tells what it is of.
  func isFound(_ expr: TypedExpr) -> Bool {
    guard case .call(let use, _, _) = expr.kind, use.function.owner?.module == "Swift" else { return false }
    return use.function.kind == .function && use.function.generics.contains(where: use.function.result.mentions)
  }

  /// - Parameter depth: How many optionals the argument is.
  private func taking(
    _ type: Type, _ form: Taking.Form, _ made: Nominal, _ depth: Int, isOfOthers: Bool, _ function: Function
  ) -> Taking {
    func isOpen(_ part: Type) -> Bool { function.generics.contains(where: part.mentions) }
    func taking(_ kind: Taking.Kind, _ wraps: Int) -> Taking {
      Taking(
        form: form, kind: kind, wraps: wraps,
        isConstrained: function.generics.contains { !$0.protocols.isEmpty && type.mentions($0) })
    }
    func ofParts(_ parts: [Type], _ wraps: Int) -> Taking {
      let kind: Taking.Kind =
        parts.contains(where: isOpen)
        ? .open : isOfOthers ? .other : parts.contains(where: \.isExistential) ? .anything : .usual
      return taking(kind, wraps)
    }
    if made === catalog.optionalNominal {
      let core = type.withoutOptionals
      // An optional in a box in another optional is in a box as well.
      if form == .optional, type.optionalDepth < depth, case .existential(let protocols) = core {
        return taking(protocols.isEmpty ? .any : .boxed, 0)
      }
      if form == .madeOptional, type.optionalDepth > 0, !isAny(core), core.isExistential { return taking(.boxed, 1) }
      if type.optionalPayload != nil { return ofParts([core], max(0, type.optionalDepth - depth)) }
    }
    let (inner, wraps) = (type.optionalPayload ?? type, min(1, type.optionalDepth))
    if inner.nominal === made { return ofParts(inner.arguments, wraps) }
    switch inner.resolved {
    case .existential(let protocols): return taking(protocols.isEmpty ? .any : .boxed, wraps)
    case .parameter(let parameter):
      let whole = Type.nominal(made, made.generics.map { .parameter($0) })
      let isConditional = form == .made && !parameter.protocols.allSatisfy { conformances.conforms(whole, to: $0) }
      return taking(parameter.protocols.isEmpty ? .generic : isConditional ? .conditional : .constrained, wraps)
    default: return taking(isOfOthers ? .other : .usual, wraps)
    }
  }

  /// Whether a function takes what is made worse than another, which the order does not tell.
  func givesWay(_ candidate: CallCandidate, to other: CallCandidate) -> Bool {
    zip(candidate.takings, other.takings).contains { mine, theirs in
      guard let mine, let theirs else { return false }
      return mine.givesWay(to: theirs)
    }
  }

  /// Whether several functions may each make another box of an argument. What is made of calls is checked once: functions
  /// inside functions would be tried each as often as all those around them.
  func isMadeForEach(_ expr: Expr) -> Bool {
    guard makesGeneric(expr) != nil, case .call(_, let parts, _) = expr.withoutParens.kind else { return false }
    return parts.allSatisfy { isPlain($0.value, depth: 4) }
  }

  private func isPlain(_ expr: Expr, depth: Int) -> Bool {
    if depth == 0 { return false }
    switch expr.kind {
    case .integer, .float, .boolean, .name, .member(nil, _): return true
    case .string(let parts): return parts.allSatisfy { if case .text = $0 { true } else { false } }
    case .member(let inner?, _), .tupleElement(let inner, _), .paren(let inner), .prefix(_, let inner):
      return isPlain(inner, depth: depth - 1)
    case .binary(let a, _, let b): return isPlain(a, depth: depth - 1) && isPlain(b, depth: depth - 1)
    case .array(let elements): return elements.allSatisfy { isPlain($0, depth: depth - 1) }
    default: return false
    }
  }

  /// `Box(2)`, `Optional(2)`: the type that is made, where the initializer tells of what.
  func makesGeneric(_ expr: Expr) -> Nominal? {
    guard case .call(let callee, _, _) = expr.withoutParens.kind, case .name(let use) = callee.kind,
      use.genericArguments.isEmpty, case .type(let nominal)? = typeEntity(use.name)
    else { return nil }
    return !nominal.generics.isEmpty && enclosingType(nominal) == nil ? nominal : nil
  }
}

extension Function {
  /// Whether it is one of those of a script that the compiler tries in an order of its own: functions and subscripts, but
  /// no methods or initializers. (Observed: six hundred pairs of functions and members given to the compiler.)
  var isTriedInOrder: Bool { isOfUser && (owner == nil || kind == .subscript_) }
}
