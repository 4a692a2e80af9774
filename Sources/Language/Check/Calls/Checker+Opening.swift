import Syntax

/// `describe(shape)` with a `shape` of type `any Shape`: no value of that type conforms to `Shape` as such, but what is in
/// it does. A generic function takes it when nothing but this argument speaks of its parameter. Where the box itself would
/// do, an `Any` for a `T`, it is opened all the same, unless it is written `value as Any` or its type is not known at once. (Observed: some thirty calls given
/// to the compiler.)
extension Checker {
  /// Whether an argument of type `any P` is opened for a parameter `T: P` that nothing has settled yet; settles it.
  func opens(_ typed: TypedExpr, as type: Type, _ parameter: FunctionParameter, _ function: Function) -> Bool {
    // `T.Type` for an `any P.Type`, or `T`.
    var (given, wanted, declared) = (typed.type.resolved, type, parameter.type)
    if case .anyMetatype(let instance) = given, let inner = type.metatypeInstance,
      let written = parameter.type.metatypeInstance
    {
      (given, wanted, declared) = (instance, inner, written)
    }
    guard given.isBox, !isPartOfBox(typed), case .variable(let variable) = wanted.resolved,
      variable.kind == .general, case .parameter(let generic) = declared.resolved,
      variable.protocols.allSatisfy({ holds(given, $0) || conformances.conforms(given, to: $0) }),
      function.generics.contains(where: { $0 === generic }),
      function.parameters.count(where: { $0.type.mentions(generic) }) == 1,
      !isFixed(generic, in: function.result)
    else { return false }
    bind(variable, to: given)
    variable.isOpened = true
    return true
  }

  /// `Array(numbers.prefix(2))` of an `any Collection<Int>`: what a call gives of a box is opened from a variable only, where
  /// it is known by its elements. (Observed.)
  private func isPartOfBox(_ typed: TypedExpr) -> Bool {
    guard case .call(let use, let base?, _) = typed.kind, base.type.isBox,
      case .existential(let held) = typed.type.resolved,
      // A sequence gives lists of these.
      !["suffix(_:)", "dropLast(_:)", "prefix(while:)"].contains(use.function.fullName)
    else { return false }
    return held.contains { $0.restriction != nil }
  }

  func refusedPart(_ typed: TypedExpr, _ declared: Type) -> TypedExpr? {
    guard case .parameter = declared.resolved, isPartOfBox(typed), case .call(let use, let base?, _) = typed.kind else {
      return nil
    }
    return fail(.needsOwnType(use.function.name, base.type), base.span)
  }

  /// The same for a parameter `T?`: what is in the box is not nil.
  func openedOptional(
    _ typed: TypedExpr, as type: Type, _ parameter: FunctionParameter, _ function: Function
  ) -> TypedExpr? {
    openedPayload(typed, type, parameter) { opens(typed, as: $0, $1, function) }
  }

  private func openedPayload(
    _ typed: TypedExpr, _ type: Type, _ parameter: FunctionParameter, _ opens: (Type, FunctionParameter) -> Bool
  ) -> TypedExpr? {
    guard let payload = type.optionalPayload, let declared = parameter.type.optionalPayload else { return nil }
    var unwrapped = parameter
    unwrapped.type = declared
    guard opens(payload, unwrapped) else { return nil }
    return TypedExpr(.convert(.wrapOptional, typed), .optional(typed.type), typed.span)
  }

  /// Whether a box that would do as it is is opened for a parameter `T`; settles it. In the library's own functions nobody
  /// would see it.
  func mayOpen(
    _ typed: TypedExpr, _ written: Expr, as type: Type, _ parameter: FunctionParameter, _ function: Function
  ) -> Bool {
    guard typed.type.isBox, function.isScripted, !parameter.isVariadic, !parameter.isAutoclosure,
      case .variable(let variable) = type.resolved,
      variable.protocols.allSatisfy({ conformances.conforms(typed.type, to: $0) }),
      opens(typed, as: type, parameter, function)
    else { return false }
    if case .as_ = written.kind { variable.isOpened = false }
    if !isKnownAtOnce(typed) { variable.isOpened = false }
    return true
  }

  /// The same for a parameter `T?`.
  func mayOpenOptional(
    _ typed: TypedExpr, _ written: Expr, as type: Type, _ parameter: FunctionParameter, _ function: Function
  ) -> TypedExpr? {
    openedPayload(typed, type, parameter) { mayOpen(typed, written, as: $0, $1, function) }
  }

  /// Whether a result has a parameter where no other type may stand for it: `Box<T>`, but not `[T]`.
  private func isFixed(_ generic: GenericParameter, in type: Type) -> Bool {
    switch type.resolved {
    case .nominal(let nominal, let arguments):
      if nominal === catalog.arrayNominal { return isFixed(generic, in: arguments[0]) }
      return arguments.contains { argument in
        if case .parameter(let other) = argument.resolved { return other === generic }
        return isFixed(generic, in: argument)
      }
    case .optional(let payload): return isFixed(generic, in: payload)
    case .tuple(let fields): return fields.contains { isFixed(generic, in: $0.type) }
    case .function: return type.mentions(generic)
    default: return false
    }
  }

  /// `&shape` for an `inout T`: what is in the box is changed, and the box is the same variable's again.
  func openedPlace(
    _ written: Expr, as type: Type, _ parameter: FunctionParameter, _ function: Function
  ) -> TypedExpr? {
    guard case .inout_(let place) = written.kind, case .variable(let variable) = type.resolved,
      variable.kind == .general, let typed = attempt({ check(place, expecting: nil) }),
      mayOpen(typed, place, as: type, parameter, function) || opens(typed, as: type, parameter, function)
    else { return nil }
    requireMutable(typed, .inoutArgument, written.span)
    return TypedExpr(.inout_(typed), typed.type, written.span)
  }

  /// Whether what an `any P` holds conforms to a protocol.
  func holds(_ type: Type, _ proto: Nominal) -> Bool {
    guard case .existential(let held) = type.resolved else { return false }
    return held.contains { conformances.inherits($0, from: proto) }
      || conformances.requiredClass(type).map { conformances.conforms($0, to: proto) } ?? false
  }

  /// `any.isSame(as: other)` of a protocol's `func isSame(as: Self)`, or `any.take(1)` of its `func take(_ a: Item)`: what
  /// is in the box is not known, so nothing else is known to be of its type.
  func needsOwnType(_ candidate: CallCandidate) -> CheckError? {
    let function = candidate.function
    guard let type = candidate.base?.type, type.isExistential, let owner = function.owner, owner.kind == .protocol,
      let own = owner.selfParameter
    else { return nil }
    let substitution = ownerSubstitution(owner, candidate.ownerArguments)
    let isUnknowable = function.parameters.contains { parameter in
      switch parameter.type.resolved {
      case .parameter(own): true
      case .associated:
        if case .associated(let base, _, _) = normalized(substitution.apply(parameter.type)) {
          base.isExistential
        } else {
          false
        }
      default: false
      }
    }
    return isUnknowable ? .needsOwnType(function.name, type) : nil
  }

  /// Whether what a member of the library gives is made of the type itself, as `EnumeratedSequence<Self>`: of what is in a
  /// box nobody can say it.
  func wraps(_ result: Type, _ base: Type, _ owner: Nominal?) -> Bool {
    guard let owner, owner.kind == .protocol, owner.module == "Swift", let own = owner.selfParameter,
      base.isExistential,
      case .nominal(_, let arguments) = result.resolved
    else { return false }
    return arguments.contains { if case .parameter(own) = $0.resolved { true } else { false } }
  }

  /// What is known of a type where only the box is.
  func erased(_ type: Type, isOfBox: Bool = false) -> Type { conformances.erased(type, isOfBox: isOfBox) }

  /// Whether a call is of what is in a box, of a type in one, or tells the type of something in one.
  func asksBox(_ use: FunctionUse, _ base: TypedExpr?) -> Bool {
    if !use.opened.isEmpty { return true }
    guard let owner = use.function.owner else {
      return use.function.fullName == "type(of:)" && !use.function.isScripted
    }
    return owner.kind == .protocol && (base?.type.metatypeInstance ?? base?.type)?.isBox ?? false
  }
}
