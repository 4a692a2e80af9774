extension UIView {
  final func setAlpha(_ value: CGFloat) {
    layer.opacity = Float(value)
    noteIfOpaqueAndTranslucent()
  }

  final func setOpaque(_ value: Bool) {
    set(.opaque, value)
    layer.isOpaque = value
    if value { noteIfOpaqueAndTranslucent() }
  }

  /// Only a program that says `isOpaque = true` itself contradicts itself; the default of true says nothing.
  private func noteIfOpaqueAndTranslucent() {
    if layer.opacityValue < 1 && layer.isOpaque && flags.contains(.opaque) {
      let runtime = Runtime.current
      runtime.note(
        .opaqueTranslucent,
        "\(runtime.phrase(self)) is opaque but has alpha \(NumberText.g(alpha)): set isOpaque to false")
    }
  }

  final func setBackgroundColor(_ color: UIColor?) {
    if color == layer.extras?.background { return }
    layer.rare.background = color
    Runtime.changed()
  }

  final func setContentMode(_ mode: ContentMode) {
    if mode == contentModeValue { return }
    contentModeValue = mode
    layer.contentsGravity = mode.gravity
    layer.needsDisplayOnBoundsChange = mode == .redraw
    Runtime.changed()
  }

  final var inheritedTint: UIColor {
    var view: UIView? = self
    while let step = view {
      if let tint = step.extras?.tint { return tint }
      view = step.superviewLink
    }
    return .systemBlue
  }

  final func setTintColor(_ color: UIColor?) {
    setRare(color, extras?.tint) { $0.tint = color }
  }
}
