import Language
import ViewKit

func layerLooks(_ layer: Rows<CALayer>) -> [NativeRow] {
  [
    layer.property(
      "opacity", "The opacity with all sublayers, from 0 (clear) to 1 (opaque).", default: "1.0",
      example: "{ window.layer.opacity = 0.5; return window.alpha }()  // 0.5", get: { $0.opacity },
      set: { $0.opacity = $1 }),
    layer.property(
      "isHidden", "Whether it is not shown, with all sublayers.", default: "false",
      example: "{ window.layer.isHidden = true; return window.isHidden }()  // true", get: { $0.isHidden },
      set: { $0.isHidden = $1 }),
    layer.property(
      "masksToBounds", "Whether sublayers are cut off at the bounds.", default: "false",
      example: "window.layer.masksToBounds = true", get: { $0.masksToBounds },
      set: { $0.masksToBounds = $1 }),
    layer.property(
      "isOpaque", "A promise that it fills its bounds.", default: "false", example: "CALayer().isOpaque  // false",
      get: { $0.isOpaque },
      set: { $0.isOpaque = $1 }),
    layer.property(
      "isDoubleSided", "Whether it is seen from behind.", default: "true",
      example: "window.layer.isDoubleSided = false", get: { $0.isDoubleSided },
      set: { $0.isDoubleSided = $1 }),
    layer.property(
      "allowsGroupOpacity", "Whether its opacity covers the sublayers as one.", default: "true",
      example: "window.layer.allowsGroupOpacity = false",
      get: { $0.allowsGroupOpacity }, set: { $0.allowsGroupOpacity = $1 }),
    layer.property(
      "cornerRadius", "How far corners are rounded, in points.", default: "0.0",
      example: "window.layer.cornerRadius = 8", get: { $0.cornerRadius }, set: { $0.cornerRadius = $1 }),
    layer.property(
      "maskedCorners", "Which corners are rounded.",
      default: "[.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]",
      example: "window.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]", get: { $0.maskedCorners },
      set: { $0.maskedCorners = $1 }),
    layer.property(
      "borderWidth", "The width of the border, in points.", default: "0.0", example: "window.layer.borderWidth = 1",
      get: { $0.borderWidth },
      set: { $0.borderWidth = $1 }),
    layer.property(
      "borderColor", "The border's colour.", example: "window.layer.borderColor = UIColor.red.cgColor",
      get: { $0.borderColor }, set: { $0.borderColor = $1 }),
    layer.property(
      "backgroundColor", "What is painted under the contents.", default: "nil",
      example: "window.layer.backgroundColor = UIColor.white.cgColor", get: { $0.backgroundColor },
      set: { $0.backgroundColor = $1 }),
    layer.property(
      "shadowColor", "The shadow's colour.", example: "window.layer.shadowColor = UIColor.black.cgColor",
      get: { $0.shadowColor }, set: { $0.shadowColor = $1 }),
    layer.property(
      "shadowOpacity", "The shadow's opacity, from 0 to 1.", default: "0.0",
      example: "window.layer.shadowOpacity = 0.3", get: { $0.shadowOpacity },
      set: { $0.shadowOpacity = $1 }),
    layer.property(
      "shadowRadius", "How blurred the shadow is, in points.", default: "3.0", example: "window.layer.shadowRadius = 6",
      get: { $0.shadowRadius },
      set: { $0.shadowRadius = $1 }),
    layer.property(
      "shadowOffset", "How far the shadow lies off, in points.", default: "(0.0, -3.0)",
      example: "window.layer.shadowOffset = CGSize(width: 0, height: 2)", get: { $0.shadowOffset },
      set: { $0.shadowOffset = $1 }),
    layer.property(
      "shadowPath", "What casts the shadow instead of what the layer shows, in its own coordinates.", default: "nil",
      example: "window.layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)",
      get: { $0.shadowPath }, set: { $0.shadowPath = $1 }),
  ]
}

func layerPasses(_ layer: Rows<CALayer>) -> [NativeRow] {
  [
    layer.action(
      "layoutSublayers()", objc: "layoutSublayers", "Places the sublayers; called by the layout pass.",
      example: "window.layer.layoutSublayers()"
    ) {
      $0.layoutSublayers()
    },
    layer.action(
      "setNeedsLayout()", objc: "setNeedsLayout", "Asks for layout in the next pass.",
      example: "window.layer.setNeedsLayout()"
    ) {
      $0.setNeedsLayout()
    },
    layer.action(
      "layoutIfNeeded()", objc: "layoutIfNeeded", "Runs the layout that was asked for now.",
      example: "window.layer.layoutIfNeeded()"
    ) {
      $0.layoutIfNeeded()
    },
    layer.action(
      "display()", objc: "display", "Makes new contents; called by the display pass.", example: "window.layer.display()"
    ) { $0.display() },
    layer.action(
      "draw(in ctx:)", objc: "drawInContext:", "Draws it, in its coordinates; called by `display()`.",
      example: drawn("window.layer.draw(in: c)")
    ) { (layer: CALayer, context: CGContext) in layer.draw(in: context) },
    layer.action(
      "setNeedsDisplay()", objc: "setNeedsDisplay", "Asks for the layer to be drawn in the next pass.",
      example: "window.layer.setNeedsDisplay()"
    ) {
      $0.setNeedsDisplay()
    },
    layer.action(
      "setNeedsDisplay(_ r:)", objc: "setNeedsDisplayInRect:", "Asks for a part, in its coordinates, to be drawn.",
      example: "window.layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))"
    ) { (layer: CALayer, rect: CGRect) in layer.setNeedsDisplay(rect) }.in(.own),
    layer.property(
      "needsDisplayOnBoundsChange", "Whether a change of the bounds asks for drawing.", default: "false",
      example: "window.layer.needsDisplayOnBoundsChange = true",
      get: { $0.needsDisplayOnBoundsChange }, set: { $0.needsDisplayOnBoundsChange = $1 }),
  ]
}

func gravityRows(_ gravity: Rows<CALayerContentsGravity>) -> [NativeRow] {
  [
    gravity.property(
      "rawValue", "The value as a text.", example: "CALayerContentsGravity.resizeAspect.rawValue  // resizeAspect",
      get: { $0.rawValue }),
    gravity.function(
      "init(rawValue:)", "The gravity with a name.",
      example: "CALayerContentsGravity(rawValue: \"center\") == .center  // true"
    ) { (name: String) in
      CALayerContentsGravity(rawValue: name)
    },
    gravity.staticProperty("center", "In the middle, in its own size.", get: { CALayerContentsGravity.center }),
    gravity.staticProperty("top", "At the top, in its own size.", get: { CALayerContentsGravity.top }),
    gravity.staticProperty("bottom", "At the bottom, in its own size.", get: { CALayerContentsGravity.bottom }),
    gravity.staticProperty("left", "At the left, in its own size.", get: { CALayerContentsGravity.left }),
    gravity.staticProperty("right", "At the right, in its own size.", get: { CALayerContentsGravity.right }),
    gravity.staticProperty("topLeft", "In the top left corner.", get: { CALayerContentsGravity.topLeft }),
    gravity.staticProperty("topRight", "In the top right corner.", get: { CALayerContentsGravity.topRight }),
    gravity.staticProperty("bottomLeft", "In the bottom left corner.", get: { CALayerContentsGravity.bottomLeft }),
    gravity.staticProperty("bottomRight", "In the bottom right corner.", get: { CALayerContentsGravity.bottomRight }),
    gravity.staticProperty("resize", "Stretched to fill.", get: { CALayerContentsGravity.resize }),
    gravity.staticProperty(
      "resizeAspect", "As large as fits, its shape kept.", get: { CALayerContentsGravity.resizeAspect }),
    gravity.staticProperty(
      "resizeAspectFill", "Large enough to fill, its shape kept.", get: { CALayerContentsGravity.resizeAspectFill }),
  ]
}
