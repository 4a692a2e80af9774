extension UIView {
  final func setFrame(_ rect: CGRect) {
    if layer.transformBox != nil {
      let runtime = Runtime.current
      // Autoresizing sets frames too, and nobody asked it to in so many words.
      if !runtime.cascade.isRunning {
        runtime.note(
          .frameUndefined,
          "\(runtime.phrase(self)) has a transform, so its frame is only the box around it; "
            + "set bounds and center instead")
      }
    }
    layer.store(frame: rect)
  }

  /// What a change of the bounds brings with it. Called by the layer, whoever changed them.
  final func boundsDidChange(from old: CGRect) {
    let new = layer.boundsValue
    if new.size != old.size {
      autoresizeSubviews(from: old.size, to: new.size)
      markLayout(Runtime.current.cascade.isRunning ? .autoresized : .boundsSize)
      above?._withUnsafeGuaranteedRef { $0.markLayout(.subviewSize) }
    } else {
      // Only the origin moved: the view has scrolled.
      markLayout(.boundsOrigin)
    }
    if contentModeValue == .redraw { markDisplay(new, new.size != old.size ? .boundsSize : .boundsOrigin) }
  }

  final func fitSize() {
    let size = sizeThatFits(layer.boundsValue.size)
    let origin = frame.origin
    bounds = CGRect(origin: layer.boundsValue.origin, size: size)
    // Resizing went about the center; the top left corner is to stay.
    let moved = frame.origin
    if moved == origin { return }
    center = CGPoint(x: center.x + (origin.x - moved.x), y: center.y + (origin.y - moved.y))
  }

  /// The rectangle that alignment looks at, for a frame.
  public final func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame for an alignment rectangle; the inverse of `alignmentRect(forFrame:)`.
  public final func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let i = alignmentRectInsets
    return alignmentRect.inset(by: UIEdgeInsets(top: -i.top, left: -i.left, bottom: -i.bottom, right: -i.right))
  }

  /// The view whose first baseline stands for the receiver's.
  public final var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view whose last baseline stands for the receiver's.
  public final var forLastBaselineLayout: UIView { self }
}
