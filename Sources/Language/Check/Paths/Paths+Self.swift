import Syntax

/// `self` in initializers.
extension Paths {
  func isSelf(_ expr: TypedExpr) -> Bool {
    switch expr.kind {
    case .variable(let variable): maker != nil && variable === function.selfVariable
    case .convert(_, let inner): isSelf(inner)
    default: false
    }
  }

  private func missing(_ maker: Maker) -> [Property] {
    maker.properties.filter { state.missing(FollowedPlace($0)) != nil }
  }

  private func missingName(_ property: Property) -> Name {
    let place = FollowedPlace(property)
    return state.missing(place).map { Name(place.name(of: $0)) } ?? property.name
  }

  /// `self` as a whole, or a part of it that is not this initializer's to fill.
  func useSelf(_ use: CheckError.SelfUse, _ span: Span) {
    guard let maker, state.isReachable else { return }
    if maker.delegates {
      if !state.isDelegated {
        report(.selfBeforeDelegation, span)
        state.isDelegated = true
      }
      return
    }
    let isClass = maker.nominal.kind == .class
    if let first = missing(maker).first {
      switch use {
      // Of a superclass nothing can be used before it has been asked to fill its part.
      case .method, .property, .argument:
        if maker.superInit != nil {
          report(.selfBeforeSuper(use), span)
          state.isDelegated = true
        } else {
          report(.selfBeforeInitialized(isClass ? use : .plain), span)
        }
      case .plain where isClass: report(.memberUsedBeforeInitialized(missingName(first), isLet: first.isLet), span)
      case .plain, .captured: report(.selfBeforeInitialized(use), span)
      }
      assignAll(maker)
    } else if maker.superInit != nil, !state.isDelegated {
      if case .captured = use { report(.selfBeforeSuper(.plain), span) } else { report(.selfBeforeSuper(use), span) }
      state.isDelegated = true
    }
  }

  func assignAll(_ maker: Maker) {
    mistaken.formUnion(missing(maker).map(ObjectIdentifier.init))
    for property in maker.properties { state.assign(FollowedPlace(property)) }
    if maker.delegates { state.isDelegated = true }
  }

  func readMember(_ property: Property, _ span: Span, isChanged: Bool = false) {
    guard let maker else { return }
    if isOwn(property) {
      let place = FollowedPlace(property)
      guard let missing = state.missing(place) else { return }
      report(memberMistake(place.name(of: missing), property.isLet, isChanged), span)
      mistaken.insert(place.key)
      state.assign(place)
    } else if maker.delegates || property.owner !== maker.nominal || !property.isStored {
      useSelf(.property(property.name), span)
    }
  }

  func assignMember(_ property: Property, _ span: Span) {
    guard let maker else { return }
    if isOwn(property) {
      assign(FollowedPlace(property), "self.", span)
    } else if maker.delegates, property.owner === maker.nominal, property.isLet, property.isStored {
      report(.letInDelegating(property.name), span)
      (state.isDelegated, state.isMade) = (true, true)
    } else if maker.delegates || property.owner !== maker.nominal || !property.isStored {
      useSelf(.property(property.name), span)
    }
  }

  /// `super.init(…)` or `self.init(…)`.
  func delegate(to initializer: Function, _ span: Span) {
    guard let maker else { return }
    if state.hasDelegated, state.isReachable { report(.delegatesTwice(isSuper: !maker.delegates), span) }
    defer { (state.hasDelegated, state.isMade) = (true, true) }
    if maker.delegates { return state.isDelegated = true }
    if span == maker.end { return }
    let missing = missing(maker)
    for property in missing { report(.notInitializedAtSuper(missingName(property)), span) }
    assignAll(maker)
    // A constant that comes too late is told of too.
    mistaken.subtract(missing.map(ObjectIdentifier.init))
    state.isDelegated = true
  }

  /// A way to fail, in an initializer that cannot.
  func refuseFailing(_ error: CheckError, _ span: Span) {
    guard maker != nil, let declaration = function.declaration, !declaration.isFailable else { return }
    report(error, span)
  }

  /// What must hold where the initializer is left. Of a class swiftc says so at its end, wherever that was; what it adds
  /// itself it sees at the beginning; and where the object may also be none, it looks at it once more.
  func finish(_ maker: Maker, at left: Span) {
    let place = maker.nominal.kind == .class ? maker.end : left
    let mayFail = maker.nominal.kind == .class && function.declaration?.isFailable ?? false
    if maker.delegates {
      if !state.isMade { report(.selfInitMissing, place) }
      return
    }
    if maker.superInit == .written || maker.superInit == .missing, !state.isMade {
      return report(mayFail ? .selfBeforeSuper(.plain) : .superInitMissing, place)
    }
    guard let property = missing(maker).first else { return }
    let name = missingName(property)
    if maker.superInit == .implicit {
      report(.notInitializedAtImplicitSuper(name), function.declaration?.span ?? place)
    } else {
      report(mayFail ? .memberUsedBeforeInitialized(name, isLet: property.isLet) : .notAllInitialized(name), place)
    }
  }
}
