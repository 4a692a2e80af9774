import Testing

/// Classes that scripts derive from UIKit's.
struct SubclassTests {
  @Test func layoutCallsTheScript() {
    expect(
      """
      class Card: UIView {
        var count = 0
        let inner = UIView()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(inner); print("init", frame) }
        required init?(coder: NSCoder) { fatalError("unused") }
        override func layoutSubviews() {
          super.layoutSubviews()
          count += 1
          inner.frame = bounds.insetBy(dx: 5, dy: 5)
        }
        deinit { print("gone") }
      }
      var card: Card? = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      card!.layoutIfNeeded()
      print(card!.inner.frame, card!.count > 0)
      card!.bounds.size.width = 40
      card!.layoutIfNeeded()
      print(card!.inner.frame, card!.count > 0)
      card = nil
      let plain = Card()
      print(type(of: plain), plain.subviews.count)
      """,
      prints: """
        init (0.0, 0.0, 100.0, 50.0)
        (5.0, 5.0, 90.0, 40.0) true
        (5.0, 5.0, 30.0, 40.0) true
        gone
        init (0.0, 0.0, 0.0, 0.0)
        Card 1
        """)
  }

  @Test func overridesOfPropertiesAndResults() {
    expect(
      """
      class V: UIView {
        override var frame: CGRect { didSet { print("frame", oldValue, frame) } }
        override var intrinsicContentSize: CGSize { CGSize(width: 7, height: 8) }
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width + 1, height: 9) }
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x > 5 }
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          print("hit", point)
          return super.hitTest(point, with: event)
        }
        override var canBecomeFirstResponder: Bool { true }
        override var description: String { "a V" }
      }
      let v = V()
      v.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      print(v.intrinsicContentSize, v.sizeThatFits(CGSize(width: 1, height: 1)))
      v.sizeToFit()
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      parent.addSubview(v)
      print(parent.hitTest(CGPoint(x: 6, y: 1), with: nil) === v, parent.hitTest(CGPoint(x: 1, y: 1), with: nil) === v)
      print(v)
      let window = UIWindow()
      window.addSubview(parent)
      window.makeKeyAndVisible()
      print(v.becomeFirstResponder(), v.isFirstResponder)
      """,
      prints: """
        frame (0.0, 0.0, 0.0, 0.0) (0.0, 0.0, 10.0, 10.0)
        (7.0, 8.0) (2.0, 9.0)
        hit (6.0, 1.0)
        hit (1.0, 1.0)
        true false
        a V
        true true
        """)
  }

  @Test func callbacksComeInOrder() {
    expect(
      """
      class Spy: UIView {
        var name = ""
        override func willMove(toSuperview s: UIView?) { print(name, "willMove", s == nil ? "nil" : "view") }
        override func didMoveToSuperview() { print(name, "didMove") }
        override func didAddSubview(_ v: UIView) { print(name, "didAdd", (v as! Spy).name) }
        override func willRemoveSubview(_ v: UIView) { print(name, "willRemove") }
        override func didMoveToWindow() { print(name, "window", window != nil) }
      }
      let a = Spy(), b = Spy()
      a.name = "a"; b.name = "b"
      a.addSubview(b)
      let w = UIWindow()
      w.addSubview(a)
      b.removeFromSuperview()
      """,
      prints: """
        b willMove view
        b didMove
        a didAdd b
        a willMove view
        b window true
        a window true
        a didMove
        b willMove nil
        a willRemove
        b window false
        b didMove
        """)
  }

  @Test func touchesReachTheScript() {
    expect(
      """
      class Pad: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          print("began", touches.count, touches.first!.location(in: self), event!.allTouches!.count)
          super.touchesBegan(touches, with: event)
        }
      }
      let w = UIWindow()
      let pad = Pad(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      w.addSubview(pad)
      w.makeKeyAndVisible()
      let touch = UITouch(at: CGPoint(x: 15, y: 20), in: w, view: pad)
      UIApplication.shared.sendEvent(UIEvent(touches: [touch]))
      """, prints: "began 1 (5.0, 10.0) 1")
  }

  @Test func errorsInCallbacksStopTheLine() {
    expect(
      """
      class Bad: UIView { override func layoutSubviews() { let a: [Int] = []; print(a[3]) } }
      let v = Bad()
      v.setNeedsLayout()
      v.layoutIfNeeded()
      print("not reached")
      """, prints: "Fatal error: Index out of range")
  }

  @Test func controllersWindowsLayersAndObjects() {
    expect(
      """
      class C: UIViewController {
        override func loadView() { print("load"); view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
        override func viewDidLoad() { super.viewDidLoad(); print("loaded", view.frame) }
      }
      let c = C()
      print(c.isViewLoaded)
      _ = c.view
      class W: UIWindow { override func becomeKey() { print("key") } }
      let w = W(frame: UIScreen.main.bounds)
      w.rootViewController = c
      w.makeKeyAndVisible()
      print(c.view.superview === w, c.view.frame, w.isKeyWindow)
      class L: CALayer { override func layoutSublayers() { print("sublayers") } }
      let l = L()
      l.setNeedsLayout()
      l.layoutIfNeeded()
      class O: NSObject {
        let n: Int
        init(_ n: Int) { self.n = n; super.init() }
        override func isEqual(_ other: Any?) -> Bool { (other as? O)?.n == n }
        override var hash: Int { n }
        override var description: String { "O\\(n)" }
        func tapped(_ sender: Any) {}
      }
      print(O(1) == O(1), O(1) == O(2), Set([O(1), O(1), O(2)]).count, O(3), [O(4)])
      print(O(1).responds(to: Selector("tapped:")), O(1).responds(to: Selector("other")))
      class R: UIResponder { override var next: UIResponder? { nil } }
      print(R().next == nil, R().responderChain.count)
      """,
      prints: """
        false
        load
        loaded (1.0, 2.0, 3.0, 4.0)
        key
        true (0.0, 0.0, 320.0, 480.0) true
        sublayers
        true false 2 O3 [O4]
        true false
        true 1
        """)
  }

  /// Of the class itself, and of subclasses with and without an override of what they delegate to.
  @Test func extensionsAddInitializers() {
    expect(
      """
      extension UIView {
        convenience init(side: CGFloat, color: UIColor = .red) {
          self.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
          backgroundColor = color
        }
        convenience init?(text: String) {
          guard let side = Double(text) else { return nil }
          self.init(side: side)
        }
      }
      extension UIColor { convenience init(gray: CGFloat) { self.init(white: gray, alpha: 1) } }
      class Plain: UIView { var n = 3 }
      class Own: UIView {
        var made = 0
        override init(frame: CGRect) { super.init(frame: frame); made += 1 }
        required init?(coder: NSCoder) { fatalError() }
        convenience init(thrice n: CGFloat) { self.init(side: n * 3) }
      }
      print(UIView(side: 4).frame, UIView(side: 1).backgroundColor == .red, UIView(text: "x") == nil)
      print(UIView(text: "7")?.bounds as Any, UIColor(gray: 1) == UIColor(white: 1, alpha: 1))
      let plain = Plain(side: 2)
      print(plain.n, plain.frame.size, type(of: plain))
      print(Own(side: 5).made, Own(thrice: 2).frame)
      """,
      prints: """
        (0.0, 0.0, 4.0, 4.0) true true
        Optional((0.0, 0.0, 7.0, 7.0)) true
        3 (2.0, 2.0) Plain
        1 (0.0, 0.0, 6.0, 6.0)
        """)
  }

  @Test func recursionThroughNativeCodeEnds() {
    let printed = inSession {
      $0.run(
        """
        class Loop: UIView { override func sizeThatFits(_ size: CGSize) -> CGSize { sizeToFit(); return size } }
        Loop().sizeToFit()
        """)
    }
    #expect(printed.contains("levels deep") || printed.contains("calls"), "\(printed)")
  }
}
