import ViewKit

/// Walks a tree parents first, without recursion: a tree may be a million levels deep.
enum ViewWalk {
  typealias Placed = (place: Int, view: UIView)
  /// Puts siblings in another order than back to front.
  typealias Order = ([Placed]) -> [Placed]

  /// The closure gets each view and its depth; it says whether to go on to the view's subviews.
  static func preorder(_ root: UIView, _ visit: (UIView, Int) throws -> Bool) rethrows {
    try preorderWithPlaces(root) { view, level, _ in try visit(view, level) }
  }

  /// The same with each view's place among its siblings, which a search would make quadratic; 0 for the root.
  static func preorderWithPlaces(_ root: UIView, _ visit: (UIView, Int, Int) throws -> Bool) rethrows {
    try preorderWithPlaces(root, order: nil, visit)
  }

  /// The same with siblings in another order.
  static func preorderWithPlaces(
    _ root: UIView, order: Order?, _ visit: (UIView, Int, Int) throws -> Bool
  ) rethrows {
    guard try visit(root, 0, 0) else { return }
    func children(_ view: UIView) -> (list: [UIView], places: [Int]) {
      let list = view.subviews
      guard let order, list.count > 1 else { return (list, []) }
      let sorted = order(list.enumerated().map { (place: $0, view: $1) })
      return (sorted.map(\.view), sorted.map(\.place))
    }
    let first = children(root)
    var open: [(list: [UIView], places: [Int], next: Int)] = [(first.list, first.places, 0)]
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
      if try visit(view, open.count, open[last].places.isEmpty ? next : open[last].places[next]) {
        let (list, places) = children(view)
        if !list.isEmpty { open.append((list, places, 0)) }
      }
    }
  }
}
