import Syntax

/// What a list of statements declares, before any of it is checked: types first, so that they may mention each
/// other in any order, then their headers, then the signatures of members and functions, then bodies.
extension Checker {
  func declare(_ statements: [Stmt], in scope: Scope) {
    var types: [(TypeDecl, Nominal)] = []
    var hasDeclarations = false
    var places: [Int] = []
    for (index, statement) in statements.enumerated() {
      switch statement.kind {
      case .type(let declaration):
        places.append(index)
        if isLocal(scope) { refuseInGeneric(declaration) }
        types.append((declaration, declareType(declaration, parent: nil, in: scope)))
        hasDeclarations = true
      case .typealias_, .extension_, .function: hasDeclarations = true
      default: break
      }
    }
    guard hasDeclarations else { return }
    memberCache = [:]
    templateAge = TemplateAge()
    let readingBefore = readsHeaders
    readsHeaders = true
    let outerGlobals = globalsToCome
    if !isLocal(scope) { globalsToCome = GlobalsToCome(statements, start: order) }
    defer { globalsToCome = outerGlobals }
    inScope(scope) {
      let extensions = statements.enumerated().compactMap { index, statement in
        if case .extension_(let declaration) = statement.kind { (index, declaration) } else { nil }
      }
      let aliases = statements.compactMap { if case .typealias_(let alias) = $0.kind { alias } else { nil } }
      noteAliases(aliases, of: scope, in: scope) { [unowned self] name, generics, target in
        declareGlobal(.typealias_(name, generics, target), named: name, in: scope)
      }
      for (declaration, nominal) in types { openType(declaration, nominal, outer: scope) }
      let inner = openExtensions(extensions, in: scope)
      settleAliases(of: scope)
      for (declaration, nominal) in types { declareHeader(declaration, nominal) }
      for type in inner { declareHeader(type.declaration, type.nominal) }
      for (_, declaration) in extensions { extensionHeader(declaration) }
      for (declaration, nominal) in types where nominal.kind == .protocol { requireAssociated(declaration, nominal) }
      readsHeaders = readingBefore
      let waitingChecks = afterHeaders
      afterHeaders = []
      waitingChecks.forEach { $0() }
      var inferred: [() -> Void] = []
      // Bodies see what names mean where they stand, when a name is declared more than once.
      let start = order
      defer { order = start }
      let all = zip(places, types).map { ($0, $1.0, $1.1) } + inner.map { ($0.place, $0.declaration, $0.nominal) }
      var waiting: [Nominal] = []
      for (index, declaration, nominal) in all {
        let place = isLocal(scope) ? start : start + index + 1
        noteMembers(declaration, nominal, &waiting) { [unowned self] in
          order = place
          declareMembers($0, $1, &inferred)
        }
      }
      for nominal in waiting { declareMembersNow(of: nominal) }
      for (index, statement) in statements.enumerated() {
        if !isLocal(scope) { order = start + index + 1 }
        switch statement.kind {
        case .extension_(let declaration): declareExtension(declaration, outer: scope, &inferred)
        case .function(let declaration) where !isLocal(scope):
          let function = declareFunction(declaration, owner: nil, in: scope, order: order)
          refuseHidden(in: function, declaration)
          let place = order
          order = start
          declareGlobal(.function(function), named: function.name, in: scope, place: place)
        default: break
        }
      }
      order = start
      for (_, declaration, nominal) in all { deferInitializers(declaration, nominal) }
      for infer in inferred { infer() }
      for (_, declaration, nominal) in all { finishType(declaration, nominal) }
      for (_, declaration) in extensions { checkExtensionConformances(declaration) }
    }
  }

  private func isLocal(_ scope: Scope) -> Bool {
    if case .global = scope.kind { return false }
    return true
  }

  func declareGlobal(_ entity: Entity, named name: Name, in scope: Scope, place: Int? = nil) {
    scope.add(entity, named: name, order: order, place: place)
    if scope === global { declaredGlobals.append(name) }
  }

  // MARK: Types

  func declareType(_ declaration: TypeDecl, parent: Nominal?, in scope: Scope?) -> Nominal {
    let kind: Nominal.Kind
    switch declaration.kind {
    case .class_: kind = .class
    case .struct_: kind = .struct
    case .enum_: kind = .enum
    case .protocol_: kind = .protocol
    case .actor_:
      report(.unsupported("an actor"), declaration.nameSpan)
      kind = .class
    }
    let nominal = Nominal(kind, declaration.name, module: "main", parent: parent)
    nominal.isOfLibrary = isLibrary
    catalog.keep(nominal)
    if isLibrary, parent == nil { catalog.add(nominal) }
    nominal.declaration = declaration
    nominal.accessLevel = AccessLevel(declaration.modifiers) ?? (parent == nil ? nil : extensionLevel)
    nominal.isLocal = scope.map(isLocal) ?? false
    nominal.isFinal = declaration.modifiers.contains(.final)
    refuseDiscardable(declaration.modifiers, declaration.span)
    nominal.isIndirect = declaration.modifiers.contains(.indirect)
    if let scope {
      let isTaken = scope.local(declaration.name).contains {
        if case .type(let other) = $0 {
          other.declaration != nil && unitTypes.contains(ObjectIdentifier(other))
        } else {
          false
        }
      }
      if isTaken { report(.redeclaration(declaration.name.text), declaration.nameSpan) }
      declareGlobal(.type(nominal), named: declaration.name, in: scope)
    }
    unitTypes.insert(ObjectIdentifier(nominal))
    for member in declaration.members {
      if case .type(let nested) = member.kind {
        if kind == .protocol { report(.nestedInProtocol(nested.name, nominal.name), nested.nameSpan) }
        refuseTaken(nested.name, in: nominal, nested.nameSpan)
        nominal.add(.type(declareType(nested, parent: nominal, in: nil)), named: nested.name)
      }
    }
    for associated in declaration.associatedTypes { nominal.associatedTypes.append(AssociatedType(associated.name)) }
    return nominal
  }

  /// The scope inside a type declaration.
  private func typeScope(_ nominal: Nominal, outer: Scope) -> Scope {
    let selfType: Type =
      nominal.kind == .protocol
      ? .parameter(nominal.selfParameter!) : .nominal(nominal, nominal.generics.map { .parameter($0) })
    let context = TypeContext(nominal, selfType: selfType, requirements: [], isProtocolExtension: false)
    return Scope(.type(context), parent: outer)
  }

  /// The scope inside a type, with what can be named there before its header is known.
  func openType(_ declaration: TypeDecl, _ nominal: Nominal, outer: Scope) {
    let generics = Scope(.block, parent: outer)
    // What stands in angle brackets behind a protocol's name names associated types of its.
    let parameters = nominal.kind == .protocol ? [] : declareGenerics(declaration.generics, in: generics).0
    let around = genericsAround(nominal)
    nominal.generics = around + parameters
    nominal.outerGenericCount = around.count
    let inside = typeScope(nominal, outer: generics)
    nominal.scope = inside
    noteAliases(aliases(declaration.members), of: nominal, in: inside) { name, generics, target in
      nominal.add(.typealias_(name, generics, target), named: name)
    }
    eachNested(declaration, nominal) { openType($0, $1, outer: inside) }
  }

  func aliases(_ members: [Stmt]) -> [TypealiasDecl] {
    members.compactMap { if case .typealias_(let alias) = $0.kind { alias } else { nil } }
  }

  func eachNested(_ declaration: TypeDecl, _ nominal: Nominal, _ body: (TypeDecl, Nominal) -> Void) {
    for member in declaration.members {
      if case .type(let nested) = member.kind,
        case .type(let inner)? = nestedType(of: .nominal(nominal, []), named: nested.name)
      {
        body(nested, inner)
      }
    }
  }

  func declareHeader(_ declaration: TypeDecl, _ nominal: Nominal) {
    guard let inside = nominal.scope, let generics = inside.parent else { return }
    inScope(inside) {
      for (index, associated) in declaration.associatedTypes.enumerated() {
        let constraint = associated.constraint?.unparameterized
        let bound = constraint.map(resolve)
        if case .existential(let protocols)? = bound {
          nominal.associatedTypes[index].constraints = protocols
          if let hidden = mostHidden(in: bound!), nominal.access.isWider(than: hidden.access) {
            report(.constraintHidden(nominal.accessLevel ?? .internal, hidden.accessWord), associated.span)
          }
        } else if let bound, let constraint, let own = nominal.selfParameter {
          requireConstraint(.associated(.parameter(own), nominal, associated.name), bound, constraint.span)
        }
        if let fallback = associated.defaultType { nominal.associatedTypes[index].defaultType = resolve(fallback) }
      }
    }
    inScope(generics) {
      for (position, written) in declaration.inherited.enumerated() {
        inherit(nominal, written, isFirst: position == 0)
      }
      if nominal.kind == .protocol {
        // `protocol P where Self: Q` is `protocol P: Q`.
        for case .conformance(let subject, let constraint) in declaration.generics.requirements where isSelf(subject) {
          inherit(nominal, constraint, isFirst: declaration.inherited.isEmpty)
        }
      }
    }
    refuseHidden(
      in: Array(nominal.generics.dropFirst(nominal.outerGenericCount)), declaration.generics,
      of: Exposed(
        what: "generic \(nominal.kind)", level: nominal.accessLevel, owner: nominal.parent, span: declaration.nameSpan))
    settleAliases(of: nominal)
    inScope(inside) {
      if declaration.kind == .enum_ { declareCases(declaration, nominal) }
    }
    eachNested(declaration, nominal) { declareHeader($0, $1) }
    synthesizeConformances(nominal)
  }

  private func inherit(_ nominal: Nominal, _ written: TypeExpr, isFirst: Bool) {
    let type = resolve(written)
    switch type {
    case .error: break
    case .existential(let protocols):
      for proto in protocols {
        if nominal.kind == .protocol, proto === catalog.anyObject || proto.isClassBound { nominal.isClassBound = true }
        if proto === catalog.anyObject { continue }
        if nominal.kind == .protocol, conformances.inherits(proto, from: nominal) {
          report(.refinesItself(nominal.name), nominal.declaration?.nameSpan ?? written.span)
          continue
        }
        refuseRedundant(proto, of: nominal, written.span)
        if nominal.kind == .protocol { refuseHidden(.existential([proto]), inheritedBy: nominal) }
        nominal.conformances.append(Conformance(proto))
      }
    case .nominal(let parent, _) where parent.kind == .class && nominal.kind == .class && isFirst:
      if parent.isSubclass(of: nominal) {
        // Named after the one that is declared first.
        let circle = [nominal, parent] + parent.ancestors.filter { $0.module == "main" }
        let first = circle.min { ($0.declaration?.nameSpan.start ?? .max) < ($1.declaration?.nameSpan.start ?? .max) }!
        report(.inheritsItself(first.name), first.declaration?.nameSpan ?? written.span)
      } else {
        if parent.isFinal { report(.inheritsFinal(parent.name), nominal.declaration?.nameSpan ?? written.span) }
        nominal.superclass = type
        refuseHidden(type, inheritedBy: nominal)
      }
    case .nominal(let required, _) where required.kind == .class && nominal.kind == .protocol:
      (nominal.requiredClass, nominal.isClassBound) = (type, true)
    case .nominal(let other, _) where other.kind == .class && nominal.kind == .class:
      if let superclass = nominal.superclass {
        report(.severalSuperclasses(superclass, type), written.span)
      } else {
        report(.superclassFirst(other.name), written.span)
        nominal.superclass = type
      }
    case .nominal(let raw, _) where raw === nominal && nominal.kind == .enum:
      report(.rawTypeOfItself(nominal.name), nominal.declaration?.nameSpan ?? written.span)
    case .nominal where nominal.kind == .enum && isFirst: nominal.rawType = type
    case .nominal where nominal.kind == .enum && nominal.rawType != nil:
      report(.severalRawTypes(nominal.rawType!, type), written.span)
    default:
      report(
        .inheritsNonProtocol(type, isClass: nominal.kind == .class || nominal.kind == .protocol),
        nominal.declaration?.nameSpan ?? written.span)
    }
  }

  /// That a type conforms is said once. (What a script's enumerations meet by themselves may be said.)
  func refuseRedundant(_ proto: Nominal, of nominal: Nominal, _ span: Span) {
    guard nominal.module == "main", nominal.kind != .protocol else { return }
    let isSynthesized = nominal.kind == .enum && proto.module == "Swift"
    let says = nominal.conformances.contains { $0.proto === proto && $0.requirements.isEmpty } && !isSynthesized
    let inherits = nominal.ancestors.contains { parent in
      parent !== nominal && parent.module == "main" && parent.conformances.contains { $0.proto === proto }
    }
    if says || inherits { report(.redundantConformance(nominal.name, proto), span) }
  }

  private func synthesizeConformances(_ nominal: Nominal) {
    guard nominal.kind == .enum else { return }
    let hasPayload = nominal.cases.contains { !$0.payload.isEmpty }
    func add(_ proto: Nominal) {
      if !nominal.conformances.contains(where: { $0.proto === proto }) {
        nominal.conformances.append(Conformance(proto))
      }
    }
    if !hasPayload {
      add(catalog.hashable)
      add(catalog.equatable)
    }
    if nominal.rawType != nil { add(catalog.rawRepresentable) }
  }

  func addMember(_ member: Member, named name: Name, to nominal: Nominal) {
    nominal.add(member, named: name)
    undoLog.append { nominal.removeLast(named: name) }
  }
}
