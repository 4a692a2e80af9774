/// A subtree's change of window, as part of adding or removing its top view.
struct WindowMove {
  private let top: UIView
  private let old: UIWindow?
  private let new: UIWindow?

  /// Nil when the window stays the same. A window inside a tree keeps being its subviews' window.
  init?(of top: UIView, to new: UIWindow?) {
    if top.windowLink === new || top.windowLink === top { return nil }
    self.top = top
    self.old = top.windowLink
    self.new = new
  }

  /// Before the change: the first responder below resigns, and each view hears of the new window, parents first.
  func announce() {
    if let old, let first = old.firstResponder, first.isInside(top) {
      if !first.resignFirstResponder() || old.firstResponder === first { old.firstResponder = nil }
    }
    var steps = 0
    for view in listeners(parentsFirst: true) where view.windowLink === old {
      if Runtime.stops(&steps) { return }
      view.willMove(toWindow: new)
    }
  }

  /// Whether the move is still the one that was announced.
  func isStillRight(_ window: UIWindow?) -> Bool { top.windowLink === old && new === window }

  /// The change itself, and then each view hears of it, children first.
  func perform() {
    store()
    var steps = 0
    for view in listeners(parentsFirst: false) where view.windowLink === new {
      if Runtime.stops(&steps) { return }
      view.didMoveToWindow()
    }
  }

  /// Only the change. Whole in any case: a view must not know a window that is gone.
  func store() {
    top.preorder { view in
      if view.windowLink === view { return false }
      view.windowLink = new
      return true
    }
  }

  /// The views that override a window callback. Collected first, because callbacks may change the tree.
  private func listeners(parentsFirst: Bool) -> [UIView] {
    if !top.hasSubviews { return top.hooks.contains(.window) ? [top] : [] }
    var list: [UIView] = []
    var steps = 0
    var isStopped = false
    top.preorder(lastFirst: !parentsFirst) { view in
      isStopped = isStopped || Runtime.stops(&steps)
      if isStopped || view.windowLink === view { return false }
      if view.hooks.contains(.window) { list.append(view) }
      return true
    }
    if !parentsFirst { list.reverse() }
    return isStopped ? [] : list
  }
}
