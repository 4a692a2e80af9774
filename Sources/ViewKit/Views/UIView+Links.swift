extension UIView {
  /// The subviews back to front.
  final var subviewList: [UIView] {
    @inline(__always) get {
      if holes != 0 { closeHoles() }
      return subviewPlaces
    }
    @inline(__always) _modify {
      if holes != 0 { closeHoles() }
      yield &subviewPlaces
    }
  }

  /// Puts a view without superview into the lists. Callbacks and marks are the caller's.
  final func link(_ child: UIView, _ place: CALayer.Place) {
    if case .top = place, layer.sublayerList == nil, holes == 0 {
      child.slot = UInt32(truncatingIfNeeded: subviewPlaces.count)
      subviewPlaces.append(child)
      child.superviewLink = self
      return
    }
    let index: Int
    if layer.sublayerList == nil {
      index = subviewIndex(of: place)
    } else {
      noteIfOdd(place)
      let list = layer.sublayerArray
      let layerIndex = CALayer.index(of: place, in: list)
      index = list[..<layerIndex].reduce(0) { $0 + ($1.superlayerLink == nil ? 1 : 0) }
      layer.sublayerList?.insert(child.layer, at: layerIndex)
    }
    if index == subviewList.count { subviewList.append(child) } else { subviewList.insert(child, at: index) }
    child.slot = UInt32(truncatingIfNeeded: index)
    child.superviewLink = self
  }

  /// Takes a view out of the lists. Callbacks and marks are the caller's.
  final func unlink(_ child: UIView) {
    if let index = place(of: child) { removePlace(index) }
    layer.unlink(child.layer)
    child.superviewLink = nil
  }

  /// Closing up after each of a million views that leave one by one would take time by the square of their number. So
  /// a place far from the end stays empty until somebody asks for the list, or until half of the list is empty.
  private func removePlace(_ index: Int) {
    let count = subviewPlaces.count
    if count - index <= 64 {
      subviewPlaces.remove(at: index)
      return
    }
    subviewPlaces[index] = Self.nobody
    holes += 1
    if Int(holes) > count / 2 { closeHoles() }
  }

  @inline(never) private func closeHoles() {
    let number = Int(holes)
    holes = 0
    let nobody = Self.nobody
    if number == 1, let index = subviewPlaces.firstIndex(where: { $0 === nobody }) {
      subviewPlaces.remove(at: index)
      return
    }
    subviewPlaces.removeAll { $0 === nobody }
    // Known places have become wrong by up to as many. Telling every view is worth it only now and then.
    if number < subviewPlaces.count / 8 { return }
    for (index, view) in subviewPlaces.enumerated() { view.slot = UInt32(truncatingIfNeeded: index) }
  }

  /// What stands in for a view that has left. It takes no number from the views of the world.
  private nonisolated(unsafe) static let nobody: UIView = {
    let runtime = Runtime.current
    let last = runtime.lastSerial
    defer { runtime.lastSerial = last }
    return UIView()
  }()

  /// The index of a subview in `subviewPlaces`: at its last known place, else searched from both ends, where changes
  /// are commonest.
  private func place(of child: UIView) -> Int? {
    let count = subviewPlaces.count
    let hint = Int(child.slot)
    if hint < count && subviewPlaces[hint] === child { return hint }
    return subviewPlaces.withUnsafeBufferPointer { list in
      var low = 0
      var high = count - 1
      while low <= high {
        if list[low] === child { return low }
        if list[high] === child { return high }
        low += 1
        high -= 1
      }
      return nil
    }
  }

  /// The index of a subview.
  final func index(of child: UIView) -> Int? {
    if holes != 0 { closeHoles() }
    return place(of: child)
  }

  /// Moves a subview among its siblings.
  final func moveWithin(_ child: UIView, _ place: CALayer.Place) {
    switch place {
    case .above(let sibling) where sibling === child.layer, .below(let sibling) where sibling === child.layer:
      let runtime = Runtime.current
      runtime.note(.besideItself, "\(runtime.phrase(child)) cannot be put above or below itself: nothing changes")
      return
    case .top where layer.sublayerList == nil && subviewList.last === child:
      return
    default: break
    }
    unlink(child)
    link(child, place)
    markLayout(.subviewOrder)
    Runtime.changed()
  }

  private func subviewIndex(of place: CALayer.Place) -> Int {
    let count = subviewList.count
    switch place {
    case .top: return count
    case .index(let index):
      if index < 0 || index > count { noteIfOdd(place) }
      return min(max(index, 0), count)
    case .above(let sibling):
      if let view = sibling?.owner, let index = index(of: view) { return index + 1 }
    case .below(let sibling):
      if let view = sibling?.owner, let index = index(of: view) { return index }
    }
    noteIfOdd(place)
    return count
  }

  /// Says what an index or a sibling that does not fit came to.
  private func noteIfOdd(_ place: CALayer.Place) {
    let runtime = Runtime.current
    if runtime.noteHandler == nil { return }
    let list = layer.sublayerArray
    switch place {
    case .index(let index) where index < 0 || index > list.count:
      runtime.note(
        .indexClamped,
        "\(runtime.phrase(self)) has \(list.count) other subviews: "
          + "index \(index) counts as \(min(max(index, 0), list.count))")
    case .above(let sibling), .below(let sibling):
      if list.contains(where: { $0 === sibling }) { return }
      let other = sibling.map { runtime.phrase($0.owner ?? $0) } ?? "nil"
      runtime.note(.notASibling, "\(other) is no subview of \(runtime.phrase(self)): the view goes on top")
    default: break
    }
  }
}
