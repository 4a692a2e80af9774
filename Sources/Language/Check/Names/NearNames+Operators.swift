import Syntax

extension NearNames {
  /// Whether a name is made of operator characters.
  static func isOperator(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return !(first.properties.isXIDStart || first == "_" || first == "$" || first == "`")
  }
}
