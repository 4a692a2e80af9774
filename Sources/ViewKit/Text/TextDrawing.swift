extension String {
  /// The text's box when drawn, in points: as wide as its widest line. Not Apple's numbers; see `UIFont`.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    size(TextAttributes(attributes))
  }

  /// Draws the text with the top left corner of its box at a point; lines break only where the text says so.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    draw(at: point, TextAttributes(attributes))
  }

  /// Draws the text into a rectangle, broken between words. Lines that would begin below the rectangle are left out.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    draw(in: rect, TextAttributes(attributes))
  }

  func size(_ attributes: TextAttributes) -> CGSize {
    let lines = TextMetrics.lines(of: self, attributes.font.data, limit: .infinity)
    let count = CGFloat(lines.count)
    return CGSize(
      width: lines.map(\.width).max() ?? 0,
      height: count * attributes.font.lineHeight + (count - 1) * attributes.lineSpacing)
  }

  func draw(at point: CGPoint, _ attributes: TextAttributes) {
    draw("String.draw(at:)", CGRect(origin: point, size: size(attributes)), attributes, limit: .infinity)
  }

  func draw(in rect: CGRect, _ attributes: TextAttributes) {
    let rect = rect.standardized
    draw("String.draw(in:)", rect, attributes, limit: rect.width)
  }

  private func draw(_ call: String, _ rect: CGRect, _ attributes: TextAttributes, limit: CGFloat) {
    guard let context = Runtime.current.context(for: call), context.isOpen else { return }
    guard rect.isFinite else {
      return context.ignored(.drawingIgnored, "text at a place that is not finite is not drawn")
    }
    let font = attributes.font
    var top = rect.minY
    for line in TextMetrics.lines(of: self, font.data, limit: limit) {
      if top >= rect.maxY || !top.isFinite { break }
      let gap = rect.width - line.width
      let x = rect.minX + (attributes.alignment == .center ? gap / 2 : attributes.alignment == .right ? gap : 0)
      guard x.isFinite else { continue }
      if let color = attributes.backgroundColor {
        let box = CGRect(x: x, y: top, width: line.width, height: font.lineHeight)
        let area = PathData(rect: box).applying(context.ctm)
        if area.isFinite { context.add(.fill(area, .winding, DrawColor(color))) }
      }
      if !line.text.isEmpty {
        context.add(
          .text(
            TextRun(
              text: String(line.text), font: font.data, color: DrawColor(attributes.foregroundColor),
              baseline: CGPoint(x: x, y: top + font.ascender), width: line.width, transform: context.ctm)))
      }
      top += font.lineHeight + max(attributes.lineSpacing, 0)
    }
  }
}

/// A text with attributes, the same for all of it.
public final class NSAttributedString: NSObject {
  /// The name of an attribute.
  public struct Key: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `UIFont`.
    public static let font = Key(rawValue: "NSFont")
    /// A `UIColor`.
    public static let foregroundColor = Key(rawValue: "NSColor")
    /// A `UIColor`.
    public static let backgroundColor = Key(rawValue: "NSBackgroundColor")
    /// An `NSMutableParagraphStyle`.
    public static let paragraphStyle = Key(rawValue: "NSParagraphStyle")

    public var description: String { rawValue }
  }

  public let string: String
  public let attributes: TextAttributes

  public init(string: String, attributes: [Key: Any]? = nil) {
    (self.string, self.attributes) = (string, TextAttributes(attributes))
    super.init()
  }

  /// In UTF-16 code units, as in Foundation.
  public var length: Int { string.utf16.count }

  public func size() -> CGSize { string.size(attributes) }

  public func draw(at point: CGPoint) { string.draw(at: point, attributes) }

  public func draw(in rect: CGRect) { string.draw(in: rect, attributes) }

  public override var description: String { string }
}

/// How the lines of a text stand.
public final class NSMutableParagraphStyle: NSObject {
  public var alignment = NSTextAlignment.natural { didSet { Runtime.changed() } }
  /// Points between lines; below 0 counts as 0.
  public var lineSpacing: CGFloat = 0 { didSet { Runtime.changed() } }

  public override init() { super.init() }
}
