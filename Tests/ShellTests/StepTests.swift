import Testing

@testable import Shell

/// `load --step`: a file statement by statement; `save --refs`: loads that stay loads.
@Suite struct StepTests {
  private let files = [
    "sub/lesson.vsh":
      "#!/usr/bin/env vsh\n// A box\nlet box = UIView()\nload \"inner.vsh\"\nbox.tag = n\nbox.nope()\ntag = 7; alpha = 0.5\n",
    "sub/inner.vsh": "let n = 3\n", "bad.vsh": "let x = (\n", "empty.vsh": "// nothing\n",
    "undoing.vsh": "tag = 1; undo",
  ]

  @Test func goesThroughAFile() {
    check(
      """
      > load --step sub/lesson.vsh
      Return runs what is shown, s skips it, c runs all the rest, q leaves it at that;
      anything else is run as always, in between.
        2  // A box
        3  let box = UIView()
      > load --step
        4  load "inner.vsh"
      > load --step
        5  box.tag = n
      > load --step
        6  box.nope()
      > load --step
      sub/lesson.vsh:6:5: error: value of type 'UIView' has no member 'nope'
        box.nope()
            ^~~~
      > print(box.tag); save -
      3
      #!/usr/bin/env vsh
      // vsh session 1, vsh 0.9
      // begin load "sub/lesson.vsh"
      // A box
      let box = UIView()
      let n = 3
      box.tag = n
      // end load
      > load --skip
        7  tag = 7
      > load --rest
      sub/lesson.vsh is at its end
      > print(tag, alpha)
      7 0.5
      > undo
      undid: load "sub/lesson.vsh"
      > tree
      window UIWindow 0 0 320 480
      > redo
      redid: load "sub/lesson.vsh"
      > print(box.tag, tag)
      3 7
      > load --step
      error: no file is gone through: load which?
        load --step
        ^~~~~~~~~~~
        usage: load file [--step] [--json], load --step | --skip | --rest | --quit
      """, files: files)
  }

  @Test func undoGoesBackInTheFile() {
    let text = inSession(files: files) { session, host in
      session.settings.isInteractive = true
      for line in ["load --step sub/lesson.vsh", "load --step", "load --step"] { _ = session.run(line) }
      var marks = [session.stepMark]
      for line in ["undo", "load --step", "redo", "let own = 1", "load --step", "undo", "undo", "undo", "load --quit"] {
        _ = session.run(line)
        marks.append(session.stepMark)
      }
      return marks.map { $0 ?? "none" }.joined(separator: " ") + "\n" + host.output.split(separator: "\n").last!
    }
    // What is entered in between ends a step of `undo`.
    #expect(text == "3/6 1/6 2/6 2/6 2/6 3/6 2/6 2/6 1/6 none\nsub/lesson.vsh is left after 0 of 6")
  }

  /// All the rest up to a statement that fails: what ran before it stays, and it comes next.
  @Test func theRestStopsAtAnError() {
    check(
      """
      > load --step sub/lesson.vsh
      Return runs what is shown, s skips it, c runs all the rest, q leaves it at that;
      anything else is run as always, in between.
        2  // A box
        3  let box = UIView()
      > load --rest
      sub/lesson.vsh:6:5: error: value of type 'UIView' has no member 'nope'
        box.nope()
            ^~~~
      > load --rest
      sub/lesson.vsh:6:5: error: value of type 'UIView' has no member 'nope'
        box.nope()
            ^~~~
      > print(box.tag)
      3
      > load --quit
      sub/lesson.vsh is left after 3 of 6
      > undo
      undid: load "sub/lesson.vsh"
      > undo
      error: there is nothing to undo
        undo
        ^~~~
      """, files: files)
  }

  @Test func whatCannotBeGoneThrough() {
    check(
      """
      > load --step bad.vsh
      bad.vsh:2:1: error: expected ')' in expression list
      bad.vsh:1:9: note: to match this opening '('
        let x = (
                ^
      > load --step empty.vsh
      empty.vsh is at its end
      > load --skip
      error: no file is gone through: load which?
        load --skip
        ^~~~~~~~~~~
        usage: load file [--step] [--json], load --step | --skip | --rest | --quit
      > load --step undoing.vsh
      Return runs what is shown, s skips it, c runs all the rest, q leaves it at that;
      anything else is run as always, in between.
        1  tag = 1
      > load --step --quit
      error: '--step' and '--quit' do not go together
        load --step --quit
        ^~~~~~~~~~~~~~~~~~
      > load --quit other.vsh
      error: 'load --quit' takes no 'other.vsh'
        load --quit other.vsh
        ^~~~~~~~~~~~~~~~~~~~~
        usage: load file [--step] [--json], load --step | --skip | --rest | --quit
      > load --step
        1  undo
      > load --step
      undoing.vsh:1:10: error: 'undo' cannot stand in a loaded file
        tag = 1; undo
                 ^~~~
      > load --skip
      undoing.vsh is at its end
      """, files: files)
  }

  /// What a file did step by step is what it does at once.
  @Test func stepsComeToTheSame() {
    let files = [
      "a.vsh":
        "class Row: UIView { var n = 1 }\nlet row = Row(); row.n = 5\nfor i in 0..<3 {\n  let v = UIView()\n  v.tag = i\n"
        + "  row.addSubview(v)\n}\n\naddSubview row // done\ncd row\ntag = n\n"
    ]
    func state(_ lines: [String]) -> [String] {
      inSession(files: files) { session, host in
        session.settings.isInteractive = true
        for line in lines { _ = session.run(line) }
        return [session.answer("dump /", host), session.answer("pwd", host)]
      }
    }
    let whole = state(["load a.vsh"])
    #expect(state(["load --step a.vsh"] + Array(repeating: "load --step", count: 7)) == whole)
    #expect(state(["load --step a.vsh", "load --rest"]) == whole)
    #expect(state(["load --step a.vsh", "load --step", "load --step", "load --rest", "undo", "redo"]) == whole)
  }

  @Test func loadsStayLoads() {
    let files = [
      "lib/shapes.vsh": "let n = 3\n", "lib/other \"one\".vsh": "load \"shapes.vsh\"\ntag = n\n", "a.vsh": "tag = 1\n",
    ]
    let (written, texts) = inSession(files: files) { session, host in
      session.settings.isInteractive = true
      for line in ["load a.vsh", "load \"lib/other \\\"one\\\".vsh\"", "alpha = 0.5", "save --refs out/mine.vsh"] {
        _ = session.run(line)
      }
      let beside = session.answer("save --refs -", host)
      let own = host.files["out/mine.vsh"] ?? ""
      host.files["a.vsh"] = "tag = 2\n"
      let changed = session.answer("save --refs -", host)
      return (host.files, [own, beside, changed])
    }
    let replayed = inSession(files: written.merging(["a.vsh": "tag = 1\n"]) { $1 }) { session, host in
      session.answer("load out/mine.vsh; dump", host)
    }
    let header = StoryHeader.current.text
    #expect(texts[0] == header + "load \"../a.vsh\"\nload \"../lib/other \\\"one\\\".vsh\"\nalpha = 0.5\n")
    #expect(texts[1] == header + "load \"a.vsh\"\nload \"lib/other \\\"one\\\".vsh\"\nalpha = 0.5\n")
    #expect(
      texts[2] == "note: what 'load a.vsh' ran is written out: it has changed since\n" + header
        + "// begin load \"a.vsh\"\ntag = 1\n// end load\nload \"lib/other \\\"one\\\".vsh\"\nalpha = 0.5\n")
    #expect(replayed == "window.tag = 3\nwindow.alpha = 0.5\n")
  }
}
