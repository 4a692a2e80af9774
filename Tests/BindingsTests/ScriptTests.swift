import Testing

/// What scripts do with views, end to end.
struct ScriptTests {
  @Test func viewsHaveGeometry() {
    expect(
      """
      let box = UIView(frame: CGRect(x: 40, y: 30, width: 100, height: 50))
      print(box.frame, box.center, box.bounds)
      box.center.x += 10
      box.frame.size.width = 60
      print(box.frame)
      box.frame = (1, 2, 3, 4)
      print(box.frame.maxX, box.convert((1, 1), to: nil))
      """,
      prints: """
        (40.0, 30.0, 100.0, 50.0) (90.0, 55.0) (0.0, 0.0, 100.0, 50.0)
        (50.0, 30.0, 60.0, 50.0)
        4.0 (2.0, 3.0)
        """)
  }

  @Test func treesAreBuiltAndAsked() {
    expect(
      """
      let a = UIView(), b = UIView(), c = UIView()
      a.addSubview(b)
      a.insertSubview(c, at: 0)
      c.tag = 7
      print(a.subviews.count, a.subviews[0] === c, b.superview === a, a.viewWithTag(7) === c, a.viewWithTag(8) == nil)
      a.exchangeSubview(at: 0, withSubviewAt: 1)
      print(a.subviews.first! === b, c.isDescendant(of: a))
      for view in a.subviews { view.removeFromSuperview() }
      print(a.subviews)
      """, prints: "2 true true true true\ntrue true\n[]")
  }

  @Test func enumerationsAndOptionsPrintAsSwiftDoes() {
    expect(
      """
      let v = UIView()
      v.contentMode = .scaleAspectFit
      v.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      print(v.contentMode, v.contentMode.rawValue, v.autoresizingMask, v.autoresizingMask.contains(.flexibleWidth))
      switch v.contentMode { case .scaleAspectFit: print("fit"); default: print("other") }
      print(UIView.ContentMode(rawValue: 4)!, UIView.ContentMode(rawValue: 99) == nil)
      v.autoresizingMask.insert(.flexibleTopMargin)
      print(v.autoresizingMask.rawValue, v.layer.contentsGravity)
      """,
      prints: """
        scaleAspectFit 1 [.flexibleWidth, .flexibleHeight] true
        fit
        center true
        26 resizeAspect
        """)
  }

  @Test func oldSpellingsWork() {
    expect(
      """
      let v = UIView(frame: CGRectMake(0, 0, 10, 20))
      v.setTag(5)
      v.hidden = true
      v.setHidden(false)
      let w = UIView()
      v.insertSubview(w, atIndex: 0)
      v.contentMode = UIViewContentModeScaleAspectFit
      v.autoresizingMask = UIViewAutoresizingFlexibleWidth
      v.backgroundColor = UIColor.redColor()
      print(v.tag, v.isHidden, v.subviews.count, v.contentMode, v.autoresizingMask, CGRectGetMidX(v.frame))
      print(v.convertPoint(CGPointMake(1, 2), toView: nil), CGPointZero, v.backgroundColor!)
      """, prints: "5 false 1 scaleAspectFit [.flexibleWidth] 5.0\n(1.0, 2.0) (0.0, 0.0) UIExtendedSRGBColorSpace 1 0 0 1")
  }

  @Test func anglesInDegrees() {
    expect(
      """
      let n = 180
      print(180° == .pi, n° == Double.pi, 22.5° * 8 == .pi)
      let v = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
      v.transform = CGAffineTransform(rotationAngle: 90°)
      print(v.frame.width.rounded(), v.frame.height.rounded())
      """, prints: "true true true\n20.0 10.0")
  }

  @Test func exceptionsAreErrors() {
    expect(
      "let v = UIView()\nprint(1)\nv.addSubview(v)\nprint(2)",
      prints: "1\nNSInvalidArgumentException: Can't add self as subview")
    expect(
      "let v = UIView()\nv.frame.origin.x = .nan",
      prints: "CALayerInvalidGeometry: CALayer position contains NaN: [nan 0]")
  }

  @Test func coloursCompareByValue() {
    expect(
      """
      let a = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      print(a == .red, a === UIColor.red, UIColor.white == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
      print(Set([a, .red, .blue]).count, a.isEqual(UIColor.red), a.hash == UIColor.red.hash)
      var r = 0.0, g: CGFloat = 0, b: CGFloat = 0, alpha: CGFloat = 0
      print(UIColor.orange.getRed(&r, green: &g, blue: &b, alpha: &alpha), r, g, b, alpha)
      print(UIColor.orange.rgba.green)
      """, prints: "true false false\n2 true true\ntrue 1.0 0.5 0.0 1.0\n0.5")
  }

  @Test func structuresCompareAndHash() {
    expect(
      """
      let p = CGPoint(x: 1, y: 2)
      print(p == CGPoint(x: 1, y: 2), [p: "a"][CGPoint(x: 1, y: 2)]!, UIWindow.Level.alert > .normal)
      let n = 3
      print(CGSize(width: n, height: n), CGRect(origin: p, size: .zero).divided(atDistance: 0, from: .minXEdge).slice)
      print(CATransform3DIdentity.m11, Selector("a:") == "a:", #selector(UIView.setNeedsLayout))
      """, prints: "true a true\n(3.0, 3.0) (1.0, 2.0, 0.0, 0.0)\n1.0 true setNeedsLayout")
  }
}
