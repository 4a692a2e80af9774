import Syntax

/// The properties of types: declared, given their types, their initial values checked.
extension Checker {
  func declareProperties(
    _ declaration: VariableDecl, _ nominal: Nominal, _ context: TypeContext, _ inside: Scope,
    _ inferred: inout [() -> Void], isExtension: Bool
  ) {
    let modifiers = declaration.modifiers
    let bindings = declaration.bindings.flatMap { $0.taken() }
    refuseMisplaced(
      modifiers, of: "property", in: nominal,
      MemberPlace(
        span: declaration.span, name: declaration.bindings.first?.pattern.span ?? declaration.span,
        isExtension: isExtension, keyword: declaration.isLet ? "let" : "var"))
    for (position, binding) in bindings.enumerated() {
      var pattern = binding.pattern
      var annotation = binding.type
      if case .typed(let inner, let type) = pattern.kind {
        pattern = inner
        annotation = annotation ?? type
      }
      guard case .binding(let name, _) = pattern.kind else {
        report(.unsupported("a pattern in a property declaration"), pattern.span)
        continue
      }
      // `var x, y: Double`: the type behind the last one is everyone's.
      if annotation == nil, binding.value == nil,
        let later = bindings[(position + 1)...].first(where: { $0.type != nil }), later.value == nil
      {
        annotation = later.type
      }
      let property = Property(name, .error, span: pattern.span)
      property.source = source
      property.owner = nominal
      property.isStatic = modifiers.contains(.static) || modifiers.contains(.classMember)
      property.isLet = declaration.isLet
      property.isLazy = modifiers.contains(.lazy)
      property.isWeak = modifiers.contains(.weak)
      property.isUnowned = modifiers.contains(.unowned)
      property.isOverride = modifiers.contains(.override)
      property.accessLevel = AccessLevel(modifiers) ?? extensionLevel
      property.isSetterPrivate = modifiers.contains(.privateSet)
      property.isOptionalRequirement = modifiers.contains(.optional)
      property.requirements = context.requirements
      property.initialValue = binding.value
      property.scope = inside
      if nominal.kind == .protocol {
        property.isRequirement = !isExtension
        property.isProtocolExtension = isExtension
      }
      if isRedeclared(property, nominal, isExtension: isExtension) { report(.redeclaration(name.text), pattern.span) }
      // `let names: Set = ["a"]`: the value tells the rest of the type.
      let open = binding.value == nil ? nil : annotation.flatMap { leavesArgumentsOut($0) ? $0 : nil }
      if open != nil {
      } else if let annotation {
        (property.type, property.opaques) = resolveDefining(annotation)
        refuseOpaque(property.opaques, required: property.isRequirement, annotation.span)
        property.givesSelf = nominal.kind == .class && isSelf(annotation)
        if case .implicitlyUnwrapped = annotation.kind { property.isImplicitlyUnwrapped = true }
        refuseHidden(in: property, annotation)
      } else if binding.value == nil {
        report(.annotationMissing, pattern.span)
      }
      let isComputed = binding.accessors.contains { $0.kind == .get || $0.kind == .set }
      let isMisplaced = isExtension && !property.isStatic
      if !isComputed, nominal.kind != .protocol || isExtension {
        if isExtension, !property.isStatic || nominal.kind == .protocol {
          report(property.isStatic ? .staticStoredInProtocolExtension : .storedInExtension, pattern.span)
        } else if nominal.kind == .enum, !property.isStatic {
          report(.storedInEnum, pattern.span)
        }
      }
      let isPlainlyStored = binding.accessors.isEmpty && nominal.kind == .class && !property.isStatic
      if property.isOverride || nominal.kind == .class {
        linkOverride(
          property, nominal, pattern.span, isStored: isPlainlyStored,
          observes: binding.accessors.contains { $0.kind == .willSet || $0.kind == .didSet }, declaration.span)
      }
      checkStorage(property, declaration, annotation != nil, pattern.span)
      if !isComputed, !isMisplaced, nominal.kind != .protocol, !(property.isOverride && property.overridden != nil) {
        property.storedIndex = property.isStatic ? 0 : nominal.storedProperties.count
        if !property.isStatic { nominal.storedProperties.append(property) }
        if binding.value == nil { requireDefined(property.opaques, nameSpan: pattern.span, .opaqueWithoutValue) }
      }
      addMember(.property(property), named: name, to: nominal)
      let key = ObjectIdentifier(property)
      let place = order
      pendingProperties[key] = { [unowned self] in
        let savedOrder = order
        order = place
        defer { order = savedOrder }
        inScope(inside) {
          checkInitialValue(property, context, open: open)
          declareAccessors(property, binding.accessors, context, inside)
        }
      }
      inferred.append { [unowned self] in
        finish(property)
        checkOverriddenType(property, pattern.span)
      }
    }
  }

  /// A generic type's name alone, where it is not that of the type around.
  private func leavesArgumentsOut(_ written: TypeExpr) -> Bool {
    guard case .named(let use) = written.kind, use.genericArguments.isEmpty,
      case .type(let nominal)? = typeEntity(use.name)
    else { return false }
    return !nominal.generics.isEmpty && enclosingType(nominal) == nil
  }

  private func opened(_ written: TypeExpr) -> Type {
    let saved = opensGenerics
    opensGenerics = true
    defer { opensGenerics = saved }
    return resolve(written)
  }

  /// Checks the property's initial value and accessors, if that is still to be done: asked for by whoever needs the
  /// type of a property that has no annotation.
  func finish(_ property: Property) {
    let key = ObjectIdentifier(property)
    guard let check = pendingProperties.removeValue(forKey: key) else {
      // Its own value asks for it.
      if property.type.isError, inferring.contains(key) {
        apartFromTrials { report(.circularReference, property.span) }
      }
      return
    }
    inferring.insert(key)
    apartFromTrials(check)
    inferring.remove(key)
  }

  /// `let count = 0`, checked as a function of nothing that gives the value.
  /// - Parameter open: The written type, of which the value tells the generic arguments.
  private func checkInitialValue(_ property: Property, _ context: TypeContext, open: TypeExpr?) {
    guard let value = property.initialValue else { return }
    let body = TypedFunction(name: property.name.text, span: value.span, source: property.source)
    if property.isLazy {
      body.selfVariable = Variable(
        "self", context.selfType, isLet: context.nominal.kind == .class, storage: .local, owner: body, span: value.span)
      body.selfVariable!.isInout = context.nominal.kind != .class
    } else {
      body.place = .storedProperty
    }
    withoutFunctions {
      withFunction(body) {
        let inner = Scope(.function(body), parent: scope)
        if let variable = body.selfVariable { inner.add(.variable(variable), named: "self") }
        inScope(inner) {
          let needsType = property.type.isError && !diagnostics.contains { $0.span == property.span }
          isTopLevel = false
          let outerContext = throwContext
          throwContext = .sealed(property.isStatic ? "a global variable initializer" : "a property initializer")
          defer { throwContext = outerContext }
          let typed = statementScope { () -> TypedExpr in
            if needsType {
              var typed = open.map { check(value, as: opened($0), .initialization) } ?? inferred(from: value)
              if property.isWeak, typed.type.optionalPayload == nil, isReference(typed.type) {
                typed = TypedExpr(.convert(.wrapOptional, typed), .optional(typed.type), typed.span)
              }
              property.type = typed.type
              return typed
            }
            let what = "property '\(property.name.text)'"
            return checkDefining(property.opaques, in: property.type, value, of: what, nameSpan: property.span) {
              check(value, as: $0, .initialization)
            }
          }
          if needsType {
            property.type = typed.type.canonical
            refuseHidden(in: property, nil)
            let held = property.type.optionalPayload ?? property.type
            if property.isWeak || property.isUnowned, !held.isError, !isReference(held) {
              report(.weakType(held, isUnowned: property.isUnowned), property.span)
            }
          }
          body.result = property.type
          body.body = [TypedStmt(.return_(typed), value.span)]
        }
      }
    }
    property.initializer = body
    if keepsBodies { keptBodies.append(body) }
  }

  private func declareAccessors(_ property: Property, _ accessors: [Accessor], _ context: TypeContext, _ inside: Scope)
  {
    for accessor in accessors {
      refuseMutating(
        accessor.modifiers, accessor.kind == .get ? "getters" : "setters", in: property.owner, accessor.span)
      let kind: Function.Kind
      switch accessor.kind {
      case .get: kind = .getter
      case .set: kind = .setter
      case .willSet, .didSet: kind = .observer
      }
      let function = Function(property.name, kind, span: accessor.span)
      function.source = property.source
      function.owner = property.owner
      function.isStatic = property.isStatic
      function.isRequirement = accessor.body == nil
      function.requirements = context.requirements
      function.isProtocolExtension = property.isProtocolExtension
      let isValueType = context.nominal.kind != .class
      switch accessor.kind {
      case .get:
        function.result = property.type
        function.givesSelf = property.givesSelf
        function.opaques = property.opaques
        function.isMutating = accessor.modifiers.contains(.mutating)
        setThrowing(function, accessor)
        property.getter = function
      case .set:
        function.parameters = [.kept(accessor.parameter ?? "newValue", property.type)]
        function.isMutating = isValueType && !accessor.modifiers.contains(.nonmutating)
        property.setter = function
      case .willSet:
        function.parameters = [.kept(accessor.parameter ?? "newValue", property.type)]
        function.isMutating = isValueType
        property.willSet = function
      case .didSet:
        function.parameters = [
          FunctionParameter(label: nil, name: accessor.parameter ?? "oldValue", type: property.type)
        ]
        function.isMutating = isValueType
        property.didSet = function
      }
      if let body = accessor.body {
        let script = scriptBody(body, source: property.source, scope: inside)
        script.end = accessor.span.endingBrace
        function.body = .script(script)
        schedule(function, script, nil, context: context, scope: inside)
      }
    }
  }
}
