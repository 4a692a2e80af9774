import Language
import LineEditor
import Syntax
import ViewKit

/// Answers Tab by place: commands and their options, views, files and topics where a command takes them, tags behind
/// `#`, and in Swift what the checker says may stand there. Runs no code.
struct Completer {
  let session: Session

  var world: World { session.world }

  func complete(_ text: String, _ cursor: Int) -> Completion {
    let bytes = Array(text.utf8)
    let before = bytes[..<min(cursor, bytes.count)]
    var start = before.count
    while start > 0, Self.isWord(before[start - 1]) { start -= 1 }
    let prefix = String(decoding: before[start...], as: UTF8.self)
    let place = Place(
      head: String(decoding: before[..<start], as: UTF8.self), prefix: prefix, range: start..<before.count,
      hasParenthesis: cursor < bytes.count && bytes[cursor] == UInt8(ascii: "("))
    guard let marked = MarkedText(place.head, session) else { return .none }
    if let (command, call) = marked.command { return complete(call, of: command, in: marked, place) }
    if before[..<start].last == UInt8(ascii: "#") { return answer(tags() + signs(), place) }
    if marked.isForcedCommand { return answer(commands(), place) }
    return complete(marked, place)
  }

  /// Where the cursor is.
  struct Place {
    /// Everything before the name being typed.
    let head: String
    let prefix: String
    let range: Range<Int>
    /// What comes next is `(` already.
    let hasParenthesis: Bool
  }

  /// A candidate and how likely it is: 0 is shown first.
  struct Ranked {
    var candidate: Candidate
    var rank = 0
  }

  /// The candidates that go on as the prefix does, whatever its case unless some have it; the likely ones first.
  func answer(_ all: [Ranked], _ place: Place, notes: [String] = []) -> Completion {
    answer(all, place.prefix, place.range, notes: notes)
  }

  func answer(_ all: [Ranked], _ prefix: String, _ range: Range<Int>, notes: [String] = []) -> Completion {
    var fitting = prefix.isEmpty ? all : all.filter { $0.candidate.text.utf8.starts(with: prefix.utf8) }
    if fitting.isEmpty {
      let lower = prefix.lowercased()
      fitting = all.filter { $0.candidate.text.lowercased().hasPrefix(lower) }
    }
    var seen: Set<String> = []
    fitting = fitting.filter { seen.insert($0.candidate.label).inserted }
    fitting.sort { $0.rank != $1.rank ? $0.rank < $1.rank : Self.isBefore($0.candidate, $1.candidate) }
    let candidates = fitting.map(\.candidate)
    // Overloads that begin the same way are one choice; what they are is told.
    if candidates.count > 1, candidates.allSatisfy({ $0.text == candidates[0].text }) {
      return Completion(
        range: range, candidates: [candidates[0]], notes: notes.isEmpty ? candidates.map(\.label) : notes)
    }
    return Completion(range: range, candidates: candidates, notes: notes)
  }

  /// By name, as bytes: comparing by Unicode's rules takes ten times as long.
  private static func isBefore(_ a: Candidate, _ b: Candidate) -> Bool {
    if a.text != b.text { return a.text.utf8.lexicographicallyPrecedes(b.text.utf8) }
    return a.label.utf8.lexicographicallyPrecedes(b.label.utf8)
  }

  func commands() -> [Ranked] {
    CommandTable.all.filter { $0.name != "!" }.map {
      Ranked(candidate: Candidate(text: $0.name, detail: $0.summary), rank: 3)
    }
  }

  /// The tags in use below the root of the current view.
  private func tags() -> [Ranked] {
    var found: [Int: UIView] = [:]
    ViewWalk.preorder(world.root(of: world.current)) { view, _ in
      if view.tag != 0, found[view.tag] == nil { found[view.tag] = view }
      return found.count < 1000
    }
    return found.map { tag, view in
      Ranked(
        candidate: Candidate(
          text: "\(tag)", label: "#\(tag)", detail: "\(world.label(view)): \(session.viewText(view))"))
    }
  }

  private func signs() -> [Ranked] {
    [("selector", "selector(", "A method's Objective-C name."), ("line", "line", "The number of this line.")].map {
      Ranked(candidate: Candidate(text: $0.1, label: "#\($0.0)", detail: $0.2), rank: 1)
    }
  }

  static func isWord(_ byte: UInt8) -> Bool {
    byte == 95 || byte >= 0x80 || (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
  }
}
