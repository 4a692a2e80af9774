import LineEditor
import Testing

@testable import Shell

/// Where a session may write, what it may start, and what reaches a terminal.
@Suite struct FilesTests {
  private static let files = ["there.txt": "precious", "evil.vsh": "tree > there.txt\n"]

  @Test func aPersonSendsOutputAnywhere() {
    let (files, programs) = inSession(files: Self.files) { session, host in
      session.settings.isInteractive = true
      session.settings.allowsPrograms = true
      for line in ["tree > out.txt", "pwd >> out.txt", "pwd > there.txt", "tree --short | sort -r", "!ls -l"] {
        #expect(session.answer(line, host) == "", "\(line)")
      }
      return (host.files, host.programs.map { [$0.program, $0.input] })
    }
    #expect(files["out.txt"] == "window UIWindow 0 0 320 480\nwindow\n")
    #expect(files["there.txt"] == "window\n")
    #expect(programs == [["sort -r", "window\n"], ["ls -l", ""]])
  }

  /// A script makes files, and changes those that it made.
  @Test func aScriptReplacesNothing() {
    for line in [
      "tree > there.txt", "pwd >> there.txt", "save! there.txt", "log! there.txt", "load evil.vsh",
      "dump > there.txt", "save there.txt", "log there.txt", "look --svg there.txt", "look --png there.txt",
      "explain window.frame --pdf there.txt", "where (5, 5) --svg there.txt", "save! --refs sub/../there.txt",
      "pwd --json > there.txt", "history --json >> there.txt",
    ] {
      let run = runBatch(
        [.text("tree > new.txt; pwd >> new.txt"), .file("s.vsh")],
        files: Self.files.merging(["s.vsh": "\(line)\n"]) { $1 })
      #expect(run.errors.contains("there.txt' exists already"), "\(line): \(run.errors)")
      #expect(run.files["there.txt"] == "precious", "\(line)")
      #expect(run.files["new.txt"] == "window UIWindow 0 0 320 480\nwindow\n")
    }
    let loaded = inSession(files: Self.files) { session, host in
      session.settings.isInteractive = true
      return session.answer("load evil.vsh", host) + (host.files["there.txt"] ?? "")
    }
    #expect(loaded.contains("exists already") && loaded.hasSuffix("precious"))
    let allowed = inSession(files: Self.files.merging(["s.vsh": "tree > there.txt"]) { $1 }) { session, host in
      session.settings.allowsWriting = true
      _ = Batch(session: session) { nil }.run([.file("s.vsh")])
      return host.files["there.txt"]
    }
    #expect(allowed == "window UIWindow 0 0 320 480\n")
  }

  /// A picture may be drawn again by who drew it, and a person replaces what they like.
  @Test func picturesAreFilesLikeOthers() {
    let run = runBatch([.text("look --svg new.svg; look window --svg new.svg")])
    #expect(run.errors == "")
    let text = inSession(files: Self.files) { session, host in
      session.settings.isInteractive = true
      return session.answer("look --svg there.txt", host) + (host.files["there.txt"] ?? "").prefix(4)
    }
    #expect(text == "wrote there.txt\n<?xm")
  }

  @Test func aPagerOnlyAtATerminalAndWhenItIsTaller() {
    let run: @Sendable (Bool, Bool, Int, String) -> (String, [String]) = { isTerminal, isWaiting, views, line in
      inSession { session, host in
        session.settings.isInteractive = true
        host.isTerminal = isTerminal
        host.isInputWaiting = isWaiting
        for _ in 0..<views { _ = session.run("addSubview(UIView())") }
        return (
          session.answer(line, host), host.programs.map { "\($0.program) \($0.input.split(separator: "\n").count)" }
        )
      }
    }
    #expect(run(true, false, 30, "tree").1 == ["less -FRX 31"])
    #expect(run(true, false, 30, "tree").0 == "")
    #expect(run(true, false, 10, "tree").1 == [])
    #expect(run(false, false, 30, "tree").1 == [])
    // Keys typed ahead are the prompt's.
    #expect(run(true, true, 30, "tree").1 == [])
    #expect(run(true, false, 30, "set pager off; tree").1 == [])
    #expect(run(true, false, 30, "tree > x").1 == [])
  }

  /// Whatever says it: a name, a string, a class, an error, a note, the prompt, a document.
  @Test(arguments: [
    "let `a\u{202E}b` = UIView(); addSubview(`a\u{202E}b`); tree; ls; dump; look; find UIView",
    "class X\u{2066}Y: UIView {}; addSubview(X\u{2066}Y()); tree; cd 0; look",
    "print(\"a\\u{1B}]0;x\\u{7}\\u{9B}2J\\u{202E}b\\u{2069}\")", "let s = \"\\u{1B}[31m\\u{202A}\"", "nope\u{202E}x",
    "\u{1B}[2J", "tree nobody\u{1B}[2J\u{9B}2J", "load \"\u{1B}[2J\u{202E}.vsh\"", "help \u{1B}[2J\u{202E}",
    "check 1 == 2, \"\\u{1B}[2J\"", "fatalError(\"\\u{1B}[2J\\u{202E}\")", "watch \"\\u{1B}[2J\"",
    "history; history --json",
    "let t = \"\\u{1B}\\u{202E}\"; watch t --json", "save - --json", "quiz \u{1B}[2J", "lesson \u{202E}",
    "set \u{1B}[2J x", "checkpoint \u{1B}[2J\u{202E}; checkpoint; checkpoint --json",
  ])
  func nothingTellsATerminalWhatToDo(_ line: String) throws {
    let text = inSession { session, host in
      host.isTerminal = true
      (session.settings.isInteractive, session.settings.echoes) = (true, true)
      _ = session.run(line)
      return host.everything + session.world.prompt
    }
    let obeyed = text.unicodeScalars.filter {
      switch $0.value {
      case 10, 9: false
      case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
    #expect(obeyed.isEmpty, "\(text.debugDescription)")
    for line in text.split(separator: "\n") where line.hasPrefix("{") || line.hasPrefix("[{") || line.hasPrefix("[\"") {
      #expect(throws: Never.self, "\(line)") { try JSONValue(String(line)) }
    }
  }

  /// What scripts print may say anything, but a terminal is not to obey it.
  @Test func escapesDoNotReachATerminal() {
    let run: @Sendable (Bool) -> String = { isTerminal in
      inSession { session, host in
        host.isTerminal = isTerminal
        _ = session.run("print(\"\\u{1B}[2Ja\\u{7}\\tb\\u{9B}1mc\\u{7F}é\\rd\\r\")")
        return host.output
      }
    }
    #expect(run(true) == "\\u{1B}[2Ja\\u{7}\tb\\u{9B}1mc\\u{7F}é\\rd\r\n")
    #expect(run(false) == "\u{1B}[2Ja\u{7}\tb\u{9B}1mc\u{7F}é\rd\r\n")
  }

  /// `less` shows a return, `cat` lets it hide what stands before.
  @Test func nothingHidesWhatStandsBefore() {
    let run: @Sendable (Bool, String) -> String = { isTerminal, line in
      inSession { session, host in
        host.isTerminal = isTerminal
        return session.answer(line, host)
      }
    }
    #expect(run(true, "print(\"rm -rf\\rls    \")") == "rm -rf\\rls    \n")
    #expect(run(true, "print(\"50 %\", terminator: \"\\r\")") == "50 %\\r")
    #expect(run(true, "print(\"a\\r\\nb\")") == "a\r\nb\n")
    #expect(run(false, "print(\"50 %\", terminator: \"\\r\")") == "50 %\r")
    #expect(run(true, "tag = 1 // \rnope").contains("\r") == false)
  }

  /// A picture is looked at by people as well: names, captions, what is drawn, and what is explained.
  @Test func picturesReadAsTheyRun() throws {
    let files = inSession { session, host in
      session.settings.isInteractive = true
      for line in [
        "let `a\u{202E}b` = UIView(frame: (9, 9, 90, 90)); addSubview(`a\u{202E}b`)",
        "class D: UIView { override func draw(_ r: CGRect) { \"x\\u{202E}\\u{1B}\\u{2066}y\".draw(at: .zero) } }",
        "let d = D(frame: (9, 9, 90, 90)); addSubview d; tick", "look --svg look.svg",
        "explain `a\u{202E}b`.convert(CGPoint.zero, to: window) --svg explain.svg",
      ] { #expect(session.run(line) == .done, "\(line): \(host.errors)") }
      return host.files
    }
    for name in ["look.svg", "explain.svg"] {
      let text = try #require(files[name])
      let unseen = text.unicodeScalars.filter { isUnseen($0) && $0 != "\n" }
      #expect(unseen.isEmpty && text.contains(">a"), "\(name)")
    }
  }

  @Test func namesAreShownEscaped() {
    let text = inSession { session, host in
      session.settings.echoes = true
      session.settings.isInteractive = true
      host.isTerminal = true
      return [
        "let `a\u{1B}[31m` = UIView(); addSubview(`a\u{1B}[31m`)", "tree", "ls", "cd 0", "pwd", "nope \u{1B}[2J",
        "window.accessibilityLabel = \"\u{1B}[5m\"", "window.accessibilityLabel", "dump /", "history",
      ].map { session.answer($0, host) }.joined() + session.world.prompt
    }
    #expect(!text.contains("\u{1B}"), "\(text.debugDescription)")
  }
}
