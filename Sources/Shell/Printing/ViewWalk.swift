import ViewKit

/// Walks a tree parents first, without recursion: a tree may be a million levels deep.
enum ViewWalk {
  /// The closure gets each view and its depth; it says whether to go on to the view's subviews.
  static func preorder(_ root: UIView, _ visit: (UIView, Int) throws -> Bool) rethrows {
    guard try visit(root, 0) else { return }
    var open: [(list: [UIView], next: Int)] = [(root.subviews, 0)]
    while let last = open.indices.last {
      let (list, next) = open[last]
      if next == list.count {
        open.removeLast()
        continue
      }
      open[last].next = next + 1
      if try visit(list[next], open.count), !list[next].subviews.isEmpty {
        open.append((list[next].subviews, 0))
      }
    }
  }
}
