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
      responder.function("init()", "A responder without a view.") { UIResponder() },
      responder.property(
        "next", "Who gets the events that this one does not handle.", objc: "nextResponder",
        example: "window.next === UIApplication.shared  // true", get: { $0.next }),
      responder.property(
        "responderChain", "This one and those after it; an addition of vsh.", get: { Array($0.responderChain) }),
      responder.property(
        "canBecomeFirstResponder", "Whether it may become first responder; the base class says no.",
        get: { $0.canBecomeFirstResponder }),
      responder.property(
        "canResignFirstResponder", "Whether it may stop being first responder.", get: { $0.canResignFirstResponder }),
      responder.property(
        "isFirstResponder", "Whether it is its window's first responder.", objc: "isFirstResponder",
        get: { $0.isFirstResponder }),
      responder.method(
        "becomeFirstResponder()", objc: "becomeFirstResponder", "Makes it its window's first responder, if it may.",
        .discardable
      ) { $0.becomeFirstResponder() },
      responder.method(
        "resignFirstResponder()", objc: "resignFirstResponder", "Stops being first responder.", .discardable
      ) { $0.resignFirstResponder() },
      responder.method(
        "canPerformAction(_ action:withSender sender:)", objc: "canPerformAction:withSender:",
        "Whether it carries an action out."
      ) { (responder: UIResponder, action: Selector, sender: AnyValue?) in
        responder.canPerformAction(action, withSender: sender?.native)
      },
      responder.method(
        "target(forAction action:withSender sender:)", objc: "targetForAction:withSender:",
        "The first up the responder chain that carries an action out."
      ) { [unowned self] (responder: UIResponder, action: Selector, sender: AnyValue?) in
        any(responder.target(forAction: action, withSender: sender?.native))
      },
      responder.property("inputView", "What is shown in place of the keyboard.", get: { $0.inputView }),
      responder.property("inputAccessoryView", "What is shown above the keyboard.", get: { $0.inputAccessoryView }),
      responder.action("reloadInputViews()", objc: "reloadInputViews", "Asks for the input views anew.") {
        $0.reloadInputViews()
      },
    ]
  }

  private func touchRows(_ responder: Rows<UIResponder>) -> [NativeRow] {
    [
      responder.action(
        "touchesBegan(_ touches:with event:)", objc: "touchesBegan:withEvent:", "Told of touches that came down."
      ) { (r: UIResponder, touches: TouchSet, event: UIEvent?) in r.touchesBegan(try touches.touches(), with: event) },
      responder.action(
        "touchesMoved(_ touches:with event:)", objc: "touchesMoved:withEvent:", "Told of touches that moved."
      ) { (r: UIResponder, touches: TouchSet, event: UIEvent?) in r.touchesMoved(try touches.touches(), with: event) },
      responder.action(
        "touchesEnded(_ touches:with event:)", objc: "touchesEnded:withEvent:", "Told of touches that went up."
      ) { (r: UIResponder, touches: TouchSet, event: UIEvent?) in r.touchesEnded(try touches.touches(), with: event) },
      responder.action(
        "touchesCancelled(_ touches:with event:)", objc: "touchesCancelled:withEvent:",
        "Told of touches that the system took away."
      ) { (r: UIResponder, touches: TouchSet, event: UIEvent?) in
        r.touchesCancelled(try touches.touches(), with: event)
      },
    ]
  }

  private func motionRows(_ responder: Rows<UIResponder>) -> [NativeRow] {
    [
      responder.action(
        "motionBegan(_ motion:with event:)", objc: "motionBegan:withEvent:", "Told of a motion that began."
      ) { $0.motionBegan($1, with: $2) },
      responder.action(
        "motionEnded(_ motion:with event:)", objc: "motionEnded:withEvent:", "Told of a motion that ended."
      ) { $0.motionEnded($1, with: $2) },
      responder.action(
        "motionCancelled(_ motion:with event:)", objc: "motionCancelled:withEvent:", "Told of a motion that was none."
      ) { $0.motionCancelled($1, with: $2) },
      responder.action(
        "remoteControlReceived(with event:)", objc: "remoteControlReceivedWithEvent:", "Told of a remote control."
      ) { $0.remoteControlReceived(with: $1) },
    ]
  }
}
