import Testing

@testable import ViewKit

@Suite struct AutoresizingTests {
  private func resized(
    _ frame: CGRect, _ mask: UIView.AutoresizingMask, from old: CGSize, to new: CGSize
  ) -> CGRect {
    let parent = UIView(frame: CGRect(origin: .zero, size: old))
    let child = UIView(frame: frame)
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = new
    return child.frame
  }

  @Test func measuredOnTheRealThing() {
    inWorld { _ in
      let old = CGSize(width: 320, height: 480)
      let tall = CGSize(width: 320, height: 800)
      let wide = CGSize(width: 640, height: 480)
      func rect(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> CGRect {
        CGRect(x: x, y: y, width: w, height: h)
      }
      #expect(
        resized(rect(10, 20, 300, 100), [.flexibleWidth, .flexibleBottomMargin], from: old, to: tall)
          == rect(10, 20, 300, 100))
      let around: UIView.AutoresizingMask = [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
      ]
      #expect(close(resized(rect(130, 220, 60, 40), around, from: old, to: tall), rect(130, 380, 60, 40)))
      #expect(
        resized(
          rect(220, 440, 100, 40), [.flexibleLeftMargin, .flexibleTopMargin, .flexibleWidth], from: old, to: tall)
          == rect(220, 760, 100, 40))
      let corner: UIView.AutoresizingMask = [
        .flexibleLeftMargin, .flexibleTopMargin, .flexibleWidth, .flexibleHeight,
      ]
      let grown = resized(rect(220, 440, 100, 40), corner, from: old, to: tall)
      #expect(close(grown.height, 66.66666666666667) && close(grown.maxY, 800))
      #expect(resized(rect(8, 8, 100, 44), .flexibleWidth, from: old, to: wide).width == 420)
      #expect(resized(rect(220, 8, 92, 44), .flexibleLeftMargin, from: old, to: wide).minX == 540)
    }
  }

  @Test func atItsLimits() {
    inWorld { _ in
      let box = CGRect(x: 10, y: 10, width: 50, height: 50)
      // From nothing the gap of -60 is kept; below nothing the length stays 0.
      #expect(
        resized(box, .flexibleWidth, from: .zero, to: CGSize(width: 100, height: 0))
          == CGRect(x: 10, y: 10, width: 150, height: 50))
      #expect(
        resized(box, .flexibleWidth, from: CGSize(width: 70, height: 70), to: .zero)
          == CGRect(x: 10, y: 10, width: 0, height: 50))
      #expect(
        resized(.zero, [.flexibleWidth, .flexibleLeftMargin], from: .zero, to: CGSize(width: 30, height: 0))
          == CGRect(x: 15, y: 0, width: 15, height: 0))
      #expect(
        resized(box, .flexibleWidth, from: CGSize(width: 70, height: 70), to: CGSize(width: Double.infinity, height: 1))
          .width == .infinity)
    }
  }

  @Test func onlyTheSizeTriggersAndTheSwitchStops() {
    inWorld { _ in
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = UIView(frame: parent.bounds)
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.addSubview(child)
      parent.center = CGPoint(x: 500, y: 500)
      parent.bounds.origin = CGPoint(x: 10, y: 10)
      parent.transform = CGAffineTransform(scaleX: 3, y: 3)
      #expect(child.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
      parent.bounds.size = CGSize(width: 110, height: 120)
      #expect(child.frame == CGRect(x: 0, y: 0, width: 110, height: 120))
      parent.autoresizesSubviews = false
      parent.bounds.size = CGSize(width: 10, height: 10)
      #expect(child.frame == CGRect(x: 0, y: 0, width: 110, height: 120))
    }
  }

  @Test(arguments: [11, 12, 13] as [UInt64]) func followsTheFormula(seed: UInt64) {
    inWorld { _ in
      var random = SeededRandom(seed: seed)
      for round in 0..<400 {
        let old = CGSize(width: random.number(0...400), height: random.number(0...400))
        let new = CGSize(width: random.number(0...400), height: random.number(0...400))
        let frame = CGRect(
          x: random.number(), y: random.number(), width: random.number(0...200), height: random.number(0...200))
        let mask = UIView.AutoresizingMask(rawValue: UInt.random(in: 0..<64, using: &random))
        let got = resized(frame, mask, from: old, to: new)
        let x = expected(frame.minX, frame.width, old.width, new.width, mask.rawValue & 7)
        let y = expected(frame.minY, frame.height, old.height, new.height, mask.rawValue >> 3)
        #expect(
          close(got, CGRect(x: x.0, y: y.0, width: x.1, height: y.1)),
          "seed \(seed), round \(round): \(frame) in \(old) to \(new), \(mask)")
      }
    }
  }

  /// The rule written a second time, part by part.
  private func expected(_ o: Double, _ l: Double, _ old: Double, _ new: Double, _ bits: UInt) -> (Double, Double) {
    var parts = [o, l, old - o - l]
    let flexible = (0..<3).filter { bits & (1 << UInt($0)) != 0 }
    if flexible.isEmpty { return (o, l) }
    let total = flexible.reduce(0) { $0 + parts[$1] }
    let before = parts
    for i in flexible {
      parts[i] += total == 0 ? (new - old) / Double(flexible.count) : (new - old) * before[i] / total
    }
    return (parts[0], max(0, parts[1]))
  }
}
