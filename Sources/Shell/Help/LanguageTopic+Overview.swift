/// `help language`: which Swift is in, which is out or differs, and what vsh adds; the words are the topics' own.
extension LanguageTopic {
  static func overview(_ prose: Prose) -> String {
    var text = prose.wrapped(
      "A vsh line is Swift 6 over UIKit's API, checked before it runs. `help` with a word or sign from here explains it.",
      indent: 0)
    func add(_ heading: String, _ words: [String]) {
      let pad = String(repeating: " ", count: max(1, 9 - heading.count))
      text += prose.wrapped(words.joined(separator: " "), lead: "  " + heading + pad)
    }
    func add(_ heading: String, _ topics: [LanguageTopic]) { add(heading, topics.flatMap(\.names)) }
    text += "In vsh's Swift\n"
    add("declare", declarations)
    add("modify", members)
    add("flow", statements)
    add("values", expressions)
    add("signs", signs)
    add(
      "types",
      [
        "Int Double CGFloat Float UInt Bool String Character Array Dictionary Set Range Optional, tuples, functions,",
        "Int8 … UInt64, Substring, AnyHashable, key paths, and the library people use of them",
      ])
    text += "Not in it, with what to do instead\n"
    add("words", outside)
    add("library", ["Foundation, SwiftUI, Combine, regular expressions, pointers …: `help` tells of each name"])
    add("differs", differing)
    text += "What vsh adds\n"
    for topic in own { text += prose.hanging(topic.names[0], topic.sentence, indent: 2, width: 9) }
    return text
      + prose.wrapped(
        "A line that fails while it runs changes nothing: views, variables, clock and current view are as before it.",
        indent: 0)
  }
}
