extension UIView {
  /// The work behind `bringSubviewToFront` and `sendSubviewToBack`: no callbacks, but the receiver is laid out again.
  final func reorder(_ view: UIView, _ place: CALayer.Place, _ call: String) {
    let runtime = Runtime.current
    guard view.superviewLink === self else {
      runtime.note(
        .notASubview, "\(runtime.phrase(view)) is no subview of \(runtime.phrase(self)): \(call) changes nothing")
      return
    }
    moveWithin(view, place)
  }

  final func exchange(_ first: Int, _ second: Int) {
    let runtime = Runtime.current
    let valid = subviewList.indices
    guard valid.contains(first) && valid.contains(second) else {
      let bad = valid.contains(first) ? second : first
      runtime.note(
        .exchangeOutOfRange,
        "\(runtime.phrase(self)) has \(valid.count) subviews and none at \(bad): nothing changes")
      return
    }
    if first == second { return }
    let (a, b) = (subviewList[first], subviewList[second])
    subviewList.swapAt(first, second)
    (a.slot, b.slot) = (UInt32(truncatingIfNeeded: second), UInt32(truncatingIfNeeded: first))
    if var list = layer.sublayerList {
      if let i = list.firstIndex(where: { $0 === a.layer }), let j = list.firstIndex(where: { $0 === b.layer }) {
        list.swapAt(i, j)
        layer.sublayerList = list
      }
    }
    markLayout(.subviewOrder)
    runtime.changed()
  }
}
