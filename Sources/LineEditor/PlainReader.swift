import Glibc

/// Statements from anything that is no terminal to draw on: a pipe, a file, `TERM=dumb`, a test.
///
/// Every statement is handed over as soon as its last line is there: a program may write the next one only after it
/// has seen the first one's answer.
public final class PlainReader: LineReading {
  public var configuration: LineEditorConfiguration
  private let input: Int32
  private let output: Int32
  private let showsPrompt: Bool
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  /// - Parameter showsPrompt: whether to print prompts on `output`, without colour.
  public init(configuration: LineEditorConfiguration, input: Int32 = 0, output: Int32 = 1, showsPrompt: Bool = false) {
    self.configuration = configuration
    self.input = input
    self.output = output
    self.showsPrompt = showsPrompt
  }

  /// At the end of the input an unfinished statement is handed over as it is, to be complained about.
  public func read() -> LineOutcome {
    var text = ""
    var open: String?
    while true {
      if showsPrompt {
        let prompt = open.map { configuration.continuationPrompt($0) } ?? configuration.prompt()
        _ = writeAll(output, withoutEscapes(prompt).utf8)
      }
      switch readLine() {
      case .interrupted:
        if showsPrompt { _ = writeAll(output, "\n".utf8) }
        return .interrupted
      case .endOfInput:
        if showsPrompt, isatty(input) == 1 { _ = writeAll(output, "\n".utf8) }
        return open == nil ? .endOfInput : .line(text)
      case .line(let line):
        text = open == nil ? line : text + "\n" + line
        switch configuration.isComplete(text) {
        case .complete: return .line(text)
        case .incomplete(let opening, _): open = opening
        }
      }
    }
  }

  public var hasMoreInput: Bool { position < buffer.count }

  /// One line of the input, without its newline.
  public func readLine() -> LineOutcome {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: TextBytes.newline) {
        return .line(take(through: end))
      }
      searched = buffer.count
      if isAtEnd { return position < buffer.count ? .line(take(through: buffer.count)) : .endOfInput }
      let before = position
      guard fill() else { return .interrupted }
      searched -= before - position
    }
  }

  private func take(through end: Int) -> String {
    var line = buffer[position..<end]
    position = min(end + 1, buffer.count)
    if line.last == 13 { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  /// Reads what is there; false when a signal came instead.
  private func fill() -> Bool {
    if position > 0 {
      buffer.removeSubrange(..<position)
      position = 0
    }
    configuration.willWait()
    // poll() ends at every signal, read() only at those whose handlers ask for it.
    var waiting = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    if poll(&waiting, 1, -1) < 0 {
      if errno == EINTR { return false }
      isAtEnd = true
      return true
    }
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(input, &chunk, chunk.count)
    if count > 0 {
      buffer += chunk[..<count]
    } else if count == 0 || errno != EAGAIN && errno != EINTR {
      isAtEnd = true
    } else if errno == EINTR {
      return false
    }
    return true
  }
}
