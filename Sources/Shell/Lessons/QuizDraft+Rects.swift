import Pictures
import ViewKit

/// Questions about rectangles: frames after a change of something else, and autoresizing.
extension QuizDraft {
  static func frame(_ random: inout QuizRandom) -> QuizDraft {
    let old = CGRect(
      x: random.tens(5...9), y: random.tens(5...9), width: random.tens(6...10), height: random.tens(2...5))
    var card = QuizScene.Item(name: "card", parent: "window", frame: old)
    let center = CGPoint(x: old.midX, y: old.midY)
    let size: CGSize
    let atCorner: CGRect
    switch random.number(0...3) {
    case 0:
      let size2 = CGSize(width: old.width + random.tens(1...4) * 2, height: old.height + random.tens(1...4) * 2)
      card.set("bounds.size = CGSize(width: \(size2.width.short), height: \(size2.height.short))") {
        $0.bounds.size = size2
      }
      (size, atCorner) = (size2, CGRect(origin: old.origin, size: size2))
    case 1:
      card.set("transform = CGAffineTransform(rotationAngle: .pi / 2)") {
        $0.transform = CGAffineTransform(rotationAngle: .pi / 2)
      }
      size = CGSize(width: old.height, height: old.width)
      atCorner = CGRect(x: old.minX - old.height, y: old.minY, width: old.height, height: old.width)
    default:
      let factor = random.pick([2.0, 0.5])
      card.set("transform = CGAffineTransform(scaleX: \(factor.short), y: \(factor.short))") {
        $0.transform = CGAffineTransform(scaleX: factor, y: factor)
      }
      size = CGSize(width: old.width * factor, height: old.height * factor)
      atCorner = CGRect(origin: old.origin, size: size)
    }
    let scene = QuizScene(card)
    let (right, bounds) = scene.build { views, _ in (text(views["card"]!.frame), text(views["card"]!.bounds)) }
    return QuizDraft(
      scene: scene, question: "What is card.frame now?", expression: "card.frame", right: right,
      wrong: [
        (text(old), "that was the frame before: the frame follows from center, bounds and transform"),
        (bounds, "that is card's bounds, in its own coordinates; frame is in window's"),
        (text(atCorner), "that would be so if the top left corner stayed; it is the center that stays"),
        (text(CGRect(origin: center, size: size)), "\(text(center)) is card's center, not its frame's origin"),
      ], explain: { $1.anatomy($0["card"]!, asked: "frame").lines("card.frame") })
  }

  private static let masks: [(swift: String, mask: UIView.AutoresizingMask)] = [
    ("[]", []), (".flexibleWidth", .flexibleWidth), (".flexibleLeftMargin", .flexibleLeftMargin),
    ("[.flexibleLeftMargin, .flexibleRightMargin]", [.flexibleLeftMargin, .flexibleRightMargin]),
    ("[.flexibleLeftMargin, .flexibleWidth]", [.flexibleLeftMargin, .flexibleWidth]),
    ("[.flexibleWidth, .flexibleRightMargin]", [.flexibleWidth, .flexibleRightMargin]),
  ]

  static func autoresizing(_ random: inout QuizRandom) -> QuizDraft {
    let (x, width, right) = (random.tens(1...4), random.tens(2...8), random.tens(1...4))
    let height = random.tens(4...8)
    let card = QuizScene.Item(
      name: "card", parent: "window", frame: CGRect(x: 20, y: 20, width: x + width + right, height: height))
    let label = QuizScene.Item(
      name: "label", parent: "card", frame: CGRect(x: x, y: 10, width: width, height: 20))
    let grown = CGSize(width: (x + width + right) * random.pick([1.5, 2, 2]), height: height)
    func asked(_ row: (swift: String, mask: UIView.AutoresizingMask)) -> QuizScene {
      var label = label
      label.set("autoresizingMask = \(row.swift)") { $0.autoresizingMask = row.mask }
      return QuizScene(card, label)
    }
    func frame(_ row: (swift: String, mask: UIView.AutoresizingMask)) -> String {
      asked(row).build { views, _ in
        views["card"]!.frame.size = grown
        return text(views["label"]!.frame)
      }
    }
    let row = random.pick(masks)
    let scene = asked(row)
    let wrong = masks.filter { $0.swift != row.swift }.map {
      (frame($0), $0.swift == "[]" ? "without a mask it would stay so" : "that is what \($0.swift) gives")
    }
    return QuizDraft(
      scene: scene,
      question: "What is label.frame then, in card's coordinates?", expression: "label.frame",
      change: "card.frame.size = CGSize(width: \(grown.width.short), height: \(grown.height.short))",
      right: frame(row), wrong: wrong,
      explain: { $1.resize($0["card"]!, to: grown).lines("card.bounds") })
  }
}
