import Language
import Syntax
import ViewKit

extension ViewBindings {
  func addLayers() {
    let nominal = addClass(
      CALayer.self, of: catalog.nativeNominal("NSObject"), "What a view draws and where: the holder of all geometry."
    ) { [unowned self] in
      [layerRows($0), layerGeometry($0), layerTree($0), layerLooks($0), layerContents($0), layerPasses($0)]
    }
    openToScripts(
      nominal, CALayer.self,
      [
        "layoutSublayers()", "setNeedsLayout()", "layoutIfNeeded()", "display()", "setNeedsDisplay()",
        "setNeedsDisplay(_:)", "contains(_:)", "hitTest(_:)",
      ], superInit: ["init()": code { (_: CALayer) in }], make: ScriptLayer.init)
    addClass(UIWindowLayer.self, of: nominal, "The class of a window's layer.") { _ in [] }
    addText(CALayerContentsGravity.self, "How contents are fitted into a layer.") { [gravityRows($0)] }
    addOptions(
      CACornerMask.self, "Which corners of a layer are rounded.",
      [
        ("layerMinXMinYCorner", .layerMinXMinYCorner, "The top left corner."),
        ("layerMaxXMinYCorner", .layerMaxXMinYCorner, "The top right corner."),
        ("layerMinXMaxYCorner", .layerMinXMaxYCorner, "The bottom left corner."),
        ("layerMaxXMaxYCorner", .layerMaxXMaxYCorner, "The bottom right corner."),
      ])
  }

  private func layerRows(_ layer: Rows<CALayer>) -> [NativeRow] {
    [
      layer.function("init()", objc: "init", "A layer of its own.") { CALayer() },
      layer.function("init(layer:)", objc: "initWithLayer:", "A copy of another layer's plain values.") {
        (other: AnyValue) in CALayer(layer: other.native)
      },
      layer.property(
        "delegate", "The view whose layer this is, or nil.", get: { $0.delegate as? UIView }),
      layer.property("name", "A name of the program's own.", default: "nil", get: { $0.name }, set: { $0.name = $1 }),
    ]
  }

  private func layerContents(_ layer: Rows<CALayer>) -> [NativeRow] {
    [
      layer.property(
        "contents", "What the layer shows.", default: "nil", get: { [unowned self] in any($0.contents) },
        set: { $0.contents = $1?.native }),
      layer.property(
        "contentsScale", "Pixels a point of the contents.", default: "1.0", get: { $0.contentsScale },
        set: { $0.contentsScale = $1 }),
      layer.property(
        "contentsGravity", "How contents are fitted into the bounds.", default: "resize", get: { $0.contentsGravity },
        set: { $0.contentsGravity = $1 }),
      layer.property(
        "contentsRect", "The part of the contents to show, in unit coordinates.", get: { $0.contentsRect },
        set: { $0.contentsRect = $1 }),
      layer.property(
        "contentsCenter", "The part of the contents that stretches, in unit coordinates.", get: { $0.contentsCenter },
        set: { $0.contentsCenter = $1 }),
    ]
  }
}

private func layerGeometry(_ layer: Rows<CALayer>) -> [NativeRow] {
  [
    layer.property(
      "position", "The place of the anchor point, in the superlayer's coordinates.", default: "(0.0, 0.0)",
      get: { $0.position }, set: { $0.position = $1 }),
    layer.property(
      "bounds", "The layer's rectangle in its own coordinates.", default: "(0.0, 0.0, 0.0, 0.0)", get: { $0.bounds },
      set: { $0.bounds = $1 }),
    layer.property(
      "anchorPoint", "What `position` places, as fractions of the bounds.", default: "(0.5, 0.5)",
      get: { $0.anchorPoint }, set: { $0.anchorPoint = $1 }),
    layer.property(
      "frame", "The box around the layer, in the superlayer's coordinates.", get: { $0.frame }, set: { $0.frame = $1 }),
    layer.property(
      "transform", "The transform about the anchor point.", get: { $0.transform }, set: { $0.transform = $1 }),
    layer.method("affineTransform()", objc: "affineTransform", "The affine part of the transform.") {
      $0.affineTransform()
    },
    layer.action("setAffineTransform(_ m:)", objc: "setAffineTransform:", "Sets the transform to an affine one.") {
      $0.setAffineTransform($1)
    },
    layer.property(
      "zPosition", "Draws it above siblings of a smaller value.", default: "0.0", get: { $0.zPosition },
      set: { $0.zPosition = $1 }),
    layer.method("contains(_ p:)", objc: "containsPoint:", "Whether a point, in its coordinates, is in the bounds.") {
      (layer: CALayer, point: CGPoint) in layer.contains(point)
    },
    layer.method("hitTest(_ p:)", objc: "hitTest:", "The innermost layer at a point of the superlayer, or nil.") {
      (layer: CALayer, point: CGPoint) in layer.hitTest(point)
    },
    layer.method("convert(_ p:to l:)", objc: "convertPoint:toLayer:", "A point in another layer's coordinates.") {
      (layer: CALayer, point: CGPoint, other: CALayer?) in layer.convert(point, to: other)
    },
    layer.method("convert(_ p:from l:)", objc: "convertPoint:fromLayer:", "A point from another layer's coordinates.") {
      (layer: CALayer, point: CGPoint, other: CALayer?) in layer.convert(point, from: other)
    },
    layer.method("convert(_ r:to l:)", objc: "convertRect:toLayer:", "The box around a rectangle in another layer.") {
      (layer: CALayer, rect: CGRect, other: CALayer?) in layer.convert(rect, to: other)
    },
    layer.method("convert(_ r:from l:)", objc: "convertRect:fromLayer:", "The box around another layer's rectangle.") {
      (layer: CALayer, rect: CGRect, other: CALayer?) in layer.convert(rect, from: other)
    },
  ]
}

private func layerTree(_ layer: Rows<CALayer>) -> [NativeRow] {
  [
    layer.property(
      "sublayers", "The layers inside, back to front; nil for none.", default: "nil", get: { $0.sublayers },
      set: { $0.sublayers = $1 }),
    layer.property("superlayer", "The layer around it, or nil.", default: "nil", get: { $0.superlayer }),
    layer.action("addSublayer(_ layer:)", objc: "addSublayer:", "Puts a layer on top of the sublayers.") {
      $0.addSublayer($1)
    },
    layer.action("insertSublayer(_ layer:at idx:)", objc: "insertSublayer:atIndex:", "Puts a layer at an index.") {
      $0.insertSublayer($1, at: $2)
    },
    layer.action(
      "insertSublayer(_ layer:below sibling:)", objc: "insertSublayer:below:", "Puts a layer right below another."
    ) { $0.insertSublayer($1, below: $2) },
    layer.action(
      "insertSublayer(_ layer:above sibling:)", objc: "insertSublayer:above:", "Puts a layer right above another."
    ) { $0.insertSublayer($1, above: $2) },
    layer.action(
      "replaceSublayer(_ oldLayer:with newLayer:)", objc: "replaceSublayer:with:", "Puts a layer in another's place."
    ) { $0.replaceSublayer($1, with: $2) },
    layer.action("removeFromSuperlayer()", objc: "removeFromSuperlayer", "Takes it out of the layer around it.") {
      $0.removeFromSuperlayer()
    },
  ]
}
