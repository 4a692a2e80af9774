/// A colour of Core Graphics: a space and components, the last of them alpha.
public final class CGColor: NSObject {
  /// Two components for a grey, four for red, green and blue; each 0 … 1, alpha last.
  public let components: [CGFloat]

  public init(gray: CGFloat, alpha: CGFloat) {
    components = [gray, alpha]
    super.init()
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    super.init()
  }

  public var numberOfComponents: Int { components.count }

  public var alpha: CGFloat { components[components.count - 1] }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    let c = components
    return c.count == 2
      ? CGColor(gray: c[0], alpha: alpha) : CGColor(red: c[0], green: c[1], blue: c[2], alpha: alpha)
  }

  static var black: CGColor { CGColor(gray: 0, alpha: 1) }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.components == components }

  public override var hash: Int { components.hashValue }

  public override var description: String {
    let space = components.count == 2 ? "kCGColorSpaceExtendedGray" : "kCGColorSpaceExtendedSRGB"
    return "<CGColor \(Runtime.current.nameOf(self)) \(space) (\(components.map(NumberText.g).joined(separator: " ")))>"
  }
}
