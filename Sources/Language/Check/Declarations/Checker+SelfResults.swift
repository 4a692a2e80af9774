import Syntax

/// What a method that gives `Self` must not give: an object of the class that it is written in, when a subclass, too, would
/// get that.
extension Checker {
  func refuseOwnClass(_ value: Expr, _ typed: TypedExpr, _ body: TypedFunction) {
    guard body.declaration?.givesSelf == true, isOfClass(value, typed) else { return }
    settleLiterals(typed.type)
    report(.returnsClassAsSelf(unconverted(typed).type), value.span)
  }

  /// Whether a value is surely of the class as named, whatever the class of `self` is. (Of what is neither that nor `Self`
  /// for certain, nothing is said.)
  func isOfClass(_ written: Expr, _ typed: TypedExpr) -> Bool {
    let typed = unconverted(typed)
    switch (written.withoutParens.kind, typed.kind) {
    case (.call(let callee, _, _), .call(let use, let base, _)):
      guard use.function.kind == .initializer else { return isOfClass(use.function, base) }
      guard case .name(let name) = callee.kind else { return false }
      return name.name != "Self" && name.name != "self"
    case (.name, .variable(let variable)): return variable.isOfClass
    case (.name, .property(_, let use)), (.member, .property(_, let use)):
      return !use.property.givesSelf && isNamedClass(use.property.type)
    case (.ternary(_, let a, let b), .ternary(_, let x, let y)): return isOfClass(a, x) || isOfClass(b, y)
    case (.binary(let a, _, let b), .nilCoalescing(let x, let y)): return isOfClass(a, x) || isOfClass(b, y)
    case (.forceUnwrap(let inner), .forceUnwrap(let value, _)): return isOfClass(inner, value)
    default: return false
    }
  }

  /// A function that says of itself that it gives an object of the class.
  private func isOfClass(_ function: Function, _ base: TypedExpr?) -> Bool {
    if function.givesSelf {
      if case .metatype? = base?.kind { return true }
      return false
    }
    return isNamedClass(function.result)
  }

  private func isNamedClass(_ type: Type) -> Bool {
    if case .nominal(let nominal, _) = (type.optionalPayload ?? type).resolved { nominal.kind == .class } else { false }
  }

  private func unconverted(_ typed: TypedExpr) -> TypedExpr {
    if case .convert(_, let inner) = typed.kind { unconverted(inner) } else { typed }
  }

  /// `Self`, `Self?`
  func isSelf(_ type: TypeExpr) -> Bool {
    switch type.kind {
    case .named(let use): use.name == "Self"
    case .optional(let payload): isSelf(payload)
    default: false
    }
  }

  /// What a member that gives `Self` gives: an instance of the class that it is asked of.
  func seen(_ result: Type, _ owner: Nominal?, _ base: TypedExpr?) -> Type {
    guard let owner, let receiver = receiver(base, in: owner) else { return result }
    return result.optionalPayload == nil ? receiver : .optional(receiver)
  }

  /// The class, or the parameter that stands for one, that a member of a class is asked of.
  func receiver(_ base: TypedExpr?, in owner: Nominal) -> Type? {
    guard let type = base.map({ ($0.type.metatypeInstance ?? $0.type).resolved }) else { return nil }
    if case .existential = type { return nil }
    return (type.nominal ?? conformances.requiredClass(type)?.nominal)?.isSubclass(of: owner) == true ? type : nil
  }
}
