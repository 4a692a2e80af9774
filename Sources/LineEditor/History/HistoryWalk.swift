/// Going up and down the history without losing anything: changes made to old entries are kept until the line is
/// entered, and so is the line that was being typed.
struct HistoryWalk {
  private var index: Int?
  private var edited: [Int: String] = [:]
  private var live = ""

  var isWalking: Bool { index != nil }

  mutating func reset() { self = HistoryWalk() }

  /// The entry before the present one, or `nil` at the oldest. `matching` keeps to entries that begin so.
  mutating func older(than text: String, in entries: [String], matching prefix: String = "") -> String? {
    var i = (index ?? entries.count) - 1
    while i >= 0 {
      let entry = edited[i] ?? entries[i]
      if entry.hasPrefix(prefix), prefix.isEmpty || entry != text { return go(to: i, from: text, entries) }
      i -= 1
    }
    return nil
  }

  /// The entry after the present one, the line being typed after the newest; `nil` when that is where we are.
  mutating func newer(than text: String, in entries: [String], matching prefix: String = "") -> String? {
    guard let index else { return nil }
    var i = index + 1
    while i < entries.count {
      let entry = edited[i] ?? entries[i]
      if entry.hasPrefix(prefix), prefix.isEmpty || entry != text { return go(to: i, from: text, entries) }
      i += 1
    }
    keep(text, entries)
    self.index = nil
    return live
  }

  private mutating func go(to target: Int, from text: String, _ entries: [String]) -> String {
    keep(text, entries)
    index = target
    return edited[target] ?? entries[target]
  }

  private mutating func keep(_ text: String, _ entries: [String]) {
    guard let index else {
      live = text
      return
    }
    if index < entries.count, text != entries[index] { edited[index] = text }
  }
}
