import Syntax

/// `a ?? b`.
extension Checker {
  func checkCoalescing(_ left: Expr, _ op: Operator, _ right: Expr, _ expecting: Type?, _ span: Span) -> TypedExpr {
    let wanted = expecting.flatMap { isUnknown($0) ? nil : $0 }
    if isOpenRow(left, right, wanted) { return fail(.openMeaning(op.name), op.span) }
    noteOwnElements(of: left, expecting)
    // That anything will do says nothing of the first: `print(cast(value, to: Int.self) ?? 0)`.
    let told = wanted.flatMap { $0.isAny ? nil : $0 }
    let a = check(left, expecting: told.map { $0.optionalPayload != nil ? $0 : .optional($0) })
    if a.type.isError { return a }
    guard case .optional(let payload) = a.type.resolved else {
      if case .none = a.kind { return coalesceNil(a, right, wanted, span) }
      // Swift accepts it and warns that the right side is never used.
      let b = check(right, expecting: a.type)
      if b.type.isError { return b }
      let isFine = wanted?.isAny ?? false || conversion(of: b, to: a.type) != nil
      guard isFine else { return coalescingFailure(a, b, a.type, wanted, op) }
      return a
    }
    // With `Any` expected, Swift converts what is made for the optional, in a chain or by a function, and leaves a literal
    // its own type: `print(a?.x ?? -1)`, `print(word.map { Double($0.count) } ?? 0)`, `print(Optional(1) ?? 2.5)`. What was
    // optional before stays what it is. (Observed.)
    if let wanted, case .existential = wanted.resolved, isOfNumberLiterals(right) {
      let literal = check(right, expecting: nil)
      if isMadeOptional(a) || isFirstOfPart(left) || isOwnLiteral(payload, of: left, beside: literal.type) {
        settleLiterals(literal.type)
        settleLiterals(payload)
        if !conformances.same(literal.type, payload),
          let first = conversion(
            of: asFirstOfOptionals(left, of: payload, beside: literal.type) ?? a, to: .optional(wanted)),
          let second = conversion(of: literal, to: wanted)
        {
          whole.secondChoices.boxing.insert(span)
          return TypedExpr(.nilCoalescing(first, second), wanted, span)
        }
      }
    }
    // The same of a literal that was made the optional: `print(Optional(1) ?? doubles[0])` prints `1`.
    if let wanted, wanted.isAny, case .variable(let literal) = payload.resolved, literal.isLiteral,
      literal.protocols.isEmpty, !isToldByClosure(literal, left), !needsContext(right),
      let other = attempt({ settledCopy(check(right, expecting: nil).type) }), other.nominal != nil,
      !conformances.same(other, settledCopy(payload))
    {
      settleLiterals(payload)
      if let first = conversion(of: a, to: .optional(wanted)),
        let second = conversion(of: check(right, expecting: nil), to: wanted)
      {
        return TypedExpr(.nilCoalescing(first, second), wanted, span)
      }
    }
    if let wanted, wanted.isAny, payload.nominal === catalog.substringNominal,
      case .string = right.withoutParens.kind,
      let parts = asPartOfCharacters(left)
    {
      return checkCoalescing(parts, op, right, expecting, span)
    }
    if let wanted, let result = coalesceInto(wanted, a, right, span) { return result }
    if let result = literalDefault(left, a, payload, right, expecting, span) { return result }
    // `words?.reversed() ?? []`: a literal is no `ReversedCollection`.
    if case .array = right.withoutParens.kind, payload.nominal !== catalog.arrayNominal,
      let element = sequenceElement(payload), let list = conversion(of: a, to: .optional(catalog.array(element)))
    {
      return TypedExpr(.nilCoalescing(list, check(right, as: catalog.array(element))), catalog.array(element), span)
    }
    let b = check(right, expecting: payload)
    if b.type.isError { return b }
    if isNeverType(b.type) {
      // `print(count ?? fatalError())`: where anything will do, what never returns will.
      guard let wanted, wanted.isAny, let first = conversion(of: a, to: .optional(wanted)),
        let second = conversion(of: b, to: wanted)
      else { return fail(.cannotConvert(b.type, to: payload, .argument), b.span) }
      return TypedExpr(.nilCoalescing(first, second), wanted, span)
    }
    let mark = trail.count
    if let converted = conversion(of: b, to: payload) { return TypedExpr(.nilCoalescing(a, converted), payload, span) }
    unwind(to: mark)
    // Where anything is taken, two optionals are a value of anything and a default: `print(list.first ?? list.last)` prints
    // the element. An optional made of a literal is one with the other: `print(Optional(1) ?? list.last)`. (Observed.)
    if let wanted, wanted.isAny, !isOptionalOfLiteral(a, payload), !isOpenNil(b), !b.isImplicitlyUnwrapped,
      b.type.optionalPayload != nil,
      let first = conversion(of: a, to: .optional(wanted)), let second = conversion(of: b, to: wanted)
    {
      return TypedExpr(.nilCoalescing(first, second), wanted, span)
    }
    unwind(to: mark)
    // The default is optional too: so is the result.
    if let converted = conversion(of: b, to: a.type) { return TypedExpr(.nilCoalescing(a, converted), a.type, span) }
    unwind(to: mark)
    // The payload may convert to what the default is: `label ?? view`.
    if let optional = conversion(of: a, to: .optional(b.type)) {
      return TypedExpr(.nilCoalescing(optional, b), b.type, span)
    }
    unwind(to: mark)
    if let common = commonClass(payload, b.type), let x = conversion(of: a, to: .optional(common)),
      let y = conversion(of: b, to: common)
    {
      return TypedExpr(.nilCoalescing(x, y), common, span)
    }
    if isNeverType(b.type) { return TypedExpr(.nilCoalescing(a, convert(b, to: payload, .plain)), payload, span) }
    return coalescingFailure(a, b, payload, wanted, op)
  }

  /// Whether a value that is not optional becomes one at last: at the end of a chain, or as what a closure gives `map`.
  private func isMadeOptional(_ expr: TypedExpr) -> Bool {
    switch expr.kind {
    case .chain(let inner), .tryOptional(let inner): return inner.type.optionalPayload == nil
    case .call(let use, _, let arguments):
      guard case .parameter(let result)? = use.function.result.optionalPayload?.resolved else { return false }
      return zip(use.function.parameters, arguments).contains { parameter, argument in
        guard case .function(let function) = parameter.type.resolved, isClosureWritten(argument) else { return false }
        if case .parameter(result)? = function.result.optionalPayload?.resolved { return !isFailing(argument) }
        return if case .parameter(result) = function.result.resolved { true } else { false }
      }
    default: return false
    }
  }

  private func isClosureWritten(_ expr: TypedExpr) -> Bool {
    switch expr.kind {
    case .convert(_, let inner): isClosureWritten(inner)
    case .closure: true
    default: false
    }
  }

  /// `{ Double($0) }`: what Swift knows the type of before it knows what `flatMap` gives.
  private func isFailing(_ closure: TypedExpr) -> Bool {
    switch closure.kind {
    case .convert(_, let inner): return isFailing(inner)
    case .closure(let body):
      guard case .return_(let value?)? = body.body.first?.kind else { return false }
      if case .call(let use, _, _) = value.kind { return use.function.kind == .initializer && use.function.isFailable }
      return false
    default: return false
    }
  }

  /// `list.dropFirst().first`, `rows.flatMap { $0 }.first`, `prices.mapValues { $0 * 2 }["b"]`, `["a": 1.5]["b"]`: which of
  /// several members Swift means, or what a closure gives, is as open as the literal's type.
  private func isFirstOfPart(_ left: Expr) -> Bool {
    func made(_ part: Expr) -> (base: Expr, name: Name, withClosure: Bool)? {
      guard case .call(let callee, let arguments, _) = part.withoutParens.kind,
        case .member(let base?, let use) = callee.kind
      else { return nil }
      return (base, use.name, arguments.contains { if case .closure = $0.value.kind { true } else { false } })
    }
    func isLazy(_ expr: Expr) -> Bool {
      if case .member(_, let use) = expr.kind, use.name == "lazy" { return true }
      return made(expr).map { isLazy($0.base) } ?? false
    }
    switch left.withoutParens.kind {
    case .member(let part?, let end):
      guard end.name == "first" || end.name == "last", let made = made(part) else { return false }
      switch made.name {
      case "dropFirst": return end.name == "first"
      case "prefix": return end.name == "first" && !made.withClosure
      case "flatMap": return made.withClosure
      case "map", "compactMap": return made.withClosure && isLazy(made.base)
      default: return false
      }
    case .subscript_(let base, _):
      if case .dictionary = base.kind { return true }
      return made(base).map { $0.withClosure && ["mapValues", "compactMapValues"].contains($0.name) } ?? false
    default: return false
    }
  }

  /// `rows.flatMap { $0 }.first ?? 9` of rows of `Double`: Swift takes the `flatMap` of optionals, as which any row will do,
  /// rather than to make the number what it is not.
  private func asFirstOfOptionals(_ left: Expr, of payload: Type, beside literal: Type) -> TypedExpr? {
    guard literal.nominal === catalog.intNominal, case .member(let part?, let end) = left.withoutParens.kind,
      case .call(let callee, let arguments, let style) = part.kind,
      case .member(let list?, let use) = callee.kind, use.name == "flatMap"
    else { return nil }
    guard acceptsIntegerLiteral(payload) else {
      return fail(.openMeaning(use.name), use.span)
    }
    let older = Expr(.member(list, NameUse("compactMap", use.span)), callee.span)
    let parts = Expr(.call(older, arguments, style), part.span)
    return check(Expr(.member(parts, end), left.span), expecting: nil)
  }

  /// Whether a literal's type is open that would be another's than that of the literal beside it. What a method asks of
  /// it, or an operator in a method's closure, may make it the other.
  private func isOwnLiteral(_ type: Type, of left: Expr, beside other: Type) -> Bool {
    guard case .variable(let b) = other.resolved else { return false }
    // `[1.5, nil].forEach { print($0 ?? 0) }`
    if b.kind == .integerLiteral { return isOfLiteral(left) && defaulted(type).nominal === catalog.doubleNominal }
    guard case .variable(let a) = type.resolved else { return false }
    guard a.kind == .integerLiteral, b.kind == .floatLiteral else { return false }
    switch left.withoutParens.kind {
    case .member: return true
    default: return a.protocols.isEmpty && !isToldByClosure(a, left)
    }
  }

  /// `[3, 4].first { $0 > 3 }`, and `[2.5].filter { $0 > 3 }.first` of a fraction.
  private func isToldByClosure(_ literal: TypeVariable, _ left: Expr) -> Bool {
    if literal.kind == .floatLiteral, literal.operand > .none { return true }
    guard literal.operand > .none, case .call(_, let arguments, _) = left.withoutParens.kind else { return false }
    return arguments.contains { shortClosure($0.value) != nil }
  }

  /// `print(line.split(separator: " ").last ?? "none")` in Swift leaves `"none"` a string, which no substring is: it takes
  /// the `split` that all sequences have, whose parts are of characters, and prints `["c"]`. (Observed.)
  private func asPartOfCharacters(_ left: Expr) -> Expr? {
    guard case .member(let parts?, let end) = left.kind, end.name == "first" || end.name == "last",
      case .call(let callee, let arguments, let style) = parts.kind,
      case .member(let text?, let split) = callee.kind, split.name == "split"
    else { return nil }
    let array = Expr(.name(NameUse("Array", text.span)), text.span)
    let list = Expr(.call(array, [Argument(label: nil, labelSpan: text.span, value: text)], .parentheses), text.span)
    let call = Expr(.call(Expr(.member(list, split), callee.span), arguments, style), parts.span)
    return Expr(.member(call, end), left.span)
  }

  /// `nil ?? 3`: an optional of what is behind it.
  private func coalesceNil(_ none: TypedExpr, _ right: Expr, _ wanted: Type?, _ span: Span) -> TypedExpr {
    let b = check(right, expecting: wanted)
    if b.type.isError { return b }
    if isOpenNil(b) { return fail(.genericNotInferred("T"), span) }
    return TypedExpr(.nilCoalescing(TypedExpr(.none, .optional(b.type), none.span), b), b.type, span)
  }

  /// Neither side fits the other. Where something else is wanted, the side that does not fit that is to blame.
  private func coalescingFailure(
    _ a: TypedExpr, _ b: TypedExpr, _ payload: Type, _ wanted: Type?, _ op: Operator
  ) -> TypedExpr {
    settleLiterals(a.type)
    settleLiterals(b.type)
    if isOpenNil(b) { return fail(.nilIncompatible(payload, .argument), b.span) }
    var goal = wanted?.resolved
    if case .existential? = goal { goal = nil }
    guard let goal else { return fail(.binaryOperands(op.name, a.type, b.type), op.span) }
    let result = goal.optionalPayload ?? goal
    if !canConvert(payload, to: result), canConvert(b, to: result) {
      return fail(.cannotConvert(payload, to: result, .argument), a.span)
    }
    return convert(b, to: payload, .argument)
  }

  /// `print(numbers.max() ?? "none")`: where neither side fits the other, both may fit what is wanted.
  private func coalesceInto(_ wanted: Type, _ a: TypedExpr, _ right: Expr, _ span: Span) -> TypedExpr? {
    guard case .optional(let payload) = a.type.resolved, isUnknown(payload) || !conformances.same(payload, wanted)
    else { return nil }
    func fits(_ expecting: Type, _ test: (TypedExpr) -> Bool) -> Bool {
      let mark = trail.count
      defer { unwind(to: mark) }
      return attempt { test(check(right, expecting: expecting)) } ?? false
    }
    let isPlain = fits(payload) { b in
      canConvert(b, to: payload) || canConvert(b, to: a.type) || canConvert(a, to: .optional(b.type))
        || isNeverType(b.type)
    }
    if isPlain { return nil }
    settleLiterals(a.type)
    guard canConvert(a.type, to: .optional(wanted)), fits(wanted, { canConvert($0, to: wanted) }),
      let first = conversion(of: a, to: .optional(wanted)),
      let second = conversion(of: check(right, expecting: wanted), to: wanted)
    else { return nil }
    whole.secondChoices.boxing.insert(span)
    return TypedExpr(.nilCoalescing(first, second), wanted, span)
  }

  func isNumberLiteral(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .integer, .float: true
    case .prefix(_, let inner), .paren(let inner): isNumberLiteral(inner)
    default: false
    }
  }

  private func isOptionalOfLiteral(_ expr: TypedExpr, _ payload: Type) -> Bool {
    guard case .variable(let variable) = payload.resolved, variable.isLiteral else { return false }
    return switch expr.kind {
    case .call(let use, nil, _): use.function.kind == .initializer
    case .enumCase, .convert: true
    default: false
    }
  }

  /// `1`, `1 + 2`
  func isOfNumberLiterals(_ expr: Expr) -> Bool {
    switch expr.withoutParens.kind {
    case .binary(let a, let op, let b):
      ["+", "-", "*", "/"].contains(op.name) && isNumberLiteral(a) && isNumberLiteral(b)
    default: isNumberLiteral(expr)
    }
  }

  func isNeverType(_ type: Type) -> Bool { type.nominal === catalog.neverNominal }
}
