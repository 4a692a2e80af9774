import Testing

@testable import ViewKit

private final class Field: UIView {
  var agrees = true
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { agrees }
  override func responds(to selector: Selector) -> Bool { selector == "copy:" }
}

@Suite struct EventTests {
  @Test func hitTesting() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    inWorld { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let wide = Wide(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      root.addSubview(wide)
      wide.addSubview(inner)
      #expect(root.hitTest(CGPoint(x: 31, y: 31), with: nil) === wide)
      #expect(root.hitTest(CGPoint(x: 60, y: 60), with: nil) === inner)
      #expect(root.hitTest(CGPoint(x: 200, y: 0), with: nil) == nil)
      inner.alpha = 0.01
      #expect(root.hitTest(CGPoint(x: 60, y: 60), with: nil) === wide)
      wide.isUserInteractionEnabled = false
      #expect(root.hitTest(CGPoint(x: 60, y: 60), with: nil) === root)
    }
  }

  @Test func firstResponder() {
    inWorld { _ in
      let window = UIWindow()
      let a = Field()
      let b = Field()
      let said = heard { #expect(!a.becomeFirstResponder()) }
      #expect(said.notes.map(\.code) == [.noWindow])
      window.addSubview(a)
      window.addSubview(b)
      #expect(a.becomeFirstResponder() && a.isFirstResponder && a.becomeFirstResponder())
      a.isHidden = true
      #expect(a.isFirstResponder)
      a.agrees = false
      #expect(!b.becomeFirstResponder() && !window.endEditing(false) && a.isFirstResponder)
      #expect(!b.endEditing(true) && window.endEditing(true) && !a.isFirstResponder)
      #expect(b.becomeFirstResponder())
      b.removeFromSuperview()
      #expect(!b.isFirstResponder && window.firstResponder == nil)
      #expect(!window.endEditing(true))
    }
  }

  @Test func chain() {
    final class Owner: UIViewController {
      override func responds(to selector: Selector) -> Bool { selector == "save:" }
    }
    inWorld { _ in
      let window = UIWindow()
      let owner = Owner()
      window.rootViewController = owner
      #expect(!owner.isViewLoaded)
      window.makeKeyAndVisible()
      #expect(window.isKeyWindow && owner.view.superview === window && owner.view.frame == window.bounds)
      let field = Field()
      owner.view.addSubview(field)
      let chain = field.responderChain
      #expect(chain.count == 5 && chain[1] === owner.view && chain[2] === owner && chain[3] === window)
      #expect(chain[4] === UIApplication.shared)
      #expect(field.target(forAction: "copy:", withSender: nil) as? UIView === field)
      #expect(field.target(forAction: "save:", withSender: nil) as? Owner === owner)
      #expect(field.target(forAction: "none:", withSender: nil) == nil)
      let other = UIViewController()
      #expect(heard { other.view = owner.view }.exceptions.map(\.name) == ["UIViewControllerHierarchyInconsistency"])
      window.frame.size = CGSize(width: 100, height: 100)
      #expect(owner.view.frame.size == CGSize(width: 100, height: 100))
    }
  }

  @Test func aChainThatBitesItsTailEnds() {
    final class Looping: UIView {
      override var next: UIResponder? { superview ?? subviews.first }
    }
    inWorld { _ in
      let top = Looping()
      let leaf = Looping()
      top.addSubview(leaf)
      leaf.touchesBegan([], with: nil)
      #expect(leaf.target(forAction: "x", withSender: nil) == nil)
    }
  }

  @Test func touchesGoUpTheChain() {
    final class Listening: UIView {
      var heard = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard += touches.count }
    }
    inWorld { _ in
      let window = UIWindow()
      window.isHidden = false
      let box = Listening()
      let leaf = UIView()
      window.addSubview(box)
      box.addSubview(leaf)
      let touch = UITouch(at: CGPoint(x: 1, y: 1), in: window, view: leaf)
      let event = UIEvent(touches: [touch])
      UIApplication.shared.sendEvent(event)
      #expect(box.heard == 1)
      UIApplication.shared.beginIgnoringInteractionEvents()
      UIApplication.shared.sendEvent(event)
      #expect(box.heard == 1)
    }
  }

  @Test func windows() {
    inWorld { runtime in
      let low = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      let high = UIWindow(frame: CGRect(x: 30, y: 20, width: 100, height: 100))
      #expect(low.isHidden && low.window === low && !low.isKeyWindow && UIWindow().frame == UIScreen.main.bounds)
      high.windowLevel = .alert
      high.isHidden = false
      low.isHidden = false
      #expect(UIApplication.shared.windows == [low, high])
      let child = UIView(frame: CGRect(x: 5, y: 5, width: 1, height: 1))
      low.addSubview(child)
      #expect(child.convert(CGPoint(x: 0, y: 0), to: high) == CGPoint(x: -15, y: 5))
      #expect(low.convert(CGPoint(x: 0, y: 0), to: nil) == CGPoint(x: 10, y: 20))
      #expect(low.convert(CGPoint(x: 0, y: 0), from: nil) == CGPoint(x: -10, y: -20))
      #expect(child.convert(CGPoint(x: 0, y: 0), to: nil) == CGPoint(x: 5, y: 5))
      let alone = UIView(frame: CGRect(x: 1, y: 1, width: 1, height: 1))
      #expect(heard { _ = child.convert(CGPoint.zero, to: high) }.notes.map(\.code) == [.unrelatedTrees])
      #expect(heard { _ = child.convert(CGPoint.zero, to: alone) }.notes.map(\.code) == [.unrelatedTrees])
      low.makeKey()
      low.isHidden = true
      #expect(runtime.keyWindow == nil && runtime.checkInvariants() == [])
    }
  }

  @Test func safeArea() {
    let insets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    Runtime.withFresh(Runtime(screenSize: CGSize(width: 100, height: 200), safeAreaInsets: insets)) { _ in
      let window = UIWindow()
      let view = UIView(frame: CGRect(x: 0, y: 15, width: 100, height: 100))
      #expect(view.safeAreaInsets == .zero)
      window.addSubview(view)
      #expect(window.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
      #expect(view.safeAreaInsets.top == 5 && view.layoutMargins.top == 13)
      window.layoutMargins.left = 40
      view.preservesSuperviewLayoutMargins = true
      #expect(view.layoutMargins.left == 40)
    }
  }
}
