import Syntax

/// Assignments, and what can be assigned.
extension Checker {
  enum Change {
    case assignment
    case inoutArgument
    case mutatingMember(Name)
    case mutatingOperator
  }

  func checkAssign(_ left: Expr, _ right: Expr, _ span: Span) -> TypedExpr {
    if case .chain(let inner) = left.kind {
      // `a?.b = c` happens only when the chain holds.
      let assigned = checkAssign(inner, right, span)
      if assigned.type.isError { return assigned }
      return TypedExpr(.chain(assigned), .optional(.void), span)
    }
    if case .tuple(let targets) = left.kind, !targets.isEmpty {
      isAssigning = true
      let places = targets.map { check($0.value, expecting: nil) }
      isAssigning = false
      for place in places where !place.type.isError {
        if case .discard = place.kind {
        } else if !requireMutable(place, .assignment, place.span) {
          return TypedExpr(.error, .error, span)
        }
      }
      let type = Type.tuple(places.map { TupleField(nil, $0.type) })
      let value = check(right, as: type, .assignment)
      return TypedExpr(.assign(TypedExpr(.tuple(places), type, left.span), value), .void, span)
    }
    isAssigning = true
    let place = check(left, expecting: nil)
    isAssigning = false
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
    guard requireMutable(place, .assignment, left.span) else { return TypedExpr(.error, .error, span) }
    let value = check(right, as: place.type, .assignment)
    if let name = nonescapingName(value) {
      report(.plain("assigning non-escaping parameter '\(name)' to an '@escaping' closure", hint: nil), value.span)
    }
    if case .variable(let variable) = place.kind { variable.isUninitialized = false }
    return TypedExpr(.assign(place, value), .void, span)
  }

  /// `+=` and its like: the operator in front of the equals sign.
  func compoundBase(_ name: Name) -> Name? {
    let text = name.text
    guard text.count > 1, text.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text) else {
      return nil
    }
    let base = Name(String(text.dropLast()))
    return Self.builtin(base) != nil || text == "??=" ? base : (operatorCandidates(name).isEmpty ? base : nil)
  }

  func checkCompound(_ left: Expr, _ op: Operator, _ base: Name, _ right: Expr, _ span: Span) -> TypedExpr {
    if case .chain(let inner) = left.kind {
      let assigned = checkCompound(inner, op, base, right, span)
      if assigned.type.isError { return assigned }
      return TypedExpr(.chain(assigned), .optional(.void), span)
    }
    var place = check(left, expecting: nil)
    if place.type.isError { return place }
    if place.isImplicitlyUnwrapped, case .optional(let payload) = place.type.resolved {
      place = TypedExpr(.forceUnwrap(place, implicit: true), payload, place.span)
    }
    let value = check(right, expecting: needsContext(right) ? place.type : nil)
    if value.type.isError { return value }
    // The script's own `+=` first: `static func += (a: inout Money, b: Money)`.
    let own = operatorCandidates(op.name, place.type, value.type).filter {
      $0.function.parameters.first?.isInout == true
    }
    if !own.isEmpty, !(place.type.nominal?.module == "Swift" && builtinFits(base, place, value)) {
      guard requireMutable(place, .mutatingOperator, left.span) else { return TypedExpr(.error, .error, span) }
      let operand = TypedExpr(.inout_(place), place.type, place.span)
      return resolveInoutOperator(op.name, own, operand, value, span, right)
    }
    guard requireMutable(place, .mutatingOperator, left.span) else { return TypedExpr(.error, .error, span) }
    if let builtin = Self.builtin(base) {
      let mark = trail.count
      if builtinFits(base, place, value) {
        if isShift(builtin) { _ = defaulted(value.type) }
        return TypedExpr(.compoundAssign(builtin, place, value), .void, span)
      }
      unwind(to: mark)
      if builtin == .add, case .nominal(let nominal, let arguments) = place.type.resolved,
        nominal === catalog.arrayNominal,
        let element = sequenceElement(value.type), unify(arguments[0], element)
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
    }
    // `a = a + b` with the script's own `+`.
    let candidates = operatorCandidates(base, place.type, value.type)
    if !candidates.isEmpty {
      let result = resolveOperator(base, candidates, [place, value], span, expecting: place.type)
      if result.type.isError { return result }
      return TypedExpr(.assign(place, convert(result, to: place.type, .assignment)), .void, span)
    }
    settleLiterals(value.type)
    if case .optional(let payload) = place.type.resolved {
      return fail(.optionalNotUnwrapped(place.type, payload: payload), left.span)
    }
    if case .optional(let payload) = value.type.resolved {
      return fail(.optionalNotUnwrapped(value.type, payload: payload), right.span)
    }
    if conformances.same(place.type, value.type) || place.type.nominal?.module != "Swift" {
      return fail(.binaryOperands(op.name, place.type, value.type), op.span)
    }
    return fail(.cannotConvert(value.type, to: place.type, .argument), right.span)
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
    let probe = Expr(.error, value.span)
    _ = probe
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

  private func resolveInoutOperator(
    _ name: Name, _ candidates: [CallCandidate], _ place: TypedExpr, _ value: TypedExpr, _ span: Span, _ right: Expr
  ) -> TypedExpr {
    for candidate in candidates where candidate.function.parameters.count == 2 {
      let result = attempt { () -> TypedExpr in
        var substitution = ownerSubstitution(candidate.function.owner, candidate.ownerArguments)
        var own: [Type] = []
        for parameter in candidate.function.generics {
          let type = constrainedVariable(parameter, span)
          own.append(type)
          substitution.set(parameter, type)
        }
        let target = substitution.apply(candidate.function.parameters[0].type)
        if !unify(place.type, target) { report(.ambiguous(name.text), span) }
        let converted = convert(value, to: substitution.apply(candidate.function.parameters[1].type), .argument)
        let use = FunctionUse(
          candidate.function, ownerArguments: candidate.ownerArguments, arguments: own, dispatch: candidate.dispatch)
        return TypedExpr(.call(use, base: nil, [place, converted]), .void, span)
      }
      if let result { return result }
    }
    return fail(.binaryOperands(name, place.type, value.type), span)
  }

  // MARK: Mutability

  /// Whether the place can be changed; reports why not. Notes which variables change.
  @discardableResult
  func requireMutable(_ place: TypedExpr, _ change: Change, _ span: Span) -> Bool {
    switch place.kind {
    case .error, .discard: return true
    case .variable(let variable):
      if variable.isLet, variable.getter == nil {
        if variable.isUninitialized {
          if variable.owner === currentFunction || variable.storage == .global { return true }
        }
        if isInitializing(variable) { return true }
        report(
          .notAssignable(
            immutable(
              change, variable.name == "self" ? "'self' is immutable" : "'\(variable.name.text)' is a 'let' constant",
              "value")), span)
        return false
      }
      if variable.getter != nil, variable.setter == nil {
        report(.notAssignable(immutable(change, "'\(variable.name.text)' is a get-only property", "value")), span)
        return false
      }
      if speculation == 0 { variable.isMutated = true }
      noteCapture(variable)
      return true
    case .property(let base, let use): return propertyIsMutable(base, use.property, change, place, span)
    case .subscript_(let base, let use, _):
      guard use.function.setter != nil || hasNativeSetter(use.function) else {
        report(.notAssignable(immutable(change, "subscript is get-only", "value", through: "subscript")), span)
        return false
      }
      guard let base, !isReference(base.type) else { return true }
      if use.function.setter?.isMutating == false { return true }
      return requireMutable(base, innerChange(change), base.span)
    case .tupleElement(let base, _): return requireMutable(base, change, base.span)
    case .forceUnwrap(let base, _), .optionalTry(let base), .chain(let base), .inout_(let base):
      return requireMutable(base, change, span)
    case .tuple(let parts): return parts.allSatisfy { requireMutable($0, change, $0.span) }
    case .convert(.upcast, let base): return requireMutable(base, change, span)
    case .currentView:
      report(.notAssignable("cannot assign to value: 'self' is immutable"), span)
      return false
    case .call, .callValue:
      report(
        .notAssignable(immutable(change, "function call returns immutable value", "value", through: "expression")), span
      )
      return false
    default:
      report(
        .notAssignable(
          change.isAssignment ? "expression is not assignable" : immutable(change, "it is not a variable", "value")),
        span)
      return false
    }
  }

  private func innerChange(_ change: Change) -> Change { change }

  private func hasNativeSetter(_ function: Function) -> Bool { function.setter != nil }

  func isReference(_ type: Type) -> Bool {
    switch type.resolved {
    case .existential(let protocols): protocols.contains { $0.isClassBound || $0 === catalog.anyObject }
    case .metatype: true
    default: type.isClass
    }
  }

  /// `self.x = …` in an initializer may set constants.
  private func isInitializing(_ variable: Variable) -> Bool { false }

  private func propertyIsMutable(
    _ base: TypedExpr?, _ property: Property, _ change: Change, _ place: TypedExpr, _ span: Span
  ) -> Bool {
    let name = property.name.text
    if property.isLet {
      let isOwnInit =
        currentFunction.isInitializer && base.map(isSelf) ?? false && property.owner === scope.typeContext?.nominal
        && property.initialValue == nil
      if !isOwnInit {
        report(.notAssignable(immutable(change, "'\(name)' is a 'let' constant", "property")), span)
        return false
      }
    } else if !property.isSettable {
      report(.notAssignable(immutable(change, "'\(name)' is a get-only property", "property")), span)
      return false
    }
    if property.isSetterPrivate, let owner = property.owner, !isInside(owner) {
      report(.notAssignable(immutable(change, "'\(name)' setter is inaccessible", "property")), span)
      return false
    }
    guard let base else { return true }
    if isReference(base.type) { return true }
    if property.setter != nil, property.setter?.isMutating == false, property.owner?.kind != .protocol { return true }
    // A value type's part: the whole must be changeable.
    if case .variable(let variable) = base.kind, variable.isLet, variable.name != "self", !(variable.isUninitialized) {
      report(.notAssignable(immutable(change, "'\(variable.name.text)' is a 'let' constant", "property")), base.span)
      return false
    }
    if case .variable(let variable) = base.kind, variable.name == "self", variable.isLet {
      report(
        .notAssignable(immutable(change, "'self' is immutable", "property")),
        base.span.start == place.span.start && base.span.end == place.span.end ? span : base.span)
      return false
    }
    return requireMutable(base, change, base.span)
  }

  private func isSelf(_ expr: TypedExpr) -> Bool {
    if case .variable(let variable) = expr.kind { return variable.name == "self" }
    return false
  }

  private func immutable(_ change: Change, _ why: String, _ kind: String, through: String? = nil) -> String {
    switch change {
    case .assignment: "cannot assign to \(kind): \(why)" + (through == "expression" ? "" : "")
    case .inoutArgument: "cannot pass immutable value as inout argument: \(why)"
    case .mutatingMember: "cannot use mutating member on immutable value: \(why)"
    case .mutatingOperator: "left side of mutating operator isn't mutable: \(why)"
    }
  }
}

extension Checker.Change {
  var isAssignment: Bool { if case .assignment = self { true } else { false } }
}
