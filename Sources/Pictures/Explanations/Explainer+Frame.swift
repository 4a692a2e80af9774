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
}
