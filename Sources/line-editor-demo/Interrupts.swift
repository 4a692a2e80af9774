import Glibc

/// What SIGINT leaves behind. Not in `main.swift`: what stands there looks at each call for the main actor, which may take
/// a lock that the code that was interrupted holds.
enum Interrupts {
  nonisolated(unsafe) private static let flag = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 1)

  static func watch() {
    // The first use makes it, here and not in the handler.
    flag.initialize(to: 0)
    signal(SIGINT) { _ in Interrupts.flag.pointee = 1 }
  }

  /// Whether one came since the last call.
  static func take() -> Bool {
    defer { flag.pointee = 0 }
    return flag.pointee != 0
  }
}
