import Language
import Syntax

/// What there is to say of one member or type, as data: `help` writes it as text, the reference as Markdown.
struct HelpEntry {
  /// `var frame: CGRect`
  let declaration: String
  /// The type it is a member of, or nil.
  let owner: String?
  /// One sentence; empty where the name says it all.
  let sentence: String
  var facts: [(label: String, value: String)] = []
  /// Code as it is tested; what it prints stands behind two slashes.
  var example: String?
  var related: [String] = []
  /// Of a type: the names of its members, by kind.
  var members: [(heading: String, names: [String])] = []
  /// An older spelling, which reads and is understood, but is not the one shown elsewhere.
  var isAlias = false

  /// The page that `help` shows, at most 80 columns wide but for declarations and examples.
  var page: String {
    var text = declaration + (owner.map { "   of \($0)" } ?? "") + "\n"
    if !sentence.isEmpty { text += HelpText.wrapped(sentence, indent: 2) }
    let all = facts + (example.map { [("example", $0)] } ?? [])
    let width = (all.map(\.label.count) + (related.isEmpty ? [] : [8])).max() ?? 0
    func add(_ label: String, _ value: String, wraps: Bool) {
      let lead = "  " + label + ":" + String(repeating: " ", count: width - label.count + 1)
      text += wraps ? HelpText.wrapped(value, lead: lead) : lead + value + "\n"
    }
    for fact in facts { add(fact.label, fact.value, wraps: fact.label == "coordinates") }
    if let example { add("example", example, wraps: false) }
    if !related.isEmpty { add("see also", related.joined(separator: ", "), wraps: true) }
    for group in members {
      text += "  \(group.heading)\n" + HelpText.wrapped(group.names.joined(separator: "  "), indent: 4, gap: "  ")
    }
    return text
  }
}

/// Text laid out for a terminal of 80 columns.
enum HelpText {
  static let columns = 80

  static func wrapped(_ text: String, indent: Int, gap: String = " ") -> String {
    wrapped(text, lead: String(repeating: " ", count: indent), gap: gap)
  }

  /// Words on lines; the first begins with `lead`, the others with as many blanks.
  static func wrapped(_ text: String, lead: String, gap: String = " ") -> String {
    let blanks = String(repeating: " ", count: lead.count)
    var lines: [String] = []
    var line = lead
    var isEmpty = true
    for word in text.split(separator: gap == " " ? " " : gap, omittingEmptySubsequences: true) {
      if !isEmpty, line.count + gap.count + word.count > columns {
        lines.append(line)
        (line, isEmpty) = (blanks, true)
      }
      line += (isEmpty ? "" : gap) + word
      isEmpty = false
    }
    return (lines + [line]).joined(separator: "\n") + "\n"
  }
}
