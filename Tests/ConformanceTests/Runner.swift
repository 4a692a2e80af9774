import Glibc
import Shell
import Syntax
import ViewKit

/// What a run of a script came to.
struct Run: Sendable {
  var output = ""
  var errors = ""
  var status: Int32 = 0
}

/// Runs a script as `vsh -f` does, in a world of its own, with a host that records.
func run(_ program: Program) -> Run {
  let source = SourceText(name: program.path, bytes: program.source)
  return onDeepStack { job in
    Runtime.withFresh { _ in
      let host = RecordingHost()
      let session = Session(host: host)
      session.isLastInput = true
      job.watch(session)
      defer { job.watch(nil) }
      var outcome = session.run(source)
      if outcome == .done { outcome = session.end() }
      let status = session.finish(outcome)
      let faults = Runtime.current.checkInvariants().map { "unsound: \($0)\n" }.joined()
      return Run(output: host.output, errors: host.errors + faults, status: status)
    }
  }
}

/// What each of the `inputs` prints after the script has run.
func outputs(_ script: [UInt8], named name: String, then inputs: [String]) -> [String] {
  var texts: [String] = []
  let source = SourceText(name: name, bytes: script)
  _ = onDeepStack { job in
    Runtime.withFresh { _ in
      let host = RecordingHost()
      let session = Session(host: host)
      job.watch(session)
      defer { job.watch(nil) }
      _ = session.run(source)
      for input in inputs {
        host.output = ""
        _ = session.run(input)
        texts.append(host.output + Runtime.current.checkInvariants().joined(separator: "\n"))
      }
      return Run(output: texts.joined(), errors: host.errors)
    }
  }
  return texts
}

/// A script being run on a thread of its own.
private final class Job: @unchecked Sendable {
  let body: (Job) -> Run
  /// Written by the job's thread before it says that it ends, read after that.
  var result = Run()
  /// What stops the script; nil when there is none to stop. Used under the lock only: the session frees it.
  private var flag: UnsafeMutablePointer<Int32>?
  private var lock = pthread_mutex_t()
  private var hasEnded = sem_t()

  init(_ body: @escaping (Job) -> Run) {
    self.body = body
    pthread_mutex_init(&lock, nil)
    sem_init(&hasEnded, 0, 0)
  }

  func run() {
    result = body(self)
    sem_post(&hasEnded)
  }

  /// Whether the thread ended in time.
  func wait(seconds: Int) -> Bool {
    var limit = timespec()
    clock_gettime(CLOCK_REALTIME, &limit)
    limit.tv_sec += seconds
    while sem_timedwait(&hasEnded, &limit) != 0 {
      if errno != EINTR { return false }
    }
    return true
  }

  func watch(_ session: Session?) {
    set(session?.interruptFlag)
    session?.interruptFlagChanged = { [unowned self] in set($0) }
  }

  private func set(_ flag: UnsafeMutablePointer<Int32>?) {
    pthread_mutex_lock(&lock)
    self.flag = flag
    pthread_mutex_unlock(&lock)
  }

  func interrupt() {
    pthread_mutex_lock(&lock)
    flag?.pointee = 1
    pthread_mutex_unlock(&lock)
  }
}

/// Scripts may call 10,000 deep, which takes more stack than a test's own thread has. One that never ends is
/// interrupted after a minute of its own time, however busy the machine is, or ten of anyone's, and given up when that
/// does not stop it: it must not hang the other tests.
private func onDeepStack(_ body: @escaping (Job) -> Run) -> Run {
  let job = Job(body)
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, 1 << 30)
  var thread = pthread_t()
  let context = Unmanaged.passRetained(job)
  let status = pthread_create(
    &thread, &attributes,
    { context in
      Unmanaged<Job>.fromOpaque(context!).takeRetainedValue().run()
      return nil
    }, context.toOpaque())
  guard status == 0 else {
    context.release()
    return Run(errors: "no thread could be made", status: -1)
  }
  var clock = clockid_t()
  pthread_getcpuclockid(thread, &clock)
  pthread_detach(thread)
  for _ in 0..<600 {
    if job.wait(seconds: 1) { return job.result }
    var used = timespec()
    // The clock of a thread that has just ended tells nothing.
    if clock_gettime(clock, &used) == 0, used.tv_sec >= 60 { break }
  }
  job.interrupt()
  guard job.wait(seconds: 10) else { return Run(errors: "(runs for ever, and cannot be interrupted)", status: -1) }
  job.result.errors += "(interrupted: it does not end)"
  job.result.status = 130
  return job.result
}

/// A machine of which only the files that were written exist.
final class RecordingHost: Host {
  var output = ""
  var errors = ""
  var files: [String: [UInt8]] = [:]

  func write(_ text: String) { output += text }
  func writeError(_ text: String) { errors += text }

  func read(_ path: String) throws -> [UInt8] {
    guard let bytes = files[path] else { throw HostError("No such file or directory") }
    return bytes
  }

  func replace(_ path: String, _ bytes: [UInt8]) throws { files[path] = bytes }
  func append(_ path: String, _ bytes: [UInt8]) throws { files[path, default: []] += bytes }
  func exists(_ path: String) -> Bool { files[path] != nil }
  func list(_ directory: String) -> [String] { files.keys.sorted() }
  func resolve(_ path: String) -> String { path }
  func run(program: String, input: String?) -> Int32 { 127 }
  var isTerminal: Bool { false }
  var size: (columns: Int, rows: Int) { (80, 24) }
}
