import Syntax

/// Types inside generic types: `Node` of `List<Element>` is another type for each `Element`, so it has the parameters of
/// the type around it in front of its own.
extension Checker {
  /// The parameters of the types around a type, which it has too.
  func genericsAround(_ nominal: Nominal) -> [GenericParameter] {
    guard nominal.kind != .protocol, let parent = nominal.parent, parent.kind != .protocol else { return [] }
    return parent.generics
  }

  /// What the plain name of a generic type means inside it: itself with its own parameters.
  func enclosingType(_ nominal: Nominal) -> Type? {
    for context in typeContexts where context.nominal === nominal { return context.selfType }
    return nil
  }

  /// What stands for the parameters around a type: known by the type it was named in (`List<Int>.Node`), or by the
  /// code's own place.
  func outerArguments(of nominal: Nominal, in owner: Type? = nil) -> [Type]? {
    guard nominal.outerGenericCount > 0, let parent = nominal.parent else { return [] }
    func found(_ type: Type) -> [Type]? {
      if type.optionalPayload != nil, parent === catalog.optionalNominal { return [type.optionalPayload!] }
      let arguments = conformances.arguments(of: type, as: parent)
      return arguments.count == nominal.outerGenericCount ? arguments : nil
    }
    if let owner { return found(owner) }
    for context in typeContexts { if let arguments = found(context.selfType) { return arguments } }
    // In an extension of a type inside another one, the parameters around are its own first ones.
    for context in typeContexts {
      var outer = context.nominal.parent
      while let each = outer {
        if each === parent { return Array(context.selfType.arguments.prefix(nominal.outerGenericCount)) }
        outer = each.parent
      }
    }
    return nil
  }

  /// A generic type named without arguments, to be inferred from what is done with it.
  func inferredType(_ nominal: Nominal, in owner: Type? = nil, _ span: Span) -> Type {
    let outer = outerArguments(of: nominal, in: owner) ?? []
    let open = nominal.generics.dropFirst(outer.count).map { constrainedVariable($0, span) }
    return nominal === catalog.optionalNominal ? .optional(open[0]) : .nominal(nominal, outer + open)
  }

  /// The contexts of the types around the code, the innermost first.
  private var typeContexts: [TypeContext] {
    var result: [TypeContext] = []
    var next: Scope? = scope
    while let current = next {
      if case .type(let context) = current.kind { result.append(context) }
      next = current.parent
    }
    return result
  }

  /// `Dictionary.Keys`: names without arguments.
  func plainPath(_ type: TypeExpr) -> String? {
    switch type.kind {
    case .named(let use) where use.genericArguments.isEmpty: use.name.text
    case .member(let base, let use) where use.genericArguments.isEmpty: plainPath(base).map { $0 + "." + use.name.text }
    default: nil
    }
  }

  /// `Outer.Inner` as an extension names it, without arguments.
  func nominalNamed(_ type: TypeExpr) -> Nominal? {
    switch type.kind {
    case .named(let use) where use.genericArguments.isEmpty:
      if case .type(let found)? = typeEntity(use.name) { return found }
    case .member(let base, let use) where use.genericArguments.isEmpty:
      guard let outer = nominalNamed(base) else { return nil }
      if case .type(let found)? = nestedType(of: .nominal(outer, []), named: use.name) { return found }
      // `Dictionary.Keys`: the library's generic types inside of others have parameters of their own.
      if outer.module == "Swift" { return catalog.type(named: Name("\(outer.qualifiedName).\(use.name.text)")) }
    default: break
    }
    return nil
  }
}
