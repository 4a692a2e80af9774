import ViewKit

extension Explainer {
  /// A rectangle goes by its corners; the box around them is taken at the nearest common ancestor, and at the end.
  public func convert(_ rect: CGRect, _ way: Way) -> Explanation {
    var text = Explanation("convert", "\(Figures.text(rect)) \(inPlace(way.from))")
    guard !rect.isNull, !rect.isInfinite else {
      text.add("null and infinite rectangles stay what they are", .rect(rect))
      text.result = .rect(rect)
      return text
    }
    let there = phase(rect.standardized, way.out, isOut: true, &text) { $0.outward($1) }
    let answer = phase(there, way.into, isOut: false, &text) { $0.inward($1) }
    if text.steps.isEmpty { text.add("the same view: nothing to do", .rect(answer)) }
    text.result = .rect(answer)
    if let from = way.from {
      text.signs.append(.axes(serial(of: from)))
      for corner in Quad(rect.standardized, .identity).corners {
        text.signs.append(.point(corner, of: serial(of: from), ""))
      }
    }
    if let to = way.to, to !== way.from {
      text.signs.append(.axes(serial(of: to)))
      // A rectangle that stays what it is lies on itself: one name is enough.
      if let from = way.from, isTurned(way) {
        text.signs.append(.area(rect.standardized, of: serial(of: from), inPlace(from)))
      }
      text.signs.append(.area(answer, of: serial(of: to), inPlace(to)))
    }
    return text
  }

  private func isTurned(_ way: Way) -> Bool {
    (way.out + way.into).contains { !$0.affineTransform().isIdentity }
  }

  private func phase(
    _ rect: CGRect, _ layers: [CALayer], isOut: Bool, _ text: inout Explanation,
    _ step: (ViewGeometry, CGPoint) -> CGPoint
  ) -> CGRect {
    if layers.isEmpty { return rect }
    var corners = Quad(rect, .identity).corners
    var isMove = true
    var place = ""
    for layer in layers {
      let g = ViewGeometry(layer)
      corners = corners.map { step(g, $0) }
      isMove = isMove && g.transform.isIdentity
      place = isOut ? outside(layer) : inPlace(layer)
      let t = g.transform
      let what =
        t.isIdentity
        ? "no transform, \(isOut ? "" : "subtract ")frame.origin \(Figures.text(layer.frame.origin))"
        : "\(isOut ? "" : "undo ")\(t.words ?? Figures.matrix(t)) about center \(Figures.text(g.center))"
      let answer: Explanation.Answer =
        isMove ? .rect(CGRect(origin: corners[0], size: rect.size)) : .corners(corners)
      text.add("\(name(of: layer)): \(what)", answer, isMove ? place : "")
    }
    if isMove { return CGRect(origin: corners[0], size: rect.size) }
    let box = Box(around: corners)
    let answer = CGRect(x: box.minX, y: box.minY, width: box.width, height: box.height)
    text.add("the box around these corners", .rect(answer), place)
    return answer
  }
}
