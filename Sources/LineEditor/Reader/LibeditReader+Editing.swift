import CLibedit

/// Entering, breaking and changing the text.
extension LibeditReader {
  func enter() -> cl_result {
    let line = self.line
    if isMiddleOfPaste(line) { return insertLine(indenting: false) }
    switch configuration.isComplete(line.string) {
    case .complete: return submit(line)
    case .incomplete: return insertLine(indenting: !hasMoreInput)
    }
  }

  /// In a terminal that does not mark what is pasted, thousands of lines arrive as typed. What is long and goes on with
  /// an indented line is not over: asking at each line whether it is would take a second in all for each thousand.
  private func isMiddleOfPaste(_ line: Line) -> Bool {
    guard hasMoreInput, line.isAtEnd, line.text.count > 8192 else { return false }
    return line.lineStart == line.text.count || line.text[line.lineStart] == TextBytes.space
      || line.text[line.lineStart] == 9
  }

  private func submit(_ line: Line) -> cl_result {
    drawFinished(line)
    // Written down before it runs: what it does may end the program.
    if configuration.isRemembered(line.string) { history.append(line.string) }
    outcome = .line(line.string)
    return CL_SUBMIT
  }

  func interrupt() -> cl_result {
    drawFinished(line, note: "^C")
    outcome = .interrupted
    return CL_SUBMIT
  }

  func end() -> cl_result {
    drawFinished(line)
    outcome = .endOfInput
    return CL_SUBMIT
  }

  /// A new line at the cursor, moved right by as many levels as are open there. Lines that arrive faster than a
  /// person types were copied from somewhere and bring their own blanks.
  func insertLine(indenting: Bool) -> cl_result {
    var line = self.line
    let start = line.lineStart
    if start < line.cursor, line.lineEnd == line.cursor, TextBytes.isBlank(line.text[start..<line.cursor]) {
      delete(line, start..<line.cursor)
      line = self.line
    }
    var levels = 0
    if indenting { levels = indentation(after: line.text[..<line.cursor]) }
    if !line.isAtEnd, "})]".utf8.contains(line.text[line.cursor]) { levels = max(0, levels - 1) }
    insert([TextBytes.newline] + blanks(levels))
    return CL_REFRESH
  }

  /// `}` typed first on its line takes the place of its opener's line.
  func closer() -> cl_result {
    let line = self.line
    let start = line.lineStart
    if start > 0, start < line.cursor, !hasMoreInput, TextBytes.isBlank(line.text[start..<line.cursor]) {
      let levels = max(0, indentation(after: line.text[..<(start - 1)]) - 1)
      delete(line, start..<line.cursor)
      insert(blanks(levels))
    }
    insert([UInt8(truncatingIfNeeded: lastScalar)])
    return CL_REFRESH
  }

  private func indentation(after text: ArraySlice<UInt8>) -> Int {
    guard case .incomplete(_, let levels) = configuration.isComplete(String(decoding: text, as: UTF8.self)) else {
      return 0
    }
    return max(0, min(levels, 100))
  }

  func blanks(_ levels: Int) -> [UInt8] {
    [UInt8](repeating: TextBytes.space, count: levels * configuration.indentWidth)
  }

  /// One character, or one level of the blanks a line begins with.
  func deleteBack() -> cl_result {
    let line = self.line
    guard line.cursor > 0 else { return CL_ERROR }
    var start = TextBytes.characterStart(line.text, line.cursor)
    let lead = line.text[line.lineStart..<line.cursor]
    if line.lineStart > 0, lead.count >= 2, lead.allSatisfy({ $0 == TextBytes.space }) {
      let level = max(1, configuration.indentWidth)
      start = line.cursor - ((lead.count - 1) % level + 1)
    }
    delete(line, start..<line.cursor)
    return CL_REFRESH
  }

  func deleteForward() -> cl_result {
    let line = self.line
    guard !line.isAtEnd else { return CL_ERROR }
    delete(line, line.cursor..<TextBytes.characterEnd(line.text, line.cursor))
    return CL_REFRESH
  }

  func paste() -> cl_result {
    let text = String(decoding: TextBytes.cleaned(pasted), as: UTF8.self)
    pasted = []
    let stripped = configuration.stripPrompts?(text) ?? PromptStripping.strip(text, prompts: shownPrompts)
    var bytes = Array(stripped.utf8)
    // The newline after the last line would only open an empty one: Enter is for the person to press.
    if line.isAtEnd { while bytes.last == TextBytes.newline { bytes.removeLast() } }
    insert(bytes)
    return CL_REFRESH
  }

  /// Text that came faster than anybody types, as terminals send it that do not mark what is pasted: it does what its
  /// keys do one by one, up to the Enter that ends a statement. libedit looks at all of the text after each line break,
  /// which for thousands of lines would take seconds.
  func burst() -> cl_result {
    let before = self.line
    var line = before
    var kept = before.text.count
    var count = 0
    for byte in decoder.burst {
      count += 1
      if byte == 13 || byte == 10 {
        if !isMiddleOfPaste(line), configuration.isComplete(line.string) == .complete {
          decoder.takeBurst(count)
          return submit(line)
        }
        let start = line.lineStart
        if TextBytes.isBlank(line.text[start...]) {
          line.text.removeSubrange(start...)
          kept = min(kept, start)
        }
        line.text.append(TextBytes.newline)
      } else {
        line.text.append(byte)
      }
      line.cursor = line.text.count
    }
    decoder.takeBurst(count)
    delete(before, kept..<before.text.count)
    insert(line.text[kept...])
    return CL_REFRESH
  }

  /// Ctrl-V: the next key as it is, a control character too.
  func quoted() -> cl_result {
    guard case .scalar(let value)? = nextKey(drawing: paint), value != 0, let scalar = Unicode.Scalar(value) else {
      return CL_ERROR
    }
    insert(value == 13 ? [TextBytes.newline] : Array(String(scalar).utf8))
    return CL_REFRESH
  }

  func undoCommand() -> cl_result {
    let line = self.line
    undo.note(line.text, cursor: line.cursor)
    guard let last = undo.undo() else { return CL_ERROR }
    replace(with: last.text, cursor: last.cursor)
    return CL_REFRESH
  }

  // MARK: Kills, as macros of libedit's mark and kill, so that what they take can be yanked

  func kill(by motion: FunctionKey) -> cl_result {
    decoder.pushBack(.function(.setMark), .function(motion), .function(.killRegion))
    return CL_NORM
  }

  func killToEnd() -> cl_result {
    let line = self.line
    if line.isAtEnd { return CL_ERROR }
    return kill(by: line.cursor == line.lineEnd ? .right : .end)
  }

  /// libedit's own reads before the text when there is none.
  func changeCase() -> cl_result {
    if line.text.isEmpty { return CL_ERROR }
    decoder.pushBack(.function(.changeCase))
    return CL_KEEP_ARGUMENT
  }
}
