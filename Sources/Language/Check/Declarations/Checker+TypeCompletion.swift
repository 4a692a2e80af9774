import Syntax

/// What Swift gives a type without being asked: memberwise and inherited initializers, raw values, `allCases`; and
/// the check that it is complete.
extension Checker {
  func finishType(_ declaration: TypeDecl, _ nominal: Nominal) {
    for member in declaration.members {
      if case .type(let nested) = member.kind,
        case .type(let inner)? = nestedType(of: .nominal(nominal, []), named: nested.name)
      {
        finishType(nested, inner)
      }
    }
    completeInitializers(nominal)
    checkRecursion(nominal)
    checkDynamicMembers(declaration, nominal)
    if nominal.kind == .protocol { return }
    let selfType: Type = .nominal(nominal, nominal.generics.map { .parameter($0) })
    // Those that an extension declares are checked there.
    for conformance in nominal.conformances where !conformance.isOfExtension {
      checkConformance(
        selfType, nominal, to: conformance.proto, where: conformance.requirements, declaration.nameSpan)
    }
  }

  /// The initializers that Swift writes are made when first asked for, which may be while the type's own properties
  /// are still being checked: `static let zero = Vec(x: 0, y: 0)`.
  func deferInitializers(_ declaration: TypeDecl, _ nominal: Nominal) {
    for member in declaration.members {
      if case .type(let nested) = member.kind,
        case .type(let inner)? = nestedType(of: .nominal(nominal, []), named: nested.name)
      {
        deferInitializers(nested, inner)
      }
    }
    let selfType: Type = .nominal(nominal, nominal.generics.map { .parameter($0) })
    pendingInitializers[ObjectIdentifier(nominal)] = { [unowned self] in
      switch nominal.kind {
      case .struct: addMemberwiseInitializer(nominal, selfType)
      case .class: addClassInitializers(declaration, nominal, selfType)
      case .enum: finishEnum(declaration, nominal, selfType)
      case .protocol: break
      }
    }
  }

  func completeInitializers(_ nominal: Nominal) {
    if let parent = nominal.superclass?.nominal { completeInitializers(parent) }
    pendingInitializers.removeValue(forKey: ObjectIdentifier(nominal))?()
  }

  private func declaredInitializers(_ nominal: Nominal) -> [Function] {
    nominal.members(named: "init").compactMap { if case .function(let function) = $0 { function } else { nil } }
  }

  private func addMemberwiseInitializer(_ nominal: Nominal, _ selfType: Type) {
    let written = nominal.declaration?.members.contains {
      if case .function(let function) = $0.kind, case .initializer = function.kind { return true }
      return false
    }
    if written == true { return }
    let function = Function(
      "init", .initializer, body: .synthesized(.memberwiseInit), span: nominal.declaration!.nameSpan)
    function.owner = nominal
    function.result = selfType
    for property in nominal.storedProperties where !(property.isLet && property.initialValue != nil) {
      if property.isPrivate { function.accessLevel = .private }
      if property.type.isError { finish(property) }
      // What is given takes the place of the value that it would be made with.
      if property.isLazy {
        var parameter = FunctionParameter(label: property.name, name: property.name, type: .optional(property.type))
        parameter.defaultValue = DefaultValue(Expr(.nilLiteral, property.span), scope: property.scope)
        function.parameters.append(parameter)
        continue
      }
      var parameter = FunctionParameter(label: property.name, name: property.name, type: property.type)
      if let value = property.initialValue {
        parameter.defaultValue = DefaultValue(value, scope: property.scope)
      } else if !property.isLet, case .optional = property.type.resolved {
        parameter.defaultValue = DefaultValue(Expr(.nilLiteral, property.span), scope: property.scope)
      }
      function.parameters.append(parameter)
    }
    nominal.add(.function(function), named: "init")
    if !function.parameters.isEmpty, function.parameters.allSatisfy({ $0.defaultValue != nil }) {
      // Meant only where nothing else can be: as what meets a requirement.
      let plain = plainInitializer(nominal, selfType)
      plain.isAlias = !function.isPrivate
      nominal.add(.function(plain), named: "init")
    }
  }

  /// The initializer without arguments that Swift gives what has all its values.
  private func plainInitializer(_ nominal: Nominal, _ selfType: Type) -> Function {
    let function = Function(
      "init", .initializer, body: .synthesized(.memberwiseInit), span: nominal.declaration!.nameSpan)
    function.owner = nominal
    function.result = selfType
    return function
  }

  /// Whether an initializer takes what one of the superclass takes.
  private func replaces(_ own: Function, _ theirs: Function, _ selfType: Type) -> Bool {
    if own.overridden === theirs { return true }
    guard own.fullName == theirs.fullName else { return false }
    guard let parent = theirs.owner, parent.module == "main" else { return true }
    let substitution = Substitution(parent.generics, conformances.arguments(of: selfType, as: parent), conformances)
    return own.generics.count == theirs.generics.count
      && zip(own.parameters, theirs.parameters).allSatisfy { mine, given in
        !own.generics.isEmpty || conformances.same(mine.type, substitution.apply(given.type))
      }
  }

  private func addClassInitializers(_ declaration: TypeDecl, _ nominal: Nominal, _ selfType: Type) {
    let own = declaredInitializers(nominal)
    let designated = own.filter { !$0.isConvenience }
    let uninitialized = nominal.storedProperties.filter { property in
      if property.initialValue != nil || property.isLazy || property.isWeak && !property.isLet { return false }
      if case .optional = property.type.resolved, !property.isLet { return false }
      return !property.type.isError
    }
    if designated.isEmpty, !uninitialized.isEmpty {
      report(.noInitializers("class", nominal.name), declaration.nameSpan)
      return
    }
    guard let parent = nominal.superclass?.nominal else {
      // What delegates needs one that does not.
      if designated.isEmpty, !own.contains(where: \.parameters.isEmpty) {
        nominal.add(.function(plainInitializer(nominal, selfType)), named: "init")
      }
      return
    }
    let inherited = declaredInitializers(parent)
    let overridesAll = inherited.filter { !$0.isConvenience && !$0.isAlias && $0.parameters.first?.label != "coder" }
      .allSatisfy { theirs in own.contains { replaces($0, theirs, selfType) } }
    for theirs in inherited where !own.contains(where: { replaces($0, theirs, selfType) }) {
      if designated.isEmpty {
        inherit(theirs, nominal, selfType, declaration.nameSpan)
      } else if theirs.isConvenience, overridesAll {
        inheritConvenience(theirs, nominal, selfType, declaration.nameSpan)
      } else if theirs.isRequired, parent.module == "main" {
        report(.requiredInitializer(theirs.fullName, parent.name), placeForInitializer(declaration))
      }
    }
  }

  /// Where one more initializer would be written: at the line under the last one, as in Swift.
  private func placeForInitializer(_ declaration: TypeDecl) -> Span {
    let last = declaration.members.last {
      if case .function(let function) = $0.kind, case .initializer = function.kind { true } else { false }
    }
    guard let end = last.map({ Int($0.span.end) }) else { return declaration.span.endingBrace }
    return text.nextLine(after: end).map { Span($0, $0 + 1) } ?? declaration.span.endingBrace
  }

  private func inherit(_ theirs: Function, _ nominal: Nominal, _ selfType: Type, _ span: Span) {
    let function = Function("init", .initializer, body: .synthesized(.inheritedInit(theirs)), span: span)
    let (own, owner) = (theirs.generics.map { GenericParameter($0.name) }, theirs.owner!)
    let substitution = Substitution(
      owner.generics + theirs.generics,
      conformances.arguments(of: selfType, as: owner) + own.map { .parameter($0) }, conformances)
    for (copy, parameter) in zip(own, theirs.generics) { copy.protocols = parameter.protocols }
    function.requirements = theirs.requirements.map(substitution.apply)
    // What they say of a parameter's types is put in later: it would stand for those types in what they ask.
    for (copy, parameter) in zip(own, theirs.generics) { copy.take(parameter, substitution) }
    function.owner = nominal
    function.parameters = theirs.parameters.map { parameter in
      var copy = parameter
      copy.type = substitution.apply(parameter.type)
      return copy
    }
    function.isFailable = theirs.isFailable
    function.isThrowing = theirs.isThrowing
    function.thrown = theirs.thrown.map(substitution.apply)
    function.isConvenience = theirs.isConvenience
    function.isRequired = theirs.isRequired
    function.isAlias = theirs.isAlias
    function.generics = own
    function.overridden = theirs
    function.result = theirs.isFailable ? .optional(selfType) : selfType
    nominal.add(.function(function), named: "init")
  }

  /// A convenience initializer of the superclass delegates to a designated one by dynamic class: to the override.
  /// `UIView()` is `init(frame: .zero)`.
  private func inheritConvenience(_ theirs: Function, _ nominal: Nominal, _ selfType: Type, _ span: Span) {
    if theirs.parameters.isEmpty, declaredInitializers(nominal).contains(where: { $0.fullName == "init(frame:)" }) {
      var parser = Parser(SourceText(name: "<inherited>", "self.init(frame: .zero)"))
      let body = scriptBody(parser.parseUnit().statements, source: source, scope: nominal.scope)
      let function = Function("init", .initializer, body: .script(body), span: span)
      function.owner = nominal
      function.isConvenience = true
      function.source = source
      function.result = selfType
      nominal.add(.function(function), named: "init")
      if let inside = nominal.scope, case .type(let context) = inside.kind {
        schedule(function, body, [], context: context, scope: inside)
      }
    } else if theirs.origin.isScripted {
      inherit(theirs.origin, nominal, selfType, span)
    }
  }

  // MARK: Enumerations

  func declareCases(_ declaration: TypeDecl, _ nominal: Nominal) {
    var isReported = false
    var names: Set<Name> = []
    var cases = nominal.cases
    for (index, written) in declaration.cases.enumerated() {
      let made = EnumCase(written.name, index: index, owner: nominal)
      made.payload = (written.payload ?? []).map { ($0.label, resolve($0.type)) }
      made.defaults = (written.payload ?? []).map { $0.defaultValue.map { DefaultValue($0, scope: scope) } }
      for (part, type) in zip(made.payload, written.payload ?? []) {
        guard !isLibrary, let hidden = mostHidden(in: part.type, type.type),
          nominal.access.isWider(than: hidden.access)
        else { continue }
        report(.payloadHidden(nominal.accessLevel ?? .internal, hidden.word), written.span)
        break
      }
      if !names.insert(written.name).inserted {
        report(.redeclaration(written.name.text), written.span)
      }
      let isRecursive = made.payload.contains { _, type in
        if case .nominal(let other, _) = type { other === nominal } else { false }
      }
      if isRecursive, !nominal.isIndirect, !written.isIndirect, !isReported {
        report(.recursiveEnum(nominal.name), declaration.nameSpan)
        isReported = true
      }
      cases.append(made)
      nominal.add(.enumCase(made), named: written.name)
    }
    nominal.cases = cases
    assignRawValues(declaration, nominal)
  }

  private func finishEnum(_ declaration: TypeDecl, _ nominal: Nominal, _ selfType: Type) {
    if let rawType = nominal.rawType {
      let make = Function("init", .initializer, body: .synthesized(.rawValueInit), span: declaration.nameSpan)
      make.owner = nominal
      make.isFailable = true
      make.parameters = [FunctionParameter(label: "rawValue", name: "rawValue", type: rawType)]
      make.result = .optional(selfType)
      nominal.add(.function(make), named: "init")
      addComputed("rawValue", rawType, .rawValue, nominal, isStatic: false, declaration.nameSpan)
    }
    if nominal.conformances.contains(where: { $0.proto === catalog.caseIterable }),
      nominal.members(named: "allCases").isEmpty, nominal.cases.allSatisfy({ $0.payload.isEmpty })
    {
      addComputed("allCases", catalog.array(selfType), .allCases, nominal, isStatic: true, declaration.nameSpan)
    }
  }

  private func addComputed(
    _ name: Name, _ type: Type, _ body: Synthesized, _ nominal: Nominal, isStatic: Bool, _ span: Span
  ) {
    let property = Property(name, type, span: span)
    property.owner = nominal
    property.isStatic = isStatic
    let getter = Function(name, .getter, body: .synthesized(body), span: span)
    getter.owner = nominal
    getter.isStatic = isStatic
    getter.result = type
    property.getter = getter
    nominal.add(.property(property), named: name)
  }
}
