// Operations and what surrounds them as single closures: each closure saved is a call saved. The operands are
// structures of a few kinds, so that the optimizer makes one closure for each operation and pair of kinds.

protocol IntOperand {
  func load(_ frame: Frame) throws -> Int
}
struct IntConstant: IntOperand {
  let value: Int
  @inline(__always) func load(_ frame: Frame) -> Int { value }
}
struct IntVariable: IntOperand {
  let address: Address
  @inline(__always) func load(_ frame: Frame) -> Int { address.int(frame).pointee }
}
struct IntClosure: IntOperand {
  let run: (Frame) throws -> Int
  @inline(__always) func load(_ frame: Frame) throws -> Int { try run(frame) }
}

protocol DoubleOperand {
  func load(_ frame: Frame) throws -> Double
}
struct DoubleConstant: DoubleOperand {
  let value: Double
  @inline(__always) func load(_ frame: Frame) -> Double { value }
}
struct DoubleVariable: DoubleOperand {
  let address: Address
  @inline(__always) func load(_ frame: Frame) -> Double { address.double(frame).pointee }
}
/// `Double(variable)` of an integer variable.
struct ConvertedVariable: DoubleOperand {
  let address: Address
  @inline(__always) func load(_ frame: Frame) -> Double { Double(address.int(frame).pointee) }
}
struct DoubleClosure: DoubleOperand {
  let run: (Frame) throws -> Double
  @inline(__always) func load(_ frame: Frame) throws -> Double { try run(frame) }
}

/// `variable = a op b`, with the change counted.
struct FusedStore {
  let store: (_ target: Address, _ counter: UnsafeMutablePointer<Int>) -> (Frame) throws -> Void

  /// The counter for changes that nobody asks about: those of locals.
  nonisolated(unsafe) static let ignored: UnsafeMutablePointer<Int> = {
    let made = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    made.initialize(to: 0)
    return made
  }()
}

/// `if a op b { body }`
struct FusedTest {
  let when: (_ body: @escaping (Frame) throws -> Void) -> (Frame) throws -> Void
}

// MARK: Int

func fuse<Op: IntArithmetic>(_: Op.Type, _ a: Node, _ b: Node, _ place: Place) -> Node {
  switch (a.shape, b.shape) {
  case (.int(let x), .int(let y)):
    if let folded = try? Op.apply(x, y, place) { return .constant(folded) }
    return .int { _ in try Op.apply(x, y, place) }
  case (.memory(let x), .int(let y)): return join(Op.self, IntVariable(address: x), IntConstant(value: y), place)
  case (.memory(let x), .memory(let y)): return join(Op.self, IntVariable(address: x), IntVariable(address: y), place)
  case (.int(let x), .memory(let y)): return join(Op.self, IntConstant(value: x), IntVariable(address: y), place)
  case (.other, .int(let y)): return join(Op.self, IntClosure(run: a.int), IntConstant(value: y), place)
  case (.other, .memory(let y)): return join(Op.self, IntClosure(run: a.int), IntVariable(address: y), place)
  case (.memory(let x), .other): return join(Op.self, IntVariable(address: x), IntClosure(run: b.int), place)
  default: return join(Op.self, IntClosure(run: a.int), IntClosure(run: b.int), place)
  }
}

@inline(__always) private func join<Op: IntArithmetic, A: IntOperand, B: IntOperand>(
  _: Op.Type, _ a: A, _ b: B, _ place: Place
) -> Node {
  var node = Node.int { frame in
    let x = try a.load(frame)
    return try Op.apply(x, try b.load(frame), place)
  }
  node.fused = FusedStore { target, counter in
    { frame in
      let x = try a.load(frame)
      target.int(frame).pointee = try Op.apply(x, try b.load(frame), place)
      counter.pointee &+= 1
    }
  }
  return node
}

func compare<Op: IntComparison>(_: Op.Type, _ a: Node, _ b: Node) -> Node {
  switch (a.shape, b.shape) {
  case (.memory(let x), .int(let y)): return join(Op.self, IntVariable(address: x), IntConstant(value: y))
  case (.memory(let x), .memory(let y)): return join(Op.self, IntVariable(address: x), IntVariable(address: y))
  case (.other, .int(let y)): return join(Op.self, IntClosure(run: a.int), IntConstant(value: y))
  case (.other, .memory(let y)): return join(Op.self, IntClosure(run: a.int), IntVariable(address: y))
  default: return join(Op.self, IntClosure(run: a.int), IntClosure(run: b.int))
  }
}

@inline(__always) private func join<Op: IntComparison, A: IntOperand, B: IntOperand>(
  _: Op.Type, _ a: A, _ b: B
) -> Node {
  var node = Node.bool { frame in
    let x = try a.load(frame)
    return Op.apply(x, try b.load(frame))
  }
  node.test = FusedTest { body in
    { frame in
      let x = try a.load(frame)
      if Op.apply(x, try b.load(frame)) { try body(frame) }
    }
  }
  return node
}

// MARK: Double

func fuse<Op: DoubleArithmetic>(_: Op.Type, _ a: Node, _ b: Node) -> Node {
  if case .double(let x) = a.shape, case .double(let y) = b.shape { return .constant(Op.apply(x, y)) }
  switch a.shape {
  case .memory(let x): return right(Op.self, DoubleVariable(address: x), b)
  case .converted(let x): return right(Op.self, ConvertedVariable(address: x), b)
  case .double(let x): return right(Op.self, DoubleConstant(value: x), b)
  default: return right(Op.self, DoubleClosure(run: a.double), b)
  }
}

@inline(__always) private func right<Op: DoubleArithmetic, A: DoubleOperand>(_: Op.Type, _ a: A, _ b: Node) -> Node {
  switch b.shape {
  case .memory(let y): return join(Op.self, a, DoubleVariable(address: y))
  case .double(let y): return join(Op.self, a, DoubleConstant(value: y))
  default: return join(Op.self, a, DoubleClosure(run: b.double))
  }
}

@inline(__always) private func join<Op: DoubleArithmetic, A: DoubleOperand, B: DoubleOperand>(
  _: Op.Type, _ a: A, _ b: B
) -> Node {
  var node = Node.double { frame in
    let x = try a.load(frame)
    return Op.apply(x, try b.load(frame))
  }
  node.fused = FusedStore { target, counter in
    { frame in
      let x = try a.load(frame)
      target.double(frame).pointee = Op.apply(x, try b.load(frame))
      counter.pointee &+= 1
    }
  }
  return node
}

func compare<Op: DoubleComparison>(_: Op.Type, _ a: Node, _ b: Node) -> Node {
  switch (a.shape, b.shape) {
  case (.memory(let x), .double(let y)): return join(Op.self, DoubleVariable(address: x), DoubleConstant(value: y))
  case (.memory(let x), .memory(let y)): return join(Op.self, DoubleVariable(address: x), DoubleVariable(address: y))
  case (.other, .double(let y)): return join(Op.self, DoubleClosure(run: a.double), DoubleConstant(value: y))
  default: return join(Op.self, DoubleClosure(run: a.double), DoubleClosure(run: b.double))
  }
}

@inline(__always) private func join<Op: DoubleComparison, A: DoubleOperand, B: DoubleOperand>(
  _: Op.Type, _ a: A, _ b: B
) -> Node {
  var node = Node.bool { frame in
    let x = try a.load(frame)
    return Op.apply(x, try b.load(frame))
  }
  node.test = FusedTest { body in
    { frame in
      let x = try a.load(frame)
      if Op.apply(x, try b.load(frame)) { try body(frame) }
    }
  }
  return node
}
