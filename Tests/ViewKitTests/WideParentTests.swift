import Testing

@testable import ViewKit

/// Parents so wide that places of subviews which left stay empty for a while.
@Suite struct WideParentTests {
  @Test(arguments: 1...20) func matchesAnArray(seed: UInt64) {
    inWorld { _ in
      var random = SeededRandom(seed: seed)
      let parent = UIView()
      let other = UIView()
      var model: [UIView] = []
      for _ in 0..<500 {
        let view = UIView()
        parent.addSubview(view)
        model.append(view)
      }
      for step in 0..<600 {
        let index = model.isEmpty ? 0 : Int.random(in: 0..<model.count, using: &random)
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<6 where !model.isEmpty: model.remove(at: index).removeFromSuperview()
        case 6 where !model.isEmpty: other.addSubview(model.remove(at: index))
        case 7 where !model.isEmpty:
          let view = model.remove(at: index)
          parent.bringSubviewToFront(view)
          model.append(view)
        case 8:
          let view = UIView()
          parent.insertSubview(view, at: index)
          model.insert(view, at: index)
        case 9 where !model.isEmpty:
          let view = UIView()
          parent.insertSubview(view, belowSubview: model[index])
          model.insert(view, at: index)
        case 10:
          let view = UIView()
          parent.addSubview(view)
          model.append(view)
        default:
          // Asking now and then only, so that empty places gather in between.
          #expect(parent.subviews.elementsEqual(model, by: ===), "seed \(seed), step \(step)")
        }
      }
      #expect(parent.subviews.elementsEqual(model, by: ===), "seed \(seed)")
      #expect(parent.checkInvariants().isEmpty, "seed \(seed)")
    }
  }

  @Test func emptiedFromTheFront() {
    inWorld { _ in
      let parent = UIView()
      for tag in 1...300 {
        let view = UIView()
        view.tag = tag
        parent.addSubview(view)
      }
      for view in parent.subviews.prefix(100) { view.removeFromSuperview() }
      #expect(parent.viewWithTag(100) == nil)
      #expect(parent.viewWithTag(101) === parent.subviews[0])
      for view in parent.subviews { view.removeFromSuperview() }
      #expect(parent.subviews.isEmpty && parent.checkInvariants().isEmpty)
    }
  }

  /// A view that left dies at once, and so do all when the parent goes.
  @Test func nobodyIsKept() {
    inWorld { _ in
      var parent: UIView? = UIView()
      var views: [UIView] = (0..<200).map { _ in UIView() }
      for view in views { parent?.addSubview(view) }
      weak let gone = views[3]
      weak let kept = views[150]
      views[3].removeFromSuperview()
      views = []
      #expect(gone == nil && kept != nil)
      parent = nil
      #expect(kept == nil)
    }
  }

  /// What stands in for a view that left takes no number, and so changes no text.
  @Test func numbersStay() {
    inWorld { _ in
      let parent = UIView()
      for _ in 0..<100 { parent.addSubview(UIView()) }
      let before = UIView()
      for view in parent.subviews.prefix(20) { view.removeFromSuperview() }
      #expect(UIView().serial == before.serial + 1)
    }
  }
}
