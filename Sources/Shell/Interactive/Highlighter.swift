import LineEditor
import Syntax

/// Colours for a line being typed: comments, strings, numbers, keywords, commands.
struct Highlighter {
  private let bytes: [UInt8]
  private(set) var ranges: [StyledRange] = []

  static let keywords: Set<String> = [
    "let", "var", "func", "class", "struct", "enum", "protocol", "extension", "if", "else", "guard", "switch", "case",
    "default", "for", "in", "while", "repeat", "return", "break", "continue", "defer", "do", "try", "catch", "throw",
    "throws", "true", "false", "nil", "self", "super", "init", "override", "static", "as", "is", "where", "import",
  ]

  init(text: String) {
    bytes = Array(text.utf8)
    var p = 0
    var startsLine = true
    while p < bytes.count {
      let byte = bytes[p]
      if byte == 10 || byte == 59 {
        startsLine = true
        p += 1
        continue
      }
      if byte == 32 || byte == 9 {
        p += 1
        continue
      }
      p = token(at: p, startsLine)
      startsLine = false
    }
  }

  private mutating func token(at start: Int, _ startsLine: Bool) -> Int {
    let byte = bytes[start]
    let next = start + 1 < bytes.count ? bytes[start + 1] : 0
    if byte == 47, next == 47 { return add(start, end(of: start) { $0 == 10 }, .dim) }
    if byte == 47, next == 42 { return add(start, commentEnd(start), .dim) }
    if byte == 34 { return add(start, stringEnd(start), .green) }
    if (48...57).contains(byte) { return add(start, end(of: start) { !Self.isWord($0) && $0 != 46 }, .cyan) }
    guard Self.isWord(byte) else { return start + 1 }
    let end = end(of: start) { !Self.isWord($0) }
    let word = String(decoding: bytes[start..<end], as: UTF8.self)
    let isMember = start > 0 && bytes[start - 1] == 46
    if !isMember, Self.keywords.contains(word) { return add(start, end, .magenta) }
    if startsLine, CommandTable.shapes[Name(word)] != nil { return add(start, end, .bold) }
    if (65...90).contains(byte) { return add(start, end, .blue) }
    return end
  }

  private mutating func add(_ start: Int, _ end: Int, _ style: TextStyle) -> Int {
    ranges.append(StyledRange(start..<end, style))
    return end
  }

  private func end(of start: Int, _ stop: (UInt8) -> Bool) -> Int {
    var p = start + 1
    while p < bytes.count, !stop(bytes[p]) { p += 1 }
    return p
  }

  private func commentEnd(_ start: Int) -> Int {
    var p = start + 2
    while p + 1 < bytes.count, bytes[p] != 42 || bytes[p + 1] != 47 { p += 1 }
    return min(p + 2, bytes.count)
  }

  private func stringEnd(_ start: Int) -> Int {
    let isLong = start + 2 < bytes.count && bytes[start + 1] == 34 && bytes[start + 2] == 34
    var p = start + (isLong ? 3 : 1)
    while p < bytes.count {
      if bytes[p] == 92 {
        p += 2
      } else if isLong, bytes[p] == 34, p + 2 < bytes.count, bytes[p + 1] == 34, bytes[p + 2] == 34 {
        return p + 3
      } else if !isLong, bytes[p] == 34 || bytes[p] == 10 {
        return p + (bytes[p] == 34 ? 1 : 0)
      } else {
        p += 1
      }
    }
    return bytes.count
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == 95 || byte >= 0x80 || (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
  }
}
