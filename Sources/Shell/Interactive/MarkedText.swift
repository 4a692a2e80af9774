import Language
import Syntax

/// What was typed, with the probe's mark in the place of the name being typed and everything closed that is open: a text
/// that parses.
struct MarkedText {
  let source: SourceText
  let statements: [Stmt]
  /// Where the mark stands, in bytes.
  let place: Int
  /// Behind a colon at the start of a line there is a command.
  let isForcedCommand: Bool

  /// nil in strings and comments, and where nothing can be made of the text.
  init?(_ head: String, _ session: Session) {
    place = head.utf8.count
    isForcedCommand = Self.endsWithForcingColon(head)
    if isForcedCommand {
      (source, statements) = (SourceText(head), [])
      return
    }
    // What is long is looked at from the last line that may begin a statement.
    let text = place < Self.limit ? head : ""
    if let found = Self.parse(text, session) {
      (source, statements) = found
      return
    }
    // Something earlier is wrong: the line alone may tell.
    if Self.isInLiteral(head) { return nil }
    let line = head.utf8.last { $0 == 10 } == nil ? "" : Self.lastLine(head)
    guard
      let found = Self.parse(Self.blanks(place - line.utf8.count) + line, session)
        ?? Self.parse(Self.blanks(place), session)
    else { return nil }
    (source, statements) = found
  }

  /// The command whose argument the mark is.
  var command: (any Command.Type, CommandStmt)? {
    guard case .command(let call)? = statements.last?.kind, call.nameSpan.end < place,
      let command = CommandTable.command(call.name)
    else { return nil }
    // In an expression of its own it is a matter for the checker.
    for argument in call.arguments where argument.span.start <= place && place < argument.span.end {
      switch argument.value {
      case .expression, .statement:
        return Self.isPath(source.text(of: Span(Int(argument.span.start), place))) ? (command, call) : nil
      case .word, .option: return (command, call)
      }
    }
    return (command, call)
  }

  /// The beginning of a path looks like an implicit member (`..`), or like a subscript: `UIView[1`, of ten.
  private static func isPath(_ start: String) -> Bool {
    let last = start.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    if let bracket = last.firstIndex(of: "[") {
      return last.first!.isUppercase && last[last.index(after: bracket)...].allSatisfy(\.isNumber)
    }
    return !start.isEmpty && start.allSatisfy { "./".contains($0) }
  }

  /// Whether the mark begins a statement of the top level, where a command may stand too.
  var beginsStatement: Bool { statements.last.map { $0.span.start == place } ?? true }

  // MARK: Making it parse

  /// Longer texts are looked at by the line.
  private static let limit = 16_384
  /// What may be missing behind the mark, or behind the brackets around it.
  private static let endings = ["", " {}", ": break", " else {}", ": 0", " in [] {}", " = 0"]

  private static func parse(_ head: String, _ session: Session) -> (SourceText, [Stmt])? {
    let text = head + Probe.mark
    for ending in endings {
      for brackets in ending.isEmpty ? 0...0 : 0...3 {
        guard let inner = close(text, session, atMost: brackets), let found = closeAll(inner + ending, session) else {
          break
        }
        if found.isClean { return (found.source, found.statements) }
      }
    }
    // In a string the mark is text, unless it stands in an interpolation.
    if isInLiteral(head), head.utf8.contains(UInt8(ascii: "\\")) {
      for ending in [")\"", "))\"", ")\")"] {
        if let found = closeAll(text + ending, session), found.isClean { return (found.source, found.statements) }
      }
    }
    return nil
  }

  /// Closes some of the brackets that are open, the inner ones first; nil when there are no more.
  private static func close(_ text: String, _ session: Session, atMost count: Int) -> String? {
    var text = text
    for _ in 0..<count {
      guard let open = session.parse(SourceText(text), allowsMoreInput: true).unfinished,
        let closer = closer(of: open.construct)
      else { return nil }
      text += closer
    }
    return text
  }

  private static func closeAll(
    _ text: String, _ session: Session
  ) -> (source: SourceText, statements: [Stmt], isClean: Bool)? {
    var text = text
    for _ in 0..<60 {
      let source = SourceText(text)
      let unit = session.parse(source, allowsMoreInput: true)
      guard let open = unit.unfinished else { return (source, unit.statements, unit.diagnostics.isEmpty) }
      guard let closer = closer(of: open.construct) else { return nil }
      text += closer
    }
    return nil
  }

  private static func closer(of construct: Unfinished.Construct) -> String? {
    switch construct {
    case .brace: "}"
    case .parenthesis: ")"
    case .bracket: "]"
    case .trailingOperator: " 0"
    case .string, .comment: nil
    }
  }

  /// Whether the end of the text is inside of a string or a comment.
  private static func isInLiteral(_ head: String) -> Bool {
    let last = Highlighter(text: head).ranges.last
    return last.map { $0.range.upperBound >= head.utf8.count && ($0.style == .green || $0.style == .dim) } ?? false
  }

  private static func endsWithForcingColon(_ head: String) -> Bool {
    guard head.hasSuffix(":") else { return false }
    let line = lastLine(head).dropLast()
    return line.allSatisfy { $0 == " " } || line.last { $0 != " " } == ";"
  }

  private static func lastLine(_ head: String) -> String {
    let line = head.utf8.split(separator: 10, omittingEmptySubsequences: false).last ?? Substring().utf8
    return String(Substring(line))
  }

  private static func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
