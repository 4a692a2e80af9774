import Glibc
import Testing

/// Colour is for people: on a terminal that has it, unless they say no; never in what is read by a program.
@Suite(.serialized) struct ColourTests {
  private let home = TemporaryFolder()
  private static let escape = UInt8(27)

  private func isColoured(_ terminal: Terminal) -> Bool {
    // The prompt's own bold; cursor movements are no colours.
    String(decoding: terminal.raw, as: UTF8.self).contains("\u{1B}[1m")
  }

  @Test func onATerminal() throws {
    #expect(isColoured(try Terminal(home: home.path)))
    #expect(isColoured(try Terminal(home: home.path, variables: ["NO_COLOR": ""])))
  }

  @Test func picturesToo() throws {
    // Cyan is what stands directly in the window.
    let typed = "let a = UIView(frame: (0, 0, 99, 99)); addSubview a; look\r"
    for (variables, isWanted) in [([:], true), (["NO_COLOR": "1"], false), (["TERM": "dumb"], false)]
      as [([String: String], Bool)]
    {
      let terminal = try Terminal(home: home.path, variables: variables)
      try terminal.type(typed, until: "400")
      let text = String(decoding: terminal.raw, as: UTF8.self)
      #expect(text.contains("\u{1B}[36m") == isWanted, "\(variables)")
    }
    #expect(!output(of: "-c 'look'").contains(Self.escape))
    #expect(!output(of: "--color=always -c 'look > /dev/stdout'").contains(Self.escape))
    #expect(output(of: "--color=always -c 'look'").contains(Self.escape))
  }

  @Test func notForThoseWhoWantNone() throws {
    #expect(!isColoured(try Terminal(home: home.path, variables: ["NO_COLOR": "1"])))
    #expect(!isColoured(try Terminal(home: home.path, arguments: ["--color=never"])))
    #expect(isColoured(try Terminal(home: home.path, arguments: ["--color=always"], variables: ["NO_COLOR": "1"])))
  }

  @Test func notOneEscapeOnATerminalWithout() throws {
    let terminal = try Terminal(home: home.path, variables: ["TERM": "dumb"])
    try terminal.type("nope\r", until: "cannot find 'nope'")
    #expect(!terminal.raw.contains(Self.escape))
  }

  @Test func notWhereOutputGoesElsewhere() {
    #expect(!output(of: "-c 'tree; nope'").contains(Self.escape))
    #expect(output(of: "--color=always -c 'tree; nope'").contains(Self.escape))
  }

  /// What a run writes, errors too.
  private func output(of arguments: String) -> [UInt8] {
    guard let pipe = popen("HOME=\(home.path) TERM=xterm '\(Terminal.program)' \(arguments) 2>&1", "r") else {
      return []
    }
    defer { pclose(pipe) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(pipe), byte >= 0 { bytes.append(UInt8(byte)) }
    return bytes
  }
}
