import Testing

/// `cd`, `pwd`, `ls`, `find`, `tree`: the current view and ways to name views.
@Suite struct MovingTests {
  /// What was declared; what is computed is not asked, since that may do anything.
  @Test func listsVariables() {
    check(
      """
      > vars
      > let side = 40.0; let box = UIView(); var names = ["a"]
      side: Double = 40.0
      box: UIView, 0 0 0 0
      names: [String] = ["a"]
      > var next: Int { window.tag += 1; return window.tag }
      > let later: Int
      > func f() {}
      > vars
      box: UIView, 0 0 0 0
      later: Int
      names: [String] = ["a"]
      next: Int
      side: Double = 40.0
      > vars --json
      [{"name":"box","type":"UIView","value":"<UIView: box; frame = (0 0; 0 0); layer = <CALayer: 0x3>>"},{"name":"later","type":"Int","value":null},{"name":"names","type":"[String]","value":"[\\"a\\"]"},{"name":"next","type":"Int","value":null},{"name":"side","type":"Double","value":"40.0"}]
      > tag
      r1: Int = 0
      > undo 5
      undid: func f() {}
      undid: let later: Int
      undid: var next: Int { window.tag += 1; return window.tag }
      undid: let side = 40.0; let box = UIView(); var names = ["a"]
      > vars
      """)
  }

  @Test func goesAbout() {
    check(
      """
      > let box = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40)); addSubview box
      box: UIView, 1 2 30 40
      > let label = UIView(); box.addSubview label; label.tag = 7
      label: UIView, 0 0 0 0
      > cd box
      > pwd
      window/box
      > frame
      r1: CGRect = (1.0, 2.0, 30.0, 40.0)
      > self === box
      r2: Bool = true
      > cd label
      > pwd
      window/box/label
      > cd -
      > pwd
      window/box
      > cd ..; pwd
      window
      > cd 0/0; pwd
      window/box/label
      > cd /; pwd
      window
      > cd #7; pwd
      window/box/label
      > cd box.superview!; pwd
      window
      > cd window/box/label; pwd
      window/box/label
      > cd; pwd
      window
      > cd ..; pwd
      window
      """)
  }

  @Test func refusesWhatIsNoView() {
    check(
      """
      > let box = UIView(); addSubview box
      box: UIView, 0 0 0 0
      > cd bix
      error: no view 'bix' in window
        cd bix
        ^~~~~~
        did you mean 'box'?
      > cd 1 + 2
      error: 'cd' takes no '+'
        cd 1 + 2
        ^~~~~~~~
        usage: cd [view | .. | / | - | #tag | 0/2] [--json]
      > cd 9
      error: no view '9' in window
        cd 9
        ^~~~
      > cd #12
      error: no view has the tag 12
        cd #12
        ^~~~~~
        `dump` shows the tags there are
      > cd box.superview!.superview
      error: 'box.superview!.superview' is nil, not a view
        cd box.superview!.superview
        ^~~~~~~~~~~~~~~~~~~~~~~~~~~
      > pwd x
      error: 'pwd' takes no 'x'
        pwd x
        ^~~~~
        usage: pwd [--json]
      > pwd
      window
      """)
  }

  @Test func aViewTakenOutIsMarked() {
    check(
      """
      > let box = UIView(); addSubview box; box.addSubview(UIView())
      box: UIView, 0 0 0 0
      > cd box
      > removeFromSuperview
      > pwd
      box (detached)
      > find UIView
      box
      box/UIView[0]
      > cd /
      > find UIView
      window
      """)
  }

  @Test func lists() {
    let making = """
      let a = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)); addSubview a
      let b = UIView(); addSubview b; b.alpha = 0.5; b.isHidden = true
      b.addSubview(UIView())
      ls; ls b; ls a; ls --json

      """
    check(
      script: making,
      prints: """
        a\tUIView\t1 2 3 4\t
        b\tUIView\t0 0 0 0\thidden, alpha 0.5
        UIView[0]\tUIView\t0 0 0 0\t
        [{"name":"a","class":"UIView","frame":[1,2,3,4],"bounds":[0,0,3,4],"tag":0,"hidden":false,"alpha":1,\
        "needsLayout":true,"needsDisplay":false},{"name":"b","class":"UIView","frame":[0,0,0,0],\
        "bounds":[0,0,0,0],"tag":0,"hidden":true,"alpha":0.5,"needsLayout":true,"needsDisplay":false}]

        """)
  }

  @Test func listsWhatFitsAPattern() {
    check(
      """
      > let box = UIView(); let badge = UIView(); let card = UIView(); addSubview box; addSubview badge; box.addSubview card
      box: UIView, 0 0 0 0
      badge: UIView, 0 0 0 0
      card: UIView, 0 0 0 0
      > addSubview(UIView())
      > ls b*
      box\tUIView\t0 0 0 0\t
      badge\tUIView\t0 0 0 0\t
      > ls *a*e
      badge\tUIView\t0 0 0 0\t
      > ls UIV*
      UIView[2]\tUIView\t0 0 0 0\t
      > ls box/*
      card\tUIView\t0 0 0 0\t
      > ls /x*
      > ls "b*x"
      box\tUIView\t0 0 0 0\t
      """)
  }

  @Test func columnsOnATerminal() {
    check(
      """
      > let first = UIView(); addSubview first; addSubview(UIView()); first.tag = 4
      first: UIView, 0 0 0 0
      > ls
      first      UIView  0 0 0 0  tag 4
      UIView[1]  UIView  0 0 0 0
      """, configure: { $0.isTerminal = true })
  }

  /// Whatever `find` prints, `cd` takes.
  @Test func whatIsFoundCanBeGoneTo() {
    inSession { session, host in
      for line in [
        "class Card: UIView {}", "let box = UIView(); addSubview box; let `a b` = Card(); box.addSubview(`a b`)",
        "for i in 0..<3 { `a b`.addSubview(Card()); box.addSubview(UIView()) }", "let loose = UIView(); loose.tag = 4",
        "loose.addSubview(Card()); window.addSubview(Card()); window.addSubview(Card())",
      ] { #expect(session.run(line) == .done, "\(line): \(host.errors)") }
      for place in ["/", "loose"] {
        _ = session.run("cd \(place)")
        let paths = session.answer("find UIView", host).split(separator: "\n")
        #expect(paths.count == (place == "/" ? 11 : 2), "\(paths)")
        for path in paths {
          _ = session.run("cd \(place)")
          let there = session.answer("cd \(path); pwd", host)
          // A name with blanks stands in quotes, for `cd`.
          let plain = path.filter { $0 != "\"" }
          #expect(
            there == plain + "\n" || there == plain + " (detached)\n" || there.hasPrefix("loose/Card[0] "),
            "\(path): \(there)")
        }
      }
    }
  }

  @Test func finds() {
    check(
      """
      > class Card: UIView {}
      > let a = Card(); addSubview a; a.tag = 3
      a: Card, 0 0 0 0
      > let b = UIView(); a.addSubview b; b.alpha = 0.5; b.tag = 3
      b: UIView, 0 0 0 0
      > find Card
      window/a
      > find UIView
      window
      window/a
      window/a/b
      > find b
      window/a/b
      > find #3
      window/a
      window/a/b
      > find where: alpha < 1
      window/a/b
      > find Card where: $0.tag == 3
      window/a
      > find --json #3
      ["window/a","window/a/b"]
      > find nothing
      > find
      error: find what?
        find
        ^~~~
        usage: find Class | name | #tag | where: condition  (several: all must hold) [--json]
      > find where: tag
      error: cannot convert value of type 'Int' to type 'Bool' in coercion
        find where: tag
        ^~~~~~~~~~~~~~~
      """)
  }
}
