import Syntax

/// What the words in front of a declaration may say where it stands.
extension Checker {
  func checkModifiers(_ declaration: FunctionDecl, _ nominal: Nominal, isExtension: Bool) {
    if case .deinitializer = declaration.kind {
      if nominal.kind != .class {
        report(.deinitOutsideClass("\(nominal.kind)", nominal.name), declaration.nameSpan)
      } else if isExtension {
        report(.deinitInExtension, declaration.nameSpan)
      }
    }
    if case .initializer = declaration.kind {
      if !declaration.modifiers.contains(.convenience), isExtension, nominal.kind == .class {
        report(.designatedInExtension(nominal.name), declaration.nameSpan)
      }
    }
    let declared =
      switch declaration.kind {
      case .function: "method"
      case .initializer: "initializer"
      case .subscript_: "subscript"
      case .deinitializer: "deinitializer"
      }
    refuseMisplaced(
      declaration.modifiers, of: declared, in: nominal,
      MemberPlace(span: declaration.span, name: declaration.nameSpan, isExtension: isExtension))
  }

  /// `@discardableResult` in front of what gives nothing that could be discarded.
  func refuseDiscardable(_ modifiers: Modifiers, _ span: Span) {
    if modifiers.contains(.discardableResult) {
      report(.discardableOfNoFunction, word("@discardableResult", in: span))
    }
  }

  /// `weak`, and what is stored of a type.
  func checkStorage(_ property: Property, _ declaration: VariableDecl, _ isAnnotated: Bool, _ span: Span) {
    refuseDiscardable(declaration.modifiers, declaration.span)
    let isComputed = declaration.bindings.contains { $0.accessors.contains { $0.kind == .get } }
    if property.owner?.kind == .class, declaration.modifiers.contains(.classMember), !isComputed {
      report(.storedClassMember, span)
    }
    if property.isStatic, !isComputed, let nominal = property.owner, nominal.kind != .protocol {
      // `extension Array where Element == Int` is of one type only.
      let isOfOne = property.requirements.contains { if case .same = $0 { true } else { false } }
      if !nominal.generics.isEmpty, !isOfOne { report(.staticInGeneric, span) }
      let isOptional = property.type.optionalPayload != nil && !property.isLet
      let isEmpty = property.initialValue == nil && !isOptional && !property.type.isError
      if isEmpty { report(.staticNeedsValue(isLet: property.isLet), span) }
    }
    if isAnnotated { checkReference(property.type, declaration.modifiers, span) }
  }

  /// Whether what is to be `weak` or `unowned` can be.
  func checkReference(_ type: Type, _ modifiers: Modifiers, _ span: Span) {
    guard modifiers.contains(.weak) || modifiers.contains(.unowned), !type.isError else { return }
    if modifiers.contains(.weak), type.optionalPayload == nil { return report(.weakNotOptional(type), span) }
    let payload = (type.optionalPayload ?? type).resolved
    if isReference(payload) { return }
    if case .parameter = payload { return }
    report(.weakType(payload, isUnowned: modifiers.contains(.unowned)), span)
  }

  /// Whether a method or initializer found in an ancestor can be overridden so; says why not.
  func canOverride(_ found: Function, with function: Function, _ declaration: FunctionDecl) -> Bool {
    if function.kind == .initializer, found.isRequired, !function.isRequired, found.owner?.module == "main" {
      report(.requiredOverride(isWritten: function.isOverride), declaration.nameSpan)
      return false
    }
    if found.isStatic, !found.isClassMember, found.owner?.module == "main" {
      report(.overridesStatic("method"), declaration.nameSpan)
      return false
    }
    if function.kind == .initializer, function.isFailable, !found.isFailable, found.owner?.module == "main" {
      report(.failableOverride(function.fullName), declaration.nameSpan)
      return false
    }
    if function.kind == .function, function.isThrowing, !found.isThrowing, !found.isRethrowing {
      report(.overridesThrowing, declaration.nameSpan)
      return false
    }
    if found.isFinal, found.owner?.module == "main", function.kind != .initializer {
      report(.overridesFinal(found.isStatic ? "static method" : "instance method"), declaration.nameSpan)
      return false
    }
    if function.kind == .initializer, !function.isOverride, !function.isRequired, !found.isConvenience,
      !found.isPrivate,
      found.owner?.module == "main"
    {
      report(.needsOverride("init"), declaration.nameSpan)
    }
    return true
  }

  /// Whether a function is declared a second time; says so.
  func isRedeclared(_ function: Function, _ nominal: Nominal, _ declaration: FunctionDecl) -> Bool {
    func isOwn(_ other: Function) -> Bool {
      nominal.module == "main" || other.isOfScript && function.isOfScript && addsTo(other.source, function.source)
    }
    let isPlain = function.kind == .function && function.parameters.isEmpty
    let isTaken = nominal.members(named: function.name).contains { member in
      switch member {
      case .function(let other):
        if function.kind == .deinitializer { return other.kind == .deinitializer }
        return isOwn(other) && other.signatureKey == function.signatureKey
          && areSame(other.requirements, function.requirements)
          && other.isRequirement == function.isRequirement
          && other.isProtocolExtension == function.isProtocolExtension
      case .property(let property):
        return nominal.module == "main" && isPlain && function.requirements.isEmpty
          && property.isStatic == function.isStatic && !property.isRequirement
          && !property.isProtocolExtension && property.requirements.isEmpty
      case .enumCase(let other): return isPlain && function.isStatic && other.payload.isEmpty
      default: return false
      }
    }
    let name = function.kind == .deinitializer ? "deinit" : function.fullName
    if isTaken { report(.redeclaration(name), declaration.nameSpan) }
    return isTaken
  }

  /// Whether what two units add to a type of the library's is all of the session's: the library's own gives way to it.
  private func addsTo(_ one: SourceID, _ other: SourceID) -> Bool {
    one == other || !librarySources.contains(one) && !librarySources.contains(other)
  }

  /// Whether two members are there for the same types.
  private func areSame(_ some: [Requirement], _ others: [Requirement]) -> Bool {
    some.count == others.count
      && zip(some, others).allSatisfy { a, b in
        switch (a, b) {
        case (.conforms(let x, let p), .conforms(let y, let q)): p === q && conformances.same(x, y)
        case (.same(let x, let p), .same(let y, let q)), (.inherits(let x, let p), .inherits(let y, let q)):
          conformances.same(x, y) && conformances.same(p, q)
        default: false
        }
      }
  }

  /// Whether a property is declared a second time.
  func isRedeclared(_ property: Property, _ nominal: Nominal, isExtension: Bool) -> Bool {
    nominal.members(named: property.name).contains { other in
      switch other {
      case .property(let old):
        let isOwn = nominal.module == "main" || old.scope != nil && addsTo(old.source, property.source)
        return old.isStatic == property.isStatic && isOwn && old.requirements.isEmpty && property.requirements.isEmpty
          && old.isRequirement == property.isRequirement && (!isExtension || !old.isProtocolExtension)
      case .function(let old):
        return nominal.module == "main" && old.kind == .function && old.parameters.isEmpty
          && old.isStatic == property.isStatic && !old.isRequirement && !old.isProtocolExtension
          && old.requirements.isEmpty && property.requirements.isEmpty && !property.isRequirement
      case .enumCase(let old): return property.isStatic && old.payload.isEmpty
      default: return false
      }
    }
  }

  /// An operator in a type is about that type.
  func refuseOperatorOfOthers(_ function: Function, _ nominal: Nominal) {
    guard nominal.kind != .protocol, nominal.module == "main", function.kind == .function, function.isStatic,
      function.name.isOperator, !function.parameters.contains(where: { $0.type.isError })
    else { return }
    func mentions(_ type: Type) -> Bool {
      switch type.resolved {
      case .nominal(let other, let arguments): other === nominal || arguments.contains(where: mentions)
      case .optional(let payload): mentions(payload)
      case .metatype(let instance), .anyMetatype(let instance): mentions(instance)
      case .tuple(let fields): fields.contains { mentions($0.type) }
      case .function(let function): mentions(function.result) || function.parameters.contains { mentions($0.type) }
      case .parameter: true
      default: false
      }
    }
    if !function.parameters.contains(where: { mentions($0.type) }) {
      report(.operatorOfOthers(function.name, nominal.name), function.span)
    }
  }

  /// Whether a value of the type is a function that throws.
  func throwsWhenCalled(_ type: Type) -> Bool {
    switch type.resolved {
    case .function(let function): function.isThrowing
    case .optional(let payload): throwsWhenCalled(payload)
    case .error: true
    default: false
    }
  }

  /// Whether the superclass has the `init()` that Swift writes, which is made later.
  func hasPlainInit(_ nominal: Nominal) -> Bool {
    guard let parent = nominal.superclass?.nominal, parent.module == "main" else { return false }
    let declares = parent.declaration?.members.contains {
      if case .function(let function) = $0.kind, case .initializer = function.kind { return true }
      return false
    }
    return declares == false && (parent.superclass == nil || hasPlainInit(parent))
  }

  /// Structures that contain themselves have no size.
  func checkRecursion(_ nominal: Nominal) {
    guard nominal.kind == .struct, nominal.module == "main" else { return }
    var seen: Set<ObjectIdentifier> = []
    func contains(_ type: Type) -> Bool {
      switch type.resolved {
      case .nominal(let other, _) where other.kind == .struct && other.module == "main":
        if other === nominal { return true }
        return seen.insert(ObjectIdentifier(other)).inserted && other.storedProperties.contains { contains($0.type) }
      case .optional(let payload): return contains(payload)
      case .tuple(let fields): return fields.contains { contains($0.type) }
      default: return false
      }
    }
    for property in nominal.storedProperties where contains(property.type) {
      return report(.recursiveValue(nominal.name), property.span)
    }
  }

  /// A word that the declaration is written with.
  func word(_ word: String, in span: Span) -> Span {
    let text = Array(textOf(span).utf8)
    let wanted = Array(word.utf8)
    guard text.count >= wanted.count else { return span }
    for start in 0...(text.count - wanted.count) where text[start..<start + wanted.count].elementsEqual(wanted) {
      return Span(Int(span.start) + start, Int(span.start) + start + wanted.count)
    }
    return span
  }

  /// The name that a parameter has inside: the last word before its colon.
  func nameSpan(of parameter: Parameter) -> Span {
    let text = Array(textOf(parameter.span).utf8)
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return parameter.span }
    var end = colon
    while end > 0, text[end - 1] == 32 { end -= 1 }
    let start = max(0, end - parameter.name.text.utf8.count)
    return Span(Int(parameter.span.start) + start, Int(parameter.span.start) + end)
  }
}
