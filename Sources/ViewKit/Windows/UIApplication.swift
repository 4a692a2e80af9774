/// The program as a responder, and what drives its passes.
public final class UIApplication: UIResponder {
  /// The world's application.
  public static var shared: UIApplication { Runtime.current.application }

  /// The windows on show, back to front: by level, then by the time at which they were shown.
  public var windows: [UIWindow] {
    let shown = Array(Runtime.current.shownWindows.enumerated())
    return shown.sorted { ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset) }
      .map(\.element)
  }

  public var keyWindow: UIWindow? { Runtime.current.keyWindow }

  private var ignoring = 0

  /// Whether events are held back at the moment.
  public var isIgnoringInteractionEvents: Bool { ignoring > 0 }

  /// Stops the delivery of events until as many calls of `endIgnoringInteractionEvents()`.
  public func beginIgnoringInteractionEvents() {
    ignoring += 1
    Runtime.changed()
  }

  public func endIgnoringInteractionEvents() {
    if ignoring == 0 { return }
    ignoring -= 1
    Runtime.changed()
  }

  /// Gives an event to the windows of its touches, unless events are being ignored.
  public func sendEvent(_ event: UIEvent) {
    if isIgnoringInteractionEvents { return }
    var windows: [UIWindow] = []
    for touch in event.allTouches ?? [] {
      if let window = touch.window, !windows.contains(where: { $0 === window }) { windows.append(window) }
    }
    for window in self.windows where windows.contains(where: { $0 === window }) { window.sendEvent(event) }
  }

  /// What one turn of the run loop did.
  public struct Turn: Hashable, Sendable {
    /// How many views were laid out.
    public var laidOut = 0
    /// How many views and layers were drawn.
    public var drawn = 0
  }

  /// One turn of the run loop: the passes over all visible windows, layout first, then display. Our own addition:
  /// nothing here runs by itself. Views outside windows are laid out only by `layoutIfNeeded()`.
  @discardableResult
  public func tick() -> Turn {
    var turn = Turn()
    for window in windows { turn.laidOut += LayoutPass.run(top: window) }
    for window in windows { turn.drawn += DisplayPass.run(window: window) }
    if turn != Turn() { Runtime.changed() }
    return turn
  }
}
