import Language
import ViewKit

func viewLayout(_ view: Rows<UIView>) -> [NativeRow] {
  [
    view.property(
      "autoresizingMask", "What gives way when the superview's size changes.", default: "[]",
      example: "window.autoresizingMask = [.flexibleWidth, .flexibleHeight]", get: { $0.autoresizingMask },
      set: { $0.autoresizingMask = $1 }),
    view.property(
      "autoresizesSubviews", "Whether a change of its size resizes subviews by their masks.", default: "true",
      example: "UIView().autoresizesSubviews  // true",
      get: { $0.autoresizesSubviews }, set: { $0.autoresizesSubviews = $1 }),
    view.property(
      "translatesAutoresizingMaskIntoConstraints", "Whether its mask counts among constraints.", default: "true",
      example: "window.translatesAutoresizingMaskIntoConstraints = false",
      get: { $0.translatesAutoresizingMaskIntoConstraints },
      set: { $0.translatesAutoresizingMaskIntoConstraints = $1 }),
    view.action(
      "layoutSubviews()", objc: "layoutSubviews", "Places the subviews; called by the layout pass.",
      example: "window.layoutSubviews()"
    ) { $0.layoutSubviews() },
    view.action(
      "setNeedsLayout()", objc: "setNeedsLayout", "Asks for `layoutSubviews()` in the next layout pass.",
      example: "window.setNeedsLayout()"
    ) { $0.setNeedsLayout() },
    view.action(
      "layoutIfNeeded()", objc: "layoutIfNeeded", "Runs the layout that was asked for now.",
      example: "window.layoutIfNeeded()"
    ) { $0.layoutIfNeeded() },
    view.action(
      "layoutSublayers(of layer:)", objc: "layoutSublayersOfLayer:", "The layer's call for layout.",
      example: "window.layoutSublayers(of: window.layer)"
    ) { $0.layoutSublayers(of: $1) },
    view.property(
      "isLayoutPending", "Whether it asked for layout; an addition of vsh.",
      example: "{ window.layoutIfNeeded(); return window.isLayoutPending }()  // false", get: { $0.isLayoutPending }),
  ]
}

func viewMargins(_ view: Rows<UIView>) -> [NativeRow] {
  [
    view.property(
      "layoutMargins", "The distance that subviews should keep from the edges, in points.",
      default: "UIEdgeInsets(top: 8.0, left: 8.0, bottom: 8.0, right: 8.0)", example: "window.layoutMargins.left = 20",
      get: { $0.layoutMargins },
      set: { $0.layoutMargins = $1 }),
    view.property(
      "directionalLayoutMargins", "The layout margins by reading direction, in points.",
      default: "NSDirectionalEdgeInsets(top: 8.0, leading: 8.0, bottom: 8.0, trailing: 8.0)",
      example: "{ window.directionalLayoutMargins.leading = 20; return window.layoutMargins.left }()  // 20.0",
      get: { $0.directionalLayoutMargins }, set: { $0.directionalLayoutMargins = $1 }),
    view.action(
      "layoutMarginsDidChange()", objc: "layoutMarginsDidChange", "Called when the margins were set.",
      example: "window.layoutMarginsDidChange()"
    ) { $0.layoutMarginsDidChange() },
    view.property(
      "preservesSuperviewLayoutMargins", "Whether its margins reach as far in as the superview's.", default: "false",
      example: "window.preservesSuperviewLayoutMargins = true",
      get: { $0.preservesSuperviewLayoutMargins }, set: { $0.preservesSuperviewLayoutMargins = $1 }),
    view.property(
      "insetsLayoutMarginsFromSafeArea", "Whether its margins add the safe area.", default: "true",
      example: "UIView().insetsLayoutMarginsFromSafeArea  // true",
      get: { $0.insetsLayoutMarginsFromSafeArea }, set: { $0.insetsLayoutMarginsFromSafeArea = $1 }),
    view.property(
      "safeAreaInsets", "How far bars or the screen's corners cover it, in points.",
      example: "window.safeAreaInsets == .zero  // true", get: { $0.safeAreaInsets }),
    view.property(
      "semanticContentAttribute", "Which way its content runs.", default: "unspecified",
      example: "window.semanticContentAttribute = .forceRightToLeft",
      get: { $0.semanticContentAttribute }, set: { $0.semanticContentAttribute = $1 }),
    view.property(
      "effectiveUserInterfaceLayoutDirection", "The way of reading that holds for it.", default: "leftToRight",
      example: "window.effectiveUserInterfaceLayoutDirection  // leftToRight",
      get: { $0.effectiveUserInterfaceLayoutDirection }),
  ]
}
