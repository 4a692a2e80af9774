import Syntax

/// Functions, methods and operators as values.
extension Checker {
  func functionValue(_ candidates: [CallCandidate], _ use: NameUse, _ expecting: Type?, _ span: Span) -> TypedExpr {
    var fitting = candidates
    if let labels = use.labels {
      fitting = candidates.filter { $0.function.has(labels) }
      if fitting.isEmpty {
        let name = Name(use.name.text + "(" + labels.map { $0.text + ":" }.joined() + ")")
        if use.name == "init", let made = candidates.first?.function.result {
          return fail(.noMember(name, made, isStatic: true, candidates: []), use.span)
        }
        return fail(.cannotFind(name, candidates: []), use.span)
      }
    }
    var wanted: FunctionType?
    if let expected = expecting?.resolved {
      let type = expected.withoutOptionals
      if case .function(let function) = type { wanted = function }
    }
    if let wanted {
      fitting = fitting.filter { $0.function.parameters.count == wanted.parameters.count }
      if let late = lateValue(fitting.filter { !$0.function.isAlias }, use, wanted, span) { return late }
      if fitting.count > 1 {
        let exact = fitting.filter { candidate in
          let mark = trail.count
          defer { unwind(to: mark) }
          return attempt { () -> Bool in
            let value = reference(candidate, nil, span)
            if conversion(of: value, to: .function(wanted)) == nil { report(.ambiguous(use.name.text), span) }
            return true
          } != nil
        }
        if !exact.isEmpty { fitting = exact }
        // A literal is rather what it is by default.
        let usual = exact.filter { candidate in
          zip(candidate.function.parameters, wanted.parameters).allSatisfy { mine, given in
            defaultedCopy(given.type).map { conformances.same(mine.type, $0) } ?? true
          }
        }
        if !usual.isEmpty { fitting = usual }
      }
      if fitting.isEmpty { fitting = candidates }
    }
    guard let first = fitting.first(where: { !$0.function.isAlias }) ?? fitting.first else {
      return fail(.ambiguous(use.name.text), span)
    }
    var chosen = first
    // `Point.init` where all have values: where nothing says what it takes, it takes nothing.
    let saysNothing = wanted == nil && use.labels == nil || fitting.count == candidates.count
    if saysNothing, let plain = fitting.first(where: { $0.function.isPlainInitializer }) {
      return reference(plain, wanted, span)
    }
    let isMember = candidates.first?.function.owner != nil
    let isPlain = expecting.map { isMember && (isUnknown($0) || $0.isExistential) } ?? true
    if fitting.count > 1, wanted == nil, use.labels == nil, isPlain {
      guard let best = mostSpecial(fitting.filter { !$0.function.isAlias }) else {
        return fail(.ambiguous(use.name.text), use.span)
      }
      chosen = best
    }
    if chosen.function.isMutating, chosen.base != nil { return fail(.mutatingAsValue, use.span) }
    return reference(chosen, wanted, span)
  }

  /// - Parameter wanted: What is expected: its parameters say what the function's requirements are about, as in
  ///   `parts.map(Array.init)`.
  private func reference(_ candidate: CallCandidate, _ wanted: FunctionType?, _ span: Span) -> TypedExpr {
    let function = candidate.function
    noteUse(of: function, span)
    var substitution = ownerSubstitution(function.owner, candidate.ownerArguments)
    var own: [Type] = []
    for parameter in function.generics {
      let type = constrainedVariable(parameter, span)
      own.append(type)
      substitution.set(parameter, type)
    }
    let use = FunctionUse(
      function, ownerArguments: candidate.ownerArguments, arguments: own, dispatch: candidate.dispatch)
    if let wanted, !function.requirements.isEmpty, wanted.parameters.count == function.parameters.count {
      for (parameter, given) in zip(function.parameters, wanted.parameters)
      where !isUnknown(defaulted(given.type)) {
        let mark = trail.count
        if !unify(substitution.apply(parameter.type), given.type) { unwind(to: mark) }
      }
      relate(function, substitution)
    }
    guard let base = candidate.base else {
      return TypedExpr(.function(use), substitution.apply(.function(valueType(function, of: nil))), span)
    }
    let type = valueType(function, substitution, of: base)
    return TypedExpr(.boundMethod(base, use), type, span)
  }

  /// A member's type as a value: what it gives of its own class is of the class that it is asked of.
  private func valueType(_ function: Function, _ substitution: Substitution, of base: TypedExpr) -> Type {
    var type = valueType(function, of: base)
    if function.kind == .initializer, let made = base.type.metatypeInstance, conformances.requiredClass(made) != nil {
      type = type.with(result: function.isFailable ? .optional(made) : made)
    } else if function.givesSelf {
      type = type.with(result: seen(type.result, function.owner, base))
    }
    return substitution.apply(.function(type))
  }

  /// A function's type as a value: of one that captures nothing, or nothing that could be changed meanwhile, `@Sendable`
  /// (observed: swiftc 6, language mode 6).
  private func valueType(_ function: Function, of base: TypedExpr?) -> FunctionType {
    let isSendable =
      function.localBody == nil && (base.map { function.isStatic || conformances.isSendable($0.type) } ?? true)
    return function.valueType.with(isSendable: isSendable)
  }

  /// `zip(names, ages).map(Person.init)`: a function that takes the parts of a tuple one by one, where one of the tuple is
  /// wanted. nil where it is no such thing.
  func spread(_ written: Expr, over type: Type) -> TypedExpr? {
    let span = written.span
    switch written.kind {
    case .name(let use) where !use.name.isOperator: break
    case .member(.some, _): break
    default: return nil
    }
    guard case .function(let wanted) = type.resolved, wanted.parameters.count == 1,
      case .tuple(let fields) = wanted.parameters[0].type.resolved, fields.count > 1
    else { return nil }
    let closure = TypedFunction(name: "closure", span: span, source: source)
    let whole = Variable("$0", wanted.parameters[0].type, isLet: true, storage: .local, owner: closure, span: span)
    closure.parameters = [whole]
    let parts = Type.function(
      FunctionType(
        fields.map { .init($0.type) }, wanted.result, isThrowing: wanted.isThrowing))
    func called() -> TypedExpr {
      let function = check(written, expecting: parts)
      guard case .function(let found) = function.type.resolved, found.parameters.count == fields.count else {
        return fail(.cannotConvert(function.type, to: type, .argument), span)
      }
      let arguments = fields.indices.map { index in
        let part = TypedExpr(
          .tupleElement(TypedExpr(.variable(whole), whole.type, span), index), fields[index].type, span)
        return convert(part, to: found.parameters[index].type, .argument)
      }
      closure.isThrowing = found.isThrowing
      return TypedExpr(.callValue(function, arguments), found.result, span)
    }
    let body = Scope(.function(closure), parent: scope)
    func inside() -> TypedExpr { withFunction(closure) { inScope(body, called) } }
    let mark = trail.count
    guard attempt(inside) != nil else { return nil }
    unwind(to: mark)
    let value = inside()
    closure.result = value.type
    closure.body = [TypedStmt(value.type.isVoid ? .expression(value) : .return_(value), span)]
    let made = FunctionType(wanted.parameters, value.type, isThrowing: closure.isThrowing)
    return TypedExpr(.closure(closure), .function(made), span)
  }

  /// `Optional.some` as an argument: a closure that makes an optional of what it gets.
  func wrapper(_ payload: Type, _ span: Span) -> TypedExpr {
    var payload = payload
    if case .parameter(let parameter) = payload.resolved, catalog.optionalNominal.generics.contains(parameter) {
      payload = freshVariable(.general, span)
    }
    let closure = TypedFunction(name: "closure", span: span, source: source)
    let value = Variable("$0", payload, isLet: true, storage: .local, owner: closure, span: span)
    closure.parameters = [value]
    closure.result = .optional(payload)
    let wrapped = TypedExpr(
      .convert(.wrapOptional, TypedExpr(.variable(value), payload, span)), .optional(payload), span)
    closure.body = [TypedStmt(.return_(wrapped), span)]
    return TypedExpr(.closure(closure), .function(FunctionType([.init(payload)], .optional(payload))), span)
  }

  /// `+` as an argument: a closure of two (or one) parameters.
  func operatorValue(_ use: NameUse, _ expecting: Type?, _ span: Span) -> TypedExpr {
    let type = expecting?.withoutOptionals
    if use.name == "...", case .nominal(let nominal, _)? = type, nominal.name == "UnboundedRange" {
      return TypedExpr(.string(""), type!, span)
    }
    guard case .function(let wanted)? = type else { return fail(.ambiguous("operator '\(use.name.text)'"), span) }
    let closure = TypedFunction(name: "closure", span: span, source: source)
    var parameters = wanted.parameters.map(\.type)
    // `zip(a, b).map(+)`: one tuple of two.
    var isTuple = false
    if parameters.count == 1, case .tuple(let fields) = parameters[0].resolved, fields.count == 2 {
      parameters = fields.map(\.type)
      isTuple = true
    }
    var operands: [Expr] = []
    let inner = Scope(.function(closure), parent: scope)
    if isTuple {
      let variable = Variable("$0", wanted.parameters[0].type, isLet: true, storage: .local, owner: closure, span: span)
      closure.parameters = [variable]
      inner.add(.variable(variable), named: "$0")
      operands = [0, 1].map { Expr(.tupleElement(Expr(.name(NameUse("$0", span)), span), $0), span) }
    } else {
      for (index, parameter) in parameters.enumerated() {
        let name = Name("$\(index)")
        let variable = Variable(
          name, parameter, isLet: !wanted.parameters[index].isInout, storage: .local, owner: closure, span: span)
        variable.isInout = wanted.parameters[index].isInout
        closure.parameters.append(variable)
        inner.add(.variable(variable), named: name)
        operands.append(Expr(.name(NameUse(name, span)), span))
      }
    }
    let op = Operator(use.name, span)
    let body: Expr
    switch operands.count {
    case 2: body = Expr(.binary(operands[0], op, operands[1]), span)
    case 1: body = Expr(.prefix(op, operands[0]), span)
    default: return fail(.cannotFindOperator(use.name), span)
    }
    func finish() -> TypedExpr {
      let typed = withFunction(closure) { inScope(inner) { check(body, expecting: wanted.result) } }
      if typed.type.isError { return typed }
      let converted = conversion(of: typed, to: wanted.result) ?? typed
      closure.result = converted.type
      closure.body = [TypedStmt(.return_(converted), span)]
      return converted
    }
    if !isTuple, isOpen(wanted), relateOperands(use.name, wanted) {
      return late(closure, wanted, "operator '\(use.name.text)'", span) { _ = finish() }
    }
    let converted = finish()
    if converted.type.isError { return converted }
    return TypedExpr(.closure(closure), .function(FunctionType(wanted.parameters, converted.type)), span)
  }
}
