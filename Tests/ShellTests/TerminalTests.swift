import Glibc
import Testing

/// The built program at a terminal.
@Suite(.serialized) struct TerminalTests {
  private let home = TemporaryFolder()
  private static let interrupt = "\u{3}", endOfInput = "\u{4}", up = "\u{1B}[A"

  @Test func greetsAndLeaves() throws {
    let terminal = try Terminal(home: home.path)
    #expect(terminal.text.hasPrefix("vsh: UIKit's view tree at a prompt."))
    try terminal.type("1 + 1\r", until: "r1: Int = 2\n")
    #expect(try terminal.leave(Self.endOfInput) == 0)
  }

  @Test func exitHasItsCode() throws {
    let terminal = try Terminal(home: home.path)
    try terminal.type("nope\r", until: "cannot find 'nope' in scope")
    #expect(try terminal.leave("exit 3\r") == 3)
  }

  @Test func anEndlessLoopIsStoppedAndRolledBack() throws {
    let terminal = try Terminal(home: home.path)
    try terminal.type("var n = 0\r", until: "n: Int = 0")
    try terminal.type("print(7); n = 5; while true { n += 1 }\r", until: "}\n", runsOn: true)
    usleep(300_000)
    try terminal.type(Self.interrupt, until: "interrupted; nothing changed")
    try terminal.type("n\r", until: "r1: Int = 0")
  }

  @Test func anInterruptDropsWhatIsTyped() throws {
    let terminal = try Terminal(home: home.path)
    try terminal.type("tag = 5; half", until: "half")
    try terminal.type(Self.interrupt, until: "window > ")
    try terminal.type("func f() {\r", until: "{...> ")
    try terminal.type(Self.interrupt, until: "window > ")
    try terminal.type("print(tag)\r", until: "\n0\n")
  }

  @Test func theParserDecidesWhatIsUnfinished() throws {
    let terminal = try Terminal(home: home.path)
    try terminal.type("func f() {\r", until: "{...> ")
    try terminal.type("\r", until: "{...> ")
    try terminal.type("print([1,\r", until: "[...> ")
    try terminal.type("2])\r}\r", until: "window > ")
    try terminal.type("f()\r", until: "[1, 2]\n")
  }

  @Test func theTabKeyCompletes() throws {
    let terminal = try Terminal(home: home.path)
    try terminal.type("let badge = UIView()\r", until: "badge: UIView, 0 0 0 0")
    try terminal.type("badge.backg\t", until: "badge.backgroundColor")
    try terminal.type(Self.interrupt, until: "window > ")
    try terminal.type("addSubview badg\t\r", until: "window > ")
    try terminal.type("cd bad\t\r", until: "window/badge > ")
    try terminal.type("hist\t", until: "history")
  }

  @Test func historyOutlivesTheProgram() throws {
    let first = try Terminal(home: home.path)
    try first.type("func g() {\rprint(41 + 1)\r}\r", until: "window > ")
    try first.type("print(1)\r", until: "\n1\n")
    #expect(try first.leave(Self.endOfInput) == 0)
    let second = try Terminal(home: home.path)
    try second.type(Self.up, until: "print(1)")
    try second.type(Self.up, until: "print(41 + 1)")
    try second.type("\r", until: "window > ")
    try second.type("g()\r", until: "\n42\n")
  }

  @Test func theJournalHasWhatWasAccepted() throws {
    let terminal = try Terminal(home: home.path)
    try terminal.type("tag = 3\r", until: "window > ")
    try terminal.type("nope\r", until: "cannot find")
    try terminal.type("tree\r", until: "tag 3")
    try terminal.type("undo\r", until: "undid")
    let journal = home.names(in: home.state).first { $0.hasPrefix("journal.") } ?? ""
    let path = "\(home.state)/\(journal)"
    #expect(home.content(path) == "#!/usr/bin/env vsh\n// vsh session 1, vsh 0.9\ntag = 3\n//. 7\nundo\n//. 4\n")
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(try terminal.leave(Self.endOfInput) == 0)
    #expect(home.names(in: home.state) == ["history"])
  }

  @Test func historyIsForItsOwnerAlone() throws {
    let terminal = try Terminal(home: home.path)
    try terminal.type("tag = 3\r", until: "window > ")
    #expect(try terminal.leave(Self.endOfInput) == 0)
    var status = stat()
    #expect(stat(home.state + "/history", &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test func aKilledSessionIsRestored() throws {
    let first = try Terminal(home: home.path)
    try first.type("let box = UIView(); addSubview box\r", until: "box: UIView")
    try first.type("box.frame\r", until: "r1: CGRect")
    try first.type("box.tag = Int(r1.width) + 5\r", until: "window > ")
    #expect(try first.kill() == -SIGKILL)
    let second = try Terminal(home: home.path)
    #expect(second.text.contains("The last session was cut off. `restore` brings back its 3 steps."))
    try second.type("restore\r", until: "restored 3 steps")
    try second.type("print(box.tag, r1)\r", until: "5 (0.0, 0.0, 0.0, 0.0)")
    try second.type("undo\r", until: "undid: box.tag = Int(r1.width) + 5")
    #expect(try second.kill() == -SIGKILL)
    let third = try Terminal(home: home.path)
    try third.type("restore\r", until: "restored 4 steps")
    try third.type("print(box.tag)\r", until: "\n0\n")
    #expect(try third.leave(Self.endOfInput) == 0)
    #expect(home.names(in: home.state) == ["history"])
  }

  @Test func aNamedSessionSimplyGoesOn() throws {
    let first = try Terminal(home: home.path, arguments: ["--session", "lesson1"])
    try first.type("let box = UIView(); box.tag = 4\r", until: "box: UIView")
    #expect(try first.kill() == -SIGKILL)
    let second = try Terminal(home: home.path, arguments: ["--session", "lesson1"])
    #expect(second.text.contains("session lesson1 goes on: 1 step\n"))
    try second.type("print(box.tag)\r", until: "\n4\n")
    #expect(try second.leave(Self.endOfInput) == 0)
    #expect(home.names(in: home.state).sorted() == ["history", "sessions"])
    var status = stat()
    let path = home.state + "/sessions/lesson1.vsh"
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
    unlink(path)
    rmdir(home.state + "/sessions")
  }

  /// The pager gets what is taller than the terminal, and the prompt is there afterwards.
  @Test func aTallListingIsPaged() throws {
    let terminal = try Terminal(home: home.path, variables: ["PAGER": "sed 's/^/| /'"])
    try terminal.type("for _ in 0..<40 { addSubview(UIView()) }\r", until: "window > ")
    try terminal.type("tree\r", until: "| window       UIWindow")
    try terminal.type("ls\r", until: "| UIView[39]")
    try terminal.type("tree --depth 0\r", until: "\nwindow UIWindow")
    #expect(try terminal.leave(Self.endOfInput) == 0)
  }
}
