import Pictures
import Syntax
import ViewKit

/// Which views were marked for layout, by what, and what the last pass did: written down while the story runs again.
final class LayoutStory: RuntimeTracer {
  struct Mark {
    let cause: String
    let statement: String?
  }
  struct Row {
    let level: Int
    let name: String
    let serial: Int
    var changes: [(name: String, before: CGRect, after: CGRect)] = []
  }

  /// Why each view is marked, by its number; views that were laid out since are not in it.
  private(set) var marks: [Int: Mark] = [:]
  /// The views of the last pass, in the order in which it came to them.
  private(set) var pass: [Row] = []
  /// What ran that pass.
  private(set) var passStatement: String?
  private unowned let session: Session
  private var open: [(row: Int, frames: [(view: UIView, frame: CGRect)])] = []
  private var isOver = true

  init(_ session: Session) { self.session = session }

  func marked(_ view: UIView, for pass: TracedPass, because cause: MarkCause) {
    guard pass == .layout else { return }
    marks[view.serialNumber] = Mark(cause: cause.words, statement: session.statementText)
    // What is marked outside of a pass is for the next one.
    if open.isEmpty { isOver = true }
  }

  func began(_ view: UIView, in pass: TracedPass) {
    guard pass == .layout else { return }
    if open.isEmpty, isOver {
      self.pass = []
      passStatement = session.statementText
      isOver = false
    }
    marks[view.serialNumber] = nil
    self.pass.append(Row(level: open.count, name: session.world.label(view), serial: view.serialNumber))
    let frames = [view] + view.subviews
    open.append((self.pass.count - 1, frames.map { ($0, $0.layer.frame) }))
  }

  func ended(_ view: UIView, in pass: TracedPass) {
    guard pass == .layout, let (row, frames) = open.popLast() else { return }
    for (view, frame) in frames where view.layer.frame != frame {
      self.pass[row].changes.append((session.world.label(view), frame, view.layer.frame))
    }
  }

  func drew(_ layer: CALayer, in rect: CGRect, _ list: DisplayList, fresh: Int) {}
}

extension Session {
  /// What of a tree waits for layout and why, and what the last pass did.
  func explainLayout(of root: UIView, before command: CommandStmt) throws -> Explanation {
    let story = LayoutStory(self)
    let saved = log.entries
    log.entries = self.story(before: command).entries
    defer { log.entries = saved }
    try visitingReplay(of: world, tracer: story) {}
    var rows: [Explanation.Step] = []
    var pending = 0
    try ViewWalk.preorderWithPlaces(root) { view, _, place in
      try world.checkInterrupt(pending)
      guard view.isLayoutPending else { return true }
      pending += 1
      if pending <= 100 { rows.append(Self.step(world.label(view, at: place), story.marks[view.serialNumber])) }
      return true
    }
    let name = world.label(root)
    var text = Explanation(
      layoutOf: pending == 0
        ? "in \(name) no view waits for layout"
        : "in \(name) \(pending) \(pending == 1 ? "view waits" : "views wait") for layout")
    text.steps = rows
    if pending > 100 { text.notes.append("only the first 100 are shown") }
    if pending > 0 { text.notes.append("`tick` ends the turn and lays them out; layoutIfNeeded() does at once") }
    if story.pass.isEmpty {
      text.steps.append(.init("no pass has run yet"))
    } else {
      let by = story.passStatement.map { ", in \($0)" } ?? ""
      text.steps.append(.init("the last pass laid out \(story.pass.count)\(by)"))
      for (number, row) in story.pass.prefix(100).enumerated() {
        text.steps.append(.init("\(number + 1) \(row.name)", level: row.level + 1))
        text.signs.append(.step(row.serial, number + 1))
        for change in row.changes {
          text.steps.append(
            .init("\(change.name) \(change.before.short)", .rect(change.after), level: row.level + 2))
        }
      }
    }
    return text
  }

  private static func step(_ name: String, _ mark: LayoutStory.Mark?) -> Explanation.Step {
    guard let mark else { return .init("\(name): it is new, and was never laid out") }
    return .init("\(name): \(mark.cause)" + (mark.statement.map { ", by \($0)" } ?? ""))
  }
}
