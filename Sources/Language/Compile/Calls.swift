import Syntax

/// What a call runs, over the callee's frame.
enum Callee {
  case script(FunctionCode)
  /// A native row: typed closures over the frame.
  case native(Code)
  /// A library row: boxed arguments.
  case library(LibraryBody, [RuntimeType])
  /// Finds its function by the receiver in the first slot.
  case dynamic(Code)
}

enum CallArgument {
  case expression(TypedExpr)
  /// Compiled before the call's argument area was known.
  case node(Node)
  /// The same, evaluated when all other arguments are there: the object that an initializer gets.
  case late(Node)
  case access(Access)
}

extension FunctionCompiler {
  func compileCall(_ use: FunctionUse, _ base: TypedExpr?, _ arguments: [TypedExpr], _ expr: TypedExpr) -> Node {
    let function = use.function
    if function.kind == .initializer { return initializerCall(use, base, arguments, expr) }
    if let body = function.localBody { return localCall(use, body, arguments, expr) }
    if let fast = intrinsic(use, base, arguments, expr) { return fast }
    let owner = use.ownerArguments.map(concrete)
    let types = use.arguments.map(concrete)
    if let own = builtinWitness(use, owner, arguments, expr) { return own }
    var parts: [CallArgument] = []
    if let base, !function.isStatic { parts.append(receiver(base, function)) }
    parts += zip(arguments, function.parameters).map { argument($0, isInout: $1.isInout) }
    var resolved: Resolved
    var isOfKnownType = function.isStatic
    if let base, let member = staticMember(use, of: base, owner, types, compiler.rep(concrete(expr.type))) {
      parts.insert(.expression(base), at: 0)
      resolved = member
      isOfKnownType = false
    } else {
      resolved = opening(use, owner, types, concrete(expr.type)) ?? resolve(use, owner, types)
    }
    if use.dispatch == .superclass, let native = function.owner?.native, native.overridable.contains(function.fullName)
    {
      resolved = bypassing(resolved, Name(function.fullName), native)
    }
    // What meets a `mutating` requirement need not be: `AnyIterator.next()` changes nothing.
    if case .access(let place)? = parts.first, function.isMutating, resolved.slots.first?.isInout == false {
      parts[0] = .node(opened(place))
    }
    let result = concrete(expr.type)
    let call = emit(resolved, parts, result: compiler.rep(result), expr.span)
    return isOfKnownType ? acting(base, call) : call
  }

  /// What is at a place, reached first.
  private func opened(_ place: Access) -> Node {
    var steps: Steps = []
    if let prepare = place.prepare { steps.append(prepare) }
    if let begin = place.begin { steps.append(begin) }
    return sequence(steps, read(place))
  }

  /// An operator that a script's protocol requires, of a type of the language: `extension Int: Addable {}`.
  private func builtinWitness(_ use: FunctionUse, _ owner: [Type], _ arguments: [TypedExpr], _ expr: TypedExpr) -> Node?
  {
    let function = use.function
    guard function.isRequirement, function.isStatic, let type = owner.first, type.nominal?.module == "Swift",
      compiler.conformances.witness(type, for: function) == nil
    else { return nil }
    if function.fixity == .prefix {
      return UnaryOperator(prefix: function.name).map { unary($0, arguments[0], expr) }
    }
    guard arguments.count == 2, let op = Checker.builtin(function.name) else { return nil }
    return binary(op, arguments[0], arguments[1], expr)
  }

  func argument(_ expr: TypedExpr, isInout: Bool) -> CallArgument {
    if case .inout_(let target) = expr.kind { return .access(place(of: target)) }
    return isInout ? .access(place(of: expr)) : .expression(expr)
  }

  /// `self` of a call: a place when the member may change it.
  private func receiver(_ base: TypedExpr, _ function: Function) -> CallArgument {
    guard function.isMutating,
      !compiler.isClass(concrete(base.type)) || (function.kind == .function && function.owner?.kind == .protocol)
    else { return .expression(base) }
    if case .inout_(let target) = base.kind { return .access(place(of: target)) }
    return .access(place(of: base))
  }

  /// A call of a known function with compiled arguments, `self` first.
  func call(
    _ function: Function, owner: [Type], arguments: [Type], _ nodes: [Node], _ span: Span, making type: Type? = nil
  ) -> Node {
    if function.kind == .initializer, let type {
      return make(
        type, FunctionUse(function, ownerArguments: owner, arguments: arguments), nodes.map { .node($0) }, span)
    }
    let use = FunctionUse(function, ownerArguments: owner, arguments: arguments)
    let resolved = resolve(use, owner.map(concrete), arguments.map(concrete))
    let parts: [CallArgument] = zip(nodes, resolved.slots).map { node, slot in
      slot.isInout ? .access(temporary(node)) : .node(node)
    }
    return emit(resolved, parts, result: resolved.result, span)
  }

  /// A call's function and the frame it wants.
  struct Resolved {
    let callee: Callee
    let name: String
    let slots: [FrameLayout.Slot]
    let size: Int
    let result: Rep
  }

  /// Which function a use comes down to, once its types are concrete.
  func resolve(_ use: FunctionUse, _ owner: [Type], _ types: [Type]) -> Resolved {
    let function = use.function
    if function.owner?.kind == .protocol, let type = owner.first {
      if compiler.isExistential(type), !function.isStatic {
        // What goes through an `any Sequence` meets elements of any type, whatever is in the box.
        if isSequenceOfAnything(type), case .library = function.body, !function.isRequirement, !givesIndices(function) {
          return direct(function, owner, types)
        }
        return existentialMember(use, type, types)
      }
      if function.isRequirement || use.dispatch == .witness,
        let witness = compiler.conformances.witness(type, for: function, given: types), witness.function !== function
      {
        return resolve(witness, witness.ownerArguments, witness.arguments)
      }
    }
    if use.dispatch == .virtual, case .script = function.body, !function.isStatic, let nominal = function.owner,
      nominal.kind == .class, !function.isFinal, !nominal.isFinal
    {
      return virtual(function, owner, types)
    }
    return direct(function, owner, types)
  }

  /// `indices`: of what type they are, only what is in the box says.
  private func givesIndices(_ function: Function) -> Bool {
    guard function.parameters.isEmpty, case .associated(_, _, let name) = function.result.resolved else { return false }
    return name == "Indices"
  }

  func isSequenceOfAnything(_ type: Type) -> Bool {
    guard let element = compiler.conformances.associated(type, "Element") else { return false }
    return element.isAny
  }

  func direct(_ function: Function, _ owner: [Type], _ types: [Type]) -> Resolved {
    switch function.body {
    case .native(let code):
      let layout = nativeLayout(function, owner, types)
      return Resolved(
        callee: .native(code), name: compiler.displayName(of: function), slots: layout.slots, size: layout.size,
        result: code.rep)
    case .library(let body):
      let layout = boxedLayout(function, owner)
      return Resolved(
        callee: .library(body, (owner + types).map(compiler.runtimeType)), name: function.name.text,
        slots: layout.slots, size: layout.size, result: .value)
    default:
      let code = compiler.code(for: function, owner: owner, arguments: types)
      return Resolved(
        callee: .script(code), name: code.name, slots: code.layout.slots, size: code.layout.size,
        result: code.layout.result)
    }
  }

  /// - Parameter takesObject: A class's initializer fills an object that is there.
  func nativeLayout(
    _ function: Function, _ owner: [Type], _ types: [Type], takesObject: Bool = false
  ) -> FrameLayout {
    let substitution = compiler.substitution(for: function, owner: owner, arguments: types)
    var layout = FrameLayout(result: .void)
    if takesObject {
      layout.add(.value)
    } else if function.kind != .initializer, let receiver = compiler.receiverType(of: function, owner: owner) {
      layout.add(compiler.rep(receiver), isInout: compiler.takesPlace(function, receiver))
    }
    for parameter in function.parameters {
      layout.add(compiler.rep(substitution.apply(parameter.type)), isInout: parameter.isInout)
    }
    return layout
  }

  private func boxedLayout(_ function: Function, _ owner: [Type]) -> FrameLayout {
    var layout = FrameLayout(result: .value)
    if function.kind != .initializer, let receiver = compiler.receiverType(of: function, owner: owner) {
      layout.add(.value, isInout: compiler.takesPlace(function, receiver))
    }
    for parameter in function.parameters { layout.add(.value, isInout: parameter.isInout) }
    return layout
  }

  // MARK: Emitting

  /// The call: arguments into the callee's frame, then its code.
  ///
  /// - Parameter reaches: Whether what it is given can reach a variable or property that is lent for it; nil when that is
  ///   told from the arguments.
  func emit(_ target: Resolved, _ arguments: [CallArgument], result: Rep, _ span: Span, reaches: Bool? = nil) -> Node {
    let place = place(span)
    let size = max(target.size, 16)
    let filled = withArea(0) { area in fill(arguments, target.slots, area) }
    let area = areaTop
    // A native function runs code of the script when it is given some.
    let takesFunction =
      reaches
      ?? arguments.contains {
        guard case .expression(let expr) = $0, case .function = concrete(expr.type) else { return false }
        return true
      }
    let node: Node
    switch target.callee {
    case .script(let code):
      if filled.accesses.isEmpty, let fast = scriptCall(code, filled, area, place) {
        node = fast
      } else {
        node = generalCall(scriptCode(code, place), filled, area, place, runsScript: true)
      }
    case .native(let code):
      node = generalCall(nativeCode(code, place), filled, area, place, runsScript: takesFunction)
    case .dynamic(let code):
      node = generalCall(enteringCode(code, target.name, place), filled, area, place, runsScript: true)
    case .library(let body, let types):
      let offsets = Array(target.slots.filter { !$0.isInout }.map(\.offset).reversed())
      let context = context
      let count = target.slots.count
      let hot = hot
      let run: (Frame) throws -> Value = { frame in
        let values = frame.value(at: 0)
        defer { for offset in offsets { frame.value(at: offset).deinitialize(count: 1) } }
        do {
          if hot.pointee.hasPendingError { try context.throwPending() }
          let result = try body(
            Arguments(values: values, count: count, types: types, free: frame + size, context: context))
          if hot.pointee.hasPendingError { try context.throwPending() }
          return result
        } catch { throw placing(error, place) }
      }
      node = generalCall(.value(run), filled, area, place, isBoxed: true, runsScript: takesFunction)
    }
    return node.converted(to: result)
  }

  /// Arguments on their way into a callee's frame.
  struct Filled {
    /// What comes before the places are accessed, when their getters run where the callee's frame will be: the other
    /// arguments are evaluated to slots.
    var prepare: ((Frame) throws -> Void)?
    /// All that are no places, in order.
    var store: (Frame) throws -> Void
    var accesses: [(access: Access, offset: Int, rep: Rep)] = []
    /// For calls with one or two numbers: the closures themselves.
    var ints: [IntClosure] = []
  }

  private func fill(_ arguments: [CallArgument], _ slots: [FrameLayout.Slot], _ area: Int) -> Filled {
    var steps: Steps = []
    var early: Steps = []
    var values: [(step: Int, offset: Int)] = []
    var result = Filled(store: { _ in })
    var late: (node: Node, offset: Int)?
    var ints: [IntClosure]? = []
    let hasAccessors = arguments.contains {
      if case .access(let access) = $0 { return access.begin != nil || access.end != nil }
      return false
    }
    func stashed(_ node: Node, _ rep: Rep) -> Node {
      let stash = Address(frame: allocate(rep))
      early.append(node.assign(stash, scratch: allocateBytes(rep.size)))
      return .take(stash, rep)
    }
    let mustStash = arguments.indices.contains { index in
      if index > 0, case .node(let node) = arguments[index] { return !node.isTrivial }
      return false
    }
    let end = zip(slots, arguments).map { slot, _ in area + slot.offset + max(slot.rep.size, 16) }.max() ?? area
    let order = Self.order(arguments)
    for (turn, index) in order.enumerated() {
      let (argument, slot) = (arguments[index], slots[index])
      let offset = area + slot.offset
      let address = Address(frame: offset)
      var node: Node
      if turn != index { ints = nil }
      switch argument {
      case .access(let access):
        if let prepare = access.prepare {
          if hasAccessors { early.append(prepare) } else { steps.append(prepare) }
        }
        var access = access
        access.prepare = nil
        result.accesses.append((access, offset, slot.rep))
        ints = nil
        continue
      case .expression(let expr) where hasAccessors:
        node = stashed(expression(expr).converted(to: slot.rep), slot.rep)
      case .expression(let expr):
        // A structure is written while its parts are evaluated; other results arrive when all is done.
        var reserved = offset
        if case .blob(let size) = slot.rep { reserved += size }
        if turn > index { reserved = end }
        let saved = areaTop
        areaTop = (reserved + 7) & ~7
        node = expression(expr).converted(to: slot.rep)
        areaTop = saved
      case .late(let given):
        late = (given.converted(to: slot.rep), offset)
        ints = nil
        continue
      case .node(let given):
        node = given.converted(to: slot.rep)
        if mustStash || hasAccessors, !given.isTrivial { node = stashed(node, slot.rep) }
      }
      if case .int(let run) = node.code, early.isEmpty { ints?.append(IntClosure(run: run)) } else { ints = nil }
      if slot.rep == .value { values.append((steps.count, offset)) }
      steps.append(node.initialize(address))
    }
    if let given = late, hasAccessors { late!.node = stashed(given.node, given.node.rep) }
    if let late {
      values.append((steps.count, late.offset))
      steps.append(late.node.initialize(Address(frame: late.offset)))
    }
    result.ints = ints ?? []
    if hasAccessors {
      result.prepare = early.joined
      result.store = Self.guarded(steps, values)
      return result
    }
    let count = early.count
    early.append(contentsOf: steps)
    let shifted = values.map { (step: $0.step + count, offset: $0.offset) }
    result.store = Self.guarded(early, shifted)
    return result
  }

  /// What is left out is evaluated when all that is written has been.
  private static func order(_ arguments: [CallArgument]) -> [Int] {
    let left = arguments.indices.filter { index in
      guard case .expression(let expr) = arguments[index] else { return false }
      return expr.isLeftOutArgument
    }
    guard !left.isEmpty else { return Array(arguments.indices) }
    return arguments.indices.filter { !left.contains($0) } + left
  }

  /// The steps in order; when one fails, the values that earlier ones stored are destroyed.
  private static func guarded(
    _ steps: Steps, _ values: [(step: Int, offset: Int)]
  ) -> (Frame) throws -> Void {
    guard let first = values.first, first.step < steps.count - 1 else { return all(steps) }
    if steps.count == 2 {
      let (a, b) = (steps.items[0].run, steps.items[1].run)
      let offset = first.offset
      return { frame in
        try a(frame)
        do { try b(frame) } catch {
          frame.value(at: offset).deinitialize(count: 1)
          throw error
        }
      }
    }
    return { frame in
      var done = 0
      do {
        for step in steps.items {
          try step.run(frame)
          done += 1
        }
      } catch {
        for value in values where value.step < done { frame.value(at: value.offset).deinitialize(count: 1) }
        throw error
      }
    }
  }
}
