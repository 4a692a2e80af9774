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
        "setNeedsDisplay(_:)", "draw(in:)", "contains(_:)", "hitTest(_:)",
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
      layer.function(
        "init()", objc: "init", "A layer of its own.", example: "CALayer().bounds  // (0.0, 0.0, 0.0, 0.0)"
      ) { CALayer() },
      layer.function(
        "init(layer:)", objc: "initWithLayer:", "A copy of another layer's plain values.",
        example: "CALayer(layer: window.layer).bounds.size  // (320.0, 480.0)"
      ) {
        (other: AnyValue) in CALayer(layer: other.native)
      },
      layer.property(
        "delegate", "The view whose layer this is, or nil.", example: "window.layer.delegate === window  // true",
        get: { $0.delegate as? UIView }),
      layer.property(
        "name", "A name of the program's own.", default: "nil", example: "window.layer.name = \"root\"",
        get: { $0.name }, set: { $0.name = $1 }),
    ]
  }

  private func layerContents(_ layer: Rows<CALayer>) -> [NativeRow] {
    [
      layer.property(
        "contents", "What the layer shows.", default: "nil", example: "CALayer().contents  // nil",
        get: { [unowned self] in any($0.contents) },
        set: { $0.contents = $1?.native }),
      layer.property(
        "drawing", "What its contents show, a line each; an addition of vsh.", example: "window.layer.drawing  // []",
        get: { $0.drawing }),
      layer.property(
        "contentsFrames", "Where in it its contents go, piece by piece; an addition of vsh.",
        example: "window.layer.contentsFrames  // []", get: { $0.contentsFrames }
      ).in(.own),
      layer.property(
        "contentsScale", "Pixels a point of the contents.", default: "1.0",
        example: "window.layer.contentsScale = UIScreen.main.scale", get: { $0.contentsScale },
        set: { $0.contentsScale = $1 }),
      layer.property(
        "contentsGravity", "How contents are fitted into the bounds.", default: "resize",
        example: "window.layer.contentsGravity = .resizeAspect", get: { $0.contentsGravity },
        set: { $0.contentsGravity = $1 }),
      layer.property(
        "contentsRect", "The part of the contents to show, in unit coordinates.",
        default: "(0.0, 0.0, 1.0, 1.0)", example: "CALayer().contentsRect  // (0.0, 0.0, 1.0, 1.0)",
        get: { $0.contentsRect },
        set: { $0.contentsRect = $1 }
      ).in(.content),
      layer.property(
        "contentsCenter", "The part of the contents that stretches, in unit coordinates.",
        default: "(0.0, 0.0, 1.0, 1.0)", example: "CALayer().contentsCenter  // (0.0, 0.0, 1.0, 1.0)",
        get: { $0.contentsCenter },
        set: { $0.contentsCenter = $1 }
      ).in(.content),
    ]
  }
}

private func layerGeometry(_ layer: Rows<CALayer>) -> [NativeRow] {
  [
    layer.property(
      "position", "The place of the anchor point, in the superlayer's coordinates.", default: "(0.0, 0.0)",
      example: "window.layer.position  // (160.0, 240.0)",
      get: { $0.position }, set: { $0.position = $1 }
    ).in(.superlayer),
    layer.property(
      "bounds", "The layer's rectangle in its own coordinates.", default: "(0.0, 0.0, 0.0, 0.0)",
      example: "window.layer.bounds  // (0.0, 0.0, 320.0, 480.0)", get: { $0.bounds },
      set: { $0.bounds = $1 }
    ).in(.own),
    layer.property(
      "anchorPoint", "What `position` places, as fractions of the bounds.", default: "(0.5, 0.5)",
      example: "{ window.layer.anchorPoint = CGPoint.zero; return window.frame.origin }()  // (160.0, 240.0)",
      get: { $0.anchorPoint }, set: { $0.anchorPoint = $1 }
    ).in(.unit),
    layer.property(
      "frame", "The box around the layer, in the superlayer's coordinates.",
      default: "(0.0, 0.0, 0.0, 0.0)",
      example: "UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)).layer.frame  // (10.0, 20.0, 30.0, 40.0)",
      get: { $0.frame }, set: { $0.frame = $1 }
    ).in(.superlayer),
    layer.property(
      "transform", "The transform about the anchor point.",
      default: "CATransform3DIdentity", example: "window.layer.transform = CATransform3DMakeScale(2, 2, 1)",
      get: { $0.transform },
      set: { $0.transform = $1 }),
    layer.method(
      "affineTransform()", objc: "affineTransform", "The affine part of the transform.",
      example: "window.layer.affineTransform().isIdentity  // true"
    ) {
      $0.affineTransform()
    },
    layer.action(
      "setAffineTransform(_ m:)", objc: "setAffineTransform:", "Sets the transform to an affine one.",
      example: "window.layer.setAffineTransform(CGAffineTransform(rotationAngle: 90°))"
    ) {
      $0.setAffineTransform($1)
    },
    layer.property(
      "zPosition", "Draws it above siblings of a smaller value.", default: "0.0", example: "window.layer.zPosition = 1",
      get: { $0.zPosition },
      set: { $0.zPosition = $1 }),
    layer.method(
      "contains(_ p:)", objc: "containsPoint:", "Whether a point, in its coordinates, is in the bounds.",
      example: "window.layer.contains(CGPoint(x: 320, y: 5))  // false"
    ) {
      (layer: CALayer, point: CGPoint) in layer.contains(point)
    }.in(.own),
    layer.method(
      "hitTest(_ p:)", objc: "hitTest:", "The innermost layer at a point of the superlayer, or nil.",
      example: "window.layer.hitTest(CGPoint(x: 5, y: 5)) === window.layer  // true"
    ) {
      (layer: CALayer, point: CGPoint) in layer.hitTest(point)
    }.in(.superlayer),
    layer.method(
      "convert(_ p:to l:)", objc: "convertPoint:toLayer:", "A point in another layer's coordinates.",
      example: "UIView(frame: CGRectMake(5, 6, 7, 8)).layer.convert(CGPoint.zero, to: window.layer)  // (5.0, 6.0)"
    ) {
      (layer: CALayer, point: CGPoint, other: CALayer?) in layer.convert(point, to: other)
    }.in(.from(.own, to: .givenLayer)),
    layer.method(
      "convert(_ p:from l:)", objc: "convertPoint:fromLayer:", "A point from another layer's coordinates.",
      example: "window.layer.convert(CGPoint.zero, from: UIView(frame: CGRectMake(5, 6, 7, 8)).layer)  // (5.0, 6.0)"
    ) {
      (layer: CALayer, point: CGPoint, other: CALayer?) in layer.convert(point, from: other)
    }.in(.from(.givenLayer, to: .own)),
    layer.method(
      "convert(_ r:to l:)", objc: "convertRect:toLayer:", "The box around a rectangle in another layer.",
      example: "UIView(frame: CGRectMake(5, 6, 7, 8)).layer.convert(window.bounds, to: window.layer).minY  // 6.0"
    ) {
      (layer: CALayer, rect: CGRect, other: CALayer?) in layer.convert(rect, to: other)
    }.in(.from(.own, to: .givenLayer)),
    layer.method(
      "convert(_ r:from l:)", objc: "convertRect:fromLayer:", "The box around another layer's rectangle.",
      example: "window.layer.convert(window.bounds, from: UIView(frame: CGRectMake(5, 6, 7, 8)).layer).minY  // 6.0"
    ) {
      (layer: CALayer, rect: CGRect, other: CALayer?) in layer.convert(rect, from: other)
    }.in(.from(.givenLayer, to: .own)),
  ]
}

private func layerTree(_ layer: Rows<CALayer>) -> [NativeRow] {
  [
    layer.property(
      "sublayers", "The layers inside, back to front; nil for none.", default: "nil",
      example: "{ window.addSubview(UIView()); return window.layer.sublayers?.count ?? 0 }()  // 1",
      get: { $0.sublayers },
      set: { $0.sublayers = $1 }),
    layer.property(
      "superlayer", "The layer around it, or nil.", default: "nil", example: "CALayer().superlayer  // nil",
      get: { $0.superlayer }),
    layer.action(
      "addSublayer(_ layer:)", objc: "addSublayer:", "Puts a layer on top of the sublayers.",
      example: "window.layer.addSublayer(CALayer())"
    ) {
      $0.addSublayer($1)
    },
    layer.action(
      "insertSublayer(_ layer:at idx:)", objc: "insertSublayer:atIndex:", "Puts a layer at an index.",
      example: "window.layer.insertSublayer(CALayer(), at: 0)"
    ) {
      $0.insertSublayer($1, at: $2)
    },
    layer.action(
      "insertSublayer(_ layer:below sibling:)", objc: "insertSublayer:below:", "Puts a layer right below another.",
      example: "window.layer.insertSublayer(CALayer(), below: window.layer.sublayers?.first)"
    ) { $0.insertSublayer($1, below: $2) },
    layer.action(
      "insertSublayer(_ layer:above sibling:)", objc: "insertSublayer:above:", "Puts a layer right above another.",
      example: "window.layer.insertSublayer(CALayer(), above: window.layer.sublayers?.last)"
    ) { $0.insertSublayer($1, above: $2) },
    layer.action(
      "replaceSublayer(_ oldLayer:with newLayer:)", objc: "replaceSublayer:with:", "Puts a layer in another's place.",
      example: "window.layer.replaceSublayer(CALayer(), with: CALayer())"
    ) { $0.replaceSublayer($1, with: $2) },
    layer.action(
      "removeFromSuperlayer()", objc: "removeFromSuperlayer", "Takes it out of the layer around it.",
      example: "UIView().layer.removeFromSuperlayer()"
    ) {
      $0.removeFromSuperlayer()
    },
  ]
}
