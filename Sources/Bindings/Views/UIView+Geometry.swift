import Language
import ViewKit

func viewGeometry(_ view: Rows<UIView>) -> [NativeRow] {
  [
    view.property(
      "frame", "The view's rectangle in its superview's coordinates, in points.",
      default: "(0.0, 0.0, 0.0, 0.0)", example: "window.frame  // (0.0, 0.0, 320.0, 480.0)", get: { $0.frameRead },
      set: { $0.frame = $1 }
    ).in(.superview),
    view.property(
      "bounds", "The view's rectangle in its own coordinates, in points.",
      default: "(0.0, 0.0, 0.0, 0.0)", example: "window.bounds.size  // (320.0, 480.0)", get: { $0.bounds },
      set: { $0.bounds = $1 }
    ).in(.own),
    view.property(
      "center", "The place of the view's middle in its superview's coordinates.",
      default: "(0.0, 0.0)", example: "window.center  // (160.0, 240.0)", get: { $0.center }, set: { $0.center = $1 }
    ).in(.superview),
    view.property(
      "transform", "The transform about the view's anchor point, by default its middle.",
      default: "CGAffineTransform.identity", example: "UIView().transform.isIdentity  // true", get: { $0.transform },
      set: { $0.transform = $1 }),
    view.property(
      "transform3D", "The whole transform of the layer; `transform` is its affine part.",
      default: "CATransform3DIdentity",
      example:
        "{ window.transform3D = CATransform3DMakeScale(2, 3, 1); return window.frame.size }()  // (640.0, 1440.0)",
      get: { $0.transform3D },
      set: { $0.transform3D = $1 }),
    view.property(
      "anchorPoint", "What `center` places, as fractions of the bounds.", default: "(0.5, 0.5)",
      example: "{ window.anchorPoint = .zero; return window.frame.origin }()  // (160.0, 240.0)",
      get: { $0.anchorPoint }, set: { $0.anchorPoint = $1 }
    ).in(.unit),
    view.property(
      "alignmentRectInsets", "How far the alignment rectangle lies inside the frame.",
      default: "UIEdgeInsets(top: 0.0, left: 0.0, bottom: 0.0, right: 0.0)",
      example: "UIView().alignmentRectInsets == .zero  // true", get: { $0.alignmentRectInsets }),
    view.method(
      "alignmentRect(forFrame frame:)", objc: "alignmentRectForFrame:", "What alignment looks at, for a frame.",
      example: "UIView().alignmentRect(forFrame: window.frame)  // (0.0, 0.0, 320.0, 480.0)"
    ) { $0.alignmentRect(forFrame: $1) }.in(.superview),
    view.method(
      "frame(forAlignmentRect alignmentRect:)", objc: "frameForAlignmentRect:", "The frame for an alignment rectangle.",
      example: "UIView().frame(forAlignmentRect: window.bounds)  // (0.0, 0.0, 320.0, 480.0)"
    ) { $0.frame(forAlignmentRect: $1) }.in(.superview),
    view.property(
      "intrinsicContentSize", "The size that the content wants; -1 on an axis without a wish.",
      default: "(-1.0, -1.0)", example: "UIView().intrinsicContentSize.width == UIView.noIntrinsicMetric  // true",
      get: { $0.intrinsicContentSize }),
    view.property(
      "forFirstBaselineLayout", "The view whose first baseline stands for this one's.",
      objc: "viewForFirstBaselineLayout", example: "window.forFirstBaselineLayout === window  // true",
      get: { $0.forFirstBaselineLayout }),
    view.property(
      "forLastBaselineLayout", "The view whose last baseline stands for this one's.",
      objc: "viewForLastBaselineLayout", example: "window.forLastBaselineLayout === window  // true",
      get: { $0.forLastBaselineLayout }),
    view.method(
      "sizeThatFits(_ size:)", objc: "sizeThatFits:", "The size that suits it best within a size, in points.",
      example: "window.sizeThatFits(CGSize(width: 10, height: 10))  // (320.0, 480.0)"
    ) { $0.sizeThatFits($1) },
    view.action(
      "sizeToFit()", objc: "sizeToFit", "Takes the size that `sizeThatFits(_:)` answers.", example: "window.sizeToFit()"
    ) { $0.sizeToFit() },
  ]
}

func viewConversion(_ view: Rows<UIView>) -> [NativeRow] {
  [
    view.method(
      "convert(_ point:to view:)", objc: "convertPoint:toView:",
      "A point in another view's coordinates; nil: window's.",
      example: "window.convert(CGPoint(x: 5, y: 5), to: nil)  // (5.0, 5.0)"
    ) { (view: UIView, point: CGPoint, other: UIView?) in view.convert(point, to: other) }.in(.from(.own, to: .given)),
    view.method(
      "convert(_ point:from view:)", objc: "convertPoint:fromView:",
      "A point from another view's coordinates; nil: window's.",
      example: "{ window.bounds.origin.y = 9; return window.convert(CGPoint(x: 5, y: 5), from: nil) }()  // (5.0, 14.0)"
    ) { (view: UIView, point: CGPoint, other: UIView?) in view.convert(point, from: other) }.in(
      .from(.given, to: .own)),
    view.method(
      "convert(_ rect:to view:)", objc: "convertRect:toView:", "The box around a rectangle in another view.",
      example:
        "{ window.bounds.origin.y = 9; return window.convert(window.bounds, to: nil) }()  // (0.0, 0.0, 320.0, 480.0)"
    ) { (view: UIView, rect: CGRect, other: UIView?) in view.convert(rect, to: other) }.in(.from(.own, to: .given)),
    view.method(
      "convert(_ rect:from view:)", objc: "convertRect:fromView:", "The box around another view's rectangle.",
      example:
        "{ window.bounds.origin.y = 9; return window.convert(window.frame, from: nil) }()  // (0.0, 9.0, 320.0, 480.0)"
    ) { (view: UIView, rect: CGRect, other: UIView?) in view.convert(rect, from: other) }.in(.from(.given, to: .own)),
  ]
}
