import Syntax

// A trap in a `deinit` ends the program where it happens. Code that lets go of an object cannot throw: the trap waits in
// `RunContext.pendingError`, and is looked for wherever what runs next could be seen. Scripts that declare no `deinit` do
// not pay for it.
extension FunctionCompiler {
  var looksForDeinitTraps: Bool { catalog.hasDeinitializers }

  /// A statement that does not run when a `deinit` has trapped before it.
  func unlessDeinitTrapped(_ step: Step) -> Step {
    guard looksForDeinitTraps else { return step }
    let (hot, context) = (hot, context)
    switch step {
    case .plain(let run):
      return .plain { frame in
        if hot.pointee.hasPendingError { try context.throwPending() }
        try run(frame)
      }
    case .flow(let run):
      return .flow { frame in
        if hot.pointee.hasPendingError { try context.throwPending() }
        return try run(frame)
      }
    }
  }

  /// A scope after whose end no other code runs when a `deinit` has trapped in it.
  func raisingDeinitTraps(_ step: Step) -> Step {
    guard looksForDeinitTraps else { return step }
    let (hot, context) = (hot, context)
    switch step {
    case .plain(let run):
      return .plain { frame in
        try run(frame)
        if hot.pointee.hasPendingError { try context.throwPending() }
      }
    case .flow(let run):
      return .flow { frame in
        let flow = try run(frame)
        if hot.pointee.hasPendingError { try context.throwPending() }
        return flow
      }
    }
  }

  /// The same of a function's body and all that its frame held.
  func raisingDeinitTraps(_ code: Code) -> Code {
    guard looksForDeinitTraps else { return code }
    let (hot, context) = (hot, context)
    switch code {
    case .void(let run):
      return .void { frame in
        try run(frame)
        if hot.pointee.hasPendingError { try context.throwPending() }
      }
    case .int(let run):
      return .int { frame in
        let result = try run(frame)
        if hot.pointee.hasPendingError { try context.throwPending() }
        return result
      }
    case .double(let run):
      return .double { frame in
        let result = try run(frame)
        if hot.pointee.hasPendingError { try context.throwPending() }
        return result
      }
    case .bool(let run):
      return .bool { frame in
        let result = try run(frame)
        if hot.pointee.hasPendingError { try context.throwPending() }
        return result
      }
    case .value(let run):
      return .value { frame in
        let result = try run(frame)
        if hot.pointee.hasPendingError { try context.throwPending() }
        return result
      }
    case .blob(let run, let size):
      return .blob(
        { frame, target in
          try run(frame, target)
          if hot.pointee.hasPendingError { try context.throwPending() }
        }, size)
    }
  }
}
