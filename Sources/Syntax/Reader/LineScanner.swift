/// Follows brackets, strings and comments byte by byte.
struct LineScanner {
  private enum Mode {
    case code, lineComment
    case blockComment(depth: Int)
    case string(hashes: Int, isBlock: Bool)
  }

  var isAtStatementStart = true
  /// Something but comments and white space was seen.
  private(set) var hasCode = false
  private var mode = Mode.code
  private var depth = 0
  /// Strings around an interpolation, each with the bracket depth of its code.
  private var outer: [(hashes: Int, isBlock: Bool, depth: Int)] = []
  private var skip = 0
  private var hashes = 0
  /// The last byte of code on this line, and whether white space stood before its run of operator characters.
  private var lastCode: UInt8 = 0
  private var spaceBeforeOperator = false
  private var previous: UInt8 = 10

  /// Whether the line that ends here may end a statement.
  var lineMayEnd: Bool {
    switch mode {
    case .code, .lineComment: break
    case .blockComment: return false
    case .string(_, let isBlock): if isBlock { return false }
    }
    guard depth <= 0, outer.isEmpty || !outer.contains(where: \.isBlock) else { return false }
    // `class Card:` and `func make<` go on as well.
    let goesOn = [UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: "<")].contains(lastCode)
    if goesOn { return false }
    return !(Bytes.isOperator(lastCode) && spaceBeforeOperator)
  }

  /// The line is a command's: its quotes and brackets mean nothing.
  mutating func takeCommand() {
    isAtStatementStart = false
    hasCode = true
  }

  /// Only comments so far: they belong to the statement behind them.
  mutating func startAgain() { isAtStatementStart = true }

  mutating func endLine() {
    switch mode {
    case .lineComment: mode = .code
    case .string(_, isBlock: false): mode = .code
    default: break
    }
    if case .code = mode, !outer.isEmpty, !outer.contains(where: \.isBlock) {
      // A one-line string with an open interpolation is malformed: the parser says so, the next line is fresh.
      depth = outer[0].depth
      outer.removeAll()
    }
    if depth < 0 { depth = 0 }
    previous = 10
    skip = 0
  }

  /// Takes one byte in; false when it takes more bytes to tell what it is.
  mutating func consume(_ bytes: UnsafeBufferPointer<UInt8>, _ i: Int, _ isFinished: Bool) -> Bool {
    if skip > 0 {
      skip -= 1
      return true
    }
    let byte = bytes[i]
    func at(_ offset: Int) -> UInt8 { i + offset < bytes.count ? bytes[i + offset] : 10 }
    switch mode {
    case .lineComment: return true
    case .blockComment(let level):
      guard byte == UInt8(ascii: "*") || byte == UInt8(ascii: "/") else { return true }
      guard isFinished || Self.canTell(bytes, i, 1) else { return false }
      if byte == UInt8(ascii: "*"), at(1) == UInt8(ascii: "/") {
        mode = level == 1 ? .code : .blockComment(depth: level - 1)
        skip = 1
      } else if byte == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
        mode = .blockComment(depth: level + 1)
        skip = 1
      }
    case .string(let hashes, let isBlock):
      guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { return true }
      guard isFinished || Self.canTell(bytes, i, hashes + 3) else { return false }
      if byte == UInt8(ascii: "\\") {
        for k in 0..<hashes where at(1 + k) != UInt8(ascii: "#") { return true }
        if at(1 + hashes) == UInt8(ascii: "(") {
          outer.append((hashes, isBlock, depth))
          depth += 1
          mode = .code
          skip = hashes + 1
          lastCode = 0
        } else if at(1 + hashes) != 10 {
          skip = hashes + 1
        }
      } else {
        let quotes = isBlock ? 3 : 1
        if isBlock, at(1) != byte || at(2) != byte { return true }
        for k in 0..<hashes where at(quotes + k) != UInt8(ascii: "#") { return true }
        mode = .code
        skip = quotes + hashes - 1
        lastCode = byte
      }
    case .code:
      let isTaken = consumeCode(byte, at) { isFinished || Self.canTell(bytes, i, $0) }
      if isTaken { previous = byte }
      return isTaken
    }
    return true
  }

  /// Whether the next `count` bytes have arrived, or as many as matter: no mark goes over the end of a line.
  private static func canTell(_ bytes: UnsafeBufferPointer<UInt8>, _ i: Int, _ count: Int) -> Bool {
    if i + count < bytes.count { return true }
    return bytes[(i + 1)...].contains(10)
  }

  private mutating func consumeCode(
    _ byte: UInt8, _ at: (Int) -> UInt8, _ canTell: (Int) -> Bool
  ) -> Bool {
    if Bytes.isSpace(byte) { return true }
    isAtStatementStart = false
    switch byte {
    case UInt8(ascii: "#"):
      hashes += 1
      lastCode = byte
      hasCode = true
      return true
    case UInt8(ascii: "\""):
      guard canTell(hashes + 3) else { return false }
      var isBlock = at(1) == byte && at(2) == byte
      if isBlock, hashes > 0 {
        isBlock = false
        for k in 0..<hashes where at(3 + k) != UInt8(ascii: "#") { isBlock = true }
      }
      mode = .string(hashes: hashes, isBlock: isBlock)
      if isBlock { skip = 2 }
    case UInt8(ascii: "/"):
      guard canTell(1) else { return false }
      if at(1) == UInt8(ascii: "/") {
        mode = .lineComment
        return true
      }
      if at(1) == UInt8(ascii: "*") {
        mode = .blockComment(depth: 1)
        skip = 1
        return true
      }
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      depth -= 1
      if let string = outer.last, depth == string.depth {
        outer.removeLast()
        mode = .string(hashes: string.hashes, isBlock: string.isBlock)
      }
    default: break
    }
    hashes = 0
    hasCode = true
    if Bytes.isOperator(byte) {
      if !Bytes.isOperator(lastCode) || Bytes.isSpace(previous) { spaceBeforeOperator = Bytes.isSpace(previous) }
    }
    lastCode = byte
    return true
  }
}
