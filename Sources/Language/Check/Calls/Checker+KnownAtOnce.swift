import Syntax

/// Whether Swift knows the type of an expression before it solves the expression around it: nothing in it is one of
/// several. Only then a box that would do as it is is opened. (Observed: a hundred calls given to the compiler.)
extension Checker {
  func isKnownAtOnce(_ typed: TypedExpr) -> Bool {
    switch typed.kind {
    case .array, .dictionary, .nilCoalescing, .ternary, .binary, .closure: return false
    case .variable(let variable): return variable.elementOf.isEmpty
    case .property(let base, let use):
      return !isOverloaded(use.property.name, of: use.property.owner) && (base.map(isKnownAtOnce) ?? true)
    case .subscript_(let base, _, let arguments):
      return (base.map { isKnownAtOnce($0) && !isOfGenericCall($0) } ?? true) && arguments.allSatisfy(isKnownAtOnce)
    case .tupleElement(let base, _):
      if case .variable(let variable) = base.kind, isOfShortClosure(variable) { return false }
      return isKnownAtOnce(base)
    case .call(let use, let base, _):
      if isOverloaded(use.function.name, of: use.function.owner) { return false }
      guard let base else { return use.function.kind != .initializer || use.function.owner?.module != "Swift" }
      return isKnownAtOnce(base) && !isOfGenericCall(base)
    case .callValue(let function, _): return isKnownAtOnce(function)
    case .forceUnwrap(let inner, _), .chain(let inner), .optionalTry(let inner), .convert(_, let inner):
      return isKnownAtOnce(inner) && !isOfGenericCall(inner)
    default: return true
    }
  }

  /// `same(list)[0]`
  private func isOfGenericCall(_ typed: TypedExpr) -> Bool {
    if case .call(let use, nil, _) = typed.kind { !use.function.generics.isEmpty } else { false }
  }

  /// Of the library's collections: there is the property `first`, and there is the method.
  private func isOverloaded(_ name: Name, of owner: Nominal?) -> Bool {
    owner?.module == "Swift" && Self.overloadedMembers.contains(name.text)
  }

  private static let overloadedMembers: Set = [
    "first", "last", "map", "flatMap", "compactMap", "filter", "reversed", "dropFirst", "dropLast", "prefix", "suffix",
    "joined", "split",
  ]

  private func isOfShortClosure(_ variable: Variable) -> Bool {
    guard let closure = variable.owner, closure.isShortClosure else { return false }
    return closure.parameters.contains { $0 === variable }
  }
}
