import Syntax

/// Which types conform to which protocols, and with which members.
public final class Conformances {
  public let catalog: Catalog
  private let sendable: Name = "Sendable"
  /// Operators declared outside types.
  public var globalOperators: (Name) -> [Function] = { _ in [] }

  /// What `where` clauses around the code being checked say of parameters that are not declared there.
  public var assumptions: [Requirement] = []

  /// Associated types that are being looked for in protocols' extensions, which may speak of them.
  var inferring: [Name] = []

  /// Whether opaque types are what stands behind them: while code is compiled and run, when every type is concrete.
  private let revealsOpaqueTypes: Bool

  public init(_ catalog: Catalog, revealsOpaqueTypes: Bool = false) {
    self.catalog = catalog
    self.revealsOpaqueTypes = revealsOpaqueTypes
  }

  /// Whether there may be something to reveal.
  var mayReveal: Bool { revealsOpaqueTypes && catalog.hasOpaqueTypes }

  /// The same conformances for the compiler.
  func revealing() -> Conformances {
    let result = Conformances(catalog, revealsOpaqueTypes: true)
    result.globalOperators = { [unowned self] in globalOperators($0) }
    return result
  }

  /// What stands behind an opaque type, where that may be known; other types as they are.
  func revealed(_ type: Type) -> Type {
    guard mayReveal, mentionsOpaque(type) else { return type }
    if case .opaque(let opaque, let arguments) = type.resolved {
      guard let underlying = opaque.underlying else { return type }
      return Substitution(opaque.generics, arguments.map(revealed), self).apply(underlying)
    }
    return Substitution(self).concrete(type)
  }

  private func mentionsOpaque(_ type: Type) -> Bool { type.contains { if case .opaque = $0 { true } else { false } } }

  private func isAssumed(_ type: Type, _ proto: Nominal) -> Bool {
    assumptions.contains {
      if case .conforms(let assumed, let other) = $0 {
        return speaks(assumed, of: type) && inherits(other, from: proto)
      }
      return false
    }
  }

  /// Whether what is asked of one type is asked of the other: `A.Element: Equatable, A.Element == B.Element`.
  private func speaks(_ assumed: Type, of type: Type) -> Bool {
    same(assumed, type)
      || assumptions.contains {
        guard case .same(let a, let b) = $0 else { return false }
        return isSameOpen(a, assumed) && same(b, type) || isSameOpen(b, assumed) && same(a, type)
      }
  }

  /// What `where` clauses around the code being checked say that the type is.
  public func assumedSame(_ type: Type) -> Type? {
    for case .same(let a, let b) in assumptions {
      if isSameOpen(a, type) { return b }
      if isSameOpen(b, type), !isOpen(a) { return a }
    }
    return impliedSame(type)
  }

  func isOpen(_ type: Type) -> Bool {
    switch type.resolved {
    case .parameter, .associated: true
    default: false
    }
  }

  func isSameOpen(_ a: Type, _ b: Type) -> Bool {
    switch (a.resolved, b.resolved) {
    case (.parameter(let x), .parameter(let y)): x === y
    case (.associated(let x, _, let m), .associated(let y, _, let n)): m == n && isSameOpen(x, y)
    default: false
    }
  }

  func assumedProtocols(_ type: Type) -> [Nominal] {
    assumptions.compactMap {
      if case .conforms(let assumed, let proto) = $0, speaks(assumed, of: type) { return proto }
      return nil
    }
  }

  public func conforms(_ type: Type, to proto: Nominal) -> Bool {
    if proto.name == sendable || proto.name == "Copyable" { return true }
    if let restriction = proto.restriction {
      return conforms(type, to: restriction.base) && meets(type, restriction, same)
    }
    if proto.isClassAlone, let required = proto.requiredClass { return isOf(required, type) }
    switch type.resolved {
    case .error: return true
    case .variable(let variable):
      return variable.protocols.contains { inherits($0, from: proto) } || variableMayConform(variable, proto)
    case .parameter(let parameter):
      if parameter.protocols.contains(where: { inherits($0, from: proto) }) { return true }
      if let same = assumedSame(type) { return conforms(same, to: proto) }
      if isAssumed(type, proto) { return true }
      return requiredClass(type).map { conforms($0, to: proto) } ?? false
    case .associated(let base, let owner, let name):
      if case .variable(let variable) = base.resolved {
        // `1...3.5` cannot be counted, whatever number with a fraction it is of.
        guard variable.kind == .floatLiteral, let usual = associated(catalog.double, name) else { return true }
        return conforms(usual, to: proto)
      }
      if let same = assumedSame(type) { return conforms(same, to: proto) }
      return (associatedConstraints(base, owner, name) + impliedProtocols(type)).contains { inherits($0, from: proto) }
        || isAssumed(type, proto) || requiredClass(type).map { conforms($0, to: proto) } ?? false
    case .nominal(let nominal, let arguments):
      if proto === catalog.anyObject { return nominal.kind == .class }
      return nominalConforms(nominal, arguments, proto)
    case .optional(let payload):
      if proto === catalog.equatable || proto === catalog.hashable { return conforms(payload, to: proto) }
      return nominalConforms(catalog.optionalNominal, [payload], proto)
    case .existential(let protocols):
      // `any P` conforms to P only where that is harmless; Swift allows it for Error and marker protocols.
      if proto === catalog.anyObject { return protocols.contains { $0.isClassBound || $0 === catalog.anyObject } }
      return protocols.contains { $0 === proto && $0 === catalog.errorProtocol }
        || protocols.contains { proto.isClassBound && inherits($0, from: proto) }
    case .opaque(let opaque, _):
      return opaque.protocols.contains { inherits($0, from: proto) }
        || requiredClass(type).map { conforms($0, to: proto) } ?? false
    case .tuple, .function, .metatype, .anyMetatype: return false
    }
  }

  /// Whether the associated types of a type are those that are asked for.
  func meets(_ type: Type, _ restriction: Restriction, _ isSame: (Type, Type) -> Bool) -> Bool {
    zip(restriction.names, restriction.arguments).allSatisfy { name, argument in
      isSame(associated(type, name) ?? .associated(type, restriction.base, name), argument)
    }
  }

  /// Whether two protocols are the same one with the same associated types.
  func same(_ a: Nominal, _ b: Nominal, _ isSame: (Type, Type) -> Bool) -> Bool {
    if a === b { return true }
    guard let mine = a.restriction, let theirs = b.restriction, mine.base === theirs.base else { return false }
    return zip(mine.arguments, theirs.arguments).allSatisfy(isSame)
  }

  /// Whether the protocol is the other or refines it.
  public func inherits(_ proto: Nominal, from other: Nominal) -> Bool {
    if proto === other { return true }
    // That only classes conform to a protocol is no conformance of its own.
    if other === catalog.anyObject { return proto.isClassBound }
    return proto.conformances.contains { inherits($0.proto, from: other) }
  }

  /// All protocols a protocol refines, itself first.
  public func closure(of proto: Nominal) -> [Nominal] {
    var result = [proto]
    for conformance in proto.conformances {
      for other in closure(of: conformance.proto) where !result.contains(where: { $0 === other }) {
        result.append(other)
      }
    }
    return result
  }

  /// All protocols the type conforms to, refined ones included.
  public func protocols(of type: Type) -> [Nominal] {
    var result: [Nominal] = []
    func add(_ proto: Nominal) {
      for other in closure(of: proto) where !result.contains(where: { $0 === other }) { result.append(other) }
    }
    if let same = assumedSame(type) { return protocols(of: same) }
    switch type.resolved {
    case .nominal(let nominal, let arguments):
      var next: (Nominal, [Type])? = (nominal, arguments)
      while let (current, currentArguments) = next {
        let substitution = Substitution(current.generics, currentArguments, self)
        for conformance in current.conformances where hold(conformance.requirements, substitution) {
          add(conformance.proto)
        }
        next = superclass(of: current, currentArguments)
      }
    case .parameter(let parameter):
      parameter.protocols.forEach(add)
      assumedProtocols(type).forEach(add)
      if let superclass = requiredClass(type) { protocols(of: superclass).forEach(add) }
    case .associated(let base, let owner, let name):
      (associatedConstraints(base, owner, name) + assumedProtocols(type) + impliedProtocols(type)).forEach(add)
      if let superclass = requiredClass(type) { protocols(of: superclass).forEach(add) }
    case .existential(let protocols): protocols.forEach(add)
    case .opaque(let opaque, _):
      opaque.protocols.forEach(add)
      if let superclass = requiredClass(type) { protocols(of: superclass).forEach(add) }
    case .optional(let payload):
      for proto in [catalog.equatable, catalog.hashable] where conforms(payload, to: proto) { add(proto) }
      let substitution = Substitution(catalog.optionalNominal.generics, [payload], self)
      for conformance in catalog.optionalNominal.conformances where hold(conformance.requirements, substitution) {
        add(conformance.proto)
      }
    default: break
    }
    return result
  }

  /// The declared type and its arguments; `Optional` is one too.
  func declared(_ type: Type) -> (Nominal, [Type])? {
    switch type.resolved {
    case .nominal(let nominal, let arguments): (nominal, arguments)
    case .optional(let payload): (catalog.optionalNominal, [payload])
    default: nil
    }
  }

  public func superclass(of nominal: Nominal, _ arguments: [Type]) -> (Nominal, [Type])? {
    guard let superclass = nominal.superclass else { return nil }
    let type = arguments.isEmpty ? superclass : Substitution(nominal.generics, arguments, self).apply(superclass)
    guard case .nominal(let parent, let parentArguments) = type.resolved else { return nil }
    return (parent, parentArguments)
  }

  /// The type as seen as the ancestor class `ancestor`: its type arguments there.
  public func arguments(of type: Type, as ancestor: Nominal) -> [Type] {
    guard case .nominal(let nominal, let arguments) = type.resolved else { return [] }
    var next: (Nominal, [Type])? = (nominal, arguments)
    while let (current, currentArguments) = next {
      if current === ancestor { return currentArguments }
      next = superclass(of: current, currentArguments)
    }
    return []
  }

  public func hold(_ requirements: [Requirement], _ substitution: Substitution) -> Bool {
    requirements.allSatisfy { requirement in
      switch substitution.apply(requirement) {
      case .conforms(let type, let proto): conforms(type, to: proto)
      case .same(let a, let b): same(assumedSame(a) ?? a, assumedSame(b) ?? b)
      case .inherits(let a, let b):
        a.isError || isOf(b, a)
      }
    }
  }

  /// Equality of types without binding anything; an unbound variable equals everything.
  public func same(_ a: Type, _ b: Type) -> Bool {
    switch (a.resolved, b.resolved) {
    case (.error, _), (_, .error), (.variable, _), (_, .variable): true
    case (.nominal(let x, let xs), .nominal(let y, let ys)):
      x === y && xs.count == ys.count && zip(xs, ys).allSatisfy { same($0, $1) }
    case (.optional(let x), .optional(let y)): same(x, y)
    case (.metatype(let x), .metatype(let y)), (.anyMetatype(let x), .anyMetatype(let y)): same(x, y)
    case (.tuple(let xs), .tuple(let ys)): xs.count == ys.count && zip(xs, ys).allSatisfy { same($0.type, $1.type) }
    case (.function(let x), .function(let y)):
      x.parameters.count == y.parameters.count && same(x.result, y.result)
        && zip(x.parameters, y.parameters).allSatisfy { same($0.type, $1.type) && $0.isInout == $1.isInout }
    case (.parameter(let x), .parameter(let y)): x === y
    case (.opaque(let x, let xs), .opaque(let y, let ys)): x === y && zip(xs, ys).allSatisfy { same($0, $1) }
    case (.associated(let x, _, let m), .associated(let y, _, let n)): m == n && same(x, y)
    case (.existential(let x), .existential(let y)):
      x.count == y.count && x.allSatisfy { p in y.contains { same($0, p, same) } }
    default: false
    }
  }

  private func nominalConforms(_ nominal: Nominal, _ arguments: [Type], _ proto: Nominal) -> Bool {
    var next: (Nominal, [Type])? = (nominal, arguments)
    while let (current, currentArguments) = next {
      for conformance in current.conformances where inherits(conformance.proto, from: proto) {
        if conformance.requirements.isEmpty { return true }
        if hold(conformance.requirements, Substitution(current.generics, currentArguments, self)) { return true }
      }
      next = superclass(of: current, currentArguments)
    }
    return false
  }

  private func variableMayConform(_ variable: TypeVariable, _ proto: Nominal) -> Bool {
    switch variable.kind {
    case .general, .nilLiteral: true
    case .integerLiteral:
      conforms(catalog.int, to: proto) || conforms(catalog.double, to: proto)
    case .floatLiteral: conforms(catalog.double, to: proto)
    case .stringLiteral: conforms(catalog.string, to: proto) || conforms(catalog.character, to: proto)
    }
  }

  func associatedConstraints(_ base: Type, _ owner: Nominal, _ name: Name) -> [Nominal] {
    var result: [Nominal] = []
    // What the base is besides may say more of it than the protocol that the name was found in.
    var sources = closure(of: owner)
    for proto in protocols(of: base) where !sources.contains(where: { $0 === proto }) { sources.append(proto) }
    for proto in sources {
      for associated in proto.associatedTypes where associated.name == name { result += associated.constraints }
      // A part of a collection is gone through in the same ways.
      let goesOn = proto.name == "BidirectionalCollection" || proto.name == "RandomAccessCollection"
      if name == "SubSequence", goesOn, proto.module == "Swift" { result.append(proto) }
    }
    if case .parameter(let parameter) = base.resolved {
      for entry in parameter.associatedConformances where entry.path == name { result.append(entry.protocol) }
    }
    return result
  }
}
