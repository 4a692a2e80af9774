/// Draws the views that wait for it in a visible window: superviews before subviews, in their order.
///
/// A view that is hidden, or whose bounds are empty, keeps waiting.
enum DisplayPass {
  /// Returns how many views and layers were drawn.
  static func run(window: UIWindow) -> Int {
    if window.isHidden { return 0 }
    var count = 0
    var waiting: [UIView] = []
    var hidden: [CALayer] = []
    var open: [(view: UIView, list: [UIView], next: Int)] = []
    func visit(_ view: UIView) {
      if view.layer.isHidden {
        waiting.append(view)
        return
      }
      if view.flags.contains(.needsDisplay) {
        if view.layer.boundsValue.isEmpty {
          waiting.append(view)
        } else if view.invalidRect.isEmpty {
          // What was to be drawn has moved out of the bounds.
          view.flags.remove(.needsDisplay)
          view.extras?.invalidRect = .null
        } else {
          display(view)
          count += 1
        }
      }
      if view.flags.contains(.displayBelow) {
        view.flags.remove(.displayBelow)
        if let list = view.layer.sublayerList {
          for layer in list where layer.superlayerLink != nil { count += display(bare: layer, &hidden) }
        }
        if !view.subviewList.isEmpty { open.append((view, view.subviewList, 0)) }
      }
    }
    visit(window)
    while !open.isEmpty {
      let last = open.count - 1
      let next = open[last].next
      if next == open[last].list.count {
        open.removeLast()
        continue
      }
      open[last].next = next + 1
      let child = open[last].list[next]
      if child.flags.isDisjoint(with: [.needsDisplay, .displayBelow]) { continue }
      if child.superviewLink === open[last].view { visit(child) }
    }
    for view in waiting { view.markDisplayUpwards() }
    for layer in hidden { layer.markDisplayUpwards() }
    return count
  }

  private static func display(_ view: UIView) {
    if type(of: view.layer) != CALayer.self || view.layer.extras?.delegate != nil {
      view.layer.display()
      // An override that draws by itself has drawn.
      view.flags.subtract([.needsDisplay, .neverDrawn])
      view.extras?.invalidRect = .null
    } else {
      view.display(view.layer)
    }
  }

  private static func display(bare top: CALayer, _ hidden: inout [CALayer]) -> Int {
    var count = 0
    var open = [top]
    while let layer = open.popLast() {
      if layer.owner != nil { continue }
      if layer.isHidden {
        hidden.append(layer)
        continue
      }
      if layer.flags.contains(.needsDisplay) {
        layer.flags.remove(.needsDisplay)
        layer.display()
        // An override that draws by itself has drawn all.
        if !layer.flags.contains(.needsDisplay) { layer.extras?.invalidRect = .null }
        count += 1
      }
      if layer.flags.contains(.displayBelow) {
        layer.flags.remove(.displayBelow)
        open.append(contentsOf: layer.sublayerArray.reversed())
      }
    }
    return count
  }
}
