import Syntax

/// Static members and initializers of protocols, asked of a type that only the running program knows:
/// `type(of: shape).name`, `kind.init()` where `kind` is `any Shape.Type`.
extension FunctionCompiler {
  /// Whether a static member's base is such a type.
  func isProtocolMetatype(_ base: TypedExpr) -> Bool {
    if case .anyMetatype(let instance) = concrete(base.type) { return compiler.isExistential(instance) }
    return false
  }

  /// A member of a type that is known: what is written before it is evaluated all the same.
  func acting(_ base: TypedExpr?, _ member: Node) -> Node {
    guard let base, base.mayAct else { return member }
    return sequence(expression(base).effect, member)
  }

  /// A static member that wants the type it is called on, which is known when it runs; nil where the name tells all.
  func staticMember(_ use: FunctionUse, of base: TypedExpr, _ owner: [Type], _ types: [Type], _ result: Rep)
    -> Resolved?
  {
    guard use.function.isStatic else { return nil }
    if isProtocolMetatype(base) { return metatypeMethod(use, base, types, result) }
    guard let type = concrete(base.type).metatypeInstance else { return nil }
    return classMember(use, of: type, owner, types)
  }

  /// A static member as a class has it, which is in the first slot: it may be a subclass of `type`. nil where there are no
  /// subclasses.
  private func classMember(_ use: FunctionUse, of type: Type, _ owner: [Type], _ types: [Type]) -> Resolved? {
    guard compiler.isClass(type) else { return nil }
    let use = settled(use, of: type, owner, types)
    guard case .script = use.function.body else { return nil }
    switch use.function.owner?.kind {
    case .class where use.dispatch == .virtual: return classMember(use.function, use.ownerArguments, use.arguments)
    case .class where use.dispatch == .superclass, .protocol:
      // `super.describe()` is the ancestor's, what an extension declares is its own: both go on seeing the same class.
      return extensionMember(use.function, use.ownerArguments, use.arguments)
    default: return nil
    }
  }

  /// What meets a requirement, where that is one.
  private func settled(_ use: FunctionUse, of type: Type, _ owner: [Type], _ types: [Type]) -> FunctionUse {
    var result = FunctionUse(use.function, ownerArguments: owner, arguments: types)
    result.dispatch = use.dispatch
    guard use.function.owner?.kind == .protocol, use.function.isRequirement || use.dispatch == .witness,
      let witness = compiler.conformances.witness(type, for: use.function, given: types),
      witness.function !== use.function
    else { return result }
    result = witness
    result.dispatch = witness.function.owner?.kind == .class ? .virtual : .direct
    return result
  }

  /// An initializer as a function of its arguments, where the type it makes is known when it runs; nil where it is named.
  func typeInitializer(_ use: FunctionUse, of base: TypedExpr) -> Resolved? {
    if isProtocolMetatype(base) { return metatypeInitializer(use) }
    guard let type = concrete(base.type).metatypeInstance, compiler.isClass(type), use.dispatch != .direct else {
      return nil
    }
    if case .metatype = base.kind { return nil }
    return dynamicInitializer(use)
  }

  private func metatypeMethod(_ use: FunctionUse, _ base: TypedExpr, _ types: [Type], _ result: Rep) -> Resolved {
    let function = use.function
    let given = { [compiler] in
      compiler.substitution(for: function, owner: [$0], arguments: types).apply(function.result)
    }
    let erasure = erasure(of: concrete(base.type).metatypeInstance ?? .error, given)
    return metatypeMember(function, types, result) { inner, type, parts in
      var target = FunctionUse(function, ownerArguments: [type.type], arguments: types)
      target.dispatch = use.dispatch
      let member = inner.classMember(target, of: type.type, [type.type], types)
      let resolved = member ?? inner.resolve(target, [type.type], types)
      let call = inner.emit(
        resolved, member == nil ? Array(parts.dropFirst()) : parts, result: inner.compiler.rep(given(type.type)), .none)
      return Self.erased(call, erasure, of: type)
    }
  }

  /// `-> Self`, `[Self]`: where the member is asked for, only the protocol is known.
  private static func erased(_ node: Node, _ erasure: Erasure?, of type: RuntimeType) -> Node {
    guard let erasure else { return node }
    let run = node.value
    return .value { try erasure.erase(try run($0), of: type) }
  }

  private func metatypeInitializer(_ use: FunctionUse) -> Resolved {
    let types = use.arguments.map(concrete)
    let isFailable = use.function.isFailable
    return metatypeMember(use.function, types, .value) { inner, type, parts in
      let target = FunctionUse(use.function, ownerArguments: [type.type], arguments: types)
      let made = inner.make(type.type, target, Array(parts.dropFirst()), .none).value
      return .value { frame in
        let value = try made(frame)
        if isFailable, value.isNone() { return value }
        return Value(object: Existential(type, value))
      }
    }
  }

  /// The getter of a static property that wants the type it is asked of; nil where the name tells all.
  func staticProperty(_ use: PropertyUse, of base: TypedExpr, _ owner: [Type], _ expr: TypedExpr) -> Resolved? {
    guard use.property.isStatic else { return nil }
    if isProtocolMetatype(base) { return metatypeProperty(use, base, expr) }
    guard let type = concrete(base.type).metatypeInstance else { return nil }
    return classProperty(use, of: type, owner)
  }

  private func metatypeProperty(_ use: PropertyUse, _ base: TypedExpr, _ expr: TypedExpr) -> Resolved {
    let property = use.property
    let getter = Function(property.name, .getter)
    getter.owner = property.owner
    let given = { [compiler] in compiler.substitution(for: getter, owner: [$0], arguments: []).apply(property.type) }
    let erasure = erasure(of: concrete(base.type).metatypeInstance ?? .error, given)
    return metatypeMember(getter, [], rep(expr.type)) { inner, type, parts in
      let rep = inner.compiler.rep(given(type.type))
      guard let member = inner.classProperty(use, of: type.type, [type.type]) else {
        let value = inner.staticGet(property, [type.type], .witness, expr).converted(to: rep)
        return Self.erased(value, erasure, of: type)
      }
      return Self.erased(inner.emit(member, parts, result: rep, .none), erasure, of: type)
    }
  }

  /// A static property that is changed, of a type that is known when it runs: the metatype is evaluated once. nil where the
  /// name tells all.
  func classAccess(_ use: PropertyUse, of base: TypedExpr, _ owner: [Type], _ expr: TypedExpr) -> Access? {
    guard let getter = staticProperty(use, of: base, owner, expr) else { return nil }
    let setter =
      isProtocolMetatype(base)
      ? metatypeSetter(use, expr)
      : concrete(base.type).metatypeInstance.flatMap { classProperty(use, of: $0, owner, isSetter: true) }
    let node = expression(base)
    let slot = Address(frame: allocateValue())
    let type = Node.load(slot, .value)
    let get = emit(getter, [.node(type)], result: rep(expr.type), expr.span)
    var result = computedAccess(rep(expr.type), get: get) { [self] value in
      guard let setter else { return value.effect }
      return leaving(emit(setter, [.node(type), .node(value)], result: .void, expr.span).effect)
    }
    result.prepare = node.assign(slot, scratch: 0)
    return result
  }

  private func metatypeSetter(_ use: PropertyUse, _ expr: TypedExpr) -> Resolved {
    let property = use.property
    let setter = Function(property.name, .setter)
    setter.owner = property.owner
    setter.parameters = [FunctionParameter(label: nil, name: "newValue", type: property.type)]
    return metatypeMember(setter, [], .void) { inner, type, parts in
      if let member = inner.classProperty(use, of: type.type, [type.type], isSetter: true) {
        return inner.emit(member, parts, result: .void, .none)
      }
      let given = inner.layout.slots[1]
      let value = Node.load(Address(frame: given.offset), given.rep)
      return .void(inner.assign(inner.staticAccess(property, [type.type], expr), value))
    }
  }

  /// A static property as the class has it that is in the first slot.
  private func classProperty(_ use: PropertyUse, of type: Type, _ owner: [Type], isSetter: Bool = false) -> Resolved? {
    guard compiler.isClass(type) else { return nil }
    var (property, owner, isVirtual) = (use.property, owner, use.dispatch == .virtual)
    if property.isRequirement, let witness = compiler.conformances.witness(type, for: property) {
      (property, owner) = (witness.property, witness.ownerArguments)
      isVirtual = property.owner?.kind == .class
    }
    guard let accessor = isSetter ? property.setter : property.getter, case .script = accessor.body else { return nil }
    if isVirtual { return classMember(accessor, owner, [], of: property, isSetter: isSetter) }
    guard property.owner?.kind == .protocol else { return nil }
    return extensionMember(accessor, owner, [])
  }

  /// A member that is not overridden: it goes on seeing the class that is in the first slot.
  private func extensionMember(_ function: Function, _ owner: [Type], _ types: [Type]) -> Resolved {
    let code = compiler.code(for: function, owner: owner, arguments: types, takesClass: true)
    return Resolved(
      callee: .script(code), name: code.name, slots: code.layout.slots, size: code.layout.size,
      result: code.layout.result)
  }

  /// Code that is made for each type that stands in the first slot.
  private func metatypeMember(
    _ function: Function, _ types: [Type], _ result: Rep,
    _ make: @escaping (FunctionCompiler, RuntimeType, [CallArgument]) -> Node
  ) -> Resolved {
    let owner: [Type] = function.owner?.selfParameter.map { [.parameter($0)] } ?? []
    let substitution = compiler.substitution(for: function, owner: owner, arguments: types)
    var layout = FrameLayout(result: result)
    layout.add(.value)
    for parameter in function.parameters {
      layout.add(compiler.rep(substitution.apply(parameter.type)), isInout: parameter.isInout)
    }
    let (slots, size) = (layout.slots, layout.size)
    let cache = InlineCache()
    let find: (RuntimeType) -> Code = { [self] type in
      if cache.type === type, let code = cache.body { return code }
      let body = TypedFunction(name: function.fullName, span: .none, source: self.function.source)
      let inner = FunctionCompiler(compiler, body, Substitution(compiler.conformances), layout)
      let code = inner.withReserve(128) {
        return inner.finish(make(inner, type, Self.passedOn(slots)).converted(to: result).code)
      }
      cache.type = type
      cache.body = code
      return code
    }
    let code = Code.unboxing(
      { frame in
        guard let type = frame.value(at: 0).pointee.ref as? RuntimeType else { throw Trap.exclusivity }
        return try find(type).boxed(frame)
      }, as: result)
    return Resolved(callee: .dynamic(code), name: function.fullName, slots: slots, size: size, result: result)
  }
}
