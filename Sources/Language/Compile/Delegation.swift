// Whether an initializer delegates to another one of its own type: then that one sets the initial values.
extension TypedStmt {
  var delegates: Bool {
    switch kind {
    case .expression(let expr), .topLevelValue(let expr), .yield(let expr): expr.delegates
    case .if_(_, let then, let other): then.contains(where: \.delegates) || other.contains(where: \.delegates)
    case .guard_(_, let body), .while_(_, let body, _), .repeat_(let body, _, _), .block(let body), .defer_(let body):
      body.contains(where: \.delegates)
    case .switch_(_, let cases, _): cases.contains { $0.body.contains(where: \.delegates) }
    case .do_(let body, let catches, _):
      body.contains(where: \.delegates) || catches.contains { $0.body.contains(where: \.delegates) }
    case .for_(let loop): loop.body.contains(where: \.delegates)
    default: false
    }
  }
}

extension TypedExpr {
  /// Calls `self.init` or `super.init`, also inside of `try?` and `!`; or is `self = …`.
  var delegates: Bool {
    switch kind {
    case .call(let use, let base?, _): use.function.kind == .initializer && base.type.metatypeInstance == nil
    case .assign(let target, _):
      // `self = …` sets everything as well.
      if case .variable(let variable) = target.kind { variable.name == "self" } else { false }
    case .sequence(let parts): parts.contains(where: \.delegates)
    case .tryOptional(let inner), .tryForced(let inner), .forceUnwrap(let inner, _): inner.delegates
    default: false
    }
  }
}
