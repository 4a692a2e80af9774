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
    for line in ["tree > there.txt", "pwd >> there.txt", "save! there.txt", "log! there.txt", "load evil.vsh"] {
      let run = runBatch(
        [.text("tree > new.txt; pwd >> new.txt"), .file("s.vsh")],
        files: Self.files.merging(["s.vsh": "\(line)\n"]) { $1 })
      #expect(run.errors.contains("'there.txt' exists already"), "\(line): \(run.errors)")
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

  /// What scripts print may say anything, but a terminal is not to obey it.
  @Test func escapesDoNotReachATerminal() {
    let run: @Sendable (Bool) -> String = { isTerminal in
      inSession { session, host in
        host.isTerminal = isTerminal
        _ = session.run("print(\"\\u{1B}[2Ja\\u{7}\\tb\\u{9B}1mc\\u{7F}é\\r\")")
        return host.output
      }
    }
    #expect(run(true) == "\\u{1B}[2Ja\\u{7}\tb\\u{9B}1mc\\u{7F}é\r\n")
    #expect(run(false) == "\u{1B}[2Ja\u{7}\tb\u{9B}1mc\u{7F}é\r\n")
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
