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
    var siblings = Siblings(root.subviews, order)
    var open: [Siblings] = []
    while true {
      let next = siblings.next
      if next == siblings.list.count {
        guard let outer = open.popLast() else { return }
        siblings = outer
        continue
      }
      siblings.next = next + 1
      let view = siblings.list[next]
      guard try visit(view, open.count + 1, siblings.places.isEmpty ? next : siblings.places[next]) else { continue }
      let list = view.subviews
      if list.isEmpty { continue }
      open.append(siblings)
      siblings = Siblings(list, order)
    }
  }

  /// The views of one superview, and how far the walk has come among them.
  private struct Siblings {
    var list: [UIView]
    /// Where they are, unless they are in their own order.
    var places: [Int] = []
    var next = 0

    init(_ list: [UIView], _ order: Order?) {
      self.list = list
      guard let order, list.count > 1 else { return }
      let sorted = order(list.enumerated().map { (place: $0, view: $1) })
      self.list = sorted.map(\.view)
      places = sorted.map(\.place)
    }
  }
}
