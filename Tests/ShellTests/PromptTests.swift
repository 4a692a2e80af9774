import LineEditor
import Testing

@testable import Shell

/// What a line at a prompt is, before the session has it.
@Suite struct PromptTests {
  /// Somebody types lines, each a `read`; what is on the screen afterwards, and how the session ended.
  private func typing(
    _ lines: [String], terminal: Bool = false
  ) -> (text: String, outcome: Outcome, kept: [String]) {
    inSession { session, host in
      session.settings.isQuiet = true
      host.isTerminal = terminal
      let prompt = Prompt(session: session) { _ in Lines(lines) }
      let outcome = prompt.run()
      session.flush()
      return (host.everything, outcome, session.log.entries.map { "\($0.text)" })
    }
  }

  private final class Lines: LineReading {
    private var lines: ArraySlice<String>
    init(_ lines: [String]) { self.lines = lines[...] }
    func read() -> LineOutcome { lines.popFirst().map { .line($0) } ?? .endOfInput }
  }

  /// The prompt typed along, or pasted into a terminal that does not say what is pasted.
  @Test func aPromptTypedAlongGoes() {
    #expect(typing(["window > tag = 5", "vsh> tag"]).text == "r1: Int = 5\n")
    #expect(
      typing(["let box = UIView(); addSubview(box);", "window > cd box", "window/box > pwd"]).text.hasSuffix(
        "\nwindow/box\n"))
    #expect(typing(["window > if tag == 0 {\n  print(7)\n}"]).text == "7\n")
    #expect(typing(["vsh> frame?"]).text.hasPrefix("var frame: CGRect   of UIView\n"))
    #expect(typing(["vsh> exit 3"]).outcome == .exit(3))
    #expect(typing(["window > quit"]).outcome == .exit(0))
    #expect(typing(["window > ", "vsh> "]).text == "")
    // An error is one of what is behind it.
    #expect(typing(["window > nope"]).text == "error: cannot find 'nope' in scope\n  nope\n  ^~~~\n")
    // What is kept has none.
    let saved = typing(["window > tag = 5", "save -"]).text
    #expect(saved.hasSuffix("\ntag = 5\n"), "\(saved)")
  }

  /// What is typed ahead shares the disk: it is written at once, and on the disk before anybody is waited for.
  @Test func linesThatCameTogetherReachTheDiskTogether() {
    final class Ahead: LineReading {
      let configuration: LineEditorConfiguration
      let host: RecordingHost
      var lines = ["tag = 1", "tag = 2", "tag = 3", "exit"][...]
      var written: [String] = []
      var hasMoreInput: Bool { lines.count == 3 || lines.count == 2 }
      init(_ configuration: LineEditorConfiguration, _ host: RecordingHost) {
        (self.configuration, self.host) = (configuration, host)
      }
      func read() -> LineOutcome {
        if !hasMoreInput { configuration.willWait() }
        let steps = [host.files["j"], host.synced["j"]].map { $0.map { $0.split(separator: "\n").count / 2 - 1 } ?? 0 }
        written.append("\(steps[0]) \(steps[1])")
        return .line(lines.removeFirst())
      }
    }
    let written = inSession { session, host in
      session.settings.isQuiet = true
      session.journal = Journal(host: host, path: "j")
      var reader: Ahead?
      let prompt = Prompt(session: session) {
        reader = Ahead($0, host)
        return reader!
      }
      _ = prompt.run()
      return reader?.written ?? []
    }
    #expect(written == ["0 0", "1 0", "2 0", "3 3"])
  }

  /// Only the prompt that stands there, and nothing that is Swift.
  @Test func aComparisonStaysOne() {
    #expect(typing(["let window = 5", "window > 3"]).text == "window: Int = 5\nr1: Bool = true\n")
    #expect(typing(["let a = 5;", "a > 3", "a > tag"]).text == "r1: Bool = true\nr2: Bool = true\n")
    // Views in an order of their own.
    let order = "func > (a: UIView, b: UIView) -> Bool { a.tag > b.tag }"
    #expect(typing([order, "let box = UIView();", "window > box"]).text == "r1: Bool = false\n")
    // Another view's prompt is a mistake to be told of.
    #expect(typing(["window/box > tag = 5"]).text.hasPrefix("error: "))
    #expect(typing(["window > tag = = 5"]).text.hasPrefix("error: "))
    // A file is no prompt.
    let run = runBatch([.text("window > tag = 5")])
    #expect(run.errors.contains("binary operator '>' cannot be applied"))
  }

  @Test func asksForMoreBehindAPromptTypedAlong() {
    inSession { session, _ in
      session.settings.isInteractive = true
      let isComplete = Prompt(session: session) { _ in Lines([]) }.configuration.isComplete
      #expect(isComplete("window > if true {") == .incomplete(open: "{", indent: 1))
      #expect(isComplete("window > tag") == .complete)
      #expect(isComplete("vsh> print([1,") == .incomplete(open: "[", indent: 2))
      #expect(isComplete("window > ") == .complete)
    }
  }

  /// What is open, and how it is told before the next line; a blank line closes nothing.
  @Test(arguments: [
    ("f(1,", "("), ("[1,", "["), ("if true {", "{"), ("let s = \"\"\"", "\"\"\""), ("/* a", "/*"), ("1 +", ""),
    ("if true {\n\n", "{"), ("/* a /* b */", "/*"), ("let x =", ""), ("class A {\n  func f() {\n  }\n", "{"),
  ])
  func whatIsUnfinished(_ text: String, _ open: String) {
    inSession { session, _ in
      let isComplete = Prompt(session: session) { _ in Lines([]) }.configuration.isComplete
      guard case .incomplete(open, _) = isComplete(text) else {
        Issue.record("\(text): \(isComplete(text))")
        return
      }
    }
  }

  /// What other shells are left with.
  @Test(arguments: ["quit", "quit()", "exit()", ":q", ":q!", ":quit", "exit", " quit "])
  func leavesByHabit(_ word: String) {
    let typed = typing([word, "print(7)"])
    #expect(typed.outcome == .exit(0) && typed.text == "")
  }

  @Test func clearsByHabit() {
    #expect(typing([" clear"], terminal: true).text == "\u{1B}[H\u{1B}[2J")
    #expect(typing(["clear"]).text.hasPrefix("error: "))
    #expect(typing(["let clear = 5;", "clear"], terminal: true).text == "r1: Int = 5\n")
  }

  /// What somebody declared is theirs, and in a file a mistake is one.
  @Test func aNameOfOnesOwnDoesNotLeave() {
    #expect(typing(["let quit = 5", "quit"]).text == "quit: Int = 5\nr1: Int = 5\n")
    #expect(typing(["func quit() { print(7) }", "quit()"]).text == "7\n")
    let run = runBatch([.text("quit")])
    #expect(run.errors.contains("did you mean 'exit'?") && run.status == 1)
  }

  /// Whoever is in a lesson may leave `lesson` out.
  @Test func aLessonHearsItsOwnWords() {
    let hint = typing(["lesson tree", "lesson next", "lesson hint"]).text
    #expect(typing(["lesson tree", "lesson next", "hint"]).text == hint)
    #expect(typing(["lesson tree", "let hint = 5;", "hint"]).text.hasSuffix("r1: Int = 5\n"))
    #expect(typing(["hint"]).text.hasPrefix("error: "))
  }
}
