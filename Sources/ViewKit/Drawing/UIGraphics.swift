/// The contexts that drawing may go to, the current one last.
struct GraphicsStack {
  enum Kind { case view, image, pushed }

  struct Entry {
    /// Nil for an image context that could not be made.
    let context: CGContext?
    let kind: Kind
  }

  var entries: [Entry] = []

  /// Makes a context current while `body` runs. What `body` leaves on the stack goes, with a note.
  static func with(_ context: CGContext, _ kind: Kind, _ body: () -> Void) {
    let runtime = Runtime.current
    let depth = runtime.graphics.entries.count
    runtime.graphics.entries.append(Entry(context: context, kind: kind))
    body()
    let left = runtime.graphics.entries.count - depth - 1
    if left > 0 {
      runtime.note(.unbalancedState, "drawing ended with \(left) contexts not popped or ended")
    }
    runtime.graphics.entries.removeSubrange(min(depth, runtime.graphics.entries.count)...)
  }
}

extension Runtime {
  /// The current context for a call that needs one; without one there is a note, and nothing is to be drawn.
  func context(for call: @autoclosure () -> String) -> CGContext? {
    if let context = graphics.entries.last?.context { return context }
    note(.noContext, "\(call()) outside a draw(_:) or an image context: there is nothing to draw into")
    return nil
  }
}

/// The context that drawing goes to: in a `draw(_:)` or an image context; nil outside.
public func UIGraphicsGetCurrentContext() -> CGContext? { Runtime.current.graphics.entries.last?.context }

/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) {
  Runtime.current.graphics.entries.append(.init(context: context, kind: .pushed))
  Runtime.changed()
}

/// Undoes the last `UIGraphicsPushContext(_:)`.
public func UIGraphicsPopContext() {
  let runtime = Runtime.current
  guard runtime.graphics.entries.last?.kind == .pushed else {
    return runtime.note(.unbalancedState, "UIGraphicsPopContext() without a UIGraphicsPushContext(_:) before it")
  }
  runtime.graphics.entries.removeLast()
  Runtime.changed()
}

/// Fills a rectangle with the fill colour, which replaces what is there (blend mode copy).
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  Runtime.current.context(for: "UIRectFill")?.with(blendMode) { $0.fill(rect) }
}

/// Fills a frame one point wide along the inside of a rectangle with the fill colour, which replaces what is there. The
/// line width has no say in it.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  Runtime.current.context(for: "UIRectFrame")?.with(blendMode) { context in
    let inner = rect.standardized.insetBy(dx: 1, dy: 1)
    if inner.isNull || inner.isEmpty { return context.fill(rect) }
    context.beginPath()
    context.addRect(rect)
    context.addRect(inner)
    context.fillPath(using: .evenOdd)
  }
}

/// Limits drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) { Runtime.current.context(for: "UIRectClip")?.clip(to: rect) }

extension CGContext {
  /// Draws with a blend mode and an alpha, and goes back to the state before.
  func with(_ blendMode: CGBlendMode, alpha: CGFloat = 1, _ body: (CGContext) -> Void) {
    guard isOpen else { return }
    let (mode, former) = (state.blendMode, state.alpha)
    state.blendMode = blendMode
    state.alpha *= min(max(alpha, 0), 1)
    body(self)
    (state.blendMode, state.alpha) = (mode, former)
  }
}

extension UIColor {
  /// Makes this the colour of fills and strokes in the current context.
  public final func set() {
    guard let context = Runtime.current.context(for: "UIColor.set()") else { return }
    context.setFillColor(cgColor)
    context.setStrokeColor(cgColor)
  }

  public final func setFill() { Runtime.current.context(for: "UIColor.setFill()")?.setFillColor(cgColor) }

  public final func setStroke() { Runtime.current.context(for: "UIColor.setStroke()")?.setStrokeColor(cgColor) }
}
