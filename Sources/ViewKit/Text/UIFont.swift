/// A font: what renderers are to look for, and this library's own idea of its metrics.
///
/// **The metrics are not Apple's.** All fonts share one small table of widths (`TextMetrics`), so that texts measure the
/// same on every machine: an em of ascent and descent as round numbers, bold a little wider.
public final class UIFont: NSObject {
  /// How heavy, from -1 to 1 with 0 as regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    /// As in CSS: 100 … 900.
    var css: Int {
      let steps: [(CGFloat, Int)] = [
        (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.1, 400), (0.27, 500), (0.35, 600), (0.5, 700), (0.6, 800),
      ]
      return steps.first { rawValue <= $0.0 }?.1 ?? 900
    }
  }

  public let data: FontData

  init(_ data: FontData) {
    self.data = data
    super.init()
  }

  /// A font by its name. The name is passed on to renderers; whether they have it nobody knows here, so that only an
  /// empty name has no font.
  public convenience init?(name: String, size: CGFloat) {
    if name.isEmpty { return nil }
    let style = name.split(separator: "-").dropFirst().joined()
    self.init(
      FontData(
        family: String(name.prefix { $0 != "-" }), size: Self.sound(size), weight: style.contains("Bold") ? 700 : 400,
        isItalic: style.contains("Italic") || style.contains("Oblique"),
        isMonospaced: name.hasPrefix("Courier") || name.hasPrefix("Menlo")))
  }

  public static func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }

  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontData(family: nil, size: sound(size), weight: weight.css, isItalic: false, isMonospaced: false))
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(FontData(family: nil, size: sound(size), weight: 400, isItalic: true, isMonospaced: false))
  }

  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontData(family: nil, size: sound(size), weight: weight.css, isItalic: false, isMonospaced: true))
  }

  public static var systemFontSize: CGFloat { 14 }
  public static var smallSystemFontSize: CGFloat { 12 }
  public static var labelFontSize: CGFloat { 17 }
  public static var buttonFontSize: CGFloat { 18 }

  /// In points.
  public var pointSize: CGFloat { data.size }

  public var familyName: String { data.family ?? ".AppleSystemUIFont" }

  public var fontName: String {
    let style = (data.weight > 500 ? "Bold" : "") + (data.isItalic ? "Italic" : "")
    return style.isEmpty ? familyName : "\(familyName)-\(style)"
  }

  /// From the baseline up to the top of the line: 0.95 of the size.
  public var ascender: CGFloat { data.size * TextMetrics.ascent }

  /// From the baseline down to the bottom of the line, negative: 0.25 of the size.
  public var descender: CGFloat { -data.size * TextMetrics.descent }

  /// The height of a line: 1.2 times the size.
  public var lineHeight: CGFloat { data.size * (TextMetrics.ascent + TextMetrics.descent) }

  /// Between lines: none.
  public var leading: CGFloat { 0 }

  public var capHeight: CGFloat { data.size * 0.7 }
  public var xHeight: CGFloat { data.size * 0.5 }

  public func withSize(_ size: CGFloat) -> UIFont {
    var copy = data
    copy.size = Self.sound(size)
    return UIFont(copy)
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.data == data }

  public override var hash: Int { data.hashValue }

  /// In the words of CSS, as UIKit has it: `<UIFont: 0x5; font-family: "Menlo"; font-weight: 400; font-size: 12pt>`.
  public override var description: String {
    "<UIFont: \(Runtime.current.nameOf(self)); font-family: \"\(familyName)\"; font-weight: \(data.weight); "
      + (data.isItalic ? "font-style: italic; " : "") + "font-size: \(NumberText.g(data.size))pt>"
  }

  /// A size that is no number above 0, or beyond all use, counts as the system's.
  private static func sound(_ size: CGFloat) -> CGFloat { size > 0 && size < 1e6 ? size : systemFontSize }
}
