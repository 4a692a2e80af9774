import Glibc
import Testing

@testable import LineEditor

@Suite(.serialized)
struct HistoryTypingTests {
  @Test func recallsWholeStatementsAfterARestart() throws {
    let file = TemporaryPath()
    let environment = ["DEMO_HISTORY": file.path]
    do {
      let typist = try Typist(environment: environment)
      try typist.type("f {") { $0.screen.line == "window > f {" }
      try typist.type("\ra") { $0.screen.line == "   {...>   a" || $0.screen.line == "   {...> a" }
      try typist.type("\r}\r") { $0.answered("f {\\na\\n}") || $0.answered("f {\\n  a\\n}") || $0.screen.row > 3 }
      try typist.type("two\r") { $0.answered("two") }
      // Killed, not ended: what was entered is on disk already.
      typist.send(signal: SIGKILL)
      #expect(try typist.exitStatus() == -SIGKILL)
    }
    let typist = try Typist(environment: environment)
    try typist.type(Typist.up) { $0.screen.line == "window > two" }
    try typist.type(Typist.up) { $0.screen.row == 2 && $0.screen.lines[0] == "window > f {" }
    try typist.type(Typist.up + Typist.down) { $0.screen.line == "window > two" }
    try typist.type(Typist.down) { $0.screen.line == "window >" }
    var status = stat()
    #expect(stat(file.path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test func keepsWhatWasBeingTyped() throws {
    let typist = try Typist()
    try typist.type("one\r") { $0.answered("one") }
    try typist.type("live") { $0.screen.line == "window > live" }
    try typist.type(Typist.up) { $0.screen.line == "window > one" }
    try typist.type("X") { $0.screen.line == "window > oneX" }
    try typist.type(Typist.down) { $0.screen.line == "window > live" }
    try typist.type(Typist.up) { $0.screen.line == "window > oneX" }
    try typist.type(Typist.down + "\r") { $0.answered("live") }
  }

  @Test func searches() throws {
    let typist = try Typist()
    for text in ["a[0] = 1", "b = 2", "a[0] = 3", "c = 4"] { try typist.type(text + "\r") { $0.answered(text) } }
    // Before the prompt is there, the key would be the terminal's own.
    try typist.wait { $0.screen.line == "window >" }
    try typist.type(Typist.control("R") + "a[0]") { $0.screen.line == "(search) a[0]: a[0] = 3" }
    try typist.type(Typist.control("R")) { $0.screen.line == "(search) a[0]: a[0] = 1" }
    try typist.type(Typist.control("R")) { $0.screen.line.hasPrefix("(no match)") }
    try typist.type(Typist.control("S")) { $0.screen.line == "(search) a[0]: a[0] = 3" }
    try typist.type(Typist.control("G")) { $0.screen.line == "window >" }
    try typist.type(Typist.control("R") + "B") { $0.screen.line.hasPrefix("(no match)") }
    try typist.type("\u{7F}b =") { $0.screen.line == "(search) b =: b = 2" }
    try typist.type("\u{1B}[F5\r") { $0.answered("b = 25") }
    // What was typed before is looked for, and comes back.
    try typist.wait { $0.screen.line == "window >" }
    try typist.type("a[0]") { $0.screen.line == "window > a[0]" }
    try typist.type(Typist.control("R")) { $0.screen.line == "(search) a[0]: a[0] = 3" }
    try typist.type(Typist.control("R")) { $0.screen.line == "(search) a[0]: a[0] = 1" }
    try typist.type(Typist.control("G")) { $0.screen.line == "window > a[0]" }
    try typist.type("x" + Typist.control("R")) { $0.screen.line.hasPrefix("(no match) a[0]x: a[0]x") }
    try typist.type("\r") { $0.answered("a[0]x") }
  }

  @Test func twoSessionsAppendToOneFile() throws {
    let file = TemporaryPath()
    let environment = ["DEMO_HISTORY": file.path]
    let one = try Typist(environment: environment)
    let two = try Typist(environment: environment)
    for i in 0..<10 {
      try one.type("one \(i)\r")
      try two.type("two \(i)\r")
    }
    try one.wait { $0.answered("one 9") }
    try two.wait { $0.answered("two 9") }
    one.send(signal: SIGKILL)
    two.send(signal: SIGKILL)
    let kept = Set(HistoryFile(path: file.path).entries)
    for i in 0..<10 { #expect(kept.contains("one \(i)") && kept.contains("two \(i)")) }
    #expect(kept.count == 20)
  }

  @Test func walksEntriesThatBeginAlike() throws {
    let typist = try Typist()
    for text in ["let a", "var b", "let c", "var d"] { try typist.type(text + "\r") { $0.answered(text) } }
    try typist.type("let\u{1B}[5~") { $0.screen.line == "window > let c" }
    try typist.type("\u{1B}[5~") { $0.screen.line == "window > let a" }
    try typist.type("\u{1B}[6~\u{1B}[6~") { $0.screen.line == "window > let" }
  }
}
