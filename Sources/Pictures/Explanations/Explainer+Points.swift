import ViewKit

/// One view and a point: what the point is there, and what becomes of a touch at it.
public struct PointRow: Sendable {
  public let serial: Int
  public let name: String
  public let level: Int
  /// In the view's own coordinates; nil when the view is squashed flat and has no such point.
  public let point: CGPoint?
  public let isInside: Bool
  /// Of the ancestor that cuts the view off there.
  public let clippedBy: String?
  /// Why a touch there does not go to the view; nil for the one that gets it.
  public let reason: String?
}

extension Explainer {
  /// The point, given in a view's own coordinates, in those of each view of the tree.
  public func points(_ point: CGPoint, in view: UIView) -> [PointRow] {
    var root = view
    while let up = root.superview { root = up }
    let outer = view.convert(point, to: root)
    var rows: [PointRow] = []
    var open: [(view: UIView, place: Int, point: CGPoint?, level: Int, clippedBy: String?, above: String?)] = [
      (root, 0, outer, 0, nil, nil)
    ]
    while let (next, number, place, level, clippedBy, above) = open.popLast() {
      // The question's own number, not what is left of it after the way up and down.
      let here = next === view ? point : place
      let isInside = here.map { next.layer.bounds.contains($0) } ?? false
      let refusal = here.flatMap { self.refusal(next, $0) }
      rows.append(
        PointRow(
          serial: next.serialNumber, name: name(next, at: number), level: level, point: here, isInside: isInside,
          clippedBy: clippedBy, reason: above ?? refusal))
      let cut = clippedBy ?? (next.layer.masksToBounds && !isInside ? name(next) : nil)
      let blocked = above ?? refusal.map { "\(name(next)) is passed over: \($0)" }
      for (number, child) in next.subviews.enumerated().reversed() {
        let g = ViewGeometry(child)
        let isFlat = g.transform.a * g.transform.d - g.transform.b * g.transform.c == 0
        open.append((child, number, isFlat ? nil : here.map(g.inward), level + 1, cut, blocked))
      }
    }
    return rows
  }

  /// All views with the point inside of their bounds, front to back, and why each but one gets no touch there.
  public func stack(_ point: CGPoint, in view: UIView) -> (rows: [PointRow], hit: String?) {
    var root = view
    while let up = root.superview { root = up }
    let hit = root.hitTest(view.convert(point, to: root), with: nil)
    let all = points(point, in: view)
    let below = Self.serials(below: hit?.serialNumber, in: all)
    let rows = all.filter(\.isInside).reversed().map { row in
      let isHit = row.serial == hit?.serialNumber
      let reason = row.reason ?? coverReason(hit, isBelow: below.contains(row.serial))
      return PointRow(
        serial: row.serial, name: row.name, level: row.level, point: row.point, isInside: true,
        clippedBy: row.clippedBy, reason: isHit ? nil : reason)
    }
    return (rows, hit.map { name($0) })
  }

  /// The numbers of the views below one, which follow it in the list.
  private static func serials(below serial: Int?, in rows: [PointRow]) -> Set<Int> {
    guard let start = rows.firstIndex(where: { $0.serial == serial }) else { return [] }
    return Set(rows[(start + 1)...].prefix { $0.level > rows[start].level }.map(\.serial))
  }

  /// Why a view that would take a touch does not get it.
  private func coverReason(_ hit: UIView?, isBelow: Bool) -> String {
    guard let hit else { return "a hitTest of its own, or of a view around it, answers nil" }
    // What is hit holds the view, and yet the view was passed over.
    return isBelow ? "a hitTest of its own, or of a view around it, passes it over" : "\(name(hit)) is in front of it"
  }

  // MARK: Distances

  /// The gaps between two views, in the coordinates of a view; the same whichever is named first.
  public func measure(_ first: UIView, _ second: UIView, in space: UIView) -> Explanation {
    let boxes = [first, second].map { ($0, $0.convert($0.layer.bounds, to: space)) }
    // The one further to the left, else further up, is told first.
    let sorted = boxes.sorted {
      ($0.1.minX, $0.1.minY, $0.0.serialNumber) < ($1.1.minX, $1.1.minY, $1.0.serialNumber)
    }
    let (a, p) = sorted[0], (b, q) = sorted[1]
    var text = Explanation("measure", "\(name(a)) and \(name(b)), in \(name(space))'s coordinates")
    text.add("\(name(a))", .rect(p))
    text.add("\(name(b))", .rect(q))
    func gap(_ word: String, _ near: Double, _ far: Double, _ nearWords: String) {
      let amount = max(near, far)
      text.add(amount >= 0 ? "\(word) gap" : "\(word) overlap", .number(abs(amount)), amount >= 0 ? nearWords : "")
    }
    gap("horizontal", q.minX - p.maxX, p.minX - q.maxX, "\(name(a)) is left of \(name(b))")
    let isAbove = q.minY - p.maxY >= p.minY - q.maxY
    gap("vertical", q.minY - p.maxY, p.minY - q.maxY, "\(name(isAbove ? a : b)) is above \(name(isAbove ? b : a))")
    text.add("left edges apart", .number(q.minX - p.minX))
    text.add("right edges apart", .number(q.maxX - p.maxX))
    text.add("top edges apart", .number(q.minY - p.minY))
    text.add("bottom edges apart", .number(q.maxY - p.maxY))
    let (dx, dy) = (q.midX - p.midX, q.midY - p.midY)
    text.add(
      "middles apart", .point(CGPoint(x: dx, y: dy)),
      "\(Figures.text((dx * dx + dy * dy).squareRoot())) in a straight line")
    for view in [a, b] where !view.layer.affineTransform().isIdentity {
      text.notes.append("\(name(view)) has a transform: the box around it was measured")
    }
    text.signs = [.frame(a.serialNumber), .frame(b.serialNumber)]
    return text
  }

  /// The nearest view that holds both, or is one of them; nil when they stand in different trees.
  public func commonAncestor(_ first: UIView, _ second: UIView) -> UIView? {
    let above = Set(sequence(first: first) { $0.superview }.map(ObjectIdentifier.init))
    return sequence(first: second) { $0.superview }.first { above.contains(ObjectIdentifier($0)) }
  }
}
