import Syntax

/// Static members and initializers of protocols, asked of a type that only the running program knows:
/// `type(of: shape).name`, `kind.init()` where `kind` is `any Shape.Type`.
extension FunctionCompiler {
  /// Whether a static member's base is such a type.
  func isProtocolMetatype(_ base: TypedExpr) -> Bool {
    if case .metatype(let instance) = concrete(base.type) { return compiler.isExistential(instance) }
    return false
  }

  func metatypeMethod(_ use: FunctionUse, _ types: [Type], _ result: Rep) -> Resolved {
    let function = use.function
    return metatypeMember(function, types, result) { inner, type, parts in
      var target = FunctionUse(function, ownerArguments: [type.type], arguments: types)
      target.dispatch = use.dispatch
      let resolved = inner.resolve(target, [type.type], types)
      guard case .parameter(let made) = function.result.resolved, made === function.owner?.selfParameter else {
        return inner.emit(resolved, parts, result: result, .none)
      }
      // `-> Self`: where the call stands, only the protocol is known.
      let run = inner.emit(resolved, parts, result: inner.compiler.rep(type.type), .none).value
      return .value { Value(object: Existential(type, try run($0))) }
    }
  }

  func metatypeInitializer(_ use: FunctionUse) -> Resolved {
    let types = use.arguments.map(concrete)
    let isFailable = use.function.isFailable
    return metatypeMember(use.function, types, .value) { inner, type, parts in
      let target = FunctionUse(use.function, ownerArguments: [type.type], arguments: types)
      let made = inner.make(type.type, target, parts, .none).value
      return .value { frame in
        let value = try made(frame)
        if isFailable, value.isNone() { return value }
        return Value(object: Existential(type, value))
      }
    }
  }

  func metatypeProperty(_ property: Property, _ result: Rep, _ expr: TypedExpr) -> Resolved {
    let getter = Function(property.name, .getter)
    getter.owner = property.owner
    return metatypeMember(getter, [], result) { inner, type, _ in
      inner.staticGet(property, [type.type], .witness, expr).converted(to: result)
    }
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
        return inner.finish(make(inner, type, Self.passedOn(slots.dropFirst())).converted(to: result).code)
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
