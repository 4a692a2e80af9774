import Testing

@testable import ViewKit

@Suite struct ViewTests {
  @Test func defaults() {
    inWorld { _ in
      let v = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(v.bounds == CGRect(x: 0, y: 0, width: 3, height: 4) && v.center == CGPoint(x: 2.5, y: 4))
      #expect(v.alpha == 1 && v.tag == 0 && v.transform.isIdentity && v.backgroundColor == nil)
      #expect(!v.isHidden && v.isOpaque && !v.clipsToBounds && v.clearsContextBeforeDrawing)
      #expect(v.isUserInteractionEnabled && !v.isMultipleTouchEnabled && !v.isExclusiveTouch)
      #expect(v.autoresizesSubviews && v.autoresizingMask == [] && v.translatesAutoresizingMaskIntoConstraints)
      #expect(v.contentMode == .scaleToFill && v.contentScaleFactor == 1)
      #expect(v.contentStretch == CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(v.superview == nil && v.window == nil && v.subviews.isEmpty && v.next == nil && v.mask == nil)
      #expect(v.layer.sublayers == nil && v.layer.superlayer == nil && v.layer.delegate === v)
      #expect(v.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) && v.safeAreaInsets == .zero)
      #expect(v.insetsLayoutMarginsFromSafeArea && !v.preservesSuperviewLayoutMargins)
      #expect(v.intrinsicContentSize == CGSize(width: -1, height: -1) && v.alignmentRectInsets == .zero)
      #expect(v.restorationIdentifier == nil && !v.isAccessibilityElement && v.accessibilityLabel == nil)
      #expect(v.semanticContentAttribute == .unspecified && v.effectiveUserInterfaceLayoutDirection == .leftToRight)
      #expect(v.tintColor == .systemBlue && v.anchorPoint == CGPoint(x: 0.5, y: 0.5) && !v.canBecomeFocused)
      let l = v.layer
      #expect(l.opacity == 1 && !l.isHidden && !l.masksToBounds && l.zPosition == 0 && l.contentsScale == 1)
      #expect(l.contentsGravity == .resize && l.borderWidth == 0 && l.cornerRadius == 0 && l.shadowOpacity == 0)
      #expect(l.shadowRadius == 3 && l.shadowOffset == CGSize(width: 0, height: -3) && !l.isOpaque)
      #expect(l.isDoubleSided && l.allowsGroupOpacity && UIView().frame == .zero)
    }
  }

  @Test func enumTexts() {
    #expect("\(UIView.ContentMode.center)" == "center" && UIView.ContentMode(rawValue: 12) == .bottomRight)
    #expect("\(UIView.AutoresizingMask([.flexibleWidth, .flexibleHeight]))" == "[.flexibleWidth, .flexibleHeight]")
    #expect("\(UIView.AutoresizingMask())" == "[]")
  }

  @Test func alphaIsAFloat() {
    inWorld { _ in
      let v = UIView()
      v.alpha = 0.3
      #expect(v.alpha == 0.30000001192092896)
      v.alpha = 7
      #expect(v.alpha == 7)
    }
  }

  @Test func geometry() {
    inWorld { _ in
      let v = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      v.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(v.frame == CGRect(x: -50, y: -50, width: 200, height: 200) && v.bounds.width == 100)
      let a = UIView(frame: CGRect(x: 40, y: 60, width: 100, height: 50))
      a.layer.anchorPoint = .zero
      #expect(a.center == CGPoint(x: 90, y: 85) && a.frame == CGRect(x: 90, y: 85, width: 100, height: 50))
      let n = UIView(frame: CGRect(x: 0, y: 0, width: -100, height: -50))
      #expect(n.frame.origin == CGPoint(x: -100, y: -50) && n.center == CGPoint(x: -50, y: -25))
      let s = UIView()
      s.transform = CGAffineTransform(scaleX: 0, y: 0)
      #expect(heard { s.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }.notes.map(\.code) == [.frameUndefined])
      #expect(s.bounds.size == .zero)
      let far = UIView(frame: CGRect(x: CGFloat.infinity, y: 0, width: 0, height: 0))
      #expect(far.description.contains("frame = (inf inf; 0 0)"))
    }
  }

  @Test func notANumberRaisesAndChangesNothing() {
    inWorld { runtime in
      let v = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let count = runtime.changeCount
      func reasons(_ body: () -> Void) -> [String] {
        let all = heard(body).exceptions
        #expect(all.allSatisfy { $0.name == "CALayerInvalidGeometry" })
        return all.map(\.reason)
      }
      #expect(
        reasons { v.center = CGPoint(x: 187.5, y: CGFloat.nan) } == ["CALayer position contains NaN: [187.5 nan]"])
      #expect(
        reasons { v.bounds = CGRect(x: 0, y: 0, width: 0, height: CGFloat.nan) }
          == ["CALayer bounds contains NaN: [0 0; 0 nan]"])
      #expect(
        reasons { v.frame = CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5) }
          == ["CALayer position contains NaN: [nan 2.5]"])
      #expect(
        reasons { v.frame = CGRect(x: 0, y: 0, width: 5, height: CGFloat.nan) }
          == ["CALayer bounds contains NaN: [0 0; 5 nan]"])
      #expect(v.frame == CGRect(x: 0, y: 0, width: 10, height: 10) && runtime.changeCount == count)
    }
  }

  @Test func sizeToFitKeepsTheCorner() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 12) }
    }
    inWorld { _ in
      let v = Fitting(frame: CGRect(x: 7, y: 9, width: 100, height: 100))
      v.sizeToFit()
      #expect(v.frame == CGRect(x: 7, y: 9, width: 30, height: 12))
      let plain = UIView(frame: CGRect(x: 7, y: 9, width: 100, height: 100))
      plain.sizeToFit()
      #expect(plain.sizeThatFits(.zero) == CGSize(width: 100, height: 100) && plain.frame.minX == 7)
    }
  }

  @Test func descriptions() {
    inWorld { runtime in
      let card = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 120))
      runtime.nameProvider = { $0 === card ? "card" : nil }
      #expect(card.description == "<UIView: card; frame = (40 60; 200 120); layer = <CALayer: 0x2>>")
      let v = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      v.transform = CGAffineTransform(rotationAngle: .pi / 8)
      v.clipsToBounds = true
      v.alpha = 0.5
      v.isHidden = true
      v.isOpaque = false
      v.autoresizingMask = [.flexibleHeight, .flexibleWidth]
      v.autoresizesSubviews = false
      v.isUserInteractionEnabled = false
      v.tag = 100
      v.backgroundColor = .red
      #expect(
        v.description
          == "<UIView: 0x3; frame = (-15.3281 -15.3281; 130.656 130.656); "
          + "transform = [0.92387953251128674, 0.38268343236508978, -0.38268343236508978, 0.92387953251128674, 0, 0]; "
          + "clipsToBounds = YES; alpha = 0.5; hidden = YES; opaque = NO; autoresize = W+H; "
          + "autoresizesSubviews = NO; userInteractionEnabled = NO; tag = 100; "
          + "backgroundColor = UIExtendedSRGBColorSpace 1 0 0 1; layer = <CALayer: 0x4>>")
      let inner = Probe("x", .zero)
      card.addSubview(inner)
      inner.addSubview(UIView())
      #expect(
        card.recursiveDescription() == """
          <UIView: card; frame = (40 60; 200 120); layer = <CALayer: 0x2>>
             | <Probe: 0x5; frame = (0 0; 0 0); layer = <CALayer: 0x7>>
             |    | <UIView: 0x6; frame = (0 0; 0 0); layer = <CALayer: 0x8>>
          """)
      final class Stage: UIWindow {}
      #expect(
        Stage(frame: .zero).description
          == "<Stage: 0x9; baseClass = UIWindow; frame = (0 0; 0 0); hidden = YES; autoresize = W+H; "
          + "layer = <UIWindowLayer: 0xa>>")
    }
  }

  @Test func colours() {
    inWorld { _ in
      #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
      #expect(UIColor.darkGray.description == "UIExtendedGrayColorSpace 0.333333 1")
      #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
      #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1) && UIColor.red === UIColor.red)
      #expect(UIColor.systemRed.description == "<UIDynamicSystemColor: 0x1; name = systemRedColor>")
      #expect(UIColor.blue.withAlphaComponent(0.5).rgba.alpha == 0.5)
      let teal = UIColor(hue: 0.5, saturation: 1, brightness: 0.5, alpha: 1).rgba
      #expect(close(teal.red, 0) && close(teal.green, 0.5) && close(teal.blue, 0.5))
      let v = UIView()
      v.backgroundColor = .green
      #expect(v.layer.backgroundColor == UIColor.green.cgColor && v.backgroundColor === UIColor.green)
      v.tintColor = .red
      let child = UIView()
      v.addSubview(child)
      #expect(child.tintColor == .red)
      #expect(heard { v.isOpaque = true }.notes.isEmpty)
      #expect(heard { v.alpha = 0.5 }.notes.map(\.code) == [.opaqueTranslucent])
    }
  }

  @Test func everyChangeCounts() {
    inWorld { runtime in
      let window = UIWindow()
      let v = UIView()
      let other = UIView()
      let steps: [() -> Void] = [
        { v.tag = 3 }, { v.alpha = 0.2 }, { v.isHidden = true }, { v.frame.size.width = 4 }, { v.bounds.origin.x = 4 },
        { v.center.x = 9 }, { v.transform.a = 2 }, { v.backgroundColor = .red }, { v.addSubview(other) },
        { v.layer.zPosition = 3 }, { other.removeFromSuperview() }, { v.accessibilityLabel = "a" },
        { window.isHidden = false }, { window.makeKey() }, { v.contentMode = .top },
        { v.autoresizingMask = .flexibleWidth },
        { v.mask = other }, { v.layer.name = "l" }, { v.layoutMargins.left = 2 }, { window.windowLevel = .alert },
        { v.layer.addSublayer(CALayer()) }, { v.tintColor = .red }, { v.isOpaque = false }, { _ = UIView() },
      ]
      for (index, step) in steps.enumerated() {
        let before = runtime.changeCount
        step()
        #expect(runtime.changeCount > before, "step \(index)")
      }
    }
  }
}
