import Syntax

/// What was learned of a type variable.
enum TrailEntry {
  case bound(TypeVariable)
  /// Another became it: what that one had to be, this one has to be now. How it was before.
  case restricted(
    TypeVariable, protocols: Int, extent: TextExtent, fallback: TypeVariable.Fallback,
    operand: TypeVariable.Operand)

  static func restricted(before variable: TypeVariable) -> TrailEntry {
    .restricted(
      variable, protocols: variable.protocols.count, extent: variable.extent, fallback: variable.fallback,
      operand: variable.operand)
  }
}

/// Making two types equal by binding unknowns.
extension Checker {
  func bind(_ variable: TypeVariable, to type: Type) {
    variable.binding = type
    trail.append(.bound(variable))
  }

  /// Takes back what was learned of type variables since a mark, so that something else can be tried.
  func unwind(to mark: Int) {
    while trail.count > mark {
      switch trail.removeLast() {
      case .bound(let variable): variable.binding = nil
      case .restricted(let variable, let protocols, let extent, let fallback, let operand):
        variable.protocols.removeLast(variable.protocols.count - protocols)
        variable.extent = extent
        variable.fallback = fallback
        variable.operand = operand
      }
    }
  }

  /// Makes the types equal, or gives false (with some variables bound: callers that go on take a mark first).
  func unify(_ a: Type, _ b: Type) -> Bool {
    let x = normalized(a)
    let y = normalized(b)
    switch (x, y) {
    case (.error, _), (_, .error): return true
    case (.variable(let v), .variable(let w)):
      if v === w { return true }
      return unifyVariables(v, w)
    case (.variable(let v), _): return bindChecked(v, y)
    case (_, .variable(let w)): return bindChecked(w, x)
    case (.nominal(let m, let ms), .nominal(let n, let ns)):
      guard m === n, ms.count == ns.count else { return false }
      for (s, t) in zip(ms, ns) where !unify(s, t) { return false }
      return true
    case (.optional(let s), .optional(let t)): return unify(s, t)
    case (.metatype(let s), .metatype(let t)), (.anyMetatype(let s), .anyMetatype(let t)): return unify(s, t)
    case (.tuple(let ss), .tuple(let ts)):
      guard ss.count == ts.count else { return false }
      for (s, t) in zip(ss, ts) {
        if let l = s.label, let m = t.label, l != m { return false }
        if !unify(s.type, t.type) { return false }
      }
      return true
    case (.function(let f), .function(let g)):
      guard f.parameters.count == g.parameters.count else { return false }
      for (p, q) in zip(f.parameters, g.parameters) where p.isInout != q.isInout || !unify(p.type, q.type) {
        return false
      }
      if f.thrown != nil || g.thrown != nil, !unify(thrown(f), thrown(g)) { return false }
      return unify(f.result, g.result)
    case (.parameter(let p), .parameter(let q)): return p === q
    case (.opaque(let p, let ss), .opaque(let q, let ts)):
      return p === q && zip(ss, ts).allSatisfy { unify($0, $1) }
    case (.associated(let s, _, let m), .associated(let t, _, let n)): return m == n && unify(s, t)
    case (.existential(let ps), .existential(let qs)):
      return ps.count == qs.count && ps.allSatisfy { p in qs.contains { conformances.same($0, p, unify) } }
    default: return false
    }
  }

  private func thrown(_ function: FunctionType) -> Type {
    function.isThrowing ? function.thrown ?? catalog.error : catalog.never
  }

  /// The type at its head: bindings followed, and `S.Element` looked up once `S` is known.
  func normalized(_ type: Type) -> Type {
    let resolved = type.resolved
    if case .associated(let base, _, let name) = resolved {
      var known = normalized(base)
      // `zip("abc", 1...)`: the elements of a text are characters, whatever text it turns out to be.
      if case .variable(let variable) = known, variable.kind == .stringLiteral, name == "Element" {
        known = catalog.string
      }
      if let found = conformances.associated(known, name) { return normalized(found) }
    }
    if let same = conformances.assumedSame(resolved) { return normalized(same) }
    return resolved
  }

  private func unifyVariables(_ v: TypeVariable, _ w: TypeVariable) -> Bool {
    // The less free one stays: a float literal is less free than an integer literal, that less than anything.
    let (ranks, weights) = ((rank(v.kind), rank(w.kind)), (v.weight, w.weight))
    let (free, other) = ranks.0 < ranks.1 || ranks.0 == ranks.1 && weights.0 <= weights.1 ? (v, w) : (w, v)
    if free.kind == .nilLiteral, other.kind != .nilLiteral { return false }
    if free.kind != .general, (free.kind == .stringLiteral) != (other.kind == .stringLiteral) { return false }
    if !free.protocols.isEmpty || free.kind == .stringLiteral || free.fallback != .none || free.operand > other.operand
    {
      trail.append(.restricted(before: other))
    }
    if other.fallback == .none { other.fallback = free.fallback }
    other.operand = max(other.operand, free.operand)
    if free.kind == .stringLiteral { other.extent = max(other.extent, free.extent) }
    for proto in free.protocols where !other.protocols.contains(where: { $0 === proto }) {
      if other.kind != .general, !literal(other, mayConformTo: proto) { return false }
      other.protocols.append(proto)
    }
    other.weight += free.weight + 1
    bind(free, to: .variable(other))
    return true
  }

  private func rank(_ kind: TypeVariable.Kind) -> Int {
    switch kind {
    case .general: 0
    case .nilLiteral: 1
    case .integerLiteral: 2
    case .floatLiteral: 3
    case .stringLiteral: 4
    }
  }

  private func literal(_ variable: TypeVariable, mayConformTo proto: Nominal) -> Bool {
    let types: [Type]
    switch variable.kind {
    case .general: return true
    case .nilLiteral: return proto === catalog.equatable || proto === catalog.hashable
    case .integerLiteral: types = [catalog.int, catalog.double]
    case .floatLiteral: types = [catalog.double]
    case .stringLiteral: types = [catalog.string, catalog.character]
    }
    return types.contains { type in
      conformances.conforms(type, to: proto)
        && variable.protocols.allSatisfy { conformances.conforms(type, to: $0) }
    }
  }

  private func bindChecked(_ variable: TypeVariable, _ type: Type) -> Bool {
    switch variable.kind {
    case .general: break
    case .nilLiteral: if !acceptsNil(type) { return false }
    case .integerLiteral: if !acceptsIntegerLiteral(type) { return false }
    case .floatLiteral: if !acceptsFloatLiteral(type) { return false }
    case .stringLiteral:
      if !acceptsStringLiteral(type, of: variable.extent) { return false }
    }
    for proto in variable.protocols where !conformances.conforms(type, to: proto) { return false }
    if occurs(variable, in: type) { return false }
    bind(variable, to: type)
    for proto in variable.protocols where proto === catalog.equatable || proto === catalog.hashable {
      guard case .nominal(let list, let arguments) = type.resolved,
        list === catalog.arrayNominal || list === catalog.dictionaryNominal, let last = arguments.last,
        case .variable(let element) = last.resolved, element.kind == .general
      else { continue }
      // Of a list that is to be compared, so are the elements: `same([])` leaves nothing that they may be.
      _ = require(element, proto)
    }
    relateLiteral(variable.kind, type)
    return true
  }

  /// `5 as Box` of an `extension Box: ExpressibleByIntegerLiteral where T == Int`: the literal says what `T` is.
  func relateLiteral(_ kind: TypeVariable.Kind, _ type: Type) {
    guard case .nominal(let nominal, let arguments) = type.resolved, nominal.module == "main", containsUnknown(type)
    else {
      return
    }
    let proto: Name =
      switch kind {
      case .integerLiteral: "ExpressibleByIntegerLiteral"
      case .floatLiteral: "ExpressibleByFloatLiteral"
      case .stringLiteral: "ExpressibleByStringLiteral"
      case .general, .nilLiteral: ""
      }
    guard let use = conformances.literalInit(type, proto) else { return }
    let substitution = Substitution(nominal.generics, arguments, conformances)
    for case .same(let a, let b) in use.function.requirements.map(substitution.apply) { _ = unify(a, b) }
  }

  private func occurs(_ variable: TypeVariable, in type: Type) -> Bool {
    type.contains { if case .variable(let other) = $0 { other === variable } else { false } }
  }

  private func acceptsNil(_ type: Type) -> Bool {
    switch type.resolved {
    case .optional, .error: true
    default: conformsByName(type, "ExpressibleByNilLiteral")
    }
  }

  func acceptsIntegerLiteral(_ type: Type) -> Bool {
    switch type.resolved {
    case .nominal(let nominal, _):
      if nominal.module == "Swift" {
        return nominal.integerKind != nil || nominal === catalog.doubleNominal || nominal === catalog.floatNominal
      }
      return conformsByName(type, "ExpressibleByIntegerLiteral")
    case .parameter, .associated, .opaque: return conformsByName(type, "ExpressibleByIntegerLiteral")
    case .error, .variable: return true
    default: return false
    }
  }

  func acceptsFloatLiteral(_ type: Type) -> Bool {
    switch type.resolved {
    case .nominal(let nominal, _):
      if nominal.module == "Swift" { return nominal === catalog.doubleNominal || nominal === catalog.floatNominal }
      return conformsByName(type, "ExpressibleByFloatLiteral")
    case .parameter, .associated, .opaque: return conformsByName(type, "ExpressibleByFloatLiteral")
    case .error, .variable: return true
    default: return false
    }
  }

  /// Whether a literal that says so much can be of the type.
  func acceptsStringLiteral(_ type: Type, of extent: TextExtent = .scalar) -> Bool {
    let proto: Name =
      switch extent {
      case .scalar: "ExpressibleByUnicodeScalarLiteral"
      case .character: "ExpressibleByExtendedGraphemeClusterLiteral"
      case .text: "ExpressibleByStringLiteral"
      }
    switch type.resolved {
    case .nominal(let nominal, _): return nominal === catalog.stringNominal || conformsByName(type, proto)
    case .associated where containsUnknown(type): return false
    case .parameter, .associated, .opaque: return conformsByName(type, proto)
    default: return false
    }
  }

  func conformsByName(_ type: Type, _ name: Name) -> Bool {
    guard let proto = catalog.type(named: name) else { return false }
    return conformances.conforms(type, to: proto)
  }

  /// What a literal is where nothing says more: a number that must be a `BinaryFloatingPoint` is a `Double`.
  func usualType(_ variable: TypeVariable) -> Type? {
    let types: [Type]
    switch variable.kind {
    case .integerLiteral: types = [catalog.int, catalog.double]
    case .floatLiteral: return catalog.double
    case .stringLiteral: types = [catalog.string] + (variable.extent < .text ? [catalog.character] : [])
    case .general, .nilLiteral: return nil
    }
    if variable.protocols.isEmpty { return types[0] }
    return types.first { type in variable.protocols.allSatisfy { conformances.conforms(type, to: $0) } } ?? types[0]
  }

  /// What an unknown of an empty literal is in the end.
  func fallback(_ variable: TypeVariable) -> Type? {
    let type: Type
    switch variable.fallback {
    case .none: return nil
    case .any: type = .any
    case .anyHashable: type = .nominal(catalog.anyHashable, [])
    }
    return variable.protocols.allSatisfy { conformances.conforms(type, to: $0) } ? type : nil
  }

  /// The type with literal unknowns at its head given their defaults: before a member of a literal is looked up.
  func defaulted(_ type: Type) -> Type {
    if case .variable(let variable) = type.resolved, let usual = usualType(variable) {
      bind(variable, to: usual)
      variable.isUsual = true
    }
    // `where Element == Pair<K, V>`: what is known to be a declared type has its members.
    if case .parameter = type.resolved, let same = conformances.assumedSame(type), same.nominal != nil {
      return same.resolved
    }
    return type.resolved
  }

  /// Makes an unknown something that conforms. False where that cannot be.
  func require(_ variable: TypeVariable, _ proto: Nominal) -> Bool {
    if variable.protocols.contains(where: { $0 === proto }) { return true }
    if variable.kind != .general, !literal(variable, mayConformTo: proto) { return false }
    trail.append(.restricted(before: variable))
    variable.protocols.append(proto)
    return true
  }

  /// The same before the member `name` is looked up: `9.squareRoot()` is a member of `Double`, for `Int` has none, and
  /// where a `Double` is expected `abs(6).magnitude` is one of a `Double`.
  func defaulted(_ type: Type, member name: Name, expecting: Type? = nil) -> Type {
    if case .variable(let variable) = type.resolved, variable.kind == .integerLiteral,
      !members(of: catalog.double, named: name, isStatic: false).isEmpty
    {
      let inInt = members(of: catalog.int, named: name, isStatic: false)
      var givesOther = false
      if let expecting, expecting.nominal === catalog.doubleNominal, case .property(let property)? = inInt.first?.member
      {
        givesOther = !conformances.same(property.type, expecting)
      }
      if inInt.isEmpty || givesOther { bind(variable, to: catalog.double) }
    }
    return defaulted(type)
  }

  func isUnknown(_ type: Type) -> Bool {
    if case .variable = type.resolved { return true }
    return false
  }

  func containsUnknown(_ type: Type) -> Bool { type.isOpen }
}

extension Checker {
  /// Gives literals that nothing constrained their default types. Called when a statement is done.
  /// - Returns: whether one is still open: of a generic parameter that nothing told, maybe.
  @discardableResult
  func settle(from mark: Int) -> Bool {
    var leavesOpen = false
    while openVariables.count > mark {
      let variable = openVariables.removeLast()
      if variable.binding == nil {
        variable.binding = usualType(variable) ?? fallback(variable)
        variable.isUsual = true
      }
      if variable.binding == nil { leavesOpen = true }
    }
    return leavesOpen
  }
}
