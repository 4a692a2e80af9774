extension UIView {
  /// The distances from the edges within which bars or the screen's corners cover the view; zero without a window.
  public final var safeAreaInsets: UIEdgeInsets {
    if windowLink == nil { return .zero }
    let covered = UIScreen.main.safeAreaInsets
    if covered == .zero { return .zero }
    let screen = UIScreen.main.bounds.inset(by: covered)
    let area = Route(outOf: layer).convert(layer.boundsValue)
    return UIEdgeInsets(
      top: max(0, screen.minY - area.minY), left: max(0, screen.minX - area.minX),
      bottom: max(0, area.maxY - screen.maxY), right: max(0, area.maxX - screen.maxX))
  }

  /// Whether `layoutMargins` adds the safe area.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { flags.contains(.marginsFromSafeArea) }
    set { set(.marginsFromSafeArea, newValue) }
  }

  /// Whether `layoutMargins` reaches at least as far in as the superview's.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { flags.contains(.marginsFromSuperview) }
    set { set(.marginsFromSuperview, newValue) }
  }

  /// `layoutMargins` by reading direction.
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let m = layoutMargins
      return effectiveUserInterfaceLayoutDirection == .leftToRight
        ? NSDirectionalEdgeInsets(top: m.top, leading: m.left, bottom: m.bottom, trailing: m.right)
        : NSDirectionalEdgeInsets(top: m.top, leading: m.right, bottom: m.bottom, trailing: m.left)
    }
    set {
      layoutMargins =
        effectiveUserInterfaceLayoutDirection == .leftToRight
        ? UIEdgeInsets(top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
        : UIEdgeInsets(top: newValue.top, left: newValue.trailing, bottom: newValue.bottom, right: newValue.leading)
    }
  }

  /// Which way the content runs; `effectiveUserInterfaceLayoutDirection` follows from it.
  public final var semanticContentAttribute: UISemanticContentAttribute {
    get { extras?.semantic ?? .unspecified }
    set { setRare(newValue, semanticContentAttribute) { $0.semantic = newValue } }
  }

  /// Left to right, unless the content attribute forces the other way.
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  final func setMargins(_ margins: UIEdgeInsets) {
    if margins == extras?.margins { return }
    rare.margins = margins
    Runtime.changed()
    markLayout(.margins)
    layoutMarginsDidChange()
  }

  /// The margins set (8 on each side unless), the safe area, and the superview's margins as far as they count.
  final var effectiveMargins: UIEdgeInsets {
    // Upward first, because each view's margins may need its superview's.
    var line: [UIView] = [self]
    while let view = line.last, view.flags.contains(.marginsFromSuperview), let up = view.superviewLink {
      line.append(up)
    }
    var outer: UIEdgeInsets?
    for view in line.reversed() {
      var m = view.extras?.margins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      if let outer, let up = view.superviewLink {
        let place = view.layer.frame
        let inner = up.layer.boundsValue.inset(by: outer)
        m.top = max(m.top, inner.minY - place.minY)
        m.left = max(m.left, inner.minX - place.minX)
        m.bottom = max(m.bottom, place.maxY - inner.maxY)
        m.right = max(m.right, place.maxX - inner.maxX)
      }
      if view.flags.contains(.marginsFromSafeArea) {
        let safe = view.safeAreaInsets
        m = UIEdgeInsets(
          top: m.top + safe.top, left: m.left + safe.left, bottom: m.bottom + safe.bottom, right: m.right + safe.right)
      }
      outer = m
    }
    return outer ?? .zero
  }
}
