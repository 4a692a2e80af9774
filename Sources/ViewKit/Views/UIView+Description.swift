extension UIView {
  /// The view and all below it, one description a line, each level set in by `   | `.
  public final func recursiveDescription() -> String {
    // In pieces: one long text would be copied each time that it has doubled, which nobody who asks to stop can wait for.
    var pieces: [String] = []
    var piece = ""
    let isWhole = walkWithDepth { view, depth in
      if !piece.isEmpty || !pieces.isEmpty { piece += "\n" }
      for _ in 0..<depth { piece += "   | " }
      piece += view.description
      if piece.utf8.count >= 1 << 16 {
        pieces.append(piece)
        piece = ""
      }
    }
    // Whoever asked to stop throws it away.
    if !isWhole { return "" }
    var text = ""
    text.reserveCapacity(pieces.reduce(piece.utf8.count) { $0 + $1.utf8.count })
    for part in pieces {
      if Runtime.isAskedToStop { return "" }
      text += part
    }
    text += piece
    return text
  }

  final var descriptionText: String {
    let runtime = Runtime.current
    var text = "<\(className): \(runtime.nameOf(self))"
    if let base = baseClassName { text += "; baseClass = \(base)" }
    text += "; frame = (\(layer.frame.spaced))"
    if layer.anchorPointValue != CGPoint(x: 0.5, y: 0.5) {
      let p = layer.anchorPointValue
      text += "; anchorPoint = (\(NumberText.g(p.x)), \(NumberText.g(p.y)))"
    }
    if let t = layer.transformBox?.affine {
      let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty].map(NumberText.g17).joined(separator: ", ")
      text += "; transform = [\(numbers)]"
    }
    if layer.masksToBounds { text += "; clipsToBounds = YES" }
    if layer.opacityValue != 1 { text += "; alpha = \(NumberText.g(Double(layer.opacityValue)))" }
    if layer.isHidden { text += "; hidden = YES" }
    if !flags.contains(.opaque) { text += "; opaque = NO" }
    if maskBits != 0 { text += "; autoresize = \(autoresizingMask.letters)" }
    if !flags.contains(.autoresizesSubviews) { text += "; autoresizesSubviews = NO" }
    if !flags.contains(.interactive) { text += "; userInteractionEnabled = NO" }
    if tag != 0 { text += "; tag = \(tag)" }
    if let tint = extras?.tint { text += "; tintColor = \(tint)" }
    if let color = layer.extras?.background { text += "; backgroundColor = \(color)" }
    return text + "; layer = <\(layer.className): \(runtime.nameOf(layer))>>"
  }

  /// The library's class that a program's class builds on, unless that is `UIView`, which goes without saying.
  private var baseClassName: String? {
    let own: AnyClass = type(of: self)
    if own == UIView.self { return nil }
    var type: AnyClass? = own
    while let step = type, step != UIView.self {
      if step == UIWindow.self { return step == own ? nil : "UIWindow" }
      type = _getSuperclass(step)
    }
    return nil
  }

  /// Whether it came to the end: nobody asked to stop.
  private func walkWithDepth(_ visit: (UIView, Int) -> Void) -> Bool {
    visit(self, 0)
    var open: [(list: [UIView], next: Int)] = [(subviewList, 0)]
    var steps = 0
    while !open.isEmpty {
      let last = open.count - 1
      let next = open[last].next
      if next == open[last].list.count {
        open.removeLast()
        continue
      }
      open[last].next = next + 1
      let view = open[last].list[next]
      // The deeper, the longer the line.
      steps += 1 + open.count / 64
      if steps >= 1024 {
        steps = 0
        if Runtime.isAskedToStop { return false }
      }
      visit(view, open.count)
      if !view.subviewList.isEmpty { open.append((view.subviewList, 0)) }
    }
    return true
  }
}
