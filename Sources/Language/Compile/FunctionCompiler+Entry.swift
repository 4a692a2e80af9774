import Syntax

// From a function to the code of its body: parameters found their places, slots cleared at the exit.
extension FunctionCompiler {
  func compileFunction(_ declaration: Function, _ code: FunctionCode) -> Code {
    withReserve(firstReserve) {
      let index = layout.slots.count - function.parameters.count
      if let own = function.selfVariable {
        if declaration.isStatic, index == 0 {
          let type = compiler.runtimeType(concrete(own.type)).parts.first
          locations[ObjectIdentifier(own)] = .metatype(type.map { Value(object: $0) } ?? .void)
        } else if index > 0 {
          bindParameter(own, layout.slots[0])
        }
      }
      for (parameter, slot) in zip(function.parameters, layout.slots[index...]) { bindParameter(parameter, slot) }
      if declaration.kind == .initializer { return compileInitializer(declaration) }
      return finish(compileBody(function.body))
    }
  }

  /// A closure finds what it captured through its context, in its first slot.
  func compileClosure(_ code: FunctionCode) -> Code {
    withReserve(firstReserve) {
      bindCaptures()
      for (parameter, slot) in zip(function.parameters, layout.slots.dropFirst()) { bindParameter(parameter, slot) }
      return finish(compileBody(function.body))
    }
  }

  /// An initial value; `self` is its only parameter, if it has one.
  func compilePlain() -> Code {
    withReserve(firstReserve) {
      if let own = function.selfVariable, let slot = layout.slots.first { bindParameter(own, slot) }
      return finish(compileBody(function.body))
    }
  }

  var firstReserve: Int { function.body.count <= 2 ? 64 : 192 }

  func bindParameter(_ variable: Variable, _ slot: FrameLayout.Slot) {
    let rep = slot.rep
    if !slot.isInout, let takeApart = takingApart(variable.type) { tupleParameters.append((slot.offset, takeApart)) }
    guard isSharedByCell(variable) else {
      locations[ObjectIdentifier(variable)] = .memory(Address(frame: slot.offset), rep)
      return
    }
    // Shared with closures: lives in a cell while the function runs.
    let cell = allocateValue()
    locations[ObjectIdentifier(variable)] = .cell(Address(frame: cell))
    let offset = slot.offset
    extraPrologue.append { frame in
      frame.value(at: cell).pointee = CaptureBox.cell(frame.take(at: offset, as: rep))
      if rep == .value { frame.value(at: offset).initialize(to: .void) }
    }
    if slot.isInout { sharedInouts.append((cell, offset, rep)) }
  }

  func bindCaptures() {
    var index = 0
    for capture in function.captures {
      if capture.value == nil, isOwnName(capture.variable) {
        locations[ObjectIdentifier(capture.inner)] = .ownClosure
        continue
      }
      let isShared = capture.value == nil && isSharedByCell(capture.variable)
      locations[ObjectIdentifier(capture.inner)] = isShared ? .capturedCell(index) : .captured(index)
      index += 1
    }
  }

  /// Whether closures refer to the variable itself, not to a copy of its value.
  func isSharedByCell(_ variable: Variable) -> Bool {
    variable.isCaptured && (variable.isMutated || variable.isInout || compiler.isForward(variable))
  }

  private func isOwnName(_ variable: Variable) -> Bool { compiler.localFunction(variable) === function }

  /// Wraps a body: value slots are zero before it runs and destroyed when it has run or failed.
  func finish(_ body: Code) -> Code { raisingDeinitTraps(exiting(body)) }

  private func exiting(_ body: Code) -> Code {
    let parameters = layout.slots.filter { $0.rep == .value && !$0.isInout }.map(\.offset)
    let owned = parameters + ownedSlots
    if owned.isEmpty, extraPrologue.isEmpty { return body }
    let exit = FrameExit(
      owned: owned, locals: ownedSlots, prologue: extraPrologue, sharedInouts: sharedInouts, tuples: tupleParameters)
    if parameters.count == 1, ownedSlots.isEmpty, extraPrologue.isEmpty, tupleParameters.isEmpty {
      return Self.finishOne(body, parameters[0])
    }
    switch body {
    case .void(let run):
      return .void { frame in
        try exit.enter(frame)
        do { try run(frame) } catch { throw exit.leave(frame, error) }
        exit.leave(frame)
      }
    case .int(let run):
      return .int { frame in
        try exit.enter(frame)
        do {
          let result = try run(frame)
          exit.leave(frame)
          return result
        } catch { throw exit.leave(frame, error) }
      }
    case .double(let run):
      return .double { frame in
        try exit.enter(frame)
        do {
          let result = try run(frame)
          exit.leave(frame)
          return result
        } catch { throw exit.leave(frame, error) }
      }
    case .bool(let run):
      return .bool { frame in
        try exit.enter(frame)
        do {
          let result = try run(frame)
          exit.leave(frame)
          return result
        } catch { throw exit.leave(frame, error) }
      }
    case .value(let run):
      return .value { frame in
        try exit.enter(frame)
        do {
          let result = try run(frame)
          exit.leave(frame)
          return result
        } catch { throw exit.leave(frame, error) }
      }
    case .blob(let run, let size):
      return .blob(
        { frame, target in
          try exit.enter(frame)
          do { try run(frame, target) } catch { throw exit.leave(frame, error) }
          exit.leave(frame)
        }, size)
    }
  }

  /// The commonest case: a method whose only value is `self`.
  private static func finishOne(_ body: Code, _ offset: Int) -> Code {
    switch body {
    case .void(let run):
      .void { frame in
        defer { frame.value(at: offset).deinitialize(count: 1) }
        try run(frame)
      }
    case .int(let run):
      .int { frame in
        defer { frame.value(at: offset).deinitialize(count: 1) }
        return try run(frame)
      }
    case .double(let run):
      .double { frame in
        defer { frame.value(at: offset).deinitialize(count: 1) }
        return try run(frame)
      }
    case .bool(let run):
      .bool { frame in
        defer { frame.value(at: offset).deinitialize(count: 1) }
        return try run(frame)
      }
    case .value(let run):
      .value { frame in
        defer { frame.value(at: offset).deinitialize(count: 1) }
        return try run(frame)
      }
    case .blob(let run, let size):
      .blob(
        { frame, target in
          defer { frame.value(at: offset).deinitialize(count: 1) }
          try run(frame, target)
        }, size)
    }
  }
}

/// What happens at a function's entry and exit.
final class FrameExit {
  private let owned: [Int]
  private let locals: [Int]
  private let prologue: [(Frame) throws -> Void]
  private let sharedInouts: [(cell: Int, parameter: Int, rep: Rep)]
  private let tuples: [(parameter: Int, takeApart: (inout Value) -> Void)]

  init(
    owned: [Int], locals: [Int], prologue: [(Frame) throws -> Void],
    sharedInouts: [(cell: Int, parameter: Int, rep: Rep)] = [],
    tuples: [(parameter: Int, takeApart: (inout Value) -> Void)] = []
  ) {
    self.tuples = tuples
    self.owned = owned
    self.locals = locals
    self.prologue = prologue
    self.sharedInouts = sharedInouts
  }

  @inline(__always) func enter(_ frame: Frame) throws {
    for offset in locals { frame.value(at: offset).initialize(to: .void) }
    for step in prologue { try step(frame) }
  }

  @inline(__always) func leave(_ frame: Frame) {
    for (cell, parameter, rep) in sharedInouts {
      guard let address = frame.value(at: cell).pointee.cellAddress else { continue }
      try? frame.place(address.pointee, at: parameter, as: rep)
    }
    // Last declared, first destroyed.
    for offset in owned.reversed() {
      for tuple in tuples where tuple.parameter == offset { tuple.takeApart(&frame.value(at: offset).pointee) }
      frame.value(at: offset).deinitialize(count: 1)
    }
  }

  func leave(_ frame: Frame, _ error: any Error) -> any Error {
    leave(frame)
    return error
  }
}
