extension UIWindow {
  /// Whether the window gets keys.
  public final var isKeyWindow: Bool { Runtime.current.keyWindow === self }

  public final var screen: UIScreen { UIScreen.main }

  final func visibilityDidChange() {
    let runtime = Runtime.current
    runtime.shownWindows.removeAll { $0 === self }
    if isHidden {
      if runtime.keyWindow === self {
        runtime.keyWindowLink = nil
        resignKey()
      }
    } else {
      runtime.shownWindows.append(self)
      showRoot()
    }
  }

  final func takeKey() {
    let runtime = Runtime.current
    let old = runtime.keyWindow
    if old === self { return }
    runtime.keyWindowLink = self
    runtime.changed()
    old?.resignKey()
    if runtime.keyWindow === self { becomeKey() }
  }

  final func rootDidChange(from old: UIViewController?) {
    Runtime.changed()
    if let view = old?.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
    if !isHidden { showRoot() }
  }

  private func showRoot() {
    guard let view = rootViewController?.view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  /// The touches of each phase go to the view in one call, as they come from the screen.
  final func dispatch(_ event: UIEvent) {
    guard let touches = event.allTouches else { return }
    var views: [UIView] = []
    for touch in touches.sorted(by: { ($0.place.x, $0.place.y) < ($1.place.x, $1.place.y) }) {
      if let view = touch.view, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    for view in views {
      let own = touches.filter { $0.view === view }
      func send(_ phase: UITouch.Phase, _ call: (Set<UITouch>) -> Void) {
        let some = own.filter { $0.phase == phase }
        if !some.isEmpty { call(some) }
      }
      send(.began) { view.touchesBegan($0, with: event) }
      send(.moved) { view.touchesMoved($0, with: event) }
      send(.ended) { view.touchesEnded($0, with: event) }
      send(.cancelled) { view.touchesCancelled($0, with: event) }
    }
  }
}

extension UIWindow {
  // Between windows, conversions go through the screen; nil stands for the screen.

  public final func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    convert(point, to: window as UIView?)
  }

  public final func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    convert(point, from: window as UIView?)
  }

  public final func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    convert(rect, to: window as UIView?)
  }

  public final func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    convert(rect, from: window as UIView?)
  }
}
