/// What somebody looks for without knowing its name.
struct SearchWords {
  private let words: [String]

  /// Short words (`of`, `a`) tell nothing, unless there are no others.
  init(_ text: String) {
    let all = text.lowercased().split(separator: " ").map(String.init)
    let telling = all.filter { $0.count > 2 }
    words = telling.isEmpty ? all : telling
  }

  /// Whether each word is somewhere in the name, or begins a word of the sentence: `margin` is in `layoutMargins` and
  /// begins `margins`, and `all` is not in `call`.
  func areIn(name: String, sentence: String) -> Bool {
    let name = name.lowercased()
    let sentence = sentence.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.allSatisfy { word in name.contains(word) || sentence.contains { $0.hasPrefix(word) } }
  }
}
