import Syntax

/// Assignments, and what can be assigned.
extension Checker {
  func checkAssign(_ left: Expr, _ right: Expr, _ span: Span) -> TypedExpr {
    if case .chain(let inner) = left.kind {
      // `a?.b = c` happens only when the chain holds.
      let assigned = checkAssign(inner, right, span)
      if assigned.type.isError { return assigned }
      noteChainAccess(assigned)
      return TypedExpr(.chain(assigned), .optional(.void), span)
    }
    if case .tuple(let targets) = left.kind, !targets.isEmpty {
      isAssigning = true
      let places = targets.map { check($0.value, expecting: nil) }
      isAssigning = false
      for place in places where !place.type.isError {
        if case .discard = place.kind {
        } else if case .chain = place.kind {
          return fail(.chainInTuple(place.type), place.span)
        } else if !requireMutable(place, .assignment, place.span) {
          return TypedExpr(.error, .error, span)
        }
      }
      let type = Type.tuple(places.map { TupleField(nil, $0.type) })
      // Swift tells at the equals sign that two tuples differ, whichever part it is.
      if !places.contains(where: \.type.isError), attempt({ check(right, as: type, .assignment) }) == nil,
        let whole = attempt({ defaulted(check(right, expecting: nil).type) }), case .tuple(let parts) = whole,
        parts.count == places.count
      {
        return fail(.cannotConvert(whole, to: type, .assignment), equalsSign(between: left, right))
      }
      let value = check(right, as: type, .assignment)
      return TypedExpr(.assign(TypedExpr(.tuple(places), type, left.span), value), .void, span)
    }
    // `.name = name`: what is assigned tells whose member is meant.
    var told: Type?
    if case .member(nil, _) = left.kind {
      let value = check(right, expecting: nil)
      if value.type.isError { return value }
      told = defaulted(value.type)
    }
    let place = assignedPlace(left, expecting: told)
    if place.type.isError {
      if !needsContext(right) { _ = check(right, expecting: nil) }
      return TypedExpr(.error, .error, span)
    }
    if case .discard = place.kind {
      let value = check(right, expecting: nil)
      if case .none = value.kind, isUnknown(value.type) { return fail(.nilNeedsContext, right.span) }
      settleLiterals(value.type)
      return TypedExpr(.assign(place, value), .void, span)
    }
    guard requireMutable(place, .assignment, left.span, orAt: equalsSign(between: left, right)) else {
      return TypedExpr(.error, .error, span)
    }
    let isSubscript = if case .subscript_ = left.withoutParens.kind { true } else { false }
    let value = check(right, as: place.type, isSubscript ? .subscriptAssignment : .assignment)
    if isSamePlace(place, value) {
      let isVariable = if case .variable = place.kind { true } else { false }
      report(.assignsItself(isVariable ? "variable" : "property"), equalsSign(between: left, right))
    }
    if let name = nonescapingName(value) {
      report(.nonescapingAssigned(name), equalsSign(between: left, right))
    }
    return TypedExpr(.assign(place, value), .void, span)
  }

  /// Whether two expressions name the same variable, or the same stored property of one whose own class has it
  /// (observed). Those of views are left out, though Swift refuses them too: that `v.frame = v.frame` may change a view is
  /// worth to be seen.
  private func isSamePlace(_ a: TypedExpr, _ b: TypedExpr) -> Bool {
    switch (a.kind, b.kind) {
    case (.variable(let x), .variable(let y)): x === y
    case (.property(let x?, let mine), .property(let y?, let theirs)):
      mine.property === theirs.property && mine.property.isStored && !mine.property.isStatic
        && x.type.nominal === mine.property.owner && mine.property.owner?.native == nil && isSamePlace(x, y)
    default: false
    }
  }

  /// What stands left of `=`.
  func assignedPlace(_ left: Expr, expecting told: Type?) -> TypedExpr {
    isAssigning = true
    defer { isAssigning = false }
    return check(left, expecting: told)
  }

  func equalsSign(between left: Expr, _ right: Expr) -> Span {
    let between = textOf(Span(Int(left.span.end), Int(right.span.start))).utf8
    let start = Int(left.span.end) + between.prefix { $0 != UInt8(ascii: "=") }.count
    return Span(start, start + 1)
  }

  /// `+=` and its like: the operator in front of the equals sign.
  func compoundBase(_ name: Name) -> Name? {
    let text = name.text
    guard text.count > 1, text.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text) else {
      return nil
    }
    let base = Name(String(text.dropLast()))
    // `0..<=5` changes nothing.
    if base == "..<" || base == "..." { return nil }
    return Self.builtin(base) != nil || text == "??=" ? base : nil
  }

  func checkCompound(_ left: Expr, _ op: Operator, _ base: Name, _ right: Expr, _ span: Span) -> TypedExpr {
    if case .chain(let inner) = left.kind {
      let assigned = checkCompound(inner, op, base, right, span)
      if assigned.type.isError { return assigned }
      noteChainAccess(assigned)
      return TypedExpr(.chain(assigned), .optional(.void), span)
    }
    var place = check(left, expecting: nil)
    if place.type.isError { return place }
    if place.isImplicitlyUnwrapped, case .optional(let payload) = place.type.resolved {
      place = TypedExpr(.forceUnwrap(place, implicit: true), payload, place.span)
    }
    if let changed = checkOwnChange(place, left, op, right, span) ?? checkClosureAdded(to: place, left, op, right, span)
    {
      return changed
    }
    // `tags -= [1]` for a type of the script that such literals may be; `makers += [String.init]`.
    let isOwnLiteral =
      (isCollectionLiteral(right) || place.type.nominal?.module == "main" && holdsOwnableLiteral(right))
      && (place.type.nominal?.module == "main" || attempt { check(right, expecting: nil) } == nil)
      && attempt { check(right, as: place.type) } != nil
    let given = check(right, expecting: needsContext(right) || isBig(right) || isOwnLiteral ? place.type : nil)
    let value = place.type.optionalPayload == nil ? unwrapped(given) : given
    if value.type.isError { return value }
    // The script's own `+=` first: `static func += (a: inout Money, b: Money)`.
    let declared = operatorCandidates(op.name, place.type, value.type)
    let own = declared.filter { $0.function.parameters.first?.isInout == true }
    // One that changes an object asks for no variable: `static func += (list: TodoList, item: Item)`.
    let plain = declared.filter { $0.function.isScripted && $0.function.parameters.first?.isInout == false }
    func added() -> TypedExpr {
      resolveOperator(op.name, plain, [place, value], span, expecting: nil, written: [left, right])
    }
    if !plain.isEmpty, attempt({ added() }) != nil { return added() }
    guard requireMutable(place, .mutatingOperator, op.span) else { return TypedExpr(.error, .error, span) }
    let target = TypedExpr(.inout_(place), place.type, place.span)
    func changed() -> TypedExpr {
      resolveOperator(op.name, own, [target, value], span, expecting: nil, written: [left, right])
    }
    // Beside the script's own for others, what adds up has one that it need not declare.
    let isOthers = { self.addsUp(base, place.type) && self.attempt { changed().type.isError } ?? true }
    if !own.isEmpty, !(place.type.nominal?.module == "Swift" && builtinFits(base, place, value)), !isOthers() {
      return changed()
    }
    if let builtin = Self.builtin(base) {
      let mark = trail.count
      if builtinFits(base, place, value) {
        if isShift(builtin) { _ = defaulted(value.type) }
        noteArithmetic(builtin, place, value, op.span)
        return TypedExpr(.compoundAssign(builtin, place, value), .void, span)
      }
      unwind(to: mark)
      if builtin == .add, grows(place.type), let mine = sequenceElement(place.type),
        let element = sequenceElement(defaulted(value.type)), unify(mine, element)
      {
        let append = NameUse("append", op.span)
        return callAppend(place, append, value, span)
      }
      unwind(to: mark)
      if builtin == .add, let converted = conversion(of: value, to: place.type),
        place.type.nominal === catalog.arrayNominal
      {
        return TypedExpr(.compoundAssign(.add, place, converted), .void, span)
      }
      unwind(to: mark)
      // `[[1]]` may be a list of sets.
      if builtin == .add, case .array = right.withoutParens.kind,
        let list = attempt({ check(right, expecting: place.type) }), unify(place.type, list.type)
      {
        return TypedExpr(.compoundAssign(.add, place, check(right, expecting: place.type)), .void, span)
      }
      unwind(to: mark)
    }
    // `a = a + b` with the script's own `+`.
    let candidates = operatorCandidates(base, place.type, value.type).filter { isShortened(base, $0, place.type) }
    if !candidates.isEmpty {
      let result = resolveOperator(base, candidates, [place, value], span, expecting: place.type)
      if result.type.isError { return result }
      return TypedExpr(.assign(place, convert(result, to: place.type, .assignment)), .void, span)
    }
    if op.name == "%=", isFloating(place.type), isOpenLiteral(value.type) || conformances.same(place.type, value.type) {
      return fail(.floatRemainder(op.name), op.span)
    }
    settleLiterals(value.type)
    if case .optional(let payload) = place.type.resolved {
      return fail(.optionalNotUnwrapped(place.type, payload: payload, isTry: false), left.span)
    }
    if isOpenNil(value) { return fail(.nilIncompatible(place.type, .argument), right.span) }
    if case .optional(let payload) = value.type.resolved {
      return fail(.optionalNotUnwrapped(value.type, payload: payload, isTry: false), right.span)
    }
    if conformances.same(place.type, value.type) || place.type.nominal?.module != "Swift" {
      return fail(.binaryOperands(op.name, place.type, value.type), op.span)
    }
    return fail(.cannotConvert(value.type, to: place.type, .argument), right.span)
  }

  /// Whether an operator of that name gives one that assigns: those that scripts declare do not, but for the sum and
  /// difference of what Swift adds up.
  private func isShortened(_ base: Name, _ candidate: CallCandidate, _ type: Type) -> Bool {
    if case .script = candidate.function.body { return addsUp(base, type) }
    return !candidate.function.isRequirement || candidate.function.owner?.module != "main"
  }

  private func addsUp(_ base: Name, _ type: Type) -> Bool {
    (base == "+" || base == "-") && conformsByName(type, "AdditiveArithmetic")
  }

  /// Whether sequences of the same elements can be added to it: an array, a text, or a part of one.
  private func grows(_ type: Type) -> Bool {
    guard let nominal = type.nominal, nominal.module == "Swift" else { return false }
    return ["Array", "ArraySlice", "String", "Substring"].contains(nominal.name.text)
  }

  private func isShift(_ op: BinaryOperator) -> Bool {
    switch op {
    case .shiftLeft, .shiftRight, .maskingShiftLeft, .maskingShiftRight: true
    default: false
    }
  }

  private func builtinFits(_ base: Name, _ place: TypedExpr, _ value: TypedExpr) -> Bool {
    guard let op = Self.builtin(base) else { return false }
    let mark = trail.count
    if isShift(op) { return isInteger(place.type) && isInteger(value.type) }
    // A part of a text or list grows by `append(contentsOf:)`.
    if place.type.nominal === catalog.arraySliceNominal || place.type.nominal === catalog.substringNominal {
      return false
    }
    guard unify(place.type, value.type) else {
      unwind(to: mark)
      return false
    }
    let result = attempt { () -> TypedExpr in
      binaryProbe(base, place, value)
    }
    if result == nil { unwind(to: mark) }
    return result != nil
  }

  private func binaryProbe(_ base: Name, _ place: TypedExpr, _ value: TypedExpr) -> TypedExpr {
    probeBuiltin(base, place, value) ?? fail(.binaryOperands(base, place.type, value.type), value.span)
  }

  private func callAppend(_ place: TypedExpr, _ use: NameUse, _ value: TypedExpr, _ span: Span) -> TypedExpr {
    for candidate in members(of: place.type, named: use.name, isStatic: false) {
      guard case .function(let function) = candidate.member, function.parameters.first?.label == "contentsOf" else {
        continue
      }
      let made = callCandidate(function, candidate, base: place, isSuper: false)
      let argument = Argument(label: "contentsOf", labelSpan: span, value: Expr(.error, value.span))
      return apply(made, ArgumentMatch(arguments: [[0]]), [argument], [value], nil, span)
    }
    return fail(.binaryOperands("+=", place.type, value.type), span)
  }
}
