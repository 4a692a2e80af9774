/// A host that keeps what is written to it, for whoever runs a session to look at its answers.
final class CapturedHost: Host {
  private let host: any Host
  /// Results and diagnostics in the order written.
  private(set) var everything = ""
  private(set) var output = ""
  private(set) var errors = ""
  /// Why nothing may be written or started, if so.
  var refusal: String?

  init(_ host: any Host) { self.host = host }

  /// What was written since it was asked last.
  func take() -> (output: String, errors: String, everything: String) {
    defer { (output, errors, everything) = ("", "", "") }
    return (output, errors, everything)
  }

  func write(_ text: String) {
    output += text
    everything += text
  }

  func writeError(_ text: String) {
    errors += text
    everything += text
  }

  private func check() throws { if let refusal { throw HostError(refusal) } }

  func read(_ path: String) throws -> [UInt8] { try host.read(path) }
  func replace(_ path: String, _ bytes: [UInt8]) throws {
    try check()
    try host.replace(path, bytes)
  }
  func append(_ path: String, _ bytes: [UInt8]) throws {
    try check()
    try host.append(path, bytes)
  }
  func exists(_ path: String) -> Bool { host.exists(path) }
  func list(_ directory: String) -> [String] { host.list(directory) }
  func resolve(_ path: String) -> String { host.resolve(path) }
  func run(program: String, input: String?) -> Int32 { refusal == nil ? host.run(program: program, input: input) : 126 }
  func openJournal(_ path: String) throws -> (any JournalFile)? {
    try check()
    return try host.openJournal(path)
  }
  var now: UInt64 { host.now }
  let isTerminal = false
  let size = (columns: 80, rows: 24)
}
