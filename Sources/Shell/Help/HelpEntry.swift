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

  /// The page that `help` shows, but that declarations and examples are as long as they are.
  func page(_ prose: Prose = Prose()) -> String {
    var text = declaration + (owner.map { "   of \($0)" } ?? "") + "\n"
    if !sentence.isEmpty { text += prose.wrapped(sentence, indent: 2) }
    let all = facts + (example.map { [("example", $0)] } ?? [])
    let width = (all.map(\.label.count) + (related.isEmpty ? [] : [8])).max() ?? 0
    func add(_ label: String, _ value: String, wraps: Bool) {
      let lead = "  " + label + ":" + String(repeating: " ", count: width - label.count + 1)
      text += wraps ? prose.wrapped(value, lead: lead) : prose.whole(value, lead: lead)
    }
    for fact in facts { add(fact.label, fact.value, wraps: fact.label == "coordinates") }
    if let example { add("example", example, wraps: false) }
    if !related.isEmpty { add("see also", related.joined(separator: ", "), wraps: true) }
    for group in members {
      text += "  \(group.heading)\n" + prose.wrapped(group.names.joined(separator: "  "), indent: 4, gap: "  ")
    }
    return text
  }
}
