import Syntax

/// The members that a type or extension declares.
extension Checker {
  /// Notes how the members of a type and of the types inside are to be declared, and adds the types to `waiting`.
  func noteMembers(
    _ declaration: TypeDecl, _ nominal: Nominal, _ waiting: inout [Nominal],
    _ declare: @escaping (TypeDecl, Nominal) -> Void
  ) {
    pendingMembers[ObjectIdentifier(nominal)] = { declare(declaration, nominal) }
    waiting.append(nominal)
    eachNested(declaration, nominal) { noteMembers($0, $1, &waiting, declare) }
  }

  /// Declares the members of a type if that is still to be done: its superclass's first, which it may override.
  func declareMembersNow(of nominal: Nominal) {
    guard let declare = pendingMembers.removeValue(forKey: ObjectIdentifier(nominal)) else { return }
    if let parent = nominal.superclass?.nominal { declareMembersNow(of: parent) }
    declare()
  }

  func declareMembers(_ declaration: TypeDecl, _ nominal: Nominal, _ inferred: inout [() -> Void]) {
    guard let inside = nominal.scope, case .type(let context) = inside.kind else { return }
    declareMembers(declaration.members, nominal, context, inside, &inferred, isExtension: false)
  }

  func declareMembers(
    _ members: [Stmt], _ nominal: Nominal, _ context: TypeContext, _ inside: Scope, _ inferred: inout [() -> Void],
    isExtension: Bool
  ) {
    // `extension Sequence where Element: Hashable`: its members may speak of `Set<Element>`.
    let saved = conformances.assumptions
    conformances.assumptions += context.requirements
    defer { conformances.assumptions = saved }
    inScope(inside) {
      for member in members {
        switch member.kind {
        case .variable(let declaration):
          declareProperties(declaration, nominal, context, inside, &inferred, isExtension: isExtension)
        case .function(let declaration):
          checkModifiers(declaration, nominal, isExtension: isExtension)
          let function = declareFunction(declaration, owner: nominal, in: inside, order: order, context: context)
          function.requirements += context.requirements
          function.getter?.requirements += context.requirements
          function.setter?.requirements += context.requirements
          if nominal.kind == .protocol {
            function.isRequirement = !isExtension
            function.isProtocolExtension = isExtension
          }
          checkRedeclaration(function, nominal, declaration)
          refuseOperatorOfOthers(function, nominal)
          if function.kind == .function, !function.isStatic, function.name.isOperator {
            report(.operatorNotStatic(function.name, nominal.name, isExtension: isExtension), declaration.nameSpan)
          }
          if declaration.modifiers.contains(.override) || nominal.kind == .class {
            linkOverride(function, nominal, declaration)
          }
          addMember(.function(function), named: function.name, to: nominal)
          if function.name.isOperator, !isLibrary {
            ownOperators[function.name, default: []].append(function)
            undoLog.append { [unowned self] in ownOperators[function.name]?.removeAll { $0 === function } }
          }
        case .type, .typealias_, .error: break
        default: break  // the parser has said so
        }
      }
    }
  }

  // MARK: Functions

  func declareFunction(
    _ declaration: FunctionDecl, owner: Nominal?, in outer: Scope, order: Int, context: TypeContext? = nil,
    isLocal: Bool = false
  ) -> Function {
    let kind: Function.Kind
    switch declaration.kind {
    case .function: kind = .function
    case .initializer: kind = .initializer
    case .deinitializer: kind = .deinitializer
    case .subscript_: kind = .subscript_
    }
    let function = Function(declaration.name, kind, span: declaration.nameSpan)
    function.source = source
    function.owner = owner
    function.isLibraryScript = isLibrary
    let modifiers = declaration.modifiers
    function.isStatic = modifiers.contains(.static) || modifiers.contains(.classMember)
    function.isClassMember = modifiers.contains(.classMember)
    function.isMutating = modifiers.contains(.mutating)
    function.isOverride = modifiers.contains(.override)
    function.isConvenience = modifiers.contains(.convenience)
    function.isRequired = modifiers.contains(.required)
    function.isFinal = modifiers.contains(.final)
    function.isPrivate = modifiers.contains(.isPrivate)
    function.isOptionalRequirement = modifiers.contains(.optional)
    function.fixity = modifiers.intersection([.prefix, .postfix])
    function.isThrowing = declaration.isThrowing
    function.isRethrowing = declaration.isRethrowing
    function.discardableResult = modifiers.contains(.discardableResult)
    requireDeclared(function)
    if declaration.isAsync { report(.unsupported("concurrency ('async')"), declaration.nameSpan) }
    let inner = Scope(.block, parent: outer)
    let (generics, requirements) = declareGenerics(declaration.generics, in: inner)
    function.generics = generics
    function.requirements = requirements
    let savedAssumptions = conformances.assumptions
    conformances.assumptions += requirements
    defer { conformances.assumptions = savedAssumptions }
    let resolveTypes = { [self] in
      function.thrown = declaration.thrown.flatMap(resolveThrown)
      if function.thrown?.isNever == true { function.isThrowing = false }
      for (index, written) in declaration.parameters.enumerated() {
        if written.name != .underscore, declaration.parameters[..<index].contains(where: { $0.name == written.name }) {
          report(.redeclaration(written.name.text), nameSpan(of: written))
        }
        var parameter = FunctionParameter(label: written.label, name: written.name, type: .error)
        var type = resolveParameter(written, of: function)
        if written.isVariadic { type = catalog.array(type) }
        if written.isAutoclosure, case .function(let inner) = type {
          parameter.isAutoclosure = true
          type = .function(inner)
        }
        parameter.type = type
        parameter.typeOverSelf = typeOverSelf(written, type, in: owner)
        parameter.isInout = written.isInout
        if case .implicitlyUnwrapped = written.type.kind { parameter.isImplicitlyUnwrapped = true }
        parameter.isEscaping = written.isEscaping
        parameter.isVariadic = written.isVariadic
        if written.defaultValue != nil, written.isInout { report(.inoutDefault(written.name), nameSpan(of: written)) }
        if let value = written.defaultValue { parameter.defaultValue = DefaultValue(value, scope: inner) }
        function.parameters.append(parameter)
      }
      if let result = declaration.result {
        (function.result, function.opaques) = resolveDefining(result, of: function)
        refuseOpaque(function.opaques, required: owner?.kind == .protocol && declaration.body == nil, result.span)
        function.givesSelf = owner?.kind == .class && isSelf(result)
        if case .implicitlyUnwrapped = result.kind { function.isImplicitlyUnwrapped = true }
      }
      if case .initializer(let failable, let unwrapped) = declaration.kind {
        function.isFailable = failable || unwrapped
        function.isImplicitlyUnwrapped = unwrapped
        let made = context?.selfType ?? .error
        function.result = function.isFailable ? .optional(made) : made
      }
    }
    inScope(inner) { resolvingSignature(of: function, resolveTypes) }
    refuseUnused(declaration.generics, of: function)
    scheduleDefaults(of: function)
    if declaration.isRethrowing, !function.parameters.contains(where: { throwsWhenCalled($0.type) }) {
      report(.rethrowsNothing, word("rethrows", in: declaration.span))
    }
    if case .subscript_(let accessors) = declaration.kind {
      declareAccessors(function, accessors, inner)
    } else if let body = declaration.body {
      let script = scriptBody(body, source: source, scope: inner)
      script.end = declaration.span.endingBrace
      script.isLocal = isLocal
      function.body = .script(script)
      if !isLocal { schedule(function, script, declaration.parameters, context: context, scope: inner) }
    }
    return function
  }

  /// A subscript's `get` and `set` are functions with the subscript's parameters.
  private func declareAccessors(_ function: Function, _ accessors: [Accessor], _ inner: Scope) {
    for accessor in accessors {
      let made = Function(function.name, accessor.kind == .get ? .getter : .setter, span: accessor.span)
      made.source = source
      made.owner = function.owner
      made.isStatic = function.isStatic
      made.generics = function.generics
      made.requirements = function.requirements
      made.parameters = function.parameters
      let mutatesUnsaid = accessor.kind == .set && function.owner?.isClassBound != true
      made.isMutating = accessor.modifiers.contains(mutatesUnsaid ? .nonmutating : .mutating) != mutatesUnsaid
      made.isRequirement = accessor.body == nil
      if accessor.kind == .get {
        made.result = function.result
        made.opaques = function.opaques
        setThrowing(made, accessor)
        (function.isThrowing, function.thrown) = (made.isThrowing, made.thrown)
        function.getter = made
      } else {
        made.parameters.append(.kept(accessor.parameter ?? "newValue", function.result))
        function.setter = made
      }
      if let body = accessor.body {
        let script = scriptBody(body, source: source, scope: inner)
        script.end = accessor.span.endingBrace
        made.body = .script(script)
        schedule(made, script, nil, context: inner.typeContext, scope: inner)
      }
    }
  }

  // MARK: Properties

  private func declareProperties(
    _ declaration: VariableDecl, _ nominal: Nominal, _ context: TypeContext, _ inside: Scope,
    _ inferred: inout [() -> Void], isExtension: Bool
  ) {
    let modifiers = declaration.modifiers
    let bindings = declaration.bindings.flatMap { $0.taken() }
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
      property.isPrivate = modifiers.contains(.isPrivate)
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
      if let annotation {
        (property.type, property.opaques) = resolveDefining(annotation)
        refuseOpaque(property.opaques, required: property.isRequirement, annotation.span)
        property.givesSelf = nominal.kind == .class && isSelf(annotation)
        if case .implicitlyUnwrapped = annotation.kind { property.isImplicitlyUnwrapped = true }
      } else if binding.value == nil {
        report(.annotationMissing, pattern.span)
      }
      let isComputed = binding.accessors.contains { $0.kind == .get || $0.kind == .set }
      if !isComputed, nominal.kind != .protocol || isExtension {
        if isExtension, !property.isStatic || nominal.kind == .protocol {
          report(property.isStatic ? .staticStoredInProtocolExtension : .storedInExtension, pattern.span)
        } else if nominal.kind == .enum, !property.isStatic {
          report(.storedInEnum, pattern.span)
        }
      }
      let isPlainlyStored = binding.accessors.isEmpty && nominal.kind == .class && !property.isStatic
      if property.isOverride || nominal.kind == .class {
        linkOverride(property, nominal, pattern.span, isStored: isPlainlyStored, declaration.span)
      }
      checkStorage(property, declaration, annotation != nil, pattern.span)
      if !isComputed, nominal.kind != .protocol, !(property.isOverride && property.overridden != nil) {
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
          checkInitialValue(property, context)
          declareAccessors(property, binding.accessors, context, inside)
        }
      }
      inferred.append { [unowned self] in
        finish(property)
        checkOverriddenType(property, pattern.span)
      }
    }
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
  private func checkInitialValue(_ property: Property, _ context: TypeContext) {
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
              let typed = inferred(from: value)
              property.type = typed.type
              return typed
            }
            let what = "property '\(property.name.text)'"
            return checkDefining(property.opaques, in: property.type, value, of: what, nameSpan: property.span) {
              check(value, as: $0, .initialization)
            }
          }
          if needsType { property.type = typed.type.canonical }
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
