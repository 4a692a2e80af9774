import Pictures
import Syntax
import ViewKit

extension Session {
  /// Marks where views were before the last statement that moved one, as ghosts.
  ///
  /// The world before it is made the way `undo` makes it, by running the log, and put away again.
  func addGhosts(to picture: inout Picture, before command: CommandStmt) throws {
    guard let root = picture.scene.views.first else { return }
    var story = story(before: command)
    for _ in 0..<Self.reach {
      guard let last = story.popStatement(parse: { parse($0).statements }) else { break }
      guard let before = try scene(after: story.entries, serial: root.serial) else { break }
      let moved = picture.addGhosts(of: before)
      if moved.isEmpty { continue }
      let names = moved.prefix(6).joined(separator: ", ") + (moved.count > 6 ? " and \(moved.count - 6) more" : "")
      picture.caption.append(" · where \(names) \(moved.count == 1 ? "was" : "were") before: \(last)")
      return
    }
    picture.caption.append(" nothing moved lately")
  }

  /// How many statements are looked through: each takes a run of all before it.
  private static var reach: Int { 12 }

  /// The log, and the statements of the running input before a command.
  func story(before command: CommandStmt) -> StatementStory {
    var entries = log.entries
    if let running {
      let statements = parse(running).statements
      let start = entries.last.map { $0.source === running ? Self.end(of: $0) : 0 } ?? 0
      if let here = statements.firstIndex(where: { $0.span.end >= command.span.end }), here > start {
        let part = part(of: statements, start..<here, running)
        entries.append(
          LogEntry(
            kind: .statements(start..<here), source: running, text: .part(part, running), echoes: false,
            isChange: true))
      }
    }
    return StatementStory(entries: entries)
  }

  private static func end(of entry: LogEntry) -> Int {
    if case .statements(let range) = entry.kind { range.upperBound } else { 0 }
  }

  /// The tree below a root as it was after those entries; nil when it was not there yet.
  private func scene(after entries: [LogEntry], serial: Int) throws -> Scene? {
    let (saved, former) = (log.entries, world)
    log.entries = entries
    defer { log.entries = saved }
    var scene: Scene?
    try visitingReplay(of: former) {
      for window in self.world.runtime.shownWindows where window.serialNumber == serial {
        scene = self.world.scene(of: window)
      }
    }
    return scene
  }
}

/// Entries of a log from which the last statements are taken off one by one.
struct StatementStory {
  private(set) var entries: [LogEntry]

  init(entries: [LogEntry]) { self.entries = entries }

  /// Takes off the last statement, a load as a whole; what it said, or nil when none is left.
  mutating func popStatement(parse: (SourceText) -> [Stmt]) -> String? {
    guard let last = entries.popLast() else { return nil }
    switch last.kind {
    case .statements(let range) where !range.isEmpty:
      let end = range.upperBound - 1
      if end > range.lowerBound {
        entries.append(
          LogEntry(
            kind: .statements(range.lowerBound..<end), source: last.source, text: last.text, echoes: last.echoes,
            isChange: true, steps: last.steps.filter { $0.statements.upperBound <= end }))
      }
      let statements = parse(last.source)
      guard end < statements.count else { return "" }
      let text = last.source.text(of: statements[end].span)
      return text.split(separator: "\n").first.map(String.init) ?? ""
    case .statements: return popStatement(parse: parse)
    case .load(let path, _, _): return "load \(path)"
    case .screen: return nil
    }
  }
}
