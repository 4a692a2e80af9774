// The current path. It is not part of the saved state; filling, stroking and clipping use it up.

extension CGContext {
  public func beginPath() {
    if isOpen { outline = PathData() }
  }

  public func move(to point: CGPoint) {
    if isOpen { check(outline.move(to: point.applying(state.ctm))) }
  }

  public func addLine(to point: CGPoint) {
    if isOpen { check(outline.addLine(to: point.applying(state.ctm))) }
  }

  /// Lines from the first point through all others.
  public func addLines(between points: [CGPoint]) {
    guard isOpen, let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard isOpen else { return }
    let t = state.ctm
    check(outline.addCurve(to: end.applying(t), control1: control1.applying(t), control2: control2.applying(t)))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if isOpen { check(outline.addQuadCurve(to: end.applying(state.ctm), control: control.applying(state.ctm))) }
  }

  /// Part of a circle, angles in radians. `clockwise` speaks of coordinates whose y grows upward: in a view it draws
  /// the other way round, as in UIKit. A path under way is drawn on to the beginning.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    guard isOpen else { return }
    check(
      outline.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, increasing: !clockwise, state.ctm))
  }

  /// A line and an arc that touches the lines from the current point to `tangent1End` and on to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    if isOpen { check(outline.addArc(corner: tangent1End, end: tangent2End, radius: radius, state.ctm)) }
  }

  public func addRect(_ rect: CGRect) {
    if isOpen { check(outline.addRect(rect, state.ctm)) }
  }

  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  public func addEllipse(in rect: CGRect) {
    if isOpen { check(outline.addEllipse(in: rect, state.ctm)) }
  }

  public func addPath(_ path: CGPath) {
    if isOpen { check(outline.append(path.data.applying(state.ctm))) }
  }

  public func closePath() {
    if isOpen { check(outline.close()) }
  }

  // MARK: Questions, answered in the user's coordinates

  /// The path so far, nil without one.
  public var path: CGPath? { outline.isEmpty ? nil : CGPath(userPath) }

  public var isPathEmpty: Bool { outline.isEmpty }

  /// Where the path is now; zero without one.
  public var currentPointOfPath: CGPoint { outline.currentPoint?.applying(state.ctm.inverted()) ?? .zero }

  /// The box around the path's points, control points as well; null without one.
  public var boundingBoxOfPath: CGRect { userPath.controlBox }

  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let rule: FillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
    return outline.contains(point.applying(state.ctm), rule)
  }

  /// The box around what the clip lets through.
  public var boundingBoxOfClipPath: CGRect {
    state.clip.reduce(list.bounds) { $0.intersection($1.path.tightBox) }.applying(state.ctm.inverted())
  }

  private var userPath: PathData { outline.applying(state.ctm.inverted()) }

  private func check(_ wasAdded: Bool) {
    if !wasAdded { ignored(.pathIgnored, outline.fault(hadPoint: outline.currentPoint != nil)) }
  }
}
