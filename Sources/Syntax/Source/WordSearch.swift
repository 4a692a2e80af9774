/// Finds which of some words a text holds, in one go through the text.
public struct WordSearch: Sendable {
  private struct Word {
    let text: String
    let bytes: [UInt8]
  }

  /// Sorted, so that those with one first byte are neighbours.
  private let words: [Word]
  /// For each byte which of the words begin with it.
  private let groups: [Range<Int>]
  /// For each byte what it can be; a set of the three below.
  private let kinds: [UInt8]
  /// For the first byte of a word what may stand behind it, as bits by the lower five bits of that. Most words of a text
  /// are told from all of ours by two bytes.
  private let seconds: [UInt32]
  private static let inWord: UInt8 = 1
  /// It begins one of the words wherever it stands.
  private static let beginsAnywhere: UInt8 = 2
  /// It begins one of the words at the beginning of a word.
  private static let beginsFirst: UInt8 = 4

  /// - Parameter words: Plain ASCII, none of them empty.
  public init(_ words: [String]) {
    let sorted = words.sorted().map { Word(text: $0, bytes: Array($0.utf8)) }
    self.words = sorted
    groups = (0...255).map { (byte: UInt8) in
      let first = sorted.firstIndex { $0.bytes[0] == byte } ?? 0
      return first..<((sorted.lastIndex { $0.bytes[0] == byte } ?? first - 1) + 1)
    }
    let groups = groups
    kinds = (0...255).map { (byte: UInt8) in
      let isInWord = Bytes.isIdentifier(byte)
      let isAnywhere = !isInWord || byte &- UInt8(ascii: "A") < 26
      let begins = groups[Int(byte)].isEmpty ? 0 : isAnywhere ? Self.beginsAnywhere : Self.beginsFirst
      return (isInWord ? Self.inWord : 0) | begins
    }
    seconds = groups.map { group in
      sorted[group].reduce(0) { $0 | ($1.bytes.count > 1 ? 1 << UInt32($1.bytes[1] & 31) : .max) }
    }
  }

  /// The words that stand in a part of a text, in comments and strings as well: as the beginning of a word, or of a part
  /// of one that begins with a capital (`Slice` in `ArraySlice`).
  public func found(in source: SourceText, _ span: Span) -> Set<String> {
    var isFound = Array(repeating: false, count: words.count)
    search(source, span) { index in
      isFound[index] = true
      return true
    }
    return Set(words.indices.lazy.filter { isFound[$0] }.map { words[$0].text })
  }

  /// Whether any of the words does.
  public func isAny(in source: SourceText, _ span: Span) -> Bool {
    var isFound = false
    search(source, span) { _ in
      isFound = true
      return false
    }
    return isFound
  }

  /// - Parameter meet: Takes the index of a word wherever one stands; whether the search goes on.
  @inline(__always) private func search(_ source: SourceText, _ span: Span, _ meet: (Int) -> Bool) {
    let start = max(0, min(Int(span.start), source.count))
    let end = max(start, min(Int(span.end), source.count))
    kinds.withUnsafeBufferPointer { kinds in
      seconds.withUnsafeBufferPointer { seconds in
        var p = source.base + start
        let end = source.base + end
        var asked = Self.beginsAnywhere | Self.beginsFirst
        while p < end {
          let kind = kinds[Int(p.pointee)]
          // The text ends in zeros, so that what stands behind its last byte can be asked for.
          if kind & asked != 0, seconds[Int(p.pointee)] >> UInt32(p[1] & 31) & 1 != 0 {
            for index in groups[Int(p.pointee)] where isPrefix(words[index].bytes, p, end) {
              if !meet(index) { return }
            }
          }
          asked = kind & Self.inWord != 0 ? Self.beginsAnywhere : Self.beginsAnywhere | Self.beginsFirst
          p += 1
        }
      }
    }
  }

  private func isPrefix(_ word: [UInt8], _ text: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Bool {
    guard word.count <= end - text else { return false }
    for index in word.indices where word[index] != text[index] { return false }
    return true
  }
}
