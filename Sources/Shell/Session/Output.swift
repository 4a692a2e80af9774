/// Gathers what is printed, so that a loop of a million prints costs few system calls, and keeps it in order with
/// standard error.
final class Output {
  let host: Host
  /// Replays print nothing.
  var isMuted = false
  /// Where a command's output goes instead, while it is redirected.
  private var captured: [String] = []
  private var buffer = ""
  private static let limit = 1 << 15

  init(_ host: Host) { self.host = host }

  func write(_ text: String) {
    if !captured.isEmpty {
      captured[captured.count - 1] += text
      return
    }
    if isMuted { return }
    buffer += text
    if buffer.utf8.count > Self.limit { flush() }
  }

  func line(_ text: String) {
    write(text)
    write("\n")
  }

  func writeError(_ text: String) {
    if isMuted { return }
    flush()
    host.writeError(text)
  }

  func flush() {
    if buffer.isEmpty { return }
    host.write(buffer)
    buffer = ""
  }

  /// What `body` prints.
  func capture(_ body: () throws -> Void) rethrows -> String {
    captured.append("")
    do { try body() } catch {
      captured.removeLast()
      throw error
    }
    return captured.removeLast()
  }
}
