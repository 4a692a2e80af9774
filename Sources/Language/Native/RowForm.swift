/// What a `LibraryRow` declares, told from the words that its signature begins with.
public enum RowForm: Equatable {
  /// For `Parser.parseSignature`: functions, initializers and subscripts.
  case function(String)
  /// For `Parser.parsePropertySignature`.
  case property(String)
  /// `Iterator: IteratorProtocol`
  case associatedType(String)
  /// `Index = Int`
  case alias(String)
  /// `_base: Base`: a field of a structure, which scripts do not see.
  case stored(String)
  /// `success(Success)`
  case enumCase(String)
}

extension LibraryRow {
  /// What the row declares, without the words that the other properties stand for.
  public var form: RowForm {
    var rest = Substring(signature)
    for word in ["require ", "@discardableResult "] where rest.hasPrefix(word) { rest = rest.dropFirst(word.count) }
    if rest.hasPrefix("associatedtype ") { return .associatedType(String(rest.dropFirst(15))) }
    if rest.hasPrefix("typealias ") { return .alias(String(rest.dropFirst(10))) }
    if rest.hasPrefix("stored ") { return .stored(String(rest.dropFirst(7))) }
    if rest.hasPrefix("case ") { return .enumCase(String(rest.dropFirst(5))) }
    // A property's name is followed by its type, everything else by a parenthesis or a generic clause.
    let sign = rest.first { $0 == ":" || $0 == "(" || $0 == "<" }
    return sign == ":" ? .property(String(rest)) : .function(String(rest))
  }

  /// A protocol's requirement.
  public var isRequirement: Bool { signature.hasPrefix("require ") }
  public var isDiscardable: Bool { signature.hasPrefix("@discardableResult ") }
}
