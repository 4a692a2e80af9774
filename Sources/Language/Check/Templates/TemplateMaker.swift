import Syntax

/// Puts parameters in the place of a checked statement's literals and variables.
struct TemplateMaker {
  private let shape: StatementShape
  private let function: TypedFunction

  init(_ shape: StatementShape, _ source: SourceID) {
    self.shape = shape
    function = TypedFunction(name: "main", span: .none, source: source)
    function.isThrowing = true
  }

  /// nil, and the statement as it was, when one of them cannot be a parameter: then its value is part of what was
  /// checked (`let x: Int8 = 300`).
  func make(_ typed: TypedStmt, _ syntax: Stmt) -> StatementTemplate? {
    let root: TypedExpr
    var declared: (type: Type, isLet: Bool)?
    switch typed.kind {
    case .expression(let expr), .topLevelValue(let expr): root = expr
    case .variable(let pattern, let value?):
      guard case .variable(let variable) = pattern.kind, variable.storage == .global else { return nil }
      root = value
      declared = (variable.type, variable.isLet)
    default: return nil
    }
    var found: [TypedExpr?] = Array(repeating: nil, count: shape.arguments.count)
    guard collect(root, &found), !found.contains(where: { $0 == nil }) else { return nil }
    for expr in found {
      guard let expr else { continue }
      let parameter = Variable(
        "", expr.type.canonical, isLet: true, storage: .local, owner: function, span: expr.span)
      function.parameters.append(parameter)
      expr.kind = .variable(parameter)
    }
    let statement = declared == nil ? typed : TypedStmt(.expression(root), typed.span)
    return StatementTemplate(function: function, statement: statement, declared: declared, syntax: syntax)
  }

  /// The nodes of the arguments, each exactly once; false where the tree has what a template cannot have.
  private func collect(_ expr: TypedExpr, _ found: inout [TypedExpr?]) -> Bool {
    switch expr.kind {
    case .integer, .float, .string, .variable:
      guard let index = shape.spans.firstIndex(of: expr.span) else {
        if case .variable = expr.kind { return true }
        return false
      }
      guard found[index] == nil, fits(expr, shape.arguments[index]) else { return false }
      found[index] = expr
      return true
    case .boolean, .none, .currentView, .viewWithTag, .metatype: return true
    // Belongs to the function that is called, and not to the statement.
    case .defaultArgument: return true
    case .array(let parts), .tuple(let parts), .enumCase(_, let parts): return collect(parts, &found)
    case .property(let base, _): return base.map { collect($0, &found) } ?? true
    case .tupleElement(let base, _), .convert(_, let base), .forceUnwrap(let base, _), .unary(_, let base):
      return collect(base, &found)
    case .call(_, let base, let arguments):
      return (base.map { collect($0, &found) } ?? true) && collect(arguments, &found)
    case .binary(_, let left, let right), .assign(let left, let right):
      return collect(left, &found) && collect(right, &found)
    default: return false
    }
  }

  private func collect(_ parts: [TypedExpr], _ found: inout [TypedExpr?]) -> Bool {
    for part in parts { guard collect(part, &found) else { return false } }
    return true
  }

  private func fits(_ expr: TypedExpr, _ argument: TemplateArgument) -> Bool {
    if case .variable(let used) = expr.kind {
      guard case .variable(let named) = argument else { return false }
      return used === named
    }
    guard case .nominal(let type, _) = expr.type.canonical, type.module == "Swift" else { return false }
    switch argument {
    case .integer: return type.name == "Int" || type.name == "Double"
    case .float: return type.name == "Double"
    case .string: return type.name == "String"
    case .variable: return false
    }
  }
}
