import Shell
import Testing

/// What `vsh --emit-swift` writes: Swift that the compiler takes, with the layout and comments of the script.
/// `scripts/differential` compiles what is written of all scripts; here is how it looks.
@Suite struct SwiftExportTests {
  private func emits(
    _ script: String, _ body: String, prelude: String = window, at location: SourceLocation = #_sourceLocation
  ) {
    let text = inSession(files: ["s.vsh": script]) { session, host in
      let text = Batch(session: session, readInput: { nil }).swiftProgram(of: "s.vsh")
      return (text ?? "nothing\n") + host.everything
    }
    #expect(text == prelude + body, sourceLocation: location)
  }

  private static let window = """
    import ViewKit

    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()


    """
  private static let sharedWindow = window.replacing("let window", with: "nonisolated(unsafe) let window")
  private static let noViews = "import ViewKit\n\n"

  @Test func writesWhatWasDropped() {
    emits(
      "addSubview UIView() // first\ninsertSubview UIView(), at: 0\nsetNeedsLayout\nwindow.layoutIfNeeded\n",
      """
      window.addSubview(UIView()) // first
      window.insertSubview(UIView(), at: 0)
      window.setNeedsLayout()
      window.layoutIfNeeded()

      """)
  }

  @Test func saysWhereCodeStood() {
    emits(
      "#!/usr/bin/env vsh\n\n// Says where.\nfunc say(_ line: Int = #line) { print(line) }\nsay()\n",
      """
      #sourceLocation(file: "s.vsh", line: 3)
      // Says where.
      func say(_ line: Int = #line) { print(line) }
      say()

      """, prelude: Self.noViews)
  }

  @Test func writesStructuresForTuples() {
    emits(
      "bounds = (0, 0, 10,20)\nprint(convert((5, 5), to: window))\nlet points: [CGPoint] = [(1, 2)], pair = (1, 2)\n",
      """
      window.bounds = CGRect(x: 0, y: 0, width: 10,height: 20)
      print(window.convert(CGPoint(x: 5, y: 5), to: window))
      let points: [CGPoint] = [CGPoint(x: 1, y: 2)], pair = (1, 2)

      """)
  }

  @Test func writesModernNames() {
    emits(
      """
      let v = UIView(frame: CGRectMake(0, 0, 10, CGRectGetMaxX(bounds)))
      v.setTag(5)
      v.hidden = !v.hidden
      v.convertPoint(CGPointZero, toView: window)
      v.contentMode = UIViewContentModeCenter
      #5.backgroundColor = UIColor.redColor()
      """,
      """
      let v = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: window.bounds.maxX))
      v.tag = 5
      v.isHidden = !v.isHidden
      v.convert(CGPoint.zero, to: window)
      v.contentMode = UIView.ContentMode.center
      window.viewWithTag(5)!.backgroundColor = UIColor.red

      """)
  }

  @Test func writesContextFunctionsAsMethods() {
    emits(
      """
      class Framed: UIView {
        override func draw(_ rect: CGRect) {
          let c = UIGraphicsGetCurrentContext()
          CGContextSetLineWidth(c, 3)
          CGContextSetRGBFillColor(UIGraphicsGetCurrentContext(), 1, 0, 0, 1)
          if let known = c { CGContextSetLineCap(known, kCGLineCapRound) }
        }
      }
      """,
      """
      class Framed: UIView {
        override func draw(_ rect: CGRect) {
          let c = UIGraphicsGetCurrentContext()
          c?.setLineWidth(3)
          UIGraphicsGetCurrentContext()?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
          if let known = c { known.setLineCap(CGLineCap.round) }
        }
      }

      """)
  }

  @Test func namesThatAreDeclaredAgainGetOthers() {
    emits(
      """
      let n = 1
      func f(_ x: Int) -> Int { x + n }
      func f(_ x: String) -> Int { n }
      print(f(n))
      let n = "two"
      print(n, f(n))
      """,
      """
      let n = 1
      func f(_ x: Int) -> Int { x + n }
      func f(_ x: String) -> Int { n }
      print(f(n))
      let n_2 = "two"
      print(n_2, f(n_2))

      """, prelude: Self.noViews)
  }

  @Test func followsTheCurrentView() {
    emits(
      """
      let card = UIView()
      addSubview card
      cd card
      tag = 7; addSubview UIView()
      cd 0
      alpha = 0.5
      cd ..
      print(self.tag, subviews.count)
      """,
      """
      let card = UIView()
      window.addSubview(card)
      // cd card
      card.tag = 7; card.addSubview(UIView())
      // cd 0
      let here2 = card.subviews[0]
      here2.alpha = 0.5
      // cd ..
      print(card.tag, card.subviews.count)

      """)
  }

  @Test func whatFunctionsShareIsNobodysInParticular() {
    emits(
      """
      var log: [String] = []
      class Row: UIView {
        static var made = 0
        override func layoutSubviews() { log.append("\\(window!.tag)") }
      }
      func show() { print(log, window.tag) }
      """,
      """
      nonisolated(unsafe) var log: [String] = []
      class Row: UIView {
        nonisolated(unsafe) static var made = 0
        override func layoutSubviews() { log.append("\\(window!.tag)") }
      }
      func show() { print(log, window.tag) }

      """, prelude: Self.sharedWindow)
  }

  @Test func commandsBecomeWhatTheyDo() {
    emits(
      "tag = 3\ntree; tag = 4\ncheck tag == 4, \"four\"\ntick\nls -l\n",
      """
      window.tag = 3
      /* tree */; window.tag = 4
      precondition(window.tag == 4, "four")
      do { let turn = UIApplication.shared.tick(); print("laid out \\(turn.laidOut), drew \\(turn.drawn)") }
      // ls -l

      """)
  }

  @Test func savedStoriesLeaveOutWhatWasUndone() {
    check(
      """
      > let a = UIView()
      a: UIView, 0 0 0 0
      > tag = 1
      > undo
      undid: tag = 1
      > 1 + 1
      r1: Int = 2
      > tag = r1
      > save --swift -
      import ViewKit

      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()

      let a = UIView()
      let r1 = 1 + 1
      window.tag = r1
      """)
  }
}
