import Glibc

/// Presses Ctrl-C for units that run too long, and stops the process when that does not help: that running code can
/// be stopped is one of the things fuzzed for.
final class Watchdog: @unchecked Sendable {
  static let shared = Watchdog()

  private let lock: UnsafeMutablePointer<pthread_mutex_t> = .allocate(capacity: 1)
  private var flag: UnsafeMutablePointer<Int32>?
  /// When, in milliseconds.
  private var deadline = Int.max
  private var lastWord = Int.max
  private var patience = 0

  private init() {
    pthread_mutex_init(lock, nil)
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { _ in
        while true {
          usleep(5_000)
          Watchdog.shared.look()
        }
      }, nil)
  }

  /// Runs `body` and sets the flag after some milliseconds.
  func watch(_ flag: UnsafeMutablePointer<Int32>, limit: Int, patience: Int, _ body: () -> Void) {
    set(flag, now() + limit, patience)
    body()
    set(nil, .max, 0)
  }

  /// The flag is another from now on, or for a while nobody's.
  func follow(_ flag: UnsafeMutablePointer<Int32>) {
    pthread_mutex_lock(lock)
    if self.flag != nil { self.flag = flag }
    pthread_mutex_unlock(lock)
  }

  private func set(_ flag: UnsafeMutablePointer<Int32>?, _ deadline: Int, _ patience: Int) {
    pthread_mutex_lock(lock)
    self.flag = flag
    self.deadline = deadline
    self.patience = patience
    lastWord = .max
    pthread_mutex_unlock(lock)
  }

  private func look() {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    let time = now()
    if time > lastWord { fault("does not stop") }
    guard time > deadline, let flag else { return }
    flag.pointee = 1
    deadline = .max
    lastWord = time + patience
  }

  /// The time that the process has had, for a machine may have other things to do.
  private func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
