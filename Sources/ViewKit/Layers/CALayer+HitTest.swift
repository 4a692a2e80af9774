extension CALayer {
  /// Searches front to back, sublayers before the layer itself, by a list of layers under way instead of by calls.
  final func findHit(_ point: CGPoint) -> CALayer? {
    var open: [(layer: CALayer, point: CGPoint, children: [CALayer], next: Int)] = []
    func enter(_ layer: CALayer, _ outer: CGPoint) {
      if layer.isHidden { return }
      let inner = layer.inward(outer)
      if layer.masksToBounds && !layer.contains(inner) { return }
      let children = layer.sublayerArray
      open.append((layer, inner, children, children.count - 1))
    }
    enter(self, point)
    while let (layer, inner, children, next) = open.last {
      if next < 0 {
        if layer.contains(inner) { return layer }
        open.removeLast()
      } else {
        open[open.count - 1].next = next - 1
        enter(children[next], inner)
      }
    }
    return nil
  }
}
