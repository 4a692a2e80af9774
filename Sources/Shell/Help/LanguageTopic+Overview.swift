/// `help language`: which Swift is in, which is out, and what vsh adds; the words are the topics' own.
extension LanguageTopic {
  static var overview: String {
    var text = """
      A vsh line is Swift 6 over UIKit's API, checked before it runs. `help` with a word or sign from here explains it.

      """
    func add(_ heading: String, _ topics: [LanguageTopic]) {
      var line = "  " + heading + String(repeating: " ", count: max(1, 10 - heading.count))
      let indent = String(repeating: " ", count: 12)
      for name in topics.flatMap(\.names) {
        if line.count + name.count > 110 {
          text += line + "\n"
          line = indent
        }
        line += name + " "
      }
      text += line.dropLast() + "\n"
    }
    text += "In vsh's Swift\n"
    add("declare", declarations)
    add("modify", members)
    add("flow", statements)
    add("values", expressions)
    add("signs", signs)
    text +=
      "  types     Int Double CGFloat Float UInt Bool String Character Array Dictionary Set Range Optional, tuples,\n"
    text += "            functions, Int8 … UInt64, Substring, KeyPath, and the library people use of them\n"
    text += "Not in it, with what to do instead\n"
    add("words", outside)
    text += "What vsh adds\n"
    for topic in own {
      text +=
        "  " + topic.names[0] + String(repeating: " ", count: max(1, 10 - topic.names[0].count)) + topic.sentence + "\n"
    }
    text += """
      A line that fails while it runs changes nothing: views, variables, clock and current view are as before it.

      """
    return text
  }
}
