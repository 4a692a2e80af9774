import Syntax

// The call itself: arguments stored, the callee's frame entered.
extension FunctionCompiler {
  /// Calls of script functions without `inout` arguments.
  func scriptCall(_ code: FunctionCode, _ filled: Filled, _ area: Int, _ place: Place) -> Node? {
    let hot = hot
    let name = code.name
    let store = filled.store
    switch (code.entry, filled.ints.count) {
    case (.int(let body), 1):
      let argument = filled.ints[0].run
      return .int { frame in
        let callee = frame + area
        callee.int(at: 0).pointee = try argument(frame)
        try hot.enterCall(callee, place)
        defer { hot.leaveCall() }
        do { return try body.run(callee) } catch { throw passing(error, name, place) }
      }
    case (.int(let body), 2):
      let (first, second) = (filled.ints[0].run, filled.ints[1].run)
      return .int { frame in
        let callee = frame + area
        callee.int(at: 0).pointee = try first(frame)
        callee.int(at: 8).pointee = try second(frame)
        try hot.enterCall(callee, place)
        defer { hot.leaveCall() }
        do { return try body.run(callee) } catch { throw passing(error, name, place) }
      }
    case (.int(let body), _):
      return .int { frame in
        try store(frame)
        let callee = frame + area
        try hot.enterCall(callee, place)
        defer { hot.leaveCall() }
        do { return try body.run(callee) } catch { throw passing(error, name, place) }
      }
    case (.double(let body), _):
      return .double { frame in
        try store(frame)
        let callee = frame + area
        try hot.enterCall(callee, place)
        defer { hot.leaveCall() }
        do { return try body.run(callee) } catch { throw passing(error, name, place) }
      }
    case (.bool(let body), _):
      return .bool { frame in
        try store(frame)
        let callee = frame + area
        try hot.enterCall(callee, place)
        defer { hot.leaveCall() }
        do { return try body.run(callee) } catch { throw passing(error, name, place) }
      }
    case (.value(let body), _):
      return .value { frame in
        try store(frame)
        let callee = frame + area
        try hot.enterCall(callee, place)
        defer { hot.leaveCall() }
        do { return try body.run(callee) } catch { throw passing(error, name, place) }
      }
    case (.void(let body), _):
      return .void { frame in
        try store(frame)
        let callee = frame + area
        try hot.enterCall(callee, place)
        defer { hot.leaveCall() }
        do { try body.run(callee) } catch { throw passing(error, name, place) }
      }
    case (.blob, _): return nil
    }
  }

  /// Any call: `code` runs over the callee's frame.
  func generalCall(
    _ code: Code, _ filled: Filled, _ area: Int, _ place: Place, isBoxed: Bool = false, runsScript: Bool = false
  ) -> Node {
    let store = filled.store
    if filled.accesses.isEmpty {
      switch code {
      case .void(let run):
        return .void {
          try store($0); try run($0 + area)
        }
      case .int(let run):
        return .int {
          try store($0); return try run($0 + area)
        }
      case .double(let run):
        return .double {
          try store($0); return try run($0 + area)
        }
      case .bool(let run):
        return .bool {
          try store($0); return try run($0 + area)
        }
      case .value(let run):
        return .value {
          try store($0); return try run($0 + area)
        }
      case .blob(let run, let size):
        return Node(
          .blob(
            {
              try store($0); try run($0 + area, $1)
            }, size))
      }
    }
    let isAlone = filled.accesses.count == 1
    let steps = filled.accesses.map { given -> Loan in
      let loan = isBoxed ? lend(given.access, given.offset) : move(given.access, given.offset, given.rep)
      // Memory that is a boxed value is lent as it is, all else is moved out.
      var moves = true
      if isBoxed, case .memory(_, .value) = given.access.kind { moves = false }
      return lending(given.access, runsScript: runsScript, isAlone: isAlone, moves: moves, place, loan)
    }
    let hot = hot
    let outlives = filled.accesses.contains { $0.access.outlives }
    let accessors = filled.accesses.map(\.access)
    let prepare = filled.prepare
    /// Getters and setters run where the callee's frame lies: the ones before it is filled, the others when all that came
    /// back in it is taken out.
    func aroundAccessors<Result>(_ frame: Frame, _ body: () throws -> Result) throws -> Result {
      try prepare?(frame)
      var (open, begun) = (0, 0)
      func finish() throws {
        while begun > 0 {
          begun -= 1
          try steps[begun].end(frame)
        }
        while open > 0 {
          open -= 1
          try accessors[open].end?(frame)
        }
      }
      do {
        for access in accessors {
          try access.begin?(frame)
          open += 1
        }
        try store(frame)
        for step in steps {
          try step.begin(frame)
          begun += 1
        }
        let result = try body()
        try finish()
        if outlives { hot.pointee.changeCount &+= 1 }
        return result
      } catch {
        let isLeaving = hot.pointee.isLeaving
        hot.pointee.isLeaving = true
        while begun > 0 || open > 0 { try? finish() }
        hot.pointee.isLeaving = isLeaving
        // What the call did before it failed is there, to be taken back.
        if outlives { hot.pointee.changeCount &+= 1 }
        throw error
      }
    }
    func around<Result>(_ frame: Frame, _ body: () throws -> Result) throws -> Result {
      if prepare != nil { return try aroundAccessors(frame, body) }
      try store(frame)
      var begun = 0
      do {
        for step in steps {
          try step.begin(frame)
          begun += 1
        }
        let result = try body()
        while begun > 0 {
          begun -= 1
          try steps[begun].end(frame)
        }
        if outlives { hot.pointee.changeCount &+= 1 }
        return result
      } catch {
        // Every place gets back what was moved out of it, also after an error.
        while begun > 0 {
          begun -= 1
          try? steps[begun].end(frame)
        }
        if outlives { hot.pointee.changeCount &+= 1 }
        throw error
      }
    }
    switch code {
    case .void(let run): return .void { frame in try around(frame) { try run(frame + area) } }
    case .int(let run): return .int { frame in try around(frame) { try run(frame + area) } }
    case .double(let run): return .double { frame in try around(frame) { try run(frame + area) } }
    case .bool(let run): return .bool { frame in try around(frame) { try run(frame + area) } }
    case .value(let run): return .value { frame in try around(frame) { try run(frame + area) } }
    case .blob(let run, let size):
      return Node(.blob({ frame, target in try around(frame) { try run(frame + area, target) } }, size))
    }
  }

  struct Loan {
    let begin: (Frame) throws -> Void
    let end: (Frame) throws -> Void
  }

  /// Moves what is at a place, once accessed, into the callee's frame, and back.
  private func move(_ access: Access, _ offset: Int, _ rep: Rep) -> Loan {
    switch access.kind {
    case .memory(let address, let stored) where stored == rep:
      let size = rep.size
      return Loan(
        begin: { frame in
          (frame + offset).copyMemory(from: address.at(frame), byteCount: size)
          if rep == .value { address.value(frame).initialize(to: .void) }
        },
        end: { frame in
          address.at(frame).copyMemory(from: frame + offset, byteCount: size)
        })
    default:
      let pointer = access.pointer
      return Loan(
        begin: { frame in
          let place = try pointer(frame)
          // A number stays as well: who may see it meanwhile sees what it was.
          if place.pointee.ref == nil { return try frame.place(place.pointee, at: offset, as: rep) }
          let value = place.move()
          place.initialize(to: .void)
          try frame.place(value, at: offset, as: rep)
        },
        end: { frame in
          let value = frame.take(at: offset, as: rep)
          let place = try pointer(frame)
          place.pointee = value
        })
    }
  }

  /// Gives a library function the address of a boxed value, once accessed.
  private func lend(_ access: Access, _ offset: Int) -> Loan {
    if case .memory(let address, .value) = access.kind {
      return Loan(
        begin: { frame in
          frame.value(at: offset).initialize(to: Value(Int(bitPattern: address.at(frame))))
        },
        end: { _ in })
    }
    let slot = allocateValue()
    if case .memory(let address, let stored) = access.kind {
      return Loan(
        begin: { frame in
          let bytes = address.at(frame)
          frame.value(at: slot).pointee = bytes.take(at: 0, as: stored)
          frame.value(at: offset).initialize(to: Value(Int(bitPattern: frame + slot)))
        },
        end: { frame in
          let value = frame.value(at: slot).move()
          frame.value(at: slot).initialize(to: .void)
          try address.at(frame).place(value, at: 0, as: stored)
        })
    }
    let pointer = access.pointer
    return Loan(
      begin: { frame in
        let place = try pointer(frame)
        frame.value(at: slot).pointee = place.move()
        place.initialize(to: .void)
        frame.value(at: offset).initialize(to: Value(Int(bitPattern: frame + slot)))
      },
      end: { frame in
        let value = frame.value(at: slot).move()
        frame.value(at: slot).initialize(to: .void)
        try pointer(frame).pointee = value
      })
  }
}

extension RunContext {
  /// Throws the error that script code called by native code left behind.
  func throwPending() throws {
    guard let error = pendingError else { return }
    pendingError = nil
    throw error
  }
}

extension Compiler {
  /// A library row as code over a frame laid out by representation (for dispatch through such frames).
  func libraryCode(_ body: @escaping LibraryBody, _ layout: FrameLayout, types: [Type]) -> Code {
    let context = context
    let hot = hot
    let runtimeTypes = types.map(runtimeType)
    let slots = layout.slots
    let boxed = (layout.size + 15) & ~15
    return .unboxing(
      { frame in
        let values = frame.value(at: boxed)
        for (index, slot) in slots.enumerated() {
          if slot.isInout, slot.rep == .value {
            (values + index).initialize(to: Value(Int(bitPattern: frame + slot.offset)))
          } else {
            (values + index).initialize(to: frame.take(at: slot.offset, as: slot.rep))
          }
        }
        defer { values.deinitialize(count: slots.count) }
        let result = try body(
          Arguments(
            values: values, count: slots.count, types: runtimeTypes, free: frame + boxed + 16 * slots.count,
            context: context))
        if hot.pointee.hasPendingError { try context.throwPending() }
        return result
      }, as: layout.result)
  }
}
