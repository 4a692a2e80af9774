/// Visits every expression of checked code and every variable that it declares, with the function that they stand in.
struct TypedWalk {
  let onExpression: (TypedExpr, TypedFunction) -> Void
  let onDeclaration: (TypedPattern, Variable) -> Void
  var onStatement: ((TypedStmt) -> Void)?

  func visit(_ function: TypedFunction) {
    for capture in function.captures { visit(capture.value, function) }
    visit(function.body, function)
  }

  func visit(_ statement: TypedStmt, in owner: TypedFunction) { visit(statement, owner) }

  func visit(_ expr: TypedExpr, in owner: TypedFunction) { visit(expr, owner) }

  private func visit(_ statements: [TypedStmt], _ owner: TypedFunction) {
    for each in statements { visit(each, owner) }
  }

  private func visit(_ statement: TypedStmt, _ owner: TypedFunction) {
    onStatement?(statement)
    switch statement.kind {
    case .expression(let expr), .topLevelValue(let expr), .throw_(let expr), .yield(let expr): visit(expr, owner)
    case .variable(let pattern, let value):
      visit(pattern, owner)
      visit(value, owner)
    case .localFunction(_, let function): visit(function)
    case .if_(let conditions, let body, let otherwise):
      visit(conditions, owner)
      visit(body, owner)
      visit(otherwise, owner)
    case .guard_(let conditions, let body), .while_(let conditions, let body, _):
      visit(conditions, owner)
      visit(body, owner)
    case .repeat_(let body, let condition, _):
      visit(body, owner)
      visit(condition, owner)
    case .for_(let loop):
      visit(loop.pattern, owner)
      visit(loop.sequence, owner)
      visit(loop.filter, owner)
      visit(loop.body, owner)
    case .switch_(let subject, let cases, _):
      visit(subject, owner)
      for each in cases {
        visit(each.items, owner)
        visit(each.body, owner)
      }
    case .do_(let body, let catches, _):
      visit(body, owner)
      for each in catches {
        visit(each.items, owner)
        visit(each.body, owner)
      }
    case .return_(let value): visit(value, owner)
    case .defer_(let body), .block(let body): visit(body, owner)
    case .command(let command):
      for (argument, _) in command.arguments {
        switch argument {
        case .expression(let expr, _): visit(expr, owner)
        case .parts(let parts, _):
          for expr in parts.expressions { visit(expr, owner) }
        case .statement(let function, _): visit(function)
        case .word, .option: break
        }
      }
    case .templates, .break_, .continue_, .fallthrough_, .release, .nothing: break
    }
  }

  private func visit(_ conditions: [TypedCondition], _ owner: TypedFunction) {
    for condition in conditions {
      switch condition {
      case .expression(let expr), .optionalBinding(_, let expr): visit(expr, owner)
      case .pattern(let pattern, let expr):
        visit(pattern, owner)
        visit(expr, owner)
      }
    }
  }

  private func visit(_ items: [(pattern: TypedPattern, filter: TypedExpr?)], _ owner: TypedFunction) {
    for item in items {
      visit(item.pattern, owner)
      visit(item.filter, owner)
    }
  }

  private func visit(_ pattern: TypedPattern, _ owner: TypedFunction) {
    switch pattern.kind {
    case .variable(let variable): onDeclaration(pattern, variable)
    case .tuple(let parts), .enumCase(_, let parts): for part in parts { visit(part, owner) }
    case .some(let inner), .cast(let inner, _): visit(inner, owner)
    case .test(_, let expr): visit(expr, owner)
    case .dynamicCast(let inner, let type):
      visit(type, owner)
      visit(inner, owner)
    case .wildcard, .none, .isType: break
    }
  }

  func visit(_ expr: TypedExpr?, _ owner: TypedFunction) {
    guard let expr else { return }
    onExpression(expr, owner)
    func all(_ parts: [TypedExpr]) { for part in parts { visit(part, owner) } }
    switch expr.kind {
    case .integer, .wideInteger, .float, .boolean, .string, .none, .variable, .currentView, .viewWithTag, .metatype,
      .function,
      .caseFunction, .discard, .error:
      break
    case .interpolation(let pieces): for case .value(let value) in pieces { visit(value, owner) }
    case .array(let parts), .tuple(let parts), .enumCase(_, let parts), .sequence(let parts): all(parts)
    case .dictionary(let entries): for entry in entries { all([entry.key, entry.value]) }
    case .boundMethod(let base, _), .tupleElement(let base, _): visit(base, owner)
    case .property(let base, _): visit(base, owner)
    case .subscript_(let base, _, let arguments), .call(_, let base, let arguments):
      visit(base, owner)
      all(arguments)
    case .callValue(let callee, let arguments):
      visit(callee, owner)
      all(arguments)
    case .inout_(let inner), .unary(_, let inner), .forceUnwrap(let inner, _), .optionalTry(let inner),
      .chain(let inner), .is_(let inner, _), .cast(let inner, _, _), .tryOptional(let inner), .tryForced(let inner),
      .convert(_, let inner):
      visit(inner, owner)
    // Written where the function is declared, and visited there.
    case .defaultArgument: break
    case .binary(_, let left, let right), .and(let left, let right), .or(let left, let right),
      .nilCoalescing(let left, let right), .assign(let left, let right), .compoundAssign(_, let left, let right),
      .let_(_, let left, in: let right):
      all([left, right])
    case .ternary(let test, let left, let right): all([test, left, right])
    case .closure(let function): visit(function)
    case .keyPath(let path): visit(path.function)
    case .throughKeyPath(let base, let path): all([base, path])
    case .dynamicCast(let value, let type, _): all([value, type])
    case .statement(let statement): visit(statement, owner)
    }
  }
}
