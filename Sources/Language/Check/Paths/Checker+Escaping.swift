import Syntax

// Which function values may outlive the call they are given to, and what Swift asks of those that do.
extension Checker {
  /// Whether a script function's parameter may be kept: everything but a plain function type without `@escaping`.
  func takesEscaping(_ parameter: FunctionParameter) -> Bool {
    if parameter.isEscaping || parameter.isInout { return true }
    if case .function = parameter.type.resolved { return false }
    return true
  }

  /// Whether the called function may keep a function that is given to this parameter.
  func keepsClosures(_ candidate: CallCandidate, _ parameter: FunctionParameter) -> Bool {
    if candidate.enumCase != nil { return true }
    switch candidate.function.body {
    case .script, .none: return takesEscaping(parameter)
    case .synthesized: return true
    case .native, .library:
      // Library functions keep no functions, but values of a generic type.
      if case .function = parameter.type.resolved { return false }
      return true
    }
  }

  /// A closure written as such an argument lives no longer than the call.
  func markNonescaping(_ expr: Expr) {
    switch expr.kind {
    case .closure(let closure): nonescapingClosures.insert(ObjectIdentifier(closure))
    case .paren(let inner): markNonescaping(inner)
    default: break
    }
  }

  /// The parameter that an expression is, when it must not be kept.
  func nonescapingName(_ typed: TypedExpr) -> Name? {
    switch typed.kind {
    case .variable(let variable): variable.isNonescaping ? variable.name : nil
    case .convert(_, let inner): nonescapingName(inner)
    default: nil
    }
  }

  /// The value of a declaration, or of `return`.
  func requireKeepable(_ typed: TypedExpr) {
    guard let name = nonescapingName(typed) else { return }
    report(.nonescapingUsed(name), typed.span)
  }

  func refuseEscape(of typed: TypedExpr, to parameter: FunctionParameter) {
    guard let name = nonescapingName(typed) else { return }
    if case .parameter(let generic) = parameter.type.resolved {
      report(.nonescapingToGeneric(name, generic.name), typed.span)
    } else {
      report(.nonescapingPassed(name), typed.span)
    }
  }

  func refuseCapture(of variable: Variable, _ span: Span) {
    guard isInEscapingClosure(upTo: variable.owner) else { return }
    if variable.isInout {
      guard speculation == 0 else { return }
      let closure = currentFunction
      // What nobody ever uses captures nothing, and what is only lent keeps nothing.
      flows.append { [unowned self] in
        if let constant = closure.constant, constant.uses.all == constant.uses.lent { return }
        let start = Int(closure.span.start)
        report(
          variable.name == "self" ? .escapingSelfCapture : .escapingInoutCapture(variable.name), Span(start, start + 1))
      }
    } else {
      // Told of each closure that keeps it, once.
      var closure: TypedFunction? = currentFunction
      while let current = closure, current !== variable.owner {
        let start = Int(current.span.start)
        if current.isEscapingClosure { reportLast(.escapingCapture(variable.name), Span(start, start + 1)) }
        closure = current.parent
      }
    }
  }

  /// In an escaping closure of a class, using a member without `self.` hides that the closure keeps `self` alive.
  func requireExplicitSelf(_ base: TypedExpr?, _ what: String, _ span: Span) {
    guard let base, base.span == span, case .variable(let variable) = base.kind, variable.name == "self",
      let nominal = base.type.resolved.nominal, nominal.kind == .class, isInEscapingClosure(upTo: variable.owner)
    else { return }
    report(.explicitSelf(what), span)
  }

  /// Whether an escaping closure stands between here and the function that owns a variable.
  private func isInEscapingClosure(upTo owner: TypedFunction?) -> Bool {
    var function: TypedFunction? = currentFunction
    while let current = function, current !== owner {
      if current.isEscapingClosure { return true }
      function = current.parent
    }
    return false
  }
}
