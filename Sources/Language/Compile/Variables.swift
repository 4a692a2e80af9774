import Syntax

/// The memory of a global variable, or of a static stored property.
final class GlobalMemory {
  let pointer: UnsafeMutableRawPointer
  let rep: Rep
  /// What gives a static property its value at the first use.
  var initialize: ((Frame) throws -> Void)?
  /// Whether the declaration runs or has run; and, before, whether there is what zeroed memory is of the type.
  var isDeclared = false
  var isZero = false

  init(_ rep: Rep) {
    self.rep = rep
    let size = max(16, rep.size)
    pointer = .allocate(byteCount: size, alignment: 16)
    pointer.initializeMemory(as: UInt8.self, repeating: 0, count: size)
  }

  deinit {
    if rep == .value { pointer.assumingMemoryBound(to: Value.self).deinitialize(count: 1) }
    pointer.deallocate()
  }

  var address: Address { Address(fixed: pointer) }
}

extension Compiler {
  func memory(of variable: Variable, _ rep: Rep) -> GlobalMemory {
    if let known = variable.runtimeData as? GlobalMemory { return known }
    let made = GlobalMemory(rep)
    variable.runtimeData = made
    return made
  }

  func localFunction(_ variable: Variable) -> TypedFunction? {
    (variable.runtimeData as? LocalFunctionMark)?.function
  }

  /// A local function that another one uses before it is declared.
  func isForward(_ variable: Variable) -> Bool { (variable.runtimeData as? LocalFunctionMark)?.isForward ?? false }
}

/// Says that a variable is the name of a local function.
final class LocalFunctionMark {
  let function: TypedFunction
  var isForward = false
  init(_ function: TypedFunction) { self.function = function }
}

extension FunctionCompiler {
  /// The slot (or cell, or global memory) of a variable that is being declared.
  func declare(_ variable: Variable) -> Location {
    let rep = storageRep(variable)
    let location: Location
    if variable.storage == .global {
      let memory = compiler.memory(of: variable, rep)
      memory.isDeclared = true
      return .memory(memory.address, rep)
    }
    if isSharedByCell(variable) {
      let slot = allocateValue()
      location = .cell(Address(frame: slot))
      addToScope(slot)
    } else {
      let slot = allocate(rep)
      location = .memory(Address(frame: slot), rep)
      if rep == .value { addToScope(slot) }
    }
    locations[ObjectIdentifier(variable)] = location
    return location
  }

  func storageRep(_ variable: Variable) -> Rep {
    variable.isWeak || variable.isUnowned ? .value : rep(variable.type)
  }

  private func addToScope(_ slot: Int) {
    comesLast(slot)
    if !scopes.isEmpty { scopes[scopes.count - 1].append(slot) }
  }

  func location(of variable: Variable) -> Location {
    if let known = locations[ObjectIdentifier(variable)] { return known }
    if variable.storage == .global {
      return .memory(earlyMemory(of: variable).address, storageRep(variable))
    }
    // A use before the declaration: the checker reports those; here it must only not crash.
    return declare(variable)
  }

  /// What a variable holds now.
  func read(_ variable: Variable, _ span: Span) -> Node {
    if let getter = localAccessor(.get, of: variable) { return callAccessor(getter, [], variable.type, span) }
    if let getter = variable.getter { return call(getter, owner: [], arguments: [], [], span) }
    let location = location(of: variable)
    if variable.isWeak { return readWeak(load(location, .value), concrete(variable.type)) }
    if variable.isUnowned { return readUnowned(load(location, .value), concrete(variable.type), place(span)) }
    let held = afterDeclaration(load(location, rep(variable.type)), of: variable, span)
    return watched(held, of: variable, span)
  }

  func load(_ location: Location, _ rep: Rep) -> Node {
    switch location {
    case .memory(let address, let stored): return .load(address, stored).converted(to: rep)
    case .cell(let slot):
      switch rep {
      case .int: return .int { slot.value($0).pointee.cellAddress.unsafelyUnwrapped.pointee.bits }
      case .double: return .double { slot.value($0).pointee.cellAddress.unsafelyUnwrapped.pointee.double }
      default:
        return Node(.unboxing({ slot.value($0).pointee.cellAddress?.pointee ?? .void }, as: rep))
      }
    case .captured(let index):
      switch rep {
      case .int: return .int { $0.captures[index].bits }
      case .double: return .double { $0.captures[index].double }
      default: return Node(.unboxing({ $0.captures[index] }, as: rep))
      }
    case .capturedCell(let index):
      switch rep {
      case .int: return .int { $0.sharedVariable(index).pointee.bits }
      case .double: return .double { $0.sharedVariable(index).pointee.double }
      default: return Node(.unboxing({ $0.sharedVariable(index).pointee }, as: rep))
      }
    case .ownClosure: return ownClosure()
    case .metatype(let value): return .value { _ in value }
    }
  }

  /// A local function that uses itself as a value: made anew from its own context, so that it is no cycle.
  private func ownClosure() -> Node {
    let code = compiler.code(for: function, substitution)
    let parameters = code.layout.slots.dropFirst().map(\.rep)
    let (body, name) = (code.code, code.name)
    return .value { frame in
      Value(object: FunctionObject(code: body, context: frame.value(at: 0).pointee, parameters: parameters, name: name))
    }
  }

  /// The object that a weak variable still refers to, or nil.
  func readWeak(_ node: Node, _ type: Type) -> Node {
    let load = node.value
    let wrap = rewrapping(type.optionalPayload ?? type)
    return .value { frame in
      guard let box = try load(frame).ref as? WeakBox, let object = box.object else { return .none() }
      return wrap(object)
    }
  }

  func readUnowned(_ node: Node, _ type: Type, _ place: Place) -> Node {
    let load = node.value
    let wrap = rewrapping(type.optionalPayload ?? type)
    return .value { frame in
      guard let box = try load(frame).ref as? WeakBox else { throw trap(.unownedGone, place) }
      if box.isEmpty { return .none() }
      guard let object = box.object else { throw trap(.unownedGone, place) }
      return wrap(object)
    }
  }

  /// An object as a value of a class type, or in a new existential.
  private func rewrapping(_ type: Type) -> (AnyObject) -> Value {
    guard compiler.isExistential(type) else { return { Value(object: $0) } }
    let context = context
    let fallback = compiler.runtimeType(type)
    return { Value(object: Existential(context.dynamicType($0) ?? fallback, Value(object: $0))) }
  }

  /// What is stored for `value` in a weak or unowned variable. Of an existential, the object inside is meant.
  static func weakly(_ value: @escaping (Frame) throws -> Value) -> (Frame) throws -> Value {
    { frame in
      var object = try value(frame).ref
      if let box = object as? Existential { object = box.value.ref }
      return Value(object: WeakBox(object === Nil.shared ? nil : object))
    }
  }

  /// Gives a variable its first value; in a loop the slot may hold that of the turn before.
  func initialize(_ variable: Variable, with node: Node) -> (Frame) throws -> Void {
    let location = declare(variable)
    return store(variable, location, node, isDeclaration: true)
  }

  func store(_ variable: Variable, _ location: Location, _ node: Node, isDeclaration: Bool) -> (Frame) throws -> Void {
    var rep = storageRep(variable)
    var node = node.converted(to: rep)
    if variable.isWeak || variable.isUnowned {
      node = .value(Self.weakly(node.value))
      rep = .value
    }
    switch location {
    case .memory(let address, _):
      if variable.storage == .global, let fused = node.fused { return fused.store(address, hot.changeCounter) }
      let assign = node.assign(address, scratch: allocateBytes(rep.size))
      guard variable.storage == .global else { return assign }
      return globalStore(variable, address, node, assign)
    case .cell(let slot):
      let value = node.value
      if isDeclaration {
        return { slot.value($0).pointee = CaptureBox.cell(try value($0)) }
      }
      return { frame in
        let new = try value(frame)
        slot.value(frame).pointee.cellAddress?.pointee = new
      }
    case .capturedCell(let index):
      let value = node.value
      return { frame in
        let new = try value(frame)
        frame.sharedVariable(index).pointee = new
      }
    case .captured(let index):
      let value = node.value
      return { frame in
        let new = try value(frame)
        frame.captures[index] = new
      }
    case .ownClosure, .metatype: return node.effect
    }
  }

  private func globalStore(
    _ variable: Variable, _ address: Address, _ node: Node, _ assign: @escaping (Frame) throws -> Void
  ) -> (Frame) throws -> Void {
    let hot = hot
    let type = concrete(variable.type)
    guard !variable.isWeak, !variable.isUnowned, compiler.isClass(type.optionalPayload ?? type) else {
      if case .int(let run) = node.code {
        return { frame in
          address.int(frame).pointee = try run(frame)
          hot.pointee.changeCount &+= 1
        }
      }
      return { frame in
        try assign(frame)
        hot.pointee.changeCount &+= 1
      }
    }
    let context = context
    return { frame in
      try assign(frame)
      hot.pointee.changeCount &+= 1
      if let notify = context.globalAssigned, let object = address.value(frame).pointee.ref, object !== Nil.shared {
        notify(variable, object)
      }
    }
  }
}
