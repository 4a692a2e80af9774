/// A half-open range of UTF-8 byte offsets in one `SourceText`.
public struct Span: Hashable, Sendable {
  public var start: Int32
  public var end: Int32

  @inlinable public init(_ start: Int, _ end: Int) {
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }

  /// The smallest span that covers both.
  @inlinable public func union(_ other: Span) -> Span {
    var result = self
    result.start = min(start, other.start)
    result.end = max(end, other.end)
    return result
  }

  public static let none = Span(0, 0)
}
