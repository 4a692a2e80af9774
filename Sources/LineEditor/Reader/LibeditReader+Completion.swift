import CLibedit

/// Tab: what all candidates share is typed for you; when there is a choice they are listed under the text.
extension LibeditReader {
  func completeCommand() -> cl_result {
    let line = self.line
    let lead = line.text[line.lineStart..<line.cursor]
    // At the start of a line there is nothing to complete, but something to indent; an empty prompt lists all there is.
    if !line.text.isEmpty, TextBytes.isBlank(lead) {
      insert(blanks(1))
      return CL_REFRESH
    }
    let completion = configuration.complete(line.string, line.cursor)
    let range = completion.range
    guard range.lowerBound >= 0, range.upperBound <= line.text.count else { return CL_ERROR }
    if completion.candidates.count < 2 {
      if let only = completion.candidates.first {
        apply(Array(only.text.utf8), in: line, range)
      } else {
        wantsBell = true
      }
      return completion.notes.isEmpty ? CL_REFRESH : choose([], notes: completion.notes, range, self.line)
    }
    let common = Array(commonPrefix(of: completion.candidates).utf8)
    let typed = line.text[range.lowerBound..<max(range.lowerBound, min(line.cursor, range.upperBound))]
    if common.count > typed.count {
      apply(common, in: line, range)
      // The choice that is left is shown at once.
      let after = self.line
      return choose(
        completion.candidates, notes: completion.notes,
        range.lowerBound..<(range.lowerBound + common.count), after)
    }
    return choose(completion.candidates, notes: completion.notes, range, line)
  }

  private func apply(_ text: [UInt8], in line: Line, _ range: Range<Int>) {
    delete(line, range)
    insert(TextBytes.cleaned(text))
  }

  /// The menu. Tab and the arrows go through it, Enter takes what is marked, Escape takes it back; any other key
  /// closes it and does what it always does.
  ///
  /// Notes without candidates are only looked at: the next key closes them.
  private func choose(
    _ candidates: [Candidate], notes: [String], _ range: Range<Int>, _ original: Line
  ) -> cl_result {
    var menu = CompletionMenu(candidates, notes: notes)
    func drawMenu() {
      let line = self.line
      draw(Picture(text: line.text, cursor: line.cursor)) { columns, height in
        menu.rows(columns: columns, height: height, usesColor: self.configuration.usesColor)
      }
    }
    while let key = nextKey(drawing: drawMenu) {
      let grid = menu.gridColumns(size.columns)
      switch key {
      case .control("I") where !candidates.isEmpty: select(&menu, by: 1, range, original)
      case .function(.backTab) where !candidates.isEmpty: select(&menu, by: -1, range, original)
      case .function(.down) where menu.selected != nil: select(&menu, by: grid, range, original)
      case .function(.up) where menu.selected != nil: select(&menu, by: -grid, range, original)
      case .function(.right) where menu.selected != nil && grid > 1: select(&menu, by: 1, range, original)
      case .function(.left) where menu.selected != nil && grid > 1: select(&menu, by: -1, range, original)
      case .control("M") where menu.selected != nil, .control("J") where menu.selected != nil: return CL_REFRESH
      case .escape, .control("G"):
        replace(with: original.text, cursor: original.cursor)
        return CL_REFRESH
      default:
        decoder.pushBack(key)
        return CL_REFRESH
      }
    }
    return CL_ERROR
  }

  private func select(_ menu: inout CompletionMenu, by step: Int, _ range: Range<Int>, _ original: Line) {
    let count = menu.candidates.count
    let next = menu.selected.map { (($0 + step) % count + count) % count } ?? (step > 0 ? 0 : count - 1)
    menu.selected = next
    let text = TextBytes.cleaned(Array(menu.candidates[next].text.utf8))
    replace(
      with: original.text[..<range.lowerBound] + text + original.text[range.upperBound...],
      cursor: range.lowerBound + text.count)
  }
}
