import Syntax

/// Extensions: the types and aliases that they add can be named anywhere in the unit, before them too.
extension Checker {
  /// A type that an extension declares, and where in the unit the extension stands.
  typealias TypeOfExtension = (place: Int, declaration: TypeDecl, nominal: Nominal)

  /// Declares the types and notes the aliases inside of extensions: the names only. An extension may be of a type that
  /// another one declares.
  func openExtensions(_ extensions: [(Int, ExtensionDecl)], in scope: Scope) -> [TypeOfExtension] {
    var opened: [TypeOfExtension] = []
    var waiting = extensions.filter { _, declaration in
      declaration.members.contains {
        switch $0.kind {
        case .type, .typealias_: true
        default: false
        }
      }
    }
    var hasNews = true
    while hasNews {
      hasNews = false
      waiting.removeAll { place, declaration in
        guard let (nominal, context) = extended(declaration, quietly: true) else { return false }
        hasNews = true
        let inside = Scope(.type(context), parent: scope)
        noteAliases(aliases(declaration.members), of: nominal, in: inside) { [unowned self] name, generics, target in
          addMember(.typealias_(name, generics, target), named: name, to: nominal)
        }
        extensionLevel = AccessLevel(declaration.modifiers).map { $0 == .private ? .fileprivate : $0 }
        defer { extensionLevel = nil }
        for member in declaration.members {
          guard case .type(let nested) = member.kind else { continue }
          let inner = declareType(nested, parent: nominal, in: nil)
          addMember(.type(inner), named: nested.name, to: nominal)
          openType(nested, inner, outer: inside)
          opened.append((place, nested, inner))
        }
        return true
      }
    }
    for (_, declaration) in extensions {
      if let (nominal, _) = extended(declaration, quietly: true) { settleAliases(of: nominal) }
    }
    return opened
  }

  /// The conformances that an extension adds are known before anything is checked.
  func extensionHeader(_ declaration: ExtensionDecl) {
    guard let (nominal, context) = extended(declaration, quietly: true) else { return }
    for written in declaration.inherited {
      if case .existential(let protocols) = resolve(written) {
        for proto in protocols {
          if nominal.kind == .protocol, conformances.inherits(proto, from: nominal) { continue }
          refuseRedundant(proto, of: nominal, written.span)
          nominal.conformances.append(Conformance(proto, requirements: context.requirements, isOfExtension: true))
          undoLog.append { nominal.conformances.removeLast() }
        }
      }
    }
  }

  /// The type that an extension is of, and the context inside it.
  private func extended(_ declaration: ExtensionDecl, quietly: Bool = false) -> (Nominal, TypeContext)? {
    let before = diagnostics.count
    var nominal: Nominal?
    var base: Type?
    if case .named(let use) = declaration.type.kind, use.genericArguments.isEmpty, use.name == "Optional" {
      nominal = catalog.optionalNominal
    } else {
      nominal = nominalNamed(declaration.type)
    }
    // `extension Sequence<Int>` is `extension Sequence where Element == Int`.
    let isRestricted = nominal == nil && nominalNamed(declaration.type.unparameterized)?.kind == .protocol
    if isRestricted {
      nominal = nominalNamed(declaration.type.unparameterized)
    } else if nominal == nil {
      let type = resolve(declaration.type)
      switch type {
      case .nominal(let found, let arguments):
        nominal = found
        if !arguments.isEmpty { base = type }
      case .existential(let protocols) where protocols.count == 1: nominal = protocols[0]
      // `extension Optional<Int>`, `extension Int?`
      case .optional(let payload):
        (nominal, base) = (catalog.optionalNominal, .nominal(catalog.optionalNominal, [payload]))
      case .error: break
      default: report(.notExtendable(type), declaration.type.span)
      }
    }
    if quietly { diagnostics.removeSubrange(before...) }
    guard let nominal else { return nil }
    let isProtocol = nominal.kind == .protocol
    var arguments = base?.arguments ?? nominal.generics.map { .parameter($0) }
    let plain: Type = isProtocol ? .parameter(nominal.selfParameter!) : .nominal(nominal, arguments)
    let probe = Scope(
      .type(TypeContext(nominal, selfType: plain, requirements: [], isProtocolExtension: isProtocol)), parent: scope)
    var requirements = inScope(probe) { resolveRequirements(declaration.requirements) }
    if quietly { diagnostics.removeSubrange(before...) }
    if isRestricted { requirements += primaryRequirements(declaration.type, plain) }
    if let base {
      requirements += zip(nominal.generics, base.arguments).map { .same(.parameter($0), $1) }
    }
    for requirement in requirements {
      if case .same(.parameter(let parameter), let type) = requirement,
        let index = nominal.generics.firstIndex(where: { $0 === parameter })
      {
        arguments[index] = type
      }
    }
    var selfType: Type = isProtocol ? plain : .nominal(nominal, arguments)
    if nominal === catalog.optionalNominal { selfType = .optional(arguments[0]) }
    return (
      nominal, TypeContext(nominal, selfType: selfType, requirements: requirements, isProtocolExtension: isProtocol)
    )
  }

  func declareExtension(_ declaration: ExtensionDecl, outer: Scope, _ inferred: inout [() -> Void]) {
    guard let (nominal, context) = extended(declaration) else { return }
    if nominal.kind == .protocol, !declaration.inherited.isEmpty {
      report(.inheritanceOfExtension(nominal.name), word("extension", in: declaration.span))
    }
    let inside = Scope(.type(context), parent: outer)
    extensionLevel = AccessLevel(declaration.modifiers).map { $0 == .private ? .fileprivate : $0 }
    defer { extensionLevel = nil }
    if let level = extensionLevel, AccessScope(level, in: nil).isWider(than: nominal.access) {
      report(
        .extensionOfHidden(nominal.accessWord, "\(nominal.kind)", level),
        Span(Int(declaration.span.start), Int(declaration.span.start) + level.rawValue.utf8.count))
    }
    declareMembers(declaration.members, nominal, context, inside, &inferred, isExtension: true)
  }

  func checkExtensionConformances(_ declaration: ExtensionDecl) {
    guard let (nominal, context) = extended(declaration, quietly: true), nominal.kind != .protocol else { return }
    for written in declaration.inherited {
      guard case .existential(let protocols) = resolve(written) else { continue }
      for proto in protocols {
        let place = word("extension", in: declaration.span)
        if !context.requirements.isEmpty { requireInherited(by: proto, nominal, place) }
        checkConformance(context.selfType, nominal, to: proto, where: context.requirements, place)
      }
    }
  }

  /// A conformance under conditions does not bring those to the inherited protocols: they may hold under others.
  private func requireInherited(by proto: Nominal, _ nominal: Nominal, _ place: Span) {
    let parent = nominal.superclass
    for each in conformances.closure(of: proto) where each !== proto && each.name != "Sendable" {
      let isStated = nominal.conformances.contains {
        $0.proto === each || $0.requirements.isEmpty && conformances.inherits($0.proto, from: each)
      }
      if isStated || parent.map({ conformances.conforms($0, to: each) }) ?? false { continue }
      let type = Type.nominal(nominal, nominal.generics.map { .parameter($0) })
      report(.inheritedNotImplied(type, proto.name, each.name), place)
    }
  }
}
