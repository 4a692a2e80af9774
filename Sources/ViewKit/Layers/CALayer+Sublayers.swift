extension CALayer {
  /// The sublayers back to front; nil when there are none. Set, it replaces them all.
  public final var sublayers: [CALayer]? {
    get {
      let list = sublayerArray
      return list.isEmpty ? nil : list
    }
    set {
      let kept = Set((newValue ?? []).map(ObjectIdentifier.init))
      for layer in sublayerArray where !kept.contains(ObjectIdentifier(layer)) { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  public final var superlayer: CALayer? { superlayerLink ?? owner?.superviewLink?.layer }

  /// Puts the layer on top, taking it away from where it was.
  public final func addSublayer(_ layer: CALayer) { place(layer, .top) }

  /// Puts the layer at an index among the sublayers, counted after the layer has left its old place; past the end it
  /// goes on top.
  public final func insertSublayer(_ layer: CALayer, at index: UInt32) { place(layer, .index(Int(index))) }

  /// Puts the layer right under a sibling; on top when `sibling` is no sublayer of the receiver.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { place(layer, .below(sibling)) }

  /// Puts the layer right over a sibling; on top when `sibling` is no sublayer of the receiver.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { place(layer, .above(sibling)) }

  /// Puts `newLayer` in the place of `oldLayer`; nothing happens when that is no sublayer of the receiver.
  public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self, checkPlacing(newLayer) else { return }
    place(newLayer, .below(oldLayer))
    oldLayer.removeFromSuperlayer()
  }

  public final func removeFromSuperlayer() {
    if let link = superlayerLink {
      link.unlink(self)
      superlayerLink = nil
      link.markLayout(.sublayers)
      Runtime.changed()
    } else if let owner, owner.superviewLink != nil {
      owner.removeFromSuperview()
    }
  }
}

extension CALayer {
  /// Where among the sublayers a layer goes.
  enum Place {
    case top
    case index(Int)
    case above(CALayer?)
    case below(CALayer?)
  }

  /// The sublayers as an array, empty when there are none.
  final var sublayerArray: [CALayer] {
    if let sublayerList { return sublayerList }
    return owner?.subviewList.map(\.layer) ?? []
  }

  private func place(_ layer: CALayer, _ place: Place) {
    guard checkPlacing(layer) else { return }
    if case .above(let sibling) = place, sibling === layer { return }
    if case .below(let sibling) = place, sibling === layer { return }
    if let owner, let view = layer.owner {
      owner.place(view, place)
      return
    }
    layer.removeFromSuperlayer()
    var list = sublayerArray
    sublayerList = nil
    list.insert(layer, at: Self.index(of: place, in: list))
    sublayerList = list
    layer.superlayerLink = self
    markLayout(.sublayers)
    layer.markLayoutUpwards()
    layer.markDisplayUpwards()
    if let view = layer.owner {
      // The view's own marks count for the layers above it as well.
      view.markLayout(.moved)
      view.markDisplayUpwards()
    }
    Runtime.changed()
  }

  /// The index in `list` that a place means, clamped into it.
  static func index(of place: Place, in list: [CALayer]) -> Int {
    switch place {
    case .top: return list.count
    case .index(let index): return min(max(index, 0), list.count)
    case .above(let sibling):
      return list.lastIndex { $0 === sibling }.map { $0 + 1 } ?? list.count
    case .below(let sibling): return list.lastIndex { $0 === sibling } ?? list.count
    }
  }

  /// Raises when the layer is the receiver or one of its ancestors.
  final func checkPlacing(_ layer: CALayer) -> Bool {
    var ancestor: CALayer? = self
    // A layer without sublayers is nobody's ancestor; this keeps building a deep tree linear.
    if layer !== self && layer.sublayerList == nil && layer.owner?.hasSubviews != true { return true }
    while let step = ancestor {
      if step === layer {
        layer.raiseCycle()
        return false
      }
      ancestor = step.superlayer
    }
    return true
  }

  final func raiseCycle() {
    let text = "<\(className): \(Runtime.current.nameOf(self))>"
    Runtime.current.raise("CALayerInvalid", "layer \(text) is a part of cycle in its layer tree")
  }

  /// Takes a layer out of the list of sublayers. A view's layer goes back to following its subviews when none but
  /// their layers are left.
  final func unlink(_ layer: CALayer) {
    guard var list = sublayerList else { return }
    sublayerList = nil
    if let index = list.lastIndex(where: { $0 === layer }) { list.remove(at: index) }
    let followsViews = owner != nil && list.allSatisfy { $0.superlayerLink == nil }
    sublayerList = followsViews || list.isEmpty ? nil : list
  }
}
