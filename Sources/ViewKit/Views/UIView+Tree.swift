extension UIView {
  /// The superview; nil for a root.
  public final var superview: UIView? { superviewLink }

  /// The subviews back to front.
  public final var subviews: [UIView] { subviewList }

  /// The window that the view stands in; a window answers itself.
  public final var window: UIWindow? { windowLink }

  /// True while the view dies, for overrides of `willRemoveSubview(_:)`.
  public final var isDeallocating: Bool { flags.contains(.deallocating) }

  /// Whether `view` is the receiver or one of its ancestors.
  public final func isDescendant(of view: UIView) -> Bool {
    var step: UIView? = self
    while let current = step {
      if current === view { return true }
      step = current.superviewLink
    }
    return false
  }

  /// Visits the receiver and its descendants, parents first, without recursion. The closure says whether to go on to
  /// the subviews of the view it got.
  final func preorder(_ visit: (UIView) -> Bool) {
    guard visit(self), !subviewList.isEmpty else { return }
    var open: [(list: [UIView], next: Int)] = [(subviewList, 0)]
    while !open.isEmpty {
      let last = open.count - 1
      let next = open[last].next
      if next == open[last].list.count {
        open.removeLast()
        continue
      }
      open[last].next = next + 1
      let view = open[last].list[next]
      if visit(view) && !view.subviewList.isEmpty { open.append((view.subviewList, 0)) }
    }
  }

  /// The same walk, children first, that leaves out what is below views that `descends` refuses.
  final func postorder(_ descends: (UIView) -> Bool = { _ in true }, _ visit: (UIView) -> Void) {
    var open: [(view: UIView, list: [UIView], next: Int)] = [(self, descends(self) ? subviewList : [], 0)]
    while let (view, list, next) = open.last {
      if next == list.count {
        open.removeLast()
        visit(view)
      } else {
        open[open.count - 1].next = next + 1
        let child = list[next]
        if child.subviewList.isEmpty || !descends(child) {
          visit(child)
        } else {
          open.append((child, child.subviewList, 0))
        }
      }
    }
  }

  final func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    var open: [(list: [UIView], next: Int)] = [(subviewList, 0)]
    while !open.isEmpty {
      let last = open.count - 1
      let next = open[last].next
      if next == open[last].list.count {
        open.removeLast()
        continue
      }
      open[last].next = next + 1
      let view = open[last].list[next]
      if view.tag == tag { return view }
      if !view.subviewList.isEmpty { open.append((view.subviewList, 0)) }
    }
    return nil
  }
}
