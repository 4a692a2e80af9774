import TestSupport
import Testing

@testable import Shell

/// Tab at every third place of these texts: it answers, and leaves everything as it was.
@Suite struct CompletionFuzzTests {
  private static let texts = [
    """
    let card = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 120))
    addSubview card; card.backgroundColor = .red
    for (i, v) in subviews.enumerated() where v.tag > 3 { print("\\(i): \\(v.frame.origin.x)") }
    """,
    """
    class Card: UIView {
      var title = "none" { didSet { setNeedsLayout() } }
      override func layoutSubviews() {
        super.layoutSubviews()
        guard let first = subviews.first, !first.isHidden else { return }
        first.frame = bounds.insetBy(dx: 8, dy: 8)
      }
      static func make(_ n: Int = 3, in view: UIView?) -> [Card] { (0..<n).map { _ in Card(frame: .zero) } }
    }
    """,
    """
    enum Shape: String, CaseIterable { case round = "r", square; var next: Shape { self == .round ? .square : .round } }
    let all: [String: Shape] = ["a": .round, "b": .square]
    switch all["a"] { case .some(let s) where s == .round: print(s.rawValue); case nil: break; default: print(1, 2) }
    do { throw Oops.bad(3) } catch let e as Oops { print(e) } catch { print("x") }
    """,
    """
    tree --depth 2
    cd card/label
    find where: tag == 7 && !isHidden
    :save "a b.vsh" --all
    check card.frame.width == 3, "why"
    help convert
    let f: (CGPoint, UIView?) -> CGPoint = { p, v in convert(p, to: v) }
    let path = \\UIView.frame.origin; let x = [1, 2, 3].reduce(0, +); #7.tag = 5
    /* a /* nested */ comment */ let s = \"\"\"
      long \\(x) text
      \"\"\"
    """,
  ]

  @Test(arguments: texts.indices) func atEveryPlace(_ index: Int) {
    let text = Self.texts[index]
    let (before, after) = inSession { session, host in
      let before = session.answer("dump", host)
      let bytes = Array(text.utf8)
      for cursor in stride(from: 0, through: bytes.count, by: 3) {
        let prefix = String(decoding: bytes[..<cursor], as: UTF8.self)
        let completion = Completer(session: session).complete(prefix, prefix.utf8.count)
        #expect(completion.range.upperBound <= prefix.utf8.count)
      }
      return (before, session.answer("dump", host) + host.errors)
    }
    #expect(before == after)
  }

  @Test(arguments: 0..<4) func ofScrambledTexts(_ round: UInt64) {
    let seed = UInt64.random(in: 0...UInt64.max) &+ round
    let failed = inSession { session, _ -> String? in
      var random = SeededRandom(seed: seed)
      for _ in 0..<40 {
        var bytes = Array(Self.texts.randomElement(using: &random)!.utf8)
        for _ in 0..<Int.random(in: 1...8, using: &random) {
          let place = Int.random(in: 0..<bytes.count, using: &random)
          let end = min(bytes.count, place + Int.random(in: 0...6, using: &random))
          bytes.replaceSubrange(
            place..<end, with: Array("({[.,:=#\"\\?!&<>-\n ;".utf8.shuffled(using: &random).prefix(2)))
        }
        let text = String(decoding: bytes.prefix(Int.random(in: 0...bytes.count, using: &random)), as: UTF8.self)
        let completion = Completer(session: session).complete(text, text.utf8.count)
        if completion.range.upperBound > text.utf8.count { return text }
      }
      return nil
    }
    #expect(failed == nil, "seed \(seed)")
  }
}
