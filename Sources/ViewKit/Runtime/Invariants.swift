extension UIView {
  /// What is wrong with the tree from this view down; empty when all is well. For tests.
  public final func checkInvariants() -> [String] {
    let runtime = Runtime.current
    var faults: [String] = []
    var seen = Set<ObjectIdentifier>()
    preorder { view in
      func expect(_ condition: Bool, _ fault: @autoclosure () -> String) {
        if !condition { faults.append("\(runtime.phrase(view)): \(fault())") }
      }
      let isNew = seen.insert(ObjectIdentifier(view)).inserted
      expect(isNew, "is in the tree twice")
      expect(!view.isDeallocating, "is dead")
      expect(view.layer.owner === view, "does not own its layer")
      expect(!view.bounds.hasNaN && !view.center.hasNaN, "has a NaN in its geometry")
      expect(view.bounds.size.width >= 0 && view.bounds.size.height >= 0, "has a negative size")
      expect(view.superviewLink == nil || view.layer.superlayerLink == nil, "its layer has two superlayers")
      if let first = view.layer.sublayerList {
        let views = first.filter { $0.superlayerLink == nil }.map { $0.owner.map(ObjectIdentifier.init) }
        expect(views == view.subviewList.map(ObjectIdentifier.init), "its sublayers do not match its subviews")
        for layer in first where layer.superlayerLink != nil {
          expect(layer.superlayerLink === view.layer, "a bare sublayer points elsewhere")
        }
      }
      for child in view.subviewList {
        expect(child.superviewLink === view, "\(runtime.phrase(child)) does not point back to it")
        expect(child.windowLink === (child is UIWindow ? child : view.windowLink), "a subview has another window")
        if !child.flags.isDisjoint(with: [.needsLayout, .layoutBelow]) {
          expect(view.flags.contains(.layoutBelow), "does not know of layout pending below")
        }
        if !child.flags.isDisjoint(with: [.needsDisplay, .displayBelow]) {
          expect(view.flags.contains(.displayBelow), "does not know of display pending below")
        }
      }
      return isNew
    }
    return faults
  }
}

extension Runtime {
  /// What is wrong with this world and the windows on show; empty when all is well. For tests.
  public func checkInvariants() -> [String] {
    var faults: [String] = []
    for window in shownWindows {
      if window.isHidden { faults.append("\(phrase(window)) is among the windows on show but hidden") }
      if window.windowLink !== window { faults.append("\(phrase(window)) does not know that it is a window") }
      if let first = window.firstResponder, first.hostWindow !== window {
        faults.append("\(phrase(window)): its first responder \(phrase(first)) is elsewhere")
      }
      faults += window.checkInvariants()
    }
    if cascade.isRunning { faults.append("a resize cascade never ended") }
    return faults
  }
}
