import Syntax

/// `@dynamicMemberLookup`: a member that a type does not have is asked of its `subscript(dynamicMember:)`, as a key path to
/// a member of another type, or as a text.
extension Checker {
  /// The subscripts that give a type's dynamic members; none for other types.
  func dynamicSubscripts(of type: Type) -> [Function] {
    guard let nominal = type.nominal, ([nominal] + nominal.ancestors).contains(where: isMarked) else { return [] }
    return members(of: type, named: "subscript", isStatic: false).compactMap {
      guard case .function(let function) = $0.member, function.parameters.count == 1,
        function.parameters[0].label == "dynamicMember"
      else { return nil }
      return function
    }
  }

  private func isMarked(_ nominal: Nominal) -> Bool {
    nominal.declaration?.modifiers.contains(.dynamicMembers) ?? false
  }

  /// nil where the type has no dynamic members.
  func dynamicMember(of typed: TypedExpr, _ use: NameUse, _ expecting: Type?, _ span: Span) -> TypedExpr? {
    let functions = dynamicSubscripts(of: typed.type)
    if functions.isEmpty { return nil }
    func asked(_ value: Expr.Kind) -> TypedExpr {
      let argument = Argument(label: "dynamicMember", labelSpan: use.span, value: Expr(value, use.span))
      return subscripted(typed, [argument], expecting, span)
    }
    let path = Expr.Kind.keyPath(nil, [.member(use)])
    let takesPath = functions.first { isKeyPath($0.parameters[0].type) }
    let takesText = functions.contains { !isKeyPath($0.parameters[0].type) }
    if let takesPath {
      let mark = trail.count
      if attempt({ asked(path) }) != nil {
        unwind(to: mark)
        return asked(path)
      }
      if !takesText, case let root = takesPath.parameters[0].type.arguments.first ?? .error {
        let owner = ownerSubstitution(typed.type.nominal, typed.type.arguments)
        return fail(.noDynamicMember(use.name, typed.type, owner.apply(root)), use.span)
      }
    }
    return asked(.string([.text(use.name.text)]))
  }

  private func isKeyPath(_ type: Type) -> Bool {
    guard let nominal = type.nominal, nominal.module == "Swift" else { return false }
    return nominal.name.text.hasSuffix("KeyPath")
  }

  /// Whether a type that is marked has what that takes.
  func checkDynamicMembers(_ declaration: TypeDecl, _ nominal: Nominal) {
    guard isMarked(nominal), let type = nominal.scope?.typeContext?.selfType, dynamicSubscripts(of: type).isEmpty
    else { return }
    report(.dynamicMemberSubscript(nominal.name), word("@dynamicMemberLookup", in: declaration.span))
  }
}
