import Syntax

// Exclusive access, as far as Swift looks after it while the script runs. A call that gets a variable `inout` has it for
// itself: who reads or changes it meanwhile is stopped.
//
// Most places are seen to be lent because nothing is left in them. A number, or a structure of which a part was lent,
// looks as ever: the call notes where it is (`LentPlaces`), and what is compiled for a variable or property that is ever
// lent so looks there first. Code that was compiled before that was known is compiled anew.

/// A variable or stored property.
protocol Lendable: AnyObject {
  var isLent: Bool { get set }
}

/// The variable or property in which a place lies, reached by more than the code at hand: a global, a captured variable,
/// a stored property of an object or type.
struct LentRoot {
  let owner: any Lendable
  /// Where it is, or `LentPlaces.nowhere`. Accesses nothing.
  var place: (Frame) throws -> UnsafeRawPointer
  /// Whether nothing is left when it is moved out.
  let leavesNothing: Bool
  /// Whether the place is all of it.
  var isWhole = true
  /// Belongs to a function whose closures share it. Fields of such a variable are told apart when the script is checked.
  var isLocal = false
}

extension Access {
  /// What the place of a stored field begins with.
  var storedField: Access {
    var result = part
    if root?.isLocal == true { result.root = nil }
    return result
  }

  /// What the place of any other part begins with.
  var part: Access {
    var result = self
    result.set = nil
    result.field = nil
    result.root?.isWhole = false
    return result
  }
}

extension Compiler {
  /// From now on, code looks whether the variable is lent.
  func lend(_ owner: any Lendable) {
    if owner.isLent { return }
    owner.isLent = true
    let all = linked
    linked = []
    keyPathPlaces = [:]
    for code in all { code.unlink() }
  }

  /// Whether a value of the type always holds an object, which is missing when it has been moved out.
  fileprivate func alwaysHolds(_ type: Type) -> Bool {
    switch type.resolved {
    case .optional(let payload): return alwaysHolds(payload)
    case .tuple(let fields): return !fields.isEmpty
    case .nominal(let nominal, _):
      if nominal.kind == .class { return true }
      let collections = [
        catalog.arrayNominal, catalog.dictionaryNominal, catalog.setNominal, catalog.stringNominal,
      ]
      return nominal.kind == .struct && nominal.native == nil && nominal.module != "Swift"
        || collections.contains { $0 === nominal }
    default: return true
    }
  }
}

extension FunctionCompiler {
  // MARK: Roots

  func root(_ variable: Variable) -> LentRoot? {
    // What is `inout` here belongs to this call, which was checked to be the only one.
    if variable.isInout { return nil }
    let type = concrete(variable.type)
    let place: (Frame) throws -> UnsafeRawPointer
    var isBoxed = true
    switch location(of: variable) {
    case .memory(let address, let stored):
      if address.frameOffset != nil { return nil }
      isBoxed = stored == .value
      place = { UnsafeRawPointer(address.at($0)) }
    case .cell(let slot):
      place = { frame in
        guard let cell = slot.value(frame).pointee.cellAddress else { throw Trap.exclusivity }
        return UnsafeRawPointer(cell)
      }
    case .capturedCell(let index): place = { UnsafeRawPointer($0.sharedVariable(index)) }
    case .captured, .ownClosure, .metatype: return nil
    }
    var result = LentRoot(owner: variable, place: place, leavesNothing: isBoxed && leavesNothing(type))
    result.isLocal = variable.storage == .local
    return result
  }

  /// A stored property of the object in a slot.
  func root(_ property: Property, of slot: Address, _ owner: [Type]) -> LentRoot {
    let pointer = fieldPointer(slot, property)
    return LentRoot(
      owner: property, place: { UnsafeRawPointer(try pointer($0)) },
      leavesNothing: leavesNothing(propertyType(property, owner)))
  }

  func root(_ property: Property, at memory: GlobalMemory, _ owner: [Type]) -> LentRoot {
    let address = memory.address
    return LentRoot(
      owner: property, place: { UnsafeRawPointer(address.at($0)) },
      leavesNothing: memory.rep == .value && leavesNothing(propertyType(property, owner)))
  }

  /// In memory that is a `Value`, as all but globals is, a native structure is an object too.
  private func leavesNothing(_ type: Type) -> Bool {
    if case .blob = compiler.rep(concrete(type)) { return true }
    return compiler.alwaysHolds(concrete(type))
  }

  // MARK: Looking

  /// The access, which begins only when nobody has the place.
  func watched(_ access: Access, _ span: Span) -> Access {
    guard let root = access.root, root.owner.isLent else { return access }
    return reached(access, through: looking(at: root.place, span), nil)
  }

  /// What a variable holds, once it is known that nobody has it.
  func watched(_ node: Node, of variable: Variable, _ span: Span) -> Node {
    guard variable.isLent, let root = root(variable) else { return node }
    return sequence(looking(at: root.place, span), node)
  }

  func looking(at find: @escaping (Frame) throws -> UnsafeRawPointer, _ span: Span) -> (Frame) throws -> Void {
    let (hot, place) = (hot, place(span))
    return { frame in
      if hot.pointee.lent.count > 0, hot.pointee.lent.contains(try find(frame)) { throw trap(.exclusivity, place) }
    }
  }

  /// How many things in an expression may reach a variable or property that is lent meanwhile: code of the script, and what
  /// others than the code at hand share.
  func reaches(_ expr: TypedExpr) -> Int {
    var count = 0
    TypedWalk(
      onExpression: { [self] expr, _ in
        switch expr.kind {
        case .variable(let variable): count += variable.isLet || root(variable) == nil ? 0 : 1
        case .property(let base, let use):
          let isStored = use.property.isStored && !use.property.isLazy
          count += isStored && base.map { !compiler.isClass(concrete($0.type)) } ?? false ? 0 : 1
        case .call(let use, _, _): if use.function.mayRunScript { count += 1 }
        case .subscript_(_, let use, _): if (use.function.getter ?? use.function).mayRunScript { count += 1 }
        case .callValue: count += 1
        default: break
        }
      }, onDeclaration: { _, _ in }
    ).visit(expr, in: function)
    return count
  }

  /// What begins and ends an access, with the place noted as lent in between.
  func lent(
    _ root: LentRoot, _ begin: ((Frame) throws -> Void)?, _ end: ((Frame) throws -> Void)?, _ span: Span
  ) -> (begin: (Frame) throws -> Void, end: (Frame) throws -> Void) {
    compiler.lend(root.owner)
    let (hot, find) = (hot, root.place)
    let look = looking(at: find, span)
    return (
      { frame in
        try look(frame)
        try begin?(frame)
        hot.pointee.lent.append(try find(frame))
      },
      { frame in
        hot.pointee.lent.removeLast()
        try end?(frame)
      }
    )
  }

  // MARK: Lending

  /// Before a place is lent, and after: nobody else may have it, and it is noted where it has to be.
  ///
  /// - Parameters:
  ///   - runsScript: The call may run code of the script, which can try to reach the place.
  ///   - isAlone: The call gets no other place.
  ///   - moves: What is there is moved out meanwhile.
  func lending(_ access: Access, runsScript: Bool, isAlone: Bool, moves: Bool, _ source: Place, _ loan: Loan) -> Loan {
    guard let root = access.root, runsScript || !isAlone || root.owner.isLent else { return loan }
    let (hot, find) = (hot, root.place)
    if root.isWhole, root.leavesNothing, moves {
      return Loan(
        begin: { frame in
          let place = try find(frame)
          if place == LentPlaces.nowhere { return try loan.begin(frame) }
          let isMissing = place.load(fromByteOffset: 8, as: UnsafeRawPointer?.self) == nil
          if isMissing || hot.pointee.lent.contains(place) { throw trap(.exclusivity, source) }
          try loan.begin(frame)
        }, end: loan.end)
    }
    if runsScript { compiler.lend(root.owner) }
    return Loan(
      begin: { frame in
        let place = try find(frame)
        if hot.pointee.lent.contains(place) { throw trap(.exclusivity, source) }
        try loan.begin(frame)
        hot.pointee.lent.append(place)
      },
      end: { frame in
        hot.pointee.lent.removeLast()
        try loan.end(frame)
      })
  }
}
