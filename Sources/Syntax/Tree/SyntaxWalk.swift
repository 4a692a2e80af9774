/// Visits every node of parsed statements, outer ones first.
public struct SyntaxWalk {
  let onStatement: (Stmt) -> Void
  let onExpression: (Expr) -> Void
  let onType: (TypeExpr) -> Void

  public init(
    onStatement: @escaping (Stmt) -> Void = { _ in }, onExpression: @escaping (Expr) -> Void = { _ in },
    onType: @escaping (TypeExpr) -> Void = { _ in }
  ) {
    self.onStatement = onStatement
    self.onExpression = onExpression
    self.onType = onType
  }

  public func visit(_ statements: [Stmt]) { for statement in statements { visit(statement) } }

  public func visit(_ statement: Stmt) {
    onStatement(statement)
    switch statement.kind {
    case .expression(let expr, _), .throw_(let expr): visit(expr)
    case .variable(let node):
      for binding in node.bindings {
        visit(binding.pattern)
        visit(binding.type)
        visit(binding.value)
        visit(binding.accessors)
      }
    case .function(let node):
      visit(node.generics)
      visit(node.parameters)
      visit(node.result)
      visit(node.body ?? [])
      if case .subscript_(let accessors) = node.kind { visit(accessors) }
    case .type(let node):
      visit(node.generics)
      node.inherited.forEach(visit)
      for each in node.cases {
        visit(each.payload ?? [])
        visit(each.rawValue)
      }
      for each in node.associatedTypes {
        visit(each.constraint)
        visit(each.defaultType)
      }
      visit(node.members)
    case .extension_(let node):
      visit(node.type)
      node.inherited.forEach(visit)
      visit(node.requirements)
      visit(node.members)
    case .typealias_(let node):
      visit(node.generics)
      visit(node.type)
    case .if_(let node): visit(node)
    case .guard_(let conditions, let body), .while_(let conditions, let body, _):
      visit(conditions)
      visit(body)
    case .repeat_(let body, let condition, _):
      visit(body)
      visit(condition)
    case .for_(let node):
      visit(node.pattern)
      visit(node.sequence)
      visit(node.filter)
      visit(node.body)
    case .switch_(let node): visit(node)
    case .do_(let node):
      visit(node.body)
      for each in node.catches {
        visit(each.items)
        visit(each.body)
      }
    case .return_(let expr): visit(expr)
    case .defer_(let body): visit(body)
    case .command(let node):
      for argument in node.arguments {
        switch argument.value {
        case .expression(let expr): visit(expr)
        case .statement(let statement): visit(statement)
        case .word, .option: break
        }
      }
    case .break_, .continue_, .fallthrough_, .import_, .operator_, .form, .error: break
    }
  }

  public func visit(_ expr: Expr?) {
    guard let expr else { return }
    onExpression(expr)
    switch expr.kind {
    case .integer, .float, .boolean, .nilLiteral, .tag, .superRef, .error: break
    case .string(let parts):
      for case .interpolation(let arguments, _) in parts { visit(arguments) }
    case .hash(_, let arguments), .tuple(let arguments): visit(arguments)
    case .name(let use): use.genericArguments.forEach(visit)
    case .member(let base, let use):
      visit(base)
      use.genericArguments.forEach(visit)
    case .call(let base, let arguments, _), .subscript_(let base, let arguments):
      visit(base)
      visit(arguments)
    case .tupleElement(let inner, _), .prefix(_, let inner), .postfix(let inner, _), .paren(let inner),
      .optionalTry(let inner), .chain(let inner), .forceUnwrap(let inner), .try_(let inner, _), .inout_(let inner),
      .consume(let inner):
      visit(inner)
    case .binary(let left, _, let right), .assign(let left, let right):
      visit(left)
      visit(right)
    case .ternary(let test, let left, let right): [test, left, right].forEach(visit)
    case .array(let elements): elements.forEach(visit)
    case .dictionary(let entries):
      for entry in entries {
        visit(entry.key)
        visit(entry.value)
      }
    case .closure(let node):
      for capture in node.captures { visit(capture.value) }
      for parameter in node.parameters ?? [] { visit(parameter.type) }
      visit(node.result)
      visit(node.body)
    case .is_(let inner, let type), .as_(let inner, let type, _):
      visit(inner)
      visit(type)
    case .keyPath(let root, let parts):
      visit(root)
      for case .subscript_(let arguments, _) in parts { visit(arguments) }
    case .ifExpr(let node): visit(node)
    case .switchExpr(let node): visit(node)
    case .type(let type): visit(type)
    }
  }

  public func visit(_ type: TypeExpr?) {
    guard let type else { return }
    onType(type)
    switch type.kind {
    case .named(let use): use.genericArguments.forEach(visit)
    case .member(let base, let use):
      visit(base)
      use.genericArguments.forEach(visit)
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .some(let inner), .any(let inner),
      .sendable(let inner):
      visit(inner)
    case .dictionary(let key, let value):
      visit(key)
      visit(value)
    case .tuple(let elements): for element in elements { visit(element.type) }
    case .function(let parameters, _, let thrown, let result):
      for parameter in parameters { visit(parameter.type) }
      if let thrown { visit(thrown) }
      visit(result)
    case .composition(let parts): parts.forEach(visit)
    case .error: break
    }
  }

  // MARK: Parts

  private func visit(_ arguments: [Argument]) { for argument in arguments { visit(argument.value) } }

  private func visit(_ node: IfStmt) {
    visit(node.conditions)
    visit(node.body)
    switch node.elseBody {
    case .elseIf(let next): visit(next)
    case .block(let body): visit(body)
    case nil: break
    }
  }

  private func visit(_ node: SwitchStmt) {
    visit(node.subject)
    for each in node.cases {
      visit(each.items)
      visit(each.body)
    }
  }

  private func visit(_ items: [(pattern: Pattern, filter: Expr?)]) {
    for item in items {
      visit(item.pattern)
      visit(item.filter)
    }
  }

  private func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expr): visit(expr)
      case .optionalBinding(_, _, _, let type, let value):
        visit(type)
        visit(value)
      case .pattern(let pattern, let value):
        visit(pattern)
        visit(value)
      }
    }
  }

  private func visit(_ pattern: Pattern) {
    switch pattern.kind {
    case .wildcard, .binding: break
    case .tuple(let parts): for part in parts { visit(part.pattern) }
    case .enumCase(let type, _, _, let parts):
      visit(type)
      for part in parts ?? [] { visit(part.pattern) }
    case .optionalSome(let inner): visit(inner)
    case .isType(let type): visit(type)
    case .asType(let inner, let type), .typed(let inner, let type):
      visit(inner)
      visit(type)
    case .expression(let expr): visit(expr)
    }
  }

  private func visit(_ accessors: [Accessor]) { for accessor in accessors { visit(accessor.body ?? []) } }

  private func visit(_ parameters: [Parameter]) {
    for parameter in parameters {
      visit(parameter.type)
      visit(parameter.defaultValue)
    }
  }

  private func visit(_ generics: GenericClause) {
    for parameter in generics.parameters { visit(parameter.constraint) }
    visit(generics.requirements)
  }

  private func visit(_ requirements: [GenericClause.Requirement]) {
    for requirement in requirements {
      switch requirement {
      case .conformance(let left, let right), .sameType(let left, let right):
        visit(left)
        visit(right)
      }
    }
  }
}
