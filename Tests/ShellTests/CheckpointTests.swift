import Testing

/// `checkpoint`, `diff`, `revert`; `watch`, `trace`, `time`.
@Suite struct CheckpointTests {
  @Test func namedStates() {
    check(
      """
      > revert
      error: there is no checkpoint yet
        revert
        ^~~~~~
        `checkpoint a` makes one
      > let box = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)); addSubview box
      box: UIView, 0 0 9 9
      > var n = 1
      n: Int = 1
      > checkpoint a
      > box.tag = 4; n = 5; box.removeFromSuperview(); cd box
      > checkpoint b
      > checkpoint
      a  after 2 changes
      b  after 4 changes
      > checkpoint --json
      ["a","b"]
      > revert a
      > print(n, box.tag, window.subviews.count); pwd
      1 0 1
      window
      > tag = 1
      > undo 2
      undid: tag = 1
      undid: revert a
      > print(n, box.tag, window.subviews.count); pwd
      5 4 0
      box (detached)
      > redo 2
      redid: revert a
      redid: tag = 1
      > print(n, tag)
      1 1
      > undo 5
      undid: tag = 1
      undid: revert a
      undid: cd box
      undid: box.tag = 4; n = 5; box.removeFromSuperview()
      undid: var n = 1
      > revert b
      > print(n)
      5
      > save -
      #!/usr/bin/env vsh
      // vsh session 1, vsh 0.9
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)); addSubview box
      var n = 1
      box.tag = 4; n = 5; box.removeFromSuperview()
      cd box
      > revert c
      error: there is no checkpoint 'c'
        revert c
        ^~~~~~~~
        `checkpoint` alone lists what there is
      """)
  }

  @Test func differences() {
    check(
      """
      > let a = UIView(); let b = UIView(); addSubview a; addSubview b; let c = UIView(); b.addSubview c
      a: UIView, 0 0 0 0
      b: UIView, 0 0 0 0
      c: UIView, 0 0 0 0
      > checkpoint before
      > diff
      > a.frame = CGRect(x: 1, y: 2, width: 3, height: 4); a.alpha = 0.5; a.addSubview c
      > let d = UIView(); d.tag = 3; addSubview d; let e = UIView()
      d: UIView, 0 0 0 0
      e: UIView, 0 0 0 0
      > sendSubviewToBack b
      > diff
      moved    window/b    among its siblings
      moved    window/a    among its siblings
      changed  window/a    frame  0 0 0 0 → 1 2 3 4
      changed  window/a    alpha  default → 0.5
      moved    window/a/c  was window/b/c
      added    window/d    UIView 0 0 0 0
      added    e           UIView 0 0 0 0
      > checkpoint after
      > revert before
      > diff after
      removed  window/d    UIView 0 0 0 0
      removed  e           UIView 0 0 0 0
      moved    window/a    among its siblings
      changed  window/a    frame  1 2 3 4 → 0 0 0 0
      changed  window/a    alpha  0.5 → default
      moved    window/b    among its siblings
      moved    window/b/c  was window/a/c
      > diff before after --json
      [{"change":"moved","view":"window/b"},{"change":"moved","view":"window/a"},\
      {"change":"changed","view":"window/a","property":"frame","from":"0 0 0 0","to":"1 2 3 4"},\
      {"change":"changed","view":"window/a","property":"alpha","to":"0.5"},\
      {"change":"moved","view":"window/a/c","from":"window/b/c","to":"window/a/c"},\
      {"change":"added","view":"window/d"},{"change":"added","view":"e"}]
      """)
  }

  @Test func differencesOfGeometry() {
    check(
      """
      > let a = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20)); addSubview a; checkpoint a
      a: UIView, 0 0 10 20
      > a.transform = CGAffineTransform(rotationAngle: 90°)
      > diff
      changed  window/a  frame  0 0 10 20 → -5 5 20 10
      changed  window/a  transform  default → rotated 90°
      > checkpoint b; a.bounds.origin.x = 3; a.center.x = 7
      > diff b
      changed  window/a  frame  -5 5 20 10 → -3 5 20 10
      changed  window/a  bounds  0 0 10 20 → 3 0 10 20
      changed  window/a  center  5 10 → 7 10
      > revert a; a.bounds.origin.x = 3; a.frame.size.width = 40; diff a
      changed  window/a  frame  0 0 10 20 → 0 0 40 20
      changed  window/a  bounds  0 0 10 20 → 3 0 40 20
      """)
  }

  @Test func watchesWhatChanges() {
    check(
      """
      > var n = 1
      n: Int = 1
      > watch n * 2
      n * 2: 2
      > watch frame.size
      frame.size: (320.0, 480.0)
      > watch
      1  n * 2
      2  frame.size
      > tag = 5
      > n += 1; n += 1
      n * 2: 4
      n * 2: 6
      > undo
      undid: n += 1; n += 1
      n * 2: 2
      > n = 7; [1][2]
      n * 2: 14
      error: Fatal error: Index out of range
        n = 7; [1][2]
               ^~~~~~
        nothing changed
      n * 2: 2
      > watch --json
      [{"expression":"n * 2","value":"2"},{"expression":"frame.size","value":"(320.0, 480.0)"}]
      > watch off 2
      > reset
      n * 2: cannot find 'n' in scope
      > watch off
      > watch
      > func f() -> Int { tag += 1; return 1 }
      error: cannot find 'tag' in scope
        func f() -> Int { tag += 1; return 1 }
                          ^~~
                          it is a member of 'UIView': write the value and a dot before it
      > func f() -> Int { window.tag += 1; return 1 }
      > watch f()
      error: 'f()' changes something: only what merely looks can be watched
        watch f()
        ^~~~~~~~~
        nothing changed
      > print(tag)
      0
      """)
    check(script: "watch tag\ntag = 5\ntag = 5\nalpha = 0.5\ntag = 6", prints: "tag: 0\ntag: 5\ntag: 6\n")
  }

  /// A function that begins to change things once it is watched: that is taken back, and the watch is gone.
  @Test func aWatchThatMeddlesIsOff() {
    check(
      """
      > var n = 0
      n: Int = 0
      > func f() -> Int { if n > 0 { window.tag += 1 }; return n }
      > watch f()
      f(): 0
      > n = 1
      note: `watch f()` is off: it changes what it looks at
      > print(n, tag)
      1 0
      """)
  }

  @Test func tracesLayout() {
    check(
      """
      > class Card: UIView { override func layoutSubviews() { subviews[0].frame.size.width = bounds.width } }
      > let card = Card(); card.addSubview(UIView()); addSubview card; tick
      card: Card, 0 0 0 0
      laid out 3, drew 0
      > trace layout
      > trace
      layout
      > card.bounds.size.width = 50
      marked card: its size changed, by card.bounds.size.width = 50
      marked window: a subview's size changed, by card.bounds.size.width = 50
      > layoutIfNeeded
      layout 1 window
      layout 2 card
        marked UIView[0]: its size changed, by layoutIfNeeded
        marked card: a subview's size changed, by layoutIfNeeded
        UIView[0] 0 0 0 0 → 0 0 50 0
      layout 3 UIView[0]
      layout 4 card
      > trace off; undo; tick
      undid: layoutIfNeeded
      laid out 4, drew 0
      > trace layout --json; card.setNeedsLayout
      {"trace":"layout"}
      {"event":"marked","pass":"layout","view":"window/card","cause":"it was asked to","statement":"card.setNeedsLayout"}
      > trace off
      > tag = 4; trace
      off
      > trace dance
      error: there is no 'dance' here
        trace dance
        ^~~~~~~~~~~
        what there is: display, layout, off
      """)
  }

  @Test func timesStatements() {
    let (answers, story) = inSession { session, host in
      session.settings.isInteractive = true
      session.settings.echoes = true
      var answers: [String] = []
      host.ticks = 1_234_567
      for line in [
        "time tag = 5", "time let n = 1", "time for i in 0..<3 {\n  tag += i\n}", "time --json tag = 6",
        "time nope", "time [1][2]", "time tag > 3", "time tree --short > t.txt", "set timer on", "tag = 7",
        "set timer off", "undo",
      ] {
        answers.append(session.answer(line, host))
      }
      return (answers, session.answer("save -", host))
    }
    #expect(
      answers == [
        "time: 1.235 ms\n", "n: Int = 1\ntime: 1.235 ms\n", "time: 1.235 ms\n",
        "{\"milliseconds\":1.234567,\"printed\":\"\"}\n",
        "error: cannot find 'nope' in scope\n  nope\n  ^~~~\n",
        "error: Fatal error: Index out of range\n  [1][2]\n  ^~~~~~\n  nothing changed\n",
        "r1: Bool = true\ntime: 1.235 ms\n", "time: 1.235 ms\n", "", "time: 1.235 ms\n", "", "undid: tag = 7\n",
      ])
    #expect(story.hasSuffix("0.9\ntag = 5\nlet n = 1\nfor i in 0..<3 {\n  tag += i\n}\ntag = 6\n"), "\(story)")
  }
}
