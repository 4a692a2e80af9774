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
          refuseHidden(in: function, declaration)
          // What is declared again is told once, and the first one is meant.
          if isRedeclared(function, nominal, declaration) { continue }
          refuseOperatorOfOthers(function, nominal)
          if function.kind == .function, !function.isStatic, function.name.isOperator {
            report(.operatorNotStatic(function.name, nominal.name, isExtension: isExtension), declaration.nameSpan)
            function.isStatic = true
          }
          if declaration.modifiers.contains(.override) || nominal.kind == .class {
            linkOverride(function, nominal, declaration)
          }
          if isExtension, function.isOverride, let found = function.overridden, let owner = found.owner,
            owner.module == "main"
          {
            report(.overridesInExtension(function.fullName, owner.name), declaration.nameSpan)
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
    case .deinitializer:
      kind = .deinitializer
      catalog.hasDeinitializers = true
    case .subscript_: kind = .subscript_
    }
    let function = Function(declaration.name, kind, span: declaration.nameSpan)
    function.source = source
    function.owner = owner
    function.isLibraryScript = isLibrary
    let modifiers = declaration.modifiers
    function.isStatic = modifiers.contains(.static) || modifiers.contains(.classMember)
    function.isClassMember = modifiers.contains(.classMember)
    function.isMutating = modifiers.contains(.mutating) && owner?.kind != .class
    function.isConsuming = modifiers.contains(.consuming) && owner?.kind != .class
    function.isOverride = modifiers.contains(.override)
    function.isConvenience = modifiers.contains(.convenience)
    function.isRequired = modifiers.contains(.required)
    function.isFinal = modifiers.contains(.final)
    function.accessLevel = AccessLevel(modifiers) ?? (owner == nil ? nil : extensionLevel)
    function.isOptionalRequirement = modifiers.contains(.optional)
    function.fixity = modifiers.intersection([.prefix, .postfix])
    if kind == .function, declaration.name.isOperator, declaration.parameters.count == 1, function.fixity.isEmpty {
      report(.unaryWithoutPlace, word("func", in: declaration.span))
      function.fixity = .prefix
    }
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
        if written.label == nil, index > 0, declaration.parameters[index - 1].isVariadic {
          report(.unlabelledAfterVariadic, nameSpan(of: written))
        }
        var parameter = FunctionParameter(label: written.label, name: written.name, type: .error)
        var type = resolveParameter(written, of: function)
        if written.isEscaping, case .nominal = type { report(.escapingValue, written.type.span) }
        if written.isVariadic { type = catalog.array(type) }
        if written.isAutoclosure, case .function(let inner) = type {
          parameter.isAutoclosure = true
          type = .function(inner)
        }
        parameter.type = type
        parameter.typeOverSelf = typeOverSelf(written, type, in: owner)
        parameter.isInout = written.isInout
        parameter.isConsuming = written.isConsuming
        if case .implicitlyUnwrapped = written.type.kind { parameter.isImplicitlyUnwrapped = true }
        parameter.isEscaping = written.isEscaping
        parameter.isVariadic = written.isVariadic
        if let value = written.defaultValue {
          if written.isInout { report(.inoutDefault(written.name), value.span) }
          parameter.defaultValue = DefaultValue(value, scope: inner)
        }
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
      refuseMutating(
        accessor.modifiers, accessor.kind == .get ? "getters" : "setters", in: function.owner, accessor.span)
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
}
