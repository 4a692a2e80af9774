/// The outline that a path describes: a value, in the coordinates of whoever made it.
///
/// Behind `CGPath`, `UIBezierPath` and all drawing. Whoever replays it draws the elements in order; a `line`, `quad` or
/// `curve` right after a `close` begins at the point where the closed part began, as in SVG.
public struct PathData: Sendable, Hashable {
  public private(set) var elements: [PathElement] = []

  /// Where the part that is being drawn began, and where it is now; nil without a part.
  public private(set) var start: CGPoint?
  public private(set) var currentPoint: CGPoint?

  /// How many elements a path has at most, so that appending paths to themselves ends before memory does.
  public static let limit = 2_000_000

  public init() {}

  public init(rect: CGRect) { addRect(rect) }

  public var isEmpty: Bool { elements.isEmpty }

  // MARK: Building

  // All answer whether the element was added. None is without a current point, with a coordinate that is not finite,
  // or at the limit.

  @discardableResult
  public mutating func move(to point: CGPoint) -> Bool {
    guard point.isFinite else { return false }
    // A place where nothing is drawn from leaves no trace.
    if case .move = elements.last { elements.removeLast() }
    elements.append(.move(to: point))
    start = point
    currentPoint = point
    return true
  }

  @discardableResult
  public mutating func addLine(to point: CGPoint) -> Bool {
    append(.line(to: point), end: point, point.isFinite)
  }

  @discardableResult
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) -> Bool {
    append(.quad(to: point, control: control), end: point, point.isFinite && control.isFinite)
  }

  @discardableResult
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) -> Bool {
    append(
      .curve(to: point, control1: control1, control2: control2), end: point,
      point.isFinite && control1.isFinite && control2.isFinite)
  }

  /// Draws back to where the part began. Closing twice, or nothing, changes nothing.
  @discardableResult
  public mutating func close() -> Bool {
    guard let start else { return false }
    if elements.last == .close { return true }
    elements.append(.close)
    currentPoint = start
    return true
  }

  @discardableResult
  public mutating func append(_ other: PathData) -> Bool {
    guard !other.isEmpty else { return true }
    guard elements.count + other.elements.count <= Self.limit else { return false }
    if case .move = elements.last, case .move = other.elements.first { elements.removeLast() }
    elements += other.elements
    start = other.start
    currentPoint = other.currentPoint
    return true
  }

  /// Whether all coordinates are. Those added are; a transform may take them too far.
  public var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let p), .line(let p): p.isFinite
      case .quad(let p, let c): p.isFinite && c.isFinite
      case .curve(let p, let a, let b): p.isFinite && a.isFinite && b.isFinite
      case .close: true
      }
    }
  }

  /// The path with every point mapped.
  public func applying(_ t: CGAffineTransform) -> PathData {
    if t.isIdentity { return self }
    var result = PathData()
    result.elements = elements.map { $0.applying(t) }
    result.start = start?.applying(t)
    result.currentPoint = currentPoint?.applying(t)
    return result
  }

  private mutating func append(_ element: PathElement, end: CGPoint, _ isFinite: Bool) -> Bool {
    guard currentPoint != nil, isFinite, elements.count < Self.limit else { return false }
    elements.append(element)
    currentPoint = end
    return true
  }
}

/// A step of a path.
public enum PathElement: Sendable, Hashable {
  /// Begins a new part.
  case move(to: CGPoint)
  case line(to: CGPoint)
  /// A quadratic Bézier curve.
  case quad(to: CGPoint, control: CGPoint)
  /// A cubic Bézier curve.
  case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
  /// A line back to where the part began.
  case close

  func applying(_ t: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let p): .move(to: p.applying(t))
    case .line(let p): .line(to: p.applying(t))
    case .quad(let p, let c): .quad(to: p.applying(t), control: c.applying(t))
    case .curve(let p, let a, let b): .curve(to: p.applying(t), control1: a.applying(t), control2: b.applying(t))
    case .close: .close
    }
  }
}

extension PathData: CustomStringConvertible {
  /// As in SVG: `M 0 0 L 10 0 Q 15 5 10 10 C 1 2 3 4 5 6 Z`; six digits a number.
  public var description: String {
    elements.map { element in
      switch element {
      case .move(let p): "M \(p.spaced)"
      case .line(let p): "L \(p.spaced)"
      case .quad(let p, let c): "Q \(c.spaced) \(p.spaced)"
      case .curve(let p, let a, let b): "C \(a.spaced) \(b.spaced) \(p.spaced)"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}

/// What of a path with several turns counts as its inside.
public enum FillRule: Sendable, Hashable {
  /// Around which the path winds, the turns one way less those the other way not being 0.
  case winding
  /// From which a ray outward crosses the path an odd number of times.
  case evenOdd
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}
