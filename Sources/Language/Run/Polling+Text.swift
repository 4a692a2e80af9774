import Glibc

// What is asked of long texts, piece by piece. Short ones go to the standard library whole.

extension StringBox {
  /// How many characters there are. Those of a long text are not kept: millions of them take long to let go of again.
  func count(_ context: RunContext) throws -> Int {
    if let knownCharacters { return knownCharacters.count }
    if text.utf8.count <= Piece.bytes { return try characters(context).count }
    if knownCount >= 0 { return knownCount }
    var count = 0
    for _ in text {
      count += 1
      try context.checkInterrupt(count)
    }
    knownCount = count
    return count
  }

  /// The characters, made at the first access by position: `count` and indexing are then quick.
  func characters(_ context: RunContext) throws -> [Character] {
    if let knownCharacters { return knownCharacters }
    guard text.utf8.count > Piece.bytes else {
      let made = Array(text)
      knownCharacters = made
      return made
    }
    var made: [Character] = []
    // At once, and no more of it is touched than is needed: moving millions of them takes long.
    made.makeRoom(for: text.utf8.count)
    // A stopped loop leaves them to the wastebasket.
    defer { if knownCharacters == nil { RunContext.drop(&made) } }
    for character in text {
      made.append(character)
      try context.checkInterrupt(made.count)
    }
    knownCharacters = made
    return made
  }
}

extension RunContext {
  /// Characters as one text.
  func text(_ characters: ArraySlice<Character>) throws -> String {
    if characters.count <= Piece.items { return String(characters) }
    var text = ""
    var start = characters.startIndex
    while start < characters.endIndex {
      try checkInterrupt()
      let end = min(start + Piece.items, characters.endIndex)
      try text.add(String(characters[start..<end]))
      start = end
    }
    return text
  }

  /// A text so many times.
  func repeated(_ text: String, _ count: Int) throws -> String {
    let (size, overflow) = text.utf8.count.multipliedReportingOverflow(by: count)
    if overflow || size > maximumCount { throw Trap(.stringTooLarge) }
    if size <= Piece.bytes || count <= 1 { return String(repeating: text, count: count) }
    let perPiece = max(1, Piece.bytes / text.utf8.count)
    let piece = String(repeating: text, count: perPiece)
    var result = ""
    result.reserveCapacity(size)
    for _ in 0..<count / perPiece {
      try checkInterrupt()
      result += piece
    }
    // Not `result + …`, which would move all of it once more and at once.
    result += String(repeating: text, count: count % perPiece)
    return result
  }

  /// Each code point replaced by others, as `uppercased()` does.
  func changed(_ text: String, _ change: (String) -> String) throws -> String {
    if text.utf8.count <= Piece.bytes { return change(text) }
    let scalars = text.unicodeScalars
    var result = ""
    var start = scalars.startIndex
    while start < scalars.endIndex {
      try checkInterrupt()
      let end = scalars.index(start, offsetBy: Piece.items, limitedBy: scalars.endIndex) ?? scalars.endIndex
      try result.add(change(String(scalars[start..<end])))
      start = end
    }
    return result
  }

  /// The characters for which a function, which looks at the flag, answers true.
  func filtered(_ text: String, _ isIncluded: (Character) throws -> Bool) throws -> String {
    var kept = ""
    for character in text where try isIncluded(character) { try kept.add(String(character)) }
    return kept
  }

  /// Whether two texts are canonically equal.
  @inline(__always) func equal(_ a: String, _ b: String) throws -> Bool {
    if a.utf8.count <= Piece.bytes || b.utf8.count <= Piece.bytes { return a == b }
    return try equalLong(a, b)
  }

  @inline(never) private func equalLong(_ a: String, _ b: String) throws -> Bool {
    var (x, y) = (a, b)
    let same = x.withUTF8 { x in
      y.withUTF8 { y in x.count == y.count && memcmp(x.baseAddress!, y.baseAddress!, x.count) == 0 }
    }
    if same { return true }
    // The standard library normalizes both, which takes long, unless it knows that there is nothing to normalize.
    if try isPlain(x) && isPlain(y) { return false }
    var (first, second) = (a.makeIterator(), b.makeIterator())
    var count = 0
    while true {
      let (c, d) = (first.next(), second.next())
      if c != d { return false }
      if c == nil { return true }
      count += 1
      try checkInterrupt(count)
    }
  }

  private func isPlain(_ text: String) throws -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }
}

extension String {
  /// Adds a text at the end.
  @inline(__always) mutating func add(_ more: String) throws {
    if utf8.count + more.utf8.count > Piece.bytes { try addLong(more) } else { self += more }
  }

  @inline(never) private mutating func addLong(_ more: String) throws {
    let size = utf8.count + more.utf8.count
    let staysInRoom = utf8.count / Piece.room == size / Piece.room
    if staysInRoom, more.utf8.count <= Piece.bytes { return self += more }
    if size > maximumBytes { throw Trap(.stringTooLarge) }
    if staysInRoom { try addPieces(more) } else { self = try joined(more) }
  }

  /// Two texts put together.
  func joined(_ more: String) throws -> String {
    let size = utf8.count + more.utf8.count
    if size <= Piece.bytes { return self + more }
    if size > maximumBytes { throw Trap(.stringTooLarge) }
    var result = ""
    result.reserveCapacity(size < Piece.room ? size : (size / Piece.room + 1) * Piece.room)
    try result.addPieces(self)
    try result.addPieces(more)
    return result
  }

  private mutating func addPieces(_ more: String) throws {
    let bytes = more.utf8
    var start = bytes.startIndex
    while start < bytes.endIndex {
      try RunContext.running?.checkInterrupt()
      let end = bytes.index(start, offsetBy: 8 * Piece.bytes, limitedBy: bytes.endIndex) ?? bytes.endIndex
      self += more[start..<end]
      start = end
    }
  }
}

/// Finds a text in another from left to right.
struct TextSearch {
  let text: String
  let needle: String
  let context: RunContext
  private let length: Int

  init(_ needle: String, in text: String, _ context: RunContext) {
    self.text = text
    self.needle = needle
    self.context = context
    length = needle.count
  }

  /// Where the needle stands first, from `start` on.
  func first(from start: String.Index) throws -> Range<String.Index>? {
    if text.utf8.count <= Piece.bytes { return text[start...].firstRange(of: needle) }
    // Characters have to be counted: mostly the needle is near, so that few are looked at first.
    var (start, size) = (start, 64)
    while true {
      try context.checkInterrupt()
      let next = text.index(start, offsetBy: size, limitedBy: text.endIndex) ?? text.endIndex
      let end = text.index(next, offsetBy: length, limitedBy: text.endIndex) ?? text.endIndex
      if let found = text[start..<end].firstRange(of: needle) { return found }
      if end == text.endIndex { return nil }
      start = next
      size = min(2 * size, Piece.items)
    }
  }

  /// All places, none over another.
  func all(atMost limit: Int = .max) throws -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var start = text.startIndex
    while found.count < limit, let next = try first(from: start) {
      try found.add(next, context)
      try context.checkInterrupt()
      start = next.upperBound
      if next.isEmpty {
        if start == text.endIndex { break }
        text.formIndex(after: &start)
      }
    }
    return found
  }

  func replaced(with replacement: String, atMost limit: Int) throws -> String {
    var result = ""
    var start = text.startIndex
    for range in try all(atMost: limit) {
      try result.add(String(text[start..<range.lowerBound]))
      try result.add(replacement)
      start = range.upperBound
      try context.checkInterrupt()
    }
    try result.add(String(text[start...]))
    return result
  }
}
