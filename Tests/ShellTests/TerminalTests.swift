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

  /// What was typed while a loop ran goes with it: half of it the terminal itself has thrown away.
  @Test func anInterruptDropsWhatIsTypedAhead() throws {
    let terminal = try Terminal(home: home.path)
    try terminal.type("var n = 0\r", until: "n: Int = 0")
    try terminal.type("print(7); while true {}\rn = 99\r", until: "\n7\n", runsOn: true)
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

  @Test func theTabKeyTellsWhatToCall() throws {
    let terminal = try Terminal(home: home.path)
    try terminal.type("window.insertS\t", until: "insertSubview(UIView, at: Int)")
    // The list goes with the next key, and Tab goes on with the arguments.
    try terminal.type("window, \t", until: "belowSubview: UIView")
    try terminal.type("a", until: "a")
    try terminal.type("\t", until: "aboveSubview: UIView")
    try terminal.type(Self.interrupt, until: "window > ")
    try terminal.type("window.superview.ta\t", until: "window.superview?.ta")
  }

  @Test func keysAreAsTheirOwnerWants() throws {
    home.write(".editrc", "bind -v\n")
    let terminal = try Terminal(home: home.path)
    try terminal.type("xprint(40 + 2)\u{1B}", until: "xprint(40 + 2)")
    // Escape alone is known by nothing coming after it.
    usleep(150_000)
    try terminal.type("0x", until: "")
    try terminal.type("\r", until: "\n42\n")
  }

  @Test func aTranscriptCanBePasted() throws {
    let terminal = try Terminal(home: home.path)
    let text =
      "window > let box = UIView()\nbox: UIView, 0 0 0 0\nwindow > if box.tag == 0 {\n   {...>   print(41\t+ 1)\n   {...> }\n42\n"
    try terminal.type("\u{1B}[200~\(text)\u{1B}[201~", until: "}")
    try terminal.type("\r", until: "\n42\n")
    #expect(!terminal.text.contains("error"))
  }

  /// Marks that turn the direction of writing around neither reach the screen nor what runs.
  @Test func whatIsTypedReadsAsItRuns() throws {
    let terminal = try Terminal(home: home.path)
    // Typed by hand, or pasted where pastes are not marked; then a paste that is.
    try terminal.type("print(\"a\u{202E}b\u{2066}c\u{9B}d\".unicodeScalars.count)", until: ".unicodeScalars.count)")
    #expect(!terminal.text.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) || $0.value == 0x2066 })
    try terminal.type("\r", until: "\n4\n")
    try terminal.type("\u{1B}[200~print(\"x\u{202E}y\u{1B}[2Jz\".count)\u{1B}[201~", until: ".count)")
    #expect(!terminal.text.unicodeScalars.contains("\u{202E}"))
    try terminal.type("\r", until: "\n6\n")
  }

  @Test func fiveThousandLinesArePastedAtOnce() throws {
    let terminal = try Terminal(home: home.path)
    let text = (["func f() {"] + (0..<4998).map { "  let line\($0) = \($0)" } + ["}"]).joined(separator: "\n")
    try terminal.type("\u{1B}[200~\(text)\u{1B}[201~", until: "line4997 = 4997")
    try terminal.type("\r", until: "window > ")
    try terminal.type("f(); print(7)\r", until: "\n7\n")
  }

  @Test func sessionsAtOnceShareTheHistory() throws {
    let one = try Terminal(home: home.path)
    let two = try Terminal(home: home.path)
    try one.type("print(11)\r", until: "\n11\n")
    try two.type("print(22)\r", until: "\n22\n")
    // Up is one's own; Ctrl-R finds what was entered beside.
    try one.type("\u{12}(22", until: "print(22)")
    try one.type("\r", until: "\n22\n")
    try one.type(Self.up + Self.up, until: "print(11)")
    try one.type(Self.interrupt, until: "window > ")
    #expect(try one.leave(Self.endOfInput) == 0)
    #expect(try two.leave(Self.endOfInput) == 0)
    let third = try Terminal(home: home.path)
    try third.type(Self.up, until: "print(22)")
    try third.type(Self.up, until: "print(11)")
    try third.type(Self.interrupt, until: "window > ")
    try third.type("\u{12}(11", until: "print(11)")
    try third.type("\r", until: "\n11\n")
  }

  @Test func helpIsAWordAndAQuestionMarkAway() throws {
    let terminal = try Terminal(home: home.path)
    try terminal.type("frame?\r", until: "coordinates: its superview's")
    try terminal.type("?center\r", until: "the view's middle")
    try terminal.type("help\r", until: "Ctrl-D leaves.")
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

  /// What earlier sessions typed stands once, and what this one did, too.
  @Test func whatWasTypedIsListed() throws {
    let first = try Terminal(home: home.path)
    try first.type("tag = 1\r", until: "window > ")
    try first.type("frame?\r", until: "coordinates")
    #expect(try first.leave("exit\r") == 0)
    let second = try Terminal(home: home.path)
    try second.type("tag = 2\r", until: "window > ")
    try second.type("nope\r", until: "cannot find")
    try second.type("history -a\r", until: "2! nope\n")
    #expect(second.text.contains("\n   tag = 1\n   frame?\n   exit\n1  tag = 2\n2! nope\n"), "\(second.text)")
  }

  /// An editor and other programs have the terminal for themselves.
  @Test func anEditorHasTheTerminal() throws {
    let editor = "f() { test -t 0 && test -t 1 && sed -i s/41/42/ \"$1\"; }; f"
    let terminal = try Terminal(home: home.path, variables: ["EDITOR": editor])
    try terminal.type("print(41)\r", until: "\n41\n")
    try terminal.type("edit 1\r", until: "rerun: print(42)\n42\n")
    try terminal.type("!test -t 0 && echo yes\r", until: "\nyes\n")
    // Ctrl-C is the program's, and the session goes on. (`exec`, for dash loses a Ctrl-C that comes while it forks.)
    try terminal.type("!echo begun; exec sleep 60\r", until: "\nbegun\n", runsOn: true)
    try terminal.type(Self.interrupt, until: "window > ")
    try terminal.type("print(7)\r", until: "\n7\n")
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

  /// Even where everybody may read what is written.
  @Test func historyIsForItsOwnerAlone() throws {
    let former = umask(0)
    defer { umask(former) }
    let terminal = try Terminal(home: home.path)
    try terminal.type("tag = 3\r", until: "window > ")
    var status = stat()
    let journal = home.names(in: home.state).first { $0.hasPrefix("journal.") } ?? "none"
    #expect(stat("\(home.state)/\(journal)", &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(stat(home.state, &status) == 0 && status.st_mode & 0o777 == 0o700)
    #expect(try terminal.leave(Self.endOfInput) == 0)
    #expect(stat(home.state + "/history", &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  /// A file that is replaced stays as private as it was, what a link names is written, and no link of somebody else's is.
  @Test func savingKeepsAFileItsOwners() throws {
    home.write("own.vsh", "")
    let (own, link) = (home.path + "/own.vsh", home.path + "/link.vsh")
    chmod(own, 0o600)
    symlink(own, link)
    defer { unlink(link) }
    let terminal = try Terminal(home: home.path)
    try terminal.type("tag = 3\r", until: "window > ")
    try terminal.type("save \(link)\r", until: "exists already")
    try terminal.type("save! \(link)\r", until: "saved 1 line")
    var status = stat()
    #expect(stat(own, &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(home.content(own).hasSuffix("tag = 3\n"))
    #expect(try terminal.leave(Self.endOfInput) == 0)
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

  @Test func aFileIsGoneThroughStepByStep() throws {
    home.write("steps.vsh", "let box = UIView()\nbox.tag = 4\nbox.nope()\nprint(40 + box.tag - 2)\n")
    let terminal = try Terminal(home: home.path, arguments: ["--step", "\(home.path)/steps.vsh"])
    #expect(terminal.text.contains("s skips it"))
    #expect(terminal.text.contains("\n  1  let box = UIView()\n") && terminal.text.hasSuffix("1/4 window > "))
    try terminal.type("\r", until: "\n  2  box.tag = 4\n")
    #expect(terminal.text.hasSuffix("2/4 window > "))
    try terminal.type("\r", until: "3/4 window > ")
    try terminal.type("\r", until: "has no member 'nope'")
    try terminal.type("print(box.tag)\r", until: "\n4\n")
    #expect(terminal.text.hasSuffix("3/4 window > "))
    // Keys of the steps are no history; Ctrl-C drops what is typed and no more.
    try terminal.type(Self.up, until: "print(box.tag)")
    try terminal.type(Self.interrupt, until: "3/4 window > ")
    try terminal.type("s\r", until: "\n  4  print(40 + box.tag - 2)\n")
    #expect(terminal.text.hasSuffix("4/4 window > "))
    try terminal.type("undo\r", until: "\n  1  let box = UIView()\n")
    #expect(terminal.text.hasSuffix("1/4 window > "))
    try terminal.type("redo\r", until: "4/4 window > ")
    try terminal.type("c\r", until: "\n42\n")
    try terminal.type("load --step \(home.path)/steps.vsh\r", until: "1/4 window > ")
    try terminal.type("q\r", until: "steps.vsh is left after 0 of 4")
    try terminal.type("\r", until: "window > ")
    #expect(try terminal.leave(Self.endOfInput) == 0)
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
