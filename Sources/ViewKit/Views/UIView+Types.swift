extension UIView {
  /// How drawn content is fitted into changed bounds.
  public enum ContentMode: Int, Sendable, CaseIterable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    /// Draws anew on every change of the bounds.
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }

  /// What of a view gives way when its superview's size changes.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// What `intrinsicContentSize` answers on an axis without a wish.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Targets for `systemLayoutSizeFitting`: as small and as large as can be.
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}

extension UIView.AutoresizingMask: CustomStringConvertible {
  /// `[.flexibleWidth, .flexibleHeight]`
  public var description: String {
    SetText.of(
      rawValue,
      [
        "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin", "flexibleHeight",
        "flexibleBottomMargin",
      ])
  }

  /// UIKit's letters: `LM+W+RM`.
  var letters: String {
    let names = ["LM", "W", "RM", "TM", "H", "BM"]
    return names.indices.filter { rawValue & (1 << UInt($0)) != 0 }.map { names[$0] }.joined(separator: "+")
  }
}

extension UIView.ContentMode {
  /// The layer's word for it.
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}

/// Which way a view's content runs.
public enum UISemanticContentAttribute: Int, Sendable, CaseIterable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable, CaseIterable {
  case leftToRight = 0
  case rightToLeft = 1
}

/// The text of an option set, as a Swift program would write the value.
enum SetText {
  /// `names` are those of bits 0, 1 …; bits without a name are shown as a number.
  static func of<Bits: FixedWidthInteger>(_ rawValue: Bits, _ names: [String]) -> String {
    var rest = rawValue
    var parts: [String] = []
    for (bit, name) in names.enumerated() where rawValue & (1 << Bits(bit)) != 0 {
      parts.append("." + name)
      rest &= ~(1 << Bits(bit))
    }
    if rest != 0 { parts.append("rawValue: \(rest)") }
    return "[" + parts.joined(separator: ", ") + "]"
  }
}
