/// Which feature of Swift, in language.md's words, something outside of the subset belongs to.
extension SyntaxFact {
  static func feature(ofHash text: String) -> String {
    switch text {
    case "if", "else", "elseif", "endif": "conditional compilation"
    case "warning", "error", "sourceLocation": "compiler directives"
    default: "macros"
    }
  }

  /// What says something of a type, never of what is declared.
  static func isOfTypes(attribute text: String) -> Bool { ["escaping", "autoclosure", "noescape"].contains(text) }

  /// nil for an attribute that Swift has not either; one with a capital letter is a wrapper or macro of somebody's.
  static func feature(ofAttribute text: String) -> String? {
    switch text {
    case "resultBuilder", "ViewBuilder": "result builders"
    case "attached", "freestanding": "macros"
    case "globalActor": "concurrency"
    case "dynamicCallable": "dynamic calls"
    case "propertyWrapper": "property wrappers"
    case "convention", "_silgen_name", "_cdecl", "cdecl", "objcExtension", "dynamicReplacement", "implementation",
      "backDeployed", "retroactive", "warn_unqualified_access", "nonescaping", "isolated", "concurrent":
      "attributes of the compiler"
    default: text.first?.isUppercase == true ? "property wrappers" : nil
    }
  }

  /// Words that begin a statement in Swift, and are only names here.
  static func feature(ofWord text: String) -> String? {
    switch text {
    case "async", "actor", "nonisolated": "concurrency"
    case "macro": "macros"
    default: nil
    }
  }
}
