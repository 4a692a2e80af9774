import ViewKit

/// The readable form of a tree: names, class, frame, then only what is not default.
struct TreeText {
  let world: World
  var depth = Int.max
  /// Names alone.
  var isShort = false
  /// Pending layout and display even where nothing was ever laid out.
  var showsPending = false

  private struct Row {
    let head: String
    let view: UIView
  }

  /// The lines, one at a time, so that a tree of a million views needs no text of its size.
  func write(_ root: UIView, limit: Int = .max, _ line: (String) -> Void) {
    var rows: [Row] = []
    var anyLaidOut = false
    var left = 0
    ViewWalk.preorder(root) { view, level in
      if !view.isLayoutPending { anyLaidOut = true }
      if rows.count < limit {
        rows.append(Row(head: head(view, level), view: view))
      } else {
        left += 1
      }
      return level < depth
    }
    let pending = showsPending || anyLaidOut
    let first = min(40, rows.map { $0.head.count }.max() ?? 0)
    let second = min(30, rows.map { $0.view.className.count }.max() ?? 0)
    for row in rows {
      if isShort {
        line(row.head)
        continue
      }
      var text = pad(row.head, first) + " " + pad(row.view.className, second) + " " + row.view.frame.short
      let facts = ViewFacts.of(row.view, showsPending: pending)
      if !facts.isEmpty { text += "   " + facts.joined(separator: "  ") }
      line(text)
    }
    if left > 0 { line("… and \(left) more views; `tree --all` shows them, `tree --depth 2` the upper ones") }
  }

  private func head(_ view: UIView, _ level: Int) -> String {
    let name = world.label(view)
    if level == 0 { return name }
    // Deep trees would drown in indentation.
    let indent =
      level <= 40 ? String(repeating: "  ", count: level - 1) : String(repeating: " ", count: 78) + "\(level) "
    return indent + "└ " + name
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text.count < width ? text + String(repeating: " ", count: width - text.count) : text
  }
}
