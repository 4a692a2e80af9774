/// Finds which of some words a text holds, in one go through the text.
public struct WordSearch: Sendable {
  /// By their first bytes.
  private let words: [[(text: String, bytes: [UInt8])]]
  /// For each byte what it can be; a set of the three below.
  private let kinds: [UInt8]
  private static let inWord: UInt8 = 1
  private static let capital: UInt8 = 2
  private static let beginsOne: UInt8 = 4

  /// - Parameter words: Plain ASCII, none of them empty.
  public init(_ words: [String]) {
    let grouped = (0...255).map { (byte: UInt8) in
      words.filter { $0.utf8.first == byte }.map { (text: $0, bytes: Array($0.utf8)) }
    }
    self.words = grouped
    kinds = (0...255).map { (byte: UInt8) in
      (Bytes.isIdentifier(byte) ? Self.inWord : 0) | (byte &- UInt8(ascii: "A") < 26 ? Self.capital : 0)
        | (grouped[Int(byte)].isEmpty ? 0 : Self.beginsOne)
    }
  }

  /// The words that stand in a part of a text, in comments and strings as well: as the beginning of a word, or of a part
  /// of one that begins with a capital (`Slice` in `ArraySlice`).
  public func found(in source: SourceText, _ span: Span) -> Set<String> {
    var found: Set<String> = []
    let start = max(0, min(Int(span.start), source.count))
    let end = max(start, min(Int(span.end), source.count))
    kinds.withUnsafeBufferPointer { kinds in
      var before: UInt8 = 0
      for p in start..<end {
        let kind = kinds[Int(source.base[p])]
        if kind & Self.beginsOne != 0, before & kind & Self.inWord == 0 || kind & Self.capital != 0 {
          note(UnsafeBufferPointer(start: source.base + p, count: end - p), in: &found)
        }
        before = kind
      }
    }
    return found
  }

  private func note(_ text: UnsafeBufferPointer<UInt8>, in found: inout Set<String>) {
    words[Int(text[0])].withUnsafeBufferPointer { words in
      for index in words.indices where isPrefix(words[index].bytes, of: text) { found.insert(words[index].text) }
    }
  }

  @inline(__always) private func isPrefix(_ word: [UInt8], of text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word.count <= text.count else { return false }
    for index in word.indices where word[index] != text[index] { return false }
    return true
  }
}
