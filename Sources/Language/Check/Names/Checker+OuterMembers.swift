import Syntax

/// Members of a type that are named alone where they are not members of `self`: static ones, and those of a type around.
///
/// As in Swift, what a type declares hides what the name means further out, whether it can be used there or not: `min` in an
/// extension of `Int` is the number, which has to be written with its type. A type in another sees that one's static
/// members, not those of its values.
extension Checker {
  /// What the name means in the type around; `.nothing` where it is a member that cannot be used so.
  func outerMeaning(_ name: Name, _ context: TypeContext, from inner: Scope, to outer: Scope) -> NameMeaning? {
    if name == "self" || name == "init" { return nil }
    let isInstance = self.isInstance(from: inner, to: outer)
    let found = values(of: context.selfType, named: name, isStatic: true)
    if !found.isEmpty {
      return isInstance ? .nothing : .members(found, nil, selfType: .metatype(context.selfType))
    }
    return values(of: context.selfType, named: name, isStatic: false).isEmpty ? nil : .nothing
  }

  /// Whether a static member hides what the name means outside, though an instance's members cannot name it alone.
  func hidesByStatic(_ name: Name, _ context: TypeContext) -> Bool {
    context.nominal.members(named: name).contains {
      switch $0 {
      case .function(let function): function.isStatic
      case .property(let property): property.isStatic
      case .enumCase: true
      case .type, .typealias_: false
      }
    }
  }

  /// Why a member of a type around has no meaning here.
  func unusableOuter(_ name: Name) -> CheckError? {
    var inner: (scope: Scope, context: TypeContext)?
    var next: Scope? = scope
    while let current = next {
      if case .type(let context) = current.kind {
        if let inner {
          let isInstance = isInstance(from: inner.scope, to: current)
          if isInstance, let error = ofTypeItself(name, context.selfType) { return error }
          if !values(of: context.selfType, named: name, isStatic: false).isEmpty {
            if isInstance { return .closesOver("\(inner.context.nominal.kind)", "self") }
            return .instanceMemberOfOuter(name, context.selfType, nested: inner.context.selfType)
          }
        } else {
          inner = (current, context)
        }
      }
      next = current.parent
    }
    return nil
  }

  func values(of type: Type, named name: Name, isStatic: Bool) -> [MemberCandidate] {
    members(of: type, named: name, isStatic: isStatic).filter {
      if case .type = $0.member { return false }
      if case .typealias_ = $0.member { return false }
      return true
    }
  }

  /// Whether a type is declared in a method of an instance of the type around.
  private func isInstance(from inner: Scope, to outer: Scope) -> Bool {
    var next = inner.parent
    while let current = next, current !== outer {
      for case .variable(let variable) in current.local("self") { return !isMetatype(variable) }
      next = current.parent
    }
    return false
  }
}
