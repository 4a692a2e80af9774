import Testing

@testable import Shell

/// `--json`: every command of the table answers with one document, with the members that `help json` names.
@Suite struct JSONTests {
  /// For each command, lines that run in the session below.
  private static let lines: [String: [String]] = [
    "tree": ["tree --json", "tree / --json --depth 1", "tree --uikit --json"],
    "ls": ["ls --json", "ls b* --json"],
    "vars": ["vars --json"],
    "find": ["find UIView --json", "find --json where: tag == 4", "find nobody --json"],
    "diff": ["diff --json", "diff a --json"],
    "watch": ["watch --json", "watch alpha --json", "watch off --json"],
    "trace": ["trace --json", "trace layout --json", "trace off --json"],
    "look": ["look --json", "look box --describe --json", "look --svg a.svg --json"],
    "explain": [
      "explain box.frame --json", "explain --json box.convert((1, 2), to: window)", "explain layout --json --look",
      "explain box.frame --svg a.svg --json", "explain resize box to (5, 5) --json",
      "explain hitTest((5, 5), with: nil) --json",
    ],
    "where": ["where (5, 5) --json", "where (5, 5) in box --json --svg a.svg", "where (5, 5) --look --json"],
    "at": ["at (5, 5) --json", "at (5, 5) --json --svg a.svg"],
    "measure": ["measure box other --json", "measure box other --json --svg a.svg"],
    "help": [
      "help --json", "help --json frame", "help tree --json", "help language --json", "help commands --json",
      "help json --json", "help box --json", "help weak --json", "help layout margins --json", "help UIView --json",
    ],
    "cd": ["cd box --json", "cd --json"], "pwd": ["pwd --json"],
    "save": ["save new.vsh --json", "save - --json", "save - --swift --json"],
    "load": ["load part.vsh --json"], "dump": ["dump --json"],
    "restore": ["restore --list --json"],
    "log": ["log --json", "log new.vt --json", "log off --json"],
    "undo": ["undo --json", "undo 2 --json"], "redo": ["redo --json"],
    "checkpoint": ["checkpoint --json", "checkpoint b --json"], "revert": ["revert a --json"],
    "reset": ["reset --json"], "tick": ["tick --json"],
    "history": ["history --json", "history -a --json"], "rerun": ["rerun 2-3 --json"], "edit": ["edit 2 --json"],
    "lesson": ["lesson --json", "lesson list --json", "lesson tree --json", "lesson show tree --json"],
    "quiz": ["quiz --json", "quiz frame --seed 3 --json"],
    "answer": ["quiz > quiz.txt; answer a --json"],
    "check": ["check tag == 3 --json", "check --json 1 + 1 == 3, \"sums\""],
    "time": ["time --json tag = 9", "time --json print(5)"],
    "screen": ["screen --json", "screen 375 812 --json"],
    "set": ["set --json", "set width 90 --json"], "show": ["show --json", "show echo --json"],
  ]

  @Test func everyCommandIsTried() {
    for command in CommandTable.all {
      #expect((command.document == nil) == (Self.lines[command.name] == nil), "\(command.name)")
      #expect(!command.flags.contains("json"), "\(command.name): `document` brings the option")
    }
  }

  private func run(_ line: String) -> (output: String, errors: String) {
    let files = ["part.vsh": "let part = UIView()\nprint(\"from the file\")\n", "bad.vsh": "let x = 1\nnope\n"]
    return inSession(files: files) { session, host in
      session.settings.allowsPrograms = true
      session.settings.echoes = true
      session.settings.isInteractive = true
      for line in [
        "let box = UIView(frame: (1, 2, 30, 40)); addSubview box; box.accessibilityLabel = \"a\\u{1B}\\\"\\\\\\u{7}é\"",
        "let other = UIView(frame: (50, 60, 7, 8)); addSubview other; other.alpha = 0.5; other.transform.a = 2",
        "checkpoint a", "watch isHidden", "tag = 1", "undo", "tag = 2",
        line.hasPrefix("redo") ? "undo" : "tag = 3",
      ] {
        _ = session.run(line)
      }
      host.output = ""
      host.errors = ""
      _ = session.run(line)
      return (host.output, host.errors)
    }
  }

  @Test(arguments: CommandTable.all.map { $0.name }) func answersWithTheDocumentDescribed(_ command: String) throws {
    guard let described = CommandTable.all.first(where: { $0.name == command })?.document else { return }
    var names = Set<String>()
    for line in Self.lines[command] ?? [] {
      let (text, errors) = run(line)
      #expect(errors.split(separator: "\n").allSatisfy { $0.hasPrefix("note: ") }, "\(line): \(errors)")
      #expect(text.hasSuffix("\n") && text.split(separator: "\n").count == 1, "\(line): \(text)")
      names.formUnion(try JSONValue(text).names)
    }
    // Settings are named by themselves.
    if ["set", "show"].contains(command) { return }
    for name in names { #expect(described.contains("\"\(name)\""), "\(name) is not in \(described)") }
    // Every member that must be there is there, in one answer at least; of a trace and a crash others tell.
    if ["trace", "restore"].contains(command) { return }
    let pieces = described.split(separator: "\"", omittingEmptySubsequences: false)
    for index in stride(from: 1, to: pieces.count - 1, by: 2) where pieces[index + 1].hasPrefix(":") {
      #expect(names.contains(String(pieces[index])), "\(pieces[index])")
    }
  }

  /// Whatever finds the error: the parser, the checker, the command, or what the command runs.
  @Test(arguments: [
    "tree nobody --json", "tree --json --nonsense", "cd 7 --json", "help --json xyzzyx", "help xyzzyx --json",
    "load nosuch.vsh --json", "load bad.vsh --json", "explain nope.frame --json", "check --json 1 +", "check 1 --json",
    "find where: nope --json", "undo x --json", "time --json nope", "time --json [1][2]", "watch nope --json",
    "save --json", "rerun 99 --json", "look --point x --json", "answer --json", "quiz nothing --json",
    "lesson nothing --json", "screen 1 --json", "set nothing 1 --json", "restore --json", "revert nothing --json",
    "log part.vsh --json", "tree box --json x y",
  ])
  func errorsAreDocuments(_ line: String) throws {
    let (output, errors) = run(line)
    #expect(output == "")
    let document = try JSONValue(errors)
    #expect(
      document.names.subtracting(["note"]) == ["file", "line", "column", "severity", "message", "code", "hint"],
      "\(errors)")
  }

  @Test func aCommandWithoutItHasItsErrorsInWords() {
    let text = inSession { session, host in
      session.settings.isInteractive = true
      _ = session.run("tree nobody --json")
      host.everything = ""
      _ = session.run("tree nobody")
      return host.everything
    }
    #expect(text.hasPrefix("error: no view 'nobody' in window\n"))
  }

  @Test func whatRunsIsPartOfTheDocument() {
    let files = ["part.vsh": "print(1)\nlet two = 2; tag = two\n"]
    check(
      """
      > load part.vsh --json
      {"file":"part.vsh","statements":3,"printed":"1\\n"}
      > tag
      r1: Int = 2
      """, files: files)
    check(
      """
      > print(7)
      7
      > rerun 1 --json
      {"lines":"1","printed":"rerun: print(7)\\n7\\n"}
      > answer 1 + 1 --json
      {"file":"","line":1,"column":1,"severity":"error","message":"nothing was asked","code":"nothingAsked","hint":"`quiz` asks a question, `lesson` begins a lesson"}
      > watch tag --json
      [{"expression":"tag","value":"0"}]
      > tag = 4
      {"expression":"tag","value":"4"}
      > checkpoint a --json
      ["a"]
      > check tag == 5 --json
      {"line":1,"check":"tag == 5","passed":false,"left":"4","right":"5"}
      > reset --json
      {"reset":1}
      {"expression":"tag","value":"0"}
      """)
  }

  @Test func isDocumentedInOnePlace() {
    let (page, reference, one) = inSession { session, host in
      (session.answer("help json", host), session.reference, session.answer("help undo", host))
    }
    for command in CommandTable.all {
      guard let document = command.document else { continue }
      #expect(page.contains("\n\(command.name)\n"), "\(command.name)")
      #expect(reference.contains("```\n\(document)\n```"), "\(command.name)")
    }
    #expect(page.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(one.contains("\n  --json\n    {\"undid\": [text]}\n"))
  }
}

extension JSONValue {
  /// The names of all members, nested ones included.
  fileprivate var names: Set<String> {
    switch self {
    case .object(let members): members.values.reduce(into: Set(members.keys)) { $0.formUnion($1.names) }
    case .array(let list): list.reduce(into: Set()) { $0.formUnion($1.names) }
    default: []
    }
  }
}
