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
  onDeepStack {
    Runtime.withFresh { _ in
      let host = RecordingHost()
      let session = Session(host: host)
      session.isLastInput = true
      let outcome = session.run(SourceText(name: program.path, bytes: program.source))
      let status = session.finish(outcome)
      return Run(output: host.output, errors: host.errors, status: status)
    }
  }
}

/// Scripts may call 10,000 deep, which takes more stack than a test's own thread has.
private func onDeepStack(_ body: @escaping () -> Run) -> Run {
  final class Job {
    let body: () -> Run
    var result = Run()
    init(_ body: @escaping () -> Run) { self.body = body }
  }
  let job = Job(body)
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, 1 << 30)
  var thread = pthread_t()
  let context = Unmanaged.passRetained(job).toOpaque()
  let status = pthread_create(
    &thread, &attributes,
    { context in
      let job = Unmanaged<Job>.fromOpaque(context!).takeUnretainedValue()
      job.result = job.body()
      return nil
    }, context)
  guard status == 0 else { return Run(errors: "no thread could be made", status: -1) }
  pthread_join(thread, nil)
  Unmanaged<Job>.fromOpaque(context).release()
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
  func run(program: String, input: String) -> Int32 { 127 }
  var isTerminal: Bool { false }
  var size: (columns: Int, rows: Int) { (80, 24) }
}
