import Syntax

/// `some P`: what it means in a declaration, and what a body makes of it.
extension Checker {
  /// The type of a result, property or constant. Each `some P` in it is an opaque type that the declaration defines.
  ///
  /// - Parameter function: What declares it, for its parameters without names.
  func resolveDefining(_ written: TypeExpr, of function: Function? = nil) -> (type: Type, opaques: [OpaqueType]) {
    let named = scope.genericParameters
    let generics = named + (function?.generics ?? []).filter { own in !named.contains { $0 === own } }
    var opaques: [OpaqueType] = []
    let type = resolve(written) { bound, span in
      guard let opaque = self.opaqueType(bound, generics, function, span) else { return .error }
      opaques.append(opaque)
      return opaque.declared
    }
    return (type, opaques)
  }

  /// The type of a function's parameter. Each `some P` in it is a generic parameter without a name.
  func resolveParameter(_ written: Parameter, of function: Function) -> Type {
    resolve(written.type) { bound, span in
      if written.isVariadic { self.report(.opaquePlace, written.type.span) }
      let hidden = GenericParameter(Name("some \(self.textOf(bound.span))"))
      switch self.resolveBound(bound) {
      case .existential(let protocols): hidden.protocols = protocols
      case .nominal(let nominal, let arguments) where nominal.kind == .class:
        hidden.superclass = .nominal(nominal, arguments)
      case .error: return .error
      default:
        self.report(.opaqueConstraint, span)
        return .error
      }
      function.requirements += self.primaryRequirements(bound, of: hidden)
      function.generics.append(hidden)
      return .parameter(hidden)
    }
  }

  /// A requirement leaves the type to whoever meets it: that is what an associated type is for.
  func refuseOpaque(_ opaques: [OpaqueType], required: Bool, _ span: Span) {
    if required, !opaques.isEmpty { report(.opaqueRequirement, span) }
  }

  private func resolve(_ written: TypeExpr, some meaning: @escaping (TypeExpr, Span) -> Type) -> Type {
    let saved = meaningOfSome
    meaningOfSome = meaning
    defer { meaningOfSome = saved }
    return resolve(written)
  }

  private func opaqueType(_ bound: TypeExpr, _ generics: [GenericParameter], _ function: Function?, _ span: Span)
    -> OpaqueType?
  {
    var protocols: [Nominal] = []
    var superclass: Type?
    switch resolveBound(bound) {
    case .existential(let all): protocols = all
    case .nominal(let nominal, let arguments) where nominal.kind == .class: superclass = .nominal(nominal, arguments)
    case .error: return nil
    default:
      report(.opaqueConstraint, span)
      return nil
    }
    let opaque = OpaqueType(
      "some " + textOf(bound.span), protocols, superclass: superclass, generics, origin: function?.fullName)
    catalog.hasOpaqueTypes = true
    for case .same(.associated(_, _, let name), let type) in primaryRequirements(bound, of: GenericParameter("some")) {
      opaque.sameTypes.append((name, type))
    }
    return opaque
  }

  // MARK: What a body gives

  /// Checks a value that defines opaque types: each is an unknown until the value is known, and then what that says.
  ///
  /// - Parameters:
  ///   - what: As messages name the declaration: `global function 'f()'`.
  ///   - nameSpan: Where a second value of another type is reported.
  func checkDefining(
    _ opaques: [OpaqueType], in type: Type, _ value: Expr, of what: @autoclosure () -> String, nameSpan: Span,
    check: (Type) -> TypedExpr
  ) -> TypedExpr {
    if opaques.isEmpty { return check(type) }
    var unknowns: [(opaque: OpaqueType, type: Type)] = []
    let wanted = opened(type) { opaque in
      guard opaques.contains(where: { $0 === opaque }) else { return nil }
      let unknown = listType(value, opaque) ?? freshVariable(.general, value.span)
      unknowns.append((opaque, unknown))
      return unknown
    }
    let typed = check(wanted)
    settleLiterals(wanted)
    settleEmptied(wanted)
    for (opaque, _) in unknowns where typed.type.isError { opaque.underlying = opaque.underlying ?? .error }
    if typed.type.isError { return typed }
    for (opaque, unknown) in unknowns {
      let found = unknown.canonical
      if !isUnknown(found) { define(opaque, as: found, what(), value.span, nameSpan: nameSpan) }
    }
    return typed
  }

  /// `some Collection<Double>` from `[1, 2]` or `names.map { _ in 1 }`: a list of those, where the value can be one.
  private func listType(_ value: Expr, _ opaque: OpaqueType) -> Type? {
    guard let element = opaque.sameTypes.first(where: { $0.name == "Element" }) else { return nil }
    let list = catalog.array(element.type)
    switch value.withoutParens.kind {
    case .array: return list
    case .call(_, let arguments, _):
      guard arguments.contains(where: { if case .closure = $0.value.kind { true } else { false } }) else { return nil }
      let mark = trail.count
      defer { unwind(to: mark) }
      let fits = attempt { check(value, expecting: list) }.map { conformances.same($0.type, list) }
      return fits ?? false ? list : nil
    default: return nil
    }
  }

  private func define(_ opaque: OpaqueType, as found: Type, _ what: String, _ span: Span, nameSpan: Span) {
    // `return f(n - 1)` in `f` says nothing new.
    if case .opaque(let other, _) = found, other === opaque { return }
    func refuse(_ error: CheckError) {
      report(error, span)
      opaque.underlying = opaque.underlying ?? .error
    }
    for proto in opaque.protocols where !conformances.conforms(found, to: proto) {
      return refuse(.requiresConformance("return type of \(what)", lacking(found, proto), proto))
    }
    if let superclass = opaque.superclass, convertType(found, superclass) == nil {
      return refuse(.requiresSuperclass("return type of \(what)", found, superclass))
    }
    for (name, type) in opaque.sameTypes {
      if let known = conformances.associated(found, name), !conformances.same(known, type) {
        return refuse(.requiresSameTypes("return type of \(what)", known, type))
      }
    }
    if let known = opaque.underlying, !conformances.same(known, found) {
      if !diagnostics.contains(where: { $0.span == nameSpan }) { report(.opaqueMismatch(opaque.text), nameSpan) }
      return
    }
    opaque.underlying = found
  }

  /// `[]` of which nothing says what it holds: of anything.
  private func settleEmptied(_ type: Type) {
    _ = type.contains {
      if case .variable(let variable) = $0.resolved, let fallback = self.fallback(variable) {
        self.bind(variable, to: fallback)
      }
      return false
    }
  }

  /// What of a type does not conform: a list does where its elements do.
  private func lacking(_ type: Type, _ proto: Nominal) -> Type {
    guard case .nominal(let nominal, let arguments) = type.resolved,
      [catalog.arrayNominal, catalog.arraySliceNominal, catalog.dictionaryNominal].contains(where: { $0 === nominal }),
      conformances.conforms(catalog.array(catalog.int), to: proto),
      let part = arguments.first(where: { !conformances.conforms($0, to: proto) })
    else { return type }
    return lacking(part, proto)
  }

  /// The type with its opaque types replaced by what they stand for here.
  private func opened(_ type: Type, _ meaning: (OpaqueType) -> Type?) -> Type {
    switch type.resolved {
    case .opaque(let opaque, _): meaning(opaque) ?? type
    case .nominal(let nominal, let arguments): .nominal(nominal, arguments.map { opened($0, meaning) })
    case .optional(let payload): .optional(opened(payload, meaning))
    case .tuple(let fields): .tuple(fields.map { TupleField($0.label, opened($0.type, meaning)) })
    case .function(let function): .function(function.with(result: opened(function.result, meaning)))
    default: type
    }
  }

  /// Reports what nothing in a body said: what an opaque type is.
  @discardableResult
  func requireDefined(_ opaques: [OpaqueType], nameSpan: Span, _ error: CheckError) -> Bool {
    let missing = opaques.filter { $0.underlying == nil }
    if !missing.isEmpty { report(error, nameSpan) }
    // What uses it is not to blame.
    for opaque in missing { opaque.underlying = .error }
    return missing.isEmpty
  }
}
