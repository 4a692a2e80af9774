import Shell

/// A machine in memory: its files are what tests gave it and what the session wrote.
final class RecordingHost: Host {
  var output = ""
  var errors = ""
  /// Both, in the order written.
  var everything = ""
  var files: [String: String] = [:]
  var isTerminal = false
  var size = (columns: 80, rows: 24)
  /// The paths of journals that somebody has open.
  var openJournals: Set<String> = []
  /// What of journals is surely on the disk.
  var synced: [String: String] = [:]
  /// Programs that were started, each with its input.
  var programs: [(program: String, input: String)] = []
  /// What programs exit with.
  var programStatus: Int32 = 0

  func write(_ text: String) {
    output += text
    everything += text
  }

  func writeError(_ text: String) {
    errors += text
    everything += text
  }

  func read(_ path: String) throws -> [UInt8] {
    guard let text = files[resolve(path)] else { throw HostError("No such file or directory") }
    return Array(text.utf8)
  }

  func replace(_ path: String, _ bytes: [UInt8]) throws {
    if path.hasPrefix("/locked/") { throw HostError("Permission denied") }
    files[resolve(path)] = String(decoding: bytes, as: UTF8.self)
  }

  func append(_ path: String, _ bytes: [UInt8]) throws {
    files[resolve(path), default: ""] += String(decoding: bytes, as: UTF8.self)
  }

  func openJournal(_ path: String) throws -> (any JournalFile)? {
    if path.hasPrefix("/locked/") { throw HostError("Permission denied") }
    return openJournals.contains(path) ? nil : RecordedJournal(self, path)
  }

  /// How far the clock moves whenever it is asked.
  var ticks: UInt64 = 0
  private var clock: UInt64 = 0
  var now: UInt64 {
    clock += ticks
    return clock
  }
  var isInputWaiting = false
  /// What an editor makes of a text.
  var editing: (String) -> String = { $0 }
  func edit(_ text: String) throws -> String { editing(text) }

  func exists(_ path: String) -> Bool { files[resolve(path)] != nil }

  func list(_ directory: String) -> [String] {
    let prefix = directory == "." ? "" : directory.hasSuffix("/") ? directory : directory + "/"
    let names = files.keys.filter { $0.hasPrefix(prefix) }.map { path in
      let rest = path.dropFirst(prefix.count)
      return rest.firstIndex(of: "/").map { String(rest[...$0]) } ?? String(rest)
    }
    return Set(names).sorted()
  }

  func resolve(_ path: String) -> String {
    guard path.contains(".") else { return path }
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  func run(program: String, input: String?) -> Int32 {
    programs.append((program, input ?? ""))
    return programStatus
  }
}

final class RecordedJournal: JournalFile {
  private let host: RecordingHost
  private let path: String

  init(_ host: RecordingHost, _ path: String) {
    self.host = host
    self.path = path
    host.openJournals.insert(path)
    host.files[path, default: ""] += ""
  }

  deinit { host.openJournals.remove(path) }

  var isEmpty: Bool { host.files[path, default: ""].isEmpty }
  func read() throws -> [UInt8] { Array(host.files[path, default: ""].utf8) }
  func truncate(to count: Int) throws {
    host.files[path] = String(decoding: try read().prefix(count), as: UTF8.self)
  }
  func append(_ bytes: [UInt8]) throws { host.files[path, default: ""] += String(decoding: bytes, as: UTF8.self) }
  func sync() { host.synced[path] = host.files[path] }
  func remove() { host.files[path] = nil }
}
