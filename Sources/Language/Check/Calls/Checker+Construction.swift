import Syntax

extension Checker {
  /// `UnicodeScalar(65).value`: of initializers that take a literal one that always makes a value is meant where a member
  /// is asked for that an optional lacks.
  func alwaysMade(_ base: Expr, _ typed: TypedExpr, _ name: Name) -> TypedExpr? {
    guard let made = typed.type.optionalPayload, case .call(let callee, let arguments, _) = base.kind,
      arguments.contains(where: { isNumberLiteral($0.value) }), typeNamed(callee) != nil,
      members(of: typed.type, named: name, isStatic: false).isEmpty,
      attempt({ conformances.same(check(base, expecting: made).type, made) }) ?? false
    else { return nil }
    return check(base, expecting: made)
  }
}

/// Making instances: `Point(x: 1)`, `T()`, `self.init(…)`.
extension Checker {
  /// `CGRect(x: …)`, `[Int](…)`, `Self(…)`; `Int.init(…)` names the initializer.
  ///
  /// - Parameter named: Where the word `init` stands.
  func construct(
    _ type: Type, _ typed: TypedExpr, _ arguments: [Argument], _ expecting: Type?, _ span: Span, named: Span? = nil
  ) -> TypedExpr {
    switch type.resolved {
    case .optional(let payload):
      if arguments.count == 1, arguments[0].label == nil {
        // `Int??(nil)` is the literal, of that type.
        if case .nilLiteral = arguments[0].value.withoutParens.kind, !isUnknown(payload) {
          return TypedExpr(.none, type, span)
        }
        let value = check(arguments[0].value, expecting: payload)
        if isUnknown(payload), !value.type.isError, unify(payload, value.type) {
          return TypedExpr(.convert(.wrapOptional, value), type, span)
        }
        return convert(value, to: type, .argument)
      }
      return arguments.isEmpty ? TypedExpr(.none, type, span) : fail(.takesNoArguments, span)
    case .tuple(let fields)
    where fields.count == arguments.count
      && zip(fields, arguments).allSatisfy({ $1.label == nil || $0.label == $1.label }):
      return TypedExpr(.tuple(zip(fields, arguments).map { check($1.value, as: $0.type, .argument) }), type, span)
    case .existential(let protocols) where dynamicType(typed, type) == nil:
      return fail(protocols.first.map { .notInstantiable($0) } ?? .noAccessibleInitializers(type), span)
    case .tuple(let fields) where fields.isEmpty && !arguments.isEmpty:
      checkLoosely(arguments)
      return fail(.takesNoArguments, arguments[0].value.span)
    case .error:
      checkLoosely(arguments)
      return TypedExpr(.error, .error, span)
    default: break
    }
    if named == nil, let literal = literalOfType(type, typed, arguments) {
      return literal.type.isError ? literal : TypedExpr(literal.kind, literal.type, span)
    }
    let found = members(of: type, named: "init", isStatic: true)
    var candidates: [CallCandidate] = []
    for candidate in found {
      guard case .function(let function) = candidate.member else { continue }
      guard holds(function.conditions, candidate) else { continue }
      candidates.append(maker(function, candidate, typed, type))
    }
    if candidates.isEmpty {
      checkLoosely(arguments)
      return fail(.noAccessibleInitializers(type), span)
    }
    let use = NameUse("init", typed.span)
    func made(_ expecting: Type?) -> TypedExpr {
      resolve(candidates, use, arguments, expecting, span, typeName: type)
    }
    let result =
      makesOther(type, than: expecting)
      ? either({ made(expecting) }) { attempt { made(nil) } == nil ? made(expecting) : made(nil) } : made(expecting)
    guard case .call(let use, let base, _) = result.kind, let owner = use.function.owner, owner.kind == .class else {
      return result
    }
    let isOpen = conformances.requiredClass(type) != nil
    // Which class is made is known when it is made: every class must have such an initializer.
    if isOpen || base != nil, owner.module == "main", !owner.isFinal, !use.function.isRequired {
      report(.needsRequiredInitializer(type), named ?? typed.span)
    }
    return isOpen ? TypedExpr(result.kind, use.function.isFailable ? .optional(type) : type, span) : result
  }

  /// `let all: [Any] = Array(1...3)`: a collection whose elements are not said may be made of others, and converted.
  private func makesOther(_ type: Type, than expecting: Type?) -> Bool {
    guard let expected = expecting?.optionalPayload ?? expecting, let nominal = type.nominal,
      nominal === expected.nominal, containsUnknown(type), !containsUnknown(expected)
    else { return false }
    return nominal === catalog.arrayNominal || nominal === catalog.setNominal || nominal === catalog.dictionaryNominal
  }

  /// An initializer asked of a type.
  ///
  /// - Parameter isValue: It is not called here: what it makes is what `typed` says.
  func maker(
    _ function: Function, _ candidate: MemberCandidate, _ typed: TypedExpr, _ type: Type, isValue: Bool = false
  ) -> CallCandidate {
    // `type(of: x).init()` makes an instance of the dynamic class: rare, by metatype value.
    let known = dynamicType(typed, type, isMaking: true)
    var made = callCandidate(function, candidate, base: isValue || typed.mayAct ? typed : known, isSuper: false)
    if known != nil { made.dispatch = .virtual }
    if function.isRequirement { made.dispatch = .witness }
    // `T()` where `T` is a subclass: it makes one of that class.
    if function.owner?.kind == .class, conformances.requiredClass(type) != nil { made.dispatch = .virtual }
    return made
  }

  /// `Int8(300)`: of a type that has such literals it is the literal, whatever initializers there are.
  private func literalOfType(_ type: Type, _ base: TypedExpr, _ arguments: [Argument]) -> TypedExpr? {
    guard arguments.count == 1, arguments[0].label == nil, case .metatype = base.kind, !containsUnknown(type)
    else { return nil }
    let has =
      switch arguments[0].value.withoutParens.kind {
      case .integer: acceptsIntegerLiteral(type)
      case .float: acceptsFloatLiteral(type)
      case .boolean: type.nominal === catalog.boolNominal || conformsByName(type, "ExpressibleByBooleanLiteral")
      case .nilLiteral: conformsByName(type, "ExpressibleByNilLiteral")
      case .string(let parts): acceptsStringLiteral(type) && fits(parts, type)
      default: false
      }
    return has ? check(arguments[0].value, as: type, .argument) : nil
  }

  /// `self.init(…)` in an initializer.
  func delegate(_ type: Type, _ base: TypedExpr, _ arguments: [Argument], _ span: Span) -> TypedExpr {
    if let function = currentFunction.declaration, let nominal = type.nominal, nominal.kind == .class,
      nominal.module == "main", !function.isConvenience, !diagnostics.contains(where: { $0.span == function.span })
    {
      report(.designatedDelegates(nominal.name), function.span)
    }
    return initializerCall(type, base, arguments, span)
  }

  func initializerCall(_ type: Type, _ base: TypedExpr, _ arguments: [Argument], _ span: Span) -> TypedExpr {
    let found = members(of: type, named: "init", isStatic: true)
    let candidates = found.compactMap { candidate -> CallCandidate? in
      guard case .function(let function) = candidate.member else { return nil }
      var made = callCandidate(function, candidate, base: base, isSuper: false)
      made.dispatch = .direct
      return made
    }
    if candidates.isEmpty { return fail(.noAccessibleInitializers(type), span) }
    let call = resolve(candidates, NameUse("init", span), arguments, nil, span, typeName: type)
    if case .error = call.kind { return call }
    return TypedExpr(call.kind, .void, span)
  }
}
