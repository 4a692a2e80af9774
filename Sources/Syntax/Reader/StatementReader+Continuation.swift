extension StatementReader {
  enum Continuation { case none, continues, unknown }

  /// What the first thing on the following lines says about the statement before it.
  func continuation(from offset: Int) -> Continuation {
    var p = offset
    // Blank lines and comments decide nothing.
    while p < bytes.count {
      if Bytes.isSpace(bytes[p]) {
        p += 1
      } else if bytes[p] == UInt8(ascii: "/"), p + 1 < bytes.count, bytes[p + 1] == UInt8(ascii: "/") {
        while p < bytes.count, bytes[p] != 10 { p += 1 }
      } else {
        break
      }
    }
    guard p < bytes.count else { return .unknown }
    let byte = bytes[p]
    guard p + 8 < bytes.count || isFinished || bytes[p...].contains(10) else { return .unknown }
    let next = p + 1 < bytes.count ? bytes[p + 1] : 10
    switch byte {
    case UInt8(ascii: "."): return next == UInt8(ascii: ".") ? operatorContinues(p) : .continues
    // A brace, or the end of a list of generic parameters.
    case UInt8(ascii: "{"), UInt8(ascii: ">"): return .continues
    case UInt8(ascii: "?"), UInt8(ascii: ":"):
      return Bytes.isSpace(next) || byte == UInt8(ascii: "?") ? .continues : .none
    default:
      if Bytes.isOperator(byte) { return operatorContinues(p) }
      guard Bytes.isLetter(byte) else { return .none }
      var end = p
      while end < bytes.count, Bytes.isIdentifier(bytes[end]) { end += 1 }
      switch String(decoding: bytes[p..<end], as: UTF8.self) {
      case "else", "catch", "where", "as", "is", "in", "throws", "rethrows", "async": return .continues
      case "while": return endsWithBrace(before: offset) && beginsWithRepeat ? .continues : .none
      default: return .none
      }
    }
  }

  /// At the start of a line only an operator with a space after it is infix.
  private func operatorContinues(_ offset: Int) -> Continuation {
    var p = offset
    while p < bytes.count, Bytes.isOperator(bytes[p]) || bytes[p] == UInt8(ascii: ".") { p += 1 }
    if p == bytes.count, !isFinished { return .unknown }
    return p < bytes.count && Bytes.isSpace(bytes[p]) ? .continues : .none
  }

  /// `@discardableResult` on a line of its own belongs to the declaration on the next.
  func isOnlyAttributes(_ range: Range<Int>) -> Bool {
    guard range.lowerBound < range.upperBound, bytes[range.lowerBound] == UInt8(ascii: "@") else { return false }
    var p = range.lowerBound
    while p < range.upperBound {
      if Bytes.isSpace(bytes[p]) {
        p += 1
        continue
      }
      guard bytes[p] == UInt8(ascii: "@") else { return false }
      p += 1
      while p < range.upperBound, Bytes.isIdentifier(bytes[p]) || bytes[p] == UInt8(ascii: ".") { p += 1 }
      if p < range.upperBound, bytes[p] == UInt8(ascii: "(") {
        while p < range.upperBound, bytes[p] != UInt8(ascii: ")") { p += 1 }
        p += 1
      }
    }
    return true
  }

  /// `let all: Any = 1 as`, `for each in`: the last word needs something behind it.
  func endsWithOpenWord(_ range: Range<Int>) -> Bool {
    if !commands.isEmpty, startsWithCommandName(at: range.lowerBound) { return false }
    var end = withoutComment(range)
    while end > range.lowerBound, Bytes.isSpace(bytes[end - 1]) { end -= 1 }
    var first = end
    while first > range.lowerBound, Bytes.isLetter(bytes[first - 1]) { first -= 1 }
    let before = first > range.lowerBound ? bytes[first - 1] : 32
    guard first < end, end - first < 10,
      first == range.lowerBound || Bytes.isSpace(before) || before == UInt8(ascii: "(")
    else { return false }
    let word = String(decoding: bytes[first..<end], as: UTF8.self)
    return ParserOptions.openWords.contains(word) || ParserOptions.declarationWords.contains(word)
  }

  /// Where the comment begins that ends the last line of what was read: `1 as // see below`.
  private func withoutComment(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, Bytes.isSpace(bytes[end - 1]) { end -= 1 }
    let line = bytes[range.lowerBound..<end].lastIndex(of: 10).map { $0 + 1 } ?? range.lowerBound
    var isText = false
    for p in line..<end {
      if bytes[p] == UInt8(ascii: "\""), p == line || bytes[p - 1] != UInt8(ascii: "\\") { isText.toggle() }
      let isComment = bytes[p] == UInt8(ascii: "/") && p + 1 < end && bytes[p + 1] == UInt8(ascii: "/")
      if isComment, !isText { return p }
    }
    return end
  }

  private func endsWithBrace(before offset: Int) -> Bool {
    var p = offset
    while p > start, Bytes.isSpace(bytes[p - 1]) { p -= 1 }
    return p > start && bytes[p - 1] == UInt8(ascii: "}")
  }

  /// `repeat { … }`, possibly labelled, with its `while` on a line of its own.
  private var beginsWithRepeat: Bool {
    let head = String(decoding: bytes[start..<min(bytes.count, start + 80)], as: UTF8.self)
    return head.split(whereSeparator: { $0 == " " || $0 == ":" || $0 == "{" || $0 == "\n" }).prefix(2).contains(
      "repeat")
  }

  /// Most lines are told from commands by their first word alone.
  private func startsWithCommandName(at start: Int) -> Bool {
    let word = bytes[start...].prefix { Bytes.isIdentifier($0) }
    // The rest of the word may not have arrived.
    if word.endIndex == bytes.count { return true }
    return word.withUnsafeBufferPointer { options.commandIDs.contains(NameTable.shared.intern($0)) }
  }

  /// Whether the line is a command made of words, in which brackets and quotes mean nothing to Swift; nil when too
  /// little of it has arrived.
  func lineIsWholeCommand(at start: Int) -> Bool? {
    if commands.isEmpty { return false }
    let first = bytes[start]
    if Bytes.isIdentifier(first), !startsWithCommandName(at: start) { return false }
    guard Bytes.isIdentifier(first) || first == UInt8(ascii: ":") || first == UInt8(ascii: "!") else { return false }
    guard let end = bytes[start...].firstIndex(of: 10) ?? (isFinished ? bytes.count : nil) else {
      // A line of any length may come: not looked for again and again beyond what a command's line can be.
      return bytes.count - start > 4096 ? false : nil
    }
    guard end - start < 65536 else { return false }
    var parser = Parser(SourceText(bytes: bytes[start..<end]), options: options)
    guard let name = parser.commandName, let shape = commands[name] else { return false }
    return !shape.parameters.contains {
      switch $0 {
      case .word, .text: false
      default: true
      }
    }
  }
}

extension SourceText {
  convenience init(bytes: some Collection<UInt8>) { self.init(name: "", bytes: bytes) }
}

extension Parser {
  /// The command that the first statement is, if it is one.
  var commandName: Name? {
    mutating get {
      guard let statement = parseCommand(), case .command(let command) = statement.kind else { return nil }
      return command.name
    }
  }
}
