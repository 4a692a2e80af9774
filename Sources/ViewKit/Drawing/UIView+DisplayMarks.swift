extension UIView {
  /// Whether the view waits to be drawn. Our own addition.
  public final var isDisplayPending: Bool { flags.contains(.needsDisplay) }

  /// What of the view is to be drawn anew, in its own coordinates; null when nothing is. Our own addition.
  public final var invalidRect: CGRect {
    if !flags.contains(.needsDisplay) { return .null }
    if flags.contains(.neverDrawn) { return layer.boundsValue }
    return (extras?.invalidRect ?? .null).intersection(layer.boundsValue)
  }

  /// A program's own call for drawing.
  final func requestDisplay(_ rect: CGRect) {
    if !hooks.contains(.draw) && type(of: layer) == CALayer.self {
      let runtime = Runtime.current
      runtime.note(
        .drawsNothing, "\(runtime.phrase(self)) has no draw(_:) of its own: setNeedsDisplay changes nothing")
      return
    }
    markDisplay(rect, .asked)
  }

  /// Adds to what is to be drawn anew. Parts outside the bounds do not count.
  final func markDisplay(_ rect: CGRect, _ cause: @autoclosure () -> MarkCause) {
    guard hooks.contains(.draw) || type(of: layer) != CALayer.self else { return }
    let part = rect.intersection(layer.boundsValue)
    if part.isEmpty { return }
    let all = rare.invalidRect.union(part)
    let isMore = !flags.contains(.needsDisplay) || all != rare.invalidRect && !flags.contains(.neverDrawn)
    rare.invalidRect = all
    flags.insert(.needsDisplay)
    markDisplayUpwards()
    Runtime.changed()
    if isMore { Runtime.tracing?.marked(self, for: .display, because: cause()) }
  }

  /// Lets the ancestors know of a pending display here or below, up to the first that knows already.
  final func markDisplayUpwards() {
    if flags.isDisjoint(with: [.needsDisplay, .displayBelow]) { return }
    var step = above
    while let view = step {
      step = view._withUnsafeGuaranteedRef { view in
        if view.flags.contains(.displayBelow) { return nil }
        view.flags.insert(.displayBelow)
        return view.above
      }
    }
  }
}

extension CALayer {
  final func markDisplay(_ rect: CGRect) {
    if let owner {
      owner.markDisplay(rect, .asked)
      return
    }
    let part = rect.intersection(boundsValue)
    if part.isEmpty { return }
    rare.invalidRect = rare.invalidRect.union(part)
    set(.needsDisplay, true)
    markDisplayUpwards()
  }

  /// Lets the layers above this one and the view that holds them know, up to the first that knows already.
  final func markDisplayUpwards() {
    var layer = self
    while let up = layer.superlayer {
      if let view = up.owner {
        view.flags.insert(.displayBelow)
        view.markDisplayUpwards()
        return
      }
      if up.flags.contains(.displayBelow) { return }
      up.flags.insert(.displayBelow)
      layer = up
    }
  }
}
