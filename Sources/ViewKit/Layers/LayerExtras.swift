/// The values of a layer that few layers have other than by default.
final class LayerExtras {
  var zPosition: CGFloat = 0
  var contentsScale: CGFloat = 1
  var contentsGravity = CALayerContentsGravity.resize
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contents: Any?
  var cornerRadius: CGFloat = 0
  var maskedCorners = CACornerMask.all
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .black
  /// Kept as the view's colour, so that a view reads back the colour it was given.
  var background: UIColor?
  var shadowColor: CGColor? = .black
  var shadowOpacity: Float = 0
  var shadowRadius: CGFloat = 3
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowPath: CGPath?
  var name: String?
  weak var delegate: (any CALayerDelegate)?
  /// What of a layer that belongs to no view is to be drawn anew, in its own coordinates.
  var invalidRect = CGRect.null

  func copy() -> LayerExtras {
    let other = LayerExtras()
    other.zPosition = zPosition
    other.contentsScale = contentsScale
    other.contentsGravity = contentsGravity
    other.contentsRect = contentsRect
    other.contentsCenter = contentsCenter
    other.contents = contents
    other.cornerRadius = cornerRadius
    other.maskedCorners = maskedCorners
    other.borderWidth = borderWidth
    other.borderColor = borderColor
    other.background = background
    other.shadowColor = shadowColor
    other.shadowOpacity = shadowOpacity
    other.shadowRadius = shadowRadius
    other.shadowOffset = shadowOffset
    other.shadowPath = shadowPath
    other.name = name
    return other
  }
}

extension CALayer {
  /// The extras, made if need be.
  final var rare: LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
  }

  /// Stores a rare value unless it is there already, so that defaults cost nothing.
  final func setRare<T: Equatable>(_ new: T, _ old: T, _ store: (LayerExtras) -> Void) {
    if new == old { return }
    store(rare)
    Runtime.changed()
  }
}

/// How contents are fitted into a layer's bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let center = Self(rawValue: "center")
  public static let top = Self(rawValue: "top")
  public static let bottom = Self(rawValue: "bottom")
  public static let left = Self(rawValue: "left")
  public static let right = Self(rawValue: "right")
  public static let topLeft = Self(rawValue: "topLeft")
  public static let topRight = Self(rawValue: "topRight")
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  public static let bottomRight = Self(rawValue: "bottomRight")
  public static let resize = Self(rawValue: "resize")
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")

  public var description: String { rawValue }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all = CACornerMask(rawValue: 15)
}

extension CACornerMask: CustomStringConvertible {
  public var description: String {
    SetText.of(
      rawValue,
      ["layerMinXMinYCorner", "layerMaxXMinYCorner", "layerMinXMaxYCorner", "layerMaxXMaxYCorner"])
  }
}
