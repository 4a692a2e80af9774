import Testing

@testable import ViewKit

private class Counting: UIView {
  nonisolated(unsafe) static var alive = 0
  override init(frame: CGRect) {
    super.init(frame: frame)
    Counting.alive += 1
  }
  required init?(coder: NSCoder) { nil }
  deinit { Counting.alive -= 1 }
}

/// Trees far deeper and wider than any stack or quadratic walk could bear.
@Suite struct DeepTreeTests {
  static let size = 50_000

  private func chain(_ make: () -> UIView = { UIView() }) -> (root: UIView, leaf: UIView) {
    let root = make()
    var leaf = root
    for _ in 1..<Self.size {
      let next = make()
      next.frame = CGRect(x: 1, y: 0, width: 10, height: 10)
      leaf.addSubview(next)
      leaf = next
    }
    return (root, leaf)
  }

  @Test func deep() {
    inWorld { runtime in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.isHidden = false
      let (root, leaf) = chain()
      root.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      leaf.tag = 7
      #expect(leaf.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: Double(Self.size), y: 1))
      window.addSubview(root)
      #expect(leaf.window === window)
      #expect(root.viewWithTag(7) === leaf)
      #expect(root.viewWithTag(8) == nil)
      #expect(UIApplication.shared.tick().laidOut == Self.size + 1)
      #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) != nil)
      #expect(leaf.isDescendant(of: root) && runtime.checkInvariants() == [])
      #expect(heard { leaf.addSubview(root) }.exceptions.map(\.name) == ["CALayerInvalid"])
      leaf.touchesBegan([], with: nil)
      #expect(leaf.responderChain.count == Self.size + 2)
      root.removeFromSuperview()
      #expect(leaf.window == nil)
    }
  }

  @Test func builtFromTheLeafUp() {
    inWorld { _ in
      var root = UIView()
      for _ in 1..<Self.size {
        let parent = UIView()
        parent.addSubview(root)
        root = parent
      }
      #expect(root.checkInvariants() == [])
    }
  }

  @Test func deepSubclassesDie() {
    inWorld { _ in
      var root: UIView? = chain { Counting(frame: .zero) }.root
      #expect(Counting.alive == Self.size)
      #expect(root?.hitTest(.zero, with: nil) == nil)
      root = nil
      #expect(Counting.alive == 0)
    }
  }

  /// Whoever asks to stop does not wait for all of a tree to go.
  @Test(arguments: [true, false]) func diesLater(isDeep: Bool) {
    inWorld { runtime in
      var root: UIView? = isDeep ? chain { Counting(frame: .zero) }.root : Counting(frame: .zero)
      if !isDeep { for _ in 1..<Self.size { root?.addSubview(Counting(frame: .zero)) } }
      runtime.stopTest = { true }
      root = nil
      #expect(Counting.alive > Self.size / 2 && Counting.alive < Self.size)
      runtime.stopTest = nil
      var left = Counting.alive
      while Runtime.tidy() {
        #expect(left - Counting.alive == 1000)
        left = Counting.alive
      }
      #expect(Counting.alive == 0)
    }
  }

  @Test func deepResizing() {
    inWorld { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var leaf = root
      for _ in 1..<20_000 {
        let next = UIView(frame: leaf.bounds)
        next.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        leaf.addSubview(next)
        leaf = next
      }
      root.frame.size = CGSize(width: 70, height: 30)
      #expect(leaf.frame == CGRect(x: 0, y: 0, width: 70, height: 30))
    }
  }

  @Test func deepLayersAndMasks() {
    inWorld { _ in
      let root = CALayer()
      var leaf = root
      for _ in 1..<Self.size {
        let next = CALayer()
        leaf.addSublayer(next)
        leaf = next
      }
      root.layoutIfNeeded()
      #expect(root.hitTest(.zero) == nil)
      #expect(leaf.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 1, y: 2))
      let view = UIView()
      var last = view
      for _ in 1..<Self.size {
        let mask = UIView()
        last.mask = mask
        last = mask
      }
    }
  }

  @Test func wide() {
    inWorld { runtime in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.isHidden = false
      let root = UIView(frame: window.bounds)
      window.addSubview(root)
      for i in 0..<Self.size {
        let view = UIView(frame: CGRect(x: i, y: 0, width: 1, height: 1))
        view.tag = i
        root.addSubview(view)
      }
      #expect(root.viewWithTag(Self.size - 1) === root.subviews.last)
      #expect(UIApplication.shared.tick().laidOut == Self.size + 2)
      #expect(root.hitTest(CGPoint(x: 3.5, y: 0.5), with: nil)?.tag == 3)
      #expect(root.recursiveDescription().utf8.count > Self.size * 50)
      #expect(runtime.checkInvariants() == [])
    }
  }
}
