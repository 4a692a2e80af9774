// Painting and clipping. Whatever uses the current path leaves it empty; so do the calls that take a shape of their own.

extension CGContext {
  public func fillPath(using rule: CGPathFillRule = .winding) {
    guard isOpen else { return }
    fill(taken(), rule.rule)
  }

  public func strokePath() {
    guard isOpen else { return }
    stroke(taken(), state.lineWidth)
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    guard isOpen else { return }
    let path = taken()
    let rule: FillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
    if mode != .stroke { fill(path, rule) }
    if mode != .fill && mode != .eoFill { stroke(path, state.lineWidth) }
  }

  public func fill(_ rect: CGRect) {
    guard isOpen, isSound(rect) else { return }
    _ = taken()
    fill(shape { $0.addRect(rect, $1) }, .winding)
  }

  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  public func stroke(_ rect: CGRect) { stroke(rect, width: state.lineWidth) }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    guard isOpen, isSound(rect), width.isFinite else { return }
    _ = taken()
    stroke(shape { $0.addRect(rect, $1) }, max(width, 0))
  }

  public func fillEllipse(in rect: CGRect) {
    guard isOpen, isSound(rect) else { return }
    _ = taken()
    fill(shape { $0.addEllipse(in: rect, $1) }, .winding)
  }

  public func strokeEllipse(in rect: CGRect) {
    guard isOpen, isSound(rect) else { return }
    _ = taken()
    stroke(shape { $0.addEllipse(in: rect, $1) }, state.lineWidth)
  }

  /// A line between the first two points, the next two, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    guard isOpen else { return }
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Takes away what was drawn in a rectangle, as far as the clip lets through.
  public func clear(_ rect: CGRect) {
    guard isOpen, isSound(rect) else { return }
    let area = shape { $0.addRect(rect, $1) }
    if isSound(area) { erase(state.clip + [ClipShape(area, .winding)]) }
  }

  // MARK: Clipping

  /// Limits drawing to the inside of the current path.
  public func clip(using rule: CGPathFillRule = .winding) {
    guard isOpen else { return }
    if outline.isEmpty { return ignored(.pathIgnored, "clip() without a path: the clip stays") }
    clip(ClipShape(taken(), rule.rule))
  }

  public func clip(to rect: CGRect) {
    guard isOpen, isSound(rect) else { return }
    clip(ClipShape(shape { $0.addRect(rect, $1) }, .winding))
  }

  /// Limits drawing to what lies in any of the rectangles.
  public func clip(to rects: [CGRect]) {
    guard isOpen, rects.allSatisfy(isSound) else { return }
    clip(ClipShape(shape { for rect in rects { $0.addRect(rect, $1) } }, .winding))
  }

  /// Goes back to the clip that drawing began with.
  public func resetClip() {
    if isOpen { state.clip = baseClip }
  }

  func clip(_ shape: ClipShape) {
    if !shape.path.isFinite { return ignored(.drawingIgnored, "a clip that is not finite is ignored") }
    // Upright rectangles within each other are one, so that clips in a loop do not pile up.
    if let last = state.clip.last, let a = last.path.uprightRect, let b = shape.path.uprightRect {
      let both = a.intersection(b)
      state.clip[state.clip.count - 1] = ClipShape(
        PathData(rect: both.isNull ? CGRect(origin: a.origin, size: .zero) : both), .winding)
    } else {
      state.clip.append(shape)
    }
  }

  // MARK: Recording

  /// Fills a path that is in the list's coordinates.
  func fill(_ path: PathData, _ rule: FillRule) {
    guard isSound(path) else { return }
    let area = state.clip + [ClipShape(path, rule)]
    if state.blendMode == .clear { return erase(area) }
    if state.blendMode == .copy, state.fill.alpha * state.alpha < 1 { erase(area) }
    add(.fill(path, rule, state.fill))
  }

  /// Strokes a path that is in the list's coordinates with the state's pen.
  func stroke(_ path: PathData, _ width: CGFloat) {
    guard isSound(path) else { return }
    var pen = StrokeStyle(
      width: width, cap: state.cap, join: state.join, miterLimit: state.miterLimit, dash: state.dash,
      dashPhase: state.dashPhase, transform: state.ctm.linear)
    let t = pen.transform
    if t.a * t.d - t.b * t.c == 0 { return }
    if width == 0 {
      pen.width = list.scale > 0 ? 1 / list.scale : 1
      pen.transform = .identity
    }
    if state.blendMode == .clear {
      return ignored(.drawingIgnored, "the blend mode clear erases with fills only: a stroke is ignored")
    }
    add(.stroke(path, pen, state.stroke))
  }

  /// Adds a command in the present state.
  func add(_ content: DrawCommand.Content) {
    var command = DrawCommand(content)
    command.clip = state.clip
    command.alpha = state.alpha
    command.blendMode = state.blendMode == .copy || state.blendMode == .clear ? .normal : state.blendMode
    command.shadow = state.shadow
    list.commands.append(command)
  }

  /// Erases, in the innermost open group, what lies within all of the shapes.
  func erase(_ area: [ClipShape]) {
    let group = saved.last { $0.group != nil }?.group
    list.erase(area, from: group.map { $0 + 1 } ?? 0)
  }

  private func taken() -> PathData {
    defer { outline = PathData() }
    return outline
  }

  private func shape(_ build: (inout PathData, CGAffineTransform) -> Void) -> PathData {
    var path = PathData()
    build(&path, state.ctm)
    return path
  }

  /// Whether there is something to paint.
  private func isSound(_ path: PathData) -> Bool {
    if path.isEmpty { return false }
    if path.isFinite { return true }
    ignored(.drawingIgnored, "a path that its transform takes out of all bounds is not drawn")
    return false
  }

  private func isSound(_ rect: CGRect) -> Bool {
    if rect.isFinite { return true }
    ignored(.drawingIgnored, "a rectangle that is not finite is not drawn")
    return false
  }
}
