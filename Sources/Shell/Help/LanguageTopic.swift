/// A word or sign of the language as `help` explains it.
struct LanguageTopic {
  /// Under which it is found; the first is its heading.
  let names: [String]
  /// One sentence.
  let sentence: String
  /// Runs as a test in a fresh session; nil for what is not part of the language.
  let example: CommandExample?
  let related: [String]

  init(_ names: String, _ sentence: String, _ example: String, prints output: String = "", see: String = "") {
    self.names = Self.words(names)
    self.sentence = sentence
    self.example = CommandExample(example, output)
    related = Self.words(see)
  }

  /// Something of Swift's that vsh does without: what to do instead.
  init(outside names: String, _ sentence: String, see: String = "") {
    self.names = Self.words(names)
    self.sentence = sentence
    example = nil
    related = Self.words(see)
  }

  private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  /// Every topic. Built when asked for: nobody else needs it.
  static var all: [LanguageTopic] {
    declarations + members + statements + expressions + signs + own + differing + outside
  }

  static func named(_ name: String) -> LanguageTopic? {
    // `#7` and `$1` stand for all of their kind.
    var name = name
    if name.count > 1, name.dropFirst().allSatisfy(\.isNumber) {
      if name.hasPrefix("#") { name = "#7" }
      if name.hasPrefix("$") { name = "$0" }
    }
    return all.first { $0.names.contains(name) } ?? all.first { $0.names.contains("#" + name) }
  }

  func page(_ prose: Prose = Prose()) -> String {
    var text = names.joined(separator: "  ") + "\n" + prose.wrapped(sentence, indent: 2)
    if let example {
      for line in example.input.split(separator: "\n") { text += "  > \(line)\n" }
      for line in example.output.split(separator: "\n") { text += "  \(line)\n" }
    }
    if !related.isEmpty { text += prose.wrapped(related.joined(separator: ", "), lead: "  see also: ") }
    return text
  }
}
