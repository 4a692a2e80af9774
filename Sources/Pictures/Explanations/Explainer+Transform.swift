import ViewKit

extension Explainer {
  /// A transform as what it does to the unit square, taken apart.
  public func transform(_ t: CGAffineTransform, of name: String) -> Explanation {
    var text = Explanation(
      "transform", "\(name) is \(t.isIdentity ? "the identity, which changes nothing" : transformText(t))")
    takeApart(t, &text)
    text.drawing = UnitSquare.film(t)
    return text
  }

  /// Two transforms made one, in the order that was meant and in the other one.
  ///
  /// - Parameters:
  ///   - first: What is applied to a point first.
  ///   - second: What is applied to the outcome.
  ///   - rule: Why that one is the first.
  public func transforms(_ first: TransformPart, then second: TransformPart, rule: String) -> Explanation {
    let asWritten = first.transform.concatenating(second.transform)
    let otherWay = second.transform.concatenating(first.transform)
    var text = Explanation("transform", rule)
    for part in [first, second].sorted(by: { $0.letter < $1.letter }) {
      text.add(part.letter, .transform(part.transform), part.transform.words ?? "")
    }
    let (there, back) = (Self.order(first, second), Self.order(second, first))
    text.add("\(first.letter)·\(second.letter), \(there)", .transform(asWritten), "as written")
    text.add("\(second.letter)·\(first.letter), \(back)", .transform(otherWay), "the other order")
    for (words, parts) in [(there, [first, second]), (back, [second, first])] {
      let corner = CGPoint(x: 1, y: 1)
      let half = corner.applying(parts[0].transform)
      let end = half.applying(parts[1].transform)
      text.add("(1, 1), \(words)", .point(end), "over \(Figures.text(half))")
    }
    text.add("as written, A and B together:")
    takeApart(asWritten, &text)
    text.notes.append(
      asWritten.isNear(otherWay)
        ? "these two may change places: both orders come to the same"
        : "the order counts: \(first.letter)·\(second.letter) is not \(second.letter)·\(first.letter)")
    text.drawing = UnitSquare.panels([
      (
        "\(first.letter)·\(second.letter): \(there), as written",
        UnitSquare(asWritten, ("after \(first.letter)", first.transform))
      ),
      (
        "\(second.letter)·\(first.letter): \(back)",
        UnitSquare(otherWay, ("after \(second.letter)", second.transform))
      ),
    ])
    return text
  }

  private static func order(_ first: TransformPart, _ second: TransformPart) -> String {
    "first \(first.letter), then \(second.letter)"
  }

  /// What becomes of a point, of the axes and of areas, and simpler transforms that come to the same.
  private func takeApart(_ t: CGAffineTransform, _ text: inout Explanation) {
    let parts = t.decomposed()
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
  }
}

/// One of two transforms, `A` or `B`.
public struct TransformPart: Sendable {
  public let letter: String
  public let transform: CGAffineTransform

  public init(_ letter: String, _ transform: CGAffineTransform) { (self.letter, self.transform) = (letter, transform) }
}

/// The unit square before and after, with where one step along x and along y goes.
struct UnitSquare {
  private static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
  private let t: CGAffineTransform
  private let ghost: (name: String, transform: CGAffineTransform)?

  /// - Parameter ghost: What else is to be seen of the way.
  init(_ t: CGAffineTransform, _ ghost: (String, CGAffineTransform)? = nil) { (self.t, self.ghost) = (t, ghost) }

  /// The way from nothing to a transform, each of the simple ones that it is made of growing at once.
  static func film(_ t: CGAffineTransform) -> Picture {
    if t.isIdentity { return UnitSquare(t).picture(on: paper([])) }
    let words = ["1 of 4", "2 of 4", "3 of 4", "after"]
    var film = panels(words.enumerated().map { ($1, UnitSquare($0 == 3 ? t : part(t, Double($0 + 1) / 4))) })
    film.isFilm = true
    return film
  }

  static func panels(_ all: [(title: String, square: UnitSquare)]) -> Picture {
    let paper = paper(all.flatMap { [$0.square.t] + ($0.square.ghost.map { [$0.transform] } ?? []) })
    var picture = Picture(Scene(shapes: []))
    for (title, square) in all {
      picture.panels.append(square.picture(on: paper))
      picture.panels[picture.panels.count - 1].title = title
    }
    return picture
  }

  /// What holds the square before and after each of the transforms.
  private static func paper(_ transforms: [CGAffineTransform]) -> Box {
    var around = Quad(unit, .identity).box
    for t in transforms where Quad(unit, t).isFinite { around.add(Quad(unit, t).box) }
    return around.inset(by: -0.25 * max(around.width, around.height))
  }

  private func picture(on paper: Box) -> Picture {
    var picture = Picture(
      Scene(shapes: [
        ("plane", CGRect(x: paper.minX, y: paper.minY, width: paper.width, height: paper.height), .identity),
        ("before", Self.unit, .identity), ("after", Self.unit, t),
      ]))
    let origin = CGPoint(x: t.tx, y: t.ty)
    if let ghost { picture.marks.append(.ghost(Quad(Self.unit, ghost.transform), ghost.name)) }
    // What leads nowhere is no arrow; the numbers below say so.
    guard Quad(Self.unit, t).isFinite else { return picture }
    picture.marks += [
      .arrow(origin, CGPoint(x: t.a + t.tx, y: t.b + t.ty), "î (\(Figures.text(t.a, 2)), \(Figures.text(t.b, 2)))"),
      .arrow(origin, CGPoint(x: t.c + t.tx, y: t.d + t.ty), "ĵ (\(Figures.text(t.c, 2)), \(Figures.text(t.d, 2)))"),
    ]
    return picture
  }

  private static func part(_ t: CGAffineTransform, _ share: Double) -> CGAffineTransform {
    var parts = t.decomposed()
    parts.scale = CGSize(width: 1 + (parts.scale.width - 1) * share, height: 1 + (parts.scale.height - 1) * share)
    parts.horizontalShear *= share
    parts.rotation *= share
    parts.translation = CGVector(dx: parts.translation.dx * share, dy: parts.translation.dy * share)
    return CGAffineTransform(parts)
  }
}

extension CGAffineTransform {
  fileprivate func isNear(_ other: CGAffineTransform) -> Bool {
    zip([a, b, c, d, tx, ty], [other.a, other.b, other.c, other.d, other.tx, other.ty]).allSatisfy {
      abs($0 - $1) <= 1e-9 * max(1, abs($0), abs($1))
    }
  }
}
