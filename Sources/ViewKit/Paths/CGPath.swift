/// An outline as an object: Core Graphics' path. Two are equal when their elements are.
public class CGPath: NSObject {
  final var data: PathData

  init(_ data: PathData) {
    self.data = data
    super.init()
  }

  public convenience init(rect: CGRect, transform: CGAffineTransform?) {
    self.init(PathData(rect: rect).applying(transform ?? .identity))
  }

  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform?) {
    var data = PathData()
    data.addEllipse(in: rect, transform ?? .identity)
    self.init(data)
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform?
  ) {
    var data = PathData()
    data.addRoundedRect(rect, width: cornerWidth, height: cornerHeight, transform ?? .identity)
    self.init(data)
  }

  /// The outline as a value.
  public final var elements: PathData { data }

  public final var isEmpty: Bool { data.isEmpty }

  /// Where the path ends; zero for an empty one.
  public final var currentPoint: CGPoint { data.currentPoint ?? .zero }

  /// The box around all points, control points as well; null for an empty path.
  public final var boundingBox: CGRect { data.controlBox }

  /// The box around the path without its control points.
  public final var boundingBoxOfPath: CGRect { data.tightBox }

  public final func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
    data.contains(point, rule.rule)
  }

  public final func copy() -> CGPath? { CGPath(data) }

  public final func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.data = data
    return path
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CGPath)?.data == data }

  public override var hash: Int { data.hashValue }

  /// `<CGPath: 0x5; M 0 0 L 10 0 Z>`
  public override var description: String {
    "<\(className): \(Runtime.current.nameOf(self))\(data.isEmpty ? "" : "; \(data)")>"
  }
}

/// A path that grows.
public final class CGMutablePath: CGPath {
  public init() { super.init(PathData()) }

  public func move(to point: CGPoint, transform t: CGAffineTransform = .identity) {
    change { $0.move(to: point.applying(t)) }
  }

  public func addLine(to point: CGPoint, transform t: CGAffineTransform = .identity) {
    change { $0.addLine(to: point.applying(t)) }
  }

  public func addLines(between points: [CGPoint], transform t: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: t)
    for point in points.dropFirst() { addLine(to: point, transform: t) }
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform t: CGAffineTransform = .identity) {
    change { $0.addQuadCurve(to: end.applying(t), control: control.applying(t)) }
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform t: CGAffineTransform = .identity
  ) {
    change { $0.addCurve(to: end.applying(t), control1: control1.applying(t), control2: control2.applying(t)) }
  }

  /// Part of a circle. `clockwise` speaks of coordinates whose y grows upward.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform t: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, increasing: !clockwise, t)
    }
  }

  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform t: CGAffineTransform = .identity
  ) {
    change { $0.addArc(corner: tangent1End, end: tangent2End, radius: radius, t) }
  }

  public func addRect(_ rect: CGRect, transform t: CGAffineTransform = .identity) {
    change { $0.addRect(rect, t) }
  }

  public func addRects(_ rects: [CGRect], transform t: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: t) }
  }

  public func addEllipse(in rect: CGRect, transform t: CGAffineTransform = .identity) {
    change { $0.addEllipse(in: rect, t) }
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform t: CGAffineTransform = .identity
  ) {
    change { $0.addRoundedRect(rect, width: cornerWidth, height: cornerHeight, t) }
  }

  public func addPath(_ path: CGPath, transform t: CGAffineTransform = .identity) {
    // Taken first: it may be this path's own.
    let other = path.data.applying(t)
    change { $0.append(other) }
  }

  public func closeSubpath() { change { $0.close() } }

  private func change(_ body: (inout PathData) -> Bool) {
    PathData.change(&data, body)
  }
}

extension PathData {
  /// Why a piece was not added.
  func fault(hadPoint: Bool) -> String {
    if elements.count > Self.limit / 2 { return "a path has \(Self.limit) pieces at most: what is more is ignored" }
    return hadPoint
      ? "a piece of a path with a coordinate that is not finite is ignored"
      : "a path begins with move(to:), with finite coordinates: what came before it is ignored"
  }

  /// Changes a path object's outline; notes a piece that could not be added.
  static func change(_ data: inout PathData, _ body: (inout PathData) -> Bool) {
    Runtime.changed()
    let hadPoint = data.currentPoint != nil
    if !body(&data) { Runtime.current.note(.pathIgnored, data.fault(hadPoint: hadPoint)) }
  }
}
