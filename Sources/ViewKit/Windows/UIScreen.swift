/// What the windows stand on.
public final class UIScreen: NSObject {
  /// The world's only screen.
  public static var main: UIScreen { Runtime.current.screen }

  /// The screen's rectangle in points.
  public let bounds: CGRect
  /// Pixels a point.
  public let scale: CGFloat
  /// The parts that bars or rounded corners cover. Our own addition.
  public let safeAreaInsets: UIEdgeInsets

  init(size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    super.init()
  }

  /// The screen's rectangle in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.size.width * scale, height: bounds.size.height * scale)
  }

  public var nativeScale: CGFloat { scale }
}
