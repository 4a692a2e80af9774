import Syntax

/// One accepted piece of input. Running all entries again from the start gives the same world.
struct LogEntry {
  enum Kind {
    /// Statements of a source.
    case statements(Range<Int>)
    /// A file that `load` ran, with what it loaded itself, as all that was then: the statements in the order run.
    ///
    /// - Parameter isWhole: Nothing of the file was left out, as somebody may who goes through it step by step.
    case load(path: String, pieces: [Piece], isWhole: Bool)
    /// `screen W H`: from here on the world has another screen.
    case screen(ScreenSize)
  }
  struct Piece {
    let source: SourceText
    let statements: Range<Int>
    /// Those of them that did not simply change something.
    var steps: [Step] = []
  }
  let kind: Kind
  let source: SourceText
  /// What it says, comments before it included.
  let text: LazyText
  let echoes: Bool
  /// False for what only looked: it counts for result numbers, not for undo and save.
  let isChange: Bool
  /// Those of its statements that did not simply change something.
  var steps: [Step] = []

  /// The names its shown values got.
  var results: [String] { steps.flatMap(\.results) }
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
  /// How many of the first entries are the user's start file's: no undo takes them, and no `save` writes them.
  var startCount = 0
  /// What `redo` would do, the next last.
  var undone: [Step] = []
  /// Where others took the place of all entries: `reset`, `screen`, `revert`. The last stands last.
  private var replacements: [Replacement] = []
  /// Lines that failed, and after how many entries, for `save --all`.
  var failures: [(after: Int, text: String, message: String)] = []

  enum Step {
    case entries([LogEntry])
    case replacement(Replacement, entries: [LogEntry])
  }

  struct Replacement {
    let former: [LogEntry]
    /// How many entries there were when it was made.
    let count: Int
    let headline: String
  }

  /// The screen that the last `screen` set.
  var screen: ScreenSize {
    for entry in entries.reversed() { if case .screen(let size) = entry.kind { return size } }
    return ScreenSize()
  }

  /// Whether anything but the start file changed anything.
  var hasChanges: Bool { !replacements.isEmpty || entries.dropFirst(startCount).contains(where: \.isChange) }

  /// What the start file did.
  var startEntries: ArraySlice<LogEntry> { entries.prefix(startCount) }

  mutating func append(_ entry: LogEntry) {
    entries.append(entry)
    if entry.isChange { undone.removeAll() }
  }

  /// Puts an entry in the place of the last one, which has become more.
  mutating func extendLast(to entry: LogEntry) {
    entries[entries.count - 1] = entry
    undone.removeAll()
  }

  /// Puts other entries in the place of all.
  mutating func replace(with new: [LogEntry], headline: String) {
    replacements.append(Replacement(former: entries, count: new.count, headline: headline))
    entries = new
    undone.removeAll()
  }

  /// Takes off the last `count` changes and what was asked after them; what they said, the last first.
  mutating func undo(_ count: Int) -> [String] {
    var taken: [String] = []
    for _ in 0..<count {
      let floor = replacements.last?.count ?? startCount
      if let index = entries.lastIndex(where: \.isChange), index >= floor {
        taken.append(entries[index].headline)
        undone.append(.entries(Array(entries[index...])))
        entries.removeSubrange(index...)
      } else if let replacement = replacements.popLast() {
        taken.append(replacement.headline)
        undone.append(.replacement(replacement, entries: entries))
        entries = replacement.former
      } else {
        break
      }
    }
    return taken
  }

  /// Puts back what `undo` took off last, `count` times; what it said.
  mutating func redo(_ count: Int) -> [String] {
    var put: [String] = []
    for _ in 0..<count {
      switch undone.popLast() {
      case .entries(let list)?:
        entries += list
        put += list.filter(\.isChange).map(\.headline)
      case .replacement(let replacement, let list)?:
        replacements.append(replacement)
        entries = list
        put.append(replacement.headline)
      case nil: return put
      }
    }
    return put
  }
}
