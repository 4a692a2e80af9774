/// Where the overridable methods lie in a class's table; see `HookTable`.
enum HookProbes {
  /// The places of each hook's methods. Empty places mean that they could not be told.
  static let slots: [(hook: Hooks, slots: [Int])] = {
    // What differs between two classes that override nothing (size, initializers …) says nothing.
    let noise = Set(differences(PlainA.self, PlainB.self))
    return probes.map { hook, probe in
      let found = differences(PlainA.self, probe.type).filter { !noise.contains($0) }
      return (hook, found.count == probe.count ? found : [])
    }
  }()

  private static var probes: [(Hooks, (type: UIView.Type, count: Int))] {
    [
      (.touches, (TouchProbe.self, 8)), (.next, (NextProbe.self, 1)), (.layout, (LayoutProbe.self, 3)),
      (.draw, (DrawProbe.self, 1)), (.hitTest, (HitProbe.self, 1)), (.pointInside, (InsideProbe.self, 1)),
      (.superview, (SuperviewProbe.self, 2)), (.window, (WindowProbe.self, 2)), (.subviews, (SubviewsProbe.self, 2)),
    ]
  }

  private static func differences(_ a: AnyClass, _ b: AnyClass) -> [Int] {
    // Header words before the method table: kind, superclass, sizes, descriptor, variable destroyer.
    let first = 7
    // The third size word holds the whole size in bytes and the distance of the address point from its start.
    let sizes = HookTable.word(4, of: UIView.self)
    let end = (Int(sizes & 0xFFFF_FFFF) - Int(sizes >> 32)) / 8
    guard end > first, end < 2000 else { return [] }
    return (first..<end).filter { HookTable.word($0, of: a) != HookTable.word($0, of: b) }
  }
}

// Each body differs from the one that it overrides, or the optimizer might merge the two.

private final class PlainA: UIView {}
private final class PlainB: UIView {}

private final class TouchProbe: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tag = 1 }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tag = 2 }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tag = 3 }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tag = 4 }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { tag = 20 }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { tag = 21 }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { tag = 22 }
  override func remoteControlReceived(with event: UIEvent?) { tag = 23 }
}

private final class NextProbe: UIView {
  override var next: UIResponder? { tag == 5 ? nil : self }
}

private final class LayoutProbe: UIView {
  override func layoutSubviews() { tag = 6 }
  override func setNeedsLayout() { tag = 7 }
  override func layoutSublayers(of layer: CALayer) { tag = 8 }
}

private final class DrawProbe: UIView {
  override func draw(_ rect: CGRect) { tag = 9 }
}

private final class HitProbe: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { tag == 10 ? nil : self }
}

private final class InsideProbe: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { tag == 11 }
}

private final class SuperviewProbe: UIView {
  override func willMove(toSuperview newSuperview: UIView?) { tag = 12 }
  override func didMoveToSuperview() { tag = 13 }
}

private final class WindowProbe: UIView {
  override func willMove(toWindow newWindow: UIWindow?) { tag = 14 }
  override func didMoveToWindow() { tag = 15 }
}

private final class SubviewsProbe: UIView {
  override func didAddSubview(_ subview: UIView) { tag = 16 }
  override func willRemoveSubview(_ subview: UIView) { tag = 17 }
}
