import Syntax

extension Checker {
  /// `consume list`: the value of a local variable, which has none from there on.
  func checkConsume(_ inner: Expr, _ expecting: Type?, _ span: Span) -> TypedExpr {
    let typed = check(inner, expecting: expecting)
    switch typed.kind {
    case .variable(let variable):
      if variable.storage == .global || variable.getter != nil { return fail(.consumesGlobal, span) }
      consumed.insert(typed.span)
      noteFlow()
      return typed
    case .property, .tupleElement: return fail(.consumesPart, span)
    default: return typed
    }
  }
}

extension Paths {
  /// A variable is read, there perhaps for the last time.
  func consume(_ variable: Variable, _ span: Span) {
    refuseGone(variable)
    if checker.consumed.contains(span), variable.owner === function { state.gone.insert(key(variable)) }
  }

  func refuseGone(_ variable: Variable) {
    guard state.gone.contains(key(variable)) else { return }
    report(.usedAfterConsume(variable.name), values[key(variable)] ?? variable.span)
  }

  /// At an end of the body: what is `inout` has its value back by then.
  func refuseKept() {
    if state.gone.isEmpty { return }
    for parameter in function.parameters where parameter.isInout { refuseGone(parameter) }
  }

  func declare(_ pattern: TypedPattern, _ value: TypedExpr) {
    for variable in checker.variables(of: pattern) {
      state.gone.remove(key(variable))
      if variable.isLet { values[key(variable)] = value.span }
    }
  }
}
