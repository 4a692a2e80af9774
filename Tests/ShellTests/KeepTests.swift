import Testing

@testable import Shell

/// `save`, `load`, `dump`, `undo`, `redo`, `reset`, `history`.
@Suite struct KeepTests {
  /// What `dump` writes has the looks of a layer, too, and builds the same again.
  @Test func dumpsLooks() {
    let script = """
      let card = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
      card.contentStretch = CGRect(x: 0.5, y: 0, width: 0.25, height: 1)
      card.layer.cornerRadius = 8
      card.layer.maskedCorners = CACornerMask(rawValue: 3)
      card.layer.borderWidth = 2
      card.layer.borderColor = UIColor.red.cgColor
      card.layer.shadowOpacity = 0.5
      card.layer.shadowRadius = 6
      card.layer.shadowOffset = CGSize(width: 0, height: 4)
      card.layer.shadowColor = nil
      window.addSubview(card)

      """
    let run = runBatch([.file("s.vsh")], files: ["s.vsh": script + "dump\n"])
    #expect(run.output == script, "\(run.everything)")
  }

  @Test func savesWhatChangedAnything() {
    check(
      """
      > let a = UIView() // the first
      a: UIView, 0 0 0 0
      > tree
      window UIWindow 0 0 320 480
      > a.frame
      r1: CGRect = (0.0, 0.0, 0.0, 0.0)
      > a.bounds
      r2: CGRect = (0.0, 0.0, 0.0, 0.0)
      > nope
      error: cannot find 'nope' in scope
        nope
        ^~~~
      > a.frame = r2.insetBy(dx: -5, dy: -5)
      > for i in 0..<2 {
      .   a.tag += i
      .
      . }
      > tag = 4
      > undo
      undid: tag = 4
      > save -
      #!/usr/bin/env vsh
      // vsh session 1, vsh 0.9
      let a = UIView() // the first
      let r2 = a.bounds
      a.frame = r2.insetBy(dx: -5, dy: -5)
      for i in 0..<2 {
        a.tag += i

      }
      > save --all -
      #!/usr/bin/env vsh
      // vsh session 1, vsh 0.9
      let a = UIView() // the first
      let r2 = a.bounds
      // nope
      // error: cannot find 'nope' in scope
      a.frame = r2.insetBy(dx: -5, dy: -5)
      for i in 0..<2 {
        a.tag += i

      }
      """)
  }

  /// Of an input with several statements, and of a file, those that only looked stay out; results that are used stay in.
  @Test func savesOfAnInputWhatChangedAnything() {
    check(
      """
      > tag = 5; tree --short; tag
      window
      r1: Int = 5
      > let k = r1 + it; let m = 1 // why
      k: Int = 10
      m: Int = 1
      > tree --short; tag = 9; tree --short; alpha = 0.5; isHidden = false // what for
      window
      window
      > tree --short; pwd
      window
      window
      > save -
      #!/usr/bin/env vsh
      // vsh session 1, vsh 0.9
      tag = 5
      let r1 = tag
      let it = r1
      let k = r1 + it; let m = 1 // why
      tag = 9
      alpha = 0.5; isHidden = false // what for
      > undo
      undid: tree --short; tag = 9; tree --short; alpha = 0.5; isHidden = false // what for
      """)
    let script = """
      #!/usr/bin/env vsh
      // the first
      let a = UIView()
      // looked at
      tree
      print(a.frame)
      func f() {}
      a.tag = 3; check a.tag == 3
      addSubview a  // at last
      ls
      """
    let kept = "// the first\nlet a = UIView()\nfunc f() {}\na.tag = 3\naddSubview a  // at last\n"
    let run = runBatch([.file("s.vsh"), .text("save a.vsh")], files: ["s.vsh": script])
    #expect(run.files["a.vsh"] == StoryHeader.current.text + kept)
    let loaded = runBatch([.text("load s.vsh\nsave b.vsh")], files: ["s.vsh": script])
    #expect(
      loaded.files["b.vsh"] == StoryHeader.current.text + "// begin load \"s.vsh\"\n" + kept + "// end load\n")
  }

  /// What a later vsh saved: of the same form it runs, of another it does not.
  @Test func tellsWhatALaterVshSaved() {
    func saved(_ form: Int, _ version: String) -> String {
      StoryHeader(form: form, version: version).text + "tag = 5\n"
    }
    let files = ["form.vsh": saved(2, "2.0"), "late.vsh": saved(1, "0.10"), "early.vsh": saved(1, "0.8")]
    check(
      """
      > load form.vsh
      form.vsh:2:1: error: this was saved by vsh 2.0, in a form that vsh 0.9 does not know
        // vsh session 2, vsh 2.0
        ^~~~~~~~~~~~~~~~~~~~~~~~~
        run it with a vsh that is as new
      > load form.vsh --step
      form.vsh:2:1: error: this was saved by vsh 2.0, in a form that vsh 0.9 does not know
        // vsh session 2, vsh 2.0
        ^~~~~~~~~~~~~~~~~~~~~~~~~
        run it with a vsh that is as new
      > tag
      r1: Int = 0
      > load late.vsh
      late.vsh:2: note: saved by vsh 0.10, which may know more than vsh 0.9 does
      > tag
      r2: Int = 5
      > load early.vsh
      """, files: files)
    let sentence = ":2:1: error: this was saved by vsh 2.0, in a form that vsh 0.9 does not know\n"
    for input in [Batch.Input.file("form.vsh"), .standardInput] {
      let run = runBatch([input, .text("print(tag)")], files: files, standardInput: [saved(2, "2.0")])
      #expect(run.errors.contains(sentence) && run.status == 1 && run.output.isEmpty, "\(run)")
    }
    // Whatever the pieces are in which a stream comes.
    for size in 1...40 {
      var pieces: [String] = []
      var rest = saved(2, "2.0")[...]
      while !rest.isEmpty {
        pieces.append(String(rest.prefix(size)))
        rest = rest.dropFirst(size)
      }
      let run = runBatch([.standardInput], files: files, standardInput: pieces)
      #expect(run.errors.contains("<stdin>" + sentence) && run.status == 1, "\(size): \(run)")
    }
    let late = runBatch([.file("late.vsh"), .text("print(tag)")], files: files)
    #expect(late.errors.hasPrefix("late.vsh:2: note: ") && late.output == "5\n")
  }

  @Test func savesWithoutLosingAFile() {
    check(
      """
      > tag = 1
      > save old.vsh
      error: 'old.vsh' exists already
        save old.vsh
        ^~~~~~~~~~~~
        `save! old.vsh` replaces it
      > save! old.vsh
      saved 1 line to old.vsh
      > save old.vsh
      saved 1 line to old.vsh
      > save /locked/x.vsh
      error: cannot write '/locked/x.vsh': Permission denied
        save /locked/x.vsh
        ^~~~~~~~~~~~~~~~~~
      > save
      error: save to which file?
        save
        ^~~~
        usage: save[!] file [--all] [--refs] [--swift] [--json]   (- is standard output)
      """, files: ["old.vsh": "precious"])
  }

  @Test func savesAProgram() {
    check(
      script:
        "let box = UIView()\naddSubview box\ncd box\ntag = 3\nlet inner = UIView(); addSubview inner\nsave --swift -",
      prints: """
        import ViewKit

        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()

        let box = UIView()
        window.addSubview(box)
        // cd box
        box.tag = 3
        let inner = UIView(); box.addSubview(inner)

        """)
  }

  @Test func loadsAWholeFileOrNothing() {
    let files = [
      "sub/inner.vsh": "let inner = UIView()\nload \"deep.vsh\"\n", "sub/deep.vsh": "addSubview inner\nlet n = 3\n",
      "bad.vsh": "window.tag = 9\nload \"sub/worse.vsh\"\n", "sub/worse.vsh": "// x\n[1][2]\n",
      "wrong.vsh": "tag = 1\nwindow.tagg = 1\n",
      "one.vsh": "load \"two.vsh\"", "two.vsh": "load \"./one.vsh\"", "undoing.vsh": "tag = 1; undo",
    ]
    check(
      """
      > load sub/inner.vsh
      > tree; n
      window  UIWindow 0 0 320 480
      └ inner UIView   0 0 0 0
      r1: Int = 3
      > load bad.vsh
      bad.vsh:2 → sub/worse.vsh:2:1: error: Fatal error: Index out of range
        [1][2]
        ^~~~~~
        nothing changed
      > tag
      r2: Int = 0
      > undo
      undid: load "sub/inner.vsh"
      > tree
      window UIWindow 0 0 320 480
      > redo
      redid: load "sub/inner.vsh"
      > save -
      #!/usr/bin/env vsh
      // vsh session 1, vsh 0.9
      // begin load "sub/inner.vsh"
      let inner = UIView()
      addSubview inner
      let n = 3
      // end load
      > load wrong.vsh
      wrong.vsh:2:8: error: value of type 'UIWindow' has no member 'tagg'
        window.tagg = 1
               ^~~~
               did you mean 'tag'?
      > load nosuch.vsh
      error: cannot read 'nosuch.vsh': No such file or directory
        load nosuch.vsh
        ^~~~~~~~~~~~~~~
      """, files: files)
    check(
      script: "print(1)\nload bad.vsh\n", prints: "1\n",
      errors: "s.vsh:2 → bad.vsh:2 → sub/worse.vsh:2:1: error: Fatal error: Index out of range\n  [1][2]\n  ^~~~~~\n",
      status: 1, files: files)
    check(
      script: "load one.vsh",
      errors: "s.vsh:1 → one.vsh:1 → two.vsh:1:1: error: './one.vsh' loads itself\n  load \"./one.vsh\"\n"
        + "  ^~~~~~~~~~~~~~~~\n", status: 1, files: files)
    check(
      script: "load undoing.vsh",
      errors: "s.vsh:1 → undoing.vsh:1:10: error: 'undo' cannot stand in a loaded file\n  tag = 1; undo\n"
        + "           ^~~~\n", status: 1, files: files)
    check(
      script: "load \"sub/deep.vsh\"",
      errors: "s.vsh:1 → sub/deep.vsh:1:12: error: cannot find 'inner' in scope\n  addSubview inner\n"
        + "             ^~~~~\n", status: 1, files: files)
  }

  @Test func undoesAndDoesAgain() {
    check(
      """
      > undo
      error: there is nothing to undo
        undo
        ^~~~
      > redo
      error: there is nothing to redo
        redo
        ^~~~
      > var n = 1
      n: Int = 1
      > n += 1; tag = n
      > cd window
      > undo 2
      undid: cd window
      undid: n += 1; tag = n
      > print(n, tag)
      1 0
      > redo 5
      redid: n += 1; tag = n
      redid: cd window
      > print(n, tag)
      2 2
      > undo
      undid: cd window
      > tag = 9
      > redo
      error: there is nothing to redo
        redo
        ^~~~
      > undo x
      error: the number of steps must be a number, not 'x'
        undo x
        ^~~~~~
      > reset
      > print(tag)
      0
      > n
      error: cannot find 'n' in scope
        n
        ^
      > undo
      undid: reset
      > print(n, tag)
      2 9
      """)
  }
}
