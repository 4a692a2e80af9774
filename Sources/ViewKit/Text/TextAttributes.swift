/// How a text is drawn: what of `NSAttributedString`'s attributes counts here.
public struct TextAttributes {
  /// Helvetica 12 in UIKit; here the system's font of that size.
  public var font = UIFont.systemFont(ofSize: 12)
  public var foregroundColor = UIColor.black
  public var backgroundColor: UIColor?
  public var alignment = NSTextAlignment.natural
  /// Points between lines.
  public var lineSpacing: CGFloat = 0

  public init() {}
}

/// The side that lines keep to.
public enum NSTextAlignment: Int, Sendable, CaseIterable {
  case left = 0
  case center = 1
  case right = 2
  /// As `left` here: lines are not stretched.
  case justified = 3
  /// As `left`: texts run from left to right here.
  case natural = 4
}

extension TextAttributes {
  /// What a table of attributes says. Attributes of the program's own are allowed, and mean nothing to drawing; of the
  /// known ones a value of another type than theirs is an exception.
  public init(_ table: [NSAttributedString.Key: Any]?) {
    self.init()
    for (key, value) in table ?? [:] {
      switch key {
      case .font: Self.take(value, for: ".font", &font)
      case .foregroundColor: Self.take(value, for: ".foregroundColor", &foregroundColor)
      case .backgroundColor:
        var color = UIColor.clear
        Self.take(value, for: ".backgroundColor", &color)
        backgroundColor = color
      case .paragraphStyle:
        var style = NSMutableParagraphStyle()
        Self.take(value, for: ".paragraphStyle", &style)
        (alignment, lineSpacing) = (style.alignment, style.lineSpacing)
      default: break
      }
    }
  }

  private static func take<T>(_ value: Any, for name: String, _ place: inout T) {
    if let value = value as? T {
      place = value
    } else {
      let type = _typeName(T.self, qualified: false)
      Runtime.current.raise("NSInvalidArgumentException", "attribute \(name) is to be a \(type)")
    }
  }
}
