import Syntax

/// What a generic function asks of the types it is called for: what that tells of them, and what of it does not hold.
extension Checker {
  /// Lets `where S.Element == (Key, Value)` tell closures what the values said.
  func relate(_ function: Function, _ substitution: Substitution) {
    for parameter in function.generics {
      guard let type = substitution[parameter] else { continue }
      for proto in parameter.protocols { settleCounted(type, proto) }
    }
    for requirement in requirements(of: function) {
      if case .inherits(let type, let required) = requirement {
        settle(substitution.apply(type), as: substitution.apply(required))
      }
      guard case .same(let a, let b) = substitution.apply(requirement) else { continue }
      let x = normalized(a)
      let y = normalized(b)
      // An associated type of something unknown says nothing yet.
      if case .associated = x { continue }
      if case .associated = y { continue }
      let mark = trail.count
      if !unify(a, b) { unwind(to: mark) }
    }
  }

  /// What a function asks, an initializer also what the type that it makes does: `struct Pair<A, B> where A.Element ==
  /// B.Element`.
  func requirements(of function: Function) -> [Requirement] {
    guard function.kind == .initializer, let owner = function.owner, owner.kind != .protocol else {
      return function.requirements
    }
    return function.requirements
      + owner.generics.flatMap { generic in
        generic.sameTypes.map { .same(.associated(.parameter(generic), catalog.sequenceProtocol, $0.path), $0.type) }
      }
  }

  /// `T: Box<U>`: what the class given for `T` says of `U`.
  private func settle(_ type: Type, as required: Type) {
    guard case .nominal(let nominal, _) = type.resolved, let other = required.nominal, nominal.isSubclass(of: other)
    else { return }
    for (given, wanted) in zip(conformances.arguments(of: type, as: other), required.arguments) {
      let mark = trail.count
      if !unify(given, wanted) { unwind(to: mark) }
    }
  }

  /// `0..<3` as a sequence is one of integers, whatever a closure would like: a range of `Double` is no sequence.
  func settleCounted(_ type: Type, _ proto: Nominal) {
    guard case .nominal(let nominal, let arguments) = type.resolved,
      arguments.contains(where: { if case .variable = $0.resolved { true } else { false } })
    else { return }
    let isCounted = nominal.conformances.contains { conformance in
      conformances.inherits(conformance.proto, from: proto)
        && conformance.requirements.contains {
          if case .conforms(.associated, _) = $0 { true } else { false }
        }
    }
    guard isCounted else { return }
    for case .variable(let variable) in arguments.map(\.resolved)
    where variable.kind != .integerLiteral || !require(variable, catalog.core("BinaryInteger")) {
      settleLiterals(.variable(variable))
    }
  }

  /// `Set(values)` of what cannot be hashed.
  private func unmetByElement(_ function: Function, _ open: Type, _ given: Type) -> CheckError? {
    if case .tuple(let fields) = open.resolved, case .tuple(let others) = given.resolved, fields.count == others.count {
      return zip(fields, others).lazy.compactMap { self.unmetByElement(function, $0.type, $1.type) }.first
    }
    guard case .variable(let variable) = open.resolved, !isUnknown(given),
      let proto = variable.protocols.first(where: { !conformances.conforms(given, to: $0) })
    else { return nil }
    let owner = function.kind == .initializer ? function.owner : nil
    let what = owner.map { "generic \($0.kind) '\($0.name.text)'" } ?? "\(kind(of: function)) '\(function.shownName)'"
    return .requiresConformance(what, given, proto)
  }

  /// What a call does not meet of what its function asks.
  func unmet(_ function: Function, _ substitution: Substitution) -> CheckError? {
    // What a literal must be may tell what it is: of `BinaryFloatingPoint`, a `Double`.
    for case .conforms(let type, let proto) in function.requirements.map(substitution.apply) {
      guard case .variable(let variable) = type.resolved, variable.isLiteral, !require(variable, proto) else {
        continue
      }
      return .requiresConformance(
        "\(kind(of: function)) '\(function.shownName)'", usualType(variable) ?? type, proto)
    }
    // One that is still open stands for its default type in what follows.
    for parameter in function.generics where !function.requirements.isEmpty {
      if let type = substitution[parameter], case .variable(let variable) = type.resolved, variable.isLiteral {
        _ = defaulted(type)
      }
    }
    for requirement in function.requirements {
      switch substitution.apply(requirement) {
      case .same(let a, let b):
        if !unify(a, b) {
          if function.kind == .subscript_ { return .noExactMatch("subscript", []) }
          if let unmet = unmetByElement(function, a, b) ?? unmetByElement(function, b, a) { return unmet }
          return .requiresSameTypes("\(kind(of: function)) '\(function.shownName)'", a, b)
        }
      case .conforms(let type, let proto):
        if !isUnknown(type), !conformances.conforms(type, to: proto), !holds(type, proto) {
          return .requiresConformance(
            "\(kind(of: function)) '\(function.shownName)'", type, proto)
        }
      case .inherits(let type, let required):
        settleLiterals(type)
        if !type.isError, !conformances.isOf(required, type) {
          let given = defaultedCopy(type) ?? type
          return .requiresSuperclass("\(kind(of: function)) '\(function.shownName)'", given, required)
        }
      }
    }
    return nil
  }
}
