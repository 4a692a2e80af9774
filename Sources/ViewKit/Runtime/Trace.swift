/// Who wants to know, as it happens, which views are marked for a pass and how the pass goes about them. Our own
/// addition: what `trace` shows.
public protocol RuntimeTracer: AnyObject {
  /// For layout, the view was not marked before; for display, more of it is to be drawn now (`UIView.invalidRect`).
  func marked(_ view: UIView, for pass: TracedPass, because cause: MarkCause)
  /// The pass comes to a marked view; its mark is gone already.
  func began(_ view: UIView, in pass: TracedPass)
  func ended(_ view: UIView, in pass: TracedPass)
  /// A view's layer, or one of no view, was drawn.
  ///
  /// - Parameters:
  ///   - rect: what of it, in its coordinates.
  ///   - list: what it shows now.
  ///   - fresh: how many of the list's commands, the last ones, this drawing has added.
  func drew(_ layer: CALayer, in rect: CGRect, _ list: DisplayList, fresh: Int)
}

public enum TracedPass: String, CaseIterable, Sendable {
  case layout
  case display
}

/// What set a mark.
public enum MarkCause: Sendable {
  /// `setNeedsLayout()` or `setNeedsDisplay()`.
  case asked
  case boundsSize
  case boundsOrigin
  /// A subview got another size.
  case subviewSize
  /// The superview's size changed, and the autoresizing mask with it the view's own.
  case autoresized
  case subviewAdded
  case subviewRemoved
  case subviewOrder
  case moved
  case margins
  case sublayers
  case contentScale
}

extension Runtime {
  /// Told of marks and passes; nil costs nothing.
  public var tracer: (any RuntimeTracer)? {
    get { tracerStorage }
    set {
      tracerStorage = newValue
      Runtime.isTraced = newValue != nil
    }
  }

  /// The tracer of the world in use, if there is any at all: the marks of views are set too often to ask the world.
  @inline(__always) static var tracing: (any RuntimeTracer)? { isTraced ? current.tracerStorage : nil }
}
