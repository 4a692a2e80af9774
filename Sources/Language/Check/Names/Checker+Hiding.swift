import Syntax

extension MemberCandidate {
  var isRequirement: Bool {
    switch member {
    case .function(let function): function.isRequirement
    case .property(let property): property.isRequirement
    default: false
    }
  }

  /// What must hold of the type that it is a member of.
  var conditions: [Requirement] {
    switch member {
    case .function(let function): function.conditions
    case .property(let property): property.requirements
    default: []
    }
  }

  var asked: Asked { Asked(owner: owner, requirements: conditions) }
}

/// Which of a type's members of one name hide others.
extension Checker {
  /// A requirement is hidden by the type's own member; an extension's default by either.
  func isHidden(_ member: Member, of owner: Nominal, _ arguments: [Type], by found: [MemberCandidate]) -> Bool {
    let hidden = MemberCandidate(member: member, owner: owner, ownerArguments: arguments, isFromProtocol: true)
    switch member {
    case .function(let function):
      // What is written in the language for the collections of scripts, the library's own have done better.
      if function.isLibraryScript,
        hasAnyway(function, arguments.first)
          || found.contains(where: {
            // All subscripts are of one name, whatever they take.
            guard $0.owner.kind != .protocol, $0.owner.module == "Swift", !isScripted($0.member),
              let own = $0.member.asFunction, own.fullName == function.fullName
            else { return false }
            return function.kind != .subscript_ || sameParameterNominals(own, function)
          })
      {
        return true
      }
      return found.contains {
        if case .function(let other) = $0.member {
          // `reversed()` of an `any StringProtocol` is that of any sequence: the other cannot be used.
          if let type = arguments.first, wraps(other.result, type, other.owner) { return false }
          if function.isRival && !other.isRival { return false }
          // `makeIterator()` that collections have as long as they name no iterator of their own; what a type has for some
          // of its arguments only.
          if function.isRequirement || other.isOfScript, !surelyHolds($0) { return false }
          if isSpecialized(by: other, function) { return true }
          if function.isRequirement, $0.owner === function.owner { return false }
          // Between a requirement and what a script's extension declares, the type decides (`meant`).
          if function.isRequirement, $0.isFromProtocol, other.isOfScript { return false }
          // `func log(_ text: String, level: Int = 1)` of an extension may be called with less.
          if takesLess(function, than: other) { return false }
          // Of a script's, only what is of the same type; else the arguments tell (`isMoreSpecial`).
          if function.isOfUser, !function.isRequirement, other.isOfUser {
            return !$0.isFromProtocol && isAlikeWhereDeclared($0, hidden)
          }
          // `MutableCollection` beside what else refines `Collection`.
          if function.setter != nil, other.setter == nil, other.isRequirement { return false }
          return other.fullName == function.fullName && (function.isRequirement || !$0.isFromProtocol)
            && other.parameters.count == function.parameters.count && sameParameterNominals(other, function)
            && (function.isRequirement || takesAlike($0, other, function, ownerSubstitution(owner, arguments)))
        }
        return false
      }
    case .property(let property):
      return found.contains {
        guard case .property(let other) = $0.member, holds(other.requirements, $0) else { return false }
        if !$0.isFromProtocol {
          return property.isRequirement || !isScripted(member) || isAlikeWhereDeclared($0, hidden)
        }
        return !isScripted(member) && !isScripted($0.member)
      }
    default: return false
    }
  }

  /// `filter` of the library's arrays is that of any sequence, which gives an array.
  private func hasAnyway(_ function: Function, _ type: Type?) -> Bool {
    type?.nominal?.module == "Swift" && type?.nominal?.name != "Slice"
      && catalog.sequenceProtocol.members(named: function.name).contains {
        if case .function(let other) = $0 { !other.isScripted && other.fullName == function.fullName } else { false }
      }
  }

  /// Of members alike, the one that is meant. On a value of known type the most special that applies, and of a requirement
  /// what meets it; on any other what is required: `name` in an extension of a protocol is the type's own. (Observed: some
  /// eighty programs given to the compiler.)
  func meant(_ found: [MemberCandidate], _ name: Name, of type: Type) -> [MemberCandidate] {
    guard found.count > 1, found.contains(where: { isScripted($0.member) }) else { return found }
    // Operators are looked for everywhere, not in a type.
    let isKnown =
      switch type {
      case .nominal, .optional: !name.isOperator
      default: false
      }
    return found.filter { candidate in
      !found.contains {
        isMeant($0, before: candidate, isKnown: isKnown) && isAlike($0, candidate)
          && !takesLess(candidate.member.asFunction, than: $0.member.asFunction)
      }
    }
  }

  /// The first property that the type has: of a type of literals as they are where nothing else is said, then as what
  /// they may be.
  func meantProperty(_ found: [MemberCandidate], _ type: Type) -> MemberCandidate? {
    let properties = found.filter { if case .property = $0.member { true } else { false } }
    let isOpen = containsUnknown(type) && properties.contains { !$0.conditions.isEmpty }
    if !isOpen { return properties.first { holds($0.conditions, $0) } }
    let mark = trail.count
    settleLiterals(type)
    let usual = properties.first(where: surelyHolds)
    unwind(to: mark)
    if let usual { return usual }
    guard let other = properties.first(where: { holds($0.conditions, $0) }) else { return nil }
    let substitution = substitution(for: other)
    let isMet = other.conditions.allSatisfy { condition in
      switch substitution.apply(condition) {
      case .same(let a, let b): return unify(a, b)
      case .conforms(let part, let proto):
        if case .variable(let variable) = part.resolved { return require(variable, proto) }
        return true
      case .inherits: return true
      }
    }
    if isMet { return other }
    unwind(to: mark)
    return nil
  }

  /// Of properties that extensions of protocols give a type, none of which asks for more than the others, the one of the
  /// wanted type; nil where that tells none.
  func meantAmongRivals(_ first: MemberCandidate, _ found: [MemberCandidate], _ expecting: Type?) -> MemberCandidate? {
    func isGiven(_ candidate: MemberCandidate) -> Bool {
      candidate.isFromProtocol && !candidate.isRequirement && isScripted(candidate.member)
    }
    guard found.count > 1 else { return first }
    // `let width: Int = box.width`, where the box's own is a text.
    if !isGiven(first) { return givenAsWanted(first, found.filter(isGiven), expecting) ?? first }
    let rivals = found.filter { candidate in
      guard case .property = candidate.member, isGiven(candidate), surelyHolds(candidate) else { return false }
      return !conformances.asksMore(first.asked, than: candidate.asked)
    }
    if rivals.count < 2 { return first }
    guard let expecting, !isUnknown(expecting), !expecting.isExistential else { return nil }
    let fitting = rivals.filter { isOf($0, expecting) }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// The one that a protocol gives, where that is of the wanted type and the type's own is not, or would have to be put in a
  /// box of anything or an optional.
  private func givenAsWanted(
    _ own: MemberCandidate, _ given: [MemberCandidate], _ expecting: Type?
  ) -> MemberCandidate? {
    guard !given.isEmpty, isScripted(own.member), let expecting, !isUnknown(expecting) else { return nil }
    let isPutIn = isAny(expecting) || expecting.optionalPayload != nil
    let fits = { [self] in isPutIn ? isOf($0, just: expecting) : isOf($0, expecting) }
    if fits(own) { return nil }
    let fitting = given.filter { surelyHolds($0) && fits($0) }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// Of the very type, or an optional that becomes another without being put in one.
  private func isOf(_ candidate: MemberCandidate, just wanted: Type) -> Bool {
    guard case .property(let property) = candidate.member else { return false }
    let type = substitution(for: candidate).apply(property.type)
    return conformances.same(type, wanted)
      || type.optionalDepth > 0 && type.optionalDepth == wanted.optionalDepth && canConvert(type, to: wanted)
  }

  private func isOf(_ candidate: MemberCandidate, _ wanted: Type) -> Bool {
    guard case .property(let property) = candidate.member else { return false }
    return canConvert(substitution(for: candidate).apply(property.type), to: wanted)
  }

  private func isMeant(_ a: MemberCandidate, before b: MemberCandidate, isKnown: Bool) -> Bool {
    guard a.isFromProtocol == b.isFromProtocol, isScripted(a.member) || isScripted(b.member) else { return false }
    if a.isRequirement != b.isRequirement {
      return isKnown ? b.isRequirement && surelyHolds(a) : a.isRequirement
    }
    return surelyHolds(a) && conformances.asksMore(a.asked, than: b.asked)
  }

  /// Whether a function may be called with fewer arguments than another like it.
  private func takesLess(_ function: Function?, than other: Function?) -> Bool {
    guard let function, let other, function.isOfScript else { return false }
    return zip(function.parameters, other.parameters).contains { $0.defaultValue != nil && $1.defaultValue == nil }
  }

  private func surelyHolds(_ candidate: MemberCandidate) -> Bool {
    let conditions = candidate.conditions
    if conditions.isEmpty { return true }
    return !candidate.ownerArguments.contains(where: containsUnknown) && holds(conditions, candidate)
  }

  /// Whether a type's own member is of the very type of one that a protocol gives, whatever the type's parameters are: of a
  /// `Box<E>`, `put(_: E)` is another than `put(_: Int)`.
  private func isAlikeWhereDeclared(_ own: MemberCandidate, _ given: MemberCandidate) -> Bool {
    let parameters = own.owner.generics.map(Type.parameter)
    let type = own.owner === catalog.optionalNominal ? .optional(parameters[0]) : Type.nominal(own.owner, parameters)
    var (own, given) = (own, given)
    own.ownerArguments = parameters
    given.ownerArguments = [type]
    return isAlike(own, given)
  }

  /// Whether two members are the same to those who use them.
  private func isAlike(_ a: MemberCandidate, _ b: MemberCandidate) -> Bool {
    switch (a.member, b.member) {
    case (.property(let mine), .property(let theirs)):
      // Between those that protocols give, the type decides nothing.
      return a.isFromProtocol
        || conformances.same(substitution(for: a).apply(mine.type), substitution(for: b).apply(theirs.type))
    case (.function(let mine), .function(let theirs)):
      guard mine.fullName == theirs.fullName, mine.kind == theirs.kind, mine.generics.count == theirs.generics.count
      else { return false }
      var (one, other) = (substitution(for: a), substitution(for: b))
      for (parameter, own) in zip(theirs.generics, mine.generics) { other.set(parameter, .parameter(own)) }
      return conformances.same(one.apply(mine.result), other.apply(theirs.result))
        && zip(mine.parameters, theirs.parameters).allSatisfy {
          $0.isInout == $1.isInout && $0.isVariadic == $1.isVariadic
            && conformances.same(one.apply($0.type), other.apply($1.type))
        }
        && zip(mine.generics, theirs.generics).allSatisfy { $0.protocols.elementsEqual($1.protocols, by: ===) }
    default: return false
    }
  }

  private func isScripted(_ member: Member) -> Bool {
    switch member {
    case .function(let function): function.isOfScript
    case .property(let property): property.getter?.isScripted ?? (property.source != 0)
    default: false
    }
  }

  /// `prefix(_:)` of collections before that of sequences. Where what the sequence's makes is wanted, the conversion takes
  /// it (`sequenceTwin`).
  private func isSpecialized(by other: Function, _ function: Function) -> Bool {
    guard let mine = function.owner, let theirs = other.owner, mine !== theirs, mine.module == "Swift",
      theirs.kind == .protocol, theirs.module == "Swift", !function.isRequirement, !other.isRequirement
    else { return false }
    return other.fullName == function.fullName && other.generics.count == function.generics.count
      && conformances.inherits(theirs, from: mine)
      && sameParameterNominals(other, function)
  }

  /// Whether the functions that both take are given the same: `map` of a box of a range takes what it makes of the range,
  /// that of the sequence that the box is what it makes of a number, and the closure tells which is meant.
  private func takesAlike(
    _ candidate: MemberCandidate, _ other: Function, _ function: Function, _ theirs: Substitution
  ) -> Bool {
    // `contains(_: (Element) -> Int)` or `max() -> String` of a script's `extension Array` stand beside the library's.
    guard candidate.owner.module == "main" else {
      return !other.isOfScript || hasShape(.function(other.valueType), of: .function(function.valueType))
    }
    let mine = ownerSubstitution(candidate.owner, candidate.ownerArguments)
    return zip(other.parameters, function.parameters).allSatisfy { x, y in
      guard case .function(let f) = x.type.resolved, case .function(let g) = y.type.resolved else { return true }
      return f.parameters.count != g.parameters.count
        || zip(f.parameters, g.parameters).allSatisfy { p, q in
          let (a, b) = (mine.apply(p.type), theirs.apply(q.type))
          return isParameter(a) || isParameter(b) || conformances.same(a, b)
        }
    }
  }

  /// Whether two types are alike where neither is a parameter.
  private func hasShape(_ a: Type, of b: Type) -> Bool {
    switch (a.resolved, b.resolved) {
    case (.parameter, .parameter), (.associated, _), (_, .associated): true
    case (.nominal(let m, let xs), .nominal(let n, let ys)): m === n && zip(xs, ys).allSatisfy(hasShape)
    case (.optional(let x), .optional(let y)): hasShape(x, of: y)
    case (.tuple(let xs), .tuple(let ys)):
      xs.count == ys.count && zip(xs, ys).allSatisfy { hasShape($0.type, of: $1.type) }
    case (.function(let f), .function(let g)):
      f.parameters.count == g.parameters.count && hasShape(f.result, of: g.result)
        && zip(f.parameters, g.parameters).allSatisfy { hasShape($0.type, of: $1.type) }
    case (let x, let y): conformances.same(x, y)
    }
  }

  private func sameParameterNominals(_ a: Function, _ b: Function) -> Bool {
    zip(a.parameters, b.parameters).allSatisfy { x, y in
      switch (x.type.resolved, y.type.resolved) {
      case (.nominal(let m, _), .nominal(let n, _)): return m === n
      case (.nominal, .function), (.function, .nominal): return false
      // All subscripts are of one name: that of a dictionary's key is none of a range.
      case (.associated, .nominal): return a.kind != .subscript_
      case (.parameter(let part), .nominal): return a.kind != .subscript_ || a.generics.contains { $0 === part }
      // `subscript(i: Int)` of a script beside a protocol's `subscript<R: RangeExpression>(_ r: R)`.
      case (let mine, .parameter(let parameter)) where b.generics.contains { $0 === parameter }:
        if case .parameter(let own) = mine { return a.generics.contains { $0 === own } }
        return false
      default: return true
      }
    }
  }

  func isOverridden(_ member: Member, by found: [MemberCandidate]) -> Bool {
    switch member {
    case .function(let function):
      found.contains {
        if case .function(let other) = $0.member {
          other.overridden === function || chain(other, reaches: function)
        } else {
          false
        }
      }
    case .property(let property):
      // In one type a property may be declared for some of its arguments and for others.
      found.contains {
        guard case .property(let other) = $0.member else { return false }
        return other.name == property.name && $0.owner !== property.owner && holds(other.requirements, $0)
      }
    default: false
    }
  }

  private func chain(_ function: Function, reaches other: Function) -> Bool {
    var next = function.overridden
    while let current = next {
      if current === other { return true }
      next = current.overridden
    }
    return false
  }
}
