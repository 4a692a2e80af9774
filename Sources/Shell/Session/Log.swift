import Syntax

/// One accepted piece of input. Running all entries again from the start gives the same world.
struct LogEntry {
  enum Kind {
    /// Statements of a source.
    case statements(Range<Int>)
    /// A file that `load` ran, with what it loaded itself, as all that was then: the statements in the order run.
    case load(path: String, pieces: [Piece])
    /// `screen W H`: from here on the world has another screen.
    case screen(ScreenSize)
  }
  struct Piece {
    let source: SourceText
    let statements: Range<Int>
  }
  let kind: Kind
  let source: SourceText
  /// What it says, comments before it included.
  let text: LazyText
  let echoes: Bool
  /// False for what only looked: it counts for result numbers, not for undo and save.
  let isChange: Bool
  /// The names its shown values got.
  let results: [String]
}

/// A text that may have to be cut out of its source first: only `save`, `history` and `undo` ask for it.
enum LazyText {
  case written(String)
  case part(Part, SourceText)

  var string: String {
    switch self {
    case .written(let text): text
    case .part(let part, let source): part.text(in: source)
    }
  }
}

/// The story of a session.
struct Log {
  var entries: [LogEntry] = []
  /// What `undo` took off, the last first.
  var undone: [[LogEntry]] = []
  /// The last thing that happened was a `reset`; `undone` then has all that was before it.
  var wasReset = false
  /// Lines that failed, and after how many entries, for `save --all`.
  var failures: [(after: Int, text: String, message: String)] = []

  /// The screen that the last `screen` set.
  var screen: ScreenSize {
    for entry in entries.reversed() { if case .screen(let size) = entry.kind { return size } }
    return ScreenSize()
  }

  mutating func append(_ entry: LogEntry) {
    entries.append(entry)
    if entry.isChange {
      undone.removeAll()
      wasReset = false
    }
  }

  /// Takes off the last `count` changes and what was asked after them; what they said, the last first.
  mutating func undo(_ count: Int) -> [LogEntry] {
    var taken: [LogEntry] = []
    for _ in 0..<count {
      guard let index = entries.lastIndex(where: \.isChange) else { break }
      taken.append(entries[index])
      undone.append(Array(entries[index...]))
      entries.removeSubrange(index...)
    }
    return taken
  }
}
