import Syntax

/// A transcript as a file has it: text, then inputs behind prompts, each with the answer that is expected below it.
///
/// A prompt is `vsh> `, or a path and `> ` as `log` writes it: `window/box > `. Further lines of an input begin with
/// `...> `.
struct TranscriptFile {
  struct Step {
    /// From 1.
    let line: Int
    /// As written: `vsh>`, or the path alone.
    let prompt: String
    var input: String
    /// The lines of the input as they stand.
    var written: [Substring]
    var expected: [Substring] = []
  }

  /// What stands before the first prompt.
  private(set) var preface: [Substring] = []
  private(set) var steps: [Step] = []

  init(_ text: String) {
    // Some editors end lines with two characters, which Swift counts as one.
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    for (index, line) in lines.enumerated() {
      if let (prompt, input) = Self.prompt(line) {
        steps.append(Step(line: index + 1, prompt: prompt, input: String(input), written: [line]))
      } else if let last = steps.indices.last {
        if steps[last].expected.isEmpty, let more = Self.continuation(line) {
          steps[last].input += "\n" + more
          steps[last].written.append(line)
        } else {
          steps[last].expected.append(line)
        }
      } else {
        preface.append(line)
      }
    }
  }

  private static func prompt(_ line: Substring) -> (String, Substring)? {
    if line == "vsh>" { return ("vsh>", "") }
    if line.hasPrefix("vsh> ") { return ("vsh>", line.dropFirst(5)) }
    guard let mark = line.firstRange(of: " > ") else {
      return line.hasSuffix(" >") && isPath(line.dropLast(2)) ? (String(line.dropLast(2)), "") : nil
    }
    let path = line[..<mark.lowerBound]
    return isPath(path) ? (String(path), line[mark.upperBound...]) : nil
  }

  /// `window/card/UIView[2]`, `old (detached)`
  private static func isPath(_ text: Substring) -> Bool {
    var text = text
    if text.hasSuffix(" (detached)") { text = text.dropLast(11) }
    guard let first = text.first, first.isLetter || first == "_" || first == "…" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || "_/[]…".contains($0) }
  }

  private static func continuation(_ line: Substring) -> Substring? {
    let start = line.drop { $0 == " " }
    let open = start.prefix { $0 != "." }
    guard open.count <= 4, !open.contains(" "), start.dropFirst(open.count).hasPrefix("...>") else { return nil }
    let rest = start.dropFirst(open.count + 4)
    return rest.first == " " ? rest.dropFirst() : rest.isEmpty ? rest : nil
  }
}

extension TranscriptFile {
  struct Failure {
    let line: Int
    let input: String
    let expected: [Substring]
    let actual: [Substring]
    /// An expression that is none, of the line after so many of the expected ones.
    var trouble: (line: Int, reason: String)?
  }

  /// Runs all inputs in a fresh session; what was answered otherwise, and the file as it would have to be.
  func run(_ host: any Host, path: String, isQuiet: Bool, allowsWriting: Bool = false) -> (
    failures: [Failure], updated: String
  ) {
    let captured = CapturedHost(host)
    var settings = Settings()
    settings.isInteractive = true
    settings.echoes = true
    settings.isQuiet = isQuiet
    settings.usesPager = false
    settings.width = 80
    settings.allowsWriting = allowsWriting
    let session = Session(host: captured, settings: settings)
    session.isReplayed = true
    session.folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    var failures: [Failure] = []
    var updated = preface.map { $0 + "\n" }.joined()
    var hasLeft = false
    for step in steps {
      let prompt = step.prompt == "vsh>" ? "vsh>" : session.world.prompt
      var answer = ""
      if hasLeft {
        answer = "the session has ended\n"
      } else {
        if !step.input.allSatisfy(\.isWhitespace), case .exit = session.run(step.input) { hasLeft = true }
        // A transcript has it as a terminal shows it.
        answer = Controls.shown(captured.take().everything)
      }
      var actual = answer.split(separator: "\n", omittingEmptySubsequences: false)
      if actual.last?.isEmpty ?? false { actual.removeLast() }
      // Empty lines below an answer only part it from the next prompt.
      var expected = step.expected
      var gap: [Substring] = []
      while let last = expected.last, last.isEmpty, expected.count > actual.count { gap.append(expected.removeLast()) }
      let patterns = expected.map(LinePattern.init)
      let isRight = LinePattern.match(actual, patterns) && prompt == step.prompt
      let written =
        prompt == step.prompt
        ? step.written.map { $0 + "\n" }.joined() : Transcript.lines(of: step.input, prompt: prompt)
      updated += written + (isRight ? expected : actual).map { $0 + "\n" }.joined() + gap.map { $0 + "\n" }.joined()
      guard !isRight else { continue }
      func shown(_ lines: [Substring], _ path: String) -> [Substring] {
        prompt == step.prompt ? lines : ["\(path) >"] + lines
      }
      failures.append(
        Failure(
          line: step.line, input: step.input, expected: shown(expected, step.prompt), actual: shown(actual, prompt),
          trouble: patterns.enumerated().lazy.compactMap { index, pattern in
            pattern.trouble.map { (step.line + step.written.count + index, $0) }
          }.first))
    }
    return (failures, updated)
  }
}

/// `vsh --test FILE…`
public struct TranscriptTests {
  let host: any Host
  let updates: Bool
  let writesJSON: Bool
  let isQuiet: Bool
  /// Transcripts may replace files that were there before them.
  let allowsWriting: Bool

  public init(host: any Host, updates: Bool, writesJSON: Bool, isQuiet: Bool, allowsWriting: Bool = false) {
    self.allowsWriting = allowsWriting
    self.host = host
    self.updates = updates
    self.writesJSON = writesJSON
    self.isQuiet = isQuiet
  }

  /// The exit code: 0 when all was answered as expected.
  public func run(_ paths: [String]) -> Int32 {
    var isRight = true
    var rows: [String] = []
    for path in paths {
      let bytes: [UInt8]
      do { bytes = try host.read(path) } catch {
        let reason = (error as? HostError)?.reason ?? "\(error)"
        host.writeError("vsh: cannot read '\(path)': \(reason)\n")
        isRight = false
        continue
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let file = TranscriptFile(text)
      // Some other file, given by mistake: what would be written into it would destroy it.
      guard !file.steps.isEmpty, text.utf8.elementsEqual(bytes) else {
        let reason = file.steps.isEmpty ? "no line begins with a prompt such as `vsh> `" : "it is not UTF-8"
        host.writeError("vsh: '\(path)' is no transcript: \(reason)\n")
        isRight = false
        continue
      }
      let (failures, updated) = file.run(host, path: path, isQuiet: isQuiet, allowsWriting: allowsWriting)
      if updates, !failures.isEmpty {
        do { try host.replace(path, Array(updated.utf8)) } catch {
          host.writeError("vsh: cannot write '\(path)': \((error as? HostError)?.reason ?? "\(error)")\n")
          isRight = false
          continue
        }
      }
      if !failures.isEmpty, !updates { isRight = false }
      if writesJSON {
        rows.append(Self.json(path, file.steps.count, failures))
      } else {
        tell(path, file.steps.count, failures)
      }
    }
    if writesJSON { host.write("[" + rows.joined(separator: ",") + "]\n") }
    return isRight ? 0 : 1
  }

  private func tell(_ path: String, _ count: Int, _ failures: [TranscriptFile.Failure]) {
    if !updates {
      for failure in failures {
        let first = failure.input.split(separator: "\n").first ?? ""
        host.write("\(path):\(failure.line): \(first)\n")
        if let (line, reason) = failure.trouble {
          host.write("  line \(line) is no regular expression: \(reason)\n")
        }
        for line in failure.expected { host.write("  - \(line)\n") }
        for line in failure.actual { host.write("  + \(line)\n") }
      }
    }
    let verb = updates ? "updated" : "failed"
    host.write("\(path): \(count) \(count == 1 ? "input" : "inputs"), \(failures.count) \(verb)\n")
  }

  private static func json(_ path: String, _ count: Int, _ failures: [TranscriptFile.Failure]) -> String {
    var json = JSONText()
    json.open("{")
    json.key("file")
    json.string(path)
    json.key("inputs")
    json.number(count)
    json.key("failures")
    json.open("[")
    for failure in failures {
      json.open("{")
      json.key("line")
      json.number(failure.line)
      json.key("input")
      json.string(failure.input)
      json.key("expected")
      json.string(failure.expected.joined(separator: "\n"))
      json.key("actual")
      json.string(failure.actual.joined(separator: "\n"))
      if let (line, reason) = failure.trouble {
        json.key("trouble")
        json.string("line \(line) is no regular expression: \(reason)")
      }
      json.close("}")
    }
    json.close("]")
    json.close("}")
    return json.text
  }
}
