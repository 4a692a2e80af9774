import Syntax

extension Checker {
  func hasDuplicates(_ labels: [Name?]) -> Bool {
    let known = labels.compactMap { $0 == .underscore ? nil : $0 }
    return known.count > 1 && Set(known).count < known.count
  }

  func checkTuple(_ elements: [Argument], _ expecting: Type?, _ span: Span) -> TypedExpr {
    if elements.isEmpty { return TypedExpr(.tuple([]), .void, span) }
    if hasDuplicates(elements.map(\.label)) {
      return fail(.duplicateTupleLabel, Span(Int(span.start), Int(span.start) + 1))
    }
    let expected = expecting?.withoutOptionals
    var types: [Type?] = elements.map { _ in nil }
    if case .tuple(let fields)? = expected, fields.count == elements.count {
      types = fields.map(\.type)
    } else if case .nominal(let nominal, _)? = expected, tupleShorthands[nominal.name]?.count == elements.count {
      types = elements.map { _ in catalog.double }
    }
    let typed = zip(elements, types).map { check($0.value, expecting: $1) }
    for (index, element) in typed.enumerated() {
      if case .none = element.kind, isUnknown(element.type) { report(.nilNeedsContext, elements[index].value.span) }
    }
    let fields = zip(elements, typed).map { TupleField($0.label, $1.type) }
    let type = sized(.tuple(fields), span)
    return TypedExpr(type.isError ? .error : .tuple(typed), type, span)
  }

  func checkArray(_ elements: [Expr], _ expecting: Type?, _ span: Span) -> TypedExpr {
    if let list = listWithOpenMember(elements, expecting, span) { return list }
    var expected = expecting?.withoutOptionals
    // `[Int]()` and `[Int].self`: a type in brackets.
    if elements.count == 1, let type = partNamed(elements[0]) {
      let array = catalog.array(type)
      return TypedExpr(.metatype(array), .metatype(array), span)
    }
    if let list = listOfWantedParts(expected) { expected = list }
    if case .nominal(let nominal, let arguments)? = expected {
      if nominal === catalog.arrayNominal, elements.count > 1, isOpen(arguments[0], for: elements) {
        let isFree = isFree(arguments[0])
        let typed = finishArray(
          elements, checkTogether(elements), arguments[0], mayMix: isFree && span != whole.literal, span)
        if unify(arguments[0], typed.type.arguments.first ?? .error) { return typed }
        // What is asked of the elements is not met by optionals of them.
        if isFree || typed.type.isError { return TypedExpr(.error, .error, span) }
      }
      if nominal === catalog.setNominal, span == whole.literal, let failure = mixedSet(elements, arguments[0], span) {
        return failure
      }
      if nominal === catalog.arrayNominal || nominal === catalog.setNominal || nominal === catalog.arraySliceNominal {
        if elements.isEmpty { fallBack(arguments[0], to: .any) }
        let typed = elements.map { check($0, as: arguments[0], .element) }
        return TypedExpr(.array(typed), expected!, span)
      }
      if nominal.module == "Swift", nominal.name == "ContiguousArray", let make = sequenceInitializer(of: nominal) {
        let array = check(Expr(.array(elements), span), as: catalog.array(arguments[0]), .element)
        let use = FunctionUse(make, ownerArguments: arguments, arguments: [array.type])
        return TypedExpr(.call(use, base: nil, [array]), expected!, span)
      }
      if nominal === catalog.dictionaryNominal {
        return fail(elements.isEmpty ? .emptyDictionary : .arrayForDictionary(expected!), span)
      }
      if conformances.conforms(expected!, to: catalog.optionSet) {
        return TypedExpr(.array(elements.map { check($0, as: expected!, .element) }), expected!, span)
      }
      if let use = conformances.literalInit(expected!, "ExpressibleByArrayLiteral"),
        case .nominal(_, let inner) = ownerSubstitution(use.function.owner, use.ownerArguments).apply(
          use.function.parameters[0].type)
      {
        return TypedExpr(.array(elements.map { check($0, as: inner[0], .element) }), expected!, span)
      }
    }
    if let shape = jointShape(of: elements, span) {
      return TypedExpr(.array(elements.map { check($0, as: shape, .element) }), catalog.array(shape), span)
    }
    return finishArray(
      elements, checkTogether(elements), emptied(.any, span), mayMix: mayMix(span, expecting), span)
  }

  /// `let names: Set = ["a", 1]`: what is wrong where nothing but the elements says what they are.
  private func mixedSet(_ elements: [Expr], _ element: Type, _ span: Span) -> TypedExpr? {
    guard isToBeTold(element), elements.count > 1 else { return nil }
    let joined = attempt {
      let typed = checkTogether(elements)
      return joinTypes(typed.map(\.type), emptied(.any, span), elements, typed, or: nil, span)
    }
    if joined != nil { return nil }
    let types = attempt { checkTogether(elements).map { defaulted($0.type) } } ?? []
    guard let first = types.first, let other = types.first(where: { !canConvert($0, to: first) }) else { return nil }
    return fail(.genericConflict("Element", other, first), span)
  }

  /// Whether elements of a type that is yet unknown are looked at together, not after the first.
  private func isOpen(_ element: Type, for elements: [Expr]) -> Bool {
    if isFree(element) { return true }
    return isToBeTold(element) && elements.contains { if case .nilLiteral = $0.kind { true } else { false } }
  }

  private func isToBeTold(_ type: Type) -> Bool {
    if case .variable(let variable) = type.resolved { variable.kind == .general } else { false }
  }

  /// What the elements of an empty literal are, in the end of any type.
  private func emptied(_ fallback: TypeVariable.Fallback, _ span: Span) -> Type {
    let made = freshVariable(.general, span)
    fallBack(made, to: fallback)
    return made
  }

  private func fallBack(_ type: Type, to fallback: TypeVariable.Fallback) {
    guard case .variable(let variable) = type.resolved, variable.fallback == .none else { return }
    trail.append(.restricted(before: variable))
    variable.fallback = fallback
  }

  /// The elements of a literal of which nothing says the type. The first that means something alone guides those that do
  /// not: `[Size.l, .s, .m]`.
  func checkTogether(_ elements: [Expr]) -> [TypedExpr] {
    var hint: Type?
    var typed: [TypedExpr?] = elements.map { _ in nil }
    // `[stack, [1, 2]]` of a script's own type that is made of such literals: what is none says so.
    for isLiteral in [false, true] {
      for (index, written) in elements.enumerated() where !leans(written) && isCollectionLiteral(written) == isLiteral {
        let own = isLiteral ? hint.flatMap { isMade($0, of: written) ? $0 : nil } : nil
        let made = check(written, expecting: own)
        typed[index] = made
        // A literal that is still open is taken for what it is by default: `[1.0, .nan]`.
        if hint.map(isUnknown) ?? true { hint = isUnknown(made.type) ? hint ?? made.type : made.type }
      }
    }
    for (index, written) in elements.enumerated() where typed[index] == nil {
      if case .nilLiteral = written.kind {
        typed[index] = check(written, expecting: hint.flatMap { isOwnNull($0) ? $0 : nil })
      } else {
        typed[index] = check(written, expecting: hint)
        if hint == nil, case .closure = written.kind, !typed[index]!.type.isError { hint = typed[index]!.type }
      }
    }
    return typed.map { $0! }
  }

  private func isMade(_ type: Type, of literal: Expr) -> Bool {
    if type.nominal === catalog.setNominal || type.nominal === catalog.arraySliceNominal { return true }
    let proto: Name =
      if case .array = literal.kind { "ExpressibleByArrayLiteral" } else { "ExpressibleByDictionaryLiteral" }
    return conformances.literalInit(type, proto) != nil
  }

  /// Whether an element means nothing without the others: `(.mutating, 2)`.
  private func leans(_ expr: Expr) -> Bool {
    if case .tuple(let parts) = expr.kind { return parts.contains { leans($0.value) } }
    return needsContext(expr)
  }

  private func finishArray(
    _ elements: [Expr], _ typed: [TypedExpr], _ element: Type, mayMix: Bool, _ span: Span
  ) -> TypedExpr {
    typed.forEach(requireKeepable)
    let typed = agreed(elements, typed)
    let areMixed = settleMixedNumbers(typed, span)
    let mixed = mixedType(typed, mayMix: mayMix)
    guard let joined = joinTypes(typed.map(\.type), element, elements, typed, or: mixed, span) else {
      return TypedExpr(.error, .error, span)
    }
    if mixed != nil, joined.isAny { whole.secondChoices.boxing.insert(span) }
    if typed.contains(where: isOpenNil), saysNothing(joined) {
      if !mayMix { return fail(.heterogeneous("[Any?]"), span) }
      fallBack(joined.optionalPayload ?? joined, to: .any)
    }
    if span == whole.literal, leavesNumbersOpen(typed, joined) { return fail(.heterogeneous("[Any]"), span) }
    let converted = typed.map { areMixed ? alone($0, as: joined) : convert($0, to: joined, .element) }
    return TypedExpr(.array(converted), catalog.array(joined), span)
  }

  /// `[count.map(Double.init) ?? 0.5, 1]`: beside a literal that stands in for what a generic or overloaded function gives,
  /// an integer stays one. (Observed.)
  private func leavesNumbersOpen(_ typed: [TypedExpr], _ joined: Type) -> Bool {
    guard joined.nominal !== catalog.intNominal, joined.nominal != nil else { return false }
    func isInteger(_ expr: TypedExpr) -> Bool {
      switch expr.kind {
      case .integer: true
      case .unary(_, let operand): isInteger(operand)
      case .binary(_, let a, let b): isInteger(a) && isInteger(b)
      default: false
      }
    }
    func isOpen(_ value: TypedExpr) -> Bool {
      switch value.kind {
      case .call(let use, let base, _):
        use.function.generics.contains { use.function.result.mentions($0) }
          || use.function.kind == .initializer && use.function.owner?.module == "Swift"
          || base.map(isOpen) ?? false
      case .property(let base?, _): isOpen(base)
      case .chain(let inner), .optionalTry(let inner), .convert(_, let inner): isOpen(inner)
      default: false
      }
    }
    func standsIn(_ expr: TypedExpr) -> Bool {
      guard case .nilCoalescing(let first, let second) = expr.kind else { return false }
      switch second.kind {
      case .integer, .float: return isOpen(first)
      default: return standsIn(second) || standsIn(first)
      }
    }
    return typed.contains(where: isInteger) && typed.contains(where: standsIn)
  }

  /// Whether `nil` is all there is.
  private func saysNothing(_ type: Type) -> Bool {
    if case .variable(let variable) = (type.optionalPayload ?? type).resolved { return !variable.isLiteral }
    return false
  }

  /// Tuples of which some have labels and others have none, as ones without: `[(n: 1, s: "x"), (2, "y")]`.
  func withoutLabels(_ types: [Type]) -> [Type]? {
    var isLabelled = false
    var isBare = false
    var bare: [Type] = []
    for type in types {
      guard case .tuple(let fields) = type.resolved, !fields.isEmpty else { return nil }
      if fields.contains(where: { $0.label != nil }) { isLabelled = true } else { isBare = true }
      bare.append(.tuple(fields.map { TupleField(nil, $0.type) }))
    }
    return isLabelled && isBare ? bare : nil
  }

  /// The type all elements can be converted to; nil after reporting that there is none.
  ///
  /// - Parameter mixed: The type of elements that have nothing in common.
  func joinTypes(
    _ types: [Type], _ element: Type, _ written: [Expr], _ typed: [TypedExpr], or mixed: Type? = nil, _ span: Span
  ) -> Type? {
    if types.isEmpty { return element }
    if types.contains(where: \.isError) { return nil }
    if let bare = withoutLabels(types) { return joinTypes(bare, element, written, typed, or: mixed, span) }
    var joined = normalized(types[0])
    if case .none = typed[0].kind, isUnknown(joined) { joined = .optional(freshVariable(.general, span)) }
    for (index, type) in types.enumerated().dropFirst() {
      let next = normalized(type)
      if case .none = typed[index].kind, isUnknown(next) {
        if case .optional = joined {} else { joined = .optional(joined) }
        _ = unify(next, joined)
        continue
      }
      let mark = trail.count
      if unify(joined, next) {
        joined = withoutSendable(joined, beside: next)
        continue
      }
      unwind(to: mark)
      if convertType(next, joined) != nil { continue }
      unwind(to: mark)
      if convertType(joined, next) != nil {
        joined = next
        continue
      }
      unwind(to: mark)
      if let common = join(joined, next) {
        joined = common
        continue
      }
      // `[list, list.reversed()]`
      if canConvert(typed[index], to: joined) { continue }
      if typed[..<index].allSatisfy({ canConvert($0, to: next) }) {
        joined = next
        continue
      }
      if mixed == nil {
        let numbers = commonNumber(of: types).map { catalog.array($0) }
        report(.heterogeneous(typed.contains(where: isOpenNil) ? "[Any?]" : "[Any]", numbers: numbers), span)
      }
      return mixed
    }
    return joined
  }

  func checkDictionary(_ entries: [(key: Expr, value: Expr)], _ expecting: Type?, _ span: Span) -> TypedExpr {
    let expected = expecting?.withoutOptionals
    if entries.count == 1, let key = partNamed(entries[0].key), let value = partNamed(entries[0].value) {
      let type = catalog.dictionary(key, value)
      return TypedExpr(.metatype(type), .metatype(type), span)
    }
    // `let ages: Dictionary = [...]`: the entries tell.
    let isTold =
      span == whole.literal && entries.count > 1 && expected?.nominal === catalog.dictionaryNominal
      && expected?.arguments.allSatisfy(isToBeTold) ?? false
    if case .nominal(let nominal, let arguments)? = expected, nominal === catalog.dictionaryNominal, !isTold {
      if entries.isEmpty {
        fallBack(arguments[0], to: .anyHashable)
        fallBack(arguments[1], to: .any)
      }
      let typed = entries.map {
        (
          key: check($0.key, as: arguments[0], .dictionaryKey),
          value: check($0.value, as: arguments[1], .dictionaryValue)
        )
      }
      return TypedExpr(.dictionary(typed), expected!, span)
    }
    if let expected, conformances.literalInit(expected, "ExpressibleByDictionaryLiteral") != nil {
      let use = conformances.literalInit(expected, "ExpressibleByDictionaryLiteral")!
      let pair = Substitution(expected.nominal!.generics, expected.arguments, conformances).apply(
        use.function.parameters[0].type)
      if case .nominal(_, let inner) = pair, case .tuple(let fields) = inner[0].resolved, fields.count == 2 {
        let typed = entries.map {
          (key: check($0.key, as: fields[0].type, .element), value: check($0.value, as: fields[1].type, .element))
        }
        return TypedExpr(.dictionary(typed), expected, span)
      }
    }
    if let dictionary = dictionaryWithOpenMember(entries, expecting, span) { return dictionary }
    let shape = jointShape(of: entries.map(\.value), span)
    let keys = checkTogether(entries.map(\.key))
    let values =
      shape.map { shape in entries.map { check($0.value, as: shape, .dictionaryValue) } }
      ?? checkTogether(entries.map(\.value))
    let before = diagnostics.count
    let mayMix = mayMix(span, isTold ? nil : expecting)
    let hashable: Type? = mayMix ? .nominal(catalog.anyHashable, []) : nil
    let unknown =
      whole.secondChoices.lateKeys.contains(span) ? .nominal(catalog.anyHashable, []) : emptied(.anyHashable, span)
    _ = settleMixedNumbers(keys, span)
    guard let key = joinTypes(keys.map(\.type), unknown, entries.map(\.key), keys, or: hashable, span) else {
      if diagnostics.count > before, diagnostics[before].code == "heterogeneous" {
        let joined = attempt {
          joinTypes(values.map(\.type), emptied(.any, span), entries.map(\.value), values, or: nil, span)
        }
        let value = joined.flatMap { $0.map(defaulted) } ?? .any
        diagnostics[before] = CheckError.heterogeneous("[AnyHashable : \(value)]").diagnostic(span, point: span.start)
      }
      return TypedExpr(.error, .error, span)
    }
    let mark = diagnostics.count
    let open = emptied(.any, span)
    let areMixed = settleMixedNumbers(values, span)
    let mixed = mixedType(values, mayMix: mayMix)
    guard let value = joinTypes(values.map(\.type), open, entries.map(\.value), values, or: mixed, span) else {
      if diagnostics.count > mark, diagnostics[mark].code == "heterogeneous" {
        settleLiterals(key)
        let numbers = commonNumber(of: values.map(\.type)).map { catalog.dictionary(key, $0) }
        let error = CheckError.heterogeneous("[\(key) : Any]", numbers: numbers)
        diagnostics[mark] = error.diagnostic(span, point: span.start)
      }
      return TypedExpr(.error, .error, span)
    }
    if values.contains(where: isOpenNil), saysNothing(value) {
      settleLiterals(key)
      return fail(.heterogeneous("[\(key) : Any?]"), span)
    }
    if !isUnknown(key) { requireHashable(key, span, ofLiteral: true) }
    let typed = zip(keys, values).map { given, held in
      (
        key: convert(given, to: key, .element),
        value: areMixed ? alone(held, as: value) : convert(held, to: value, .element)
      )
    }
    return TypedExpr(.dictionary(typed), catalog.dictionary(key, value), span)
  }

  /// The type that an expression names, when it is nothing but a type's name.
  func typeNamed(_ expr: Expr) -> Type? {
    switch expr.kind {
    case .name(let use):
      if use.name == "Any" { return .any }
      guard case .type = lookup(use.name) else { return nil }
      return attempt { resolve(TypeExpr(.named(use), expr.span)) }
    case .type(let written): return attempt { resolve(written) }
    case .array(let elements) where elements.count == 1: return partNamed(elements[0]).map { catalog.array($0) }
    case .dictionary(let entries) where entries.count == 1:
      guard let key = partNamed(entries[0].key), let value = partNamed(entries[0].value) else { return nil }
      return catalog.dictionary(key, value)
    case .member(let base?, let use):
      guard let outer = typeNamed(base), case .type(let nominal)? = nestedType(of: outer, named: use.name) else {
        return nil
      }
      return attempt { nominalType(nominal, use.genericArguments.map(resolve), in: outer, expr.span) }
    case .optionalTry(let inner): return partNamed(inner).map { .optional($0) }
    case .chain(let inner): return typeNamed(inner)
    case .paren(let inner): return typeNamed(inner)
    case .tuple(let elements) where !elements.isEmpty:
      let types = elements.map { typeNamed($0.value) }
      if types.contains(where: { $0 == nil }) { return nil }
      return .tuple(zip(elements, types).map { TupleField($0.label, $1!) })
    default: return nil
    }
  }

  /// The type that is part of a written one: `Self`, alone a value, is a type there.
  private func partNamed(_ expr: Expr) -> Type? {
    guard case .name(let use) = expr.kind, use.name == "Self" else { return typeNamed(expr) }
    return attempt { resolve(TypeExpr(.named(use), expr.span)) }
  }
}
