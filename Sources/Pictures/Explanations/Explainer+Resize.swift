import ViewKit

extension Explainer {
  /// What autoresizing would do to the views below one that gets another size. Nothing is changed.
  public func resize(_ view: UIView, to size: CGSize) -> Explanation {
    var text = moment(view, size).text
    let old = view.layer.bounds.size
    guard size != old, !view.subviews.isEmpty else { return text }
    let frames = [0, 0.25, 0.5, 0.75, 1].map { part -> (String, [Int: Explanation.Place]) in
      let there = CGSize(
        width: old.width + (size.width - old.width) * part, height: old.height + (size.height - old.height) * part)
      let word = part == 0 ? "before" : part == 1 ? "after" : "\(Int(part * 4)) of 4"
      // The last is the size itself, and no sum of parts.
      return ("\(word): \(Figures.text(part == 1 ? size : there, 2))", moment(view, part == 1 ? size : there).places)
    }
    text.film = Explanation.Film(serial: view.serialNumber, frames: frames)
    return text
  }

  /// One size, told, and where everything stands then.
  private func moment(
    _ view: UIView, _ size: CGSize
  ) -> (text: Explanation, places: [Int: Explanation.Place]) {
    let old = view.layer.bounds.size
    var text = Explanation(
      "resize",
      "\(name(view)) from \(Figures.text(old)) to \(Figures.text(size)): \(change("width", size.width - old.width)), \(change("height", size.height - old.height))"
    )
    text.result = .rect(CGRect(origin: view.layer.bounds.origin, size: size))
    text.signs.append(.axes(view.serialNumber))
    let g = ViewGeometry(view)
    var places = [
      view.serialNumber: Explanation.Place(bounds: CGRect(origin: g.bounds.origin, size: size), center: g.center)
    ]
    if size != old, g.transform.isIdentity {
      // The size changes about the anchor.
      let origin = CGPoint(x: g.center.x - g.anchorPoint.x * size.width, y: g.center.y - g.anchorPoint.y * size.height)
      text.signs.append(.ghost(CGRect(origin: origin, size: size), around: view.serialNumber, "\(name(view)) after"))
    }
    var open: [(view: UIView, old: CGSize, new: CGSize, level: Int)] = []
    func enter(_ parent: UIView, _ old: CGSize, _ new: CGSize, _ level: Int) {
      if old == new || parent.subviews.isEmpty { return }
      if parent.autoresizesSubviews {
        open += parent.subviews.reversed().map { ($0, old, new, level) }
      } else {
        text.add("\(name(parent)): autoresizesSubviews is false, its subviews stay", level: level)
      }
    }
    enter(view, old, size, 0)
    var count = 0
    while let (child, old, new, level) = open.popLast(), count <= 200 {
      count += 1
      let frame = child.layer.frame
      let after = explain(child, frame, old, new, level, &text)
      let size = innerSize(child, after)
      let shown = readBack(child, after, size, level, &text)
      places[child.serialNumber] = place(child, shown, size, isMoved: shown != frame || size != child.layer.bounds.size)
      if shown != frame { text.signs.append(.ghost(shown, around: child.serialNumber, "\(name(child)) after")) }
      enter(child, child.layer.bounds.size, size, level + 1)
    }
    if count > 200 { text.notes.append("only the first 200 views are shown") }
    if text.steps.isEmpty { text.add("it has no subviews that could give way") }
    return (text, places)
  }

  /// Bounds and center of a view that has a frame.
  private func place(_ view: UIView, _ frame: CGRect, _ size: CGSize, isMoved: Bool) -> Explanation.Place {
    let g = ViewGeometry(view)
    guard isMoved else { return Explanation.Place(bounds: g.bounds, center: g.center) }
    let box = CGRect(
      x: -g.anchorPoint.x * size.width, y: -g.anchorPoint.y * size.height, width: size.width, height: size.height
    ).applying(g.transform)
    return Explanation.Place(
      bounds: CGRect(origin: g.bounds.origin, size: size),
      center: CGPoint(x: frame.origin.x - box.origin.x, y: frame.origin.y - box.origin.y))
  }

  private func change(_ word: String, _ amount: Double) -> String {
    amount == 0 ? "\(word) as it was" : "\(word) \(amount > 0 ? "+" : "−")\(Figures.text(abs(amount)))"
  }

  /// The size of the bounds that a new frame gives a view.
  private func innerSize(_ view: UIView, _ frame: CGRect) -> CGSize {
    let t = view.layer.affineTransform()
    if frame == view.layer.frame { return view.layer.bounds.size }
    if t.isIdentity { return frame.size }
    let linear = CGAffineTransform(a: t.a, b: t.b, c: t.c, d: t.d, tx: 0, ty: 0).inverted()
    return CGRect(origin: .zero, size: frame.size).applying(linear).size
  }

  /// The frame that a view reads back after it was set: under a rotation not the one that was set.
  private func readBack(
    _ view: UIView, _ frame: CGRect, _ size: CGSize, _ level: Int, _ text: inout Explanation
  ) -> CGRect {
    let g = ViewGeometry(view)
    if g.transform.isIdentity || frame == view.layer.frame { return frame }
    let plain = CGRect(
      x: -g.anchorPoint.x * size.width, y: -g.anchorPoint.y * size.height, width: size.width, height: size.height)
    let answer = CGRect(origin: frame.origin, size: plain.applying(g.transform).size)
    text.add(
      "\(name(view)): under its transform the bounds become \(Figures.text(size)), and the frame reads back",
      .rect(answer), level: level)
    return answer
  }

  private func explain(
    _ view: UIView, _ frame: CGRect, _ old: CGSize, _ new: CGSize, _ level: Int, _ text: inout Explanation
  ) -> CGRect {
    let mask = view.autoresizingMask
    if mask.isEmpty {
      text.add("\(name(view)): autoresizingMask is empty, it keeps its frame", .rect(frame), level: level)
      return frame
    }
    let x = Axis(
      names: ("left", "width", "right"), origin: frame.origin.x, length: frame.size.width, parent: old.width,
      change: new.width - old.width, leads: mask.contains(.flexibleLeftMargin), grows: mask.contains(.flexibleWidth),
      trails: mask.contains(.flexibleRightMargin))
    let y = Axis(
      names: ("top", "height", "bottom"), origin: frame.origin.y, length: frame.size.height, parent: old.height,
      change: new.height - old.height, leads: mask.contains(.flexibleTopMargin), grows: mask.contains(.flexibleHeight),
      trails: mask.contains(.flexibleBottomMargin))
    text.add("\(name(view))  frame \(Figures.text(frame))", level: level)
    for axis in [x, y] { for line in axis.lines { text.add(line, level: level + 1) } }
    let (px, py) = (x.answer, y.answer)
    let after = CGRect(x: px.origin, y: py.origin, width: px.length, height: py.length)
    text.add("\(name(view))", .rect(after), after == frame ? "as it was" : "", level: level)
    return after
  }
}

/// Autoresizing on one axis: margin, length, margin; the flexible ones share the change.
struct Axis {
  let names: (String, String, String)
  let origin: Double
  let length: Double
  let parent: Double
  let change: Double
  let leads: Bool
  let grows: Bool
  let trails: Bool

  private var trail: Double { parent - origin - length }
  private var count: Double { (leads ? 1 : 0) + (grows ? 1 : 0) + (trails ? 1 : 0) }
  private var total: Double { (leads ? origin : 0) + (grows ? length : 0) + (trails ? trail : 0) }

  private func share(_ part: Double) -> Double {
    if count == 1 { return change }
    return total == 0 ? change / count : change * part / total
  }

  var answer: (origin: Double, length: Double) {
    if change == 0 || count == 0 { return (origin, length) }
    let newOrigin = leads ? origin + share(origin) : origin
    let newLength = grows ? max(0, length + share(length)) : length
    return newOrigin.isNaN || newLength.isNaN ? (origin, length) : (newOrigin, newLength)
  }

  var lines: [String] {
    func f(_ number: Double) -> String { Figures.text(number) }
    if change == 0 { return [] }
    let all: [(String, Double, Bool)] = [(names.0, origin, leads), (names.1, length, grows), (names.2, trail, trails)]
    let parts = all.map { "\($0) \(f($1)) \($2 ? "gives way" : "fixed")" }.joined(separator: ", ")
    if count == 0 { return ["\(parts): the change goes to the \(names.2) side"] }
    var lines = ["\(parts)"]
    for (name, part, isFlexible) in all where isFlexible {
      let how: String
      if count == 1 {
        how = "alone: \(f(part)) \(Figures.plus(change))"
      } else if total == 0 {
        how = "all are 0, so each gets \(f(change)) / \(f(count))"
      } else {
        how = "\(f(part)) \(Figures.plus(change)) × \(f(part)) / \(f(total))"
      }
      let new = part + share(part)
      lines.append(
        "\(name) \(how) = \(f(name == names.1 ? max(0, new) : new))"
          + (name == names.1 && new < 0 ? " (never below 0)" : ""))
    }
    return lines
  }
}
