import Glibc

extension PathData {
  /// The box around all points, control points as well; null for an empty path.
  public var controlBox: CGRect {
    var box = Box()
    for element in elements {
      switch element {
      case .move(let p), .line(let p): box.add(p)
      case .quad(let p, let c):
        box.add(c)
        box.add(p)
      case .curve(let p, let a, let b):
        box.add(a)
        box.add(b)
        box.add(p)
      case .close: break
      }
    }
    return box.rect
  }

  /// The box around what the path draws; null for a path without lines or curves.
  public var tightBox: CGRect {
    var box = Box()
    for piece in pieces(closed: false) {
      box.add(piece.point(at: 0))
      for t in piece.extremes(.x) + piece.extremes(.y) { box.add(piece.point(at: t)) }
      box.add(piece.point(at: 1))
    }
    return box.rect
  }

  /// Whether the point is inside. Open parts count as closed. On the edge either answer may come.
  public func contains(_ point: CGPoint, _ rule: FillRule) -> Bool {
    guard point.isFinite else { return false }
    var turns = 0
    for piece in pieces(closed: true) {
      let cuts = [0] + piece.extremes(.y) + [1]
      for (from, to) in zip(cuts, cuts.dropFirst()) where from < to { turns += piece.crossing(point, from, to) }
    }
    return rule == .winding ? turns != 0 : turns % 2 != 0
  }

  /// The path drawn the other way round: its parts in their order, each from its end to its beginning.
  public func reversed() -> PathData {
    var result = PathData()
    for part in parts() {
      guard let last = part.pieces.last?.end ?? part.start else { continue }
      result.move(to: last)
      for piece in part.pieces.reversed() {
        switch piece.kind {
        case .line: result.addLine(to: piece.start)
        case .quad: result.addQuadCurve(to: piece.start, control: piece.control1)
        case .curve: result.addCurve(to: piece.start, control1: piece.control2, control2: piece.control1)
        }
      }
      if part.isClosed { result.close() }
    }
    return result
  }

  private struct Part {
    var start: CGPoint?
    var pieces: [Piece] = []
    var isClosed = false
  }

  private func parts() -> [Part] {
    var parts: [Part] = []
    var part = Part()
    var current = CGPoint.zero
    for element in elements {
      if case .move(let p) = element {
        if part.start != nil { parts.append(part) }
        part = Part(start: p)
        current = p
        continue
      }
      if part.isClosed {
        parts.append(part)
        part = Part(start: current)
      }
      switch element {
      case .move: break
      case .line(let p): part.pieces.append(Piece(kind: .line, start: current, current, p, end: p))
      case .quad(let p, let c): part.pieces.append(Piece(kind: .quad, start: current, c, c, end: p))
      case .curve(let p, let a, let b): part.pieces.append(Piece(kind: .curve, start: current, a, b, end: p))
      case .close: part.isClosed = true
      }
      current = element == .close ? part.start ?? current : part.pieces.last?.end ?? current
    }
    if part.start != nil { parts.append(part) }
    return parts
  }

  /// The lines and curves, with the lines that close parts.
  private func pieces(closed: Bool) -> [Piece] {
    parts().flatMap { part in
      guard let start = part.start, let end = part.pieces.last?.end, start != end, closed || part.isClosed else {
        return part.pieces
      }
      return part.pieces + [Piece(kind: .line, start: end, end, start, end: start)]
    }
  }
}

private enum Axis { case x, y }

extension CGPoint {
  fileprivate subscript(axis: Axis) -> CGFloat { axis == .x ? x : y }
}

/// One line or curve of a path.
private struct Piece {
  enum Kind { case line, quad, curve }

  let kind: Kind
  let start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint

  init(kind: Kind, start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, end: CGPoint) {
    (self.kind, self.start, self.control1, self.control2, self.end) = (kind, start, control1, control2, end)
  }

  func point(at t: Double) -> CGPoint { CGPoint(x: value(.x, t), y: value(.y, t)) }

  func value(_ axis: Axis, _ t: Double) -> Double {
    let (a, b, c, d) = (start[axis], control1[axis], control2[axis], end[axis])
    let s = 1 - t
    switch kind {
    case .line: return s * a + t * d
    case .quad: return s * s * a + 2 * s * t * b + t * t * d
    case .curve: return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
    }
  }

  /// Where, between 0 and 1, the coordinate turns round; in order.
  func extremes(_ axis: Axis) -> [Double] {
    let (a, b, c, d) = (start[axis], control1[axis], control2[axis], end[axis])
    var roots: [Double] = []
    switch kind {
    case .line: return []
    case .quad:
      let bend = a - 2 * b + d
      if bend != 0 { roots = [(a - b) / bend] }
    case .curve:
      // The derivative, divided by 3: p + q t + r t².
      let (p, q, r) = (b - a, 2 * (a - 2 * b + c), d - 3 * c + 3 * b - a)
      if abs(r) < 1e-12 * (abs(p) + abs(q)) {
        if q != 0 { roots = [-p / q] }
      } else {
        let square = q * q - 4 * p * r
        if square >= 0 { roots = [(-q - square.squareRoot()) / (2 * r), (-q + square.squareRoot()) / (2 * r)] }
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// Between two places where y only rises or only falls: ±1 if it crosses the ray from the point along x, else 0.
  func crossing(_ point: CGPoint, _ from: Double, _ to: Double) -> Int {
    let (y0, y1) = (value(.y, from), value(.y, to))
    guard (y0 <= point.y) != (y1 <= point.y) else { return 0 }
    if kind == .line {
      let x = start.x + (end.x - start.x) * ((point.y - start.y) / (end.y - start.y))
      return x <= point.x ? 0 : y0 < y1 ? 1 : -1
    }
    var (low, high) = (from, to)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (value(.y, middle) <= point.y) == (y0 <= point.y) { low = middle } else { high = middle }
    }
    if value(.x, (low + high) / 2) <= point.x { return 0 }
    return y0 < y1 ? 1 : -1
  }
}

private struct Box {
  var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
  var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

  mutating func add(_ p: CGPoint) {
    low = CGPoint(x: min(low.x, p.x), y: min(low.y, p.y))
    high = CGPoint(x: max(high.x, p.x), y: max(high.y, p.y))
  }

  var rect: CGRect {
    low.x > high.x ? .null : CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
