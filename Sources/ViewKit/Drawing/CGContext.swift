/// Where drawing goes: a state of colours, pen, transform and clip, and the list of what was drawn so far.
///
/// Points are mapped by the transform when they are added to the path, as in Core Graphics, so a later change of the
/// transform does not move them. The transform begins as the identity of the view's coordinates, y growing downward;
/// UIKit's own begins with the screen's scale and a flip, which nobody here would see.
///
/// A context for a `draw(_:)` is good for that one call. Afterwards it ignores everything, with a note.
public final class CGContext: NSObject {
  /// What a `saveGState()` keeps.
  struct State {
    var ctm = CGAffineTransform.identity
    var fill = DrawColor.black
    var stroke = DrawColor.black
    var lineWidth: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dash: [CGFloat] = []
    var dashPhase: CGFloat = 0
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: DrawShadow?
    var clip: [ClipShape] = []
  }

  /// What is on the stack of states: a saved one, or that around a group.
  struct Saved {
    var state: State
    /// The index of the group's beginning among the commands.
    var group: Int?
  }

  var state = State()
  var saved: [Saved] = []
  /// In the list's coordinates.
  var outline = PathData()
  var list: DisplayList
  /// The clip that no script can widen.
  let baseClip: [ClipShape]
  /// How many commands the images drawn so far stand for.
  var imageWeight = 0
  private(set) var isOver = false

  /// - Parameters:
  ///   - list: what is there already, and the bounds and scale of all.
  ///   - rect: the part that drawing is limited to; nil is all of the bounds.
  init(onto list: DisplayList, limitedTo rect: CGRect? = nil) {
    self.list = list
    baseClip = rect.map { [ClipShape(PathData(rect: $0), .winding)] } ?? []
    super.init()
    state.clip = baseClip
  }

  /// What was drawn so far. Our own addition.
  public var displayList: DisplayList { list }

  /// Ends the drawing, closing what was left open.
  func finish() {
    guard !isOver else { return }
    if !saved.isEmpty {
      ignored(.unbalancedState, "drawing ended with \(saved.count) saved states not restored")
      while saved.contains(where: { $0.group != nil }) { endTransparencyLayer() }
    }
    isOver = true
  }

  /// Whether the context takes drawing; notes that it does not.
  var isOpen: Bool {
    if isOver { ignored(.contextOver, "the context of a draw(_:) that has returned: drawing into it is ignored") }
    Runtime.changed()
    return !isOver
  }

  func ignored(_ code: Note.Code, _ text: @autoclosure () -> String) { Runtime.current.note(code, text()) }
}

extension CGContext {
  // MARK: The stack of states

  /// Keeps the state, all but the path.
  public func saveGState() {
    if isOpen { saved.append(Saved(state: state)) }
  }

  /// Goes back to the state last kept; without one nothing happens.
  public func restoreGState() {
    guard isOpen else { return }
    guard let last = saved.last, last.group == nil else {
      return ignored(.unbalancedState, "restoreGState() without a saveGState() before it: nothing is restored")
    }
    saved.removeLast()
    state = last.state
  }

  /// Begins a group: what is drawn up to its end is put together first, then drawn with the alpha, shadow and blend
  /// mode that hold now. Keeps the state. There is nothing that `auxiliaryInfo` could say here.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) {
    guard isOpen else { return }
    saved.append(Saved(state: state, group: list.commands.count))
    add(.beginGroup)
    state.alpha = 1
    state.shadow = nil
    state.blendMode = .normal
  }

  /// Ends the group begun last, and goes back to the state that was kept at its beginning.
  public func endTransparencyLayer() {
    guard isOpen else { return }
    guard let index = saved.lastIndex(where: { $0.group != nil }) else {
      return ignored(.unbalancedState, "endTransparencyLayer() without a beginTransparencyLayer() before it")
    }
    if index != saved.count - 1 {
      ignored(.unbalancedState, "a group ended with \(saved.count - 1 - index) saved states not restored")
    }
    state = saved[index].state
    saved.removeSubrange(index...)
    list.commands.append(DrawCommand(.endGroup))
  }

  // MARK: The transform

  /// From the user's coordinates to the view's.
  public var ctm: CGAffineTransform { state.ctm }

  /// Puts a transform before the present one.
  public func concatenate(_ transform: CGAffineTransform) {
    guard isOpen else { return }
    let made = transform.concatenating(state.ctm)
    guard made.isFinite else { return ignored(.drawingIgnored, "a transform that is not finite is ignored") }
    state.ctm = made
  }

  public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }

  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// Rotates by radians, clockwise on screen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  // MARK: Colours and the pen

  public func setFillColor(_ color: CGColor) { change { $0.fill = DrawColor(color) } }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

  public func setStrokeColor(_ color: CGColor) { change { $0.stroke = DrawColor(color) } }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  /// The width of lines, in the user's units; 0 draws the thinnest line there is, one pixel.
  public func setLineWidth(_ width: CGFloat) {
    if isFinite(width, "a line width") { change { $0.lineWidth = max(width, 0) } }
  }

  public func setLineCap(_ cap: CGLineCap) { change { $0.cap = cap } }

  public func setLineJoin(_ join: CGLineJoin) { change { $0.join = join } }

  public func setMiterLimit(_ limit: CGFloat) {
    if isFinite(limit, "a miter limit") { change { $0.miterLimit = max(limit, 1) } }
  }

  /// Lengths of dashes and gaps in turn, and how far into them lines begin; none draws whole lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    guard isOpen else { return }
    guard phase.isFinite, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }),
      lengths.isEmpty || lengths.contains(where: { $0 > 0 })
    else { return ignored(.drawingIgnored, "dashes need lengths of at least 0 and not all 0: the pattern stays") }
    state.dash = lengths
    state.dashPhase = phase
  }

  /// How far drawn curves may lie off the true ones. A display list has the true ones, so it means nothing here.
  public func setFlatness(_ flatness: CGFloat) {}

  /// The opacity of all that is drawn, 0 … 1.
  public func setAlpha(_ alpha: CGFloat) {
    if isFinite(alpha, "an alpha") { change { $0.alpha = min(max(alpha, 0), 1) } }
  }

  public func setBlendMode(_ mode: CGBlendMode) { change { $0.blendMode = mode } }

  /// A shadow of a third of black. The offset is not turned by transforms.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// A shadow under all that is drawn; a nil colour ends it.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard isFinite(offset.width + offset.height + blur, "a shadow") else { return }
    let shadow = color.map { DrawShadow(offset: offset, blur: max(blur, 0), color: DrawColor($0)) }
    change { $0.shadow = shadow }
  }

  private func change(_ body: (inout State) -> Void) {
    if isOpen { body(&state) }
  }

  private func isFinite(_ number: CGFloat, _ what: String) -> Bool {
    if number.isFinite { return true }
    ignored(.drawingIgnored, "\(what) that is not finite is ignored")
    return false
  }
}

extension CGAffineTransform {
  var isFinite: Bool { a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite }
}
