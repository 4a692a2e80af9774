import Syntax

extension FunctionCompiler {
  /// Compiles an expression to code of its type's representation.
  func expression(_ expr: TypedExpr) -> Node {
    moveToOperator(expr)
    switch expr.kind {
    case .integer, .wideInteger, .float, .boolean, .string, .interpolation, .none, .array, .dictionary, .tuple:
      return literal(expr)
    case .variable(let variable): return read(variable, expr.span)
    case .currentView:
      let context = context
      return .value { _ in try context.currentView() }
    case .viewWithTag(let tag):
      let context = context
      let place = place(expr.span)
      return .value { _ in
        do { return try context.viewWithTag(tag) } catch { throw placing(error, place) }
      }
    case .metatype(let type):
      let value = Value(object: runtimeType(type))
      return .value { _ in value }
    case .function(let use): return functionValue(use)
    case .boundMethod(let base, let use): return boundMethod(base, use, expr)
    case .caseFunction(let enumCase): return caseFunction(enumCase, concrete(expr.type))
    case .property(let base, let use): return property(base, use, expr)
    case .subscript_(let base, let use, let arguments): return subscriptGet(base, use, arguments, expr)
    case .tupleElement(let base, let index): return tupleElement(base, index, expr)
    case .enumCase(let enumCase, let payload): return lettingCalleesGo { makeCase(enumCase, payload, expr) }
    case .call(let use, let base, let arguments):
      return lettingCalleesGo { compileCall(use, base, arguments, expr) }
    case .callValue(let callee, let arguments): return callValue(callee, arguments, expr)
    case .inout_(let place): return expression(place)
    case .defaultArgument(let value, let use): return defaultArgument(value, use, expr.span)
    case .binary(let op, let a, let b): return lettingCalleesGo { binary(op, a, b, expr) }
    case .unary(let op, let operand): return lettingCalleesGo { unary(op, operand, expr) }
    case .and(let a, let b): return releasing(expr, after: lettingCalleesGo { and(expression(a).bool, apart(b).bool) })
    case .or(let a, let b): return releasing(expr, after: lettingCalleesGo { or(expression(a).bool, apart(b).bool) })
    case .nilCoalescing(let a, let b): return releasing(expr, after: lettingCalleesGo { nilCoalescing(a, b, expr) })
    case .ternary(let condition, let a, let b):
      return choose(expression(condition).bool, branch(a), branch(b), rep(expr.type))
    case .assign(let target, let value): return .void(assign(target, value))
    case .compoundAssign(let op, let target, let value): return .void(compoundAssign(op, target, value, expr))
    case .discard: return .void { _ in }
    case .forceUnwrap(let base, let implicit): return forceUnwrap(base, implicit, expr)
    case .optionalTry(let base): return optionalTry(base, expr)
    case .chain(let body): return releasing(expr, after: chain(body, expr))
    case .is_(let value, let type): return isType(value, type)
    case .cast(let value, let type, let kind): return cast(value, type, kind, expr)
    case .dynamicCast(let value, let wanted, let kind): return dynamicCast(value, to: wanted, kind, expr)
    case .tryOptional(let body): return releasing(expr, after: tryOptional(body, expr))
    case .tryForced(let body): return tryForced(body, expr)
    case .convert(let conversion, let value): return convert(conversion, value, expr)
    case .closure(let closure): return makeClosure(closure)
    case .keyPath(let path): return keyPath(path, expr)
    case .throughKeyPath(let base, let path): return throughKeyPath(base, path, expr)
    case .statement(let statement): return statementValue(rewritten[ObjectIdentifier(expr)] ?? statement, expr)
    case .sequence(let parts): return sequence(parts)
    case .let_(let variable, let value, let body):
      let store = initialize(variable, with: expression(value))
      return sequence(store, expression(body))
    case .error:
      let place = place(expr.span)
      return Node(
        .unboxing({ _ in throw trap(.broken("an expression that did not check"), place) }, as: rep(expr.type)))
    }
  }

  func and(_ a: @escaping (Frame) throws -> Bool, _ b: @escaping (Frame) throws -> Bool) -> Node {
    .bool { try a($0) && b($0) }
  }

  func or(_ a: @escaping (Frame) throws -> Bool, _ b: @escaping (Frame) throws -> Bool) -> Node {
    .bool { try a($0) || b($0) }
  }

  /// `condition ? a : b`
  func choose(_ condition: @escaping (Frame) throws -> Bool, _ a: Node, _ b: Node, _ rep: Rep) -> Node {
    switch rep {
    case .void:
      let (a, b) = (a.effect, b.effect)
      return .void { if try condition($0) { try a($0) } else { try b($0) } }
    case .int:
      let (a, b) = (a.int, b.int)
      return .int { try condition($0) ? try a($0) : try b($0) }
    case .double:
      let (a, b) = (a.double, b.double)
      return .double { try condition($0) ? try a($0) : try b($0) }
    case .bool:
      let (a, b) = (a.bool, b.bool)
      return .bool { try condition($0) ? try a($0) : try b($0) }
    case .value:
      let (a, b) = (a.value, b.value)
      return .value { try condition($0) ? try a($0) : try b($0) }
    case .blob(let size):
      let (a, b) = (a.blob(size), b.blob(size))
      return Node(.blob({ if try condition($0) { try a($0, $1) } else { try b($0, $1) } }, size))
    }
  }

  private func sequence(_ parts: [TypedExpr]) -> Node {
    guard let last = parts.last else { return .void { _ in } }
    var steps = Steps()
    for part in parts.dropLast() { steps.append(expression(part).effect) }
    return steps.isEmpty ? expression(last) : sequence(steps.joined, expression(last))
  }

  func sequence(_ steps: Steps, _ last: Node) -> Node { steps.isEmpty ? last : sequence(steps.joined, last) }

  /// A step, then a value.
  func sequence(_ first: @escaping (Frame) throws -> Void, _ last: Node) -> Node {
    switch last.code {
    case .void(let run):
      return .void {
        try first($0); try run($0)
      }
    case .int(let run):
      return .int {
        try first($0); return try run($0)
      }
    case .double(let run):
      return .double {
        try first($0); return try run($0)
      }
    case .bool(let run):
      return .bool {
        try first($0); return try run($0)
      }
    case .value(let run):
      return .value {
        try first($0); return try run($0)
      }
    case .blob(let run, let size):
      return Node(
        .blob(
          {
            try first($0); try run($0, $1)
          }, size))
    }
  }

  /// One step of many.
  static func all(_ steps: Steps) -> (Frame) throws -> Void { steps.joined }
}
