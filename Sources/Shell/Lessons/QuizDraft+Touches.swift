import Pictures
import ViewKit

/// Questions about hit testing.
extension QuizDraft {
  static func hitTest(_ random: inout QuizRandom) -> QuizDraft {
    let card = CGRect(
      x: random.tens(2...8), y: random.tens(2...8), width: random.tens(12...18), height: random.tens(8...14))
    var items = [
      QuizScene.Item(name: "card", parent: "window", frame: card),
      QuizScene.Item(
        name: "badge", parent: "card",
        frame: CGRect(
          x: random.tens(2...14), y: random.tens(2...10), width: random.tens(4...8), height: random.tens(4...6))),
      QuizScene.Item(
        name: "label", parent: "card",
        frame: CGRect(
          x: random.tens(1...10), y: random.tens(1...8), width: random.tens(4...8), height: random.tens(2...6))),
    ]
    let index = random.number(1...2)
    switch random.number(0...4) {
    case 0: items[index].set("isHidden = true") { $0.isHidden = true }
    case 1: items[index].set("isUserInteractionEnabled = false") { $0.isUserInteractionEnabled = false }
    case 2: items[index].set("alpha = 0") { $0.alpha = 0 }
    default: break
    }
    var scene = QuizScene()
    scene.items = items
    let target = items[random.number(1...2)].frame
    let p = CGPoint(
      x: card.minX + target.minX + random.tens(0...4) + 5, y: card.minY + target.minY + random.tens(0...3) + 5)
    let (right, wrong) = scene.build { views, explainer in
      let window = views["window"]!
      let names = ["window", "card", "badge", "label"]
      let (rows, hit) = explainer.stack(p, in: window)
      let everywhere = explainer.points(p, in: window)
      return (
        hit ?? "nil",
        names.filter { $0 != hit }.map { name in
          let under = rows.first { $0.name == name }?.reason
          let place = everywhere.first { $0.name == name }?.point ?? .zero
          return (name, reason(name, under, place, views, p, explainer))
        }
      )
    }
    return QuizDraft(
      scene: scene, question: "Which view gets a touch at \(text(p)) in window?",
      expression: "window.hitTest(CGPoint(x: \(p.x.short), y: \(p.y.short)), with: nil)", right: right, wrong: wrong,
      explain: { $1.hitTest(p, in: $0["window"]!).lines("window.hitTest(\(text(p)), with: nil)") })
  }

  /// Why a view does not get the touch; and in whose coordinates the same numbers would have reached it.
  private static func reason(
    _ name: String, _ under: String?, _ place: CGPoint, _ views: [String: UIView], _ p: CGPoint, _ explainer: Explainer
  ) -> String {
    if let under { return "\(name) does not get it: \(under)" }
    var text = "in \(name)'s coordinates the touch is at \(text(place)), outside of its bounds"
    let card = views["card"]!
    if card.hitTest(p, with: nil) === views[name] {
      text += "; \(name) would be hit were \(Self.text(p)) in card's coordinates"
    }
    return text
  }
}
