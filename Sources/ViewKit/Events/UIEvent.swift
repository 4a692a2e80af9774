/// Something that happened to the screen or the device.
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable, CaseIterable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable, CaseIterable {
    case none = 0
    case motionShake = 1
  }

  /// Seconds on the world's clock.
  public final let timestamp: Double
  public final let type: EventType
  public final let subtype: EventSubtype

  /// The touches that the event is about.
  public final internal(set) var allTouches: Set<UITouch>?

  public init(type: EventType = .touches, subtype: EventSubtype = .none, touches: Set<UITouch>? = nil) {
    self.type = type
    self.subtype = subtype
    timestamp = Runtime.current.clock
    allTouches = touches
    super.init()
  }
}

/// A finger on the screen, from its coming down to its going up.
open class UITouch: NSObject {
  public enum Phase: Int, Sendable, CaseIterable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  public enum TouchType: Int, Sendable, CaseIterable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  /// Seconds on the world's clock.
  public final var timestamp: Double
  public final var phase = Phase.began
  /// How many quick touches at this place this one is the last of.
  public final var tapCount = 1
  public final var type = TouchType.direct
  public final weak var window: UIWindow?
  /// The view that was hit when the touch began; it keeps the touch wherever the finger goes.
  public final var view: UIView?

  /// The places in the window's coordinates.
  final var place: CGPoint
  final var formerPlace: CGPoint

  /// A touch that comes down at a point of a window, in its coordinates.
  public init(at point: CGPoint, in window: UIWindow?, view: UIView? = nil) {
    timestamp = Runtime.current.clock
    place = point
    formerPlace = point
    self.window = window
    self.view = view
    super.init()
  }

  /// Moves the touch to a point in its window's coordinates.
  public final func move(to point: CGPoint) {
    formerPlace = place
    place = point
    phase = .moved
    timestamp = Runtime.current.clock
    Runtime.changed()
  }

  /// The place in a view's coordinates; in the window's for nil.
  public final func location(in view: UIView?) -> CGPoint { locate(place, view) }

  /// The place before the last move.
  public final func previousLocation(in view: UIView?) -> CGPoint { locate(formerPlace, view) }

  private func locate(_ point: CGPoint, _ view: UIView?) -> CGPoint {
    guard let window, let view else { return point }
    return window.convert(point, to: view)
  }
}
