import Testing

@testable import ViewKit

@Suite struct CallbackTests {
  @Test func addedWithoutWindow() {
    inWorld { _ in
      let parent = Probe("parent")
      let child = Probe("child")
      #expect(
        Probe.record { parent.addSubview(child) } == [
          "child willMove(toSuperview: parent)", "child didMoveToSuperview parent", "parent didAddSubview child",
        ])
      #expect(Probe.record { parent.addSubview(child) } == [])
      #expect(
        Probe.record { child.removeFromSuperview() } == [
          "child willMove(toSuperview: nil)", "parent willRemoveSubview child", "child didMoveToSuperview nil",
        ])
      #expect(Probe.record { child.removeFromSuperview() } == [])
    }
  }

  @Test func addedInWindowAndRemoved() {
    inWorld { _ in
      let window = UIWindow()
      let parent = Probe("parent")
      let child = Probe("child")
      let inner = Probe("inner")
      let leaf = Probe("leaf")
      let last = Probe("last")
      window.addSubview(parent)
      child.addSubview(inner)
      inner.addSubview(leaf)
      child.addSubview(last)
      #expect(
        Probe.record { parent.addSubview(child) } == [
          "child willMove(toWindow: window)", "inner willMove(toWindow: window)", "leaf willMove(toWindow: window)",
          "last willMove(toWindow: window)", "child willMove(toSuperview: parent)",
          "leaf didMoveToWindow window", "inner didMoveToWindow window", "last didMoveToWindow window",
          "child didMoveToWindow window", "child didMoveToSuperview parent", "parent didAddSubview child",
        ])
      inner.removeFromSuperview()
      last.removeFromSuperview()
      #expect(
        Probe.record { child.removeFromSuperview() } == [
          "child willMove(toSuperview: nil)", "child willMove(toWindow: nil)", "parent willRemoveSubview child",
          "child didMoveToWindow nil", "child didMoveToSuperview nil",
        ])
    }
  }

  @Test func movedWithinWindow() {
    inWorld { _ in
      let window = UIWindow()
      let one = Probe("one")
      let two = Probe("two")
      let child = Probe("child")
      window.addSubview(one)
      window.addSubview(two)
      one.addSubview(child)
      #expect(
        Probe.record { two.addSubview(child) } == [
          "child willMove(toSuperview: two)", "one willRemoveSubview child", "child didMoveToSuperview two",
          "two didAddSubview child",
        ])
    }
  }

  @Test func movedBetweenWindows() {
    inWorld { _ in
      let first = UIWindow()
      let second = UIWindow()
      let child = Probe("child")
      first.addSubview(child)
      #expect(
        Probe.record { second.addSubview(child) } == [
          "child willMove(toWindow: window)", "child willMove(toSuperview: window)", "child didMoveToWindow window",
          "child didMoveToSuperview window",
        ])
    }
  }

  @Test func deathOfTheSuperview() {
    inWorld { _ in
      var parent: Probe? = Probe("parent")
      let child = Probe("child")
      parent?.addSubview(child)
      #expect(
        Probe.record { parent = nil } == [
          "child willMove(toSuperview: nil)", "parent willRemoveSubview child", "child didMoveToSuperview nil",
        ])
      #expect(child.superview == nil)
    }
  }

  @Test func deathOfTheWindow() {
    inWorld { _ in
      var window: UIWindow? = UIWindow()
      let box = UIView()
      let child = Probe("child")
      box.addSubview(child)
      window?.addSubview(box)
      #expect(Probe.record { window = nil } == ["child willMove(toWindow: nil)", "child didMoveToWindow nil"])
      #expect(box.superview == nil && child.window == nil && child.superview === box)
    }
  }

  @Test func callbackThatMovesTheViewEndsTheCall() {
    final class Runaway: UIView {
      weak var refuge: UIView?
      override func willMove(toSuperview newSuperview: UIView?) {
        if let place = refuge {
          refuge = nil
          place.addSubview(self)
        }
      }
    }
    inWorld { _ in
      let refuge = UIView()
      let target = UIView()
      let view = Runaway()
      view.refuge = refuge
      let said = heard { target.addSubview(view) }
      #expect(said.notes.map(\.code) == [.movedMeanwhile])
      #expect(view.superview === refuge && target.subviews.isEmpty)
      #expect(refuge.checkInvariants() == [] && target.checkInvariants() == [])
    }
  }
}
