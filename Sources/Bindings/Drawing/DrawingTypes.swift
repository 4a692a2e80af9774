import Language
import Syntax
import ViewKit

extension CGLineCap: EnumBridged {
  public static var scriptName: String { "CGLineCap" }
}
extension CGLineJoin: EnumBridged {
  public static var scriptName: String { "CGLineJoin" }
}
extension CGPathDrawingMode: EnumBridged {
  public static var scriptName: String { "CGPathDrawingMode" }
}
extension CGPathFillRule: EnumBridged {
  public static var scriptName: String { "CGPathFillRule" }
}
extension CGBlendMode: EnumBridged {
  public static var scriptName: String { "CGBlendMode" }
}
extension NSTextAlignment: EnumBridged {
  public static var scriptName: String { "NSTextAlignment" }
}
extension UIImage.RenderingMode: EnumBridged {
  public static var scriptName: String { "UIImage.RenderingMode" }
}
extension UIRectCorner: OptionBridged {}
extension UIFont.Weight: BlobBridged {
  public static var scriptName: String { "UIFont.Weight" }
}
extension NSAttributedString.Key: TextBridged {
  public static var scriptName: String { "NSAttributedString.Key" }
  public init(bridgedText: String) { self.init(rawValue: bridgedText) }
  public var bridgedText: String { rawValue }
}

extension ViewBindings {
  func addDrawingTypes() {
    addEnum(
      CGLineCap.self, "What the ends of a line look like.", prefix: "kCGLineCap",
      ["Cut off at the end.", "A half circle beyond the end.", "Half a square beyond the end."])
    addEnum(
      CGLineJoin.self, "What the corners of a line look like.", prefix: "kCGLineJoin",
      ["Pointed, up to the miter limit.", "Round.", "Cut off."])
    addEnum(
      CGPathDrawingMode.self, "How a path is painted.",
      [
        "The inside by winding.", "The inside by the even-odd rule.", "The line.", "The inside and the line.",
        "The inside by the even-odd rule, and the line.",
      ])
    // Not `kCGPathDrawingMode…` as C's other constants, and the names are not those of the cases with a capital.
    catalog.addConstants(prefix: "kCGPath") { [unowned catalog] in
      for (mode, name) in zip(CGPathDrawingMode.allCases, ["Fill", "EOFill", "Stroke", "FillStroke", "EOFillStroke"]) {
        catalog.addConstant("kCGPath\(name)", "A way to paint a path.", mode, modern: "CGPathDrawingMode.\(mode)")
      }
    }
    addEnum(
      CGPathFillRule.self, "What of a path is its inside.",
      ["Where a ray outward crosses the path an odd number of times.", "What the path winds around."])
    addEnum(
      CGBlendMode.self, "How what is drawn mixes with what is there.", prefix: "kCGBlendMode",
      [
        "Over it.", "Multiplied with it: darker.", "The opposite of multiplied: lighter.", "Multiply or screen by it.",
        "The darker of both.", "The lighter of both.", "It brightened by what is drawn.",
        "It darkened by what is drawn.", "Softly lit by what is drawn.", "Multiply or screen by what is drawn.",
        "The difference of both.", "A softer difference.", "The hue of what is drawn on it.",
        "The saturation of what is drawn on it.", "The hue and saturation of what is drawn on it.",
        "The brightness of what is drawn on it.", "Erases what is there.", "In place of it.",
      ])
    addEnum(
      NSTextAlignment.self, "The side that lines of text keep to.", prefix: "NSTextAlignment",
      ["The left.", "The middle.", "The right.", "As left here.", "As left here."])
    addOptions(
      UIRectCorner.self, "Corners of a rectangle.", prefix: "UIRectCorner",
      [
        ("topLeft", .topLeft, "The top left."), ("topRight", .topRight, "The top right."),
        ("bottomLeft", .bottomLeft, "The bottom left."), ("bottomRight", .bottomRight, "The bottom right."),
        ("allCorners", .allCorners, "All of them."),
      ])
  }
}

/// An example that draws into an image with a context `c`, and shows what that recorded.
func drawn(_ code: String, _ lines: String? = nil) -> String {
  "UIGraphicsImageRenderer(size: CGSizeMake(9, 9)).image { r in let c = r.cgContext; \(code) }"
    + (lines.map { ".drawing  // \($0)" } ?? "")
}

/// An example that asks a context `c` of an image something.
func asked(_ code: String, _ question: String, _ answer: String) -> String {
  "{ UIGraphicsBeginImageContext(CGSizeMake(9, 9)); let c = UIGraphicsGetCurrentContext()!; \(code); return \(question) "
    + "}()  // \(answer)"
}
