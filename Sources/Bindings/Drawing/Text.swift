import Language
import Syntax
import ViewKit

/// `[NSAttributedString.Key: Any]`, with the objects that stand behind the script's values.
struct AttributeTable: Bridged {
  let attributes: [NSAttributedString.Key: Any]

  static func type(in catalog: Catalog) -> Type { catalog.dictionary(NSAttributedString.Key.type(in: catalog), .any) }
  static func unbox(_ value: Value) throws -> AttributeTable {
    let table = try value.table()
    var attributes: [NSAttributedString.Key: Any] = [:]
    for (key, value) in zip(try table.keys, try table.values) {
      attributes[try NSAttributedString.Key.unbox(key)] = try AnyValue.unbox(value).native
    }
    return AttributeTable(attributes: attributes)
  }
  /// Never given to a script.
  var boxed: Value { .void }
}

extension ViewBindings {
  func addText() {
    let root = catalog.nativeNominal("NSObject")
    addClass(UIFont.self, of: root, "A font; its metrics are not Apple's.") { [fontMakers($0), fontRows($0)] }
    addBlob(UIFont.Weight.self, "How heavy a font is, from -1 to 1.", conforms: [catalog.rawRepresentable]) {
      [weightRows($0)]
    }
    addClass(NSMutableParagraphStyle.self, of: root, "How the lines of a text stand.") { [paragraphRows($0)] }
    addClass(NSAttributedString.self, of: root, "A text with attributes.") { [attributedRows($0)] }
    addText(NSAttributedString.Key.self, "The name of an attribute of text.", conforms: [catalog.rawRepresentable]) {
      [keyRows($0)]
    }
    guard let string = catalog.nativeNominal("String") else { return }
    for row in stringRows(Rows<String>()) { row.register(in: catalog, owner: string) }
  }
}

private func stringRows(_ string: Rows<String>) -> [NativeRow] {
  [
    string.method(
      "size(withAttributes attrs = nil:)", objc: "sizeWithAttributes:",
      "How large it is when drawn, in points; by a table of vsh, not Apple's.",
      example: "\"vsh\".size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)])  // (15.6, 12.0)"
    ) { (text: String, attributes: AttributeTable?) in text.size(withAttributes: attributes?.attributes) },
    string.action(
      "draw(at point:withAttributes attrs = nil:)", objc: "drawAtPoint:withAttributes:",
      "Draws it with its top left corner at a point.",
      example: drawn("\"hi\".draw(at: .zero)", "[\"text \\\"hi\\\" at 0 11.4 in 0 0 0 1, 12 pt\"]")
    ) { (text: String, point: CGPoint, attributes: AttributeTable?) in
      text.draw(at: point, withAttributes: attributes?.attributes)
    },
    string.action(
      "draw(in rect:withAttributes attrs = nil:)", objc: "drawInRect:withAttributes:",
      "Draws it into a rectangle, lines broken between words.",
      example: drawn("\"hi\".draw(in: CGRectMake(0, 0, 9, 9), withAttributes: [.foregroundColor: UIColor.red])")
    ) { (text: String, rect: CGRect, attributes: AttributeTable?) in
      text.draw(in: rect, withAttributes: attributes?.attributes)
    },
  ]
}

private func fontMakers(_ font: Rows<UIFont>) -> [NativeRow] {
  [
    font.function(
      "systemFont(ofSize:)", objc: "systemFontOfSize:", "The system's font in a size, in points.",
      example: "UIFont.systemFont(ofSize: 17).pointSize  // 17.0"
    ) { UIFont.systemFont(ofSize: $0) },
    font.function(
      "systemFont(ofSize:weight:)", objc: "systemFontOfSize:weight:", "The system's font in a weight.",
      example: "UIFont.systemFont(ofSize: 17, weight: .semibold).pointSize  // 17.0"
    ) { UIFont.systemFont(ofSize: $0, weight: $1) },
    font.function(
      "boldSystemFont(ofSize:)", objc: "boldSystemFontOfSize:", "The system's font in bold.",
      example: "UIFont.boldSystemFont(ofSize: 17).fontName.hasSuffix(\"Bold\")  // true"
    ) { UIFont.boldSystemFont(ofSize: $0) },
    font.function(
      "italicSystemFont(ofSize:)", objc: "italicSystemFontOfSize:", "The system's font in italic.",
      example: "UIFont.italicSystemFont(ofSize: 17).fontName.hasSuffix(\"Italic\")  // true"
    ) { UIFont.italicSystemFont(ofSize: $0) },
    font.function(
      "monospacedSystemFont(ofSize:weight:)", objc: "monospacedSystemFontOfSize:weight:", "A font of one width.",
      example:
        "\"il\".size(withAttributes: [.font: UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)])  // (12.0, 12.0)"
    ) { UIFont.monospacedSystemFont(ofSize: $0, weight: $1) },
    font.function(
      "init(name:size:)", "A font by its name; nil for an empty one.",
      example: "UIFont(name: \"Menlo-Bold\", size: 12)?.familyName  // Optional(\"Menlo\")", .failable
    ) { (name: String, size: CGFloat) in UIFont(name: name, size: size) },
    font.staticProperty(
      "systemFontSize", "The usual size.", example: "UIFont.systemFontSize  // 14.0", get: { UIFont.systemFontSize }),
    font.staticProperty(
      "smallSystemFontSize", "The usual small size.", example: "UIFont.smallSystemFontSize  // 12.0",
      get: { UIFont.smallSystemFontSize }),
    font.staticProperty(
      "labelFontSize", "The usual size of labels.", example: "UIFont.labelFontSize  // 17.0",
      get: { UIFont.labelFontSize }),
    font.staticProperty(
      "buttonFontSize", "The usual size of buttons.", example: "UIFont.buttonFontSize  // 18.0",
      get: { UIFont.buttonFontSize }),
  ]
}

private func fontRows(_ font: Rows<UIFont>) -> [NativeRow] {
  let ten = "UIFont.systemFont(ofSize: 10)"
  return [
    font.property("pointSize", "The size in points.", example: "\(ten).pointSize  // 10.0", get: { $0.pointSize }),
    font.property(
      "fontName", "Its name with its style.", example: "UIFont(name: \"Menlo\", size: 12)!.fontName  // Menlo",
      get: { $0.fontName }),
    font.property(
      "familyName", "Its name without its style.", example: "UIFont(name: \"Menlo\", size: 12)!.familyName  // Menlo",
      get: { $0.familyName }),
    font.property(
      "ascender", "From the baseline up to the top of a line; not Apple's number.", example: "\(ten).ascender  // 9.5",
      get: { $0.ascender }),
    font.property(
      "descender", "From the baseline down, negative; not Apple's number.", example: "\(ten).descender  // -2.5",
      get: { $0.descender }),
    font.property(
      "lineHeight", "The height of a line; not Apple's number.", example: "\(ten).lineHeight  // 12.0",
      get: { $0.lineHeight }),
    font.property("leading", "What is between lines: nothing.", example: "\(ten).leading  // 0.0", get: { $0.leading }),
    font.property("capHeight", "The height of capitals.", example: "\(ten).capHeight  // 7.0", get: { $0.capHeight }),
    font.property("xHeight", "The height of an x.", example: "\(ten).xHeight  // 5.0", get: { $0.xHeight }),
    font.method(
      "withSize(_ fontSize:)", objc: "fontWithSize:", "The same in another size.",
      example: "\(ten).withSize(20).pointSize  // 20.0"
    ) { (font: UIFont, size: CGFloat) in font.withSize(size) },
  ]
}

private func weightRows(_ weight: Rows<UIFont.Weight>) -> [NativeRow] {
  let named: [(String, UIFont.Weight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
    ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]
  return [
    weight.field(
      "rawValue", CGFloat.self, at: 0, "The weight as a number.", example: "UIFont.Weight.bold.rawValue  // 0.4"),
    weight.function(
      "init(rawValue:)", "The weight of a number.", example: "UIFont.Weight(rawValue: 0.4) == .bold  // true"
    ) {
      (value: CGFloat) in UIFont.Weight(rawValue: value)
    },
  ] + named.map { name, value in weight.staticProperty(name, "A weight of \(value.rawValue).", get: { value }) }
}

private func paragraphRows(_ style: Rows<NSMutableParagraphStyle>) -> [NativeRow] {
  [
    style.function(
      "init()", objc: "init", "Lines as they are.", example: "NSMutableParagraphStyle().alignment  // natural"
    ) {
      NSMutableParagraphStyle()
    },
    style.property(
      "alignment", "The side that lines keep to.", default: "natural",
      example: "NSMutableParagraphStyle().alignment  // natural", get: { $0.alignment }, set: { $0.alignment = $1 }),
    style.property(
      "lineSpacing", "Points between lines.", default: "0.0", example: "NSMutableParagraphStyle().lineSpacing  // 0.0",
      get: { $0.lineSpacing }, set: { $0.lineSpacing = $1 }),
  ]
}

private func attributedRows(_ text: Rows<NSAttributedString>) -> [NativeRow] {
  let ten = "NSAttributedString(string: \"vsh\", attributes: [.font: UIFont.systemFont(ofSize: 10)])"
  return [
    text.function(
      "init(string str:attributes attrs = nil:)", "A text with attributes.", example: "\(ten).length  // 3"
    ) { (text: String, attributes: AttributeTable?) in
      NSAttributedString(string: text, attributes: attributes?.attributes)
    },
    text.property("string", "The text alone.", example: "\(ten).string  // vsh", get: { $0.string }),
    text.property("length", "How many UTF-16 units it has.", example: "\(ten).length  // 3", get: { $0.length }),
    text.method(
      "size()", objc: "size", "How large it is when drawn, in points.", example: "\(ten).size()  // (15.6, 12.0)"
    ) { $0.size() },
    text.action(
      "draw(at point:)", objc: "drawAtPoint:", "Draws it with its top left corner at a point.",
      example: drawn("NSAttributedString(string: \"hi\").draw(at: .zero)")
    ) { (text: NSAttributedString, point: CGPoint) in text.draw(at: point) },
    text.action(
      "draw(in rect:)", objc: "drawInRect:", "Draws it into a rectangle, lines broken between words.",
      example: drawn("NSAttributedString(string: \"hi\").draw(in: CGRectMake(0, 0, 9, 9))")
    ) { (text: NSAttributedString, rect: CGRect) in text.draw(in: rect) },
  ]
}

private func keyRows(_ key: Rows<NSAttributedString.Key>) -> [NativeRow] {
  [
    key.function(
      "init(rawValue:)", "The attribute of a name.",
      example: "NSAttributedString.Key(rawValue: \"NSFont\") == .font  // true"
    ) { (name: String) in NSAttributedString.Key(rawValue: name) },
    key.property(
      "rawValue", "The name.", example: "NSAttributedString.Key.font.rawValue  // NSFont", get: { $0.rawValue }),
    key.staticProperty("font", "A UIFont.", get: { NSAttributedString.Key.font }),
    key.staticProperty("foregroundColor", "A UIColor.", get: { NSAttributedString.Key.foregroundColor }),
    key.staticProperty("backgroundColor", "A UIColor.", get: { NSAttributedString.Key.backgroundColor }),
    key.staticProperty("paragraphStyle", "An NSMutableParagraphStyle.", get: { NSAttributedString.Key.paragraphStyle }),
  ]
}
