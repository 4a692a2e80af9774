import CLibedit
import Glibc
import Testing

@testable import LineEditor

struct LayoutTests {
  private func layout(_ text: String, cursor: Int? = nil, columns: Int, prompt: String = "> ") -> TextLayout {
    let bytes = Array(text.utf8)
    return TextLayout(
      text: bytes, cursor: cursor ?? bytes.count, prompt: prompt, continuation: 2, columns: columns)
  }

  private func shown(_ text: String, columns: Int, prompt: String = "> ") -> [String] {
    let painter = RowPainter(text: Array(text.utf8), styles: [])
    return layout(text, columns: columns, prompt: prompt).rows.map { painter.paint($0) { _ in ". " }.text }
  }

  @Test func wraps() {
    #expect(shown("abcdef", columns: 5) == ["> abc", "def"])
    #expect(shown("ab\ncd", columns: 5) == ["> ab", ". cd"])
    #expect(shown("日本語", columns: 5) == ["> 日", "本語"])
    #expect(shown("a\tb", columns: 20) == ["> a       b"])
    #expect(shown("\u{1}x", columns: 20) == ["> ^Ax"])
    #expect(shown("x", columns: 5, prompt: "longer") == ["longe", "rx"])
  }

  @Test func placesTheCursor() {
    let full = layout("abc", columns: 5)
    #expect(full.rows.count == 2)
    #expect((full.cursorRow, full.cursorColumn) == (1, 0))
    let middle = layout("ab\ncd", cursor: 4, columns: 10)
    #expect((middle.cursorRow, middle.cursorColumn) == (1, 3))
    let wide = layout("日本", cursor: 3, columns: 5)
    #expect((wide.cursorRow, wide.cursorColumn) == (1, 0))
    let atNewline = layout("ab\ncd", cursor: 2, columns: 10)
    #expect((atNewline.cursorRow, atNewline.cursorColumn) == (0, 4))
  }

  @Test func noRowIsTooWide() {
    let seed = UInt64.random(in: 0..<1_000_000)
    var random = SeededRandom(seed: seed)
    let pieces = ["a", "日", "e\u{301}", "\n", "\t", "👨‍👩‍👧", "\u{2}", " "]
    for _ in 0..<200 {
      let text = (0..<Int.random(in: 0..<60, using: &random)).map { _ in pieces.randomElement(using: &random)! }
        .joined()
      let columns = Int.random(in: 2...20, using: &random)
      let offsets = text.unicodeScalars.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }
      let cursor = (offsets + [text.utf8.count]).randomElement(using: &random)!
      let laid = layout(text, cursor: cursor, columns: columns, prompt: "window > ")
      #expect(laid.rows.allSatisfy { $0.width <= columns }, "seed \(seed)")
      #expect(laid.cursorColumn < columns && laid.cursorRow < laid.rows.count, "seed \(seed)")
    }
  }

  @Test func scrollsNoMoreThanItMust() {
    var viewport = Viewport()
    #expect(viewport.show(cursorRow: 29, of: 30, height: 10) == 20..<30)
    #expect(viewport.show(cursorRow: 22, of: 30, height: 10) == 20..<30)
    #expect(viewport.show(cursorRow: 5, of: 30, height: 10) == 5..<15)
    #expect(viewport.show(cursorRow: 5, of: 8, height: 10) == 0..<8)
  }

  @Test func colours() {
    let text = Array("let x = 12".utf8)
    let styles = [StyledRange(0..<3, .bold), StyledRange(8..<10, .cyan), StyledRange(5..<99, .red)]
    let row = TextLayout(text: text, cursor: 0, prompt: "> ", continuation: 2, columns: 40).rows[0]
    #expect(
      RowPainter(text: text, styles: styles).paint(row) { _ in "" }.text
        == "> \u{1B}[1mlet\u{1B}[0m x = \u{1B}[36m12\u{1B}[0m")
    let overlaid = RowPainter(text: text, styles: styles, overlay: StyledRange(2..<9, .inverse))
    #expect(overlaid.styles.map(\.range) == [0..<2, 2..<9, 9..<10])
  }

  /// Whatever is shown before, an update makes the terminal show the new rows and nothing else.
  @Test func updatesTheScreen() {
    let seed = UInt64.random(in: 0..<1_000_000)
    var random = SeededRandom(seed: seed)
    var screen = Screen()
    var terminal = TerminalModel(rows: 6, columns: 10)
    for _ in 0..<300 {
      let rows = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        let width = Int.random(in: 0...10, using: &random)
        return PaintedRow(
          text: String(repeating: ["a", "b"].randomElement(using: &random)!, count: width), width: width)
      }
      let row = Int.random(in: 0..<rows.count, using: &random)
      let column = Int.random(in: 0..<10, using: &random)
      terminal.feed(screen.update(to: rows, cursorRow: row, cursorColumn: column, columns: 10).utf8)
      let top = terminal.row - row
      #expect(top >= 0, "seed \(seed)")
      #expect(Array(terminal.lines[top..<top + rows.count]) == rows.map(\.text), "seed \(seed)")
      #expect(terminal.lines[(top + rows.count)...].allSatisfy { $0 == "" }, "seed \(seed)")
      #expect(terminal.column == column, "seed \(seed)")
    }
  }
}

struct WidthTests {
  @Test func agreesWithTheSystem() {
    #expect(cl_use_utf8_locale() != 0)
    var different: [String] = []
    for range: ClosedRange<UInt32> in [
      0x20...0x7E, 0xA1...0x24F, 0x370...0x3FF, 0x3041...0x30FF, 0x4E00...0x4EFF,
      0xAC00...0xACFF, 0x1F600...0x1F64F, 0x300...0x36F,
    ] {
      for value in range {
        let scalar = Unicode.Scalar(value)!
        let system = Int(cl_character_width(wchar_t(bitPattern: value)))
        if system >= 0, scalar.properties.generalCategory != .unassigned, columns(of: scalar) != system {
          different.append(String(value, radix: 16))
        }
      }
    }
    #expect(different == [])
  }

  @Test func measures() {
    #expect(visibleColumns(of: "\u{1B}[1;32mwindow > \u{1B}[0m") == 9)
    #expect(visibleColumns(of: "日本e\u{301}") == 5)
    #expect(withoutEscapes("\u{1B}[1ma\u{1B}[0mb") == "ab")
  }
}

struct DecoderTests {
  private func keys(_ text: String, expired: Bool = false) -> [Key] {
    var decoder = KeyDecoder()
    decoder.feed(text.utf8)
    var keys: [Key] = []
    while case .key(let key) = decoder.next(expired: expired) { keys.append(key) }
    return keys
  }

  @Test func decodes() {
    #expect(keys("a日") == [.scalar(97), .scalar(0x65E5)])
    #expect(
      keys("\u{1B}[A\u{1B}OB\u{1B}[1;5C\u{1B}[3~\u{1B}[H\u{1B}[4~") == [
        .function(.up), .function(.down), .function(.wordRight), .function(.delete), .function(.home), .function(.end),
      ])
    #expect(keys("\u{1B}b") == [.escape, .scalar(98)])
    #expect(keys("\u{1B}\r") == [.function(.newline)])
    #expect(keys("\u{1B}[15~x\u{1B}[?1;2cy") == [.scalar(120), .scalar(121)])
    #expect(keys("\u{1B}[200~a\u{1B}[A\r\u{1B}[201~b") == [.paste(Array("a\u{1B}[A\r".utf8)), .scalar(98)])
  }

  @Test func waitsForTheRest() {
    #expect(keys("\u{1B}") == [])
    #expect(keys("\u{1B}", expired: true) == [.escape])
    #expect(keys("\u{1B}[", expired: true) == [.escape, .scalar(91)])
    #expect(keys("\u{1B}[1;", expired: true) == [])
    #expect(keys("\u{1B}[200~abc", expired: true) == [.paste(Array("abc".utf8))])
    var decoder = KeyDecoder()
    for byte in "日".utf8.dropLast() {
      decoder.feed([byte])
      #expect(decoder.next() == .wait(milliseconds: 100))
    }
    decoder.feed(["日".utf8.last!])
    #expect(decoder.next() == .key(.scalar(0x65E5)))
  }

  @Test func takesAnyBytes() {
    let seed = UInt64.random(in: 0..<1_000_000)
    var random = SeededRandom(seed: seed)
    for _ in 0..<500 {
      var decoder = KeyDecoder()
      let bytes = (0..<50).map { _ in
        Bool.random(using: &random)
          ? UInt8.random(in: 0...255, using: &random) : Array("\u{1B}[20~;O".utf8).randomElement(using: &random)!
      }
      var turns = 0
      for byte in bytes {
        decoder.feed([byte])
        while case .key(let key) = decoder.next(expired: Bool.random(using: &random)), turns < 1000 {
          turns += 1
          if case .scalar(let value) = key { #expect(!(0x80...0x9F).contains(value), "seed \(seed)") }
        }
      }
      while case .key = decoder.next(expired: true) { turns += 1 }
      #expect(turns < 1000 && decoder.isEmpty, "seed \(seed)")
    }
  }
}

struct MenuTests {
  @Test func listsNamesAndDetails() {
    var menu = CompletionMenu([Candidate(text: "a", detail: "first"), Candidate(text: "bcd", detail: "second one")])
    #expect(menu.rows(columns: 40, height: 10, usesColor: false).map(\.text) == ["  a    first", "  bcd  second one"])
    menu.selected = 1
    #expect(menu.rows(columns: 14, height: 10, usesColor: false).map(\.text) == ["  a    first", "> bcd  second…"])
  }

  @Test func showsLabelsAndNotes() {
    var menu = CompletionMenu(
      [Candidate(text: "f(", label: "f(Int)", detail: "one"), Candidate(text: "g", detail: "two")],
      notes: ["call(f: Int)"])
    #expect(
      menu.rows(columns: 40, height: 10, usesColor: false).map(\.text) == [
        "  call(f: Int)", "  f(Int)  one", "  g       two",
      ])
    var alone = CompletionMenu([], notes: ["call(f: Int)", "call()"])
    #expect(alone.rows(columns: 10, height: 1, usesColor: false).map(\.text) == ["  call(f:…"])
  }

  @Test func obeysNobody() {
    var menu = CompletionMenu(
      [Candidate(text: "a\u{1B}[2Jb", detail: "c\u{9B}2J\u{202E}d"), Candidate(text: "b")], notes: ["x\u{7}\ny\u{2066}"]
    )
    let text = menu.rows(columns: 40, height: 10, usesColor: false).map(\.text).joined()
    #expect(!text.unicodeScalars.contains { isUnseen($0) })
  }

  @Test func staysInsideTheWindow() {
    for columns in 2..<40 {
      for height in 0..<12 {
        var menu = CompletionMenu(
          (0..<100).map { Candidate(text: "日本\($0)", detail: $0 % 3 == 0 ? "some detail" : "") })
        menu.selected = 57
        let rows = menu.rows(columns: columns, height: height, usesColor: true)
        #expect(rows.count <= height)
        #expect(rows.allSatisfy { $0.width <= columns && visibleColumns(of: $0.text) == $0.width })
      }
    }
  }

  @Test func findsWhatIsCommon() {
    func common(_ names: String...) -> String { commonPrefix(of: names.map { Candidate(text: $0) }) }
    #expect(common("frame", "framework") == "frame")
    #expect(common("日本", "日曜") == "日")
    #expect(common("é", "è") == "")
    #expect(common() == "")
  }
}

struct HistoryTests {
  @Test func agreesWithLibedit() {
    _ = cl_use_utf8_locale()
    let file = TemporaryPath()
    let entries = ["let x = 1", "f {\n\ta \\ b\n}", "日本 é", "say(\"a\\nb\")"]
    let history = HistoryFile(path: file.path)
    for entry in entries { history.append(entry) }
    var newest = [wchar_t](repeating: 0, count: 100)
    #expect(cl_history_load(file.path, &newest, 100) == 4)
    #expect(LibeditReader.utf8(newest, newest.firstIndex(of: 0)!) == Array(entries[3].utf8))
    let wide = entries.map { LibeditReader.wide(Array($0.utf8)) }
    let pointers: [UnsafePointer<wchar_t>?] = wide.map { text in
      let copy = UnsafeMutablePointer<wchar_t>.allocate(capacity: text.count)
      copy.initialize(from: text, count: text.count)
      return UnsafePointer(copy)
    }
    defer { for pointer in pointers { pointer?.deallocate() } }
    let theirs = TemporaryPath()
    #expect(cl_history_save(theirs.path, pointers, Int32(pointers.count)) >= 0)
    #expect(HistoryFile(path: theirs.path).entries == entries)
    #expect(theirs.content == file.content)
  }

  @Test func keepsWhatIsWorthKeeping() {
    let file = TemporaryPath()
    let history = HistoryFile(path: file.path)
    for entry in ["a", "a", " secret", "", "  ", "b", "a"] { history.append(entry) }
    #expect(history.entries == ["a", "b", "a"])
    HistoryFile(path: file.path).append("a")
    #expect(HistoryFile(path: file.path).entries == ["a", "b", "a"])
  }

  @Test func survivesATornLastLine() {
    let file = TemporaryPath()
    file.write("_HiStOrY_V2_\none\ntw")
    let history = HistoryFile(path: file.path)
    history.append("three")
    #expect(HistoryFile(path: file.path).entries == ["one", "tw", "three"])
  }

  /// What others typed before and beside; of one's own lines none, also where the same is there from somebody else.
  @Test func earlierEntriesAreNotOnesOwn() {
    let file = TemporaryPath()
    for entry in ["a", "b"] { HistoryFile(path: file.path).append(entry) }
    let (own, other) = (HistoryFile(path: file.path), HistoryFile(path: file.path))
    for entry in ["a", "c"] { own.append(entry) }
    other.append("a")
    own.append("d")
    #expect(own.earlier == ["a", "b", "a"])
    #expect(other.earlier == ["a", "b", "a", "c", "d"])
    #expect(own.everything == ["a", "b", "a", "c", "a", "d"])
    #expect(HistoryFile(path: nil).earlier == [])
  }

  @Test func isCutWhenItGrows() {
    let file = TemporaryPath()
    let history = HistoryFile(path: file.path, limit: 10)
    for i in 0..<25 { history.append("entry \(i)") }
    #expect(HistoryFile(path: file.path, limit: 10).entries == (15..<25).map { "entry \($0)" })
    #expect(file.content.split(separator: "\n").count == 11)
  }

  @Test func staysInMemoryWhenItCannotBeWritten() {
    let history = HistoryFile(path: "/nonexistent/directory/history")
    history.append("a")
    history.append("b")
    #expect(history.entries == ["a", "b"])
  }

  @Test func roundTrips() {
    let seed = UInt64.random(in: 0..<1_000_000)
    var random = SeededRandom(seed: seed)
    for _ in 0..<500 {
      let text = String(
        String.UnicodeScalarView(
          (0..<20).compactMap { _ in
            Unicode.Scalar(UInt32.random(in: 0..<0x3000, using: &random) >> UInt32.random(in: 0...8, using: &random))
          }))
      #expect(HistoryCoding.decode(HistoryCoding.encode(text)) == text, "seed \(seed)")
    }
  }
}

struct SmallTests {
  @Test func stripsPrompts() {
    func strip(_ text: String) -> String { PromptStripping.strip(text, prompts: ["window > ", "window/box > "]) }
    #expect(strip("window > f {\n   {...>   a\n{...> }\nwindow/box > g\nwindow >") == "f {\n  a\n}\ng\n")
    #expect(strip("window > f\nresult\nwindow > g") == "f\ng")
    #expect(strip("f\nwindow > g") == "f\nwindow > g")
    #expect(strip("  {...> a\n   ...> b") == "a\nb")
    #expect(strip("a > b") == "a > b")
    #expect(strip("for i in 0...3 {") == "for i in 0...3 {")
  }

  @Test func undoesByWords() {
    var undo = UndoStack()
    var text: [UInt8] = []
    for byte in "let x".utf8 {
      text.append(byte)
      undo.note(text, cursor: text.count)
    }
    #expect(undo.undo()?.text == Array("let".utf8))
    #expect(undo.undo()?.text == [])
    #expect(undo.undo() == nil)
  }

  @Test func readsAPipe() {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let text = "a\r\nf {\n  b\n}\nlast {"
    _ = writeAll(ends[1], text.utf8)
    close(ends[1])
    var configuration = LineEditorConfiguration()
    configuration.isComplete = { text in
      let depth = text.reduce(0) { $0 + ($1 == "{" ? 1 : $1 == "}" ? -1 : 0) }
      return depth > 0 ? .incomplete(open: "{", indent: depth) : .complete
    }
    let reader = PlainReader(configuration: configuration, input: ends[0], output: -1)
    #expect(reader.read() == .line("a"))
    #expect(reader.read() == .line("f {\n  b\n}"))
    #expect(reader.read() == .line("last {"))
    #expect(reader.read() == .endOfInput)
    close(ends[0])
  }

  @Test func refusesWhatIsNoTerminal() {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let editor = LibeditReader(
      program: "demo", term: "xterm", configuration: LineEditorConfiguration(), history: HistoryFile(path: nil),
      input: ends[0], output: ends[1])
    #expect(editor == nil)
  }
}
