extension UIColor {
  // The fixed colours. The first six are greys, the others are in the RGB space.

  public class var black: UIColor { gray("black", 0) }
  public class var darkGray: UIColor { gray("darkGray", 1.0 / 3) }
  public class var lightGray: UIColor { gray("lightGray", 2.0 / 3) }
  public class var white: UIColor { gray("white", 1) }
  public class var gray: UIColor { gray("gray", 0.5) }
  public class var clear: UIColor { gray("clear", 0, 0) }
  public class var red: UIColor { rgb("red", 1, 0, 0) }
  public class var green: UIColor { rgb("green", 0, 1, 0) }
  public class var blue: UIColor { rgb("blue", 0, 0, 1) }
  public class var cyan: UIColor { rgb("cyan", 0, 1, 1) }
  public class var yellow: UIColor { rgb("yellow", 1, 1, 0) }
  public class var magenta: UIColor { rgb("magenta", 1, 0, 1) }
  public class var orange: UIColor { rgb("orange", 1, 0.5, 0) }
  public class var purple: UIColor { rgb("purple", 0.5, 0, 0.5) }
  public class var brown: UIColor { rgb("brown", 0.6, 0.4, 0.2) }

  private static func gray(_ name: String, _ white: CGFloat, _ alpha: CGFloat = 1) -> UIColor {
    shared(name) { UIColor(white: white, alpha: alpha) }
  }

  private static func rgb(_ name: String, _ r: CGFloat, _ g: CGFloat, _ b: CGFloat) -> UIColor {
    shared(name) { UIColor(red: r, green: g, blue: b, alpha: 1) }
  }

  /// One object a name, as in UIKit: `UIColor.red === UIColor.red`.
  static func shared(_ name: String, _ make: () -> UIColor) -> UIColor {
    let runtime = Runtime.current
    if let color = runtime.namedColors[name] { return color }
    let color = make()
    runtime.namedColors[name] = color
    return color
  }
}
