import Syntax

/// Several arguments where one tuple is taken, and a tuple where several arguments are.
extension Checker {
  /// The error of a call whose arguments fit no parameters, if that is what is wrong with it.
  func tupleMistaken(_ candidate: CallCandidate, _ arguments: [Argument], _ use: NameUse, _ span: Span) -> TypedExpr? {
    // Swift says of a subscript what is wrong with the types.
    if use.name == "subscript" { return nil }
    let function = candidate.function
    let types = ownerSubstitution(function.owner, candidate.ownerArguments)
    let name =
      candidate.enumCase != nil
      ? "enum case '\(use.name.text)'"
      : function.kind == .initializer ? "initializer" : "\(kind(of: function)) '\(use.name.text)'"
    return tupleMistaken(name, function.parameters.map { types.apply($0.type) }, arguments, span)
  }

  /// - Parameter name: What is called, as Swift says it: `global function 'f'`.
  func tupleMistaken(_ name: String, _ parameters: [Type], _ arguments: [Argument], _ span: Span) -> TypedExpr? {
    if arguments.contains(where: \.isTrailingClosure) { return nil }
    if parameters.count == 1, case .tuple(let parts) = parameters[0].resolved, parts.count == arguments.count {
      return fail(.singleTuple(name, parameters[0]), opening(arguments, span))
    }
    guard parameters.count > 1, arguments.count == 1,
      case .tuple(let parts)? = attempt({ check(arguments[0].value, expecting: nil).type })?.resolved,
      parts.count == parameters.count
    else { return nil }
    var isWritten = false
    if case .tuple = arguments[0].value.kind { isWritten = true }
    return fail(
      .separateArguments(name, parameters.count, isWritten: isWritten),
      isWritten ? opening(arguments, span) : arguments[0].value.span)
  }

  /// `let 'action'`, `parameter 'body'`: a value that is called.
  func valueName(_ value: TypedExpr) -> String {
    switch value.kind {
    case .variable(let variable) where variable.isParameter: "parameter '\(variable.name.text)'"
    case .variable(let variable): "\(variable.isLet ? "let" : "var") '\(variable.name.text)'"
    case .property(_, let use): "property '\(use.property.name.text)'"
    default: "closure"
    }
  }
}
