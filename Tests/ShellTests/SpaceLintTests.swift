import Syntax
import Testing

@testable import Shell

/// Values in the wrong space are noted, and right ones are not.
@Suite struct SpaceLintTests {
  static let scene = """
    let card = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 120))
    let badge = UIView(frame: CGRect(x: 20, y: 30, width: 60, height: 40))
    addSubview card
    card.addSubview badge

    """

  private func notes(_ code: String) -> [String] {
    let script = Self.scene + code
    return inSession { session, host in
      _ = session.run(SourceText(name: "s.vsh", script))
      return host.errors.split(separator: "\n").map(String.init)
    }
  }

  static let wrong: [(code: String, words: String)] = [
    (
      "let p = badge.convert(badge.center, to: window); print(p)",
      "badge.center is in the coordinates of badge's superview"
    ),
    ("print(window.convert(badge.frame, from: badge))", "badge.frame is in the coordinates of badge's superview"),
    (
      "print(badge.convert(badge.frame.origin, to: window))",
      "badge.frame.origin is in the coordinates of badge's superview"
    ),
    ("print(card.convert(badge.bounds, to: window))", "badge.bounds is in badge's own coordinates"),
    ("print(card.convert(badge.center, from: card))", "this converts from card to card, and changes nothing"),
    ("print(badge.convert(CGPoint(x: 1, y: 2), to: badge))", "this converts from badge to badge"),
    (
      "print(window.convert(badge.bounds, to: badge))",
      "`to:` and the receiver are swapped, badge.convert(badge.bounds, to: window)"
    ),
    ("print(badge.convert(badge.bounds.origin, from: window))", "`from:` and the receiver are swapped"),
    (
      "print(badge.superview!.convert(badge.frame, from: window))",
      "badge.frame is in badge.superview!'s coordinates already"
    ),
    (
      "print(window.convert(badge.center, to: badge.superview!))",
      "badge.superview!.convert(badge.center, to: window) is the way back"
    ),
    (
      "print(badge.hitTest(badge.center, with: nil) as Any)",
      "badge.center is in the coordinates of badge's superview, and badge.hitTest(_:with:) takes a point of badge's own"
    ),
    (
      "print(badge.point(inside: badge.frame.origin, with: nil))",
      "badge.point(inside:with:) takes a point of badge's own"
    ),
    ("badge.frame = card.frame", "card.frame is in the coordinates of card's superview"),
    ("badge.center = badge.superview!.center", "badge.superview!.center is in the coordinates"),
    ("let cover = UIView(frame: card.frame); card.addSubview(cover)", "card.bounds covers it"),
    (
      "class Row: UIView { let lid = UIView()\noverride func layoutSubviews() { lid.frame = frame } }\nlet row = Row()",
      "frame is in the coordinates of"
    ),
    ("card.layoutSubviews()", "layoutSubviews() is UIKit's to call"),
    ("card.draw(card.bounds)", "draw(_:) is UIKit's to call"),
    ("badge.transform = CGAffineTransform(rotationAngle: 1); print(badge.frame.width > 1)", "only the box around it"),
    ("badge.transform = CGAffineTransform(rotationAngle: 1); badge.frame = .zero", "set bounds and center instead"),
    (
      "let w2 = UIWindow(); let far = UIView(); w2.addSubview(far); print(badge.convert(badge.bounds, to: far))",
      "UIView badge and UIView far share no window: converted through the screen"
    ),
    (
      "let lone = UIView(); print(badge.convert(CGPoint(x: 1, y: 2), from: lone))",
      "UIView badge and UIView lone share no window: converted as if both trees stood at the same place"
    ),
    ("badge.isOpaque = true; badge.alpha = 0.5", "is opaque but has alpha"),
  ]

  static let right = [
    "print(badge.convert(badge.bounds, to: window))",
    "print(card.convert(badge.center, to: window))",
    "print(window.convert(badge.frame, from: card))",
    "print(badge.convert(CGPoint(x: 1, y: 2), to: window))",
    "badge.frame = card.bounds",
    "print(card.hitTest(badge.center, with: nil) as Any, card.point(inside: badge.frame.origin, with: nil))",
    "print(badge.point(inside: badge.bounds.origin, with: nil))",
    "print(badge.superview!.convert(badge.frame, to: window))",
    "print(window.convert(badge.bounds.origin, from: badge))",
    "print(badge.convert(badge.bounds, to: nil))",
    "let c = card.convert(badge.center, to: window); window.addSubview(badge); badge.center = c",
    "print(card.convert(badge.frame, to: badge))",
    "let twin = UIView(frame: card.frame); window.addSubview(twin)",
    "badge.center = CGPoint(x: card.bounds.midX, y: card.bounds.midY)",
    "class Row: UIView { override func layoutSubviews() { super.layoutSubviews(); tag = 1 } }\nlet row = Row(); row.layoutIfNeeded()",
    "print(badge.frame); badge.frame.origin.x += 5",
    "badge.transform = CGAffineTransform(rotationAngle: 1); badge.center = CGPoint(x: 9, y: 9); print(badge.bounds)",
    "let w2 = UIWindow(); print(window.convert(CGPoint(x: 1, y: 2), to: w2))",
    "print(window.convert(CGPoint(x: 1, y: 2), to: nil), badge.convert(badge.bounds.origin, to: nil))",
    "badge.isOpaque = false; badge.alpha = 0.5",
    "let whole = CGRect(x: 0, y: 0, width: 1, height: 1); print(whole.insetBy(dx: 0, dy: 0))",
  ]

  @Test(arguments: wrong.indices) func isNoted(_ index: Int) {
    let (code, words) = Self.wrong[index]
    let said = notes(code)
    #expect(said.count == 3, "\(code): \(said)")
    #expect(said.first?.contains("note: ") ?? false)
    #expect(said.first?.contains(words) ?? false, "\(code): \(said)")
  }

  @Test(arguments: right) func isNotNoted(_ code: String) {
    #expect(notes(code) == [], "\(code)")
  }

  /// Lines like earlier ones, of which no trees are made, and which standard input brings many at once.
  @Test func linesLikeEarlierOnesAreReadToo() {
    let lines = [
      ("badge.frame = card.frame", true), ("badge.frame = card.frame", true), ("badge.frame = window.frame", false),
      ("print(badge.convert(badge.center, to: window))", true),
      ("print(card.convert(badge.center, to: window))", false),
      ("print(badge.convert(badge.center, to: window))", true), ("print(card.convert(card.center, to: window))", true),
      ("card.layoutSubviews()", true), ("badge.layoutSubviews()", true), ("badge.layoutIfNeeded()", false),
      ("let c1 = UIView(frame: card.frame)", true), ("card.addSubview(c1)", false),
      ("let c2 = UIView(frame: card.frame)", true), ("card.addSubview(c2)", false),
      ("let c3 = UIView(frame: card.bounds)", false), ("card.addSubview(c3)", false),
    ]
    let script = Self.scene + lines.map { $0.0 + "\n" }.joined()
    let first = Self.scene.split(separator: "\n").count + 1
    let wanted = Set(lines.indices.filter { lines[$0].1 }.map { $0 + first })
    func noted(in run: BatchRun) -> Set<Int> {
      Set(
        run.errors.split(separator: "\n").compactMap {
          $0.contains(": note: ") ? Int($0.split(separator: ":")[1]) : nil
        })
    }
    let file = runBatch([.file("s.vsh")], files: ["s.vsh": script])
    #expect(noted(in: file) == wanted, "\(file.errors)")
    for size in [7, 100, 10_000] {
      let letters = Array(script)
      let pieces = stride(from: 0, to: letters.count, by: size).map {
        String(letters[$0..<min($0 + size, letters.count)])
      }
      let stream = runBatch([.standardInput], standardInput: pieces)
      #expect(noted(in: stream) == wanted, "pieces of \(size): \(stream.errors)")
    }
  }

  @Test func roundingIsTold() {
    let remark = "  the sides differ by rounding alone: compare with a tolerance, `abs(a - b) < 0.001`\n"
    let turned = "badge.transform = CGAffineTransform(rotationAngle: 0.1)\n"
    for (check, isTold) in [
      ("check 0.1 + 0.2 == 0.3", true), ("check 0.1 == 0.2", false), ("check 1 == 2", false),
      ("check badge.convert(card.convert(CGPoint(x: 7, y: 9), to: badge), to: card) == CGPoint(x: 7, y: 9)", true),
      ("check badge.convert(CGPoint(x: 7, y: 9), to: card) == CGPoint(x: 7, y: 9)", false),
      ("check \"a1\" == \"a2\"", false),
    ] {
      let run = runBatch([.file("s.vsh")], files: ["s.vsh": Self.scene + turned + check])
      #expect(run.output.contains("check failed"), "\(check): \(run.everything)")
      #expect(run.output.contains(remark) == isTold, "\(check): \(run.output)")
    }
  }

  @Test func isSaidAcrossInputs() {
    check(
      """
      > let card = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 120)); addSubview card
      card: UIView, 40 60 200 120
      > let cover = UIView(frame: card.frame)
      cover: UIView, 40 60 200 120
      > card.addSubview(cover)
      note: card.frame is in the coordinates of card's superview, and places a subview of card: card.bounds covers it
        let cover = UIView(frame: card.frame)
                                  ^~~~~~~~~~
      """)
  }

  /// In a file a note stands where its statement ran, among what the script prints, with the line that it is about.
  @Test(arguments: ["file", "stream"]) func isSaidAtItsStatement(_ way: String) {
    let script =
      Self.scene + """
        let cover = UIView(frame: card.frame)
        card.addSubview(cover)
        print("placed")
        print(badge.convert(badge.center, to: window))
        badge.transform = CGAffineTransform(rotationAngle: 1); badge.frame = .zero
        print("end")

        """
    let run =
      way == "file"
      ? runBatch([.file("s.vsh")], files: ["s.vsh": script]) : runBatch([.standardInput], standardInput: [script])
    let name = way == "file" ? "s.vsh" : "<stdin>"
    #expect(
      run.everything == """
        \(name):5:27: note: card.frame is in the coordinates of card's superview, and places a subview of card: \
        card.bounds covers it
          let cover = UIView(frame: card.frame)
                                    ^~~~~~~~~~
        placed
        (110.0, 140.0)
        \(name):8:7: note: badge.center is in the coordinates of badge's superview, and is converted as if it were in \
        badge's own: convert it from the superview
          print(badge.convert(badge.center, to: window))
                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        \(name):9:56: note: UIView badge has a transform, so its frame is only the box around it; set bounds and center \
        instead
          badge.transform = CGAffineTransform(rotationAngle: 1); badge.frame = .zero
                                                                 ^~~~~~~~~~~~~~~~~~~
        end

        """)
  }
}
