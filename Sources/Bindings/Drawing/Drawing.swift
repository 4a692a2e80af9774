import Language
import Syntax
import ViewKit

extension ViewBindings {
  func addDrawing() {
    let root = catalog.nativeNominal("NSObject")
    addClass(CGColor.self, of: root, "A colour of Core Graphics: a space and components.") { [coreColorRows($0)] }
    addClass(UIColor.self, of: root, "A colour in a grey or RGB space, or a system colour.") {
      [colorRows($0), colorComponents($0), colorDrawing($0), fixedColors($0), systemColors($0), semanticColors($0)]
    }
    addDrawingTypes()
    addPaths()
    addContexts()
    addContextFunctions()
    addImages()
    addText()
  }
}

private func coreColorRows(_ color: Rows<CGColor>) -> [NativeRow] {
  [
    color.function(
      "init(gray:alpha:)", "A grey, from 0 (black) to 1 (white), with an opacity.",
      example: "CGColor(gray: 0.5, alpha: 1).components  // [0.5, 1.0]"
    ) { CGColor(gray: $0, alpha: $1) },
    color.function(
      "init(red:green:blue:alpha:)", "A colour of components from 0 to 1.",
      example: "CGColor(red: 1, green: 0.5, blue: 0, alpha: 1).components  // [1.0, 0.5, 0.0, 1.0]"
    ) { CGColor(red: $0, green: $1, blue: $2, alpha: $3) },
    color.property(
      "components", "Its components, the opacity last.",
      example: "UIColor.cyan.cgColor.components  // [0.0, 1.0, 1.0, 1.0]", get: { $0.components }),
    color.property(
      "numberOfComponents", "2 for a grey, 4 for other colours.",
      example: "UIColor.white.cgColor.numberOfComponents  // 2", get: { $0.numberOfComponents }),
    color.property(
      "alpha", "The opacity, from 0 (clear) to 1 (opaque).", example: "UIColor.clear.cgColor.alpha  // 0.0",
      get: { $0.alpha }),
    color.method(
      "copy(alpha:)", objc: "copyWithAlpha:", "The same colour with another opacity.",
      example: "UIColor.red.cgColor.copy(alpha: 0.5)?.alpha  // Optional(0.5)"
    ) { (color: CGColor, alpha: CGFloat) in color.copy(alpha: alpha) },
  ]
}

private func colorRows(_ color: Rows<UIColor>) -> [NativeRow] {
  [
    color.function(
      "init(red:green:blue:alpha:)", objc: "initWithRed:green:blue:alpha:", "A colour of components from 0 to 1.",
      example: "UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)  // UIExtendedSRGBColorSpace 1 0.5 0 1", .convenience
    ) { UIColor(red: $0, green: $1, blue: $2, alpha: $3) },
    color.function(
      "init(white:alpha:)", objc: "initWithWhite:alpha:", "A grey, from 0 (black) to 1 (white).",
      example: "UIColor(white: 0.5, alpha: 1)  // UIExtendedGrayColorSpace 0.5 1", .convenience
    ) { UIColor(white: $0, alpha: $1) },
    color.function(
      "init(hue:saturation:brightness:alpha:)", objc: "initWithHue:saturation:brightness:alpha:",
      "A colour by hue (0 to 1 around the circle), saturation and brightness.",
      example: "UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)  // UIExtendedSRGBColorSpace 0 1 1 1",
      .convenience
    ) { UIColor(hue: $0, saturation: $1, brightness: $2, alpha: $3) },
    color.function(
      "init(cgColor:)", objc: "initWithCGColor:", "A colour of Core Graphics.",
      example: "UIColor(cgColor: CGColor(gray: 0.5, alpha: 1))  // UIExtendedGrayColorSpace 0.5 1", .convenience
    ) { UIColor(cgColor: $0) },
    color.property(
      "cgColor", "The same as a colour of Core Graphics.", objc: "CGColor",
      example: "UIColor.orange.cgColor.components  // [1.0, 0.5, 0.0, 1.0]", get: { $0.cgColor }),
    color.method(
      "withAlphaComponent(_ alpha:)", objc: "colorWithAlphaComponent:", "The same colour with another opacity.",
      example: "UIColor.red.withAlphaComponent(0.5)  // UIExtendedSRGBColorSpace 1 0 0 0.5"
    ) { $0.withAlphaComponent($1) },
    color.property(
      "rgba", "Red, green, blue and alpha from 0 to 1; an addition of vsh.",
      example: "UIColor.orange.rgba  // (red: 1.0, green: 0.5, blue: 0.0, alpha: 1.0)", get: { Components($0.rgba) }),
  ]
}

private func colorComponents(_ color: Rows<UIColor>) -> [NativeRow] {
  [
    color.method(
      "getRed(_ red:green:blue:alpha:)", objc: "getRed:green:blue:alpha:", "Stores the components and returns true.",
      example: "var r = 0.0, g = r, b = r, a = r, found = UIColor.orange.getRed(&r, green: &g, blue: &b, alpha: &a)",
      .discardable
    ) { (color: UIColor, r: InoutDouble, g: InoutDouble, b: InoutDouble, a: InoutDouble) in
      color.getRed(r.pointer, green: g.pointer, blue: b.pointer, alpha: a.pointer)
    },
    color.method(
      "getHue(_ hue:saturation:brightness:alpha:)", objc: "getHue:saturation:brightness:alpha:",
      "Stores hue, saturation, brightness and opacity and returns true.",
      example:
        "var h = 0.0, s = h, b = h, a = h, found = UIColor.red.getHue(&h, saturation: &s, brightness: &b, alpha: &a)",
      .discardable
    ) { (color: UIColor, h: InoutDouble, s: InoutDouble, b: InoutDouble, a: InoutDouble) in
      color.getHue(h.pointer, saturation: s.pointer, brightness: b.pointer, alpha: a.pointer)
    },
    color.method(
      "getWhite(_ white:alpha:)", objc: "getWhite:alpha:", "Stores the components of a grey; false for other colours.",
      example: "var white = 0.0, alpha = 0.0, found = UIColor.gray.getWhite(&white, alpha: &alpha)", .discardable
    ) { (color: UIColor, white: InoutDouble, alpha: InoutDouble) in
      color.getWhite(white.pointer, alpha: alpha.pointer)
    },
  ]
}

private func colorDrawing(_ color: Rows<UIColor>) -> [NativeRow] {
  let red = "c.fill(CGRectMake(0, 0, 9, 9))"
  return [
    color.action(
      "set()", objc: "set", "Makes it the colour of fills and lines in the current context.",
      example: drawn("UIColor.red.set(); \(red)", "[\"fill (0 0; 9 9) in 1 0 0 1\"]")
    ) { $0.set() },
    color.action(
      "setFill()", objc: "setFill", "Makes it the colour of fills in the current context.",
      example: drawn("UIColor.red.setFill(); \(red)", "[\"fill (0 0; 9 9) in 1 0 0 1\"]")
    ) { $0.setFill() },
    color.action(
      "setStroke()", objc: "setStroke", "Makes it the colour of lines in the current context.",
      example: drawn("UIColor.red.setStroke(); c.stroke(CGRectMake(1, 1, 7, 7))", "[\"stroke (1 1; 7 7) in 1 0 0 1\"]")
    ) { $0.setStroke() },
  ]
}
