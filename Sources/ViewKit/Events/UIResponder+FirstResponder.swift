extension UIResponder {
  final func takeFirst() -> Bool {
    guard let window = hostWindow else {
      let runtime = Runtime.current
      runtime.note(.noWindow, "\(runtime.phrase(self)) is in no window: it cannot become first responder")
      return false
    }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let old = window.firstResponder {
      guard old.canResignFirstResponder, old.resignFirstResponder() else { return false }
    }
    // The one that resigned may have taken this one out of the window.
    guard hostWindow === window else { return false }
    window.firstResponder = self
    Runtime.changed()
    return true
  }

  final func giveUpFirst() -> Bool {
    if let window = hostWindow, window.firstResponder === self {
      window.firstResponder = nil
      Runtime.changed()
    }
    return true
  }
}

extension UIView {
  /// Asks the first responder in the receiver's subtree to resign; with `force` it does without being asked. Returns
  /// whether one resigned.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let window = windowLink, let first = window.firstResponder, first.isInside(self) else { return false }
    if !force && !first.canResignFirstResponder { return false }
    let agreed = first.resignFirstResponder()
    if force && window.firstResponder === first {
      window.firstResponder = nil
      Runtime.changed()
    }
    return agreed || force
  }
}
