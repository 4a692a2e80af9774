import LineEditor
import Syntax
import ViewKit

/// A session at a prompt.
public final class Prompt {
  let session: Session
  /// Makes the reader: an editor at a terminal, else plain lines.
  let makeReader: (LineEditorConfiguration) -> any LineReading

  public init(session: Session, makeReader: @escaping (LineEditorConfiguration) -> any LineReading) {
    self.session = session
    self.makeReader = makeReader
  }

  public static let banner =
    "vsh: UIKit's view tree at a prompt. `help` lists all, "
    + (CommandTable.command("lesson") == nil ? "" : "`lesson` teaches, ") + "Ctrl-D ends.\n"

  /// - Parameter first: Typed already.
  public func run(first: String? = nil) -> Outcome {
    session.settings.isInteractive = true
    session.settings.echoes = true
    session.isLastInput = false
    session.exitCode = 0
    if !session.settings.isQuiet { session.host.write(session.prose.fitted(Self.banner + (session.offer ?? ""))) }
    let reader = makeReader(configuration)
    session.hasMoreInput = { [unowned reader] in reader.hasMoreInput }
    defer {
      session.hasMoreInput = { false }
      session.syncJournal()
    }
    if let first {
      _ = session.run(first)
      session.exitCode = 0
    }
    while true {
      switch reader.read() {
      case .interrupted: continue
      case .endOfInput: return .done
      case .line(let text):
        if isClearing(text) {
          session.host.write("\u{1B}[H\u{1B}[2J")
          continue
        }
        guard let input = step(text) ?? (text.allSatisfy(\.isWhitespace) ? nil : meaning(of: text)) else { continue }
        let mark = session.stepMark
        if case .exit(let code) = session.run(input) { return .exit(code) }
        // A typing mistake is no reason to leave with an error.
        session.exitCode = 0
        if step(text) == nil, session.stepMark != mark {
          // `undo` went back in the file.
          session.showNextStep()
          session.flush()
        }
      }
    }
  }

  /// Runs the user's own start file, `~/.vshrc`: an error in it is shown, and the prompt comes all the same. A session
  /// that goes on has run it when it began.
  public static func start(_ session: Session, home: String?) {
    guard let home, let bytes = try? session.host.read(home + "/.vshrc") else { return }
    let source = SourceText(name: home + "/.vshrc", bytes: bytes)
    session.startFile = "~/.vshrc"
    if session.isResumed { return session.runSettings(of: source) }
    session.isStarting = true
    _ = session.run(source)
    session.isStarting = false
    session.log.startCount = session.log.entries.count
    session.typed = []
    session.exitCode = 0
    session.flush()
  }

  /// While a file is gone through, Return alone and three letters are about that.
  private func step(_ text: String) -> String? {
    guard session.stepMark != nil else { return nil }
    switch text.trimmed {
    case "": return "load --step"
    case "s": return "load --skip"
    case "c": return "load --rest"
    case "q": return "load --quit"
    default: return nil
    }
  }

  /// The input that a line is.
  private func meaning(of text: String) -> String {
    let text = withoutPrompt(text) ?? text
    return teaching(text) ?? topic(text) ?? leaving(text) ?? text
  }

  /// A prompt typed along, or pasted where the terminal does not tell what is pasted: `window > tag = 5`, `vsh> tag`.
  /// It goes where what is behind it can be read and the whole is no Swift, which it is where somebody gave views an
  /// order or put a number for `window`.
  ///
  /// - Returns: What is behind it; nil when there is none.
  private func withoutPrompt(_ text: String) -> String? {
    guard let prompt = ["vsh> ", session.world.prompt + " > "].first(where: text.hasPrefix) else { return nil }
    let rest = String(text.dropFirst(prompt.count))
    if topic(rest) == nil, leaving(rest) == nil {
      let unit = session.parse(SourceText(name: "", rest), allowsMoreInput: true)
      if unit.diagnostics.contains(where: { $0.severity == .error }) { return nil }
    }
    return session.isUnderstood(text) ? nil : rest
  }

  /// What other shells are left with leaves this one, unless it was declared.
  private func leaving(_ text: String) -> String? {
    let words = ["quit", "quit()", "exit()", ":q", ":q!", ":quit"]
    return words.contains(text.trimmed) && !session.isUnderstood(text) ? "exit" : nil
  }

  /// `clear` does what Ctrl-L does, unless it was declared.
  private func isClearing(_ text: String) -> Bool {
    text.trimmed == "clear" && session.host.isTerminal && !session.isUnderstood(text)
  }

  /// `frame?` and `?frame` ask for help.
  private func topic(_ text: String) -> String? {
    let word = text.trimmed
    guard word.hasSuffix("?") || word.hasPrefix("?"), word.count > 1 else { return nil }
    let name = (word.hasPrefix("?") ? String(word.dropFirst()) : String(word.dropLast())).trimmed
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || "._#@:()".contains($0) }
    return isName && !name.hasPrefix(":") ? "help \(name)" : nil
  }

  var configuration: LineEditorConfiguration {
    var configuration = LineEditorConfiguration()
    let session = session
    let isColoured = session.settings.isColoured
    configuration.usesColor = isColoured
    configuration.prompt = {
      let path = (session.stepMark.map { $0 + " " } ?? "") + session.world.prompt
      return isColoured ? "\u{1B}[1m\(path)\u{1B}[0m > " : "\(path) > "
    }
    configuration.isComplete = { [self] text in
      let text = withoutPrompt(text) ?? text
      let unit = session.parse(SourceText(name: "", text), allowsMoreInput: true)
      guard let open = unit.unfinished else { return .complete }
      return .incomplete(open: open.construct.opening, indent: open.depth)
    }
    configuration.willWait = session.syncJournal
    configuration.isRemembered = { session.stepMark == nil || !["s", "c", "q"].contains($0.trimmed) }
    if isColoured { configuration.highlight = { Highlighter(text: $0).ranges } }
    configuration.stripPrompts = { PromptStripping.strip($0, mainPrompt: Self.promptLength) }
    let completer = Completer(session: session)
    configuration.complete = { completer.complete($0, $1) }
    return configuration
  }
}

extension Prompt {
  /// How much of a line is a prompt of some session: `window > `, `window/card/UIView[2] > `, `box (detached) > `,
  /// `…/badge > `. No Swift begins so: windows have no order.
  static func promptLength(_ line: Substring) -> Int? {
    // Lines that a page or an editor indented, or took the last blank of.
    let start = line.drop { $0 == " " }
    let path = start.prefix { $0 != " " }
    guard !path.isEmpty else { return nil }
    var rest = start.dropFirst(path.count)
    let isDetached = rest.hasPrefix(" (detached)")
    if isDetached { rest = rest.dropFirst(11) }
    guard isDetached || path.hasPrefix("…") || path == "window" || path.hasPrefix("window/") else { return nil }
    guard rest.hasPrefix(" >") else { return nil }
    let length = line.count - rest.count + 2
    return rest.count == 2 ? length : rest.dropFirst(2).first == " " ? length + 1 : nil
  }
}

extension StringProtocol {
  /// Without white space at both ends.
  var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[start...end])
  }
}
