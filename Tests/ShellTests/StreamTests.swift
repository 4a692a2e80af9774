import Shell
import Testing

/// Standard input is a stream of statements.
@Suite struct StreamTests {
  @Test func theFirstStatementRunsBeforeTheRestHasArrived() {
    let seen = inSession { session, host in
      var pieces = ["print(\"first\")\n", "let a = (1,\n", "2)\n", "print(a)\n"][...]
      var seen: [String] = []
      let batch = Batch(session: session) {
        seen.append(host.output)
        return (Array((pieces.popFirst() ?? "").utf8), false)
      }
      let outcome = batch.run([.standardInput])
      #expect(outcome == .done)
      return seen
    }
    #expect(seen == ["", "first\n", "first\n", "first\n", "first\n(1, 2)\n"])
  }

  /// How tightly an operator binds is known to what comes later: in a stream, when undone and done again, in a dump.
  @Test func operatorsKeepTheirPrecedence() {
    let script = """
      infix operator **: MultiplicationPrecedence
      extension Int { static func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } } }
      print(1 + 2 ** 3)

      """
    #expect(runBatch([.text(script)]).output == "9\n")
    let story = script + "undo\nredo\nclass V: UIView {}\naddSubview V()\nprint(1 + 2 ** 3)\ndump > d.vsh\n"
    let lines = story.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) + "\n" }
    let stream = runBatch([.standardInput], standardInput: lines)
    #expect(stream.output.hasPrefix("9\nundid:") && stream.output.hasSuffix("\n9\n"), "\(stream.everything)")
  }

  @Test func isTheSameAsAFileAndAText() {
    let script = "let v = UIView()\nv.tag = 3\naddSubview v\n\nfunc f() {\n\n  print(v\n    .tag)\n}\nf()\ntree\n"
    let file = runBatch([.file("a.vsh")], files: ["a.vsh": script])
    let text = runBatch([.text(script)])
    #expect(file.output == "3\nwindow UIWindow 0 0 320 480\n└ v    UIView   0 0 0 0   tag 3\n")
    #expect(text.output == file.output)
    for size in [1, 2, 7, 1000] {
      let letters = Array(script)
      let pieces = stride(from: 0, to: letters.count, by: size).map {
        String(letters[$0..<min($0 + size, letters.count)])
      }
      let stream = runBatch([.standardInput], standardInput: pieces)
      #expect(stream.everything == file.everything, "pieces of \(size)")
    }
  }

  @Test func stopsAtTheFirstError() {
    let run = runBatch([.standardInput], standardInput: ["print(1)\nnope\nprint(2)\n"])
    #expect(run.output == "1\n")
    #expect(run.errors == "<stdin>:2:1: error: cannot find 'nope' in scope\n  nope\n  ^~~~\n")
    #expect(run.status == 1)
    let going = runBatch([.standardInput], Start(keepsGoing: true), standardInput: ["print(1)\nnope\nprint(2)\n"])
    #expect(going.output == "1\n2\n")
    #expect(going.status == 1)
  }

  /// Lines like earlier ones are read many at once; each is an entry of the story by itself.
  @Test func linesReadTogetherAreUndoneAndSavedOneByOne() {
    let script = """
      tag = 1
      tag = 2
      alpha = 0.5
      tag = 3
      tag = 4 // four
      print(tag)
      print(tag)
      tag = 5
      tag = 6
      undo
      print(tag)
      save -
      """
    let run = runBatch([.standardInput], standardInput: [script])
    #expect(
      run.output == """
        4
        4
        undid: tag = 6
        5
        #!/usr/bin/env vsh
        // vsh session 1, vsh 0.9
        tag = 1
        tag = 2
        alpha = 0.5
        tag = 3
        tag = 4 // four
        tag = 5

        """)
  }

  @Test func saysWhatIsNeverClosed() {
    let run = runBatch([.standardInput], standardInput: ["print(1)\n", "\nprint(2"])
    #expect(run.output == "1\n")
    #expect(
      run.errors == """
        <stdin>:3:8: error: expected ')' in expression list
          print(2
                 ^
        <stdin>:3:6: note: to match this opening '('
          print(2
               ^

        """)
    #expect(run.status == 1)
  }

  @Test func textThatIsNoTextIsAnError() {
    let status = inSession { session, host in
      var isFirst = true
      let batch = Batch(session: session) {
        defer { isFirst = false }
        return (isFirst ? [0xFF, 0xFE, 0x00, 0x0A] : [], false)
      }
      return session.finish(batch.run([.standardInput]))
    }
    #expect(status == 1)
  }
}
