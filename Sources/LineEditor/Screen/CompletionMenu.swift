/// The candidates under the text: one a row with its detail, or in columns when none has any.
struct CompletionMenu {
  let candidates: [Candidate]
  /// Rows above the candidates that cannot be chosen.
  let notes: [String]
  var selected: Int?
  private var top = 0
  private let nameWidth: Int
  private let hasDetails: Bool

  static let maximumRows = 10
  static let maximumNotes = 6

  init(_ candidates: [Candidate], notes: [String] = []) {
    self.candidates = candidates
    self.notes = Array(notes.prefix(Self.maximumNotes))
    // The first thousand decide: measuring ten thousand names would be felt.
    nameWidth = candidates.prefix(1000).reduce(1) { max($0, visibleColumns(of: $1.label)) }
    hasDetails = candidates.contains { !$0.detail.isEmpty }
  }

  /// Names side by side; 1 when they have details.
  func gridColumns(_ columns: Int) -> Int { hasDetails ? 1 : max(1, columns / (nameWidth + 2)) }

  /// At most `height` rows no wider than `columns`, the selected candidate among them.
  mutating func rows(columns: Int, height: Int, usesColor: Bool) -> [PaintedRow] {
    guard height > 0 else { return [] }
    let above = notes.prefix(candidates.isEmpty ? height : height - 1).map { note -> PaintedRow in
      dimmed(clip("  " + oneLine(note), to: columns), usesColor)
    }
    if candidates.isEmpty { return above }
    return above + list(columns: columns, height: height - above.count, usesColor: usesColor)
  }

  private mutating func list(columns: Int, height: Int, usesColor: Bool) -> [PaintedRow] {
    let grid = gridColumns(columns)
    let lines = (candidates.count + grid - 1) / grid
    var shown = min(height, Self.maximumRows, lines)
    let more = lines > shown
    if more, shown > 1 { shown -= 1 }
    let line = (selected ?? 0) / grid
    if line < top { top = line }
    if line >= top + shown { top = line - shown + 1 }
    top = max(0, min(top, lines - shown))
    var rows = (top..<top + shown).map { row($0, grid, columns, usesColor) }
    if more, rows.count < height {
      let last = min(candidates.count, (top + shown) * grid)
      rows.append(dimmed(clip("  \(top * grid + 1)-\(last) of \(candidates.count)", to: columns), usesColor))
    }
    return rows
  }

  private func dimmed(_ row: PaintedRow, _ usesColor: Bool) -> PaintedRow {
    usesColor ? PaintedRow(text: "\u{1B}[2m\(row.text)\u{1B}[0m", width: row.width) : row
  }

  private func row(_ line: Int, _ grid: Int, _ columns: Int, _ usesColor: Bool) -> PaintedRow {
    var result = PaintedRow(text: "", width: 0)
    for index in line * grid..<min(candidates.count, (line + 1) * grid) {
      let candidate = candidates[index]
      let limit = max(1, hasDetails ? min(nameWidth, columns < 60 ? columns - 2 : columns / 2) : nameWidth)
      let name = clip(oneLine(candidate.label), to: max(1, min(limit, columns - result.width - 2)))
      let mark = index == selected ? (usesColor ? "\u{1B}[7m" : "") : ""
      let lead = index == selected && !usesColor ? "> " : "  "
      result.text += lead + mark + name.text + (mark.isEmpty ? "" : "\u{1B}[0m")
      result.width += 2 + name.width
      let isLast = index + 1 == min(candidates.count, (line + 1) * grid)
      if !hasDetails, !isLast { pad(&result, by: max(0, nameWidth - name.width)) }
      if hasDetails, !candidate.detail.isEmpty {
        let gap = max(0, limit - name.width) + 2
        let room = columns - result.width - gap
        // Of less than that nobody learns anything.
        guard room >= 6 else { continue }
        let detail = clip(oneLine(candidate.detail), to: room)
        pad(&result, by: gap)
        result.text += usesColor ? "\u{1B}[2m\(detail.text)\u{1B}[0m" : detail.text
        result.width += detail.width
      }
    }
    return result.width <= columns ? result : clip(withoutEscapes(result.text), to: columns)
  }

  private func pad(_ row: inout PaintedRow, by count: Int) {
    row.text += String(repeating: " ", count: count)
    row.width += count
  }

  private func oneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnseen) else { return text }
    return text.unicodeScalars.reduce(into: "") { $0.unicodeScalars.append(isUnseen($1) ? " " : $1) }
  }

  /// The first `limit` columns of a text, the last of them `…` when there is more.
  private func clip(_ text: String, to limit: Int) -> PaintedRow {
    var width = 0
    var kept = ""
    for character in text {
      let needed = LineEditor.columns(of: character)
      if width + needed > limit {
        while !kept.isEmpty, width + 1 > limit { width -= LineEditor.columns(of: kept.removeLast()) }
        return limit < 1 ? PaintedRow(text: "", width: 0) : PaintedRow(text: kept + "…", width: width + 1)
      }
      kept.append(character)
      width += needed
    }
    return PaintedRow(text: kept, width: width)
  }
}

/// What all candidates begin with.
func commonPrefix(of candidates: [Candidate]) -> String {
  guard let first = candidates.first?.text else { return "" }
  var prefix = Array(first.utf8)[...]
  for candidate in candidates.dropFirst() {
    var count = 0
    for (a, b) in zip(prefix, candidate.text.utf8) {
      if a != b { break }
      count += 1
    }
    prefix = prefix.prefix(count)
  }
  // Whole characters only: cutting bytes may have split one.
  let cut = String(decoding: prefix, as: UTF8.self)
  var common = ""
  for (a, b) in zip(cut, first) {
    if a != b { break }
    common.append(a)
  }
  return common
}
