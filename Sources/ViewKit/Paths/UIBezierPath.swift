/// UIKit's path: an outline with a pen, which draws itself into the current context.
public final class UIBezierPath: NSObject {
  var data = PathData()

  /// In the user's units.
  public var lineWidth: CGFloat = 1 { didSet { Runtime.changed() } }
  public var lineCapStyle = CGLineCap.butt { didSet { Runtime.changed() } }
  public var lineJoinStyle = CGLineJoin.miter { didSet { Runtime.changed() } }
  public var miterLimit: CGFloat = 10 { didSet { Runtime.changed() } }
  /// How far drawn curves may lie off; only kept here: display lists have real curves.
  public var flatness: CGFloat = 0.6 { didSet { Runtime.changed() } }
  /// Whether the inside is told by the even-odd rule rather than by winding.
  public var usesEvenOddFillRule = false { didSet { Runtime.changed() } }
  private(set) var dash: [CGFloat] = []
  private(set) var dashPhase: CGFloat = 0

  /// An empty path.
  public override init() { super.init() }

  public convenience init(rect: CGRect) { self.init(PathData(rect: rect)) }

  public convenience init(ovalIn rect: CGRect) {
    var data = PathData()
    data.addEllipse(in: rect)
    self.init(data)
  }

  /// Corners are quarter circles; on a device they run a little smoother into the sides.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    var data = PathData()
    data.addRoundedRect(rect, width: cornerRadius, height: cornerRadius)
    self.init(data)
  }

  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    var data = PathData()
    data.addRoundedRect(rect, width: cornerRadii.width, height: cornerRadii.height, corners: corners)
    self.init(data)
  }

  /// Part of a circle, angles in radians; clockwise as seen on screen.
  public convenience init(
    arcCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var data = PathData()
    data.addArc(
      center: arcCenter, radius: radius, startAngle: startAngle, endAngle: endAngle, increasing: clockwise)
    self.init(data)
  }

  public convenience init(cgPath: CGPath) { self.init(cgPath.data) }

  private convenience init(_ data: PathData) {
    self.init()
    self.data = data
  }

  // MARK: Building

  public func move(to point: CGPoint) { change { $0.move(to: point) } }

  public func addLine(to point: CGPoint) { change { $0.addLine(to: point) } }

  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    change { $0.addCurve(to: end, control1: controlPoint1, control2: controlPoint2) }
  }

  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    change { $0.addQuadCurve(to: end, control: controlPoint) }
  }

  /// Part of a circle, angles in radians; clockwise as seen on screen. A path under way is drawn on to its beginning.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    change {
      $0.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, increasing: clockwise)
    }
  }

  public func close() { change { $0.close() } }

  public func removeAllPoints() { data = PathData() }

  public func append(_ path: UIBezierPath) {
    // Taken first: it may be this path's own.
    let other = path.data
    change { $0.append(other) }
  }

  public func apply(_ transform: CGAffineTransform) {
    change {
      if transform.isFinite { $0 = $0.applying(transform) }
      return transform.isFinite
    }
  }

  /// The path drawn from its end to its beginning.
  public func reversing() -> UIBezierPath {
    let path = copy()
    path.data = data.reversed()
    return path
  }

  public func copy() -> UIBezierPath {
    let path = UIBezierPath(data)
    (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (path.miterLimit, path.flatness, path.usesEvenOddFillRule) = (miterLimit, flatness, usesEvenOddFillRule)
    (path.dash, path.dashPhase) = (dash, dashPhase)
    return path
  }

  /// Lengths of dashes and gaps in turn, and how far into them the line begins; nil draws a whole line.
  public func setLineDash(_ pattern: [CGFloat]?, phase: CGFloat) {
    dash = pattern ?? []
    dashPhase = phase
    Runtime.changed()
  }

  // MARK: Questions

  public var cgPath: CGPath {
    get { CGPath(data) }
    set {
      change {
        $0 = newValue.data; return true
      }
    }
  }

  public var isEmpty: Bool { data.isEmpty }

  /// The box around all points, control points as well; null for an empty path.
  public var bounds: CGRect { data.controlBox }

  /// Where the path is now; zero for an empty one.
  public var currentPoint: CGPoint { data.currentPoint ?? .zero }

  public func contains(_ point: CGPoint) -> Bool { data.contains(point, rule.rule) }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return other.data == data && other.lineWidth == lineWidth && other.usesEvenOddFillRule == usesEvenOddFillRule
  }

  public override var hash: Int { data.hashValue }

  /// `<UIBezierPath: 0x5; M 0 0 L 10 0 Z>`
  public override var description: String {
    "<UIBezierPath: \(Runtime.current.nameOf(self))\(data.isEmpty ? "" : "; \(data)")>"
  }

  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private func change(_ body: (inout PathData) -> Bool) { PathData.change(&data, body) }
}

extension UIBezierPath {
  // MARK: Drawing into the current context; the context's own path and pen stay

  public func fill() { fill(with: .normal, alpha: 1, keepsMode: true) }

  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    fill(with: blendMode, alpha: alpha, keepsMode: false)
  }

  public func stroke() { stroke(with: .normal, alpha: 1, keepsMode: true) }

  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    stroke(with: blendMode, alpha: alpha, keepsMode: false)
  }

  /// Limits drawing to the inside of the path.
  public func addClip() {
    guard let context = Runtime.current.context(for: "UIBezierPath.addClip()"), context.isOpen else { return }
    context.clip(ClipShape(data.applying(context.ctm), rule.rule))
  }

  private func fill(with mode: CGBlendMode, alpha: CGFloat, keepsMode: Bool) {
    guard let context = Runtime.current.context(for: "UIBezierPath.fill()") else { return }
    context.with(keepsMode ? context.state.blendMode : mode, alpha: alpha) {
      $0.fill(data.applying($0.ctm), rule.rule)
    }
  }

  private func stroke(with mode: CGBlendMode, alpha: CGFloat, keepsMode: Bool) {
    guard let context = Runtime.current.context(for: "UIBezierPath.stroke()"), context.isOpen else { return }
    let former = context.state
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    if !dash.isEmpty { context.setLineDash(phase: dashPhase, lengths: dash) }
    context.with(keepsMode ? former.blendMode : mode, alpha: alpha) {
      $0.stroke(data.applying($0.ctm), $0.state.lineWidth)
    }
    context.state = former
  }
}
