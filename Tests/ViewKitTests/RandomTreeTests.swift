import Testing

@testable import ViewKit

/// A flat pool of views that are moved about at random.
private struct Pool {
  var random: SeededRandom
  var views: [UIView] = []
  var windows: [UIWindow] = []
  var layers: [CALayer] = []

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    for i in 0..<14 { views.append(i % 3 == 0 ? Probe("p\(i)") : UIView()) }
    for _ in 0..<2 { windows.append(UIWindow()) }
    for _ in 0..<3 { layers.append(CALayer()) }
  }

  mutating func view() -> UIView { views[Int.random(in: 0..<views.count, using: &random)] }
  mutating func any() -> UIView { random.coin(0.15) ? windows[Int.random(in: 0..<2, using: &random)] : view() }
  mutating func layer() -> CALayer { random.coin() ? layers[Int.random(in: 0..<3, using: &random)] : any().layer }
  mutating func rect() -> CGRect {
    CGRect(x: random.number(), y: random.number(), width: random.number(), height: random.number())
  }

  mutating func step() -> String {
    let kind = Int.random(in: 0..<26, using: &random)
    switch kind {
    case 0, 1, 2: any().addSubview(view())
    case 3: any().insertSubview(view(), at: Int.random(in: -1...6, using: &random))
    case 4: any().insertSubview(view(), aboveSubview: any())
    case 5: any().insertSubview(view(), belowSubview: any())
    case 6: view().removeFromSuperview()
    case 7: any().bringSubviewToFront(view())
    case 8: any().sendSubviewToBack(view())
    case 9:
      any().exchangeSubview(
        at: Int.random(in: 0...3, using: &random), withSubviewAt: Int.random(in: 0...3, using: &random))
    case 10: view().frame = rect()
    case 11: view().bounds = rect()
    case 12: view().center = CGPoint(x: random.number(), y: random.number())
    case 13: view().transform = CGAffineTransform(rotationAngle: random.number())
    case 14: view().autoresizingMask = UIView.AutoresizingMask(rawValue: UInt.random(in: 0..<64, using: &random))
    case 15: any().layoutIfNeeded()
    case 16: UIApplication.shared.tick()
    case 17: any().setNeedsLayout()
    case 18: any().isHidden.toggle()
    case 19: layer().addSublayer(layer())
    case 20: layer().insertSublayer(layer(), at: UInt32.random(in: 0..<5, using: &random))
    case 21: layer().removeFromSuperlayer()
    case 22:
      // A new view takes a place in the pool; the old one may die with its subtree left to the others.
      let place = Int.random(in: 0..<views.count, using: &random)
      views[place] = random.coin() ? UIView(frame: rect()) : Probe("new", rect())
    case 23: view().transform = .identity
    case 24: layer().sublayers = random.coin() ? nil : [layer()]
    default: any().contentMode = .redraw
    }
    return "kind \(kind)"
  }
}

@Suite struct RandomTreeTests {
  @Test(arguments: 1...6 as ClosedRange<UInt64>) func invariantsHoldAfterEveryStep(seed: UInt64) {
    inWorld { runtime in
      runtime.exceptionHandler = { _ in }
      var pool = Pool(seed: seed)
      for step in 0..<1500 {
        let what = pool.step()
        var faults = runtime.checkInvariants()
        for view in pool.views + pool.windows { faults += view.checkInvariants() }
        #expect(faults.isEmpty, "seed \(seed), step \(step), \(what): \(faults.prefix(3))")
        if !faults.isEmpty { break }
      }
      Probe.log = []
      runtime.exceptionHandler = nil
    }
  }

  @Test(arguments: 21...26 as ClosedRange<UInt64>) func conversionsGoBack(seed: UInt64) {
    inWorld { _ in
      var random = SeededRandom(seed: seed)
      let window = UIWindow()
      var views: [UIView] = [window]
      for i in 1..<60 {
        let view = UIView()
        view.bounds = CGRect(
          x: random.number(-20...20), y: random.number(-20...20), width: random.number(1...100),
          height: random.number(1...100))
        view.center = CGPoint(x: random.number(), y: random.number())
        if random.coin() {
          view.transform = CGAffineTransform(rotationAngle: random.number(-3...3)).scaledBy(x: 1.5, y: 0.75)
        }
        if random.coin(0.3) { view.anchorPoint = CGPoint(x: 0, y: 1) }
        views[random.coin() ? i - 1 : Int.random(in: 0..<i, using: &random)].addSubview(view)
        views.append(view)
      }
      for _ in 0..<300 {
        let a = views[Int.random(in: 0..<60, using: &random)]
        let b = views[Int.random(in: 0..<60, using: &random)]
        let p = CGPoint(x: random.number(), y: random.number())
        let there = a.convert(p, to: b)
        #expect(close(b.convert(there, to: a), p), "seed \(seed)")
        #expect(close(b.convert(p, from: a), there), "seed \(seed)")
        #expect(close(window.convert(a.convert(p, to: nil), to: b), there), "seed \(seed)")
        // The box holds the image of every corner.
        let box = a.convert(a.bounds, to: b).insetBy(dx: -1e-6, dy: -1e-6)
        let corner = a.convert(CGPoint(x: a.bounds.maxX, y: a.bounds.minY), to: b)
        #expect(box.minX <= corner.x && corner.x <= box.maxX && box.minY <= corner.y, "seed \(seed)")
      }
    }
  }

  @Test(arguments: [31, 32] as [UInt64]) func framesReadBack(seed: UInt64) {
    inWorld { _ in
      var random = SeededRandom(seed: seed)
      for _ in 0..<300 {
        let view = UIView()
        view.anchorPoint = CGPoint(x: random.number(-1...1), y: random.number(-1...1))
        if random.coin() { view.transform = CGAffineTransform(scaleX: -2, y: 0.5) }
        let rect = CGRect(x: random.number(), y: random.number(), width: random.number(), height: random.number())
        view.frame = rect
        #expect(close(view.frame, rect.standardized), "seed \(seed)")
        #expect(view.center == view.layer.position)
      }
    }
  }
}
