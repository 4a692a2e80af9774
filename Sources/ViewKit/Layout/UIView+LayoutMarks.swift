extension UIView {
  /// Whether the view asked for layout and has not got it yet. Our own addition.
  public final var isLayoutPending: Bool { flags.contains(.needsLayout) }

  final func markLayout(_ cause: @autoclosure () -> MarkCause) {
    if flags.contains(.deallocating) { return }
    if !flags.contains(.needsLayout) {
      flags.insert(.needsLayout)
      Runtime.changed()
      Runtime.tracing?.marked(self, for: .layout, because: cause())
    }
    markLayoutAbove()
  }

  /// Lets the ancestors know, up to the first that knows already.
  final func markLayoutAbove() {
    var step = above
    while let view = step {
      step = view._withUnsafeGuaranteedRef { view in
        if view.flags.contains(.layoutBelow) { return nil }
        view.flags.insert(.layoutBelow)
        return view.above
      }
    }
  }
}

extension CALayer {
  final func markLayout(_ cause: @autoclosure () -> MarkCause) {
    if let owner {
      owner.markLayout(cause())
    } else {
      set(.needsLayout, true)
      markLayoutUpwards()
    }
  }

  /// Lets the layers above this one and the view that holds them know, up to the first that knows already.
  final func markLayoutUpwards() {
    var layer = self
    while let up = layer.superlayer {
      if let view = up.owner {
        view.flags.insert(.layoutBelow)
        view.markLayoutAbove()
        return
      }
      if up.flags.contains(.layoutBelow) { return }
      up.flags.insert(.layoutBelow)
      layer = up
    }
  }
}
