/// Gathers what is printed, so that a loop of a million prints costs few system calls, and keeps it in order with
/// standard error.
final class Output {
  let host: Host
  private lazy var isWatched = host.isTerminal
  /// Messages have SGR sequences.
  var coloursErrors = false
  /// Replays print nothing.
  var isMuted = false
  private let pending = TextBuffer(capacity: limit * 2)
  /// What is written while muted.
  private let dropped = TextBuffer()
  /// Where a command's output goes instead, while it is redirected.
  private var captured: [TextBuffer] = []
  private static let limit = 1 << 16
  /// Gets a copy of what a person sees.
  var transcript: Transcript?

  init(_ host: Host) { self.host = host }

  /// Where to write at the moment. Whoever writes here directly calls `endLine()` or `passOn()` every now and then.
  var text: TextBuffer { captured.last ?? (isMuted ? dropped : pending) }

  /// What a script prints. Somebody who watches sees each line as it comes, as in any program.
  func write(_ text: String) {
    self.text.write(text)
    if isWatched, captured.isEmpty, text.utf8.last == UInt8(ascii: "\n") { flush() } else { passOn() }
  }

  /// Writes what has colours of our own: elsewhere a control character is shown and not obeyed.
  func write(coloured text: String) {
    guard captured.isEmpty, !isMuted else { return write(text.withoutColours) }
    flush()
    transcript?.add(coloured: Controls.shown(text, keepsColours: true))
    host.write(host.isTerminal ? Controls.shown(text, keepsColours: true) : text)
  }

  func line(_ text: String) {
    self.text.write(text)
    endLine()
  }

  func endLine() {
    text.put("\n")
    passOn()
  }

  /// Hands on what was written once there is enough of it.
  func passOn() {
    if pending.count > Self.limit { flush() }
    if dropped.count > Self.limit { dropped.removeAll() }
  }

  /// - Parameter logged: What a transcript gets instead, which does not depend on the window.
  func writeError(_ text: String, logged: String? = nil) {
    if isMuted { return }
    flush()
    let shown = Controls.shown(text, keepsColours: coloursErrors)
    transcript?.add(coloured: logged.map { Controls.shown($0, keepsColours: coloursErrors) } ?? shown)
    host.writeError(host.isTerminal ? shown : text)
  }

  func flush() {
    if pending.count == 0 { return }
    // Emptied first: a host that fails in the middle must not see the text again.
    let bytes = pending.bytes
    if host.isTerminal, let shown = Controls.shown(bytes) {
      pending.removeAll()
      shown.withUnsafeBufferPointer {
        transcript?.add($0)
        host.write(utf8: $0)
      }
      return
    }
    transcript?.add(bytes)
    pending.removeAll()
    host.write(utf8: bytes)
  }

  /// What `body` prints.
  func capture(_ body: () throws -> Void) rethrows -> String {
    beginCapture()
    var text = ""
    do {
      defer { text = endCapture() }
      try body()
    }
    return text
  }

  /// What is printed from here on is kept for `endCapture()`.
  func beginCapture() { captured.append(TextBuffer()) }

  func endCapture() -> String { captured.removeLast().string }
}
