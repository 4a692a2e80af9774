import Glibc
import Language
import Shell

/// Ctrl-C, and who else wants to stop a running script: sets the flag that scripts look at. The signal's handler
/// touches plain memory only.
enum Interrupt {
  nonisolated(unsafe) private static var flag: UnsafeMutablePointer<Int32>?
  nonisolated(unsafe) private static var wasInterrupted: Int32 = 0

  static func watch(_ session: Session) {
    flag = session.interruptFlag
    watched = session
    session.interruptFlagChanged = { flag = $0 }
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in
      Interrupt.wasInterrupted = 1
      Interrupt.stop(.interrupt)
    }
    sigaction(SIGINT, &action, nil)
    action.__sigaction_handler.sa_handler = { _ in }
    sigaction(wakingSignal, &action, nil)
    // A reader that closes its end is told by the write's error.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Whether Ctrl-C was pressed since this was asked last.
  static func take() -> Bool {
    defer { wasInterrupted = 0 }
    return wasInterrupted != 0
  }

  /// The session that is stopped, held as long as somebody may want to.
  nonisolated(unsafe) private static var watched: Session?
  /// When what runs is to be stopped, in seconds of the monotonic clock; 0 for never.
  nonisolated(unsafe) static var deadline = 0

  /// Stops what a session runs from now on after so many seconds.
  static func limit(_ session: Session, seconds: Int) {
    deadline = 0
    watch(session)
    deadline = now + seconds
  }

  /// Asked by the thread that watches.
  static func checkDeadline() {
    if deadline > 0, now >= deadline {
      deadline = 0
      stop(.time)
    }
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec
  }

  /// Whether what runs is to stop and has not yet said so.
  static var isStopping: Bool { flag.map { $0.pointee != 0 } ?? false }

  static func stop(_ reason: StopReason) { flag?.pointee = reason.rawValue }

  /// Of no meaning to anybody, and ignored where nobody handles it.
  private static let wakingSignal = SIGURG
  nonisolated(unsafe) private static var isWaiting = false

  /// Runs one call that may wait for somebody outside. Where it is to stop already, the signal that said so came too
  /// early to end it: the thread that watches ends it then.
  static func waiting(_ call: () -> Int) -> Int {
    isWaiting = true
    defer { isWaiting = false }
    return call()
  }

  /// Asked by the thread that watches: ends the call in which what is to stop still waits on `thread`.
  static func wake(_ thread: pthread_t) {
    if isWaiting, isStopping || wasInterrupted != 0 { pthread_kill(thread, wakingSignal) }
  }

  /// Some bytes of standard input; nil when Ctrl-C came, empty at the end.
  static func readInput() -> (bytes: [UInt8], isMoreWaiting: Bool)? {
    while true {
      if wasInterrupted != 0 { return nil }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = waiting { read(0, &buffer, buffer.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return ([], false) }
      var waiting = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
      let isMore = poll(&waiting, 1, 0) > 0
      return (Array(buffer[..<count]), isMore)
    }
  }
}

/// Runs `body` on a thread with a large stack, and ends the process with its answer.
///
/// - Parameter sizes: Tried in this order, since a small machine may refuse a very large one.
func runOnLargeStack(_ sizes: [Int], _ body: @escaping () -> Int32) {
  Heap.prepare()
  final class Box {
    let body: () -> Int32
    init(_ body: @escaping () -> Int32) { self.body = body }
  }
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  let box = Unmanaged.passRetained(Box(body)).toOpaque()
  for size in sizes {
    pthread_attr_setstacksize(&attributes, size)
    var thread = pthread_t()
    let code = pthread_create(
      &thread, &attributes, { exit(Unmanaged<Box>.fromOpaque($0!).takeRetainedValue().body()) }, box)
    if code == 0 {
      // Ctrl-C is for the other thread: what it waits for there ends then.
      var interrupts = sigset_t()
      sigemptyset(&interrupts)
      sigaddset(&interrupts, SIGINT)
      pthread_sigmask(SIG_BLOCK, &interrupts, nil)
      MemoryWatch.run(beside: thread)
    }
  }
  exit(body())
}
