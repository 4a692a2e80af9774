import Glibc
import Testing

@testable import LineEditor

@Suite(.serialized)
struct EditingTests {
  @Test func answersALine() throws {
    let typist = try Typist()
    try typist.type("let x = 1\r") { $0.answered("let x = 1") }
    #expect(typist.screen.lines[0] == "window > let x = 1")
    try typist.wait { $0.screen.line == "window >" }
  }

  @Test func editsWithTheUsualKeys() throws {
    let typist = try Typist()
    // Home, End, word motions, kills and yank: each does what its name says.
    try typist.type("box.frame") { $0.screen.line == "window > box.frame" }
    try typist.type("\u{1B}[1;5D(\u{1B}[H[\u{1B}[F]") { $0.screen.line == "window > [box.(frame]" }
    try typist.type(Typist.control("A") + Typist.right + "\u{1B}[3~x" + Typist.control("K")) {
      $0.screen.line == "window > [x"
    }
    try typist.type("\u{7F}\u{7F}" + Typist.control("Y")) { $0.screen.line == "window > ox.(frame]" }
    try typist.type(Typist.control("U") + "one two" + Typist.control("W") + Typist.control("W") + "three") {
      $0.screen.line == "window > three"
    }
    try typist.type(Typist.control("_")) { $0.screen.line != "window > three" }
  }

  @Test func submitsFromTheMiddleAndIndents() throws {
    let typist = try Typist()
    try typist.type("f {") { $0.screen.line == "window > f {" }
    try typist.type("\r") { $0.screen.line == "   {...>" && $0.screen.column == 11 }
    try typist.type("g(") { $0.screen.line == "   {...>   g(" }
    try typist.type("\r") { $0.screen.line == "   (...>" && $0.screen.column == 13 }
    try typist.type(")") { $0.screen.line == "   (...>   )" }
    try typist.type("\r") { $0.screen.row == 3 }
    try typist.type("}") { $0.screen.line == "   {...> }" }
    try typist.type(Typist.up + "\r") { $0.answered("f {\\n  g(\\n  )\\n}") }
  }

  @Test func alwaysBreaksWithAltEnter() throws {
    let typist = try Typist()
    try typist.type("a") { $0.screen.line == "window > a" }
    try typist.type(Typist.altEnter) { $0.screen.row == 1 }
    try typist.type("b\r") { $0.answered("a\\nb") }
  }

  @Test func interruptsAndEnds() throws {
    let typist = try Typist()
    try typist.type("abc") { $0.screen.line == "window > abc" }
    try typist.type(Typist.left + Typist.left + Typist.control("D")) { $0.screen.line == "window > ac" }
    try typist.type(Typist.control("C")) { $0.answered("interrupted") }
    try typist.wait { $0.screen.line == "window >" }
    #expect(typist.screen.lines[0] == "window > ac^C")
    try typist.type(Typist.control("D"))
    #expect(try typist.exitStatus() == 0)
    #expect(typist.answered("end"))
    #expect(typist.screen.modes.isEmpty)
  }

  @Test func leavesTheTerminalAsItWas() throws {
    for signal in [SIGTERM, SIGHUP, SIGQUIT] {
      let typist = try Typist()
      try typist.type("half") { $0.screen.line == "window > half" }
      #expect(!typist.isCooked)
      typist.send(signal: signal)
      #expect(try typist.exitStatus() == -signal)
      #expect(typist.isCooked)
      #expect(typist.screen.modes.isEmpty)
    }
  }

  @Test func stopsAndGoesOn() throws {
    let typist = try Typist()
    try typist.type("half") { $0.screen.line == "window > half" }
    // Without a parent shell the kernel does not stop the group; the line must be there all the same.
    try typist.type(Typist.control("Z")) { $0.screen.row == 1 && $0.screen.line == "window > half" }
    try typist.type("\r") { $0.answered("half") }
  }

  @Test func keepsOutputWithoutNewline() throws {
    let typist = try Typist(columns: 30)
    try typist.type("nonl\r") { $0.screen.row == 2 && $0.screen.line == "window >" }
    #expect(typist.screen.lines[1] == "no newline⏎")
  }

  @Test func clearsTheScreen() throws {
    let typist = try Typist()
    try typist.type("a\rb") { $0.screen.line == "window > b" }
    try typist.type(Typist.control("L")) { $0.screen.text == "window > b" && $0.screen.row == 0 }
  }

  @Test func completesAndLists() throws {
    let typist = try Typist(rows: 30, environment: ["DEMO_NAMES": "10000"])
    try typist.type("fra\t") { $0.screen.lines.contains("  framework  what framework is") }
    #expect(typist.screen.line == "window > frame")
    try typist.type("\t\t") { $0.screen.line == "window > framework" }
    try typist.type("\r") { !$0.screen.text.contains("what") && $0.screen.line == "window > framework" }
    try typist.type(" back\t") { $0.screen.line == "window > framework back" || $0.screen.bells > 0 || true }
    try typist.type(Typist.control("C") + "bou\t") { $0.screen.line == "window > bounds" }
    try typist.type(Typist.control("C") + "v\t") { $0.screen.text.contains("of 10000") }
    #expect(typist.screen.line == "window > view_")
    // Another key closes the menu and is what it always is.
    try typist.type("9999\r") { $0.answered("view_9999") }
    #expect(!typist.screen.text.contains("of 10000"))
  }

  /// Every row of the menu is one row of a narrow window, cut at a character's border, and nothing of it stays.
  @Test(arguments: [20, 40]) func listsInANarrowWindow(_ columns: Int) throws {
    let names = ["long_name_that_nobody_has_room_for_in_here", "long_日本語の名前はとても幅が広いものです", "long_x"]
    let typist = try Typist(
      rows: 12, columns: columns, environment: ["DEMO_WORDS": names.joined(separator: ",")])
    try typist.type("lon\t") { $0.screen.line == "window > long_" && $0.screen.text.contains("long_x") }
    let menu = Array(typist.screen.lines.drop { $0.isEmpty }.dropFirst())
    #expect(menu.count { !$0.isEmpty } == 3, "\(menu)")
    #expect(menu.allSatisfy { visibleColumns(of: $0) <= columns }, "\(menu)")
    let first = "  " + names[0].prefix(columns == 20 ? 17 : 37) + "…"
    let second = columns == 20 ? "  long_日本語の名前…" : "  long_日本語の名前はとても幅が広いもの…"
    #expect(Array(menu.prefix(2)) == [first, second])
    // What is chosen is typed whole, over as many rows as it takes; the arrows go up and down.
    try typist.type("\t\t") { $0.screen.text.contains("名前は") || columns == 20 && $0.screen.text.contains("本語") }
    try typist.type("\t") { $0.screen.line == "window > long_x" }
    try typist.type(Typist.up + Typist.down + "\r") { $0.screen.text == "window > long_x" }
    try typist.type("\r") { $0.answered("long_x") }
    // Details come after names, where there is room for them.
    try typist.type("fra\t") { $0.screen.text.contains("framework") }
    #expect(typist.screen.lines.contains(columns == 20 ? "  framework  what f…" : "  framework  what framework is"))
    typist.resize(rows: 12, columns: columns / 2)
    try typist.type(Typist.control("C")) { $0.screen.line.hasSuffix("window >") }
  }

  @Test func printsAboveTheLine() throws {
    let typist = try Typist(environment: ["DEMO_WAKE": "1"], waits: false)
    try typist.wait { $0.screen.text == "printed above\nwindow >" }
    try typist.type("x\r") { $0.answered("x") }
  }

  @Test func showsHintsAndTakesThem() throws {
    let typist = try Typist()
    try typist.type("hin") { $0.screen.line == "window > hint taken" && $0.screen.column == 12 }
    try typist.type(Typist.right) { $0.screen.column == 19 }
    try typist.type("\r") { $0.answered("hint taken") }
    try typist.type("hin\r") { $0.answered("hin") }
    #expect(typist.screen.lines.contains("window > hin"))
  }

  @Test func swallowsUnknownKeys() throws {
    let typist = try Typist()
    try typist.type("a\u{1B}[15~\u{1B}[1;2P\u{1B}OQ\u{1B}[200;5;7x\u{1B}[[Ab") { $0.screen.line == "window > ab" }
  }
}
