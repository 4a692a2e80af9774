import Syntax

/// What replaces an inherited member.
extension Checker {
  func linkOverride(_ function: Function, _ nominal: Nominal, _ declaration: FunctionDecl) {
    guard function.kind == .function || function.kind == .subscript_ || function.kind == .initializer else { return }
    func isSame(_ theirs: Type, _ own: Type) -> Bool {
      conformances.same(theirs, own) || function.generics.isEmpty && theirs.description == own.description
    }
    func replaced(_ stands: (Type, Type) -> Bool) -> Function? {
      superMember(nominal, function.name) { member -> Function? in
        if case .function(let other) = member, other.kind == function.kind, other.isStatic == function.isStatic,
          other.fullName == function.fullName, other.parameters.count == function.parameters.count
        {
          let named = Substitution(other.generics, function.generics.map { .parameter($0) }, conformances)
          let theirs = { [self] in named.apply(inherited($0, from: other.owner, by: nominal)) }
          let alike = zip(other.parameters, function.parameters).allSatisfy {
            $0.isInout == $1.isInout && $0.isVariadic == $1.isVariadic && (!$1.isEscaping || $0.isEscaping)
              && ($0.isInout ? isSame(theirs($0.type), $1.type) : stands(theirs($0.type), $1.type))
          }
          return alike && asksNoMore(function, than: other)
            && (function.kind == .initializer || canStand(function.result, for: theirs(other.result))) ? other : nil
        }
        return nil
      }
    }
    let found = replaced(isSame) ?? replaced { isSame($0, $1) || canStand($0, for: $1) }
    // What is private there is nobody else's: a method of that name is another one.
    if let found, found.isPrivate, found.owner?.module == "main", function.kind != .initializer {
      if function.isOverride { report(.overridesNothing("method"), declaration.nameSpan) }
    } else if let found {
      if !canOverride(found, with: function, declaration) { return }
      if function.kind == .function || function.kind == .subscript_, function.isOverride {
        let what = function.kind == .subscript_ ? "subscript" : function.isStatic ? "class method" : "instance method"
        refuseHiding(function.accessLevel, found.accessLevel, found.owner, nominal, what, declaration.nameSpan)
      }
      if found.setter != nil {
        let (own, theirs) = (Type.function(function.valueType), Type.function(found.valueType))
        if function.setter == nil {
          report(.overridesReadOnly("subscript"), declaration.nameSpan)
        } else if function.generics.isEmpty, !conformances.same(own, inherited(theirs, from: found.owner, by: nominal))
        {
          report(.overridesMutable("subscript", own, theirs), declaration.nameSpan)
        }
      }
      if function.kind == .initializer, function.isOverride, found.isConvenience {
        return report(.overridesNothing("initializer"), declaration.nameSpan)
      }
      function.overridden = found
      function.getter?.overridden = found.getter
      function.setter?.overridden = found.setter
      if function.selector == nil { function.selector = found.selector }
      if function.kind != .initializer, !function.isOverride, !found.isPrivate {
        report(.needsOverride(function.kind == .subscript_ ? "subscript" : "func"), declaration.nameSpan)
      }
      if let native = found.owner?.native, function.kind == .function, !native.overridable.contains(found.fullName) {
        report(.nonOpenMethod, declaration.nameSpan)
      }
    } else if function.isOverride, nominal.kind != .class {
      let kind = function.kind == .initializer ? "initializer" : function.kind == .subscript_ ? "subscript" : "method"
      refuseOverride(of: kind, in: nominal, declaration.nameSpan, declaration.span)
    } else if function.isOverride,
      !(function.kind == .initializer && function.parameters.isEmpty && hasPlainInit(nominal))
    {
      let kind = function.kind == .initializer ? "initializer" : function.kind == .subscript_ ? "subscript" : "method"
      if let near = relabelled(function, nominal) {
        return report(.overridesOtherLabels(kind, plainName(function), plainName(near)), declaration.nameSpan)
      }
      report(.overridesNothing(kind), declaration.nameSpan)
    }
  }

  /// Whether a function takes every type that another takes for its parameters.
  private func asksNoMore(_ function: Function, than other: Function) -> Bool {
    guard other.generics.count == function.generics.count else { return false }
    let named = Substitution(function.generics, other.generics.map { .parameter($0) }, conformances)
    return conformances.assuming(other.requirements) {
      zip(function.generics, other.generics).allSatisfy { own, theirs in
        own.protocols.allSatisfy { conformances.conforms(.parameter(theirs), to: $0) }
      } && conformances.hold(function.requirements, named)
    }
  }

  /// Whether an override may have one type where what it replaces has another: of values it gives any of theirs, of a
  /// subclass or without the optional, and takes all that they take. No box is made of what is given. (Observed: some
  /// forty overrides given to the compiler.)
  private func canStand(_ own: Type, for theirs: Type) -> Bool {
    if own.isError || theirs.isError || conformances.same(own, theirs) { return true }
    if let payload = theirs.optionalPayload {
      if let inner = own.optionalPayload {
        return inner.optionalDepth == payload.optionalDepth && canStand(inner, for: payload)
      }
      return payload.optionalPayload == nil && canStand(own, for: payload)
    }
    switch (own.resolved, theirs.resolved) {
    case (.function(let mine), .function(let other)):
      return mine.parameters.count == other.parameters.count && (!mine.isThrowing || other.isThrowing)
        && zip(mine.parameters, other.parameters).allSatisfy {
          $0.isInout == $1.isInout
            && ($0.isInout ? conformances.same($0.type, $1.type) : canStand($1.type, for: $0.type))
        } && canStand(mine.result, for: other.result)
    case (.tuple(let mine), .tuple(let other)):
      return mine.count == other.count && zip(mine, other).allSatisfy { canStand($0.type, for: $1.type) }
    default:
      return own.metatypeInstance == nil && isReference(own) && isReference(theirs) && !own.isExistential
        && !theirs.isExistential && canConvert(own, to: theirs)
    }
  }

  /// Where nothing is inherited.
  private func refuseOverride(of kind: String, in nominal: Nominal, _ name: Span, _ declaration: Span) {
    if nominal.kind == .protocol { return report(.overridesNothingInProtocol(kind), name) }
    let isInside = nominal.declaration.map { $0.span.start <= name.start && name.end <= $0.span.end } ?? false
    report(.overrideOutsideClass, isInside ? word("override", in: declaration) : name)
  }

  /// What takes the same under other labels.
  private func relabelled(_ function: Function, _ nominal: Nominal) -> Function? {
    superMember(nominal, function.name) { member in
      guard case .function(let other) = member, other.kind == function.kind, other.isStatic == function.isStatic,
        !other.isAlias, other.fullName != function.fullName, other.parameters.count == function.parameters.count,
        zip(other.parameters, function.parameters).allSatisfy({ conformances.same($0.type, $1.type) })
      else { return nil }
      return other
    }
  }

  /// A function's name, with its labels where it has any.
  func plainName(_ function: Function) -> String {
    function.parameters.contains { $0.label != nil } ? function.fullName : function.name.text
  }

  func linkOverride(
    _ property: Property, _ nominal: Nominal, _ span: Span, isStored: Bool, observes: Bool, _ declaration: Span
  ) {
    if property.isOverride, nominal.kind != .class {
      return refuseOverride(of: "property", in: nominal, span, declaration)
    }
    let found = superMember(nominal, property.name) { member -> Property? in
      if case .property(let other) = member, other.isStatic == property.isStatic { return other }
      return nil
    }
    if let found {
      property.overridden = found
      if property.type.isError { property.type = inherited(found.type, from: found.owner, by: nominal) }
      if found.isPrivate, found.owner?.module == "main" { return property.overridden = nil }
      if found.isLet, observes { return report(.observesReadOnly(property.name), span) }
      if isStored, found.owner?.native == nil || property.isOverride {
        return report(.overridesWithStored(property.name), span)
      }
      if !property.isOverride { report(.needsOverride("var"), span) }
      if found.owner?.module == "main" {
        refuseHiding(property.accessLevel, found.accessLevel, found.owner, nominal, "property", span)
      }
      if found.isLet, found.owner?.module == "main" { return report(.overridesLet(property.name), span) }
      if let native = found.owner?.native, !native.overridable.contains(found.name.text) {
        report(.nonOpenProperty, span)
      }
    } else if property.isOverride {
      report(.overridesNothing("property"), span)
    }
  }

  /// A property that can be set must be of the same type as the one that it replaces.
  func checkOverriddenType(_ property: Property, _ span: Span) {
    guard property.isOverride, let found = property.overridden, found.owner?.generics.isEmpty != false else { return }
    finish(found)
    if property.willSet != nil || property.didSet != nil, !found.isSettable {
      return report(.observesReadOnly(property.name), span)
    }
    if found.type.isError || property.type.isError { return }
    if found.isSettable ? conformances.same(property.type, found.type) : canStand(property.type, for: found.type) {
      let isReadOnly = property.getter != nil && property.setter == nil
      if found.isSettable, isReadOnly, found.owner?.module == "main" { report(.overridesReadOnly(property.name), span) }
      return
    }
    let error: CheckError =
      canStand(property.type, for: found.type)
      ? .overridesMutable("property '\(property.name.text)'", found.type, property.type)
      : .overridesOtherType(property.name, property.type, found.type)
    report(error, span)
  }

  /// A type in a member of a superclass, as it is in a subclass: `class Numbers: List<Int>` has `Int` for `Element`.
  func inherited(_ type: Type, from owner: Nominal?, by nominal: Nominal) -> Type {
    guard let owner, !owner.generics.isEmpty else { return type }
    let selfType = Type.nominal(nominal, nominal.generics.map { .parameter($0) })
    return Substitution(owner.generics, conformances.arguments(of: selfType, as: owner), conformances).apply(type)
  }

  private func declaresDesignated(_ nominal: Nominal) -> Bool {
    nominal.declaration?.members.contains {
      guard case .function(let function) = $0.kind, case .initializer = function.kind else { return false }
      return !function.modifiers.contains(.convenience)
    } ?? false
  }

  private func superMember<Found>(_ nominal: Nominal, _ name: Name, _ match: (Member) -> Found?) -> Found? {
    for ancestor in nominal.ancestors {
      for member in ancestor.members(named: name) { if let found = match(member) { return found } }
      // A class with designated initializers of its own inherits none: those above are no business of its subclasses.
      if name == "init", declaresDesignated(ancestor) { return nil }
    }
    return nil
  }
}
