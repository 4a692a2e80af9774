import Syntax

/// Which of several functions of one name is meant where nothing says of what type it is to be: `let sort = list.sorted`.
/// As in Swift the one that is more special than every other, if there is one. (Observed: some seventy references given
/// to the compiler.)
extension Checker {
  func mostSpecial(_ candidates: [CallCandidate]) -> CallCandidate? {
    // Of what a generic one is of, nothing says anything.
    let plain = candidates.filter { $0.function.generics.isEmpty }
    guard let first = plain.first else { return candidates.first }
    if plain.count == 1 { return first }
    return plain.indices.first { index in
      plain.indices.allSatisfy { $0 == index || isMoreSpecial(plain[index], than: plain[$0]) }
    }.map { plain[$0] }
  }

  private func isMoreSpecial(_ a: CallCandidate, than b: CallCandidate) -> Bool {
    if a.isFromProtocol != b.isFromProtocol { return b.isFromProtocol }
    if let isMore = asksMore(a.function, than: b.function) { return isMore }
    let (mine, theirs) = (a.function.parameters, b.function.parameters)
    if mine.count != theirs.count { return mine.count < theirs.count && isShorter(mine, than: theirs) }
    return takesLess(mine, than: theirs) && !takesLess(theirs, than: mine)
  }

  /// The same where both are called with arguments that fit both. What is declared where comes in after what is taken: a
  /// type's own before an extension's of a protocol, what a protocol requires before what its extensions add, and a class's
  /// before its superclass's. (Observed: some hundred and fifty programs given to the compiler.)
  func isMoreSpecial(_ a: CallCandidate, inCalls b: CallCandidate) -> Bool {
    let (mine, theirs) = (a.function, b.function)
    let areOfUser = mine.isOfUser && theirs.isOfUser
    if areOfUser, mine.parameters.count != theirs.parameters.count {
      return mine.parameters.count < theirs.parameters.count
        ? isShorter(mine.parameters, than: theirs.parameters) : !isShorter(theirs.parameters, than: mine.parameters)
    }
    if a.isFromProtocol != b.isFromProtocol {
      return areOfUser ? isNearer(a, or: b) ?? b.isFromProtocol : b.isFromProtocol
    }
    if areOfUser, mine.isRequirement != theirs.isRequirement { return mine.isRequirement }
    if let isMore = asksMore(mine, than: theirs) { return isMore }
    let fit = (fits(mine, b), fits(theirs, a))
    if fit.0 != fit.1 { return fit.0 }
    if !fit.0, let isMore = isMoreConstrained(mine, than: theirs) { return isMore }
    // Where only the result differs, what is done with it tells.
    return areOfUser && isInherited(theirs, by: mine) && !differInResult([a, b])
  }

  /// Of a type's own function and one that a protocol gives it the one without type parameters, then the one that takes just
  /// what it is given; nil where neither is.
  private func isNearer(_ a: CallCandidate, or b: CallCandidate) -> Bool? {
    if a.function.generics.isEmpty != b.function.generics.isEmpty { return a.function.generics.isEmpty }
    return a.isExact == b.isExact ? nil : a.isExact
  }

  /// Whether a function takes just what a call gives, which is known without it. As in Swift such a function is tried
  /// before the others, but for subscripts. (Observed: some fifty programs given to the compiler.)
  func isExact(_ call: TypedExpr, _ function: Function, _ written: [Argument]) -> Bool {
    if written.contains(where: { makesGeneric($0.value) != nil }) { return false }
    guard case .call(_, _, let arguments) = call.kind, function.isOfUser,
      function.kind == .function || function.kind == .initializer
    else { return false }
    let generics = function.generics + (function.owner?.generics ?? [])
    return arguments.allSatisfy(isKnownAlone)
      && !function.parameters.contains { parameter in generics.contains(where: parameter.type.mentions) }
  }

  /// Values, and what functions without overloads give.
  private func isKnownAlone(_ expr: TypedExpr) -> Bool {
    switch expr.kind {
    case .integer, .float, .string, .boolean, .metatype, .variable, .subscript_, .tupleElement: true
    case .binary(_, let a, let b): isLiteral(a) && isLiteral(b)
    case .unary(_, let inner): isLiteral(inner)
    case .call(let use, let base, _):
      (use.function.isOfUser || use.function.owner?.module == "main") && use.function.generics.isEmpty
        && !use.function.isThrowing
        && base.map(isKnownAlone) ?? true || isOnlyOne(use.function, of: base)
    case .property(let base, let use): use.property.owner?.module == "main" && base.map(isKnownAlone) ?? true
    default: false
    }
  }

  /// `list.max()`: a member of the library's of which there is one alone that is called so.
  private func isOnlyOne(_ function: Function, of base: TypedExpr?) -> Bool {
    guard let base, function.kind == .function, function.generics.isEmpty, function.parameters.isEmpty,
      isKnownAlone(base)
    else { return false }
    return members(of: base.type, named: function.name, isStatic: false).count {
      if case .function(let other) = $0.member { other.parameters.isEmpty } else { false }
    } == 1
  }

  private func isLiteral(_ expr: TypedExpr) -> Bool {
    switch expr.kind {
    case .integer, .float, .string, .boolean: true
    default: false
    }
  }

  /// Of functions of which neither takes all that the other does, the one whose type parameters conform to more protocols:
  /// `f<T: Equatable>(_: T)` beside `f<T>(_: [T])`.
  private func isMoreConstrained(_ a: Function, than b: Function) -> Bool? {
    guard !a.generics.isEmpty, a.generics.count == b.generics.count else { return nil }
    return zip(a.generics, b.generics).lazy.map { $0.protocols.count - $1.protocols.count }.first { $0 != 0 }.map {
      $0 > 0
    }
  }

  private func isInherited(_ a: Function, by b: Function) -> Bool {
    guard let above = a.owner, let own = b.owner, above !== own else { return false }
    return own.ancestors.contains { $0 === above }
  }

  /// Whether a member asks for more of the type it is in than another; nil where their parameters decide.
  private func asksMore(_ a: Function, than b: Function) -> Bool? {
    guard let mine = asked(a), let theirs = asked(b), mine.owner.kind == theirs.owner.kind else { return nil }
    if conformances.asksMore(mine, than: theirs) { return true }
    if mine.owner === theirs.owner, !conformances.asksMore(theirs, than: mine) { return nil }
    return mine.owner.kind == .protocol || mine.owner === theirs.owner ? false : nil
  }

  private func asked(_ function: Function) -> Asked? {
    function.owner.map {
      Asked(owner: $0, requirements: function.conditions)
    }
  }

  /// Whether what one function takes, whatever its parameters stand for as far as it says, another takes too.
  private func fits(_ function: Function, _ other: CallCandidate) -> Bool {
    guard function.parameters.count == other.function.parameters.count else { return false }
    let mark = trail.count
    defer { unwind(to: mark) }
    var substitution = ownerSubstitution(other.function.owner, other.ownerArguments)
    for parameter in other.function.generics { substitution.set(parameter, constrainedVariable(parameter, .none)) }
    return conformances.assuming(function.requirements) {
      zip(function.parameters, other.function.parameters).allSatisfy { mine, theirs in
        let type = substitution.apply(theirs.type)
        // `nil` is rather an `Int?` than an `Int??`, and an `Any?` than an `Any`; but no optional is what is none.
        let areOptional = (mine.type.optionalPayload != nil, type.optionalPayload != nil)
        if !isUnknown(type), areOptional.0 != areOptional.1, areOptional.1 || !type.isExistential {
          // (Observed: but a box is rather one than an optional one.)
          guard mine.type.isExistential && !isAny(mine.type) || mine.type.nominal === catalog.anyHashable else {
            return false
          }
          return type.optionalPayload.map { conformances.same(mine.type, $0) } ?? false
        }
        // Of optionals of anything the deeper one is the more special.
        if areOptional.0, type.optionalDepth > mine.type.optionalDepth, areOfAnything(mine.type, type) { return false }
        return mine.isInout == theirs.isInout && convertType(mine.type, type) != nil
      } && conformances.hold(other.function.requirements, substitution)
    }
  }

  private func areOfAnything(_ mine: Type, _ theirs: Type) -> Bool {
    if case .parameter = mine.withoutOptionals.resolved { return isUnknown(theirs.withoutOptionals) }
    return isAny(mine) && isAny(theirs)
  }

  /// The other one has the same parameters, and more that may be left out.
  private func isShorter(_ mine: [FunctionParameter], than theirs: [FunctionParameter]) -> Bool {
    theirs[mine.count...].allSatisfy { $0.defaultValue != nil } && takesLess(mine, than: Array(theirs[..<mine.count]))
  }

  /// Whether what one takes, the other takes too: a subclass, `any P` or `Any`; an optional is none of these.
  private func takesLess(_ mine: [FunctionParameter], than theirs: [FunctionParameter]) -> Bool {
    zip(mine, theirs).allSatisfy { a, b in
      if a.type.optionalDepth != b.type.optionalDepth { return false }
      return a.isInout == b.isInout && canConvert(a.type, to: b.type)
    }
  }
}
