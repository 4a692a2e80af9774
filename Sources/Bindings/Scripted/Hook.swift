import Syntax
import ViewKit

/// The names of the members that scripts can override, interned once.
enum Hook {
  // An object's

  static let description: Name = "description"
  static let isEqual: Name = "isEqual(_:)"
  static let hash: Name = "hash"
  static let responds: Name = "responds(to:)"

  // A responder's

  static let next: Name = "next"
  static let canBecomeFirstResponder: Name = "canBecomeFirstResponder"
  static let canResignFirstResponder: Name = "canResignFirstResponder"
  static let isFirstResponder: Name = "isFirstResponder"
  static let becomeFirstResponder: Name = "becomeFirstResponder()"
  static let resignFirstResponder: Name = "resignFirstResponder()"
  static let touchesBegan: Name = "touchesBegan(_:with:)"
  static let touchesMoved: Name = "touchesMoved(_:with:)"
  static let touchesEnded: Name = "touchesEnded(_:with:)"
  static let touchesCancelled: Name = "touchesCancelled(_:with:)"
  static let motionBegan: Name = "motionBegan(_:with:)"
  static let motionEnded: Name = "motionEnded(_:with:)"
  static let motionCancelled: Name = "motionCancelled(_:with:)"
  static let remoteControlReceived: Name = "remoteControlReceived(with:)"
  static let canPerformAction: Name = "canPerformAction(_:withSender:)"
  static let target: Name = "target(forAction:withSender:)"
  static let inputView: Name = "inputView"
  static let inputAccessoryView: Name = "inputAccessoryView"
  static let reloadInputViews: Name = "reloadInputViews()"

  // A view's

  static let addSubview: Name = "addSubview(_:)"
  static let insertAt: Name = "insertSubview(_:at:)"
  static let insertAbove: Name = "insertSubview(_:aboveSubview:)"
  static let insertBelow: Name = "insertSubview(_:belowSubview:)"
  static let removeFromSuperview: Name = "removeFromSuperview()"
  static let bringSubviewToFront: Name = "bringSubviewToFront(_:)"
  static let sendSubviewToBack: Name = "sendSubviewToBack(_:)"
  static let exchangeSubview: Name = "exchangeSubview(at:withSubviewAt:)"
  static let viewWithTag: Name = "viewWithTag(_:)"
  static let didAddSubview: Name = "didAddSubview(_:)"
  static let willRemoveSubview: Name = "willRemoveSubview(_:)"
  static let willMoveToSuperview: Name = "willMove(toSuperview:)"
  static let didMoveToSuperview: Name = "didMoveToSuperview()"
  static let willMoveToWindow: Name = "willMove(toWindow:)"
  static let didMoveToWindow: Name = "didMoveToWindow()"
  static let hitTest: Name = "hitTest(_:with:)"
  static let pointInside: Name = "point(inside:with:)"
  static let layoutSubviews: Name = "layoutSubviews()"
  static let setNeedsLayout: Name = "setNeedsLayout()"
  static let layoutIfNeeded: Name = "layoutIfNeeded()"
  static let layoutSublayers: Name = "layoutSublayers(of:)"
  static let sizeThatFits: Name = "sizeThatFits(_:)"
  static let sizeToFit: Name = "sizeToFit()"
  static let layoutMarginsDidChange: Name = "layoutMarginsDidChange()"
  static let intrinsicContentSize: Name = "intrinsicContentSize"
  static let alignmentRectInsets: Name = "alignmentRectInsets"
  static let draw: Name = "draw(_:)"
  static let setNeedsDisplay: Name = "setNeedsDisplay()"
  static let setNeedsDisplayInRect: Name = "setNeedsDisplay(_:)"
  static let display: Name = "display(_:)"

  // A window's, a controller's and a layer's

  static let makeKey: Name = "makeKey()"
  static let makeKeyAndVisible: Name = "makeKeyAndVisible()"
  static let becomeKey: Name = "becomeKey()"
  static let resignKey: Name = "resignKey()"
  static let sendEvent: Name = "sendEvent(_:)"
  static let loadView: Name = "loadView()"
  static let viewDidLoad: Name = "viewDidLoad()"
  static let setEditing: Name = "setEditing(_:animated:)"
  static let layerLayoutSublayers: Name = "layoutSublayers()"
  static let layerDisplay: Name = "display()"
  static let layerDraw: Name = "draw(in:)"
  static let layerContains: Name = "contains(_:)"
  static let layerHitTest: Name = "hitTest(_:)"

  // A view's properties, to read and to write

  static let frame: Name = "frame"
  static let setFrame: Name = "setter:frame"
  static let bounds: Name = "bounds"
  static let setBounds: Name = "setter:bounds"
  static let center: Name = "center"
  static let setCenter: Name = "setter:center"
  static let transform: Name = "transform"
  static let setTransform: Name = "setter:transform"
  static let alpha: Name = "alpha"
  static let setAlpha: Name = "setter:alpha"
  static let isHidden: Name = "isHidden"
  static let setIsHidden: Name = "setter:isHidden"
  static let backgroundColor: Name = "backgroundColor"
  static let setBackgroundColor: Name = "setter:backgroundColor"
  static let isOpaque: Name = "isOpaque"
  static let setIsOpaque: Name = "setter:isOpaque"
  static let clipsToBounds: Name = "clipsToBounds"
  static let setClipsToBounds: Name = "setter:clipsToBounds"
  static let contentMode: Name = "contentMode"
  static let setContentMode: Name = "setter:contentMode"
  static let tintColor: Name = "tintColor"
  static let setTintColor: Name = "setter:tintColor"
  static let isUserInteractionEnabled: Name = "isUserInteractionEnabled"
  static let setIsUserInteractionEnabled: Name = "setter:isUserInteractionEnabled"
  static let layoutMargins: Name = "layoutMargins"
  static let setLayoutMargins: Name = "setter:layoutMargins"

  /// What the walks over the tree want to know of each.
  static let groups: [Name: Hooks] = {
    var groups: [Name: Hooks] = [:]
    func add(_ hook: Hooks, _ names: Name...) { for name in names { groups[name] = hook } }
    add(.touches, touchesBegan, touchesMoved, touchesEnded, touchesCancelled)
    add(.touches, motionBegan, motionEnded, motionCancelled, remoteControlReceived)
    add(.next, next)
    add(.layout, layoutSubviews, setNeedsLayout, layoutSublayers)
    add(.draw, draw)
    add(.hitTest, hitTest)
    add(.pointInside, pointInside)
    add(.superview, willMoveToSuperview, didMoveToSuperview)
    add(.window, willMoveToWindow, didMoveToWindow)
    add(.subviews, didAddSubview, willRemoveSubview)
    return groups
  }()
}
