import Language
import Syntax
import ViewKit

extension ViewBindings {
  /// The root class and what its methods speak of.
  func addRoots() {
    addText(
      Selector.self, "The name of a method, as `#selector` gives it.",
      conforms: [catalog.type(named: "ExpressibleByStringLiteral")].compactMap { $0 }
    ) { [selectorRows($0)] }
    let root = addClass(NSObject.self, of: nil, "The root of all of UIKit's classes.") { [unowned self] in
      [objectRows($0)]
    }
    root.conformances = [catalog.hashable, catalog.customStringConvertible].map { Conformance($0) }
    openToScripts(
      root, NSObject.self, ["description", "isEqual(_:)", "hash", "responds(to:)"],
      superInit: ["init()": code { (_: NSObject) in }], make: ScriptObject.init)
    addClass(NSCoder.self, of: root, "The coder of archives, which are not modelled.") { [coderRows($0)] }
  }

  private func objectRows(_ object: Rows<NSObject>) -> [NativeRow] {
    [
      object.function("init()", objc: "init", "A plain object.", example: "NSObject() == NSObject()  // false") {
        NSObject()
      },
      object.property(
        "description", "What `print` shows.", example: "window.description.hasPrefix(\"<UIWindow\")  // true",
        get: { $0.description }),
      object.property(
        "debugDescription", "What is shown inside other values.",
        example: "window.debugDescription == window.description  // true", get: { $0.debugDescription }),
      object.property(
        "hash", "A number that equal objects share.", example: "window.hash == window.hash  // true", get: { $0.hash }),
      object.method(
        "isEqual(_ object:)", objc: "isEqual:", "Whether an object is equal to another.",
        example: "window.isEqual(UIWindow())  // false"
      ) {
        (object: NSObject, other: AnyValue?) in object.isEqual(other?.native)
      },
      object.method(
        "responds(to aSelector:)", objc: "respondsToSelector:", "Whether a script's class has a method of that name.",
        example: "{ class A: NSObject { @objc func tap() {} }; return A().responds(to: \"tap\") }()  // true"
      ) { (object: NSObject, selector: Selector) in object.responds(to: selector) },
      object.equality(),
    ]
  }
}

private func selectorRows(_ selector: Rows<Selector>) -> [NativeRow] {
  [
    selector.function("init(_ str:)", "The selector with a name.", example: "Selector(\"tapped:\")  // tapped:") {
      (name: String) in Selector(name)
    },
    selector.function(
      "init(stringLiteral value:)", "The selector with a name.",
      example: "Selector(stringLiteral: \"tapped:\")  // tapped:"
    ) { (name: String) in Selector(name) },
  ]
}

private func coderRows(_ coder: Rows<NSCoder>) -> [NativeRow] {
  [
    coder.function("init()", "A coder without content.", example: "UIView(coder: NSCoder()) != nil  // true") {
      NSCoder()
    },
    coder.function(
      "string(for point:)", "The text `{x, y}`.", example: "NSCoder.string(for: CGPoint(x: 1, y: 2))  // {1, 2}"
    ) { NSCoder.string(for: $0 as CGPoint) },
    coder.function(
      "string(for size:)", "The text `{width, height}`.",
      example: "NSCoder.string(for: CGSize(width: 3, height: 4))  // {3, 4}"
    ) { NSCoder.string(for: $0 as CGSize) },
    coder.function(
      "string(for rect:)", "The text `{{x, y}, {width, height}}`.",
      example: "NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4))  // {{1, 2}, {3, 4}}"
    ) { NSCoder.string(for: $0 as CGRect) },
    coder.function(
      "string(for vector:)", "The text `{dx, dy}`.", example: "NSCoder.string(for: CGVector(dx: 1, dy: 2))  // {1, 2}"
    ) { NSCoder.string(for: $0 as CGVector) },
    coder.function(
      "string(for insets:)", "The text `{top, left, bottom, right}`.",
      example: "NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))  // {1, 2, 3, 4}"
    ) {
      NSCoder.string(for: $0 as UIEdgeInsets)
    },
    coder.function(
      "string(for insets:)", "The text `{top, leading, bottom, trailing}`.",
      example: "NSCoder.string(for: NSDirectionalEdgeInsets())  // {0, 0, 0, 0}"
    ) {
      NSCoder.string(for: $0 as NSDirectionalEdgeInsets)
    },
    coder.function(
      "string(for transform:)", "The text `[a, b, c, d, tx, ty]`.",
      example: "NSCoder.string(for: CGAffineTransform(translationX: 5, y: 6))  // [1, 0, 0, 1, 5, 6]"
    ) {
      NSCoder.string(for: $0 as CGAffineTransform)
    },
  ]
}
