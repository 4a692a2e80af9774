import ViewKit

/// Walks a tree parents first, without recursion: a tree may be a million levels deep.
enum ViewWalk {
  /// The closure gets each view and its depth; it says whether to go on to the view's subviews.
  static func preorder(_ root: UIView, _ visit: (UIView, Int) throws -> Bool) rethrows {
    try preorderWithPlaces(root) { view, level, _ in try visit(view, level) }
  }

  /// The same with each view's place among its siblings, which a search would make quadratic; 0 for the root.
  static func preorderWithPlaces(_ root: UIView, _ visit: (UIView, Int, Int) throws -> Bool) rethrows {
    guard try visit(root, 0, 0) else { return }
    var open: [(list: [UIView], next: Int)] = [(root.subviews, 0)]
    while true {
      let last = open.count - 1
      if last < 0 { return }
      let next = open[last].next
      if next == open[last].list.count {
        open.removeLast()
        continue
      }
      open[last].next = next + 1
      let view = open[last].list[next]
      if try visit(view, open.count, next) {
        let list = view.subviews
        if !list.isEmpty { open.append((list, 0)) }
      }
    }
  }
}
