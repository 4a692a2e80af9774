import Language
import Syntax

/// A part of UIKit that is not bound on purpose or not yet: the report of members names only what was forgotten, and
/// who uses a name of it is told.
struct AbsentArea {
  /// `animation`
  let name: String
  var owner = "UIKit's "
  var isLater = true
  /// What to do instead.
  let instead: String
  /// Types and functions by their names; owners as the list of members has them.
  var names: Set<String> = []
  /// By Swift spelling or Objective-C name. Who uses one is told by the name without labels, so a word that means
  /// something else as well (`add`) is not listed.
  var members: Set<String> = []

  var reason: String { (isLater ? "later: " : "deliberate: ") + name }
  var absence: Absence { Absence(area: owner + name, isLater: isLater, instead: instead) }
}

extension ViewBindings {
  func addAbsences() {
    catalog.absences = { name, isMember in
      let text = name.text
      let area = AbsentArea.all.first {
        isMember ? $0.members.contains { $0.prefix { $0 != "(" } == text } : $0.names.contains(text)
      }
      return area?.absence
    }
  }
}

extension AbsentArea {
  static var all: [AbsentArea] {
    [
      animation, gestures, autoLayout, controls, scrolling, containers, application, layers, appearance,
      AbsentArea(
        name: "printing", isLater: false, instead: "`look --pdf` writes a view as a PDF",
        names: ["UIPrintInteractionController"], members: ["draw(_:for:)", "viewPrintFormatter()"]),
      AbsentArea(
        name: "state restoration", isLater: false, instead: "`save` and `dump` write down what there is",
        members: ["encodeRestorableState(with:)", "decodeRestorableState(with:)", "awakeFromNib()"]),
      AbsentArea(
        name: "pictures of views", instead: "`look --png` writes a view as a picture",
        members: ["snapshotView(afterScreenUpdates:)", "drawHierarchy(in:afterScreenUpdates:)"]),
      AbsentArea(
        name: "undo inside the program", instead: "`undo` takes back a statement", names: ["UndoManager"],
        members: ["undoManager"]),
      AbsentArea(
        name: "the time of day", owner: "", isLater: false,
        instead: "sessions would differ; `tick` moves vsh's own clock",
        names: ["CFAbsoluteTimeGetCurrent", "CACurrentMediaTime"], members: ["CFAbsoluteTimeGetCurrent"]),
    ]
  }

  private static var animation: AbsentArea {
    AbsentArea(
      name: "animation", instead: "set the values themselves: they take effect at once",
      names: [
        "UIView.AnimationCurve", "UIView.AnimationOptions", "UIView.AnimationTransition",
        "UIView.KeyframeAnimationOptions", "UIViewPropertyAnimator", "animation delegate", "UIViewAnimationCurve",
        "UIViewAnimationTransition", "UIViewAnimationOptions", "CAAnimation", "CABasicAnimation",
        "CAKeyframeAnimation", "CAAnimationGroup", "CASpringAnimation", "CATransition", "CATransaction",
        "CADisplayLink", "CAMediaTimingFunction", "UISpringTimingParameters", "UICubicTimingParameters",
        "UIMotionEffect", "UIDynamicAnimator",
      ],
      members: [
        "areAnimationsEnabled", "animate(withDuration:animations:)", "animate(withDuration:animations:completion:)",
        "animate(withDuration:delay:options:animations:completion:)",
        "transition(with:duration:options:animations:completion:)",
        "transition(from:to:duration:options:completion:)", "beginAnimations(_:context:)", "commitAnimations()",
        "setAnimationStart(_:)", "setAnimationsEnabled(_:)", "setAnimationDelegate(_:)",
        "setAnimationWillStart(_:)", "setAnimationDidStop(_:)", "setAnimationDuration(_:)",
        "setAnimationDelay(_:)", "setAnimationCurve(_:)", "setAnimationRepeatCount(_:)",
        "setAnimationRepeatAutoreverses(_:)", "setAnimationBeginsFromCurrentState(_:)",
        "setAnimationTransition(_:for:cache:)", "UIViewAnimationCurve", "UIViewAnimationTransition",
        "UIViewAnimationOptions",
        "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)",
        "animateKeyframes(withDuration:delay:options:animations:completion:)",
        "addKeyframe(withRelativeStartTime:relativeDuration:animations:)", "performWithoutAnimation(_:)",
        "inheritedAnimationDuration", "perform(_:on:options:animations:completion:)", "motionEffects",
        "AnimationOptions", "AnimationCurve", "AnimationTransition", "KeyframeAnimationOptions",
        "removeAllAnimations()", "removeAnimation(forKey:)", "animationKeys()", "presentation()",
      ])
  }

  private static var gestures: AbsentArea {
    AbsentArea(
      name: "gesture recognizers", instead: "`at (x, y)` and 'hitTest(_:with:)' tell which view gets a touch",
      names: [
        "UIGestureRecognizer", "UIGestureRecognizer.State", "UITapGestureRecognizer", "UIPanGestureRecognizer",
        "UIPinchGestureRecognizer", "UIRotationGestureRecognizer", "UISwipeGestureRecognizer",
        "UILongPressGestureRecognizer", "UIScreenEdgePanGestureRecognizer", "UIHoverGestureRecognizer",
        "UIGestureRecognizerDelegate",
      ],
      members: [
        "gestureRecognizers", "addGestureRecognizer(_:)", "removeGestureRecognizer(_:)",
        "gestureRecognizerShouldBegin(_:)", "addInteraction(_:)",
      ])
  }

  private static var autoLayout: AbsentArea {
    AbsentArea(
      name: "Auto Layout", instead: "set frames in 'layoutSubviews()', or an 'autoresizingMask'",
      names: [
        "Auto Layout", "NSLayoutConstraint", "NSLayoutAnchor", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor",
        "NSLayoutDimension", "NSDictionaryOfVariableBindings", "UILayoutGuide", "UILayoutPriority", "UIStackView",
      ],
      members: [
        "requiresConstraintBasedLayout", "addConstraint(_:)", "addConstraints(_:)", "removeConstraint(_:)",
        "removeConstraints(_:)", "constraints", "constraintsAffectingLayout(for:)",
        "contentCompressionResistancePriority(for:)", "setContentCompressionResistancePriority(_:for:)",
        "contentHuggingPriority(for:)", "setContentHuggingPriority(_:for:)", "invalidateIntrinsicContentSize()",
        "exerciseAmbiguityInLayout()", "hasAmbiguousLayout", "needsUpdateConstraints()",
        "setNeedsUpdateConstraints()", "updateConstraints()", "updateConstraintsIfNeeded()",
        "systemLayoutSizeFitting(_:)", "forBaselineLayout()", "layoutGuides", "_autolayoutTrace()",
        "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)", "topAnchor",
        "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "centerXAnchor",
        "centerYAnchor", "widthAnchor", "heightAnchor", "firstBaselineAnchor", "lastBaselineAnchor",
        "safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide", "addLayoutGuide(_:)",
      ])
  }

  private static var controls: AbsentArea {
    AbsentArea(
      name: "controls, labels and image views",
      instead: "a 'UIView' stands for one, or a subclass that draws itself in 'draw(_:)'",
      names: [
        "UIControl", "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UITextField",
        "UIPageControl", "UIDatePicker", "UIPickerView", "UIProgressView", "UIActivityIndicatorView",
        "UIRefreshControl", "UISearchBar", "UIColorWell", "UIAction", "UIMenu", "UILabel", "UITextView", "UIImageView",
        "UIVisualEffectView", "UIBlurEffect", "WKWebView", "MKMapView",
      ])
  }

  private static var scrolling: AbsentArea {
    AbsentArea(
      name: "scroll views and lists", instead: "a view scrolls when its 'bounds.origin' changes: `lesson scrolling`",
      names: [
        "UIScrollView", "UIScrollViewDelegate", "UITableView", "UITableViewCell", "UITableViewController",
        "UITableViewDataSource", "UITableViewDelegate", "UICollectionView", "UICollectionViewCell",
        "UICollectionViewController", "UICollectionViewFlowLayout", "UICollectionViewLayout",
        "UICollectionViewDataSource", "UICollectionViewDelegate",
      ])
  }

  private static var containers: AbsentArea {
    AbsentArea(
      name: "containers and bars", instead: "'UIViewController' is here, with its view",
      names: [
        "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
        "UIAlertController", "UIAlertAction", "UIActivityViewController", "UINavigationBar", "UITabBar", "UIToolbar",
        "UIBarButtonItem", "UINavigationItem", "UITabBarItem", "UIPresentationController",
      ])
  }

  private static var application: AbsentArea {
    AbsentArea(
      name: "scenes, storyboards and delegates", instead: "'window' is there and visible from the beginning",
      names: [
        "UIApplicationDelegate", "UIScene", "UIWindowScene", "UISceneDelegate", "UIWindowSceneDelegate",
        "UISceneSession", "UIStoryboard", "UIStoryboardSegue", "UINib",
      ])
  }

  private static var layers: AbsentArea {
    AbsentArea(
      name: "special layers", owner: "Core Animation's ",
      instead: "'CALayer' has corners, borders and shadows; 'draw(_:)' draws the rest",
      names: [
        "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer", "CATransformLayer", "CAEmitterLayer",
        "CAScrollLayer", "CATiledLayer", "CAMetalLayer",
      ])
  }

  private static var appearance: AbsentArea {
    AbsentArea(
      name: "appearance proxies and traits", instead: "set the values on the views themselves",
      names: [
        "UIView.TintAdjustmentMode", "UITraitCollection", "UIUserInterfaceStyle", "UIUserInterfaceSizeClass",
        "UIAppearance",
      ],
      members: [
        "appearance()", "appearance(whenContainedInInstancesOf:)", "minimumTrackTintColor", "tintAdjustmentMode",
        "tintColorDidChange()", "traitCollection", "overrideUserInterfaceStyle", "traitCollectionDidChange(_:)",
        "TintAdjustmentMode",
      ])
  }
}
