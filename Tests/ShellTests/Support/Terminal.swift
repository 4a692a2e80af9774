import CLibedit
import Glibc
import Testing

/// Somebody at a terminal, typing at the built `vsh` and reading what it writes.
final class Terminal {
  private let master: Int32
  private let pid: pid_t
  /// Everything written, escape sequences left out.
  private(set) var text = ""
  /// The same with them.
  private(set) var raw: [UInt8] = []
  private var isClosed = false

  /// - Parameters:
  ///   - home: where its history and journal go.
  ///   - columns: of its window.
  init(
    home: String, arguments: [String] = [], variables more: [String: String] = [:], columns: Int32 = 100
  ) throws {
    var variables = ["TERM": "xterm-256color", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no", "HOME": home]
    variables["PATH"] = "/usr/bin:/bin"
    variables.merge(more) { $1 }
    var argumentBlock = ([Self.program] + arguments).map { strdup($0) } + [nil]
    var block = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    var child: pid_t = 0
    master = cl_spawn(Self.program, &argumentBlock, &block, 24, columns, &child)
    pid = child
    for string in argumentBlock + block { free(string) }
    try #require(master >= 0)
    try wait(for: "window > ")
  }

  deinit {
    if !isClosed { Glibc.kill(pid, SIGKILL) }
    var ignored: Int32 = 0
    waitpid(pid, &ignored, 0)
    close(master)
  }

  /// The program stands beside the test bundle.
  static let program: String = {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    let linked = String(decoding: buffer[..<max(0, count)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    for start in [CommandLine.arguments.first { $0.contains(".xctest") } ?? "", linked] {
      var directory = start
      while let slash = directory.lastIndex(of: "/") {
        directory = String(directory[..<slash])
        // Whole, for tests run it elsewhere, too.
        if let found = realpath(directory + "/vsh", nil) {
          defer { free(found) }
          return String(cString: found)
        }
      }
    }
    return "vsh"
  }()

  /// Types, and waits until what comes after contains the text and, unless something runs on, a prompt behind it.
  func type(_ keys: String, until wanted: String, runsOn: Bool = false) throws {
    text = ""
    raw = []
    let bytes = Array(keys.utf8)
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      try #require(count > 0)
      offset += count
    }
    try wait(for: wanted, andPrompt: !runsOn && (keys.hasSuffix("\r") || keys == "\u{3}"))
  }

  /// Ends the input, or asks to leave.
  func leave(_ keys: String) throws -> Int32 {
    try type(keys, until: "", runsOn: true)
    return try end()
  }

  /// The machine goes down, or nearly; the status as `end` gives it.
  func kill() throws -> Int32 {
    Glibc.kill(pid, SIGKILL)
    return try end()
  }

  func wait(for wanted: String, andPrompt: Bool = false) throws {
    func isThere() -> Bool {
      guard let place = wanted.isEmpty ? text.startIndex..<text.startIndex : text.firstRange(of: wanted) else {
        return false
      }
      // A continuation prompt has the next line's indentation behind it.
      let last = text[place.lowerBound...].split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
      return !andPrompt || last.contains("> ")
    }
    for _ in 0..<200 {
      if isThere() { return }
      var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      if poll(&waiting, 1, 100) > 0, !receive() { break }
    }
    if !isThere() { throw Missing(wanted: wanted, seen: text) }
  }

  struct Missing: Error {
    let wanted: String
    let seen: String
  }

  /// The exit status, or minus the signal that ended it.
  private func end() throws -> Int32 {
    for _ in 0..<200 {
      var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      if poll(&waiting, 1, 100) > 0, !receive() { break }
    }
    Glibc.kill(pid, SIGKILL)
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    isClosed = true
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
  }

  private func receive() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(master, &buffer, buffer.count)
    guard count > 0 else { return false }
    raw += buffer[..<count]
    text = Self.plain(raw)
    return true
  }

  private static func plain(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    var p = 0
    while p < bytes.count {
      if bytes[p] == 27, p + 1 < bytes.count {
        p += 2
        if bytes[p - 1] == UInt8(ascii: "[") {
          while p < bytes.count, !(0x40...0x7E).contains(bytes[p]) { p += 1 }
          p += 1
        }
      } else {
        if bytes[p] != 13 { result.append(bytes[p]) }
        p += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// A folder nobody uses yet; its files are removed at the end.
final class TemporaryFolder {
  let path: String

  init() {
    var template = Array("/tmp/vsh-test-XXXXXX".utf8CString)
    mkdtemp(&template)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Puts a file in it.
  func write(_ name: String, _ text: String) {
    written.append(name)
    guard let file = fopen("\(path)/\(name)", "w") else { return }
    fputs(text, file)
    fclose(file)
  }

  private var written: [String] = []

  deinit {
    for name in written { unlink("\(path)/\(name)") }
    for name in names(in: state) { unlink("\(state)/\(name)") }
    for folder in [state, "\(path)/.local/state", "\(path)/.local", path] { rmdir(folder) }
  }

  /// Where vsh keeps its history and journals.
  var state: String { path + "/.local/state/vsh" }

  func names(in folder: String) -> [String] {
    guard let open = opendir(folder) else { return [] }
    defer { closedir(open) }
    var names: [String] = []
    while let entry = readdir(open) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  func content(_ path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(file), byte >= 0 { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
