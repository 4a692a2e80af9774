/// Ctrl-R: the entries that hold a text, newest first, equal ones once. A pattern without capitals finds both cases.
struct HistorySearch {
  private let entries: [String]
  private(set) var pattern = ""
  /// The entry shown, as an index; `nil` when none has been found yet.
  private(set) var found: Int?
  private(set) var isFailing = false

  init(_ entries: [String]) {
    var seen: Set<String> = []
    self.entries = entries.reversed().filter { seen.insert($0).inserted }.reversed()
  }

  var text: String? { found.map { entries[$0] } }

  /// Where the pattern stands in the entry shown, in UTF-8 offsets.
  var match: Range<Int>? { text.flatMap { HistorySearch.find(pattern, in: $0) } }

  /// A longer or shorter pattern; the search stays on its entry while that still fits.
  mutating func change(to pattern: String) {
    let isLonger = pattern.hasPrefix(self.pattern)
    self.pattern = pattern
    if pattern.isEmpty {
      found = nil
      isFailing = false
      return
    }
    look(from: isLonger ? found ?? entries.count - 1 : entries.count - 1, by: -1)
  }

  mutating func older() {
    guard !pattern.isEmpty else { return }
    look(from: (found ?? entries.count) - 1, by: -1)
  }

  mutating func newer() {
    guard !pattern.isEmpty, let found else { return }
    look(from: found + 1, by: 1)
  }

  private mutating func look(from start: Int, by step: Int) {
    var i = start
    while entries.indices.contains(i) {
      if HistorySearch.find(pattern, in: entries[i]) != nil {
        found = i
        isFailing = false
        return
      }
      i += step
    }
    isFailing = true
  }

  static func find(_ pattern: String, in text: String) -> Range<Int>? {
    let needle = Array(pattern.utf8)
    guard !needle.isEmpty else { return nil }
    let folds = !needle.contains { (65...90).contains($0) }
    var hay = Array(text.utf8)
    if folds { for i in hay.indices where (65...90).contains(hay[i]) { hay[i] |= 0x20 } }
    guard hay.count >= needle.count else { return nil }
    var i = hay.count - needle.count
    while i >= 0 {
      if hay[i] == needle[0], hay[i..<i + needle.count].elementsEqual(needle) { return i..<i + needle.count }
      i -= 1
    }
    return nil
  }
}
