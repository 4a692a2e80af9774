import Glibc

extension Runtime {
  /// Runs `body` in a world of its own and puts the old one back. Callers on other threads wait their turn, so that
  /// tests which run side by side do not meet in one world. Calls may nest.
  ///
  /// - Parameter world: Made when it is the caller's turn: making one already asks for the world in use.
  public static func withFresh<R>(
    _ world: @autoclosure () -> Runtime = Runtime(), _ body: (Runtime) throws -> R
  ) rethrows -> R {
    pthread_mutex_lock(gate)
    defer { pthread_mutex_unlock(gate) }
    return try inside(world(), body)
  }

  /// The new world is dead when this returns, while it is still the caller's turn: what dies with it is buried in the
  /// world in use.
  @inline(never)
  private static func inside<R>(_ world: consuming Runtime, _ body: (Runtime) throws -> R) rethrows -> R {
    let former = current
    current = world
    defer { current = former }
    return try body(world)
  }

  nonisolated(unsafe) private static let gate: UnsafeMutablePointer<pthread_mutex_t> = {
    let gate = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
    pthread_mutex_init(gate, &attributes)
    return gate
  }()
}
