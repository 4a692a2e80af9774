import Syntax

/// Generic functions called with `any P`: the box is opened, and the function runs for the type of what is in it.
extension FunctionCompiler {
  /// The call of a function some of whose parameters `T: P` are given an `any P`; nil when there is none such.
  ///
  /// - Parameter erased: What the call gives, where nothing says which type was in the box.
  func opening(_ use: FunctionUse, _ owner: [Type], _ types: [Type], _ erased: Type) -> Resolved? {
    // Of a class's initializer what matters is whether it made one.
    let fills = use.function.kind == .initializer && use.function.owner?.kind == .class
    let function = use.function
    return opening(
      use, types, erased, fills: fills,
      layout: { self.nativeLayout(function, owner, types, takesObject: fills) },
      substitution: { self.compiler.substitution(for: function, owner: owner, arguments: $0) },
      resolve: { self.resolve(use, owner, $0) })
  }

  /// The same for a generic function of a block, which has what it captures in front of its arguments.
  func localOpening(_ use: FunctionUse, _ body: TypedFunction, _ types: [Type], _ erased: Type) -> Resolved? {
    let around = substitution
    let inside = { around.inside(body, use.function.generics, $0) }
    return opening(
      use, types, erased, fills: false,
      layout: { self.localTarget(body, inside(types)).layout },
      substitution: inside,
      resolve: { self.localTarget(body, inside($0)).resolved })
  }

  func localTarget(_ body: TypedFunction, _ inner: Substitution) -> (resolved: Resolved, layout: FrameLayout) {
    let code = compiler.code(for: body, inner)
    let resolved = Resolved(
      callee: .script(code), name: code.name, slots: code.layout.slots, size: code.layout.size,
      result: code.layout.result)
    return (resolved, code.layout)
  }

  /// - Parameters:
  ///   - fills: An initializer that is given its object.
  ///   - layout: The frame of the function that takes the boxes.
  ///   - substitution: What holds in the function for given types.
  ///   - resolve: The function for given types.
  private func opening(
    _ use: FunctionUse, _ types: [Type], _ erased: Type, fills: Bool, layout: () -> FrameLayout,
    substitution: @escaping ([Type]) -> Substitution, resolve: @escaping ([Type]) -> Resolved
  ) -> Resolved? {
    let function = use.function
    let opened = function.generics.indices.filter { index in
      guard index < types.count, types[index].isBox else { return false }
      if case .library = function.body, isSequenceOfAnything(types[index]) { return false }
      if use.opened.contains(index) { return true }
      return function.generics[index].protocols.contains { !compiler.conformances.conforms(types[index], to: $0) }
    }
    if opened.isEmpty { return nil }
    let layout = layout()
    let receiver = layout.slots.count - function.parameters.count
    let boxes = opened.compactMap { index -> OpenedBox? in
      let parameter = function.parameters.firstIndex {
        let given = $0.type.optionalPayload ?? $0.type
        let type = (given.metatypeInstance ?? given).resolved
        if case .parameter(let generic) = type { return generic === function.generics[index] }
        return false
      }
      return parameter.map {
        let given = function.parameters[$0]
        let kind: OpenedBox.Kind =
          (given.type.optionalPayload ?? given.type).metatypeInstance != nil
          ? .typeOfParameter : types[index].isExistential ? .value : .type
        return OpenedBox(
          generic: index, offset: layout.slots[receiver + $0].offset, isInout: given.isInout, kind: kind)
      }
    }
    let (slots, size, target) = (layout.slots, layout.size, runtimeType(erased))
    var made: [[ObjectIdentifier]: (code: Code, result: RuntimeType)] = [:]
    let find: ([RuntimeType]) -> (code: Code, result: RuntimeType) = { [self] dynamic in
      let key = dynamic.map(ObjectIdentifier.init)
      if let known = made[key] { return known }
      var concrete = types
      for (box, type) in zip(boxes, dynamic) { concrete[box.generic] = type.type }
      let result = fills ? target : runtimeType(substitution(concrete).apply(function.result))
      let entry = (adapt(resolve(concrete), to: slots, size, result.rep), result)
      made[key] = entry
      return entry
    }
    let run: (Frame) throws -> Value = { frame in
      var dynamic: [RuntimeType] = []
      // What was changed goes back into its box, also when the call fails.
      defer {
        for (box, type) in zip(boxes, dynamic) where box.isInout && box.kind == .value {
          let changed = frame.value(at: box.offset).move()
          frame.value(at: box.offset).initialize(to: Value(object: Existential(type, changed)))
        }
      }
      for box in boxes {
        let place = frame.value(at: box.offset)
        switch box.kind {
        case .typeOfParameter: dynamic.append(try place.pointee.metatype())
        case .type: dynamic.append(self.runtimeType(.metatype(try place.pointee.metatype().type)))
        case .value:
          dynamic.append(try Existential.open(place))
        }
      }
      let (code, result) = find(dynamic)
      let value = try code.boxed(frame)
      return result === target ? value : try result.operations.cast(value, to: target) ?? value
    }
    return Resolved(
      callee: .dynamic(.unboxing(run, as: target.rep)), name: function.fullName, slots: slots, size: size,
      result: target.rep)
  }
}

/// An argument that is opened.
private struct OpenedBox {
  enum Kind {
    /// An `any P` for a `T`.
    case value
    /// An `any P.Type` for a `T`, which is then the type of a type.
    case type
    /// An `any P.Type` for a `T.Type`.
    case typeOfParameter
  }

  /// Which of the function's parameters `T` it is for.
  let generic: Int
  /// Where the argument lies.
  let offset: Int
  let isInout: Bool
  let kind: Kind
}
