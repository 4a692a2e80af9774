/// "Did you mean": the names that are nearest to a misspelled one.
public enum NearNames {
  /// At most three names at the least distance, in the order given, none further than two edits (one for names of
  /// up to four letters: two would make any of them another word). Case counts only to choose between equals.
  public static func nearest(to name: String, among known: some Sequence<String>, limit: Int = 3) -> [String] {
    let search = NearSearch(name)
    var best = search.most
    var found: [String] = []
    for candidate in known {
      guard let distance = search.distance(to: candidate, within: best) else { continue }
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

  /// Insertions, deletions, replacements and swaps of neighbours that make one of the other; beyond `most` only that
  /// they are more.
  static func distance(_ a: [UInt8], _ b: [UInt8], within most: Int = .max) -> Int {
    if a == b { return 0 }
    let width = b.count + 1
    // Three rows in turn: a search asks this of hundreds of names.
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * width) { cells in
      for j in 0..<width { cells[j] = j }
      for i in 0..<a.count {
        let (before, last, row) = ((i + 2) % 3 * width, i % 3 * width, (i + 1) % 3 * width)
        cells[row] = i + 1
        var leastOfRow = i + 1
        for j in 0..<b.count {
          var least = min(cells[row + j] + 1, cells[last + j + 1] + 1, cells[last + j] + (a[i] == b[j] ? 0 : 1))
          if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, cells[before + j - 1] + 1) }
          cells[row + j + 1] = least
          leastOfRow = min(leastOfRow, least)
        }
        if leastOfRow > most { return leastOfRow }
      }
      return cells[a.count % 3 * width + b.count]
    }
  }
}

/// A misspelled name, and how far others are from it.
public struct NearSearch {
  private let name: String
  private let wanted: [UInt8]
  /// How many edits make it another word.
  let most: Int

  public init(_ name: String) {
    self.name = name
    wanted = Array(name.lowercased().utf8)
    most = (2..<100).contains(wanted.count) ? wanted.count <= 4 ? 1 : 2 : -1
  }

  /// Whether the name may have been meant.
  public func isNear(_ candidate: String) -> Bool { distance(to: candidate, within: most) != nil }

  /// nil where it is further, or the name itself.
  func distance(to candidate: String, within most: Int) -> Int? {
    // Most names differ in their lengths already.
    guard abs(candidate.utf8.count - wanted.count) <= most, candidate != name else { return nil }
    let distance = NearNames.distance(wanted, Array(candidate.lowercased().utf8), within: most)
    return distance <= most ? distance : nil
  }
}
