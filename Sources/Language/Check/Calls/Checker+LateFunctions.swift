import Syntax

/// Operators and overloaded functions that are given away before anything says what they take: `curry(+)(10)`. What is
/// known of their types is noted at once; which function is meant is found when the statement is checked.
struct LateFunction {
  let closure: TypedFunction
  let type: FunctionType
  /// For the message when nothing says it in the end.
  let name: String
  let span: Span
  /// Checks what the closure does.
  let finish: () -> Void
}

extension Checker {
  /// Whether nothing is known of any parameter.
  func isOpen(_ wanted: FunctionType) -> Bool {
    !wanted.parameters.isEmpty
      && wanted.parameters.allSatisfy { parameter in
        if case .variable(let variable) = normalized(parameter.type) { return variable.kind == .general }
        return false
      }
  }

  /// What the operators of the library's types have in common: operands of one type, and a result of that or a truth value.
  func relateOperands(_ name: Name, _ wanted: FunctionType) -> Bool {
    guard let op = Self.builtin(name), wanted.parameters.count <= 2 else { return false }
    let first = wanted.parameters[0].type
    for other in wanted.parameters.dropFirst() where !unify(first, other.type) { return false }
    switch op {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: return unify(wanted.result, catalog.bool)
    case .add, .subtract, .multiply, .divide, .remainder, .bitAnd, .bitOr, .bitXor:
      return unify(wanted.result, first)
    default: return false
    }
  }

  /// A closure that does what is found later.
  func late(
    _ closure: TypedFunction, _ wanted: FunctionType, _ name: String, _ span: Span, _ finish: @escaping () -> Void
  ) -> TypedExpr {
    closure.result = wanted.result
    if speculation == 0 {
      lateFunctions.append(LateFunction(closure: closure, type: wanted, name: name, span: span, finish: finish))
    }
    return TypedExpr(.closure(closure), .function(wanted), span)
  }

  func finishLateFunctions(from mark: Int) {
    while lateFunctions.count > mark {
      let function = lateFunctions.remove(at: mark)
      function.type.parameters.forEach { settleLiterals($0.type) }
      if isOpen(function.type) {
        report(.ambiguous(function.name), function.span)
      } else {
        function.finish()
      }
    }
  }

  private func isUnbound(_ candidate: CallCandidate) -> Bool {
    guard let base = candidate.base else { return true }
    if case .metatype = base.kind { return true }
    return false
  }

  /// One of several functions, of whose parameters nothing is known yet.
  func lateValue(_ candidates: [CallCandidate], _ use: NameUse, _ wanted: FunctionType, _ span: Span) -> TypedExpr? {
    guard candidates.count > 1, isOpen(wanted), candidates.allSatisfy(isUnbound) else { return nil }
    let results = candidates.map { $0.function.generics.isEmpty ? $0.function.result : .error }
    if let first = results.first, !first.isError, results.allSatisfy({ conformances.same($0, first) }) {
      _ = unify(wanted.result, first)
    }
    let closure = TypedFunction(name: "closure", span: span, source: source)
    closure.parameters = wanted.parameters.enumerated().map {
      Variable(Name("$\($0)"), $1.type, isLet: true, storage: .local, owner: closure, span: span)
    }
    let scope = Scope(.function(closure), parent: scope)
    return late(closure, wanted, use.name.text, span) { [unowned self] in
      withFunction(closure) {
        inScope(scope) {
          let value = convert(functionValue(candidates, use, .function(wanted), span), to: .function(wanted), .argument)
          let arguments = closure.parameters.map { TypedExpr(.variable($0), $0.type, span) }
          closure.body = [TypedStmt(.return_(TypedExpr(.callValue(value, arguments), wanted.result, span)), span)]
        }
      }
    }
  }
}
