import Syntax

// Of a place that could be changed, `model.total[row(1)]` with a `total` that has a setter, the compiler finds out first which
// one it is, with all receivers and indices, and calls getters then, also where it is only read (observed).
extension FunctionCompiler {
  /// A subscript of such a place with what tells the place in constants; nil where no getter has to wait for an index.
  func withLateGetters(_ expr: TypedExpr) -> TypedExpr? {
    guard case .subscript_(let base?, _, let arguments) = expr.kind, !arguments.allSatisfy(\.isInert),
      hasGetter(base), isPlace(expr)
    else { return nil }
    var constants: [(variable: Variable, value: TypedExpr)] = []
    func kept(_ part: TypedExpr) -> TypedExpr {
      if part.isInert { return part }
      let variable = Variable("", part.type, isLet: true, storage: .local, owner: function, span: part.span)
      constants.append((variable, part))
      return TypedExpr(.variable(variable), part.type, part.span)
    }
    func made(_ part: TypedExpr) -> TypedExpr {
      func with(_ kind: TypedExpr.Kind) -> TypedExpr { TypedExpr(kind, part.type, part.span) }
      switch part.kind {
      case .property(let base?, let use): return with(.property(isObject(base) ? kept(base) : made(base), use))
      case .subscript_(let base?, let use, let arguments):
        let receiver = isObject(base) ? kept(base) : made(base)
        return with(.subscript_(receiver, use, arguments.map(kept)))
      case .tupleElement(let base, let index): return with(.tupleElement(made(base), index))
      case .forceUnwrap(let base, let implicit): return with(.forceUnwrap(made(base), implicit: implicit))
      default: return part
      }
    }
    let place = made(expr)
    return constants.reversed().reduce(place) { body, constant in
      TypedExpr(.let_(constant.variable, constant.value, in: body), body.type, body.span)
    }
  }

  private func isObject(_ base: TypedExpr) -> Bool { compiler.isClass(concrete(base.type)) }

  /// Whether something on the way from the variable or object is computed.
  private func hasGetter(_ part: TypedExpr) -> Bool {
    switch part.kind {
    case .property(let base?, let use):
      use.property.isLazy || use.property.getter != nil && !use.property.isStored || !isObject(base) && hasGetter(base)
    case .subscript_(let base?, let use, _): use.function.isOfScript || !isObject(base) && hasGetter(base)
    case .tupleElement(let base, _), .forceUnwrap(let base, _): hasGetter(base)
    default: false
    }
  }

  /// Whether it could be assigned to.
  private func isPlace(_ part: TypedExpr) -> Bool {
    switch part.kind {
    case .variable(let variable): !variable.isLet
    case .property(let base?, let use): use.property.isSettable && (isObject(base) || isPlace(base))
    case .subscript_(let base?, let use, _):
      (use.function.setter != nil || !use.function.isOfScript) && (isObject(base) || isPlace(base))
    case .tupleElement(let base, _), .forceUnwrap(let base, _): isPlace(base)
    default: false
    }
  }
}
