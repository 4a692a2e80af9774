import ViewKit

extension Explainer {
  /// What a view stores of its place and what follows from that, with the numbers.
  ///
  /// - Parameter asked: `frame`, `center`, `bounds`, or nil for the view as such.
  public func anatomy(_ view: UIView, asked: String?) -> Explanation {
    let g = ViewGeometry(view)
    let me = name(view)
    let outside = view.superview.map { "\(name($0))'s coordinates" } ?? "the coordinates outside of it"
    var text = Explanation(asked ?? "view", Self.title(me, asked, outside))
    text.add("stored   center \(Figures.text(g.center)), where its anchor point is in \(outside)")
    text.add("stored   bounds \(Figures.text(g.bounds)), its rectangle in its own coordinates")
    text.add("stored   transform \(transformText(g.transform))")
    text.add("stored   anchorPoint \(Figures.text(g.anchorPoint)), as parts of the bounds")
    let frame = derive(g, &text)
    switch asked {
    case "center": text.result = .point(g.center)
    case "bounds": text.result = .rect(g.bounds)
    default: text.result = .rect(frame)
    }
    text.signs = [.axes(view.serialNumber), .frame(view.serialNumber)]
    if view.superview != nil { text.signs.append(.point(g.anchor, of: view.serialNumber, "center")) }
    if !g.transform.isIdentity {
      text.notes.append("with a transform the frame is only the box around the view; set bounds and center instead")
    }
    if g.bounds.origin != .zero {
      text.notes.append(
        "bounds.origin \(Figures.text(g.bounds.origin)) is the view's own point at its top left corner: its subviews move, it does not"
      )
    }
    return text
  }

  private static func title(_ name: String, _ asked: String?, _ outside: String) -> String {
    switch asked {
    case "center": "\(name).center is stored: it is a point in \(outside)"
    case "bounds": "\(name).bounds is stored: it is in \(name)'s own coordinates"
    default: "\(name).frame is derived, in \(outside)"
    }
  }

  /// The frame from what is stored, as the layer computes it.
  private func derive(_ g: ViewGeometry, _ text: inout Explanation) -> CGRect {
    let (w, h) = (g.bounds.size.width, g.bounds.size.height)
    let (ax, ay) = (g.anchorPoint.x, g.anchorPoint.y)
    func f(_ number: Double) -> String { Figures.text(number) }
    guard !g.transform.isIdentity else {
      let frame = CGRect(x: g.center.x + -ax * w, y: g.center.y + -ay * h, width: w, height: h)
      text.add("derived  frame.size = bounds.size = \(f(w)) × \(f(h))")
      text.add(
        "derived  frame.x = center.x − \(f(ax)) × \(f(w)) = \(f(g.center.x)) − \(f(ax * w))", .number(frame.origin.x))
      text.add(
        "derived  frame.y = center.y − \(f(ay)) × \(f(h)) = \(f(g.center.y)) − \(f(ay * h))", .number(frame.origin.y))
      return frame
    }
    let plain = CGRect(x: -ax * w, y: -ay * h, width: w, height: h)
    text.add("derived  its corners, counted from the anchor", .corners(Quad(plain, .identity).corners))
    text.add("derived  after the transform", .corners(Quad(plain, g.transform).corners))
    let box = plain.applying(g.transform)
    text.add("derived  the box around them", .rect(box))
    let frame = CGRect(
      x: g.center.x + box.origin.x, y: g.center.y + box.origin.y, width: box.size.width, height: box.size.height)
    text.add("derived  add center \(Figures.text(g.center))", .rect(frame))
    return frame
  }

  /// The unit square before and after, with where one step along x and along y goes.
  private static func square(_ t: CGAffineTransform) -> Picture {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let (before, after) = (Quad(unit, .identity).box, Quad(unit, t).box)
    var around = before
    around.add(after)
    let margin = 0.25 * max(around.width, around.height)
    let paper = around.inset(by: -margin)
    var picture = Picture(
      Scene(shapes: [
        ("plane", CGRect(x: paper.minX, y: paper.minY, width: paper.width, height: paper.height), .identity),
        ("before", unit, .identity), ("after", unit, t),
      ]))
    let origin = CGPoint(x: t.tx, y: t.ty)
    picture.marks = [
      .arrow(origin, CGPoint(x: t.a + t.tx, y: t.b + t.ty), "î (\(Figures.text(t.a, 2)), \(Figures.text(t.b, 2)))"),
      .arrow(origin, CGPoint(x: t.c + t.tx, y: t.d + t.ty), "ĵ (\(Figures.text(t.c, 2)), \(Figures.text(t.d, 2)))"),
    ]
    return picture
  }

  // MARK: Transforms

  /// A transform as what it does to the unit square, taken apart.
  public func transform(_ t: CGAffineTransform, of name: String) -> Explanation {
    let parts = t.decomposed()
    var text = Explanation(
      "transform", "\(name) is \(t.isIdentity ? "the identity, which changes nothing" : transformText(t))")
    func f(_ number: Double) -> String { Figures.text(number) }
    text.add("x' = a·x + c·y + tx = \(f(t.a))·x \(Figures.plus(t.c))·y \(Figures.plus(t.tx))")
    text.add("y' = b·x + d·y + ty = \(f(t.b))·x \(Figures.plus(t.d))·y \(Figures.plus(t.ty))")
    text.add("one step along x, (1, 0), becomes (a, b)", .point(CGPoint(x: t.a, y: t.b)))
    text.add("one step along y, (0, 1), becomes (c, d)", .point(CGPoint(x: t.c, y: t.d)))
    text.add("the point (0, 0) becomes (tx, ty)", .point(CGPoint(x: t.tx, y: t.ty)))
    let area = t.a * t.d - t.b * t.c
    text.add(
      "areas grow by a·d − b·c", .number(area), area < 0 ? "mirrored" : area == 0 ? "flat: it cannot be undone" : "")
    text.add("in parts  scaled", .point(CGPoint(x: parts.scale.width, y: parts.scale.height)))
    if parts.horizontalShear != 0 { text.add("          then sheared along x by", .number(parts.horizontalShear)) }
    text.add("          then rotated, in degrees", .number(parts.rotation * 180 / .pi))
    text.add("          then moved", .point(CGPoint(x: parts.translation.dx, y: parts.translation.dy)))
    text.result = .transform(t)
    text.drawing = Self.square(t)
    return text
  }
}
