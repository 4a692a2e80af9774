import Pictures
import ViewKit

/// A small generator with a seed, so that a failure can be run again.
struct SeededRandom: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func coin(_ chance: Double) -> Bool { Double.random(in: 0..<1, using: &self) < chance }

  mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
}

/// A tree of a window and a few views: turned, scaled, scrolled, clipped, hidden, with all kinds of masks.
struct RandomTree {
  let window: UIWindow
  let views: [UIView]
  var random: SeededRandom

  /// - Parameter count: of views below the window; else a few.
  init(seed: UInt64, count: Int? = nil) {
    random = SeededRandom(seed: seed)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    // A new window is hidden, and nothing of it is drawn.
    window.isHidden = false
    var views: [UIView] = [window]
    for _ in 0..<(count ?? Int.random(in: 1...9, using: &random)) {
      let view = UIView()
      let origin = random.coin(0.3) ? CGPoint(x: random.number(-40...40), y: random.number(-40...40)) : .zero
      view.bounds = CGRect(
        origin: origin, size: CGSize(width: random.number(0...200), height: random.number(0...200)))
      view.center = CGPoint(x: random.number(-50...300), y: random.number(-50...400))
      if random.coin(0.4) {
        view.transform = CGAffineTransform(rotationAngle: random.number(-3...3))
          .scaledBy(x: random.number(0.3...2), y: random.number(-2...2))
      }
      if random.coin(0.2) { view.layer.anchorPoint = CGPoint(x: random.number(-1...2), y: random.number(0...1)) }
      view.isHidden = random.coin(0.1)
      view.alpha = random.coin(0.1) ? 0 : random.coin(0.2) ? 0.5 : 1
      view.clipsToBounds = random.coin(0.2)
      view.isUserInteractionEnabled = !random.coin(0.1)
      view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt.random(in: 0..<64, using: &random))
      view.autoresizesSubviews = !random.coin(0.1)
      views.randomElement(using: &random)!.addSubview(view)
      views.append(view)
    }
    self.views = views
  }

  mutating func view() -> UIView { views.randomElement(using: &random)! }

  mutating func point() -> CGPoint { CGPoint(x: random.number(-100...300), y: random.number(-100...300)) }

  func name(_ view: UIView) -> String { "v\(views.firstIndex { $0 === view }!)" }

  var explainer: Explainer { Explainer { view, _ in self.name(view) } }

  var scene: Scene { Scene(of: window) { view, _ in self.name(view) } }
}

func close(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-9 * max(1, abs(a), abs(b)) }

func close(_ a: CGPoint, _ b: CGPoint) -> Bool { close(a.x, b.x) && close(a.y, b.y) }

func close(_ a: CGRect, _ b: CGRect) -> Bool {
  close(a.origin, b.origin) && close(a.size.width, b.size.width) && close(a.size.height, b.size.height)
}
