import Language
import Syntax
import ViewKit

extension ViewBindings {
  func addEvents() {
    let root = catalog.nativeNominal("NSObject")
    addClass(UIEvent.self, of: root, "Something that happened to the screen or the device.") { [unowned self] in
      [eventRows($0)]
    }
    addEnum(
      UIEvent.EventType.self, "What an event is about.", prefix: "UIEventType",
      [
        "Touches of the screen.", "A motion of the device.", "A remote control.", "Presses of buttons.",
        "Scrolling with a pointer.", "A pointer above a view.", "Zooming or rotating with a pointer.",
      ])
    addEnum(
      UIEvent.EventSubtype.self, "What an event is about, more exactly.", prefix: "UIEventSubtype",
      ["Nothing more to say.", "The device was shaken."])
    addClass(UITouch.self, of: root, "A finger on the screen, from coming down to going up.") { [touchRows($0)] }
    addEnum(
      UITouch.Phase.self, "What a touch did last.", prefix: "UITouchPhase",
      [
        "It came down.", "It moved.", "It stayed where it was.", "It went up.", "It was taken away by the system.",
        "A pointer came into a region.", "A pointer moved in a region.", "A pointer left a region.",
      ])
    addEnum(
      UITouch.TouchType.self, "What touches.", prefix: "UITouchType",
      ["A finger.", "Something away from the screen.", "A pencil.", "A pointer."])
    addResponder()
  }

  private func eventRows(_ event: Rows<UIEvent>) -> [NativeRow] {
    [
      event.property(
        "type", "What it is about.", default: "touches", example: "UIEvent(type: .motion).type  // motion",
        get: { $0.type }),
      event.property(
        "subtype", "What it is about, more exactly.",
        example: "UIEvent(type: .motion, subtype: .motionShake).subtype  // motionShake", get: { $0.subtype }),
      event.property(
        "timestamp", "When it happened, in seconds on the session's clock.", default: "0.0",
        example: "UIEvent().timestamp  // 0.0",
        get: { $0.timestamp }),
      event.property(
        "allTouches", "The touches that it is about.",
        example: "UIEvent(touches: [UITouch(at: CGPoint(x: 10, y: 20), in: window)]).allTouches?.count ?? 0  // 1",
        get: { [unowned self] event in
          guard let context, let touches = event.allTouches else { return nil as TouchSet? }
          return TouchSet(touches, context, catalog)
        }),
      event.function(
        "init(type = .touches:subtype = .none:touches = nil:)", "An event; an addition of vsh.",
        example: "UIEvent().type  // touches"
      ) { (type: UIEvent.EventType, subtype: UIEvent.EventSubtype, touches: TouchSet?) in
        UIEvent(type: type, subtype: subtype, touches: try touches?.touches())
      },
    ]
  }
}

private func touchRows(_ touch: Rows<UITouch>) -> [NativeRow] {
  [
    touch.function(
      "init(at point:in window:view = nil:)", "A touch at a point of a window; an addition of vsh.",
      example: "UITouch(at: CGPoint(x: 10, y: 20), in: window).location(in: nil)  // (10.0, 20.0)"
    ) {
      (point: CGPoint, window: UIWindow?, view: UIView?) in UITouch(at: point, in: window, view: view)
    }.in(.window),
    touch.property(
      "view", "The view that was hit when the touch began.",
      example: "UITouch(at: .zero, in: window, view: window).view === window  // true", get: { $0.view },
      set: { $0.view = $1 }),
    touch.property(
      "window", "The window in which the touch began.",
      example: "UITouch(at: .zero, in: window).window === window  // true", get: { $0.window },
      set: { $0.window = $1 }),
    touch.property(
      "phase", "What the touch did last.", default: "began", example: "UITouch(at: .zero, in: window).phase  // began",
      get: { $0.phase },
      set: { $0.phase = $1 }),
    touch.property(
      "tapCount", "How many quick touches at this place it is the last of.",
      default: "1", example: "UITouch(at: .zero, in: window).tapCount  // 1", get: { $0.tapCount },
      set: { $0.tapCount = $1 }),
    touch.property(
      "type", "What touches.", default: "direct", example: "UITouch(at: .zero, in: window).type  // direct",
      get: { $0.type },
      set: { $0.type = $1 }),
    touch.property(
      "timestamp", "When it last changed, in seconds on the session's clock.",
      default: "0.0", example: "UITouch(at: .zero, in: window).timestamp  // 0.0", get: { $0.timestamp },
      set: { $0.timestamp = $1 }),
    touch.action(
      "move(to point:)", objc: "moveTo:", "Moves it to a point of its window; an addition of vsh.",
      example: "UITouch(at: .zero, in: window).move(to: CGPoint(x: 3, y: 4))"
    ) {
      (touch: UITouch, point: CGPoint) in touch.move(to: point)
    }.in(.window),
    touch.method(
      "location(in view:)", objc: "locationInView:", "Its place in a view's coordinates; nil: the window's.",
      example: "UITouch(at: CGPoint(x: 10, y: 20), in: window).location(in: window)  // (10.0, 20.0)"
    ) {
      (touch: UITouch, view: UIView?) in touch.location(in: view)
    }.in(.given),
    touch.method(
      "previousLocation(in view:)", objc: "previousLocationInView:", "Its place before the last move.",
      example: "UITouch(at: CGPoint(x: 10, y: 20), in: window).previousLocation(in: window)  // (10.0, 20.0)"
    ) {
      (touch: UITouch, view: UIView?) in touch.previousLocation(in: view)
    }.in(.given),
  ]
}
