/// Lays out the views that asked for it: parents first, then subviews in their order, and again until none asks.
///
/// A view's mark is cleared before its `layoutSubviews()`, so a mark found afterwards was set by the call itself.
enum LayoutPass {
  /// A view may be asked this often in one pass; one that still wants more keeps its mark until the next.
  private static let roundLimit = 100

  /// Lays out the subtree of the outermost view in an unbroken line of superviews that ask. Returns how many views
  /// were laid out.
  @discardableResult
  static func run(view: UIView) -> Int {
    var top = view
    while let up = top.superviewLink, up.flags.contains(.needsLayout) { top = up }
    return run(top: top)
  }

  static func run(from layer: CALayer) {
    if let owner = layer.owner {
      run(view: owner)
      return
    }
    var top = layer
    while let up = top.superlayer, up.owner == nil, up.flags.contains(.needsLayout) { top = up }
    if let view = top.superlayer?.owner, view.flags.contains(.needsLayout) {
      run(view: view)
      return
    }
    for _ in 0..<roundLimit where sweep(bare: top) == 0 { return }
  }

  static func run(top: UIView) -> Int {
    var count = 0
    var rounds = 0
    while !top.flags.isDisjoint(with: [.needsLayout, .layoutBelow]) {
      if rounds == roundLimit {
        let runtime = Runtime.current
        runtime.note(
          .layoutLoop,
          "layout under \(runtime.phrase(top)) asks for layout again each time: stopped after \(rounds) rounds")
        break
      }
      count += sweep(top)
      rounds += 1
      if Runtime.isAskedToStop { break }
    }
    return count
  }

  /// One walk over what is marked.
  private static func sweep(_ top: UIView) -> Int {
    var count = 0
    var open: [(view: UIView, list: [UIView], next: Int)] = []
    var steps = 0
    func visit(_ view: UIView) {
      if view.flags.contains(.needsLayout) {
        view.flags.remove(.needsLayout)
        Runtime.tracing?.began(view, in: .layout)
        layOut(view)
        Runtime.tracing?.ended(view, in: .layout)
        count += 1
      }
      if view.flags.contains(.layoutBelow) {
        view.flags.remove(.layoutBelow)
        if let list = view.layer.sublayerList {
          for layer in list where layer.superlayerLink != nil { sweep(bare: layer) }
        }
        if !view.subviewList.isEmpty { open.append((view, view.subviewList, 0)) }
      }
    }
    visit(top)
    while !open.isEmpty {
      let last = open.count - 1
      let next = open[last].next
      if next == open[last].list.count {
        open.removeLast()
        continue
      }
      open[last].next = next + 1
      if Runtime.stops(&steps) { return count }
      let child = open[last].list[next]
      if child.flags.isDisjoint(with: [.needsLayout, .layoutBelow]) { continue }
      if child.superviewLink === open[last].view { visit(child) }
    }
    return count
  }

  private static func layOut(_ view: UIView) {
    if type(of: view.layer) != CALayer.self || view.layer.extras?.delegate != nil {
      view.layer.layoutSublayers()
    } else if view.hooks.contains(.layout) {
      view.layoutSublayers(of: view.layer)
    }
  }

  /// Lays out a layer of no view and the layers below it; a view's layer in between is its view's business.
  @discardableResult
  private static func sweep(bare top: CALayer) -> Int {
    var count = 0
    var open = [top]
    while let layer = open.popLast() {
      if let view = layer.owner {
        count += run(top: view)
        continue
      }
      if layer.flags.contains(.needsLayout) {
        layer.flags.remove(.needsLayout)
        layer.layoutSublayers()
        count += 1
      }
      if layer.flags.contains(.layoutBelow) {
        layer.flags.remove(.layoutBelow)
        open.append(contentsOf: layer.sublayerArray.reversed())
      }
    }
    return count
  }
}
