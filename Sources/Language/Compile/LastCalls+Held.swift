import Syntax

/// What calls a closure, and whether anything else keeps it.
struct HeldCalls {
  /// The constants in reach that hold it, as `log` and `again` in `let again = log`: they let go of it together.
  var constants: [Variable]
  /// Other names for it in inner scopes.
  var inner: [Variable] = []
  /// Whether what throws comes to a `catch` that calls it, or behind which it is called: it is then kept for that.
  var isCaught = false

  func contains(_ variable: Variable) -> Bool {
    constants.contains { $0 === variable } || inner.contains { $0 === variable }
  }

  /// The same in a scope with these statements, where some of the inner names are in reach.
  func within(_ statements: [TypedStmt]) -> HeldCalls {
    if inner.isEmpty { return self }
    var made = self
    for statement in statements {
      guard case .variable(let pattern, .some) = statement.kind, case .variable(let variable) = pattern.kind,
        let index = made.inner.firstIndex(where: { $0 === variable })
      else { continue }
      made.constants.append(made.inner.remove(at: index))
    }
    return made
  }
}

extension FunctionCompiler {
  /// Whether a statement may throw an error that it does not catch.
  func mayThrow(_ statement: TypedStmt) -> Bool {
    var thrown: Set<ObjectIdentifier> = []
    var caught: Set<ObjectIdentifier> = []
    func hide(_ part: TypedExpr) { caught.insert(ObjectIdentifier(part)) }
    var throwsOut = false
    TypedWalk(
      onExpression: { [unowned self] expr, owner in
        switch expr.kind {
        case .tryOptional(let inner), .tryForced(let inner): walk(inner, hide)
        default: break
        }
        let key = ObjectIdentifier(expr)
        // What a closure throws it throws where it is called.
        if owner === function, expr.mayThrow || thrown.contains(key), !caught.contains(key) { throwsOut = true }
      }, onDeclaration: { _, _ in },
      onStatement: { [unowned self] inner in
        switch inner.kind {
        case .throw_(let value): thrown.insert(ObjectIdentifier(value))
        case .do_(let body, let catches, _) where catches.contains(where: \.catchesAll):
          for each in body { walk(each, hide) }
        default: break
        }
      }
    ).visit(statement, in: function)
    return throwsOut
  }
}
