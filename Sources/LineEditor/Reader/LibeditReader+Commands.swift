import CLibedit

/// The commands that are ours; everything else (kills, yanks, transpositions, case, all of vi) is libedit's.
enum EditorCommand: Int32, CaseIterable {
  case enter, newline, interrupt, deleteOrEnd, deleteBack, deleteForward, clearScreen, suspend
  case left, right, lineStart, lineEnd, textStart, textEnd, wordLeft, wordRight, blankLeft
  case up, down, olderMatch, newerMatch, search, complete, paste, closer, undo, quoted, burst
  case killToEnd, killToStart, killBlankWord, killWordBack, killWordForward, changeCase, nothing

  /// The name under which `~/.editrc` can bind it.
  var name: String { "vsh-\(self)" }
}

extension LibeditReader {
  /// Runs one of our commands; the answer tells libedit what to do next.
  func run(_ id: Int32) -> UInt8 {
    guard let command = EditorCommand(rawValue: id) else { return UInt8(CL_NORM.rawValue) }
    return UInt8(perform(command).rawValue)
  }

  private func perform(_ command: EditorCommand) -> cl_result {
    switch command {
    case .enter: return enter()
    case .newline: return insertLine(indenting: true)
    case .interrupt: return interrupt()
    case .deleteOrEnd: return line.text.isEmpty ? end() : deleteForward()
    case .deleteBack: return deleteBack()
    case .deleteForward: return deleteForward()
    case .clearScreen: return clearScreen()
    case .suspend: return suspendCommand()
    case .left: return left()
    case .right: return right()
    case .lineStart: return go { $0.lineStart }
    case .lineEnd: return lineEnd()
    case .textStart: return go { _ in 0 }
    case .textEnd: return go { $0.text.count }
    case .wordLeft: return go { TextBytes.wordStart($0.text, before: $0.cursor) }
    case .wordRight: return go { TextBytes.wordEnd($0.text, after: $0.cursor) }
    case .blankLeft: return blankLeft()
    case .up: return up()
    case .down: return down()
    case .olderMatch: return walkHistory(older: true, matching: true)
    case .newerMatch: return walkHistory(older: false, matching: true)
    case .search: return search()
    case .complete: return completeCommand()
    case .paste: return paste()
    case .burst: return burst()
    case .closer: return closer()
    case .undo: return undoCommand()
    case .quoted: return quoted()
    case .killToEnd: return killToEnd()
    case .killToStart: return kill(by: line.cursor == line.lineStart ? .left : .home)
    case .killBlankWord: return kill(by: .blankLeft)
    case .killWordBack: return kill(by: .wordLeft)
    case .killWordForward: return kill(by: .wordRight)
    case .changeCase: return changeCase()
    case .nothing: return CL_NORM
    }
  }

  // MARK: Bindings

  /// First the bindings a person may override, then theirs, then those that the editor cannot do without.
  func bindKeys() {
    for command in EditorCommand.allCases { cl_add_command(editor, command.rawValue, command.name, command.name) }
    bindOverridable()
    for text in configuration.editrc()?.split(separator: "\n") ?? [] {
      let text = text.drop { $0 == " " || $0 == "\t" }
      if text.isEmpty || text.hasPrefix("#") { continue }
      hasOwnBindings = true
      cl_run_editrc_line(editor, LibeditReader.wide(TextBytes.cleaned(Array(text.utf8))))
    }
    bindFunctionKeys()
    bindRequired()
    if cl_is_vi(editor) != 0 { bindVi() }
  }

  private func bindOverridable() {
    let sequences: [(String, EditorCommand)] = [
      ("^A", .lineStart), ("^E", .lineEnd), ("^B", .left), ("^F", .right), ("^K", .killToEnd), ("^U", .killToStart),
      ("^W", .killBlankWord), ("^V", .quoted), ("^_", .undo), ("^X^U", .undo), ("\\eb", .wordLeft),
      ("\\ef", .wordRight), ("\\ed", .killWordForward), ("\\e^H", .killWordBack), ("\\e^?", .killWordBack),
      ("\\ep", .olderMatch), ("\\en", .newerMatch), ("\\e<", .textStart), ("\\e>", .textEnd),
    ]
    for (sequence, command) in sequences { cl_bind_sequence(editor, 0, sequence, command.name) }
  }

  private func bindFunctionKeys() {
    let keys: [(FunctionKey, String)] = [
      (.up, EditorCommand.up.name), (.down, EditorCommand.down.name), (.left, EditorCommand.left.name),
      (.right, EditorCommand.right.name), (.home, EditorCommand.lineStart.name),
      (.end, EditorCommand.lineEnd.name), (.delete, EditorCommand.deleteForward.name),
      (.wordLeft, EditorCommand.wordLeft.name), (.wordRight, EditorCommand.wordRight.name),
      (.deleteWord, EditorCommand.killWordForward.name), (.newline, EditorCommand.newline.name),
      (.pageUp, EditorCommand.olderMatch.name), (.pageDown, EditorCommand.newerMatch.name),
      (.backTab, EditorCommand.nothing.name), (.paste, EditorCommand.paste.name),
      (.burst, EditorCommand.burst.name),
      (.bufferStart, EditorCommand.textStart.name), (.bufferEnd, EditorCommand.textEnd.name),
      (.setMark, "em-set-mark"), (.killRegion, "em-kill-region"), (.changeCase, "vi-change-case"),
      (.blankLeft, EditorCommand.blankLeft.name),
    ]
    for alternate: Int32 in [0, 1] {
      for value in UInt32(0x80)...0x9F { bind(alternate, value, EditorCommand.nothing.name) }
      for (key, function) in keys { bind(alternate, key.scalar, function) }
    }
    // Without a UTF-8 locale libedit takes none of Latin-1 for text.
    if cl_character_width(0xE9) != 1 { for value in UInt32(0xA0)...0xFF { bind(0, value, "ed-insert") } }
  }

  private func bindRequired() {
    let both: [(Unicode.Scalar, EditorCommand)] = [
      ("M", .enter), ("J", .enter), ("C", .interrupt), ("D", .deleteOrEnd), ("L", .clearScreen), ("Z", .suspend),
      ("P", .up), ("N", .down), ("R", .search), ("S", .search), ("I", .complete), ("H", .deleteBack),
    ]
    for (letter, command) in both {
      bind(0, letter.value & 0x1F, command.name)
      if ![.complete, .deleteBack].contains(command) { bind(1, letter.value & 0x1F, command.name) }
    }
    bind(0, 0x7F, EditorCommand.deleteBack.name)
    for closer in "})]".unicodeScalars { bind(0, closer.value, EditorCommand.closer.name) }
    // `ed-command` crashes on an unclosed quote. (A sequence in vi's map would make Escape wait for the next key.)
    if cl_is_vi(editor) != 0 { return }
    // Alt-digits give a count, and a count of 999,999 makes libedit insert a text it cannot draw: it crashes.
    let digits = (0...9).map { "\\e\($0)" }
    for sequence in ["\\ex", "\\eX", "\\e-"] + digits {
      cl_bind_sequence(editor, 0, sequence, EditorCommand.nothing.name)
    }
  }

  private func bindVi() {
    let keys: [(Unicode.Scalar, EditorCommand)] = [
      ("k", .up), ("j", .down), ("-", .up), ("+", .down), ("u", .undo), ("U", .undo), ("/", .search), ("?", .search),
      ("~", .changeCase), (":", .nothing), ("v", .nothing), ("@", .nothing), ("_", .nothing), ("#", .nothing),
      ("n", .nothing), ("N", .nothing), ("G", .nothing), ("K", .up), ("J", .down),
    ]
    for (key, command) in keys { bind(1, key.value, command.name) }
  }

  private func bind(_ alternate: Int32, _ key: UInt32, _ function: String) {
    cl_bind_key(editor, alternate, wchar_t(bitPattern: key), function)
  }
}
