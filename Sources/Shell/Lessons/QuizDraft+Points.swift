import Pictures
import ViewKit

/// Questions about points: conversions, and scrolled views.
extension QuizDraft {
  static func convert(_ random: inout QuizRandom) -> QuizDraft {
    let card = QuizScene.Item(
      name: "card", parent: "window",
      frame: CGRect(
        x: random.tens(1...9), y: random.tens(1...9), width: random.tens(12...20), height: random.tens(12...20)))
    var badge = QuizScene.Item(
      name: "badge", parent: "card",
      frame: CGRect(
        x: random.tens(0...6), y: random.tens(0...6), width: random.tens(4...6), height: random.tens(2...3)))
    if random.number(0...2) == 0 {
      badge.set("transform = CGAffineTransform(rotationAngle: .pi / 2)") {
        $0.transform = CGAffineTransform(rotationAngle: .pi / 2)
      }
    }
    var plain = QuizScene(card, badge)
    var scene = plain
    if random.number(0...1) == 0 {
      let origin = CGPoint(x: 0, y: random.tens(1...5))
      scene.items[0].set("bounds.origin = CGPoint(x: 0, y: \(origin.y.short))") { $0.bounds.origin = origin }
    } else {
      plain.items = []
    }
    let p = CGPoint(x: random.tens(0...3), y: random.tens(0...2))
    let names = random.shuffled(["badge", "card", "window"])
    let (from, to, third) = (names[0], names[1], names[2])
    let call = "\(from).convert(CGPoint(x: \(p.x.short), y: \(p.y.short)), to: \(to))"
    var wrong: [(String, String)] = [(text(p), "\(text(p)) is the point in \(from)'s coordinates still")]
    let right = scene.build { views, _ in
      let (a, b, c) = (views[from]!, views[to]!, views[third]!)
      wrong.append((text(b.convert(p, to: a)), "that is the way back, from \(to) to \(from)"))
      wrong.append((text(a.convert(p, to: c)), "that is the point in \(third)'s coordinates, not in \(to)'s"))
      wrong.append(
        (text(c.convert(p, to: b)), "that takes \(text(p)) for a point of \(third)'s, and it is one of \(from)'s"))
      if a.superview === b {
        let sum = CGPoint(x: p.x + a.center.x, y: p.y + a.center.y)
        wrong.append((text(sum), "that adds \(from)'s center, which is the place of its middle, not of its (0, 0)"))
      }
      return text(a.convert(p, to: b))
    }
    if !plain.items.isEmpty {
      let still = plain.build { views, _ in text(views[from]!.convert(p, to: views[to]!)) }
      wrong.append((still, "that leaves out card's bounds.origin, by which card's coordinates are shifted"))
    }
    return QuizDraft(
      scene: scene, question: "What is \(call)?", expression: call, right: right, wrong: wrong,
      explain: { $1.convert(p, $1.way($0[from]!, $0[to]!, isBack: false)).lines(call) })
  }

  static func bounds(_ random: inout QuizRandom) -> QuizDraft {
    let f = CGPoint(x: random.tens(1...6), y: random.tens(1...9))
    let d = CGPoint(x: random.tens(1...9), y: random.tens(1...20))
    let b = CGPoint(x: random.tens(0...3), y: random.tens(1...15))
    var scroll = QuizScene.Item(
      name: "scroll", parent: "window",
      frame: CGRect(origin: f, size: CGSize(width: random.tens(10...20), height: random.tens(10...20))))
    scroll.set("bounds.origin = CGPoint(x: \(b.x.short), y: \(b.y.short))") { $0.bounds.origin = b }
    let dot = QuizScene.Item(
      name: "dot", parent: "scroll", frame: CGRect(origin: d, size: CGSize(width: 20, height: 20)))
    let scene = QuizScene(scroll, dot)
    let window = plus(f, d)
    let other = "the wrong way: contents move against bounds.origin, which is subtracted on the way out"
    let inScroll = "that is dot.frame.origin, in scroll's coordinates"
    switch random.number(0...2) {
    case 0:
      let call = "dot.convert(CGPoint.zero, to: window)"
      return QuizDraft(
        scene: scene, question: "Where in window is dot's top left corner: what is \(call)?", expression: call,
        right: text(minus(window, b)),
        wrong: [
          (text(plus(window, b)), other), (text(window), "that leaves out scroll's bounds.origin"),
          (text(d), inScroll),
          (text(minus(d, b)), "that is seen from scroll's top left corner, not from window's"),
        ], explain: { $1.convert(CGPoint.zero, $1.way($0["dot"]!, $0["window"]!, isBack: false)).lines(call) })
    case 1:
      return QuizDraft(
        scene: scene, question: "What is dot.frame.origin now?", expression: "dot.frame.origin", right: text(d),
        wrong: [
          (text(minus(d, b)), "that is seen from scroll's top left corner; frame is in scroll's own coordinates"),
          (text(plus(d, b)), "scrolling moves no frame: dot's is in scroll's coordinates, which move along"),
          (text(minus(window, b)), "that is the corner in window's coordinates, and frame is in the superview's"),
          (text(window), "that adds scroll's frame.origin: it would be window's coordinates, were scroll not scrolled"),
        ], explain: { $1.anatomy($0["dot"]!, asked: "frame").lines("dot.frame") + ["dot.frame.origin = \(text(d))"] })
    default:
      return QuizDraft(
        scene: scene, question: "What is scroll.frame.origin now?", expression: "scroll.frame.origin",
        right: text(f),
        wrong: [
          (text(minus(f, b)), "bounds.origin moves what is inside of scroll, not scroll in window"),
          (text(plus(f, b)), "bounds.origin moves what is inside of scroll, not scroll in window"),
          (text(b), "that is bounds.origin, in scroll's own coordinates"),
          (text(CGPoint.zero), "that is where bounds began before, in scroll's own coordinates"),
        ],
        explain: {
          $1.anatomy($0["scroll"]!, asked: "frame").lines("scroll.frame") + ["scroll.frame.origin = \(text(f))"]
        })
    }
  }

  static func text(_ point: CGPoint) -> String { Explanation.Answer.point(point).text }
  static func text(_ rect: CGRect) -> String { Explanation.Answer.rect(rect).text }
  private static func plus(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  private static func minus(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
}
