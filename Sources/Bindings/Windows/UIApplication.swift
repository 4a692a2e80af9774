import Language
import ViewKit

func applicationRows(_ application: Rows<UIApplication>) -> [NativeRow] {
  [
    application.staticProperty(
      "shared", "The only application.", objc: "sharedApplication",
      example: "UIApplication.shared.keyWindow === window  // true", get: { UIApplication.shared }),
    application.property(
      "windows", "The windows on show, back to front.",
      example: "UIApplication.shared.windows.last === window  // true", get: { $0.windows }),
    application.property(
      "keyWindow", "The window that gets keys, or nil.", example: "UIApplication.shared.keyWindow === window  // true",
      get: { $0.keyWindow }),
    application.property(
      "isIgnoringInteractionEvents", "Whether events are held back.", default: "false",
      example: "UIApplication.shared.isIgnoringInteractionEvents  // false",
      get: { $0.isIgnoringInteractionEvents }),
    application.action(
      "beginIgnoringInteractionEvents()", objc: "beginIgnoringInteractionEvents", "Holds events back.",
      example: "UIApplication.shared.beginIgnoringInteractionEvents()"
    ) { $0.beginIgnoringInteractionEvents() },
    application.action(
      "endIgnoringInteractionEvents()", objc: "endIgnoringInteractionEvents",
      "Lets events pass once every begin has its end.", example: "UIApplication.shared.endIgnoringInteractionEvents()"
    ) { $0.endIgnoringInteractionEvents() },
    application.action(
      "sendEvent(_ event:)", objc: "sendEvent:", "Gives an event to the windows of its touches.",
      example: "UIApplication.shared.sendEvent(UIEvent(touches: [UITouch(at: .zero, in: window, view: window)]))"
    ) {
      $0.sendEvent($1)
    },
    application.method(
      "tick()", objc: "tick", "Runs layout and display of all windows; an addition of vsh.",
      example: "UIApplication.shared.tick()", .discardable
    ) { $0.tick() },
  ]
}

func controllerRows(_ controller: Rows<UIViewController>) -> [NativeRow] {
  [
    controller.function(
      "init()", objc: "init", "A controller whose view is made when asked for.",
      example: "UIViewController().isViewLoaded  // false"
    ) {
      UIViewController()
    },
    controller.function(
      "init(coder:)", objc: "initWithCoder:", "A controller: archives are not modelled.",
      example: "UIViewController(coder: NSCoder()) != nil  // true", [.failable, .required]
    ) { UIViewController(coder: $0) },
    controller.property(
      "view", "The controller's view, made on first use.",
      example: "UIViewController().view.frame  // (0.0, 0.0, 320.0, 480.0)", .implicitlyUnwrapped,
      get: { $0.view as UIView? },
      set: { $0.view = $1 }),
    controller.property(
      "viewIfLoaded", "The view if it has been made.", default: "nil",
      example: "UIViewController().viewIfLoaded  // nil", get: { $0.viewIfLoaded }),
    controller.property(
      "isViewLoaded", "Whether the view has been made.", objc: "isViewLoaded", default: "false",
      example: "UIViewController().isViewLoaded  // false",
      get: { $0.isViewLoaded }),
    controller.property(
      "title", "A title of the program's own.", default: "nil", example: "UIViewController().title = \"Settings\"",
      get: { $0.title }, set: { $0.title = $1 }),
    controller.property(
      "isEditing", "Whether the view is for editing.", default: "false",
      example: "UIViewController().isEditing  // false", get: { $0.isEditing }),
    controller.action(
      "loadViewIfNeeded()", objc: "loadViewIfNeeded", "Makes the view unless it has been made.",
      example: "UIViewController().loadViewIfNeeded()"
    ) {
      $0.loadViewIfNeeded()
    },
    controller.action(
      "loadView()", objc: "loadView", "Makes the view and assigns it to `view`.",
      example: "{ (c: UIViewController) in c.loadView(); return c.isViewLoaded }(UIViewController())  // true"
    ) { $0.loadView() },
    controller.action(
      "viewDidLoad()", objc: "viewDidLoad", "Called once the view has been made.",
      example: "UIViewController().viewDidLoad()"
    ) {
      $0.viewDidLoad()
    },
    controller.action(
      "setEditing(_ editing:animated:)", objc: "setEditing:animated:", "Puts it into editing or out of it.",
      example: "UIViewController().setEditing(true, animated: false)"
    ) { $0.setEditing($1, animated: $2) },
  ]
}
