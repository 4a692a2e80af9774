import Syntax

extension FunctionCompiler {
  func subscriptGet(_ base: TypedExpr?, _ use: FunctionUse, _ arguments: [TypedExpr], _ expr: TypedExpr) -> Node {
    if let late = withLateGetters(expr) { return expression(late) }
    if let base, let fast = elementGet(base, use, arguments, expr) { return fast }
    let accessor = accessor(use, isSetter: false)
    return compileCall(accessor, base, arguments, expr)
  }

  /// A subscript's getter or setter as a use of its own. Library rows keep theirs in the subscript itself.
  private func accessor(_ use: FunctionUse, isSetter: Bool) -> FunctionUse {
    guard let found = isSetter ? use.function.setter : use.function.getter else { return use }
    return FunctionUse(
      found, ownerArguments: use.ownerArguments, arguments: use.arguments, dispatch: use.dispatch)
  }

  /// Whether a subscript is the library's own: a script may extend the library's types by others.
  func isLibrarys(_ use: FunctionUse) -> Bool {
    if case .library = (use.function.getter ?? use.function).body { true } else { false }
  }

  /// `array[i]` and `dictionary[key]`, without the boxed way.
  private func elementGet(_ base: TypedExpr, _ use: FunctionUse, _ arguments: [TypedExpr], _ expr: TypedExpr) -> Node? {
    guard isLibrarys(use), arguments.count == 1 else { return nil }
    let type = concrete(base.type)
    let result = compiler.rep(concrete(expr.type))
    if type.nominal === catalog.arrayNominal, rep(arguments[0].type) == .int {
      return arrayElement(expression(base), expression(arguments[0]), result, place(expr.span))
    }
    if type.nominal === catalog.dictionaryNominal, case .optional(let payload) = concrete(expr.type) {
      let none = Value.none(depth: payload.optionalDepth)
      let key = expression(arguments[0]).value
      let node = expression(base)
      if let address = node.address {
        return .value { frame in
          let wanted = try key(frame)
          return try address.value(frame).pointee.table().find(wanted) ?? none
        }
      }
      let table = node.value
      return .value { frame in
        let box = try table(frame).table()
        return try box.find(try key(frame)) ?? none
      }
    }
    return nil
  }

  private func arrayElement(_ base: Node, _ index: Node, _ rep: Rep, _ place: Place) -> Node {
    let position = index.int
    if let address = base.address {
      switch rep {
      case .int:
        if let slot = index.address {
          return .int { frame in
            let box = try address.arrayBox(frame)
            let index = slot.int(frame).pointee
            return try box._withUnsafeGuaranteedRef { box in
              guard UInt(bitPattern: index) < UInt(bitPattern: box.items.count) else { throw indexOutOfRange(place) }
              return box.items[index].bits
            }
          }
        }
        return .int { frame in
          let index = try position(frame)
          return try address.arrayBox(frame)._withUnsafeGuaranteedRef { box in
            guard UInt(bitPattern: index) < UInt(bitPattern: box.items.count) else { throw indexOutOfRange(place) }
            return box.items[index].bits
          }
        }
      case .double:
        return .double { frame in
          let index = try position(frame)
          return try address.arrayBox(frame)._withUnsafeGuaranteedRef { box in
            guard UInt(bitPattern: index) < UInt(bitPattern: box.items.count) else { throw indexOutOfRange(place) }
            return box.items[index].double
          }
        }
      case .bool:
        return .bool { frame in
          let index = try position(frame)
          return try address.arrayBox(frame)._withUnsafeGuaranteedRef { box in
            guard UInt(bitPattern: index) < UInt(bitPattern: box.items.count) else { throw indexOutOfRange(place) }
            return box.items[index].bool
          }
        }
      default:
        return Node(
          .unboxing(
            { frame in
              let index = try position(frame)
              return try address.arrayBox(frame)._withUnsafeGuaranteedRef { box in
                guard UInt(bitPattern: index) < UInt(bitPattern: box.items.count) else { throw indexOutOfRange(place) }
                return box.items[index]
              }
            }, as: rep))
      }
    }
    let array = base.value
    return Node(
      .unboxing(
        { frame in
          let box = try array(frame).array()
          let index = try position(frame)
          guard UInt(bitPattern: index) < UInt(bitPattern: box.items.count) else { throw indexOutOfRange(place) }
          return box.items[index]
        }, as: rep))
  }

  // MARK: Places

  func subscriptAccess(_ base: TypedExpr?, _ use: FunctionUse, _ arguments: [TypedExpr], _ expr: TypedExpr) -> Access {
    let result = rep(expr.type)
    guard let base else {
      return computedSubscript(nil, nil, use, arguments, result, expr)
    }
    let type = concrete(base.type)
    if isLibrarys(use), arguments.count == 1 {
      if type.nominal === catalog.arrayNominal, rep(arguments[0].type) == .int {
        return elementAccess(place(of: base), arguments[0], result, expr)
      }
    }
    let value = arguments.count == 2 ? plainDefault(arguments[1]) : nil
    if arguments.count == 1 || value != nil, let entry = entrySubscript(base, use, arguments) {
      if let value { return entryAccess(entry, default: value, result) }
      return entryAccess(entry, concrete(expr.type), result)
    }
    let isObject = use.function.isStatic || compiler.isClass(type) || use.function.setter?.isMutating == false
    return computedSubscript(base, isObject ? nil : place(of: base), use, arguments, result, expr)
  }

  private func elementAccess(_ base: Access, _ index: TypedExpr, _ rep: Rep, _ expr: TypedExpr) -> Access {
    let node = expression(index)
    var result = base.part
    result.rep = rep
    let pointer = base.pointer
    let place = place(expr.span)
    let position: Address
    if case .int(let constant) = node.shape {
      result.kind = .pointer { try uniqueElement(try pointer($0), constant, place) }
      return result
    }
    position = Address(frame: allocateWord())
    let evaluate = node.initialize(position)
    if let prepare = base.prepare {
      result.prepare = {
        try prepare($0); try evaluate($0)
      }
    } else {
      result.prepare = evaluate
    }
    result.kind = .pointer { try uniqueElement(try pointer($0), position.int($0).pointee, place) }
    return result
  }

  /// A subscript with accessors: indices are evaluated once, to slots.
  private func computedSubscript(
    _ base: TypedExpr?, _ place: Access?, _ use: FunctionUse, _ arguments: [TypedExpr], _ rep: Rep, _ expr: TypedExpr
  ) -> Access {
    var prepare: Steps = []
    if let before = place?.prepare { prepare.append(before) }
    // Setters come last: with them what was evaluated for the access goes.
    var (object, lastObject): (Node?, Node?)
    if let base, place == nil {
      let node = expression(base)
      if node.address != nil {
        (object, lastObject) = (node, node)
      } else {
        let slot = Address(frame: allocate(node.rep))
        prepare.append(node.assign(slot, scratch: allocateBytes(node.rep.size)))
        (object, lastObject) = (.load(slot, node.rep), .take(slot, node.rep))
      }
    }
    let indices = arguments.map { argument -> (slot: Address, rep: Rep) in
      let node = expression(argument)
      let slot = Address(frame: allocate(node.rep))
      prepare.append(node.assign(slot, scratch: allocateBytes(node.rep.size)))
      return (slot, node.rep)
    }
    var inner = place
    inner?.prepare = nil
    let (begin, end) = (place?.begin, place?.end)
    inner?.begin = nil
    inner?.end = nil
    let owner = use.ownerArguments.map(concrete)
    let types = use.arguments.map(concrete)
    // What is changed in place is moved out meanwhile. Nobody else sees that: the whole is lent.
    let taker = isLibrarys(use) && inner != nil ? use.function.taker : nil
    let getter =
      taker.map { FunctionUse($0, ownerArguments: use.ownerArguments, arguments: use.arguments) }
      ?? accessor(use, isSetter: false)
    let setter = accessor(use, isSetter: true)
    func receiver(_ resolved: Resolved, _ object: Node?) -> [CallArgument] {
      if let inner {
        let isInout = resolved.slots.first?.isInout ?? false
        return [isInout ? .access(inner) : .node(read(inner))]
      }
      return object.map { [.node($0)] } ?? []
    }
    /// An accessor, and what it is called on.
    func target(_ accessor: FunctionUse, _ object: Node?, _ result: Rep) -> (Resolved, [CallArgument]) {
      if use.function.isStatic {
        let known = base.flatMap { staticMember(accessor, of: $0, owner, types, result) }
        return known.map { ($0, receiver($0, object)) } ?? (resolve(accessor, owner, types), [])
      }
      let resolved = resolve(accessor, owner, types)
      return (resolved, receiver(resolved, object))
    }
    let gets = target(getter, object, rep)
    let get = emit(
      gets.0, gets.1 + indices.map { .node(.load($0.slot, $0.rep)) }, result: rep, expr.span,
      reaches: taker == nil ? nil : arguments.contains { reaches($0) > 0 })
    let sets = setter.function === use.function ? nil : target(setter, lastObject, .void)
    var result = computedAccess(rep, get: get) { [self] value in
      guard let sets else { return value.effect }
      // A setter's new value comes first in Swift's own accessors; here it is the last parameter.
      return leaving(
        emit(
          sets.0, sets.1 + (indices.map { .take($0.slot, $0.rep) } + [value]).map { .node($0) }, result: .void,
          expr.span
        ).effect)
    }
    result.prepare = prepare.isEmpty ? nil : Self.all(prepare)
    result.root = place?.part.root
    // `counts[word, default: 0] = 1` changes what is there or else the default, as Swift's accessor does.
    if use.function.owner === catalog.dictionaryNominal, arguments.count == 2 { result.set = nil }
    return reached(result, through: begin, end)
  }
}

/// Element `index` of the array at `place`, made unshared.
@inline(__always) func uniqueElement(_ place: UnsafeMutablePointer<Value>, _ index: Int, _ source: Place) throws
  -> UnsafeMutablePointer<Value>
{
  let box = try uniqueArray(place)
  guard UInt(bitPattern: index) < UInt(bitPattern: box.items.count) else { throw indexOutOfRange(source) }
  return box.items.withUnsafeMutableBufferPointer { $0.baseAddress.unsafelyUnwrapped + index }
}

extension Address {
  /// The array in a variable, not counted.
  @inline(__always) func arrayBox(_ frame: Frame) throws -> Unmanaged<ArrayBox> {
    guard let box = (at(frame) + 8).load(as: UnsafeRawPointer?.self) else { throw Trap.exclusivity }
    return Unmanaged<ArrayBox>.fromOpaque(box)
  }
}
