extension UIView {
  /// Adds or moves a subview, with all checks and callbacks: the work behind `addSubview` and its relatives.
  final func place(_ child: UIView, _ place: CALayer.Place) {
    let runtime = Runtime.current
    if child === self {
      runtime.raise("NSInvalidArgumentException", "Can't add self as subview")
      return
    }
    guard !flags.contains(.deallocating), layer.checkPlacing(child.layer) else { return }
    if child.superviewLink === self {
      moveWithin(child, place)
      return
    }

    let oldParent = child.superviewLink
    let move = WindowMove(of: child, to: windowLink)
    move?.announce()
    if child.hooks.contains(.superview) { child.willMove(toSuperview: self) }
    if let oldParent, oldParent.hooks.contains(.subviews) { oldParent.willRemoveSubview(child) }
    // Those were calls into the program, which may have moved either view.
    let isAsBefore = child.superviewLink === oldParent && move?.isStillRight(windowLink) ?? true
    guard isAsBefore, !isBelow(child), !flags.contains(.deallocating) else {
      runtime.note(
        .movedMeanwhile, "\(runtime.phrase(child)) was moved by its own callbacks, so the call that began was dropped")
      return
    }

    if let oldParent {
      oldParent.unlink(child)
      oldParent.markLayout(.subviewRemoved)
    } else if child.layer.superlayerLink != nil {
      child.layer.removeFromSuperlayer()
    }
    link(child, place)
    child.markLayout(.moved)
    markLayout(.subviewAdded)
    child.markDisplayUpwards()
    runtime.changed()

    move?.perform()
    if child.hooks.contains(.superview) && child.superviewLink === self { child.didMoveToSuperview() }
    if hooks.contains(.subviews) && child.superviewLink === self { didAddSubview(child) }
  }

  /// The work behind `removeFromSuperview`.
  final func leaveSuperview() {
    guard let parent = superviewLink else {
      // A view's layer may have been put into a bare layer.
      if layer.superlayerLink != nil { layer.removeFromSuperlayer() }
      return
    }
    let runtime = Runtime.current
    let move = WindowMove(of: self, to: nil)
    if hooks.contains(.superview) { willMove(toSuperview: nil) }
    move?.announce()
    if parent.hooks.contains(.subviews) { parent.willRemoveSubview(self) }
    guard superviewLink === parent else {
      runtime.note(
        .movedMeanwhile, "\(runtime.phrase(self)) was moved by its own callbacks, so its removal was dropped")
      return
    }
    parent.unlink(self)
    parent.markLayout(.subviewRemoved)
    runtime.changed()
    move?.perform()
    if hooks.contains(.superview) { didMoveToSuperview() }
  }

  /// Whether the receiver is `view` or below it. A view without subviews has nothing below, which keeps building a
  /// deep tree from the top linear.
  private func isBelow(_ view: UIView) -> Bool {
    self === view || (view.hasSubviews && isDescendant(of: view))
  }
}
