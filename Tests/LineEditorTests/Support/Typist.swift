import CLibedit
import Glibc
import Testing

/// Somebody at a terminal, typing at the demo program and looking at what comes.
final class Typist {
  private let master: Int32
  private let pid: pid_t
  private(set) var screen: TerminalModel
  /// Everything the program wrote.
  private(set) var transcript: [UInt8] = []
  private var status: Int32?
  private var isClosed = false

  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let right = "\u{1B}[C"
  static let left = "\u{1B}[D"
  static let altEnter = "\u{1B}\r"
  static func control(_ letter: Character) -> String { String(Unicode.Scalar(letter.asciiValue! & 0x1F)) }

  init(rows: Int = 24, columns: Int = 80, environment: [String: String] = [:], waits: Bool = true) throws {
    var variables = ["TERM": "xterm-256color", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"]
    variables.merge(environment) { $1 }
    let path = Typist.program
    screen = TerminalModel(rows: rows, columns: columns)
    var child: pid_t = 0
    var arguments = [strdup(path), nil]
    var block = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    master = cl_spawn(path, &arguments, &block, Int32(rows), Int32(columns), &child)
    pid = child
    for string in arguments + block { free(string) }
    try #require(master >= 0)
    if waits { try wait { $0.screen.line.hasSuffix("window >") } }
  }

  deinit {
    if status == nil {
      kill(pid, SIGKILL)
      var ignored: Int32 = 0
      waitpid(pid, &ignored, 0)
    }
    close(master)
  }

  /// The demo program stands beside the test bundle.
  static let program: String = {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    let this = CommandLine.arguments.first { $0.contains(".xctest") } ?? ""
    let linked = String(decoding: buffer[..<max(0, count)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    for start in [this, linked] {
      var directory = start
      while let slash = directory.lastIndex(of: "/") {
        directory = String(directory[..<slash])
        let candidate = directory + "/line-editor-demo"
        if access(candidate, X_OK) == 0 { return candidate }
      }
    }
    return "line-editor-demo"
  }()

  // MARK: Typing and waiting

  /// Types, reading what comes back meanwhile: a terminal whose output nobody reads stops taking input.
  func type(_ text: String) throws { try type(bytes: Array(text.utf8)) }

  func type(bytes: [UInt8]) throws {
    var offset = 0
    while offset < bytes.count, !isClosed {
      var waiting = pollfd(fd: master, events: Int16(POLLIN | POLLOUT), revents: 0)
      try #require(poll(&waiting, 1, 10_000) > 0, "nothing was read for ten seconds")
      if waiting.revents & Int16(POLLIN) != 0 { receive() }
      guard waiting.revents & Int16(POLLOUT) != 0 else {
        if waiting.revents & Int16(POLLIN) == 0 { isClosed = true }
        continue
      }
      let count = bytes[offset...].prefix(1024).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count > 0 { offset += count }
    }
  }

  /// Types and waits until the screen shows it.
  func type(_ text: String, until condition: (Typist) -> Bool) throws {
    try type(text)
    try wait(condition)
  }

  /// - Parameter seconds: When it counts as hanging, on a machine that does much else meanwhile.
  func wait(seconds: Int = 60, _ condition: (Typist) -> Bool) throws {
    let deadline = Typist.now + seconds * 1000
    while !condition(self) {
      let left = deadline - Typist.now
      guard left > 0, !isClosed else {
        let seen = "\(screen.text)\n(cursor \(screen.row),\(screen.column)\(isClosed ? ", program gone" : ""))"
        throw Timeout(screen: seen)
      }
      var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      if poll(&waiting, 1, Int32(min(left, 200))) > 0 { receive() }
    }
  }

  struct Timeout: Error { let screen: String }

  private func receive() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(master, &buffer, buffer.count)
    guard count > 0 else {
      if count == 0 || errno != EINTR { isClosed = true }
      return
    }
    transcript += buffer[..<count]
    screen.feed(buffer[..<count])
  }

  /// Answers to what was entered: lines in angle brackets.
  func answered(_ text: String) -> Bool {
    String(decoding: transcript, as: UTF8.self).contains("<\(text)>")
  }

  func resize(rows: Int, columns: Int) {
    screen.resize(rows: rows, columns: columns)
    _ = cl_set_terminal_size(master, Int32(rows), Int32(columns))
  }

  func send(signal: Int32) { kill(pid, signal) }

  /// Whether the terminal is as a shell wants it: echoing, by lines, with signals.
  var isCooked: Bool {
    var settings = termios()
    tcgetattr(master, &settings)
    let wanted = tcflag_t(ICANON | ECHO | ISIG)
    return settings.c_lflag & wanted == wanted
  }

  var isAlive: Bool { status == nil && kill(pid, 0) == 0 && !exited(waiting: false) }

  /// The exit status, or minus the signal that ended it.
  func exitStatus() throws -> Int32 {
    let deadline = Typist.now + 60_000
    while !exited(waiting: false) {
      var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      if !isClosed, poll(&waiting, 1, 20) > 0 { receive() } else { usleep(2000) }
      if Typist.now > deadline { throw Timeout(screen: screen.text) }
    }
    // What it wrote last may still be on its way.
    while !isClosed {
      var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      if poll(&waiting, 1, 100) <= 0 { break }
      receive()
    }
    let raw = status!
    return raw & 0x7F == 0 ? (raw >> 8) & 0xFF : -(raw & 0x7F)
  }

  private func exited(waiting: Bool) -> Bool {
    if status != nil { return true }
    var raw: Int32 = 0
    if waitpid(pid, &raw, waiting ? 0 : WNOHANG) == pid { status = raw }
    return status != nil
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}

/// A path nobody uses yet; removed at the end.
final class TemporaryPath {
  let path: String

  init() {
    var template = Array("/tmp/line-editor-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    close(file)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    unlink(path)
  }

  deinit { unlink(path) }

  var content: String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(file), byte >= 0 { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  func write(_ text: String) {
    guard let file = fopen(path, "w") else { return }
    fputs(text, file)
    fclose(file)
  }
}

/// Small, seeded random numbers: a failing test prints its seed.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
