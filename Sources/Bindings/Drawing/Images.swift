import Language
import ViewKit

extension ViewBindings {
  func addImages() {
    let root = catalog.nativeNominal("NSObject")
    addClass(CGImage.self, of: root, "An image of Core Graphics, made by drawing.") { [coreImageRows($0)] }
    addClass(UIImage.self, of: root, "A picture that drawing made.") { [imageRows($0)] }
    addEnum(
      UIImage.RenderingMode.self, "How an image view treats an image.", prefix: "UIImageRenderingMode",
      ["As the place of use says.", "In its own colours.", "As a stencil."])
    addClass(UIGraphicsImageRendererFormat.self, of: root, "What images that a renderer makes are like.") {
      [formatRows($0)]
    }
    addClass(UIGraphicsImageRendererContext.self, of: root, "What drawing for a renderer goes to.") {
      [rendererContextRows($0)]
    }
    addClass(UIGraphicsImageRenderer.self, of: root, "Makes images by calling code that draws them.") {
      [unowned self] in [rendererRows($0)]
    }
    catalog.add(graphicsFunctions(Rows<GlobalScope>()))
  }

  private func rendererRows(_ renderer: Rows<UIGraphicsImageRenderer>) -> [NativeRow] {
    [
      renderer.function(
        "init(size:)", objc: "initWithSize:", "Makes images of a size, in points.",
        example: "UIGraphicsImageRenderer(size: CGSizeMake(9, 9)).image { _ in }.size  // (9.0, 9.0)"
      ) { UIGraphicsImageRenderer(size: $0) },
      renderer.function(
        "init(bounds:)", objc: "initWithBounds:", "Makes images of a rectangle.",
        example: "UIGraphicsImageRenderer(bounds: CGRectMake(-5, -5, 10, 10)).image { _ in }.size  // (10.0, 10.0)"
      ) { UIGraphicsImageRenderer(bounds: $0) },
      renderer.function(
        "init(size:format:)", objc: "initWithSize:format:", "Makes images of a size in a format.",
        example:
          "UIGraphicsImageRenderer(size: CGSizeMake(9, 9), format: UIGraphicsImageRendererFormat()).format.opaque  // false"
      ) { (size: CGSize, format: UIGraphicsImageRendererFormat) in UIGraphicsImageRenderer(size: size, format: format)
      },
      renderer.function(
        "init(bounds:format:)", objc: "initWithBounds:format:", "Makes images of a rectangle in a format.",
        example:
          "UIGraphicsImageRenderer(bounds: CGRectMake(0, 0, 9, 9), format: UIGraphicsImageRendererFormat()).format.scale  // 2.0"
      ) { (bounds: CGRect, format: UIGraphicsImageRendererFormat) in
        UIGraphicsImageRenderer(bounds: bounds, format: format)
      },
      renderer.property(
        "format", "What the images are like.",
        example: "UIGraphicsImageRenderer(size: CGSizeMake(9, 9)).format.scale  // 2.0", get: { $0.format }),
      renderer.method(
        "image(actions:)", objc: "imageWithActions:", "The image that code draws.",
        example:
          "UIGraphicsImageRenderer(size: CGSizeMake(9, 9)).image { $0.fill(CGRectMake(1, 1, 2, 2)) }.drawing  // [\"fill (1 1; 2 2) in 0 0 0 1\"]"
      ) { [unowned self] (renderer: UIGraphicsImageRenderer, actions: Callback1<UIGraphicsImageRendererContext>) in
        renderer.image { made in if let context { actions.run(made, in: context) } }
      },
    ]
  }
}

private func coreImageRows(_ image: Rows<CGImage>) -> [NativeRow] {
  [
    image.property(
      "width", "The width in pixels.",
      example: "UIGraphicsImageRenderer(size: CGSizeMake(9, 9)).image { _ in }.cgImage?.width  // Optional(18)",
      get: { $0.width }),
    image.property(
      "height", "The height in pixels.",
      example: "UIGraphicsImageRenderer(size: CGSizeMake(9, 9)).image { _ in }.cgImage?.height  // Optional(18)",
      get: { $0.height }),
    image.property(
      "drawing", "What was drawn, a line each; an addition of vsh.",
      example: "UIGraphicsImageRenderer(size: CGSizeMake(9, 9)).image { _ in }.cgImage?.drawing  // Optional([])",
      get: { $0.drawing }),
  ]
}

private func imageRows(_ image: Rows<UIImage>) -> [NativeRow] {
  [
    image.function("init()", objc: "init", "An image without size.", example: "UIImage().size  // (0.0, 0.0)") {
      UIImage()
    },
    image.function(
      "init(cgImage:)", objc: "initWithCGImage:", "An image whose points are another's pixels.",
      example:
        "UIImage(cgImage: UIGraphicsImageRenderer(size: CGSizeMake(9, 9)).image { _ in }.cgImage!).size  // (18.0, 18.0)"
    ) { UIImage(cgImage: $0) },
    image.function(
      "init(named:)", "Always nil: there are no files of images here.",
      example: "UIImage(named: \"star\") == nil  // true",
      .failable
    ) { (name: String) in UIImage(named: name) },
    image.property("size", "The size in points.", example: "UIImage().size  // (0.0, 0.0)", get: { $0.size }),
    image.property("scale", "Pixels a point.", example: "UIImage().scale  // 1.0", get: { $0.scale }),
    image.property(
      "cgImage", "The image of Core Graphics; nil without size.", objc: "CGImage",
      example: "UIImage().cgImage == nil  // true",
      get: { $0.cgImage }),
    image.property(
      "renderingMode", "How an image view treats it.", example: "UIImage().renderingMode  // automatic",
      get: { $0.renderingMode }),
    image.method(
      "withRenderingMode(_ renderingMode:)", objc: "imageWithRenderingMode:", "The same to be treated another way.",
      example: "UIImage().withRenderingMode(.alwaysTemplate).renderingMode  // alwaysTemplate"
    ) { (image: UIImage, mode: UIImage.RenderingMode) in image.withRenderingMode(mode) },
    image.property(
      "drawing", "What was drawn, a line each; an addition of vsh.", example: "UIImage().drawing  // []",
      get: { $0.drawing }),
    image.action(
      "draw(at point:)", objc: "drawAtPoint:", "Draws it in its size.", example: drawn("UIImage().draw(at: .zero)")
    ) { (image: UIImage, point: CGPoint) in image.draw(at: point) },
    image.action(
      "draw(at point:blendMode:alpha:)", objc: "drawAtPoint:blendMode:alpha:", "Draws it in its size, mixed.",
      example: drawn("UIImage().draw(at: .zero, blendMode: .multiply, alpha: 0.5)")
    ) { (image: UIImage, point: CGPoint, mode: CGBlendMode, alpha: CGFloat) in
      image.draw(at: point, blendMode: mode, alpha: alpha)
    },
    image.action(
      "draw(in rect:)", objc: "drawInRect:", "Draws it stretched to a rectangle.",
      example: drawn("UIImage().draw(in: CGRectMake(0, 0, 9, 9))")
    ) { (image: UIImage, rect: CGRect) in image.draw(in: rect) },
    image.action(
      "draw(in rect:blendMode:alpha:)", objc: "drawInRect:blendMode:alpha:",
      "Draws it stretched to a rectangle, mixed.",
      example: drawn("UIImage().draw(in: CGRectMake(0, 0, 9, 9), blendMode: .multiply, alpha: 0.5)")
    ) { (image: UIImage, rect: CGRect, mode: CGBlendMode, alpha: CGFloat) in
      image.draw(in: rect, blendMode: mode, alpha: alpha)
    },
  ]
}

private func formatRows(_ format: Rows<UIGraphicsImageRendererFormat>) -> [NativeRow] {
  [
    format.function(
      "init()", objc: "init", "The screen's scale, not opaque.",
      example: "UIGraphicsImageRendererFormat().scale  // 2.0"
    ) { UIGraphicsImageRendererFormat() },
    format.property(
      "scale", "Pixels a point.", default: "2.0", example: "UIGraphicsImageRendererFormat().scale  // 2.0",
      get: { $0.scale }, set: { $0.scale = $1 }),
    format.property(
      "opaque", "Whether images begin filled with black.", default: "false",
      example: "UIGraphicsImageRendererFormat().opaque  // false", get: { $0.opaque }, set: { $0.opaque = $1 }),
  ]
}

private func rendererContextRows(_ context: Rows<UIGraphicsImageRendererContext>) -> [NativeRow] {
  let fill = "[\"fill (1 1; 2 2) in 0 0 0 1\"]"
  return [
    context.property(
      "cgContext", "The context of Core Graphics.", objc: "CGContext",
      example: drawn("r.cgContext.fill(CGRectMake(1, 1, 2, 2))", fill), get: { $0.cgContext }),
    context.property(
      "format", "What the image is like.", example: drawn("print(r.format.opaque)", "false\n[]"), get: { $0.format }),
    context.property(
      "currentImage", "What has been drawn so far.", example: drawn("let i = r.currentImage"), get: { $0.currentImage }),
    context.action(
      "fill(_ rect:)", objc: "fillRect:", "Fills a rectangle.", example: drawn("r.fill(CGRectMake(1, 1, 2, 2))", fill)
    ) { (context: UIGraphicsImageRendererContext, rect: CGRect) in context.fill(rect) },
    context.action(
      "fill(_ rect:blendMode:)", objc: "fillRect:blendMode:", "Fills a rectangle, mixed with what is there.",
      example: drawn("r.fill(CGRectMake(1, 1, 2, 2), blendMode: .multiply)")
    ) { (context: UIGraphicsImageRendererContext, rect: CGRect, mode: CGBlendMode) in
      context.fill(rect, blendMode: mode)
    },
    context.action(
      "stroke(_ rect:)", objc: "strokeRect:", "A frame one point wide inside a rectangle.",
      example: drawn("r.stroke(CGRectMake(1, 1, 7, 7))", "[\"stroke (1.5 1.5; 6 6) in 0 0 0 1\"]")
    ) { (context: UIGraphicsImageRendererContext, rect: CGRect) in context.stroke(rect) },
    context.action(
      "stroke(_ rect:blendMode:)", objc: "strokeRect:blendMode:", "A frame one point wide, mixed with what is there.",
      example: drawn("r.stroke(CGRectMake(1, 1, 7, 7), blendMode: .multiply)")
    ) { (context: UIGraphicsImageRendererContext, rect: CGRect, mode: CGBlendMode) in
      context.stroke(rect, blendMode: mode)
    },
    context.action(
      "clip(to rect:)", objc: "clipToRect:", "Limits drawing to a rectangle.",
      example: drawn("r.clip(to: CGRectMake(1, 1, 7, 7))")
    ) { (context: UIGraphicsImageRendererContext, rect: CGRect) in context.clip(to: rect) },
  ]
}

private func graphicsFunctions(_ global: Rows<GlobalScope>) -> [NativeRow] {
  func done(_ body: Void) -> NoResult { NoResult() }
  return [
    global.function(
      "UIGraphicsGetCurrentContext()", "Where drawing goes: nil outside a draw(_:) or an image context.",
      example: "UIGraphicsGetCurrentContext() == nil  // true"
    ) { UIGraphicsGetCurrentContext() },
    global.function(
      "UIGraphicsPushContext(_ context:)", "Makes a context the current one.",
      example: drawn("UIGraphicsPushContext(c); UIGraphicsPopContext()")
    ) { (context: CGContext) in done(UIGraphicsPushContext(context)) },
    global.function(
      "UIGraphicsPopContext()", "Undoes the last UIGraphicsPushContext.",
      example: drawn("UIGraphicsPushContext(c); UIGraphicsPopContext()")
    ) { done(UIGraphicsPopContext()) },
    global.function(
      "UIGraphicsBeginImageContext(_ size:)", "Begins an image of one pixel a point.",
      example: "UIGraphicsBeginImageContext(CGSizeMake(9, 9))"
    ) { (size: CGSize) in done(UIGraphicsBeginImageContext(size)) },
    global.function(
      "UIGraphicsBeginImageContextWithOptions(_ size:_ opaque:_ scale:)",
      "Begins an image; a scale of 0 is the screen's.",
      example: "UIGraphicsBeginImageContextWithOptions(CGSizeMake(9, 9), false, 0)"
    ) { (size: CGSize, opaque: Bool, scale: CGFloat) in
      done(UIGraphicsBeginImageContextWithOptions(size, opaque, scale))
    },
    global.function(
      "UIGraphicsGetImageFromCurrentImageContext()", "What the image context holds so far.",
      example: asked(
        "c.fill(CGRectMake(0, 0, 9, 9))", "UIGraphicsGetImageFromCurrentImageContext()?.size", "Optional((9.0, 9.0))")
    ) { UIGraphicsGetImageFromCurrentImageContext() },
    global.function(
      "UIGraphicsEndImageContext()", "Ends the image context begun last.",
      example: "UIGraphicsBeginImageContext(CGSizeMake(9, 9)); UIGraphicsEndImageContext()"
    ) { done(UIGraphicsEndImageContext()) },
    global.function(
      "UIRectFill(_ rect:)", "Fills a rectangle, in place of what is there.",
      example: drawn("UIRectFill(CGRectMake(1, 1, 2, 2))", "[\"fill (1 1; 2 2) in 0 0 0 1\"]")
    ) { (rect: CGRect) in done(UIRectFill(rect)) },
    global.function(
      "UIRectFillUsingBlendMode(_ rect:_ blendMode:)", "Fills a rectangle, mixed with what is there.",
      example: drawn("UIRectFillUsingBlendMode(CGRectMake(1, 1, 2, 2), .multiply)")
    ) { (rect: CGRect, mode: CGBlendMode) in done(UIRectFillUsingBlendMode(rect, mode)) },
    global.function(
      "UIRectFrame(_ rect:)", "Fills a frame one point wide inside a rectangle.",
      example: drawn("UIRectFrame(CGRectMake(0, 0, 9, 9))")
    ) { (rect: CGRect) in done(UIRectFrame(rect)) },
    global.function(
      "UIRectFrameUsingBlendMode(_ rect:_ blendMode:)", "Fills a frame one point wide, mixed with what is there.",
      example: drawn("UIRectFrameUsingBlendMode(CGRectMake(0, 0, 9, 9), .multiply)")
    ) { (rect: CGRect, mode: CGBlendMode) in done(UIRectFrameUsingBlendMode(rect, mode)) },
    global.function(
      "UIRectClip(_ rect:)", "Limits drawing to a rectangle.", example: drawn("UIRectClip(CGRectMake(1, 1, 2, 2))")
    ) { (rect: CGRect) in done(UIRectClip(rect)) },
  ]
}
