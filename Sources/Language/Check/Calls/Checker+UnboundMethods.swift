import Syntax

/// Methods that are named on their type, `String.uppercased`, and functions that are named with their labels.
extension Checker {
  /// `area(width:height:)(3, 4)`: the labels are in the name.
  func calledByWholeName(_ callee: Expr, _ arguments: [Argument]) -> (Expr, [Argument])? {
    let use: NameUse
    switch callee.kind {
    case .name(let name), .member(_, let name): use = name
    default: return nil
    }
    guard let labels = use.labels, labels.count == arguments.count, arguments.allSatisfy({ $0.label == nil }) else {
      return nil
    }
    if case .member(let base?, _) = callee.kind, isUnbound(use.name, of: base) { return nil }
    let plain = NameUse(use.name, use.span, genericArguments: use.genericArguments)
    var named = arguments
    for (index, label) in labels.enumerated() where label != .underscore { named[index].label = label }
    if case .member(let base, _) = callee.kind { return (Expr(.member(base, plain), callee.span), named) }
    return (Expr(.name(plain), callee.span), named)
  }

  /// `Point.moved(Point())(by: 2)`: the method of that point, whose labels are still there.
  func calledUnbound(_ callee: Expr, _ arguments: [Argument]) -> Expr? {
    guard arguments.contains(where: { $0.label != nil }),
      case .call(let method, let instance, .parentheses) = callee.kind,
      instance.count == 1, instance[0].label == nil, case .member(let base?, let use) = method.kind,
      isUnbound(use.name, of: base)
    else { return nil }
    return Expr(.member(instance[0].value, use), callee.span)
  }

  /// Whether a type has it as a method of its values only.
  func isUnbound(_ name: Name, of base: Expr) -> Bool {
    guard let type = typeNamed(base), members(of: type, named: name, isStatic: true).isEmpty else { return false }
    return members(of: type, named: name, isStatic: false).contains {
      if case .function(let function) = $0.member { function.kind == .function } else { false }
    }
  }

  /// `UIView.layoutIfNeeded()`: a method called on the type. With an instance as the argument it means the method of that
  /// instance.
  func needsInstance(_ type: Type, _ name: Name, _ arguments: [Argument]) -> Bool {
    let isMethod = members(of: type, named: name, isStatic: false).contains {
      if case .function(let function) = $0.member { function.kind == .function } else { false }
    }
    guard isMethod else { return false }
    guard arguments.count == 1, arguments[0].label == nil else { return true }
    return attempt { check(arguments[0].value, as: type, .argument) } == nil
  }

  /// `String.uppercased`: a function from the instance to the method.
  func unboundMethod(
    _ found: [MemberCandidate], _ instance: Type, _ use: NameUse, _ span: Span
  ) -> TypedExpr {
    // Written as a closure: { value in { arguments in value.method(arguments) } }
    let closure = TypedFunction(name: "closure", span: span, source: source)
    let variable = Variable("value", instance, isLet: true, storage: .local, owner: closure, span: span)
    closure.parameters = [variable]
    let bound = withFunction(closure) {
      memberValue(
        found, base: TypedExpr(.variable(variable), instance, span), baseType: instance, use, nil, span, isStatic: false
      )
    }
    closure.result = bound.type
    closure.body = [TypedStmt(.return_(bound), span)]
    return TypedExpr(.closure(closure), .function(FunctionType([.init(instance)], bound.type, isSendable: true)), span)
  }
}
