import Syntax

// Key paths, and places behind them.
extension FunctionCompiler {
  func keyPath(_ path: TypedKeyPath, _ expr: TypedExpr) -> Node {
    let type = concrete(expr.type)
    if case .function = type { return makeClosure(path.function) }
    let runtime = compiler.runtimeType(type)
    let make = makeClosure(path.function).value
    let place = path.isWritable ? compiler.place(of: path, substitution) : nil
    let way: KeyPathObject.Way = place.map { .written($0) } ?? .reading
    var arguments: [(Frame) throws -> Existential] = path.indices.map { variable in
      let (read, type) = (read(variable, expr.span).value, runtimeType(variable.type))
      return { Existential(type, try read($0)) }
    }
    let components = components(of: path.place, &arguments)
    return .value { frame in
      Value(object: KeyPathObject(runtime, try components.map { try $0(frame) }, try make(frame).function(), way))
    }
  }

  private typealias MakeComponent = (Frame) throws -> KeyPathComponent

  /// The steps of a path, from the root on; subscripts take as many of the arguments as they have.
  private func components(
    of place: TypedExpr, _ arguments: inout [(Frame) throws -> Existential]
  ) -> [MakeComponent] {
    func step(_ kind: KeyPathComponent.Kind, _ text: String) -> MakeComponent {
      let component = KeyPathComponent(kind: kind, text: text)
      return { _ in component }
    }
    switch place.kind {
    case .property(let base?, let use):
      let text = text(of: use.property, place)
      return components(of: base, &arguments) + [step(.member(ObjectIdentifier(use.property.root)), text)]
    case .tupleElement(let base, let index):
      var name = ".\(index)"
      if case .tuple(let fields) = base.type.resolved, let label = fields[index].label { name = label.text }
      return components(of: base, &arguments) + [step(.element(index), "." + name)]
    case .subscript_(let base?, let use, let given):
      let before = components(of: base, &arguments)
      let mine = Array(arguments.prefix(given.count))
      arguments.removeFirst(mine.count)
      let component = KeyPathComponent(
        kind: .member(ObjectIdentifier(use.function)), text: computed(use.function.displayKey, place))
      return before + [
        { frame in
          var made = component
          made.arguments = try mine.map { try $0(frame) }
          return made
        }
      ]
    case .optionalTry(let base): return components(of: base, &arguments) + [step(.chain, "?")]
    case .forceUnwrap(let base, _): return components(of: base, &arguments) + [step(.force, "!")]
    case .chain(let base): return components(of: base, &arguments) + [step(.wrap, "?")]
    case .convert(_, let base): return components(of: base, &arguments)
    default: return []
    }
  }

  /// Stored properties are named, others told by where their code is.
  private func text(of property: Property, _ place: TypedExpr) -> String {
    let isStored = property.isStored || property.blobOffset != nil
    let isPlain = isStored && property.willSet == nil && property.didSet == nil && !property.isLazy
    let isFixed = property.owner?.kind != .class || property.isLet || property.owner?.isFinal == true
    if isPlain, isFixed { return "." + property.name.text }
    return computed((property.owner?.qualifiedName ?? "") + "." + property.name.text, place)
  }

  /// In place of an address, a number that is the same in every session.
  private func computed(_ name: String, _ place: TypedExpr) -> String {
    let digits = String(UInt(bitPattern: HasherBox.hash(name)) & 0xFFFF_FFFF_FFFF, radix: 16)
    let address = String(repeating: "0", count: 16 - digits.count) + digits
    return ".<computed 0x\(address) (\(runtimeType(place.type).operations.typeName))>"
  }

  // MARK: Reading and changing

  func throughKeyPath(_ base: TypedExpr, _ path: TypedExpr, _ expr: TypedExpr) -> Node {
    let arguments = concrete(path.type).arguments
    if arguments.count == 2 { return callValue(path, [base], expr) }
    let source = runtimeType(base.type)
    let (load, find) = (expression(base).value, expression(path).value)
    let isPartial = arguments.count == 1
    return withArea(0) { area in
      .value { frame in
        let root = try load(frame)
        let path = try find(frame).keyPath()
        guard let fitting = isPartial ? root : try source.operations.cast(root, to: path.root) else { return .none() }
        let value = try path.getter.call1(frame + area, fitting)
        if case .existential = path.value.shape { return value }
        return Value(object: Existential(path.value.operations.dynamicType(of: value), value))
      }
    }
  }

  func keyPathAccess(_ base: TypedExpr, _ path: TypedExpr, _ expr: TypedExpr) -> Access {
    let leadsToObject = concrete(path.type).nominal === catalog.referenceWritableKeyPath
    let root = boxed(leadsToObject ? temporary(expression(base)) : place(of: base))
    let (pathSlot, slot) = (Address(frame: allocateValue()), Address(frame: allocateValue()))
    let evaluate = expression(path).assign(pathSlot, scratch: 0)
    let (context, pointer, place) = (context, root.pointer, place(expr.span))
    var result = Access(
      .pointer { frame in
        guard let access = slot.value(frame).pointee.ref as? KeyPathAccess else { throw Trap.exclusivity }
        return try access.pointer()
      }, rep: rep(expr.type))
    result.outlives = root.outlives || leadsToObject
    result.prepare = { frame in
      try root.prepare?(frame)
      try evaluate(frame)
    }
    result.begin = { frame in
      try root.begin?(frame)
      let path = try pathSlot.value(frame).pointee.keyPath()
      slot.value(frame).pointee = Value(
        object: try placed(place) { try KeyPathAccess(path, at: pointer(frame), context) })
    }
    result.end = { frame in
      let access = slot.value(frame).pointee.ref as? KeyPathAccess
      slot.value(frame).pointee = .void
      try access?.finish(at: pointer(frame))
      try root.end?(frame)
    }
    result.set = { [self] node in
      let new = Address(frame: allocateValue())
      let store = node.converted(to: .value).assign(new, scratch: 0)
      let hot = hot
      return { frame in
        try store(frame)
        try root.begin?(frame)
        let path = try pathSlot.value(frame).pointee.keyPath()
        let value = new.value(frame).pointee
        new.value(frame).pointee = .void
        try placed(place) { try path.write(value, at: pointer(frame), context) }
        try root.end?(frame)
        hot.pointee.changeCount &+= 1
      }
    }
    return result
  }

  /// The place with its value in a `Value`, wherever it was.
  private func boxed(_ access: Access) -> Access {
    guard case .memory(let address, let stored) = access.kind, stored != .value else { return access }
    let slot = Address(frame: allocateValue())
    var result = access
    result.kind = .memory(slot, .value)
    result.begin = { frame in
      try access.begin?(frame)
      slot.value(frame).pointee = address.at(frame).take(at: 0, as: stored)
    }
    result.end = { frame in
      let value = slot.value(frame).pointee
      slot.value(frame).pointee = .void
      try address.at(frame).place(value, at: 0, as: stored)
      try access.end?(frame)
    }
    return result
  }

  /// The code that changes what a path leads to.
  func compilePlace(_ path: TypedKeyPath) -> KeyPathPlace {
    withReserve(firstReserve) {
      bindCaptures()
      let (root, new) = (layout.slots[1], layout.slots[2])
      bindParameter(function.parameters[0], root)
      let store = assign(access(path.place), .load(Address(frame: new.offset), new.rep))
      let place = boxed(access(path.place))
      return KeyPathPlace(
        root: .init(rep: root.rep, offset: root.offset), value: .init(rep: new.rep, offset: new.offset),
        owned: ownedSlots, store: store,
        begin: { frame in
          try place.prepare?(frame)
          try place.begin?(frame)
        }, pointer: place.pointer, end: { try place.end?($0) })
    }
  }
}

extension Compiler {
  fileprivate func place(of path: TypedKeyPath, _ substitution: Substitution) -> KeyPathPlace {
    let key = FunctionKey(path.function, substitution.allTypes)
    if let known = keyPathPlaces[key] { return known }
    var layout = FrameLayout(result: .void)
    layout.add(.value)
    layout.add(rep(substitution.apply(path.function.parameters[0].type)))
    layout.add(rep(substitution.apply(path.place.type)))
    let made = FunctionCompiler(self, path.function, substitution, layout).compilePlace(path)
    keyPathPlaces[key] = made
    return made
  }
}

extension Function {
  fileprivate var displayKey: String { (owner?.qualifiedName ?? "") + "." + fullName }
}
