import LineEditor
import Syntax

/// A session as a person saw it, written to a file: prompts, what was typed, and all that was answered.
final class Transcript {
  let word: String
  private let path: String
  private let host: any Host
  /// What was answered to the input that runs.
  private var answer = TextBuffer()

  init(_ host: any Host, path: String, as word: String) {
    self.host = host
    self.path = path
    self.word = word
  }

  /// As a terminal shows it, wherever it went: whoever looks at the file has one.
  func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let shown = Controls.shown(bytes) { return shown.forEach(answer.put(byte:)) }
    for byte in bytes { answer.put(byte: byte) }
  }

  /// Colours are for terminals.
  func add(coloured text: String) { answer.write(Controls.shown(text.withoutColours)) }

  /// Writes an input and its answer. Throws a `HostError`.
  func write(_ input: String?, prompt: String) throws {
    let text = (input.map { Self.lines(of: $0, prompt: prompt) } ?? "") + answer.string
    answer.removeAll()
    if text.isEmpty { return }
    try host.append(path, Array((text.hasSuffix("\n") ? text : text + "\n").utf8))
  }

  /// What is typed at a prompt as it stands on a terminal.
  static func lines(of input: String, prompt: String) -> String {
    let lines = input.split(separator: "\n", omittingEmptySubsequences: false)
    let width = prompt.columns + 3
    let further = String(repeating: " ", count: max(0, width - 5)) + "...> "
    return lines.enumerated().map { index, line in
      let text = (index == 0 ? prompt + " > " : further) + line
      return (line.isEmpty ? text.trimmedEnd : text) + "\n"
    }.joined()
  }
}

extension Session {
  /// The running input and its answer, for `log`. The lines with `log` belong to it, so that its lines have the numbers
  /// in `history` that they had. Of a file there is only the answer.
  func writeTranscript(_ source: SourceText, _ prompt: String) {
    if let starting { output.transcript = starting }
    starting = nil
    guard let transcript = output.transcript else { return }
    do {
      let isTyped = source.name.isEmpty || source.name.hasPrefix("<") || source.name == "-c"
      try transcript.write(isTyped ? source.text : nil, prompt: prompt)
    } catch {
      output.transcript = nil
      let reason = (error as? HostError)?.reason ?? "\(error)"
      tell("note: '\(transcript.word)' cannot be written (\(reason)): log off\n")
    }
    if isLogEnding { output.transcript = nil }
    isLogEnding = false
  }
}

extension String {
  /// Without SGR sequences.
  var withoutColours: String {
    guard contains("\u{1B}") else { return self }
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "\u{1B}") {
      result += rest[..<start]
      rest = rest[start...].dropFirst()
      guard rest.first == "[", let end = rest.firstIndex(where: { $0.isLetter }) else { continue }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  var trimmedEnd: String {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...last])
  }
}
