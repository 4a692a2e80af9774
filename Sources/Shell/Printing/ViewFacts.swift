import ViewKit

/// What of a view is not as in a fresh one, in a few words each.
enum ViewFacts {
  static func of(_ view: UIView, showsPending: Bool) -> [String] {
    var facts: [String] = []
    let bounds = view.bounds
    let transform = view.transform
    let layer = view.layer
    if !transform.isIdentity || bounds.origin != .zero { facts.append("bounds \(bounds.short)") }
    if !transform.isIdentity { facts.append(transform.words) }
    if layer.anchorPoint != CGPoint(x: 0.5, y: 0.5) { facts.append("anchor \(layer.anchorPoint.short)") }
    if view.tag != 0 { facts.append("tag \(view.tag)") }
    if view.isHidden { facts.append("hidden") }
    if view.alpha != 1 { facts.append("alpha \(Double(view.alpha).short)") }
    if view.clipsToBounds { facts.append("clips") }
    if !view.isUserInteractionEnabled { facts.append("not interactive") }
    if !view.isOpaque { facts.append("not opaque") }
    if let color = view.backgroundColor { facts.append("background \(Colors.short(color))") }
    let isWindow = view is UIWindow
    if !isWindow, !view.autoresizingMask.isEmpty { facts.append("resizes \(view.autoresizingMask.words)") }
    if !view.autoresizesSubviews { facts.append("does not resize subviews") }
    if view.contentMode != .scaleToFill { facts.append("\(view.contentMode)") }
    if showsPending {
      if view.isLayoutPending { facts.append("needs layout") }
      if view.isDisplayPending { facts.append("needs display") }
    }
    return facts
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
