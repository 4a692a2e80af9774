import Language
import ViewKit

func viewAppearance(_ view: Rows<UIView>) -> [NativeRow] {
  [
    view.property(
      "alpha", "The opacity with all subviews, from 0 (clear) to 1 (opaque).", default: "1.0",
      example: "window.alpha = 0.5", get: { $0.alpha }, set: { $0.alpha = $1 }),
    view.property(
      "isHidden", "Whether it is not shown, with all subviews.", default: "false",
      example: "UIView().isHidden  // false", get: { $0.isHidden }, set: { $0.isHidden = $1 }),
    view.property(
      "backgroundColor", "What is painted under its own drawing; nil is nothing.", default: "nil",
      example: "window.backgroundColor = .systemTeal", get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 }),
    view.property(
      "tintColor", "The accent colour: its own, else its superview's, else system blue.",
      example:
        "{ let v = UIView(); window.tintColor = .red; window.addSubview(v); return v.tintColor == .red }()  // true",
      .implicitlyUnwrapped,
      get: { $0.tintColor as UIColor? }, set: { $0.tintColor = $1 }),
    view.property(
      "isOpaque", "A promise that it fills its bounds; only a hint for drawing.", default: "true",
      example: "UIView().isOpaque  // true", get: { $0.isOpaque }, set: { $0.isOpaque = $1 }),
    view.property(
      "clipsToBounds", "Whether drawing and subviews are cut off at the bounds.", default: "false",
      example: "window.clipsToBounds = true", get: { $0.clipsToBounds }, set: { $0.clipsToBounds = $1 }),
    view.property(
      "mask", "A view whose opacity masks this one.", objc: "maskView", default: "nil",
      example: "window.mask = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))", get: { $0.mask },
      set: { $0.mask = $1 }),
    view.property(
      "contentMode", "How drawn content is fitted when the bounds change.", default: "scaleToFill",
      example: "window.contentMode = .scaleAspectFit", get: { $0.contentMode }, set: { $0.contentMode = $1 }),
    view.property(
      "contentScaleFactor", "Pixels a point of the drawn content.", default: "1.0",
      example: "window.contentScaleFactor = UIScreen.main.scale", get: { $0.contentScaleFactor },
      set: { $0.contentScaleFactor = $1 }),
    view.property(
      "contentStretch", "The part of drawn content that stretches, in unit coordinates.",
      default: "(0.0, 0.0, 1.0, 1.0)", example: "window.contentStretch = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)",
      get: { $0.contentStretch }, set: { $0.contentStretch = $1 }
    ).in(.unit),
    view.property(
      "clearsContextBeforeDrawing", "Whether the buffer is cleared before drawing.", default: "true",
      example: "UIView().clearsContextBeforeDrawing  // true",
      get: { $0.clearsContextBeforeDrawing }, set: { $0.clearsContextBeforeDrawing = $1 }),
  ]
}

func viewDrawing(_ view: Rows<UIView>) -> [NativeRow] {
  [
    view.action(
      "draw(_ rect:)", objc: "drawRect:", "Draws a part of the view, in its coordinates; called by the display pass.",
      example: "window.draw(window.bounds)"
    ) { $0.draw($1) }.in(.own),
    view.action(
      "setNeedsDisplay()", objc: "setNeedsDisplay", "Asks for the view to be drawn in the next pass.",
      example: "window.setNeedsDisplay()"
    ) { $0.setNeedsDisplay() },
    view.action(
      "setNeedsDisplay(_ rect:)", objc: "setNeedsDisplayInRect:", "Asks for a part, in its coordinates, to be drawn.",
      example: "window.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))"
    ) { (view: UIView, rect: CGRect) in view.setNeedsDisplay(rect) }.in(.own),
    view.action(
      "display(_ layer:)", objc: "displayLayer:", "The layer's call for contents.",
      example: "window.display(window.layer)"
    ) { $0.display($1) },
    view.property(
      "isDisplayPending", "Whether it is to be drawn; an addition of vsh.",
      example: "{ window.setNeedsDisplay(); return window.isDisplayPending }()  // true", get: { $0.isDisplayPending }),
    view.property(
      "invalidRect", "What is to be drawn, in its coordinates; an addition of vsh.",
      example: "{ window.setNeedsDisplay(); return window.invalidRect }()  // (0.0, 0.0, 320.0, 480.0)",
      get: { $0.invalidRect }
    ).in(.own),
  ]
}

func viewInteraction(_ view: Rows<UIView>) -> [NativeRow] {
  [
    view.property(
      "isUserInteractionEnabled", "Whether events reach the view and its subviews.", default: "true",
      example: "{ window.isUserInteractionEnabled = false; return window.hitTest(.zero, with: nil) == nil }()  // true",
      get: { $0.isUserInteractionEnabled }, set: { $0.isUserInteractionEnabled = $1 }),
    view.property(
      "isMultipleTouchEnabled", "Whether it gets more than the first touch of a sequence.", default: "false",
      example: "window.isMultipleTouchEnabled = true",
      get: { $0.isMultipleTouchEnabled }, set: { $0.isMultipleTouchEnabled = $1 }),
    view.property(
      "isExclusiveTouch", "Whether other views get no touches while it has some.", default: "false",
      example: "UIView().isExclusiveTouch  // false", get: { $0.isExclusiveTouch }, set: { $0.isExclusiveTouch = $1 }),
    view.method(
      "hitTest(_ point:with event:)", objc: "hitTest:withEvent:", "The innermost view at a point, or nil.",
      example: "window.hitTest(CGPoint(x: 5, y: 5), with: nil) === window  // true"
    ) { $0.hitTest($1, with: $2) }.in(.own),
    view.method(
      "hitTest(_ point:)", objc: "hitTest:", "`hitTest(_:with:)` without an event; vsh's own.",
      example: "window.hitTest((5, 5)) === window  // true"
    ) { $0.hitTest($1) }.in(.own),
    view.method(
      "point(inside point:with event:)", objc: "pointInside:withEvent:", "Whether a point is within the bounds.",
      example: "window.point(inside: CGPoint(x: -1, y: 5), with: nil)  // false"
    ) { $0.point(inside: $1, with: $2) }.in(.own),
    view.method(
      "endEditing(_ force:)", objc: "endEditing:", "Asks the first responder inside it to resign.",
      example: "window.endEditing(true)  // false", .discardable
    ) { $0.endEditing($1) },
    view.property(
      "canBecomeFocused", "Whether it can be focused; here it never can.", example: "window.canBecomeFocused  // false",
      get: { $0.canBecomeFocused }),
    view.property("isFocused", "Whether it is focused.", example: "window.isFocused  // false", get: { $0.isFocused }),
  ]
}

func viewIdentity(_ view: Rows<UIView>) -> [NativeRow] {
  [
    view.property(
      "tag", "A number of the program's own, for `viewWithTag(_:)`.", default: "0", example: "window.tag = 7",
      get: { $0.tag }, set: { $0.tag = $1 }),
    view.property(
      "restorationIdentifier", "The name for state restoration; nil keeps nothing.", default: "nil",
      example: "window.restorationIdentifier = \"main\"",
      get: { $0.restorationIdentifier }, set: { $0.restorationIdentifier = $1 }),
    view.property(
      "isAccessibilityElement", "Whether assistive technology sees it as one thing.", objc: "isAccessibilityElement",
      default: "false", example: "UIView().isAccessibilityElement  // false", get: { $0.isAccessibilityElement },
      set: { $0.isAccessibilityElement = $1 }),
    view.property(
      "accessibilityLabel", "What assistive technology calls it.", default: "nil",
      example: "window.accessibilityLabel = \"Volume\"", get: { $0.accessibilityLabel },
      set: { $0.accessibilityLabel = $1 }),
    view.property(
      "accessibilityHint", "What assistive technology says of its use.", default: "nil",
      example: "window.accessibilityHint = \"Makes it louder.\"",
      get: { $0.accessibilityHint }, set: { $0.accessibilityHint = $1 }),
    view.property(
      "accessibilityValue", "What assistive technology says of its state.", default: "nil",
      example: "window.accessibilityValue = \"50 per cent\"",
      get: { $0.accessibilityValue }, set: { $0.accessibilityValue = $1 }),
    view.property(
      "accessibilityIdentifier", "The name by which tests find it.", default: "nil",
      example: "window.accessibilityIdentifier = \"volume\"",
      get: { $0.accessibilityIdentifier }, set: { $0.accessibilityIdentifier = $1 }),
    view.property(
      "accessibilityFrame", "The frame in screen coordinates.",
      example: "window.accessibilityFrame  // (0.0, 0.0, 320.0, 480.0)", get: { $0.accessibilityFrame }
    ).in(.screen),
  ]
}
