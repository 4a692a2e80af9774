import Language
import Syntax
import ViewKit

extension ViewBindings {
  func addResponder() {
    let nominal = addClass(
      UIResponder.self, of: catalog.nativeNominal("NSObject"), "An object that takes events: a view or a controller."
    ) { [unowned self] in [responderRows($0), touchRows($0), motionRows($0)] }
    openToScripts(
      nominal, UIResponder.self,
      [
        "next", "canBecomeFirstResponder", "canResignFirstResponder", "isFirstResponder", "becomeFirstResponder()",
        "resignFirstResponder()", "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)",
        "touchesCancelled(_:with:)", "motionBegan(_:with:)", "motionEnded(_:with:)", "motionCancelled(_:with:)",
        "remoteControlReceived(with:)", "canPerformAction(_:withSender:)", "target(forAction:withSender:)",
        "inputView", "inputAccessoryView", "reloadInputViews()",
      ], superInit: ["init()": code { (_: UIResponder) in }], make: ScriptResponder.init)
  }

  private func responderRows(_ responder: Rows<UIResponder>) -> [NativeRow] {
    [
      responder.function("init()", "A responder without a view.", example: "UIResponder().next  // nil") {
        UIResponder()
      },
      responder.property(
        "next", "Who gets the events that this one does not handle.", objc: "nextResponder",
        example: "window.next === UIApplication.shared  // true", get: { $0.next }),
      responder.property(
        "responderChain", "This one and those after it; an addition of vsh.",
        example: "window.responderChain.last === UIApplication.shared  // true", get: { $0.responderChain }),
      responder.property(
        "canBecomeFirstResponder", "Whether it may become first responder; the base class says no.",
        example: "window.canBecomeFirstResponder  // false",
        get: { $0.canBecomeFirstResponder }),
      responder.property(
        "canResignFirstResponder", "Whether it may stop being first responder.",
        example: "window.canResignFirstResponder  // true", get: { $0.canResignFirstResponder }),
      responder.property(
        "isFirstResponder", "Whether it is its window's first responder.", objc: "isFirstResponder",
        example: "window.isFirstResponder  // false",
        get: { $0.isFirstResponder }),
      responder.method(
        "becomeFirstResponder()", objc: "becomeFirstResponder", "Makes it its window's first responder, if it may.",
        example: "window.becomeFirstResponder()  // false",
        .discardable
      ) { $0.becomeFirstResponder() },
      responder.method(
        "resignFirstResponder()", objc: "resignFirstResponder", "Stops being first responder.",
        example: "window.resignFirstResponder()  // true", .discardable
      ) { $0.resignFirstResponder() },
      responder.method(
        "canPerformAction(_ action:withSender sender:)", objc: "canPerformAction:withSender:",
        "Whether it carries an action out.", example: "window.canPerformAction(\"tapped:\", withSender: nil)  // false"
      ) { (responder: UIResponder, action: Selector, sender: AnyValue?) in
        responder.canPerformAction(action, withSender: sender?.native)
      },
      responder.method(
        "target(forAction action:withSender sender:)", objc: "targetForAction:withSender:",
        "The first up the responder chain that carries an action out.",
        example: "window.target(forAction: \"tapped:\", withSender: nil)  // nil"
      ) { [unowned self] (responder: UIResponder, action: Selector, sender: AnyValue?) in
        any(responder.target(forAction: action, withSender: sender?.native))
      },
      responder.property(
        "inputView", "What is shown in place of the keyboard.", example: "window.inputView  // nil",
        get: { $0.inputView }),
      responder.property(
        "inputAccessoryView", "What is shown above the keyboard.", example: "window.inputAccessoryView  // nil",
        get: { $0.inputAccessoryView }),
      responder.action(
        "reloadInputViews()", objc: "reloadInputViews", "Asks for the input views anew.",
        example: "window.reloadInputViews()"
      ) {
        $0.reloadInputViews()
      },
    ]
  }

  private func touchRows(_ responder: Rows<UIResponder>) -> [NativeRow] {
    [
      responder.action(
        "touchesBegan(_ touches:with event:)", objc: "touchesBegan:withEvent:", "Told of touches that came down.",
        example: "window.touchesBegan([UITouch(at: CGPoint(x: 10, y: 20), in: window)], with: nil)"
      ) { (r: UIResponder, touches: TouchSet, event: UIEvent?) in r.touchesBegan(try touches.touches(), with: event) },
      responder.action(
        "touchesMoved(_ touches:with event:)", objc: "touchesMoved:withEvent:", "Told of touches that moved.",
        example: "window.touchesMoved([UITouch(at: CGPoint(x: 10, y: 20), in: window)], with: nil)"
      ) { (r: UIResponder, touches: TouchSet, event: UIEvent?) in r.touchesMoved(try touches.touches(), with: event) },
      responder.action(
        "touchesEnded(_ touches:with event:)", objc: "touchesEnded:withEvent:", "Told of touches that went up.",
        example: "window.touchesEnded([UITouch(at: CGPoint(x: 10, y: 20), in: window)], with: nil)"
      ) { (r: UIResponder, touches: TouchSet, event: UIEvent?) in r.touchesEnded(try touches.touches(), with: event) },
      responder.action(
        "touchesCancelled(_ touches:with event:)", objc: "touchesCancelled:withEvent:",
        "Told of touches that the system took away.",
        example: "window.touchesCancelled([UITouch(at: CGPoint(x: 10, y: 20), in: window)], with: nil)"
      ) { (r: UIResponder, touches: TouchSet, event: UIEvent?) in
        r.touchesCancelled(try touches.touches(), with: event)
      },
    ]
  }

  private func motionRows(_ responder: Rows<UIResponder>) -> [NativeRow] {
    [
      responder.action(
        "motionBegan(_ motion:with event:)", objc: "motionBegan:withEvent:", "Told of a motion that began.",
        example: "window.motionBegan(.motionShake, with: UIEvent(type: .motion, subtype: .motionShake))"
      ) { $0.motionBegan($1, with: $2) },
      responder.action(
        "motionEnded(_ motion:with event:)", objc: "motionEnded:withEvent:", "Told of a motion that ended.",
        example: "window.motionEnded(.motionShake, with: UIEvent(type: .motion, subtype: .motionShake))"
      ) { $0.motionEnded($1, with: $2) },
      responder.action(
        "motionCancelled(_ motion:with event:)", objc: "motionCancelled:withEvent:", "Told of a motion that was none.",
        example: "window.motionCancelled(.motionShake, with: UIEvent(type: .motion, subtype: .motionShake))"
      ) { $0.motionCancelled($1, with: $2) },
      responder.action(
        "remoteControlReceived(with event:)", objc: "remoteControlReceivedWithEvent:", "Told of a remote control.",
        example: "window.remoteControlReceived(with: UIEvent(type: .remoteControl))"
      ) { $0.remoteControlReceived(with: $1) },
    ]
  }
}
