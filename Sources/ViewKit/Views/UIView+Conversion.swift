extension UIView {
  /// The point, given in the receiver's coordinates, in those of `view`. Nil stands for the window, or without one for
  /// the root of the receiver's tree; for a window it stands for the screen. Views of unrelated trees meet outside
  /// their roots, and a note says so; for two windows that is the screen.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if let view, let p = layer.outward(point, upTo: view.layer) { return p }
    return route(to: view).convert(point)
  }

  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    routeBack(from: view) { $0.convert(point) } ?? screenPoint(point)
  }

  /// The box around the rectangle as the nearest common ancestor sees it, and around that as `view` sees it.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    route(to: view).convert(rect)
  }

  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    routeBack(from: view) { $0.convert(rect) } ?? screenRect(rect)
  }

  private func route(to view: UIView?) -> Route {
    guard let view else {
      return self is UIWindow ? Route(outOf: layer) : Route(from: layer, to: base)
    }
    return noted(Route(from: layer, to: view.layer), view)
  }

  /// The answer over the way from `view`, or nil when that is from the screen into a window.
  private func routeBack<T>(from view: UIView?, _ answer: (Route) -> T) -> T? {
    guard let view else {
      return self is UIWindow ? nil : answer(Route(from: base, to: layer))
    }
    return answer(noted(Route(from: view.layer, to: layer), view))
  }

  /// What nil stands for.
  private var base: CALayer { windowLink?.layer ?? layer.root }

  private func noted(_ route: Route, _ other: UIView) -> Route {
    if route.isRelated || (self is UIWindow && other is UIWindow) { return route }
    let runtime = Runtime.current
    let how =
      windowLink == nil || other.windowLink == nil
      ? "as if both trees stood at the same place" : "through the screen, on which their windows stand"
    runtime.note(
      .unrelatedTrees, "\(runtime.phrase(self)) and \(runtime.phrase(other)) share no window: converted \(how)")
    return route
  }

  private func screenPoint(_ point: CGPoint) -> CGPoint { Route(inTo: layer).convert(point) }

  private func screenRect(_ rect: CGRect) -> CGRect { Route(inTo: layer).convert(rect) }
}
