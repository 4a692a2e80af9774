import Syntax

// Errors of running code. All out of line: the closures that may throw stay small.

@inline(never) func trap(_ reason: TrapReason, _ place: Place) -> any Error { Trap(reason, at: place) }

@inline(never) func overflow(_ place: Place) -> any Error { Trap(.overflow, at: place) }

@inline(never) func nilUnwrapped(_ place: Place, implicit: Bool) -> any Error {
  Trap(.foundNil(implicitly: implicit), at: place)
}

@inline(never) func indexOutOfRange(_ place: Place) -> any Error { Trap(.indexOutOfRange, at: place) }

/// An error on its way out of a call: a trap learns its place, and which function the call was of.
@inline(never) func passing(_ error: any Error, _ name: String, _ place: Place) -> any Error {
  guard var trap = error as? Trap else { return error }
  // An accessor that native code asks for is called from no place in the script.
  if place.span == .none { return leaving(error, name) }
  if trap.place == nil { trap.place = place }
  trap.add(name, place)
  return trap
}

/// An error on its way out of script code that native code called: an override, a closure, a `deinit`.
@inline(never) func leaving(_ error: any Error, _ name: String) -> any Error {
  guard var trap = error as? Trap, !name.isEmpty else { return error }
  trap.add(name, nil)
  return trap
}

/// The same for native functions, which are no part of the script's call stack.
@inline(never) func placing(_ error: any Error, _ place: Place) -> any Error {
  if var thrown = error as? Thrown, thrown.place == nil {
    thrown.place = place
    return thrown
  }
  guard var trap = error as? Trap else { return error }
  if trap.place == nil { trap.place = place }
  trap.placeLast(place)
  return trap
}

extension Trap {
  fileprivate mutating func add(_ function: String, _ place: Place?) {
    if stack.count < 20 { stack.append(StackEntry(function: function, place: place)) }
    stackDepth += 1
  }

  /// What native code called learns where that was called.
  fileprivate mutating func placeLast(_ place: Place) {
    guard let last = stack.last, last.place == nil, stackDepth == stack.count else { return }
    stack[stack.count - 1].place = place
  }
}

/// An initializer that another delegates to returned nil.
struct InitializerFailed: Error {}

extension UnsafeMutablePointer where Pointee == HotState {
  /// Looked at on every call: how deep, how much memory, and whether to stop. The caller takes the depth back.
  @inline(__always) func enterCall(_ callee: Frame, _ place: Place) throws {
    pointee.depth &+= 1
    if pointee.depth > pointee.maximumDepth || pointee.interrupt != 0 || callee > pointee.limit {
      throw refuseCall(place)
    }
  }

  @inline(__always) func leaveCall() { pointee.depth &-= 1 }

  @inline(never) private func refuseCall(_ place: Place) -> any Error {
    pointee.depth &-= 1
    if pointee.interrupt != 0 { return Trap.stopped(pointee.interrupt) }
    return Trap(
      pointee.depth >= pointee.maximumDepth ? .tooManyCalls(pointee.maximumDepth) : .noMemoryForCalls, at: place,
      kind: "")
  }

  var changeCounter: UnsafeMutablePointer<Int> {
    let offset = MemoryLayout<HotState>.offset(of: \HotState.changeCount)!
    return (UnsafeMutableRawPointer(self) + offset).assumingMemoryBound(to: Int.self)
  }

  /// Looked at on every turn of a loop.
  @inline(__always) func checkInterrupt() throws {
    if pointee.interrupt != 0 { throw Trap.stopped(pointee.interrupt) }
  }
}
