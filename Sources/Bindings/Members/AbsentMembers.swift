// What is not bound on purpose or not yet, with the reason, so that the report names only what was forgotten.

private let animation = "later: animation"
private let gestures = "later: gesture recognizers"
private let autoLayout = "later: Auto Layout"
private let printing = "deliberate: nothing is printed"
private let restoration = "deliberate: archives and state restoration are not modelled"
private let appearance = "later: appearance proxies and traits"

/// By the owner that the list names.
let absentOwners: [(reason: String, owners: Set<String>)] = [
  (
    animation,
    [
      "UIView.AnimationCurve", "UIView.AnimationOptions", "UIView.AnimationTransition",
      "UIView.KeyframeAnimationOptions",
      "UIViewPropertyAnimator", "animation delegate",
    ]
  ),
  (gestures, ["UIGestureRecognizer", "UIGestureRecognizer.State"]),
  (autoLayout, ["Auto Layout"]),
  (appearance, ["UIView.TintAdjustmentMode"]),
]

/// By Swift spelling or Objective-C name.
let absentMembers: [(reason: String, names: Set<String>)] = [
  (
    animation,
    [
      "areAnimationsEnabled", "animate(withDuration:animations:)", "animate(withDuration:animations:completion:)",
      "animate(withDuration:delay:options:animations:completion:)",
      "transition(with:duration:options:animations:completion:)",
      "transition(from:to:duration:options:completion:)", "beginAnimations(_:context:)", "commitAnimations()",
      "setAnimationStart(_:)", "setAnimationsEnabled(_:)", "setAnimationDelegate(_:)", "setAnimationWillStart(_:)",
      "setAnimationDidStop(_:)", "setAnimationDuration(_:)", "setAnimationDelay(_:)", "setAnimationCurve(_:)",
      "setAnimationRepeatCount(_:)", "setAnimationRepeatAutoreverses(_:)", "setAnimationBeginsFromCurrentState(_:)",
      "setAnimationTransition(_:for:cache:)", "UIViewAnimationCurve", "UIViewAnimationTransition",
      "UIViewAnimationOptions",
      "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)",
      "animateKeyframes(withDuration:delay:options:animations:completion:)",
      "addKeyframe(withRelativeStartTime:relativeDuration:animations:)", "performWithoutAnimation(_:)",
      "inheritedAnimationDuration", "perform(_:on:options:animations:completion:)", "motionEffects",
    ]
  ),
  (
    gestures,
    [
      "gestureRecognizers", "addGestureRecognizer(_:)", "removeGestureRecognizer(_:)",
      "gestureRecognizerShouldBegin(_:)",
    ]
  ),
  (
    autoLayout,
    [
      "requiresConstraintBasedLayout", "addConstraint(_:)", "addConstraints(_:)", "removeConstraint(_:)",
      "removeConstraints(_:)", "constraints", "constraintsAffectingLayout(for:)",
      "contentCompressionResistancePriority(for:)", "setContentCompressionResistancePriority(_:for:)",
      "contentHuggingPriority(for:)", "setContentHuggingPriority(_:for:)", "invalidateIntrinsicContentSize()",
      "exerciseAmbiguityInLayout()", "hasAmbiguousLayout", "needsUpdateConstraints()", "setNeedsUpdateConstraints()",
      "updateConstraints()", "updateConstraintsIfNeeded()", "systemLayoutSizeFitting(_:)", "forBaselineLayout()",
      "layoutGuides", "_autolayoutTrace()",
      "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)",
    ]
  ),
  (printing, ["draw(_:for:)", "viewPrintFormatter()"]),
  (restoration, ["encodeRestorableState(with:)", "decodeRestorableState(with:)", "awakeFromNib()"]),
  (
    appearance,
    [
      "appearance()", "appearance(whenContainedInInstancesOf:)", "minimumTrackTintColor", "tintAdjustmentMode",
      "tintColorDidChange()", "traitCollection", "overrideUserInterfaceStyle",
    ]
  ),
  ("later: pictures of views", ["snapshotView(afterScreenUpdates:)"]),
  ("later: undo inside the program", ["undoManager"]),
  ("deliberate: the time of day would make sessions differ", ["CFAbsoluteTimeGetCurrent"]),
]
