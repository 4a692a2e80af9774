import Syntax

/// Members whose base is not written, `.red`, or is `super`.
extension Checker {
  func checkImplicitMember(_ use: NameUse, _ expecting: Type?, _ span: Span) -> TypedExpr {
    if let type = typeOfStatic(use.name, expecting) { return checkImplicitMember(use, type, span) }
    // `min(1.0, .nan)`: a literal that is still open is of its default type.
    if let expecting { settleLiteral(expecting, having: use.name) }
    guard let expected = expecting.map({ defaulted($0) }), !isUnknown(expected) else {
      if expecting?.isError == true { return TypedExpr(.error, .error, span) }
      return fail(.implicitMemberNeedsContext(use.name), span)
    }
    if expected.isError { return TypedExpr(.error, .error, span) }
    var type = expecting.flatMap { isUnknown($0) ? nil : $0 } ?? expected
    while true {
      let found = members(of: type, named: use.name, isStatic: true)
      if !found.isEmpty {
        let base = metatypeBase(type, span)
        return memberValue(found, base: base, baseType: type, use, expecting, span, isStatic: true)
      }
      if case .optional(let payload) = type.resolved {
        if use.name == "none" { return TypedExpr(.none, type, span) }
        if use.name == "some" { return fail(.caseNeedsArguments(use.name, "\(payload)"), use.span) }
        type = payload
        continue
      }
      break
    }
    return fail(noImplicitMember(use.name, of: type, expected), use.span)
  }

  /// The type whose member `.name` is where anything is expected that conforms to a protocol: an extension of that says it,
  /// `extension Style where Self == Plain { static var plain: Plain { … } }`.
  func typeOfStatic(_ name: Name, _ expecting: Type?) -> Type? {
    let protocols: [Nominal]
    switch expecting?.resolved {
    case .variable(let variable)? where variable.kind == .general: protocols = variable.protocols
    case .existential(let wanted)?: protocols = wanted
    default: return nil
    }
    for proto in protocols where proto.module == "main" {
      for member in proto.members(named: name) {
        let (isStatic, requirements) =
          switch member {
          case .function(let function): (function.isStatic, function.requirements)
          case .property(let property): (property.isStatic, property.requirements)
          default: (false, [])
          }
        guard isStatic else { continue }
        for case .same(let left, let right) in requirements {
          for (one, other) in [(left, right), (right, left)] {
            if case .parameter(let parameter) = one.resolved, parameter === proto.selfParameter { return other }
          }
        }
      }
    }
    return nil
  }

  /// `max(1, .infinity)`: a whole number is a `Double` where only that has the member.
  private func settleLiteral(_ type: Type, having name: Name) {
    guard case .variable(let variable) = type.resolved, variable.kind == .integerLiteral,
      members(of: catalog.int, named: name, isStatic: true).isEmpty,
      !members(of: catalog.double, named: name, isStatic: true).isEmpty
    else { return }
    bind(variable, to: catalog.double)
  }

  /// The type whose member `.name` is: where `Self` of a class is expected, the class of the object.
  func metatypeBase(_ type: Type, _ span: Span) -> TypedExpr {
    ownClass(type, span) ?? TypedExpr(.metatype(type), .metatype(type), span)
  }

  /// Why there is no `.name` where a type is expected: an optional's payload was looked in too.
  func noImplicitMember(_ name: Name, of type: Type, _ expected: Type) -> CheckError {
    if !members(of: type, named: name, isStatic: false).isEmpty { return .instanceMemberInStatic(name, type) }
    if case .noMember(_, _, let isStatic, let candidates) = noMember(name, of: type, isStatic: true) {
      return .noMember(name, expected, isStatic: isStatic, candidates: candidates)
    }
    return noMember(name, of: type, isStatic: true)
  }

  /// Why `super` means nothing here.
  var noSuper: CheckError {
    guard let context = scope.typeContext else { return .superOutsideClass }
    if context.nominal.kind != .class { return .superInValueType(context.nominal.name) }
    return .superWithoutSuperclass(context.nominal.name)
  }

  /// What `super` is: the object, and the type whose members are meant; nil where there is none.
  func superObject(_ span: Span) -> (object: TypedExpr, type: Type)? {
    guard let context = scope.typeContext, context.nominal.kind == .class, let variable = selfVariable(),
      let parent = context.nominal.superclass
    else { return nil }
    let type = Substitution(context.nominal.generics, context.selfType.arguments, conformances).apply(parent)
    return (use(variable, span), type)
  }

  func checkSuperMember(_ use: NameUse, _ expecting: Type?, _ span: Span) -> TypedExpr {
    guard let (base, type) = superObject(span) else { return fail(noSuper, span) }
    let isStatic = base.type.metatypeInstance != nil
    let found = members(of: type, named: use.name, isStatic: isStatic)
    if found.isEmpty {
      return fail(noMember(use.name, of: type, isStatic: false), use.span)
    }
    return memberValue(found, base: base, baseType: type, use, expecting, span, isStatic: isStatic, isSuper: true)
  }

  /// `.red.withAlphaComponent(0.5)`: a chain of members that begins with one of the type that the context expects of its
  /// end.
  func isImplicitChain(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .member(nil, _): true
    case .member(let base?, _), .call(let base, _, _), .subscript_(let base, _), .forceUnwrap(let base),
      .optionalTry(let base):
      isImplicitChain(base)
    default: false
    }
  }
}
