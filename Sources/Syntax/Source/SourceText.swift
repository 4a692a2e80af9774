/// One piece of text that is parsed as a whole: a file, a prompt's input, a statement cut from standard input.
///
/// Offsets are in UTF-8 bytes from its start. The bytes are followed by zeros, so that a reader may look a few
/// bytes ahead without asking where the end is.
public final class SourceText: @unchecked Sendable {
  /// Shown before the line number: a path, `<stdin>`, or empty for a prompt.
  public let name: String
  /// The number of the first line: 1, unless the text was cut out of a longer one.
  public let firstLine: Int
  public let count: Int

  let base: UnsafePointer<UInt8>
  private let storage: UnsafeMutablePointer<UInt8>
  static let padding = 8

  public init(name: String, bytes: some Collection<UInt8>, firstLine: Int = 1) {
    self.name = name
    self.firstLine = firstLine
    // Spans are 32 bits wide. What is longer than 2 GB is cut; the shell refuses such files before.
    let count = min(bytes.count, Int(Int32.max) - 2 * Self.padding)
    self.count = count
    let storage = UnsafeMutablePointer<UInt8>.allocate(capacity: count + Self.padding)
    self.storage = storage
    let copied: Void? = bytes.withContiguousStorageIfAvailable {
      if count > 0 { storage.initialize(from: $0.baseAddress!, count: count) }
    }
    if copied == nil {
      for (i, byte) in bytes.prefix(count).enumerated() { (storage + i).initialize(to: byte) }
    }
    (storage + count).initialize(repeating: 0, count: Self.padding)
    base = UnsafePointer(storage)
  }

  public convenience init(name: String = "", _ text: String, firstLine: Int = 1) {
    self.init(name: name, bytes: text.utf8, firstLine: firstLine)
  }

  deinit { storage.deallocate() }

  /// All of it, invalid UTF-8 replaced.
  public var text: String { text(of: Span(0, count)) }

  public func text(of span: Span) -> String {
    let start = max(0, min(Int(span.start), count))
    let end = max(start, min(Int(span.end), count))
    return String(decoding: UnsafeBufferPointer(start: base + start, count: end - start), as: UTF8.self)
  }

  /// Line and column of an offset, both from 1; the column counts bytes, as swiftc's does.
  public func position(of offset: Int) -> (line: Int, column: Int) {
    let offset = max(0, min(offset, count))
    let index = lineIndex(of: offset)
    return (index + firstLine, offset - Int(lineStarts[index]) + 1)
  }

  /// The bytes of the line that holds `offset`, without its line break.
  public func lineRange(at offset: Int) -> Range<Int> {
    let offset = max(0, min(offset, count))
    let index = lineIndex(of: offset)
    let start = Int(lineStarts[index])
    var end = index + 1 < lineStarts.count ? Int(lineStarts[index + 1]) : count
    while end > start, base[end - 1] == 10 || base[end - 1] == 13 { end -= 1 }
    return start..<end
  }

  /// Where the line under the one that holds `offset` begins; nil in the last line.
  public func nextLine(after offset: Int) -> Int? {
    let index = lineIndex(of: max(0, min(offset, count))) + 1
    return index < lineStarts.count ? Int(lineStarts[index]) : nil
  }

  /// The end of the comment that stands on the same line behind something that ends at `offset`, or just that.
  public func endWithComment(_ offset: Int) -> Int {
    var end = offset
    while base[end] == 32 || base[end] == 9 { end += 1 }
    guard base[end] == UInt8(ascii: "/"), base[end + 1] == UInt8(ascii: "/") else { return offset }
    while end < count, !Bytes.isNewline(base[end]) { end += 1 }
    return end
  }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private var lineStarts: [Int32] { lineCache.starts(base, count) }
  private let lineCache = LineCache()
}
