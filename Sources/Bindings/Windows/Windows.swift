import Language
import Syntax
import ViewKit

extension ViewBindings {
  func addWindows() {
    let responder = catalog.nativeNominal("UIResponder")
    addClass(UIScreen.self, of: catalog.nativeNominal("NSObject"), "What the windows stand on.") { [screenRows($0)] }
    addWindow()
    addController()
    addClass(UIApplication.self, of: responder, "The program, and what drives its passes.") {
      [applicationRows($0)]
    }
    addBlob(UIApplication.Turn.self, "What one turn of the run loop did; an addition of vsh.") { turn in
      [
        [
          turn.field(
            "laidOut", Int.self, at: 0, "How many views were laid out.",
            example: "{ window.setNeedsLayout(); return UIApplication.shared.tick().laidOut > 0 }()  // true"),
          turn.field(
            "drawn", Int.self, at: 8, "How many views and layers were drawn.",
            example: "{ window.layer.setNeedsDisplay(); return UIApplication.shared.tick().drawn }()  // 1"),
        ]
      ]
    }
  }

  private func addWindow() {
    let nominal = addClass(
      UIWindow.self, of: catalog.nativeNominal("UIView"), "The root of a tree of views on a screen."
    ) { [windowRows($0), windowConversion($0)] }
    openToScripts(
      nominal, UIWindow.self, ["makeKey()", "makeKeyAndVisible()", "becomeKey()", "resignKey()", "sendEvent(_:)"],
      superInit: [
        "init()": forwardedFrameInit { (_: UIWindow) in UIScreen.main.bounds },
        "init(frame:)": code { (window: UIWindow, frame: CGRect) in window.layer.frame = frame },
        "init(coder:)": code { (_: UIWindow, _: NSCoder) in },
      ], make: ScriptWindow.init)
    addBlob(
      UIWindow.Level.self, "How far in front of others a window is.",
      conforms: [catalog.comparable, catalog.rawRepresentable]
    ) { [levelRows($0)] }
    catalog.addConstant("UIWindowLevelNormal", "The level of windows.", UIWindow.Level.normal)
    catalog.addConstant("UIWindowLevelStatusBar", "The level of the status bar.", UIWindow.Level.statusBar)
    catalog.addConstant("UIWindowLevelAlert", "The level of alerts.", UIWindow.Level.alert)
  }

  private func addController() {
    let nominal = addClass(
      UIViewController.self, of: catalog.nativeNominal("UIResponder"), "The manager of one view."
    ) { [controllerRows($0)] }
    openToScripts(
      nominal, UIViewController.self, ["loadView()", "viewDidLoad()", "setEditing(_:animated:)"],
      superInit: [
        "init()": code { (_: UIViewController) in }, "init(coder:)": code { (_: UIViewController, _: NSCoder) in },
      ], make: ScriptViewController.init)
  }
}

private func screenRows(_ screen: Rows<UIScreen>) -> [NativeRow] {
  [
    screen.staticProperty(
      "main", "The only screen.", objc: "mainScreen", example: "UIScreen.main.scale  // 2.0", get: { UIScreen.main }),
    screen.property(
      "bounds", "The screen's rectangle, in points.", example: "UIScreen.main.bounds  // (0.0, 0.0, 320.0, 480.0)",
      get: { $0.bounds }
    ).in(.screen),
    screen.property("scale", "Pixels a point.", example: "UIScreen.main.scale  // 2.0", get: { $0.scale }),
    screen.property(
      "nativeBounds", "The screen's rectangle, in pixels.",
      example: "UIScreen.main.nativeBounds  // (0.0, 0.0, 640.0, 960.0)", get: { $0.nativeBounds }
    ).in(.screen),
    screen.property(
      "nativeScale", "Pixels a point of the device.", example: "UIScreen.main.nativeScale  // 2.0",
      get: { $0.nativeScale }),
    screen.property(
      "safeAreaInsets", "What bars or corners cover, in points; an addition of vsh.",
      example: "UIScreen.main.safeAreaInsets.top  // 0.0", get: { $0.safeAreaInsets }),
  ]
}

private func windowRows(_ window: Rows<UIWindow>) -> [NativeRow] {
  [
    window.function(
      "init(frame:)", objc: "initWithFrame:", "A hidden window with a rectangle in screen coordinates.",
      example: "UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 20)).isHidden  // true"
    ) { UIWindow(frame: $0) }.in(.screen),
    window.function(
      "init()", objc: "init", "A hidden window of the screen's size.",
      example: "UIWindow().frame  // (0.0, 0.0, 320.0, 480.0)", .convenience
    ) { UIWindow() },
    window.function(
      "init(coder:)", objc: "initWithCoder:", "A window without size: archives are not modelled.",
      example: "UIWindow(coder: NSCoder())?.frame.isEmpty ?? false  // true",
      [.failable, .required]
    ) { UIWindow(coder: $0) },
    window.property(
      "windowLevel", "How far in front of others it is.", default: "UIWindow.Level.normal",
      example: "window.windowLevel = .alert",
      get: { $0.windowLevel }, set: { $0.windowLevel = $1 }),
    window.property(
      "rootViewController", "The controller whose view fills the window.", default: "nil",
      example: "{ window.rootViewController = UIViewController(); return window.subviews.count }()  // 1",
      get: { $0.rootViewController }, set: { $0.rootViewController = $1 }),
    window.property(
      "isKeyWindow", "Whether it gets keys.", default: "false", example: "window.isKeyWindow  // true",
      get: { $0.isKeyWindow }),
    window.property(
      "screen", "The screen that it stands on.", example: "window.screen === UIScreen.main  // true", get: { $0.screen }
    ),
    window.action(
      "makeKey()", objc: "makeKeyWindow", "Makes it the window that gets keys.",
      example: "{ UIWindow().makeKey(); return window.isKeyWindow }()  // false"
    ) { $0.makeKey() },
    window.action(
      "makeKeyAndVisible()", objc: "makeKeyAndVisible", "Shows it and makes it the window that gets keys.",
      example: "window.makeKeyAndVisible()"
    ) {
      $0.makeKeyAndVisible()
    },
    window.action(
      "becomeKey()", objc: "becomeKeyWindow", "Called after it has become the key window.",
      example: "window.becomeKey()"
    ) {
      $0.becomeKey()
    },
    window.action(
      "resignKey()", objc: "resignKeyWindow", "Called after it has stopped being the key window.",
      example: "window.resignKey()"
    ) {
      $0.resignKey()
    },
    window.action(
      "sendEvent(_ event:)", objc: "sendEvent:", "Gives an event's touches to their views.",
      example: "window.sendEvent(UIEvent(touches: [UITouch(at: .zero, in: window, view: window)]))"
    ) {
      $0.sendEvent($1)
    },
  ]
}

private func windowConversion(_ window: Rows<UIWindow>) -> [NativeRow] {
  [
    window.method(
      "convert(_ point:to window:)", objc: "convertPoint:toWindow:", "A point in another window; nil: on the screen.",
      example: "UIWindow(frame: CGRectMake(5, 6, 7, 8)).convert(CGPoint(x: 1, y: 2), to: nil)  // (6.0, 8.0)"
    ) { (window: UIWindow, point: CGPoint, other: UIWindow?) in window.convert(point, to: other) }.in(
      .from(.own, to: .givenWindow)),
    window.method(
      "convert(_ point:from window:)", objc: "convertPoint:fromWindow:",
      "A point from another window; nil: from the screen.",
      example: "UIWindow(frame: CGRectMake(5, 6, 7, 8)).convert(CGPoint(x: 6, y: 8), from: nil)  // (1.0, 2.0)"
    ) { (window: UIWindow, point: CGPoint, other: UIWindow?) in window.convert(point, from: other) }.in(
      .from(.givenWindow, to: .own)),
    window.method(
      "convert(_ rect:to window:)", objc: "convertRect:toWindow:", "A rectangle in another window; nil: on the screen.",
      example: "UIWindow(frame: CGRectMake(5, 6, 7, 8)).convert(CGRectMake(1, 2, 3, 4), to: nil).minY  // 8.0"
    ) { (window: UIWindow, rect: CGRect, other: UIWindow?) in window.convert(rect, to: other) }.in(
      .from(.own, to: .givenWindow)),
    window.method(
      "convert(_ rect:from window:)", objc: "convertRect:fromWindow:",
      "A rectangle from another window; nil: from the screen.",
      example: "window.convert(CGRectMake(1, 2, 3, 4), from: UIWindow(frame: CGRectMake(5, 6, 7, 8))).minY  // 8.0"
    ) { (window: UIWindow, rect: CGRect, other: UIWindow?) in window.convert(rect, from: other) }.in(
      .from(.givenWindow, to: .own)),
  ]
}

private func levelRows(_ level: Rows<UIWindow.Level>) -> [NativeRow] {
  [
    level.field(
      "rawValue", CGFloat.self, at: 0, "The level as a number.", example: "UIWindow.Level.alert.rawValue  // 2000.0"),
    level.function(
      "init(rawValue:)", "The level of a number.", example: "UIWindow.Level(rawValue: 2000) == .alert  // true"
    ) { UIWindow.Level(rawValue: $0) },
    level.function(
      "init(_ rawValue:)", "The level of a number.",
      example: "UIWindow.Level(UIWindow.Level.alert.rawValue + 1) > .alert  // true"
    ) { UIWindow.Level($0) },
    level.staticProperty("normal", "The level of windows.", get: { UIWindow.Level.normal }),
    level.staticProperty("statusBar", "The level of the status bar.", get: { UIWindow.Level.statusBar }),
    level.staticProperty("alert", "The level of alerts.", get: { UIWindow.Level.alert }),
    level.order(example: "UIWindow.Level.normal < .alert  // true"),
  ]
}
