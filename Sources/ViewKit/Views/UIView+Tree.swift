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

  /// The superview, for steps that run no code of the program: counting a reference would cost more than the step.
  @inline(__always) final var above: Unmanaged<UIView>? { superviewLink.map { .passUnretained($0) } }

  @inline(__always) final var hasSubviews: Bool { subviewPlaces.count != Int(holes) }

  /// Visits the receiver and its descendants, parents first, without recursion. The closure says whether to go on to
  /// the subviews of the view it got; it must not change the tree nor run code of the program.
  @inline(__always) final func preorder(_ visit: (UIView) -> Bool) {
    guard visit(self), hasSubviews else { return }
    var open = [Siblings(of: self)]
    while !open.isEmpty {
      let last = open.count - 1
      if open[last].next == open[last].end {
        open.removeLast()
        continue
      }
      let view = open[last].next.pointee
      open[last].next += 1
      view._withUnsafeGuaranteedRef { view in
        if visit(view) && view.hasSubviews { open.append(Siblings(of: view)) }
      }
    }
  }

  /// What is left of a list of subviews, without counted references: the list itself keeps its views while the tree
  /// stays as it is.
  private struct Siblings {
    var next: UnsafePointer<Unmanaged<UIView>>
    let end: UnsafePointer<Unmanaged<UIView>>

    @inline(__always) init(of view: UIView) {
      // Never empty: `preorder` asks before.
      (next, end) = view.subviewList.withUnsafeBufferPointer { list in
        let first = UnsafeRawPointer(list.baseAddress!).assumingMemoryBound(to: Unmanaged<UIView>.self)
        return (first, first + list.count)
      }
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
    var found: UIView?
    preorder { view in
      if found == nil && view.tag == tag { found = view }
      return found == nil
    }
    return found
  }
}
