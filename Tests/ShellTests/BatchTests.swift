import Testing

/// Scripts: what they print, how they fail, and with which exit code.
@Suite struct BatchTests {
  @Test func printsWhatItPrintsAndNoMore() {
    check(script: "#!/usr/bin/env vsh\nlet a = 1\na + 1\nprint(a)\ntag = 5; dump\n", prints: "1\nwindow.tag = 5\n")
    check(
      script: "let a = 1\na + 1\n", Start(echoes: true), prints: "a: Int = 1\nr1: Int = 2\n")
    check(script: "", prints: "")
    check(script: "// nothing\n", prints: "")
    check(script: "print(CommandLine.arguments)", Start(arguments: ["s.vsh", "x"]), prints: "[\"s.vsh\", \"x\"]\n")
  }

  @Test func aFileIsCheckedWholeBeforeItRuns() {
    check(
      script: "print(1)\nwindow.tagg = 2\nprint(3)\n",
      errors: """
        s.vsh:2:8: error: value of type 'UIWindow' has no member 'tagg'
          window.tagg = 2
                 ^~~~
                 did you mean 'tag'?

        """, status: 1)
  }

  @Test func stopsAtTheFirstErrorThatRunningMeets() {
    check(
      script: "print(1)\n  let a = [1][2]\nprint(3)\n", prints: "1\n",
      errors: """
        s.vsh:2:11: error: Fatal error: Index out of range
            let a = [1][2]
                    ^~~~~~

        """, status: 1)
  }

  @Test func keepsGoingWhenToldTo() {
    check(
      script: "print(1)\nnope()\ntag = 3; print([1][2])\nprint(tag)\n", Start(keepsGoing: true), prints: "1\n3\n",
      errors: """
        s.vsh:2:1: error: cannot find 'nope' in scope
          nope()
          ^~~~
        s.vsh:3:16: error: Fatal error: Index out of range
          tag = 3; print([1][2])
                         ^~~~~~

        """, status: 1)
  }

  @Test func saysWhatIsNeverClosed() {
    check(
      script: "func f() {\n\n  print(1)\n",
      errors: """
        s.vsh:4:1: error: expected '}' at end of brace statement
        s.vsh:1:10: note: to match this opening '{'
          func f() {
                   ^

        """, status: 1)
  }

  /// Whatever is open at the end is told with its place, wherever the script comes from.
  @Test(arguments: [
    ("f(1,\n", "(", 1, 2), ("\n[1,\n  2", "[", 2, 1), ("tag = 1\nif true {\n\n", "{", 2, 9),
    ("print([1, {", "{", 1, 11), ("let s = \"\"\"\nabc\n", "\"\"\"", 1, 9), ("tag = 2\n/* a /* b */\n", "/*", 2, 1),
    ("let n = 1 +\n\n", "+", 1, 11), ("class A {\n  func f() {\n  }\n", "{", 1, 9),
  ])
  func saysWhatIsOpenAtTheEnd(_ script: String, _ opening: String, _ line: Int, _ column: Int) {
    for (name, run) in [
      ("s.vsh", runBatch([.file("s.vsh")], files: ["s.vsh": script])), ("-c", runBatch([.text(script)])),
      ("<stdin>", runBatch([.standardInput], standardInput: [script])),
      ("s.vsh", runBatch([.text("load s.vsh")], files: ["s.vsh": script])),
    ] {
      #expect(run.errors.contains("\(name):\(line):\(column): "), "\(opening): \(run.errors)")
      #expect(run.output == "" && run.status == 1, "\(opening)")
    }
  }

  @Test func errorsAsJSON() {
    check(
      script: "print(\"a\\\"b\")\nwindw.tag = 1", Start(errorsAsJSON: true),
      errors: "{\"file\":\"s.vsh\",\"line\":2,\"column\":1,\"severity\":\"error\","
        + "\"message\":\"cannot find 'windw' in scope\",\"code\":\"cannotFind\",\"hint\":\"did you mean 'window'?\"}\n",
      status: 1)
    // What a program reads is a file's path, however it came to be loaded.
    check(
      script: "load \"sub/a.vsh\"", Start(errorsAsJSON: true),
      errors: "{\"file\":\"sub/a.vsh\",\"line\":1,\"column\":1,\"severity\":\"error\","
        + "\"message\":\"Fatal error: Index out of range\",\"code\":\"indexOutOfRange\",\"hint\":null}\n",
      status: 1, files: ["sub/a.vsh": "[1][2]\n"])
  }

  /// Of errors without end the first ones, and that there are more.
  @Test func errorsComeToAnEnd() {
    let script = (0..<1000).map { "nothing\($0)()" }.joined(separator: "\n")
    let lines = runBatch([.text(script)], Start(errorsAsJSON: true)).errors.split(separator: "\n")
    #expect(lines.count == 201 && lines[199].contains("'nothing199'"))
    #expect(lines.last?.contains("too many errors; what follows is not checked") == true)
  }

  @Test func notesGoToStandardError() {
    let script = """
      window.insertSubview(UIView(), at: 9)
      print(1)
      let a = UIView()
      for _ in 0..<3 { window.insertSubview(a, at: 9) }
      window.insertSubview(a, at: 9)
      """
    check(
      script: script, prints: "1\n",
      errors: """
        s.vsh:1: note: UIWindow window has 0 other subviews: index 9 counts as 0
        s.vsh:4: note: UIWindow window has 1 other subviews: index 9 counts as 1
        s.vsh:5: note: UIWindow window has 1 other subviews: index 9 counts as 1

        """)
    check(script: script, Start(isQuiet: true), prints: "1\n")
  }

  @Test func exitCodes() {
    check(script: "print(1); exit 7; print(2)", prints: "1\n", status: 7)
    check(script: "exit", status: 0)
    check(
      script: "exit 256",
      errors: """
        s.vsh:1:1: error: an exit code is a number from 0 to 255, not '256'
          exit 256
          ^~~~~~~~

        """, status: 1)
    check(
      script: "check 1 == 2, \"why\"\ncheck true\nprint(3)",
      prints: """
        s.vsh:1: check failed: 1 == 2 (why)
          left:  1
          right: 2
        3

        """, errors: "2 checks, 1 failed\n", status: 1)
  }

  @Test func aFailedCheckIsNotForgotten() {
    check(
      script: "check false\nreset\nprint(1)", prints: "s.vsh:1: check failed: false\n1\n",
      errors: "1 check, 1 failed\n", status: 1)
  }

  @Test func aMissingFileIsAnError() {
    let run = runBatch([.file("nosuch.vsh")])
    #expect(run.errors == "vsh: cannot read 'nosuch.vsh': No such file or directory\n")
    #expect(run.status == 1)
  }

  @Test func inputsRunInTheirOrder() {
    let run = runBatch(
      [.text("let a = 1"), .file("f.vsh"), .text("print(a + b)"), .standardInput],
      files: ["f.vsh": "let b = a + 1"], standardInput: ["print(b)\n"])
    #expect(run.everything == "3\n2\n")
    #expect(run.status == 0)
    let failed = runBatch([.text("print(1)"), .text("nope"), .text("print(2)")])
    #expect(failed.output == "1\n")
    #expect(failed.errors == "-c:1:1: error: cannot find 'nope' in scope\n  nope\n  ^~~~\n")
    #expect(failed.status == 1)
  }

  /// A program that fails is a failure of the script; at a prompt somebody sees it.
  @Test func programsThatFail() {
    for (line, program) in [("!make all", "make all"), ("tree | grep -q badge", "grep -q badge")] {
      let (run, typed) = inSession(Start(allowsPrograms: true)) { session, host in
        host.programStatus = 2
        let outcome = session.run("tag = 1\n\(line)\ntag = 2", name: "-c")
        let errors = host.errors
        host.errors = ""
        session.settings.isInteractive = true
        return ("\(outcome) \(errors)", "\(session.run(line)) \(host.errors)")
      }
      #expect(
        run
          == "failed -c:2:1: error: '\(program)' ended with 2\n  \(line)\n  ^\(String(repeating: "~", count: line.count - 1))\n"
      )
      #expect(typed == "done ")
    }
  }

  @Test func programsOnlyWhenAllowed() {
    check(
      script: "pwd | cat",
      errors: """
        s.vsh:1:1: error: a script may start programs only with --allow-run
          pwd | cat
          ^~~~~~~~~

        """, status: 1)
    check(script: "pwd | cat", Start(allowsPrograms: true))
    check(
      script: "!ls", errors: "s.vsh:1:1: error: a script may start programs only with --allow-run\n  !ls\n  ^~~\n",
      status: 1)
  }
}
