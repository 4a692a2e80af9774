import Testing

/// The forms of `tree`, `help`, `check`, the screen, and where output goes.
@Suite struct LookTests {
  @Test func treesInEveryForm() {
    check(
      """
      > let box = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)); addSubview box; box.addSubview(UIView())
      box: UIView, 1 2 3 4
      > tree --short
      window
      └ box
        └ UIView[0]
      > tree --depth 1
      window UIWindow 0 0 320 480
      └ box  UIView   1 2 3 4
      > tree box --json --depth 0
      {"name":"box","class":"UIView","frame":[1,2,3,4],"bounds":[0,0,3,4],"tag":0,"hidden":false,"alpha":1,\
      "needsLayout":true,"needsDisplay":false,"subviews":[]}
      > tree --depth x
      error: --depth must be a number, not 'x'
        tree --depth x
        ^~~~~~~~~~~~~~
      > tree --depht 2
      error: 'tree' has no option '--depht'
        tree --depht 2
        ^~~~~~~~~~~~~~
        did you mean '--depth'?
      > tick
      laid out 3, drew 0
      > box.setNeedsLayout
      > tree
      window        UIWindow 0 0 320 480
      └ box         UIView   1 2 3 4   needs layout
        └ UIView[0] UIView   0 0 0 0
      """)
  }

  /// `look` alone draws what is on the screen, and says so when one stands elsewhere.
  @Test func looksAtTheKeyWindow() {
    check(
      """
      > let second = UIWindow(frame: (0, 0, 200, 100)); let panel = UIView(frame: (20, 20, 60, 60)); second.addSubview(panel)
      second: UIWindow, 0 0 200 100
      panel: UIView, 20 20 60 60
      > look --describe
      window with 0 views below it, in the coordinates of window, 320 × 480 points
      window: from (0, 0) to (320, 480)
      > second.makeKeyAndVisible()
      > look --describe
      second with 1 view below it, in the coordinates of second, 200 × 100 points
      second: from (0, 0) to (200, 100)
        panel: from (20, 20) to (80, 80)
      > look --size 40x9 --ascii
          0       50      100     150 >x
          |       |       |       |
        0 +- second ----------------------+
          |  +- panel -+                  |
          |  |         |                  |
          |  +---------+                  |
      100 +-------------------------------+
       second is the key window; `look
         window` draws where you stand
      > look window --describe
      window with 0 views below it, in the coordinates of window, 320 × 480 points
      window: from (0, 0) to (320, 480)
      > window.makeKey()
      > look --describe
      window with 0 views below it, in the coordinates of window, 320 × 480 points
      window: from (0, 0) to (320, 480)
      > look --select panel --describe
      second with 1 view below it, in the coordinates of second, 200 × 100 points
      second: from (0, 0) to (200, 100)
        panel: from (20, 20) to (80, 80)
      > second.makeKey(); cd panel
      > look --only panel --describe
      second with 1 view below it, in the coordinates of second, 200 × 100 points
        panel: from (20, 20) to (80, 80)
      """)
  }

  @Test func treesInAnotherViewsCoordinatesAndAsSeen() {
    check(
      """
      > let a = UIView(frame: (0, 90, 10, 10)); addSubview a
      a: UIView, 0 90 10 10
      > let b = UIView(frame: (50, 20, 30, 30)); addSubview b
      b: UIView, 50 20 30 30
      > b.addSubview(UIView(frame: (1, 2, 3, 4)))
      > tree --in window --sort visual
      window        UIWindow 0 0 320 480
      └ b           UIView   50 20 30 30
        └ UIView[0] UIView   51 22 3 4
      └ a           UIView   0 90 10 10
      > tree --short --sort visual
      window
      └ b
        └ UIView[0]
      └ a
      > tree b --in b --depth 0
      b UIView 0 0 30 30
      """)
  }

  @Test func aTallTreeIsCutOnATerminalOnly() {
    let making = "for i in 0..<300 { addSubview(UIView()) }"
    for isTerminal in [true, false] {
      let tree = inSession { session, host in
        host.isTerminal = isTerminal
        _ = session.run(making)
        return session.answer("tree", host)
      }
      #expect(tree.split(separator: "\n").count == (isTerminal ? 201 : 301))
      #expect(tree.contains("… and 101 more views; `tree --all` shows them") == isTerminal)
    }
  }

  @Test func explainsMembers() {
    check(
      """
      > help frame
      var frame: CGRect   of UIView
        The view's rectangle in its superview's coordinates, in points.
        coordinates: its superview's
        default:     (0.0, 0.0, 0.0, 0.0)
        Objective-C: @property (nonatomic) CGRect frame
        example:     window.frame  // (0.0, 0.0, 320.0, 480.0)
        see also:    bounds, center, transform, transform3D

      func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect   of UIView
        The frame for an alignment rectangle.
        coordinates: its superview's
        Objective-C: - (CGRect)frameForAlignmentRect:(CGRect)alignmentRect
        example:     UIView().frame(forAlignmentRect: window.bounds)  // (0.0, 0.0, 320.0, 480.0)
        see also:    bounds, center, transform, transform3D
      > help nothing of this kind
      error: there is no help about 'nothing of this kind'
        help nothing of this kind
        ^~~~~~~~~~~~~~~~~~~~~~~~~
        `help` alone lists what there is
      > help undp
      error: there is no help about 'undp'
        help undp
        ^~~~~~~~~
        did you mean 'undo'?
      """)
  }

  @Test func checksSayBothSides() {
    check(
      """
      > check tag == 0
      > check tag == 1, "the tag"
      check failed: tag == 1 (the tag)
        left:  0
        right: 1
      > check tag > 3
      check failed: tag > 3
        left:  0
        right: 3
      > check !isHidden, "to be seen"; check -1 < tag; check -tag == 0; check tag >= 0 && !(tag > 0)
      > check !isHidden && tag == 1
      check failed: !isHidden && tag == 1
      > check tag == 1 --json > answer.txt
      > check 5
      error: '5' is no Bool: its type is Int
        check 5
        ^~~~~~~
      > check
      error: check what?
        check
        ^~~~~
        usage: check condition[, "why"] [--json]
      """)
    let twelve = (0..<11).map { "check tag == \($0 / 11)\n" }.joined() + "check alpha > 1, \"solid\"\n"
    for run in [
      runBatch([.file("s.vsh")], files: ["s.vsh": twelve]), runBatch([.text("load s.vsh")], files: ["s.vsh": twelve]),
    ] {
      #expect(run.output == "s.vsh:12: check failed: alpha > 1 (solid)\n  left:  1.0\n  right: 1\n")
      #expect(run.errors == "12 checks, 1 failed\n" && run.status == 1)
    }
  }

  @Test func outputGoesToFiles() {
    check(
      script: "pwd > a.txt\npwd >> a.txt\ntree --short >> b.txt",
      writes: [
        "a.txt": "window\nwindow\n", "b.txt": "window\n",
      ])
    check(
      script: "let a = 1\npwd > /locked/a",
      errors: "s.vsh:2:1: error: cannot write '/locked/a': Permission denied\n  pwd > /locked/a\n  ^~~~~~~~~~~~~~~\n",
      status: 1)
  }

  @Test func theScreenIsSetForANewStart() {
    check(
      """
      > tag = 3
      > screen 375 812 3
      > screen
      375 812 at scale 3
      > print(window.frame, UIScreen.main.scale, tag)
      (0.0, 0.0, 375.0, 812.0) 3.0 0
      > screen 0 0
      error: a screen has a width and a height in points
        screen 0 0
        ^~~~~~~~~~
        usage: screen [width height [scale]] [--json]
      > screen 10 20
      > screen
      10 20 at scale 2
      > undo
      undid: screen 10 20
      > screen
      375 812 at scale 3
      > tick
      laid out 1, drew 0
      """)
  }
}
