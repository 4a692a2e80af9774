/// What stands on the terminal from the prompt's row down, and the shortest way to make it something else.
/// Gives the bytes to write; writes nothing itself.
struct Screen {
  private(set) var rows: [PaintedRow] = []
  private(set) var cursorRow = 0
  private(set) var cursorColumn = 0

  /// Changes the rows that differ and puts the cursor in its place.
  mutating func update(to new: [PaintedRow], cursorRow row: Int, cursorColumn column: Int, columns: Int) -> String {
    var out = ""
    var current = cursorRow
    for (index, painted) in new.enumerated() {
      if index < rows.count, rows[index] == painted { continue }
      current = move(from: current, to: index, &out)
      out += "\r"
      // Erased first: after a full row the cursor hangs over the last column, and erasing there takes the last
      // character away.
      if index >= rows.count || rows[index].width > painted.width || painted.width < columns { out += "\u{1B}[K" }
      out += painted.text
    }
    if rows.count > new.count {
      current = move(from: current, to: new.count, &out)
      out += "\r\u{1B}[J"
    }
    rows = new
    let moved = move(from: current, to: row, &out)
    if !out.isEmpty || moved != cursorRow || column != cursorColumn {
      out += "\r"
      if column > 0 { out += "\u{1B}[\(column)C" }
    }
    cursorRow = row
    cursorColumn = column
    return out
  }

  /// Takes everything off the terminal; what is written next starts where the first row stood.
  mutating func erase() -> String {
    var out = ""
    _ = move(from: cursorRow, to: 0, &out)
    forget()
    return out + "\r\u{1B}[J"
  }

  /// The same after the terminal became `columns` wide and broke the rows that no longer fit.
  mutating func eraseAfterResize(columns: Int) -> String {
    let above = rows.prefix(cursorRow).reduce(0) { $0 + max(1, ($1.width + columns - 1) / columns) }
    let up = above + cursorColumn / columns
    forget()
    return (up > 0 ? "\u{1B}[\(up)A" : "") + "\r\u{1B}[J"
  }

  /// Leaves everything as it stands and goes to a fresh row under it.
  mutating func leave() -> String {
    var out = ""
    _ = move(from: cursorRow, to: max(0, rows.count - 1), &out)
    forget()
    return out + "\r\n"
  }

  mutating func forget() {
    rows = []
    cursorRow = 0
    cursorColumn = 0
  }

  /// Rows that exist are reached by cursor movement, new ones by line feeds, which scroll when they must.
  private func move(from current: Int, to target: Int, _ out: inout String) -> Int {
    let last = max(0, max(rows.count - 1, current))
    let reachable = min(target, last)
    if reachable < current { out += "\u{1B}[\(current - reachable)A" }
    if reachable > current { out += "\u{1B}[\(reachable - current)B" }
    for _ in reachable..<max(reachable, target) { out += "\r\n" }
    return target
  }
}
