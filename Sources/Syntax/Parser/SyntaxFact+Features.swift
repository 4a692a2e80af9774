/// Which feature of Swift, in language.md's words, something outside of the subset belongs to.
extension SyntaxFact {
  static func feature(ofHash text: String) -> String {
    switch text {
    case "if", "else", "elseif", "endif", "available", "unavailable": "conditional compilation"
    case "warning", "error", "sourceLocation": "compiler directives"
    default: "macros"
    }
  }

  static func feature(ofAttribute text: String) -> String {
    switch text {
    case "resultBuilder", "ViewBuilder": "result builders"
    case "attached", "freestanding": "macros"
    case "globalActor": "concurrency"
    case "dynamicMemberLookup", "dynamicCallable": "dynamic members"
    default: "property wrappers and other attributes"
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
