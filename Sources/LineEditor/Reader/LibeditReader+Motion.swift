import CLibedit

/// Moving about in the text and through the history.
extension LibeditReader {
  func go(to target: (Line) -> Int) -> cl_result {
    let line = self.line
    move(line, to: target(line))
    return CL_REFRESH
  }

  func left() -> cl_result {
    let line = self.line
    guard line.cursor > 0 else { return CL_ERROR }
    move(line, to: TextBytes.characterStart(line.text, line.cursor))
    return CL_REFRESH
  }

  func right() -> cl_result {
    let line = self.line
    if line.isAtEnd { return acceptHint(line) }
    move(line, to: TextBytes.characterEnd(line.text, line.cursor))
    return CL_REFRESH
  }

  func lineEnd() -> cl_result {
    let line = self.line
    if line.isAtEnd { return acceptHint(line) }
    move(line, to: line.lineEnd)
    return CL_REFRESH
  }

  private func acceptHint(_ line: Line) -> cl_result {
    guard let hint = hint(for: line), !hint.isEmpty else { return CL_ERROR }
    insert(TextBytes.cleaned(Array(hint.utf8)))
    return CL_REFRESH
  }

  /// To the start of what stands between blanks.
  func blankLeft() -> cl_result {
    go { line in
      var i = line.cursor
      while i > 0, TextBytes.isBlank(line.text[(i - 1)..<i]) || line.text[i - 1] == TextBytes.newline { i -= 1 }
      while i > 0, !TextBytes.isBlank(line.text[(i - 1)..<i]), line.text[i - 1] != TextBytes.newline { i -= 1 }
      return i
    }
  }

  func up() -> cl_result {
    let line = self.line
    if line.lineStart == 0 || walked { return walkHistory(older: true, matching: false) }
    let previous = TextBytes.lineStart(line.text, line.lineStart - 1)
    move(line, to: offset(in: line, lineStart: previous))
    return CL_REFRESH
  }

  func down() -> cl_result {
    let line = self.line
    if line.lineEnd == line.text.count || walked { return walkHistory(older: false, matching: false) }
    move(line, to: offset(in: line, lineStart: line.lineEnd + 1))
    return CL_REFRESH
  }

  /// The place in another line under or over the cursor, as columns go.
  private func offset(in line: Line, lineStart: Int) -> Int {
    func columns(_ range: Range<Int>) -> Int {
      String(decoding: line.text[range], as: UTF8.self).reduce(0) { $0 + LineEditor.columns(of: $1) }
    }
    let wanted = columns(line.lineStart..<line.cursor)
    let end = TextBytes.lineEnd(line.text, lineStart)
    var offset = lineStart
    var column = 0
    while offset < end, column < wanted {
      let next = TextBytes.characterEnd(line.text, offset)
      column += columns(offset..<next)
      offset = next
    }
    return offset
  }

  /// One entry up or down; with `matching`, to one that begins as the text before the cursor does.
  func walkHistory(older: Bool, matching: Bool) -> cl_result {
    let line = self.line
    let text = line.string
    if matching, !walked { walkPrefix = String(decoding: line.text[..<line.cursor], as: UTF8.self) }
    let prefix = matching ? walkPrefix : ""
    walksNow = true
    let next =
      older
      ? walk.older(than: text, in: history.entries, matching: prefix)
      : walk.newer(than: text, in: history.entries, matching: prefix)
    guard let next else { return CL_ERROR }
    replace(with: Array(next.utf8))
    return CL_REFRESH
  }

  func clearScreen() -> cl_result {
    screen.forget()
    put("\u{1B}[H\u{1B}[2J")
    return CL_NORM
  }

  func suspendCommand() -> cl_result {
    suspend()
    return CL_NORM
  }
}
