extension UIView {
  /// The work of `deinit`: lets the subviews go, one by one, and clears every plain pointer to the dying view.
  ///
  /// A child sees no superview any more in its `willMove(toSuperview: nil)`: the old one is dying and must not be kept.
  final func tearDown() {
    flags.insert(.deallocating)
    if flags.contains(.deathTold) { Runtime.current.deathHandler?(self) }
    extras?.controller?.viewDidDie(self)
    if hasSubviews {
      if let list = layer.sublayerList {
        let bare = list.filter { $0.superlayerLink != nil }
        layer.sublayerList = bare.isEmpty ? nil : bare
      }
      var index = 0
      while index < subviewList.count {
        subviewList[index].loseSuperview(self)
        index += 1
      }
      Graveyard.bury(&subviewList)
    }
    layer.owner = nil
    if let mask = extras?.mask {
      extras?.mask = nil
      Graveyard.bury(consume mask)
    }
  }

  /// Whether `Runtime.deathHandler` is told when the view dies. For hosts that keep something about the view: a weak
  /// reference would cost memory and make every other reference slower.
  public final var isDeathTold: Bool {
    get { flags.contains(.deathTold) }
    set { if newValue { flags.insert(.deathTold) } else { flags.remove(.deathTold) } }
  }

  private func loseSuperview(_ parent: UIView) {
    superviewLink = nil
    let move = windowLink == nil ? nil : WindowMove(of: self, to: nil)
    // The window may be the one dying: it must be out of sight before anyone is told.
    let window = windowLink
    if move != nil, let first = window?.firstResponder, first.isInside(self) { window?.firstResponder = nil }
    move?.store()
    if hooks.contains(.superview) { willMove(toSuperview: nil) }
    if move != nil { tellSubtree { $0.willMove(toWindow: nil) } }
    if parent.hooks.contains(.subviews) { parent.willRemoveSubview(self) }
    if move != nil { tellSubtree { $0.didMoveToWindow() } }
    if hooks.contains(.superview) && superviewLink == nil { didMoveToSuperview() }
  }

  private func tellSubtree(_ call: (UIView) -> Void) {
    var list: [UIView] = []
    preorder { view in
      if view.hooks.contains(.window) { list.append(view) }
      return !(view is UIWindow)
    }
    for view in list where view.windowLink == nil { call(view) }
  }
}
