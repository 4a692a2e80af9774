import Glibc
import Testing

/// What broke other editors: long and tall texts, pastes, narrow windows, keys in no order.
@Suite(.serialized)
struct ToughTests {
  private func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }

  @Test func pastesWithoutCompletingOrIndenting() throws {
    let typist = try Typist()
    try typist.type(paste("f {\r  a\tb\r    c {\r}\r}\r")) { $0.screen.row == 4 }
    #expect(typist.screen.lines[2] == "   {...>     c {")
    try typist.type("\r") { $0.answered("f {\\n  a\tb\\n    c {\\n}\\n}") }
  }

  @Test func takesPromptsOffATranscript() throws {
    let typist = try Typist()
    try typist.type(paste("window > f {\n   {...>   a\n   {...> }")) { $0.screen.row == 2 }
    try typist.type("\r") { $0.answered("f {\\n  a\\n}") }
    // What was answered goes too; a text that does not begin with a prompt stays as it is.
    try typist.type(paste("window > g\nanswer\n")) { $0.screen.line == "window > g" }
    try typist.type("\r") { $0.answered("g") }
    try typist.type(paste("f\nwindow > f")) { $0.screen.line.hasSuffix("...> window > f") }
    try typist.type("\r") { $0.answered("f\\nwindow > f") }
  }

  @Test func pastesFiveThousandLines() throws {
    let typist = try Typist()
    let text = (["f {"] + (0..<4998).map { "  line number \($0) of many" } + ["}"]).joined(separator: "\n")
    try typist.type(paste(text)) { $0.screen.line.hasSuffix("...> }") }
    try typist.type("\r") { $0.answered("\(text.utf8.count) bytes, 5000 lines") }
    try typist.type(Typist.up) { $0.screen.line.hasSuffix("...> }") }
    try typist.type(Typist.control("C")) { $0.answered("interrupted") }
  }

  /// A terminal that does not mark what is pasted: the text is long before it is over.
  @Test func takesFiveThousandLinesAsTyped() throws {
    let typist = try Typist()
    let text = (["f {"] + (0..<4998).map { "  line number \($0) of many" } + ["}"]).joined(separator: "\n")
    try typist.type(text.split(separator: "\n").joined(separator: "\r") + "\r") {
      $0.answered("\(text.utf8.count) bytes, 5000 lines")
    }
  }

  /// What comes faster than anybody types is taken in one step, unless keys may mean something else: it comes to the same.
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func whatComesAtOnceIsTakenAsItsKeys(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let typist = [try Typist(), try Typist(environment: ["DEMO_EDITRC": "other:bind -v"])]
    let pieces = [
      "alpha", " beta", "{", "}", "(", ")", "\r", "\r", "\n", "  ", "    ", "日本", "e\u{301}", "\"x\"", "1234567890",
      "a long word after another and so on", "\r\r", "\t", "\u{7F}", "\u{1B}[D", "\u{1}", "\u{5}", "\u{18}\u{15}",
    ]
    for round in 0..<12 {
      let count = Int.random(in: 1...60, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random)! }.joined()
      // What is open still is closed, and an end by itself follows.
      let end = "\u{1B}>" + String(repeating: "})", count: 40) + "\rend\(round)\r"
      for each in typist { try each.type(text + end) { $0.answered("end\(round)") } }
      let answers = typist.map { each in
        String(decoding: each.transcript, as: UTF8.self).split(separator: "\r\n").filter {
          $0.hasPrefix("<") && $0.hasSuffix(">")
        }
      }
      #expect(answers[0] == answers[1], "seed \(seed), round \(round): \(text.debugDescription)")
      if answers[0] != answers[1] { return }
    }
  }

  @Test func editsTextTallerThanTheWindow() throws {
    let typist = try Typist(rows: 10, columns: 40)
    let text = (["f {"] + (0..<30).map { "row \($0)" } + ["}"]).joined(separator: "\n")
    try typist.type(paste(text)) { $0.screen.line.hasSuffix("> }") }
    // The first of two sequences of keys that made libedit write outside its memory.
    try typist.type("\u{1B}<") { $0.screen.line == "window > f {" && $0.screen.row == 0 }
    #expect(typist.screen.lines[9] == "   {...> row 8")
    try typist.type("\u{1B}>" + String(repeating: "x", count: 100)) { $0.screen.line.hasSuffix("xxx") }
    let entered = text.split(separator: "\n").joined(separator: "\\n") + String(repeating: "x", count: 100)
    try typist.type("\r") { $0.answered(entered) }
    // All of it stays readable above, once.
    let all = typist.screen.scrolledOff + typist.screen.lines
    #expect(all.filter { $0 == "   {...> row 7" }.count >= 1)
  }

  @Test func survivesALongLine() throws {
    let typist = try Typist()
    let text = String(repeating: "0123456789", count: 200)
    try typist.type(text) { $0.screen.line.hasSuffix("789") && $0.screen.row > 20 }
    try typist.type(Typist.control("A")) { $0.screen.line.hasPrefix("window > 0123") }
    try typist.type(Typist.control("E") + String(repeating: "z", count: 100)) { $0.screen.line.hasSuffix("z") }
    try typist.type("\r") { $0.answered("2100 bytes, 1 lines") }
  }

  @Test func survivesUnclosedQuotesAtExtendedCommands() throws {
    let typist = try Typist()
    try typist.type("\u{1B}x\"\r") { $0.answered("\"") }
    let vi = try Typist(environment: ["DEMO_EDITRC": "bind -v\nbind \"unclosed\n"])
    try vi.type("a") { $0.screen.line == "window > a" }
    try vi.type("\u{1B}") { $0.screen.column == 9 }
    try vi.type(": '\r") { $0.answered("a") }
  }

  @Test func editsAsVi() throws {
    let typist = try Typist(environment: ["DEMO_EDITRC": "bind -v"])
    try typist.type("one two") { $0.screen.line == "window > one two" }
    try typist.type("\u{1B}") { $0.screen.column == 15 }
    try typist.type("bcwthree") { $0.screen.line == "window > one three" }
    try typist.type(Typist.left + Typist.left + "X") { $0.screen.line == "window > one thrXee" }
    try typist.type("\u{1B}") { $0.screen.column == 16 }
    try typist.type("0x~A!\r") { $0.answered("Ne thrXee!") }
    try typist.type("\u{1B}k\r") { _ in true }
    try typist.wait { $0.screen.lines.filter { $0 == "<Ne thrXee!>" }.count == 2 }
  }

  @Test func readsEditrc() throws {
    let typist = try Typist(environment: ["DEMO_EDITRC": "# mine\ndemo:bind \"^O\" vsh-wordLeft\nother:bind -v\n"])
    try typist.type("one two") { $0.screen.line == "window > one two" }
    try typist.type(Typist.control("O") + "X") { $0.screen.line == "window > one Xtwo" }
  }

  @Test func editsByPerceivedCharacters() throws {
    let typist = try Typist()
    try typist.type("日本e\u{301}x") { $0.screen.line == "window > 日本e\u{301}x" && $0.screen.column == 15 }
    try typist.type(Typist.left) { $0.screen.column == 14 }
    try typist.type("\u{7F}") { $0.screen.line == "window > 日本x" && $0.screen.column == 13 }
    try typist.type("\u{7F}ü\r") { $0.answered("日üx") }
  }

  @Test func keepsUTF8WithoutALocale() throws {
    let typist = try Typist(environment: ["LANG": "C", "LC_ALL": "C"])
    try typist.type("é日本\r") { $0.answered("é日本") }
  }

  @Test func redrawsAfterResizing() throws {
    let typist = try Typist(rows: 12, columns: 60)
    try typist.type("f {") { $0.screen.line == "window > f {" }
    try typist.type(Typist.altEnter + "abcdefghijklmnopqrstuvwxyz") { $0.screen.line.hasSuffix("xyz") }
    typist.resize(rows: 12, columns: 20)
    try typist.wait {
      $0.screen.lines.contains("   {...>   abcdefghi") && $0.screen.lines.contains("jklmnopqrstuvwxyz")
    }
    typist.resize(rows: 8, columns: 50)
    try typist.wait { $0.screen.line == "   {...>   abcdefghijklmnopqrstuvwxyz" }
    try typist.type("}\r") { $0.answered("f {\\n  abcdefghijklmnopqrstuvwxyz}") }
  }

  @Test(arguments: [2, 3, 5, 9, 12])
  func worksInNarrowWindows(columns: Int) throws {
    let typist = try Typist(rows: 24, columns: columns, waits: false)
    try typist.wait { $0.screen.text.contains(">") }
    try typist.type("日本 abc" + Typist.altEnter + "本def") { $0.screen.text.contains("f") }
    try typist.type(Typist.up + Typist.down + "\r") { $0.screen.text.contains(">") }
    // The answer itself is broken by the window.
    try typist.wait {
      String(decoding: $0.transcript, as: UTF8.self).contains("<日本 abc\\n") && $0.isAlive
    }
  }

  @Test func readsAPlainTerminal() throws {
    let typist = try Typist(environment: ["TERM": "dumb"])
    try typist.type("f {\r") { $0.screen.text.contains("{...>") }
    try typist.type("}\r") { $0.answered("f {\\n}") }
    #expect(!typist.transcript.contains(0x1B))
    try typist.type(Typist.control("D"))
    #expect(try typist.exitStatus() == 0)
  }

  @Test(arguments: 1...8)
  func survivesAnyKeys(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let isVi = seed % 2 == 0
    let typist = try Typist(
      rows: 8, columns: 30, environment: isVi ? ["DEMO_EDITRC": "bind -v"] : [:])
    let pieces: [String] =
      (1..<32).map { String(Unicode.Scalar($0)) }.filter { !["\u{4}", "\u{1A}", "\u{1C}"].contains($0) } + [
        "a", "b ", "{", "}", "日", "e\u{301}", "👨‍👩‍👧", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[3~",
        "\u{1B}[Z", "\u{1B}\r", "\u{1B}[200~x\ny\u{1B}[201~", "\u{1B}999999", "\u{1B}y", "~", "p", "P", "u", "d", "c",
        "w",
        "y", "0", "$", "r", "R", "x", "X", "\u{18}\u{18}", "\u{1B}", "\u{7F}", "\u{1B}[5~", "fra\t\t", "\u{16}\n", ".",
      ]
    for _ in 0..<6 {
      let keys = (0..<100).map { _ in pieces.randomElement(using: &random)! }.joined()
      try typist.type(keys)
      typist.resize(rows: Int.random(in: 2...12, using: &random), columns: Int.random(in: 2...40, using: &random))
      guard typist.isAlive else { break }
    }
    #expect(typist.isAlive, "seed \(seed)")
    // It still listens: out of any mode it may be in, and through a whole line.
    try typist.type("\u{1B}[201~\u{7}") { _ in true }
    // Signals that come together are one, which a key that waits for another may take: a person presses again.
    for _ in 0..<3 {
      let seen = typist.transcript.count
      try typist.type(Typist.control("C"))
      _ = try? typist.wait(seconds: 1) { $0.transcript.count > seen }
    }
    try typist.wait { $0.screen.modes.contains("?2004") && $0.isAlive }
    typist.resize(rows: 24, columns: 80)
    try typist.type("\rstill here\r", until: { $0.answered("still here") })
  }
}
