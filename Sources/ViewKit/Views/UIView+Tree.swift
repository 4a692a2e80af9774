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
  ///
  /// - Parameter lastFirst: Whether subviews come in reverse. Read from its end, such a visit is one of children before
  ///   parents, in the usual order.
  @inline(__always) final func preorder(lastFirst: Bool = false, _ visit: (UIView) -> Bool) {
    guard visit(self), hasSubviews else { return }
    var open = [Siblings(of: self)]
    while !open.isEmpty {
      let last = open.count - 1
      let view = open[last].take(last: lastFirst)
      // Lists that are used up go at once: a chain of only subviews needs no deep stack.
      let isOver = open[last].isEmpty
      view._withUnsafeGuaranteedRef { view in
        if visit(view) && view.hasSubviews {
          if isOver { open[last] = Siblings(of: view) } else { open.append(Siblings(of: view)) }
        } else if isOver {
          open.removeLast()
        }
      }
    }
  }

  /// What is left of a list of subviews, without counted references: the list itself keeps its views while the tree
  /// stays as it is.
  private struct Siblings {
    private var next: UnsafePointer<Unmanaged<UIView>>
    private var end: UnsafePointer<Unmanaged<UIView>>

    @inline(__always) init(of view: UIView) {
      // Never empty: `preorder` asks before.
      (next, end) = view.subviewList.withUnsafeBufferPointer { list in
        let first = UnsafeRawPointer(list.baseAddress!).assumingMemoryBound(to: Unmanaged<UIView>.self)
        return (first, first + list.count)
      }
    }

    var isEmpty: Bool { @inline(__always) get { next == end } }

    @inline(__always) mutating func take(last: Bool) -> Unmanaged<UIView> {
      if last {
        end -= 1
        return end.pointee
      }
      defer { next += 1 }
      return next.pointee
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
