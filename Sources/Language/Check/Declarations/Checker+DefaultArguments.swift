import Syntax

/// Arguments that are not there, or not evaluated where they stand.
extension Checker {
  func defaultArgument(_ use: FunctionUse, _ index: Int, _ span: Span) -> TypedExpr {
    let parameter = use.function.parameters[index]
    let substitution = fullSubstitution(use)
    let type = substitution.apply(parameter.type)
    guard let value = parameter.defaultValue else {
      return TypedExpr(.array([]), type, span)  // an empty variadic
    }
    switch value.expression.kind {
    case .hash: return check(value.expression.moved(to: argumentList ?? span), as: type, .argument)
    default: break
    }
    return TypedExpr(.defaultArgument(checkedDefault(value, of: parameter, in: use.function, span), use), type, span)
  }

  /// Notes where the arguments of a call are while it is checked: `#line` and `#column` as defaults are those of the place
  /// where they begin.
  func called(_ callee: Expr, _ span: Span, _ check: () -> TypedExpr) -> TypedExpr {
    let saved = behindCallee
    behindCallee = callee.span.end < span.end ? Span(Int(callee.span.end), Int(span.end)) : nil
    defer { behindCallee = saved }
    return check()
  }

  private var argumentList: Span? {
    guard let behindCallee else { return nil }
    let text = textOf(behindCallee).utf8
    let space = text.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t") }.count
    guard let first = text.dropFirst(space).first, "([{".utf8.contains(first) else { return nil }
    return Span(Int(behindCallee.start) + space, Int(behindCallee.end))
  }

  /// A default is checked once: with the unit that declares it, or before that when a call needs it.
  private func checkedDefault(
    _ value: DefaultValue, of parameter: FunctionParameter, in function: Function, _ span: Span
  ) -> TypedExpr {
    if let checked = value.checked { return checked }
    let savedAssumptions = conformances.assumptions
    conformances.assumptions += function.requirements
    defer { conformances.assumptions = savedAssumptions }
    let body = TypedFunction(name: "default", span: span, source: source)
    body.place = .defaultArgument
    let checked = apartFromTrials {
      withoutFunctions {
        withFunction(body) {
          inScope((value.scope as? Scope) ?? global) {
            statementScope {
              sealed("a default argument") {
                parameter.isAutoclosure
                  ? autoclosure(value.expression, parameter.type)
                  : check(value.expression, as: parameter.type, .defaultArgument)
              }
            }
          }
        }
      }
    }
    value.checked = checked
    if keepsBodies {
      body.body = [TypedStmt(.return_(checked), span)]
      keptBodies.append(body)
    }
    return checked
  }

  /// Checks the defaults of a declaration's parameters with its body, called or not.
  func scheduleDefaults(of function: Function) {
    for parameter in function.parameters {
      guard let value = parameter.defaultValue else { continue }
      if case .hash = value.expression.kind { continue }
      pendingBodies.append { [unowned self] in
        _ = checkedDefault(value, of: parameter, in: function, value.expression.span)
      }
    }
  }

  func fullSubstitution(_ use: FunctionUse) -> Substitution {
    var substitution = ownerSubstitution(use.function.owner, use.ownerArguments)
    for (parameter, type) in zip(use.function.generics, use.arguments) { substitution.set(parameter, type) }
    return substitution
  }

  /// `assert(a > b)`: the argument is a closure that is called when wanted.
  func autoclosure(_ written: Expr, _ type: Type) -> TypedExpr {
    guard case .function(let function) = type.resolved else { return check(written, as: type, .argument) }
    let closure = TypedFunction(name: "closure", span: written.span, source: source)
    closure.result = function.result
    let saved = throwContext
    throwContext = function.isThrowing ? .throwing(function.thrown) : .unthrowingAutoclosure
    let (body, passes) = passingErrors(of: written) {
      withFunction(closure) {
        inScope(Scope(.function(closure), parent: scope)) { check(written, as: function.result, .argument) }
      }
    }
    closure.isThrowing = passes
    throwContext = saved
    closure.body = [TypedStmt(.return_(body), written.span)]
    return TypedExpr(.closure(closure), type, written.span)
  }
}
