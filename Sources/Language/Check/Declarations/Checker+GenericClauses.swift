import Syntax

/// `<T: P> where T.Element == Int`
extension Checker {
  /// Declares the parameters of `<T: P>` in a scope, and gives what `where` adds to them.
  func declareGenerics(_ clause: GenericClause, in scope: Scope) -> ([GenericParameter], [Requirement]) {
    var parameters: [GenericParameter] = []
    for written in clause.parameters {
      if parameters.contains(where: { $0.name == written.name }) {
        report(.redeclaration(written.name.text), written.span)
      } else {
        refuseShadowing(written, in: scope)
      }
      let parameter = GenericParameter(written.name)
      scope.add(.generic(parameter), named: written.name)
      parameters.append(parameter)
    }
    let requirements = inScope(scope) { () -> [Requirement] in
      var result: [Requirement] = []
      var classes: [(GenericParameter, TypeExpr)] = []
      for (written, parameter) in zip(clause.parameters, parameters) {
        guard let constraint = written.constraint else { continue }
        if namesClass(constraint) {
          classes.append((parameter, constraint))
          continue
        }
        let bound = resolve(constraint.unparameterized)
        requireConstraint(.parameter(parameter), bound, constraint.span)
        constrain(.parameter(parameter), by: bound)
        result += primaryRequirements(constraint, of: parameter)
      }
      // `<T: Box<U>, U: Numeric>`: a class's arguments may be the other parameters.
      for (parameter, constraint) in classes {
        let bound = resolveBound(constraint)
        constrain(.parameter(parameter), by: bound)
        if case .nominal = bound { result.append(.inherits(.parameter(parameter), bound)) }
        result += primaryRequirements(constraint, of: parameter)
      }
      // `where Element == Result<T, E>` makes sense for an `Error` `E` only.
      let saved = implied
      implied = ImpliedRequirements(generics: parameters)
      defer { implied = saved }
      result += resolveRequirements(clause.requirements, own: parameters)
      return result + implied!.requirements
    }
    return (parameters, requirements)
  }

  /// A generic parameter that no argument and no result can tell.
  func refuseUnused(_ clause: GenericClause, of function: Function) {
    let types = function.parameters.map(\.type) + [function.result] + (function.thrown.map { [$0] } ?? [])
    for (written, parameter) in zip(clause.parameters, function.generics) {
      let isTold = function.requirements.contains { if case .same = $0 { $0.mentions([parameter]) } else { false } }
      if !isTold, !types.contains(where: { $0.isError || $0.mentions(parameter) }) {
        report(.unusedGenericParameter(written.name), written.span)
      }
    }
  }

  /// What stands behind the colon: a protocol without the arguments that `primaryRequirements` speaks of, a class with its.
  func resolveBound(_ written: TypeExpr) -> Type {
    resolve(written.unparameterized { nominalNamed($0)?.kind != .class })
  }

  private func namesClass(_ written: TypeExpr) -> Bool {
    switch written.kind {
    case .named: nominalNamed(written.unparameterized)?.kind == .class
    case .composition(let parts): parts.contains(where: namesClass)
    default: false
    }
  }

  /// What a `where` clause says. Parameters declared with it (`own`) note it themselves; for others it holds only
  /// inside, as an assumption.
  func resolveRequirements(_ written: [GenericClause.Requirement], own: [GenericParameter] = []) -> [Requirement] {
    func isOwn(_ type: Type) -> Bool {
      switch type {
      case .parameter(let parameter): own.contains { $0 === parameter }
      case .associated(let base, _, _): isOwn(base)
      default: false
      }
    }
    var result: [Requirement] = []
    // `Bound: Strideable, Bound.Stride: SignedInteger`: what is said first holds for what follows.
    let saved = conformances.assumptions
    defer { conformances.assumptions = saved }
    for requirement in written {
      conformances.assumptions = saved + result
      switch requirement {
      case .conformance(let subject, let constraint):
        let type = resolve(subject)
        let bound = resolve(constraint)
        if !requireConstraint(type, bound, constraint.span) { continue }
        if isOwn(type) { constrain(type, by: bound) }
        switch bound {
        case .existential(let protocols): result += protocols.map { .conforms(type, $0) }
        case .nominal: result.append(.inherits(type, bound))
        default: break
        }
      case .sameType(let a, let b):
        let left = resolve(a)
        let right = resolve(b)
        // `where C.SubSequence.Element == C.Element` says of any collection what is so anyway.
        if conformances.isSameOpen(left, right) { continue }
        if isOwn(left), case .associated(.parameter(let parameter), _, let name) = left {
          parameter.sameTypes.append((name, right))
        }
        if refersToItself(left, right) {
          report(.unsupported("a same-type requirement that speaks of itself"), b.span)
        } else {
          result.append(.same(left, right))
        }
      }
    }
    shareConstraints(result, isOwn)
    return result
  }

  /// `A.Element: Comparable, A.Element == B.Element`: what is asked of one is asked of the other.
  private func shareConstraints(_ requirements: [Requirement], _ isOwn: (Type) -> Bool) {
    for case .same(let left, let right) in requirements where isOwn(right) {
      for case .conforms(let type, let proto) in requirements where conformances.same(type, left) {
        constrain(right, by: .existential([proto]))
      }
    }
  }

  /// Whether following what is known to be the same would never end: `T == [T]`.
  private func refersToItself(_ left: Type, _ right: Type) -> Bool {
    func mentions(_ type: Type, _ depth: Int) -> Bool {
      if depth > 20 { return true }
      let head = conformances.assumedSame(type) ?? type
      if "\(head)" == "\(left)" { return depth > 0 }
      switch head.resolved {
      case .nominal(_, let arguments): return arguments.contains { mentions($0, depth + 1) }
      case .optional(let payload): return mentions(payload, depth + 1)
      case .tuple(let fields): return fields.contains { mentions($0.type, depth + 1) }
      case .function(let function):
        return mentions(function.result, depth + 1) || function.parameters.contains { mentions($0.type, depth + 1) }
      case .associated(let base, _, _): return mentions(base, depth + 1)
      default: return false
      }
    }
    return mentions(right, 0)
  }

  /// Notes on the parameter itself what is asked of it, where code inside looks for it.
  private func constrain(_ type: Type, by bound: Type) {
    switch (type, bound) {
    case (.parameter(let parameter), .existential(let protocols)): parameter.protocols += protocols
    case (.parameter(let parameter), .nominal(let nominal, _)) where nominal.kind == .class:
      parameter.superclass = bound
    case (.associated(.parameter(let parameter), _, let name), .existential(let protocols)):
      for proto in protocols { parameter.associatedConformances.append((name, proto)) }
    default: break
    }
  }

  /// Reports what no type can be asked to be: neither a protocol nor a class.
  @discardableResult func requireConstraint(_ type: Type, _ bound: Type, _ span: Span) -> Bool {
    switch bound {
    case .existential, .error: return true
    case .nominal(let nominal, _) where nominal.kind == .class: return true
    default:
      if !type.isError { report(.constrainedToNonProtocol(type, bound), span) }
      return false
    }
  }
}
