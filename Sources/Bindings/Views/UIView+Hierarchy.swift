import Language
import ViewKit

func viewHierarchy(_ view: Rows<UIView>) -> [NativeRow] {
  [
    view.property(
      "superview", "The view that contains this one, or nil.", default: "nil",
      example: "{ let v = UIView(); window.addSubview(v); return v.superview == window }()  // true",
      get: { $0.superview }),
    view.property(
      "subviews", "The views inside, back to front.", default: "[]", example: "UIView().subviews.count  // 0",
      get: { $0.subviews }),
    view.property(
      "window", "The window that the view is in, or nil.", default: "nil",
      example: "{ let v = UIView(); window.addSubview(v); return v.window == window }()  // true", get: { $0.window }),
    view.action(
      "addSubview(_ view:)", objc: "addSubview:", "Puts a view on top of the subviews.",
      example: "window.addSubview(UIView())"
    ) { $0.addSubview($1) },
    view.action(
      "insertSubview(_ view:at index:)", objc: "insertSubview:atIndex:", "Puts a view at an index; 0 is at the back.",
      example: "window.insertSubview(UIView(), at: 0)"
    ) { $0.insertSubview($1, at: $2) },
    view.action(
      "insertSubview(_ view:aboveSubview siblingSubview:)", objc: "insertSubview:aboveSubview:",
      "Puts a view right above a subview.",
      example: "{ window.addSubview(UIView()); window.insertSubview(UIView(), aboveSubview: window.subviews[0]) }()"
    ) { $0.insertSubview($1, aboveSubview: $2) },
    view.action(
      "insertSubview(_ view:belowSubview siblingSubview:)", objc: "insertSubview:belowSubview:",
      "Puts a view right below a subview.",
      example: "{ window.addSubview(UIView()); window.insertSubview(UIView(), belowSubview: window.subviews[0]) }()"
    ) { $0.insertSubview($1, belowSubview: $2) },
    view.action(
      "removeFromSuperview()", objc: "removeFromSuperview", "Takes it out of its superview.",
      example:
        "{ let v = UIView(); window.addSubview(v); v.removeFromSuperview(); return v.superview == nil }()  // true"
    ) { $0.removeFromSuperview() },
    view.action(
      "bringSubviewToFront(_ view:)", objc: "bringSubviewToFront:", "Puts a subview in front of the others.",
      example: "{ [UIView(), UIView()].forEach(window.addSubview); window.bringSubviewToFront(window.subviews[0]) }()"
    ) { $0.bringSubviewToFront($1) },
    view.action(
      "sendSubviewToBack(_ view:)", objc: "sendSubviewToBack:", "Puts a subview behind the others.",
      example: "{ [UIView(), UIView()].forEach(window.addSubview); window.sendSubviewToBack(window.subviews[1]) }()"
    ) { $0.sendSubviewToBack($1) },
    view.action(
      "exchangeSubview(at index1:withSubviewAt index2:)", objc: "exchangeSubviewAtIndex:withSubviewAtIndex:",
      "Swaps two subviews.",
      example: "{ [UIView(), UIView()].forEach(window.addSubview); window.exchangeSubview(at: 0, withSubviewAt: 1) }()"
    ) { $0.exchangeSubview(at: $1, withSubviewAt: $2) },
    view.method(
      "viewWithTag(_ tag:)", objc: "viewWithTag:", "The first of it and its descendants with a tag, or nil.",
      example: "UIView().viewWithTag(0) == nil  // false"
    ) { $0.viewWithTag($1) },
    view.method(
      "isDescendant(of view:)", objc: "isDescendantOfView:", "Whether it is a view, or inside it.",
      example: "UIView().isDescendant(of: window)  // false"
    ) { $0.isDescendant(of: $1) },
    view.property(
      "isDeallocating", "Whether it is being destroyed; an addition of vsh.",
      example: "window.isDeallocating  // false", get: { $0.isDeallocating }),
    view.method(
      "recursiveDescription()", objc: "recursiveDescription", "The view and all inside it, a line each.",
      example:
        "{ window.addSubview(UIView()); return window.recursiveDescription().split(separator: \"\\n\").count }()  // 2"
    ) { $0.recursiveDescription() },
  ]
}

func viewCallbacks(_ view: Rows<UIView>) -> [NativeRow] {
  [
    view.action(
      "didAddSubview(_ subview:)", objc: "didAddSubview:", "Called after a subview was added.",
      example: "window.didAddSubview(UIView())"
    ) { $0.didAddSubview($1) },
    view.action(
      "willRemoveSubview(_ subview:)", objc: "willRemoveSubview:", "Called before a subview leaves.",
      example: "window.willRemoveSubview(UIView())"
    ) { $0.willRemoveSubview($1) },
    view.action(
      "willMove(toSuperview newSuperview:)", objc: "willMoveToSuperview:", "Called before the superview changes.",
      example: "UIView().willMove(toSuperview: window)"
    ) { $0.willMove(toSuperview: $1) },
    view.action(
      "didMoveToSuperview()", objc: "didMoveToSuperview", "Called after the superview has changed.",
      example: "UIView().didMoveToSuperview()"
    ) { $0.didMoveToSuperview() },
    view.action(
      "willMove(toWindow newWindow:)", objc: "willMoveToWindow:", "Called before the window changes.",
      example: "UIView().willMove(toWindow: window)"
    ) { $0.willMove(toWindow: $1) },
    view.action(
      "didMoveToWindow()", objc: "didMoveToWindow", "Called after the window has changed.",
      example: "UIView().didMoveToWindow()"
    ) { $0.didMoveToWindow() },
  ]
}
