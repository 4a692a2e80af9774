/// What of Swift is not part of vsh: said so, with what to do instead.
extension LanguageTopic {
  static var outside: [LanguageTopic] {
    [
      .init(
        outside: "async await actor nonisolated isolated sending distributed Task",
        "Concurrency is not part of vsh's Swift: nothing here runs by itself, so call functions one after the other."),
      .init(
        outside: "macro #externalMacro #Preview", "Macros are not part of vsh's Swift: write out what they would make.",
        see: "func"),
      .init(
        outside: "#if #else #elseif #endif",
        "Conditional compilation is not part of vsh's Swift: there is one system only; use a plain `if`.", see: "if"),
      .init(
        outside: "#warning #error #sourceLocation",
        "Compiler directives are not part of vsh's Swift: print a text instead."),
      .init(
        outside: "@propertyWrapper @State @Published @Binding @ObservedObject",
        "Property wrappers are not part of vsh's Swift: use a property with `didSet`.", see: "didSet"),
      .init(
        outside: "@resultBuilder @ViewBuilder",
        "Result builders are not part of vsh's Swift: make views one by one and add them.", see: "func"),
      .init(
        outside: "precedencegroup higherThan lowerThan associativity assignment left right none",
        "Precedence groups cannot be declared: an operator takes one of Swift's, as in `infix operator **: MultiplicationPrecedence`.",
        see: "operator"),
      .init(outside: "Mirror", "Reflection is not part of vsh's Swift: `dump(value)` prints what a value is made of."),
      .init(
        outside: "Foundation",
        "Foundation is not there: Swift's own types do its work, and an error about one of its types says which."),
      .init(
        outside: "each ~Copyable",
        "Values that cannot be copied and parameter packs are not part of vsh's Swift: pass values plainly."),
      .init(
        outside: "#dsohandle #keyPath #colorLiteral #imageLiteral dsohandle keyPath",
        "Not part of vsh's Swift: write `\\.name` for a key path, `UIColor(red:green:blue:alpha:)` for a colour.",
        see: "\\."),
    ]
  }
}
