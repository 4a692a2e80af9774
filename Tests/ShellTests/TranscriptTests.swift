import Testing

@testable import Shell

/// `log`, and `vsh --test`, which replays what it wrote.
@Suite struct TranscriptFileTests {
  private func logged(_ lines: [String]) -> String {
    inSession { session, host in
      session.settings.isInteractive = true
      session.settings.echoes = true
      session.settings.isColoured = true
      for line in lines { _ = session.run(line) }
      return host.files["t.vt"] ?? ""
    }
  }

  /// The exit code, what is said, and the files afterwards.
  private func test(
    _ files: [String: String], _ paths: [String] = ["t.vt"], updates: Bool = false, json: Bool = false
  ) -> BatchRun {
    inSession { _, _ in
      let host = RecordingHost()
      host.files = files
      let tests = TranscriptTests(host: host, updates: updates, writesJSON: json, isQuiet: false)
      let status = tests.run(paths)
      return BatchRun(output: host.output, errors: host.errors, status: status, files: host.files)
    }
  }

  private static let lines = [
    "log t.vt", "let box = UIView(); addSubview box", "cd box", "func f() {\n\n  print(1)\n}", "f()", "nope", "tree",
    "insertSubview(UIView(), at: 7)", "cd ..", "box.removeFromSuperview(); cd box", "history", "rerun 5", "tag = 3;",
    "log", "log off", "tag = 4",
  ]

  @Test func isWhatAPersonSaw() {
    let text = logged(Self.lines)
    #expect(
      text == """
        window > log t.vt
        window > let box = UIView(); addSubview box
        box: UIView, 0 0 0 0
        window > cd box
        window/box > func f() {
                ...>
                ...>   print(1)
                ...> }
        window/box > f()
        1
        window/box > nope
        error: cannot find 'nope' in scope
          nope
          ^~~~
        window/box > tree
        box UIView 0 0 0 0
        window/box > insertSubview(UIView(), at: 7)
        note: UIView box has 0 other subviews: index 7 counts as 0
        window/box > cd ..
        window > box.removeFromSuperview(); cd box
        box (detached) > history
         1  log t.vt
         2  let box = UIView(); addSubview box
         3  cd box
         4  func f() {

              print(1)
            }
         5  f()
         6! nope
         7  tree
         8  insertSubview(UIView(), at: 7)
         9  cd ..
        10  box.removeFromSuperview(); cd box
        box (detached) > rerun 5
        rerun: f()
        1
        box (detached) > tag = 3;
        box (detached) > log
        t.vt
        box (detached) > log off

        """, "\(text)")
  }

  @Test func replaysItself() {
    // `log` alone answers with its file while it is on, and there it is not on.
    let text = logged(Self.lines.filter { $0 != "log" })
    let run = test(["t.vt": text])
    #expect(run.output == "t.vt: 14 inputs, 0 failed\n", "\(text)")
    #expect(run.status == 0)
    #expect(run.files == ["t.vt": text])
  }

  @Test func patterns() {
    let text = """
      What this shows: patterns.

      vsh> 1 + 1
      r1: Int = 2

      vsh> for i in 0..<9 { print(i, i * i) }
      0 0
      ...
      8 64
      vsh> tree
      window UIWindow ... 480

      vsh> 0.1 + 0.2
      r2: Double = 0\\.3[0-9]+ (re)
      vsh>
      vsh> func g() {
      ...>   print("a > b")
      ...> }
      vsh> g()
      a > b
      vsh> exit 3
      vsh> tag
      the session has ended

      """
    // "a > b" reads as a prompt: a word before ` > ` is a path.
    let run = test(["t.vt": text.replacing("a > b", with: "1 > 2")])
    #expect(run.output == "t.vt: 9 inputs, 0 failed\n")
  }

  @Test func linesMayEndInTwoCharacters() {
    let text = "vsh> print(1)\r\n1\r\nvsh> if true {\r\n...>   print(2)\r\n...> }\r\n2\r\n"
    #expect(test(["t.vt": text], updates: true).output == "t.vt: 2 inputs, 0 updated\n")
    #expect(test(["t.vt": text]).output == "t.vt: 2 inputs, 0 failed\n")
  }

  @Test func saysWhatIsNoExpression() {
    let run = test(["t.vt": "window > 1 + 1\nr1: Int = [0-9 (re)\nwindow > 3\nr2: (Int|Double) = 3 (re)\n"])
    #expect(
      run.output == """
        t.vt:1: 1 + 1
          line 2 is no regular expression: Unmatched [, [^, [:, [., or [=
          - r1: Int = [0-9 (re)
          + r1: Int = 2
        t.vt: 2 inputs, 1 failed

        """)
    #expect(run.status == 1)
  }

  @Test func saysWhatIsOtherwise() {
    let text = "vsh> 1 + 1\nr1: Int = 3\nwindow > cd window\nbox > pwd\nwindow\nvsh> tag\nr2: ...\n1 (re)\n"
    let run = test(["t.vt": text, "u.vt": "vsh> 2\nr1: Int = 2\n"], ["t.vt", "nosuch.vt", "u.vt"])
    #expect(
      run.output == """
        t.vt:1: 1 + 1
          - r1: Int = 3
          + r1: Int = 2
        t.vt:4: pwd
          - box >
          - window
          + window >
          + window
        t.vt:6: tag
          - r2: ...
          - 1 (re)
          + r2: Int = 0
        t.vt: 4 inputs, 3 failed
        u.vt: 1 input, 0 failed

        """)
    #expect(run.errors == "vsh: cannot read 'nosuch.vt': No such file or directory\n")
    #expect(run.status == 1)
    let updated = test(["t.vt": text], updates: true)
    #expect(
      updated.files["t.vt"]
        == "vsh> 1 + 1\nr1: Int = 2\nwindow > cd window\nwindow > pwd\nwindow\nvsh> tag\nr2: Int = 0\n")
    #expect(updated.output == "t.vt: 4 inputs, 3 updated\n")
    #expect(updated.status == 0)
    #expect(
      test(["t.vt": "vsh> 1\nr1: Int = 2\n"], json: true).output
        == "[{\"file\":\"t.vt\",\"inputs\":1,\"failures\":[{\"line\":1,\"input\":\"1\","
        + "\"expected\":\"r1: Int = 2\",\"actual\":\"r1: Int = 1\"}]}]\n")
  }

  @Test func aLogReplacesNobodysFile() {
    check(
      """
      > tag = 1
      > log there.vt
      error: 'there.vt' exists already
        log there.vt
        ^~~~~~~~~~~~
        `log! there.vt` replaces it
      > log! there.vt
      note: the log begins in the middle of a session; `vsh --test` begins with a fresh one
      > log --json
      {"log":"there.vt"}
      > log off
      > log
      off
      """, files: ["there.vt": "precious"])
  }

  /// Whoever looks at the file has a terminal, and whoever replays it may have none.
  @Test(arguments: [true, false]) func isToBeLookedAt(_ isTerminal: Bool) {
    let text = inSession { session, host in
      host.isTerminal = isTerminal
      session.settings.isInteractive = true
      for line in ["log t.vt", "print(\"a\\u{1B}[2J\\rb\\u{202E}\")", "fatalError(\"\\u{1B}[2J\")"] {
        _ = session.run(line)
      }
      return host.files["t.vt"] ?? ""
    }
    #expect(text.contains("\na\\u{1B}[2J\\rb\\u{202E}\n"), "\(text.debugDescription)")
    #expect(!text.unicodeScalars.contains("\u{1B}") && !text.unicodeScalars.contains("\r"))
    let run = test(["t.vt": text])
    #expect(run.output == "t.vt: 3 inputs, 0 failed\n", "\(run.output)")
  }

  /// A transcript is a file like a script: replaying somebody's costs nobody theirs.
  @Test func replacesNothing() {
    let text = "vsh> tree > there.txt\nvsh> pwd >> there.txt\nvsh> save! there.txt\n"
    let files = ["there.txt": "precious", "t.vt": text]
    let run = test(files, updates: true)
    #expect(run.files["there.txt"] == "precious")
    #expect(run.files["t.vt"]?.ranges(of: "a script may replace files only with --allow-write").count == 3)
    let allowed = inSession { _, _ in
      let host = RecordingHost()
      host.files = files
      _ = TranscriptTests(host: host, updates: false, writesJSON: false, isQuiet: false, allowsWriting: true).run([
        "t.vt"
      ])
      return host.files["there.txt"]
    }
    #expect(allowed?.hasPrefix("#!/usr/bin/env vsh") ?? false)
    // What it wrote itself is its own.
    #expect(test(["t.vt": "vsh> pwd > new.txt\nvsh> tree > new.txt\n"]).status == 0)
  }

  /// Some other file, given by mistake.
  @Test func whatIsNoTranscriptStaysAsItIs() {
    for text in ["", "precious", "let a = 1\n", "a + b > c\n"] {
      let run = test(["t.vt": text], updates: true)
      #expect(run.files["t.vt"] == text && run.status == 1)
      #expect(run.errors == "vsh: 't.vt' is no transcript: no line begins with a prompt such as `vsh> `\n")
    }
    // What is answered as expected is not written, be it without a line break at its end.
    #expect(test(["t.vt": "vsh> 1 + 1\nr1: Int = 2"], updates: true).files["t.vt"] == "vsh> 1 + 1\nr1: Int = 2")
  }
}
