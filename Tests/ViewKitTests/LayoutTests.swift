import Testing

@testable import ViewKit

private final class Counted: UIView {
  var count = 0
  var name = ""
  nonisolated(unsafe) static var log: [String] = []
  override func layoutSubviews() {
    count += 1
    Counted.log.append(name)
  }
}

private func make(_ name: String, in parent: UIView? = nil) -> Counted {
  let view = Counted(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  view.name = name
  parent?.addSubview(view)
  return view
}

private func layout(_ body: () -> Void) -> [String] {
  Counted.log = []
  body()
  return Counted.log
}

@Suite struct LayoutTests {
  @Test func parentsComeFirst() {
    inWorld { _ in
      let root = make("root")
      let a = make("a", in: root)
      let b = make("b", in: root)
      _ = make("a1", in: a)
      let a2 = make("a2", in: a)
      _ = make("b1", in: b)
      #expect(layout { root.layoutIfNeeded() } == ["root", "a", "a1", "a2", "b", "b1"])
      #expect(layout { root.layoutIfNeeded() } == [])
      b.setNeedsLayout()
      a2.setNeedsLayout()
      #expect(layout { a2.layoutIfNeeded() } == ["a2"])
      #expect(layout { root.layoutIfNeeded() } == ["b"])
      #expect(root.checkInvariants() == [])
    }
  }

  @Test func whatMarks() {
    inWorld { _ in
      let top = make("top")
      let parent = make("parent", in: top)
      let child = make("child", in: parent)
      top.layoutIfNeeded()
      func pending(_ body: () -> Void) -> [String] {
        body()
        return layout { top.layoutIfNeeded() }
      }
      #expect(pending { child.bounds.size = CGSize(width: 15, height: 15) } == ["parent", "child"])
      #expect(pending { child.frame = CGRect(x: 50, y: 60, width: 15, height: 15) } == [])
      #expect(pending { child.bounds.origin = CGPoint(x: 5, y: 5) } == ["child"])
      #expect(pending { child.center = .zero } == [])
      #expect(pending { child.alpha = 0.5 } == [])
      #expect(pending { child.isHidden = true } == [])
      #expect(pending { child.transform = CGAffineTransform(scaleX: 2, y: 2) } == [])
      #expect(pending { parent.addSubview(child) } == [])
      let other = UIView()
      #expect(pending { parent.addSubview(other) } == ["parent"])
      #expect(pending { parent.sendSubviewToBack(other) } == ["parent"])
      #expect(pending { parent.exchangeSubview(at: 0, withSubviewAt: 1) } == ["parent"])
      #expect(pending { child.removeFromSuperview() } == ["parent"])
      #expect(pending { child.layer.setNeedsLayout() } == [])
      parent.setNeedsLayout()
      top.setNeedsLayout()
      #expect(layout { parent.layoutIfNeeded() } == ["top", "parent"])
    }
  }

  @Test func aViewThatNeverRestsIsStopped() {
    final class Restless: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    inWorld { _ in
      let view = Restless(frame: .zero)
      let said = heard { view.layoutIfNeeded() }
      #expect(said.notes.map(\.code) == [.layoutLoop])
      #expect(view.isLayoutPending)
    }
  }

  @Test func viewsMayLeaveDuringThePass() {
    final class Sweeper: UIView {
      override func layoutSubviews() { subviews.forEach { $0.removeFromSuperview() } }
    }
    inWorld { _ in
      let root = Sweeper(frame: .zero)
      for name in ["a", "b"] { _ = make(name, in: root) }
      #expect(layout { root.layoutIfNeeded() } == [])
      #expect(root.subviews.isEmpty && root.checkInvariants() == [])
    }
  }

  @Test func ticksLayOutAndDrawVisibleWindows() {
    final class Drawing: UIView {
      var rects: [CGRect] = []
      override func draw(_ rect: CGRect) { rects.append(rect) }
    }
    inWorld { runtime in
      let window = UIWindow()
      let view = Drawing(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      window.addSubview(view)
      #expect(UIApplication.shared.tick() == UIApplication.Turn(laidOut: 0, drawn: 0))
      window.isHidden = false
      #expect(UIApplication.shared.tick() == UIApplication.Turn(laidOut: 2, drawn: 1))
      #expect(view.rects == [view.bounds])
      view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
      view.setNeedsDisplay(CGRect(x: 90, y: 0, width: 20, height: 20))
      view.setNeedsDisplay(CGRect(x: 500, y: 0, width: 20, height: 20))
      #expect(view.invalidRect == CGRect(x: 0, y: 0, width: 100, height: 20))
      view.isHidden = true
      #expect(UIApplication.shared.tick().drawn == 0 && view.isDisplayPending)
      #expect(runtime.checkInvariants() == [])
      view.isHidden = false
      #expect(UIApplication.shared.tick().drawn == 1)
      #expect(view.rects.last == CGRect(x: 0, y: 0, width: 100, height: 20))
      view.frame.size.width = 200
      #expect(UIApplication.shared.tick().drawn == 0)
      view.contentMode = .redraw
      view.frame.size.width = 300
      #expect(UIApplication.shared.tick().drawn == 1)
      #expect(heard { view.setNeedsDisplay() }.notes.isEmpty)
      #expect(heard { UIView().setNeedsDisplay() }.notes.map(\.code) == [.drawsNothing])
    }
  }

  @Test func bareLayersAreLaidOutThroughTheirDelegate() {
    final class Helper: CALayerDelegate {
      var count = 0
      func layoutSublayers(of layer: CALayer) { count += 1 }
    }
    inWorld { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let bare = CALayer()
      let helper = Helper()
      bare.delegate = helper
      view.layer.addSublayer(bare)
      view.layoutIfNeeded()
      #expect(helper.count == 1)
      bare.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(helper.count == 2)
      let alone = CALayer()
      alone.delegate = helper
      alone.layoutIfNeeded()
      alone.layoutIfNeeded()
      #expect(helper.count == 3)
    }
  }
}
