import Syntax

/// What can be changed.
extension Checker {
  /// Whether the place can be changed; reports why not. Notes which variables change.
  /// - Parameter sign: Where Swift tells that a constant is given a second value.
  @discardableResult
  func requireMutable(
    _ place: TypedExpr, _ change: CheckError.Change, _ span: Span, orAt sign: Span? = nil
  ) -> Bool {
    let givesValue = if case .assignment = change { true } else { false }
    guard var reason = immutability(of: place, givesValue) else { return true }
    if case .property(let base?, let use) = place.kind, use.property.isLet, use.property.initialValue != nil,
      currentFunction.isInitializer, isSelf(base), use.property.owner === scope.typeContext?.nominal
    {
      let name = use.property.name
      let delegates = currentFunction.declaration?.isConvenience ?? false
      report(delegates ? .letInDelegating(name) : .initializedTwice(Name("self.\(name.text)")), sign ?? span)
      return false
    }
    if case .literal = reason, change == .mutatingMember || change == .inoutArgument {
      switch place.kind {
      case .array, .dictionary: reason = .literalOf(defaulted(place.type))
      case .tuple where change == .inoutArgument: reason = .literalOf(defaulted(place.type))
      default: break
      }
    }
    if givesValue {
      switch (reason, place.kind) {
      case (.literal, .array), (.literal, .dictionary), (.literal, .subscript_), (.notVariable, .metatype):
        reason = .expression(defaulted(place.type))
      default: break
      }
    }
    report(.immutable(change, kind(of: place), reason), span)
    return false
  }

  private func kind(of place: TypedExpr) -> CheckError.Place {
    switch place.kind {
    case .property, .tupleElement: .property
    case .boundMethod: .value
    case .subscript_, .throughKeyPath: .subscript_
    case .forceUnwrap(let base, _), .optionalTry(let base), .chain(let base), .inout_(let base): kind(of: base)
    case .convert(_, let base): kind(of: base)
    default: .value
    }
  }

  /// Why the place cannot change; nil when it can.
  /// - Parameter givesValue: a constant that has no value yet may be given one, but not be changed.
  func immutability(of place: TypedExpr, _ givesValue: Bool) -> CheckError.Immutable? {
    switch place.kind {
    case .error, .discard: return nil
    case .variable(let variable): return immutability(of: variable, givesValue)
    case .property(let base, let use): return immutability(of: use.property, in: base, givesValue)
    case .subscript_(let base, let use, _):
      guard use.function.setter != nil else { return .getOnlySubscript }
      guard let base, !isReference(base.type) else { return nil }
      if use.function.setter?.isMutating == false { return nil }
      return immutability(of: base, false)
    case .throughKeyPath(let base, let path):
      if path.type.nominal === catalog.referenceWritableKeyPath { return nil }
      if path.type.nominal === catalog.writableKeyPath { return immutability(of: base, givesValue) }
      if case .variable(let variable) = path.kind { return .readOnlyKeyPath(variable.name) }
      return .readOnlyKeyPath(nil)
    case .tupleElement(let base, _), .forceUnwrap(let base, _), .optionalTry(let base), .chain(let base),
      .inout_(let base), .convert(.upcast, let base):
      return immutability(of: base, givesValue)
    case .tuple(let parts): return parts.lazy.compactMap { self.immutability(of: $0, givesValue) }.first
    case .currentView: return .selfIsImmutable(in: .classMember)
    case .call(let use, _, _):
      return .callResult(use.function.kind == .initializer || use.function.owner != nil ? nil : use.function.name)
    case .callValue(let callee, _):
      if case .variable(let variable) = callee.kind { return .callResult(variable.name) }
      return .callResult(nil)
    case .integer, .wideInteger, .float, .boolean, .string, .interpolation, .array, .dictionary, .none: return .literal
    case .binary: return .operatorResult("binary")
    case .and: return .callResult("&&")
    case .or: return .callResult("||")
    case .unary: return .operatorResult("unary")
    case .boundMethod(_, let use): return .method(use.function.name)
    case .function(let use): return .function(use.function.name)
    default: return .notVariable
    }
  }

  private func immutability(of variable: Variable, _ givesValue: Bool) -> CheckError.Immutable? {
    if variable.isLet, variable.getter == nil {
      if variable.isUninitialized, givesValue,
        variable.storage == .global
          ? currentFunction.parent == nil && currentFunction.declaration == nil
          : variable.owner === currentFunction
      {
        noteFlow()
        return nil
      }
      if variable.name == "self" { return .selfIsImmutable(in: memberKind(of: variable)) }
      if variable.isOfCase { return .caseConstant(variable.name) }
      return variable.isParameter ? .parameter(variable.name) : .letConstant(variable.name)
    }
    if variable.getter != nil, variable.setter == nil { return .getOnly(variable.name) }
    if speculation == 0 { variable.isMutated = true }
    noteCapture(variable)
    return nil
  }

  private func memberKind(of variable: Variable) -> CheckError.Member {
    if isReference(variable.type) { return .classMember }
    return variable.owner?.declaration?.kind == .getter ? .getter : .method
  }

  private func immutability(of property: Property, in base: TypedExpr?, _ givesValue: Bool) -> CheckError.Immutable? {
    if property.isLet {
      let isOwnInit =
        currentFunction.isInitializer && base.map(isSelf) ?? false && property.owner === scope.typeContext?.nominal
        && property.initialValue == nil && givesValue
      if !isOwnInit { return .letConstant(property.name) }
    } else if !property.isSettable {
      return .getOnly(property.name)
    }
    if property.isSetterPrivate, let owner = property.owner, !isInside(owner) {
      return .setterInaccessible(property.name)
    }
    guard let base, !isReference(base.type) else { return nil }
    if property.setter != nil, property.setter?.isMutating == false,
      property.owner?.kind != .protocol || property.owner?.module == "main"
    {
      return nil
    }
    // A value type's part: the whole must be changeable.
    return immutability(of: base, givesValue)
  }

  func isReference(_ type: Type) -> Bool {
    switch type.resolved {
    case .existential(let protocols): protocols.contains { $0.isClassBound || $0 === catalog.anyObject }
    case .metatype, .anyMetatype: true
    case .parameter, .associated: type.isClass || conformances.requiredClass(type) != nil
    default: type.isClass
    }
  }

  private func isSelf(_ expr: TypedExpr) -> Bool {
    if case .variable(let variable) = expr.kind { return variable.name == "self" }
    return false
  }
}
