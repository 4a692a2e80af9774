import ViewKit

/// The four corners of a rectangle after a transform, in the order top left, top right, bottom right, bottom left of the
/// rectangle itself. Never the box around them: that is what other tools get wrong.
public struct Quad: Sendable, Equatable {
  public let corners: [CGPoint]

  public init(_ rect: CGRect, _ matrix: CGAffineTransform) {
    corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ].map { $0.applying(matrix) }
  }

  public init(corners: [CGPoint]) { self.corners = corners }

  public var edges: [(CGPoint, CGPoint)] { (0..<4).map { (corners[$0], corners[($0 + 1) % 4]) } }

  public var box: Box { Box(around: corners) }

  public var isFinite: Bool { corners.allSatisfy { abs($0.x) < Box.farthest && abs($0.y) < Box.farthest } }

  public var middle: CGPoint {
    CGPoint(x: (corners[0].x + corners[2].x) / 2, y: (corners[0].y + corners[2].y) / 2)
  }
}

/// An upright box that can grow.
public struct Box: Sendable, Equatable {
  public var minX, minY, maxX, maxY: Double

  /// Beyond this a coordinate is nothing that can be drawn.
  static let farthest = 1e9

  public init(_ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  init(around points: [CGPoint]) {
    self.init(points[0].x, points[0].y, points[0].x, points[0].y)
    for point in points { add(point) }
  }

  var width: Double { maxX - minX }
  var height: Double { maxY - minY }

  mutating func add(_ point: CGPoint) {
    (minX, minY) = (min(minX, point.x), min(minY, point.y))
    (maxX, maxY) = (max(maxX, point.x), max(maxY, point.y))
  }

  mutating func add(_ other: Box) {
    add(CGPoint(x: other.minX, y: other.minY))
    add(CGPoint(x: other.maxX, y: other.maxY))
  }

  func inset(by distance: Double) -> Box { Box(minX + distance, minY + distance, maxX - distance, maxY - distance) }

  func intersection(_ other: Box) -> Box? {
    let both = Box(max(minX, other.minX), max(minY, other.minY), min(maxX, other.maxX), min(maxY, other.maxY))
    return both.minX <= both.maxX && both.minY <= both.maxY ? both : nil
  }

  func contains(_ point: CGPoint) -> Bool { minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY }

  /// The part of a line inside of the box; nil when it passes by.
  func part(of line: (CGPoint, CGPoint)) -> (CGPoint, CGPoint)? {
    Polygon(self).parts(of: line).inside
  }
}

/// A convex area; without points it is empty.
public struct Polygon: Sendable, Equatable {
  public let points: [CGPoint]

  init(points: [CGPoint]) { self.points = points }

  init(_ quad: Quad) { points = quad.corners }

  init(_ box: Box) {
    points = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
      CGPoint(x: box.minX, y: box.maxY),
    ]
  }

  /// Between its corners.
  var middle: CGPoint {
    let count = Double(max(1, points.count))
    return CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }

  func applying(_ change: CGAffineTransform) -> Polygon { Polygon(points: points.map { $0.applying(change) }) }

  /// Twice the area, positive when the points run clockwise on screen.
  private var signedArea: Double {
    var sum = 0.0
    for index in points.indices {
      let (p, q) = (points[index], points[(index + 1) % points.count])
      sum += p.x * q.y - q.x * p.y
    }
    return sum
  }

  /// How far a point lies inside of the edge behind a corner; in no unit, only its sign counts.
  private func depth(_ point: CGPoint, at index: Int, _ sign: Double) -> Double {
    let (p, q) = (points[index], points[(index + 1) % points.count])
    return sign * ((q.x - p.x) * (point.y - p.y) - (q.y - p.y) * (point.x - p.x))
  }

  public func contains(_ point: CGPoint) -> Bool {
    let area = signedArea
    if points.count < 3 || area == 0 { return false }
    return points.indices.allSatisfy { depth(point, at: $0, area < 0 ? -1 : 1) >= 0 }
  }

  /// What two convex areas have in common: one is cut along each edge of the other.
  func intersection(_ other: Polygon) -> Polygon {
    let area = other.signedArea
    guard other.points.count >= 3, area != 0 else { return Polygon(points: []) }
    let sign = area < 0 ? -1.0 : 1
    var result = points
    for edge in other.points.indices {
      var next: [CGPoint] = []
      for index in result.indices {
        let (p, q) = (result[index], result[(index + 1) % result.count])
        let (dp, dq) = (other.depth(p, at: edge, sign), other.depth(q, at: edge, sign))
        if dp >= 0 { next.append(p) }
        if (dp > 0 && dq < 0) || (dp < 0 && dq > 0) { next.append(between(p, q, dp / (dp - dq))) }
      }
      result = next
      if result.isEmpty { break }
    }
    return Polygon(points: result)
  }

  /// A line in its parts inside and outside of the area.
  func parts(of line: (CGPoint, CGPoint)) -> (inside: (CGPoint, CGPoint)?, outside: [(CGPoint, CGPoint)]) {
    let (p, q) = line
    let area = signedArea
    guard points.count >= 3, area != 0 else { return (nil, [line]) }
    let sign = area < 0 ? -1.0 : 1
    var (from, to) = (0.0, 1.0)
    for edge in points.indices {
      let (dp, dq) = (depth(p, at: edge, sign), depth(q, at: edge, sign))
      if dp < 0, dq < 0 { return (nil, [line]) }
      if dp < 0 { from = max(from, dp / (dp - dq)) }
      if dq < 0 { to = min(to, dp / (dp - dq)) }
    }
    if from > to { return (nil, [line]) }
    var outside: [(CGPoint, CGPoint)] = []
    let (start, end) = (from > 0 ? between(p, q, from) : p, to < 1 ? between(p, q, to) : q)
    if from > 0 { outside.append((p, start)) }
    if to < 1 { outside.append((end, q)) }
    return ((start, end), outside)
  }
}

func between(_ p: CGPoint, _ q: CGPoint, _ part: Double) -> CGPoint {
  CGPoint(x: p.x + (q.x - p.x) * part, y: p.y + (q.y - p.y) * part)
}
