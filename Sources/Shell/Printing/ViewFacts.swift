import ViewKit

/// What of a view is not as in a fresh one, in a few words each.
enum ViewFacts {
  static func of(_ view: UIView, showsPending: Bool) -> [String] {
    let text = TextBuffer.text { write(view, showsPending: showsPending, to: $0, first: "", between: "\n") }
    return text.split(separator: "\n").map(String.init)
  }

  /// - Parameters:
  ///   - first: goes before the first fact, if there is one.
  ///   - between: goes between two facts.
  static func write(
    _ view: UIView, showsPending: Bool, to text: TextBuffer, first: StaticString, between: StaticString
  ) {
    var isFirst = true
    func next() {
      text.put(isFirst ? first : between)
      isFirst = false
    }
    func fact(_ words: StaticString) {
      next()
      text.put(words)
    }
    let layer = view.layer
    let transform = view.transform
    let isTransformed = !transform.isIdentity
    let bounds = view.bounds
    if isTransformed || bounds.origin != .zero {
      fact("bounds ")
      text.short(bounds)
    }
    if isTransformed {
      next()
      text.write(transform.words)
    }
    let anchor = layer.anchorPoint
    if anchor != CGPoint(x: 0.5, y: 0.5) {
      fact("anchor ")
      text.write(anchor.short)
    }
    if view.tag != 0 {
      fact("tag ")
      text.write(view.tag)
    }
    if view.isHidden { fact("hidden") }
    let alpha = view.alpha
    if alpha != 1 {
      fact("alpha ")
      text.short(Double(alpha))
    }
    if view.clipsToBounds { fact("clips") }
    if !view.isUserInteractionEnabled { fact("not interactive") }
    if !view.isOpaque { fact("not opaque") }
    if let color = view.backgroundColor {
      fact("background ")
      text.write(Colors.short(color))
    }
    let mask = view.autoresizingMask
    if !mask.isEmpty, !(view is UIWindow) {
      fact("resizes ")
      text.write(mask.words)
    }
    if !view.autoresizesSubviews { fact("does not resize subviews") }
    let mode = view.contentMode
    if mode != .scaleToFill {
      next()
      text.write("\(mode)")
    }
    if showsPending {
      if view.isLayoutPending { fact("needs layout") }
      if view.isDisplayPending { fact("needs display") }
    }
  }
}

/// Colours by name where they have one.
enum Colors {
  static let names = [
    "black", "darkGray", "lightGray", "white", "gray", "clear", "red", "green", "blue", "cyan", "yellow", "magenta",
    "orange", "purple", "brown",
  ]

  /// The name of a fixed colour of equal components.
  static func name(_ color: UIColor) -> String? {
    let wanted = color.cgColor
    return names.first { fixed($0).cgColor == wanted }
  }

  static func short(_ color: UIColor) -> String {
    if let name = name(color) { return name }
    let c = color.rgba
    return "rgb \(c.red.short) \(c.green.short) \(c.blue.short)" + (c.alpha == 1 ? "" : " alpha \(c.alpha.short)")
  }

  static func literal(_ color: UIColor) -> String {
    if let name = name(color) { return "UIColor.\(name)" }
    let c = color.rgba
    return "UIColor(red: \(c.red.literal), green: \(c.green.literal), blue: \(c.blue.literal), "
      + "alpha: \(c.alpha.literal))"
  }

  private static func fixed(_ name: String) -> UIColor {
    switch name {
    case "black": .black
    case "darkGray": .darkGray
    case "lightGray": .lightGray
    case "white": .white
    case "gray": .gray
    case "clear": .clear
    case "red": .red
    case "green": .green
    case "blue": .blue
    case "cyan": .cyan
    case "yellow": .yellow
    case "magenta": .magenta
    case "orange": .orange
    case "purple": .purple
    default: .brown
    }
  }
}
