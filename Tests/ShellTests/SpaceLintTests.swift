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
    ("badge.isOpaque = true; badge.alpha = 0.5", "is opaque but has alpha"),
  ]

  static let right = [
    "print(badge.convert(badge.bounds, to: window))",
    "print(card.convert(badge.center, to: window))",
    "print(window.convert(badge.frame, from: card))",
    "print(badge.convert(CGPoint(x: 1, y: 2), to: window))",
    "badge.frame = card.bounds",
    "let twin = UIView(frame: card.frame); window.addSubview(twin)",
    "badge.center = CGPoint(x: card.bounds.midX, y: card.bounds.midY)",
    "class Row: UIView { override func layoutSubviews() { super.layoutSubviews(); tag = 1 } }\nlet row = Row(); row.layoutIfNeeded()",
    "print(badge.frame); badge.frame.origin.x += 5",
    "badge.transform = CGAffineTransform(rotationAngle: 1); badge.center = CGPoint(x: 9, y: 9); print(badge.bounds)",
    "badge.isOpaque = false; badge.alpha = 0.5",
    "let whole = CGRect(x: 0, y: 0, width: 1, height: 1); print(whole.insetBy(dx: 0, dy: 0))",
  ]

  @Test(arguments: wrong.indices) func isNoted(_ index: Int) {
    let (code, words) = Self.wrong[index]
    let said = notes(code)
    #expect(said.count == 1, "\(code): \(said)")
    #expect(said.first?.contains("note: ") ?? false)
    #expect(said.first?.contains(words) ?? false, "\(code): \(said)")
  }

  @Test(arguments: right) func isNotNoted(_ code: String) {
    #expect(notes(code) == [], "\(code)")
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
      """)
  }
}
