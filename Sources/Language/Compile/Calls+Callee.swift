import Syntax

/// A callee's code over its own frame, with what a call adds to it: the count of calls, where errors came from.
extension FunctionCompiler {
  func scriptCode(_ code: FunctionCode, _ place: Place) -> Code { enteringCode(code.code, code.name, place) }

  /// Counts the call, and says on errors where it was.
  func enteringCode(_ code: Code, _ name: String, _ place: Place) -> Code {
    let hot = hot
    switch code {
    case .void(let run):
      return .void { frame in
        try hot.enterCall(frame, place)
        defer { hot.leaveCall() }
        do { try run(frame) } catch { throw passing(error, name, place) }
      }
    case .int(let run):
      return .int { frame in
        try hot.enterCall(frame, place)
        defer { hot.leaveCall() }
        do { return try run(frame) } catch { throw passing(error, name, place) }
      }
    case .double(let run):
      return .double { frame in
        try hot.enterCall(frame, place)
        defer { hot.leaveCall() }
        do { return try run(frame) } catch { throw passing(error, name, place) }
      }
    case .bool(let run):
      return .bool { frame in
        try hot.enterCall(frame, place)
        defer { hot.leaveCall() }
        do { return try run(frame) } catch { throw passing(error, name, place) }
      }
    case .value(let run):
      return .value { frame in
        try hot.enterCall(frame, place)
        defer { hot.leaveCall() }
        do { return try run(frame) } catch { throw passing(error, name, place) }
      }
    case .blob(let run, let size):
      return .blob(
        { frame, target in
          try hot.enterCall(frame, place)
          defer { hot.leaveCall() }
          do { try run(frame, target) } catch { throw passing(error, name, place) }
        }, size)
    }
  }

  /// A native member: errors get their place, and an error that script code left pending comes out.
  func nativeCode(_ code: Code, _ place: Place) -> Code {
    let (hot, context) = (hot, context)
    switch code {
    case .void(let run):
      return .void { frame in
        do {
          try run(frame)
          hot.pointee.changeCount &+= 1
          if hot.pointee.hasPendingError { try context.throwPending() }
        } catch { throw placing(error, place) }
      }
    case .int(let run):
      return .int { frame in
        do {
          let result = try run(frame)
          if hot.pointee.hasPendingError { try context.throwPending() }
          return result
        } catch { throw placing(error, place) }
      }
    case .double(let run):
      return .double { frame in
        do {
          let result = try run(frame)
          if hot.pointee.hasPendingError { try context.throwPending() }
          return result
        } catch { throw placing(error, place) }
      }
    case .bool(let run):
      return .bool { frame in
        do {
          let result = try run(frame)
          if hot.pointee.hasPendingError { try context.throwPending() }
          return result
        } catch { throw placing(error, place) }
      }
    case .value(let run):
      return .value { frame in
        do {
          let result = try run(frame)
          if hot.pointee.hasPendingError { try context.throwPending() }
          return result
        } catch { throw placing(error, place) }
      }
    case .blob(let run, let size):
      return .blob(
        { frame, target in
          do {
            try run(frame, target)
            if hot.pointee.hasPendingError { try context.throwPending() }
          } catch { throw placing(error, place) }
        }, size)
    }
  }
}
