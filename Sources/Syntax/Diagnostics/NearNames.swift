/// "Did you mean": the names that are nearest to a misspelled one.
public enum NearNames {
  /// At most three names at the least distance, in the order given, none further than two edits (one for names of
  /// up to four letters: two would make any of them another word). Case counts only to choose between equals.
  public static func nearest(to name: String, among known: some Sequence<String>, limit: Int = 3) -> [String] {
    let wanted = Array(name.lowercased().utf8)
    guard wanted.count > 1, wanted.count < 100 else { return [] }
    var best = wanted.count <= 4 ? 1 : 2
    var found: [String] = []
    for candidate in known where candidate != name {
      let letters = Array(candidate.lowercased().utf8)
      guard abs(letters.count - wanted.count) <= best, !letters.isEmpty else { continue }
      let distance = distance(wanted, letters)
      if distance > best { continue }
      if distance < best {
        best = distance
        found.removeAll()
      }
      if !found.contains(candidate) { found.append(candidate) }
    }
    return Array(found.prefix(limit))
  }

  /// The keyword that a word at the start of a statement was meant to be: of those that a name or a value follows.
  public static func keyword(nearest word: String) -> String? {
    nearest(
      to: word,
      among: [
        "class", "enum", "extension", "func", "import", "let", "protocol", "struct", "typealias", "var", "case", "for",
        "guard", "if", "repeat", "return", "switch", "throw", "while",
      ]
    ).first
  }

  /// The word that a declaration inside of a type was meant to begin with.
  public static func declarationWord(nearest word: String) -> String? {
    nearest(
      to: word,
      among: [
        "func", "var", "let", "init", "deinit", "subscript", "static", "class", "struct", "enum", "override",
        "mutating", "private", "fileprivate", "public", "internal", "convenience", "required", "typealias", "lazy",
        "weak",
      ]
    ).first
  }

  /// The word that stands for a value, or leaves a block, as what a name was meant.
  public static func wordAlone(nearest name: String) -> String? {
    nearest(
      to: name,
      among: ["true", "false", "nil", "self", "super", "break", "continue", "return", "fallthrough"]
    ).first
  }

  /// Whether no more than one letter in so many is another.
  public static func isNear(_ name: String, _ other: String, share: Int) -> Bool {
    let (a, b) = (Array(name.lowercased().utf8), Array(other.lowercased().utf8))
    return distance(a, b) * share <= max(a.count, b.count)
  }

  /// `did you mean 'frame'?`, `did you mean 'map' or 'max'?`; nil when nothing is near.
  public static func hint(for name: String, among known: some Sequence<String>) -> String? {
    let names = nearest(to: name, among: known).map { "'\($0)'" }
    guard let last = names.last else { return nil }
    if names.count == 1 { return "did you mean \(last)?" }
    return "did you mean \(names.dropLast().joined(separator: ", ")) or \(last)?"
  }

  /// Insertions, deletions, replacements and swaps of neighbours that make one of the other.
  static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    if a == b { return 0 }
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var least = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, before[j - 1] + 1) }
        row.append(least)
      }
      before = last
      last = row
    }
    return last[b.count]
  }
}
