/// Words that are values or make them.
extension LanguageTopic {
  static var expressions: [LanguageTopic] {
    [
      .init(
        "self", "The instance that the code stands in; at the top level the current view.",
        "print(self === window)", prints: "true\n", see: "Self cd"),
      .init(
        "nil", "No value: what an optional is without one.",
        "let view: UIView? = nil\nprint(view?.tag ?? -1)", prints: "-1\n", see: "? ?? !"),
      .init("true false", "The two values of `Bool`.", "print(true && !false)", prints: "true\n", see: "&& !"),
      .init("is", "Whether a value is of a type.", "let v: Any = 5\nprint(v is Int)", prints: "true\n", see: "as"),
      .init(
        "as as? as!", "A value as another type: where that is sure, or nil (`as?`), or an error (`as!`).",
        "let v: Any = \"text\"\nprint((v as? String)?.count ?? 0)", prints: "4\n", see: "is"),
      .init(
        "Any", "A value of any type; `AnyObject` is any object.",
        "let list: [Any] = [1, \"a\"]\nprint(list.count)", prints: "2\n", see: "as is"),
      .init(
        "Type Protocol .self", "Types as values: `UIView.self`, of type `UIView.Type`.",
        "let kind: UIView.Type = UIWindow.self\nprint(kind)", prints: "UIWindow\n", see: "Self"),
      .init(
        "_", "A name for what is not wanted: a parameter without a label, a value thrown away.",
        "for _ in 0..<2 { print(\"hi\") }", prints: "hi\nhi\n"),
      .init(
        "#selector", "The Objective-C name of a method, `getter:` or `setter:` of a property.",
        "print(#selector(UIView.addSubview(_:)))", prints: "addSubview:\n", see: "@objc"),
      .init(
        "#function #line #column #file #fileID #filePath", "Where the code stands.",
        "func here() { print(#function) }\nhere()", prints: "here()\n"),
    ]
  }
}
