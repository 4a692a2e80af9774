import Language
import Syntax
import ViewKit

extension ViewBindings {
  func addViews() {
    let nominal = addClass(
      UIView.self, of: catalog.nativeNominal("UIResponder"),
      "A rectangle that shows something, holds other views and takes events."
    ) { [unowned self] in
      [
        classRows($0), viewGeometry($0), viewAppearance($0), viewDrawing($0), viewInteraction($0), viewHierarchy($0),
        viewCallbacks($0), viewConversion($0), viewLayout($0), viewMargins($0), viewIdentity($0),
      ]
    }
    openToScripts(
      nominal, UIView.self,
      [
        "frame", "bounds", "center", "transform", "alpha", "isHidden", "backgroundColor", "isOpaque", "clipsToBounds",
        "contentMode", "tintColor", "isUserInteractionEnabled", "layoutMargins", "intrinsicContentSize",
        "alignmentRectInsets", "layerClass", "hitTest(_:with:)", "point(inside:with:)", "addSubview(_:)",
        "insertSubview(_:at:)", "insertSubview(_:aboveSubview:)", "insertSubview(_:belowSubview:)",
        "removeFromSuperview()", "bringSubviewToFront(_:)", "sendSubviewToBack(_:)",
        "exchangeSubview(at:withSubviewAt:)", "viewWithTag(_:)", "didAddSubview(_:)", "willRemoveSubview(_:)",
        "willMove(toSuperview:)", "didMoveToSuperview()", "willMove(toWindow:)", "didMoveToWindow()",
        "layoutSubviews()", "setNeedsLayout()", "layoutIfNeeded()", "layoutSublayers(of:)", "sizeThatFits(_:)",
        "sizeToFit()", "layoutMarginsDidChange()", "draw(_:)", "setNeedsDisplay()", "setNeedsDisplay(_:)",
        "display(_:)",
      ],
      superInit: [
        "init()": forwardedFrameInit { (_: UIView) in .zero },
        "init(frame:)": code { (view: UIView, frame: CGRect) in view.layer.frame = frame },
        "init(coder:)": code { (_: UIView, _: NSCoder) in },
      ]
    ) { instance, overrides in
      ScriptView.layerClassInMaking = overrides.layerClass
      defer { ScriptView.layerClassInMaking = nil }
      return ScriptView(instance, overrides)
    }
    addViewTypes()
  }

  private func classRows(_ view: Rows<UIView>) -> [NativeRow] {
    [
      view.function(
        "init(frame:)", objc: "initWithFrame:", "A view with a rectangle in its future superview's coordinates.",
        example: "UIView(frame: CGRect(x: 40, y: 30, width: 100, height: 50)).center  // (90.0, 55.0)"
      ) { UIView(frame: $0) }.in(.superview),
      view.function(
        "init()", objc: "init", "A view without size.", example: "UIView().frame  // (0.0, 0.0, 0.0, 0.0)", .convenience
      ) { UIView() },
      view.function(
        "init(coder:)", objc: "initWithCoder:", "A view without size: archives are not modelled.",
        example: "UIView(coder: NSCoder())?.frame == .zero  // true",
        [.failable, .required]
      ) { UIView(coder: $0) },
      view.property(
        "layer", "The layer that holds the view's geometry.", example: "window.layer.bounds.size  // (320.0, 480.0)",
        get: { $0.layer }),
      view.staticProperty(
        "layerClass", "The class of the view's layer.", example: "UIView.layerClass  // CALayer",
        get: { [unowned self] in
          guard let context else { throw Trap(.broken("no code is running")) }
          return ClassValue(context.runtimeType(catalog.nativeType("CALayer")))
        }),
      view.staticProperty(
        "noIntrinsicMetric", "What `intrinsicContentSize` answers on an axis without a wish.",
        example: "UIView.noIntrinsicMetric  // -1.0",
        get: { UIView.noIntrinsicMetric }),
      view.staticProperty(
        "layoutFittingCompressedSize", "As small as can be, for fitting.",
        example: "UIView.layoutFittingCompressedSize  // (0.0, 0.0)",
        get: { UIView.layoutFittingCompressedSize }),
      view.staticProperty(
        "layoutFittingExpandedSize", "As large as can be, for fitting.",
        example: "UIView.layoutFittingExpandedSize  // (10000.0, 10000.0)", get: { UIView.layoutFittingExpandedSize }),
    ]
  }

  private func addViewTypes() {
    addEnum(
      UIView.ContentMode.self, "How drawn content is fitted into changed bounds.", prefix: "UIViewContentMode",
      [
        "Stretched to fill.", "As large as fits, its shape kept.", "Large enough to fill, its shape kept.",
        "Drawn anew on every change of the bounds.", "In the middle, in its own size.", "At the top, in its own size.",
        "At the bottom, in its own size.", "At the left, in its own size.", "At the right, in its own size.",
        "In the top left corner.", "In the top right corner.", "In the bottom left corner.",
        "In the bottom right corner.",
      ])
    addOptions(
      UIView.AutoresizingMask.self, "What gives way when the superview's size changes.", prefix: "UIViewAutoresizing",
      [
        ("flexibleLeftMargin", .flexibleLeftMargin, "The distance from the left edge gives way."),
        ("flexibleWidth", .flexibleWidth, "The width gives way."),
        ("flexibleRightMargin", .flexibleRightMargin, "The distance from the right edge gives way."),
        ("flexibleTopMargin", .flexibleTopMargin, "The distance from the top edge gives way."),
        ("flexibleHeight", .flexibleHeight, "The height gives way."),
        ("flexibleBottomMargin", .flexibleBottomMargin, "The distance from the bottom edge gives way."),
      ])
    addEnum(
      UISemanticContentAttribute.self, "Which way a view's content runs.", prefix: "UISemanticContentAttribute",
      [
        "The way of reading.", "Left to right, as players do.", "Left to right, as directions do.",
        "Left to right whatever the language.", "Right to left whatever the language.",
      ])
    addEnum(
      UIUserInterfaceLayoutDirection.self, "The way of reading.", prefix: "UIUserInterfaceLayoutDirection",
      ["From left to right.", "From right to left."])
    catalog.addConstant(
      "UIViewNoIntrinsicMetric", "What `intrinsicContentSize` answers on an axis without a wish.",
      UIView.noIntrinsicMetric, modern: "UIView.noIntrinsicMetric")
    catalog.addConstant(
      "UILayoutFittingCompressedSize", "As small as can be, for fitting.", UIView.layoutFittingCompressedSize,
      modern: "UIView.layoutFittingCompressedSize")
    catalog.addConstant(
      "UILayoutFittingExpandedSize", "As large as can be, for fitting.", UIView.layoutFittingExpandedSize,
      modern: "UIView.layoutFittingExpandedSize")
  }
}
