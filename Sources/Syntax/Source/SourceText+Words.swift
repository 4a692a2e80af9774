import Glibc

extension SourceText {
  /// Whether one of some words, plain ASCII, stands anywhere in a part of the text, in comments and strings as well.
  public func mentions(_ words: [StaticString], in span: Span) -> Bool {
    let start = max(0, min(Int(span.start), count))
    let end = max(start, min(Int(span.end), count))
    return words.contains { word in
      let (first, length) = (word.utf8Start.pointee, word.utf8CodeUnitCount)
      var p = start
      while p + length <= end, let found = memchr(base + p, Int32(first), end - length - p + 1) {
        if memcmp(found, word.utf8Start, length) == 0 { return true }
        p = UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
      }
      return false
    }
  }
}
