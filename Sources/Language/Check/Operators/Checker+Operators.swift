import Syntax

extension Checker {
  /// - Parameter mayMix: Whether a sum of lists may be one of anything.
  func checkPlainBinary(
    _ left: Expr, _ op: Operator, _ right: Expr, _ expecting: Type?, _ span: Span, mayMix: Bool = true
  ) -> TypedExpr {
    let name = op.name
    if mayMix, name == "+", isSumOfLists(left, right, expecting) {
      return checkSumOfLists(left, op, right, expecting, span)
    }
    if case .try_ = right.kind, compoundBase(name) == nil {
      report(.tryOnRight, Span(Int(right.span.start), Int(right.span.start) + 3))
    }
    switch name.text {
    case "&&", "||":
      // A script may have its own for other types: `even && small` for two predicates.
      if isDeclaredByScript(name), !(isBoolean(left) && isBoolean(right)) { break }
      return lateOperator(op, right) {
        let (a, b) = (checkBoolean(left, isFirst: true), checkBoolean(right, isFirst: false))
        return TypedExpr(name == "&&" ? .and(a, b) : .or(a, b), catalog.bool, span)
      }
    case "??":
      func own() -> TypedExpr { checkOwnCoalescing(left, name, right, expecting, span) }
      if isDeclaredByScript(name), attempt({ own() }) != nil { return own() }
      return lateOperator(op, right) { checkCoalescing(left, op, right, expecting, span) }
    default: break
    }
    if let base = compoundBase(name) { return checkCompound(left, op, base, right, span) }
    if Self.builtin(name) == nil,
      isFunctionLiteral(left) || isFunctionLiteral(right) || isTold(name, left, right) || areLists(left, right)
    {
      return checkApplying(name, left, right, op.span, expecting, span)
    }
    for operand in [left, right] {
      guard case .inout_(let place) = operand.kind else { continue }
      return fail(.ampersandNotInout(attempt { check(place, expecting: nil).type }), operand.span)
    }
    if Self.builtin(name) == nil, isUnheard(of: name) {
      report(unknownInfix(name), op.span)
      for operand in [left, right] where !needsContext(operand) { _ = check(operand, expecting: nil) }
      return TypedExpr(.error, .error, span)
    }
    // `"a" + n + "b"`: the text behind tells what the sum before it was to be.
    let joins = isJoined
    isJoined = false
    if name == "+", case .string = right.kind, case .binary = left.kind { isJoined = true }
    // `[1] + [nil]`, `[nil] == [1]`
    let isSum = name == "+" && expecting.map { isUnknown($0) || $0.isExistential } ?? true
    if isSum, let (a, b) = sumWithOpenMember(left, right, span), let sum = builtinBinary(name, a, b, nil, span) {
      return sum
    }
    if isSum || isCompound(left) && (name == "==" || name == "!="), let shape = jointShape(of: [left, right], span) {
      let (a, b) = (check(left, as: shape), check(right, as: shape))
      if let joined = builtinBinary(name, a, b, nil, span) { return joined }
    }
    if name == "+", let list = listAdded(left, right, expecting) {
      let (a, b) = (check(left, as: list), check(right, as: list))
      if let sum = builtinBinary(name, a, b, nil, span) { return sum }
    }
    // An operand that means nothing alone takes the other's type.
    var a: TypedExpr
    var b: TypedExpr
    let isComparison = Self.builtin(name).map(isComparison) ?? false
    let isRange = name == "..." || name == "..<"
    // `let all: ClosedRange<Int8> = .min ... .max`: a range's bounds are of its elements' type.
    let wanted = isRange ? expecting.flatMap { rangeBound($0.optionalPayload ?? $0) } : expecting
    let hint = isComparison ? nil : wanted.flatMap { $0.nominal == nil && !isParameter($0) ? nil : $0 }
    let leftLeans =
      needsContext(left) || isCollectionLiteral(left) && !isCollectionLiteral(right) || isBig(left) && !isBig(right)
      || isTupleToldByOther(left)
    let rightLeans =
      needsContext(right) || isCollectionLiteral(right) && !isCollectionLiteral(left) || isTupleToldByOther(right)
    // `numbers.map { .unit($0) } == [unit]`
    let isTold = rightLeans && needsContext(left) && !needsContext(right) && isCall(left)
    if name == "~=", leftLeans, !needsContext(right), let range = rangeOfMembers(left, of: .void) {
      b = check(right, expecting: nil)
      a = check(left, expecting: range.nominal.map { .nominal($0, [b.type]) })
    } else if leftLeans, !rightLeans || isTold {
      b = check(right, expecting: nil)
      a = check(left, expecting: isUnknown(b.type) ? hint ?? contextType(b.type) : staysApart(b) ? nil : b.type)
    } else if needsContext(left) {
      a = check(left, expecting: hint)
      b = check(right, expecting: hint ?? a.type)
    } else {
      let ownBound = isRange ? hint.flatMap { $0.nominal?.module == "main" ? $0 : nil } : nil
      a = check(left, expecting: isCollectionLiteral(left) ? ownBound : literalHint(left, hint))
      // `low ... high ~= .medium`
      let known = name == "~=" ? rangeBound(a.type) ?? a.type : a.type
      b = check(
        right,
        expecting: rightLeans
          ? (isUnknown(known) ? hint ?? contextType(known) : staysApart(a) ? nil : known)
          : (isBig(right) && !isUnknown(a.type)) || isOwnOfLists(a.type, right) || ownBound != nil
            ? a.type : literalHint(right, hint))
    }
    if a.type.isError || b.type.isError { return TypedExpr(.error, .error, span) }
    a = unwrapImplicit(a, b, name)
    b = unwrapImplicit(b, a, name)
    if name == "==" || name == "!=" { noteComparison(left, a, right, b) }
    if let result = builtinBinary(name, a, b, expecting, span) {
      if case .binary(let builtin, let a, let b) = result.kind { noteArithmetic(builtin, a, b, op.span) }
      return result
    }
    // `let sum: Term = "x" * 2`: of literals that have no such operator themselves, those of the type expected.
    var candidates = operatorCandidates(name, a.type, b.type)
    if isOpenLiteral(a.type), isOpenLiteral(b.type), let expecting, expecting.nominal != nil {
      candidates = operatorCandidates(name, a.type, b.type, expecting)
    }
    if !candidates.isEmpty {
      func resolved() -> TypedExpr {
        resolveOperator(name, candidates, [a, b], span, expecting: expecting, written: [left, right])
      }
      // `[1] + [2]` beside a script's own `+` of an array and a number: the language's own meaning is still there.
      func fits() -> Bool {
        guard let own = attempt({ resolved() }) else { return false }
        return expecting.map { isUnknown($0) || canConvert(own.type, to: $0) } ?? true
      }
      if isDeclaredForSome(name, a.type), !fits(),
        let usual = builtinBinary(name, a, b, expecting, span, besideOwn: true)
      {
        return usual
      }
      return resolved()
    }
    if Self.builtin(name) == nil { return fail(unknownInfix(name), op.span) }
    return operandFailure(name, a, b, expecting ?? (joins ? catalog.string : nil), op.span)
  }

  private func isBoolean(_ expr: Expr) -> Bool {
    if needsContext(expr) { return false }
    let type = attempt { check(expr, expecting: nil).type }
    return type?.nominal === catalog.boolNominal || type == nil
  }

  /// Whether neither the library nor the script has an operator of that name.
  private func isUnheard(of name: Name) -> Bool {
    catalog.functions(named: name).isEmpty && !isDeclaredByScript(name)
      && !declaredOperators.contains { $0.name == name }
  }

  /// `0..<-n`: two operators read as one.
  private func unknownInfix(_ name: Name) -> CheckError {
    let text = name.text
    guard let last = text.last, "-!+~".contains(last), ["..<", "..."].contains(text.dropLast()) else {
      return .cannotFindOperator(name)
    }
    return .operatorsTogether(String(text.dropLast()), String(last))
  }

  /// Float literals and integer literals adapt by unification; nothing is passed down but to nested operators.
  private func literalHint(_ expr: Expr, _ hint: Type?) -> Type? {
    switch expr.kind {
    case .integer, .float: nil
    case .binary, .paren, .prefix: hint
    default: nil
    }
  }

  /// `vector == 2 * [1, 1]`
  private func isOwnOfLists(_ type: Type, _ other: Expr) -> Bool {
    type.nominal?.module == "main" && !isCollectionLiteral(other) && holdsOwnableLiteral(other)
  }

  /// A number that no `Int` holds: what it is, the other operand says.
  func isBig(_ expr: Expr) -> Bool {
    if case .integer(_, wide: .some) = expr.withoutParens.kind { true } else { false }
  }

  /// Whether a literal's type is still to be told.
  func isOpenLiteral(_ type: Type) -> Bool {
    if case .variable(let variable) = type.resolved { variable.isLiteral } else { false }
  }

  func isParameter(_ type: Type) -> Bool {
    if case .parameter = type.resolved { return true }
    return false
  }

  private func contextType(_ type: Type) -> Type? { isUnknown(type) ? defaultedCopy(type) : type }

  func defaultedCopy(_ type: Type) -> Type? {
    if case .variable(let variable) = type.resolved { usualType(variable) } else { type }
  }

  private func isCompound(_ expr: Expr) -> Bool {
    switch expr.withoutParens.kind {
    case .array, .dictionary, .tuple: true
    default: false
    }
  }

  /// A type with what its literals are by default, also once they are open again: `[Int]` of `[2]`.
  func settledCopy(_ type: Type) -> Type {
    settleLiterals(type)
    return Substitution(conformances).concrete(type)
  }

  private func unwrapImplicit(_ a: TypedExpr, _ b: TypedExpr, _ name: Name) -> TypedExpr {
    guard a.isImplicitlyUnwrapped, case .optional(let payload) = a.type.resolved else { return a }
    if name == "==" || name == "!=", case .none = b.kind { return a }
    if case .optional = b.type.resolved, !b.isImplicitlyUnwrapped || name == "==" || name == "!=" { return a }
    return TypedExpr(.forceUnwrap(a, implicit: true), payload, a.span)
  }

  private func isComparison(_ op: BinaryOperator) -> Bool {
    switch op {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .identical, .notIdentical, .patternMatch:
      true
    default: false
    }
  }

  // MARK: The language's own meaning

  /// The operator on the language's own types (and on script types through their protocols); nil when it has none.
  /// `extension Box where Item == Int { static func == … }`: where the type is known, not what the conformance has settled.
  private func isDeclaredForSome(_ name: Name, _ type: Type) -> Bool {
    guard case .nominal(let nominal, let arguments) = type.resolved else { return false }
    // A subclass's own, beside that with which its superclass conforms.
    if nominal.kind == .class, nominal.module == "main", nominal.superclass != nil, nominal.conformances.isEmpty,
      !nominal.members(named: name).isEmpty
    {
      return true
    }
    // Nothing requires a range: `static func ... (a: Key, b: Key) -> [Key]` is beside that of all that is `Comparable`.
    if name == "..." || name == "..<" { return nominal.module == "main" && !nominal.members(named: name).isEmpty }
    if arguments.isEmpty { return false }
    return nominal.members(named: name).contains {
      if case .function(let function) = $0 { !function.requirements.isEmpty } else { false }
    }
  }

  func probeBuiltin(_ name: Name, _ a: TypedExpr, _ b: TypedExpr) -> TypedExpr? {
    builtinBinary(name, a, b, nil, a.span)
  }

  private func builtinBinary(
    _ name: Name, _ a: TypedExpr, _ b: TypedExpr, _ expecting: Type?, _ span: Span, besideOwn: Bool = false
  ) -> TypedExpr? {
    guard let op = Self.builtin(name), besideOwn || !isDeclaredForSome(name, a.type) else { return nil }
    let mark = trail.count
    func done(_ op: BinaryOperator, _ a: TypedExpr, _ b: TypedExpr, _ type: Type) -> TypedExpr {
      noteOperand(a, b)
      return TypedExpr(.binary(op, a, b), type, span)
    }
    switch op {
    case .identical, .notIdentical:
      func isObject(_ type: Type) -> Bool {
        switch type.resolved {
        case .optional(let payload): return isObject(payload)
        case .existential(let protocols): return protocols.contains { $0.isClassBound || $0 === catalog.anyObject }
        case .variable(let variable): return !variable.isLiteral
        case .error, .metatype, .anyMetatype: return true
        case .parameter: return isReference(type) || conformances.conforms(type, to: catalog.anyObject)
        default: return isReference(type)
        }
      }
      if isObject(a.type), isObject(b.type) { return done(op, a, b, catalog.bool) }
      return nil
    case .shiftLeft, .shiftRight, .maskingShiftLeft, .maskingShiftRight:
      if isInteger(a.type), isInteger(b.type) {
        if isUnknown(b.type) { _ = defaulted(b.type) }
        requireInteger(a.type)
        // (Observed: that makes no operand of it.)
        return TypedExpr(.binary(op, a, b), a.type, span)
      }
      return nil
    case .closedRange, .halfOpenRange:
      guard unify(a.type, b.type), isComparable(a.type) else {
        unwind(to: mark)
        guard let (x, y) = asCommonClass(a, b, catalog.comparable) else { return nil }
        return builtinBinary(name, x, y, expecting, span)
      }
      let nominal = op == .closedRange ? catalog.closedRangeNominal : catalog.rangeNominal
      return done(op, a, b, .nominal(nominal, [a.type]))
    case .equal, .notEqual: return equality(op, a, b, span, mark)
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      if let (x, y) = withoutLabels(a, b), case .tuple(let fields) = x.type.resolved, fields.count <= 6,
        fields.allSatisfy({ isComparable($0.type) })
      {
        return done(op, x, y, catalog.bool)
      }
      guard unify(a.type, b.type), isComparable(a.type) else {
        unwind(to: mark)
        let (x, y) = asCommonClass(a, b, catalog.comparable) ?? bothAsStrings(a, b) ?? (a, a)
        return x === a && y === a ? nil : done(op, x, y, catalog.bool)
      }
      return done(op, a, b, catalog.bool)
    case .patternMatch:
      if let bound = rangeBound(a.type), unify(bound, b.type) { return done(op, a, b, catalog.bool) }
      unwind(to: mark)
      if unify(a.type, b.type), isEquatable(a.type) { return done(.equal, a, b, catalog.bool) }
      unwind(to: mark)
      return nil
    default: break
    }
    if op == .add,
      let result = joinTexts(a, b, expecting, span) ?? joinCharacters(a, b, expecting, span)
        ?? joinSlices(a, b, expecting, span)
    {
      return result
    }
    if op == .add, let (x, y) = listsOfAnything(a, b, expecting, span) { return done(op, x, y, x.type) }
    guard unify(a.type, b.type) else {
      unwind(to: mark)
      if op == .add, let (x, y) = jointArrays(a, b, expecting) { return done(op, x, y, x.type) }
      // `[1, 2] + someArray[1...]`: any two sequences of one element can be joined.
      if op == .add, let result = joinSequences(a, b, expecting, span) { return result }
      return nil
    }
    if isArithmetic(a.type, op) {
      if takesIntegersOnly(op) { requireInteger(a.type) }
      if op == .add { requireText(a.type) }
      return done(op, a, b, a.type)
    }
    unwind(to: mark)
    if op == .add, isArithmetic(a.type, op) == false, let result = joinSequences(a, b, expecting, span) {
      return result
    }
    return nil
  }

  private func takesIntegersOnly(_ op: BinaryOperator) -> Bool {
    switch op {
    case .remainder, .bitAnd, .bitOr, .bitXor, .addWrapping, .subtractWrapping, .multiplyWrapping: true
    default: false
    }
  }

  /// A literal that is still open becomes no `Double` any more: `Double(1 << 3)`.
  func requireInteger(_ type: Type) {
    guard case .variable(let variable) = type.resolved, variable.kind == .integerLiteral,
      let proto = catalog.type(named: "BinaryInteger"), !variable.protocols.contains(where: { $0 === proto })
    else { return }
    trail.append(
      .restricted(before: variable))
    variable.protocols.append(proto)
  }

  /// A sum of texts is no `Character` any more.
  private func requireText(_ type: Type) {
    guard case .variable(let variable) = type.resolved, variable.kind == .stringLiteral else { return }
    trail.append(.restricted(before: variable))
    variable.extent = .text
  }

  func isInteger(_ type: Type) -> Bool {
    switch type.resolved {
    case .nominal(let nominal, _): nominal.integerKind != nil
    case .variable(let variable):
      variable.kind == .integerLiteral || variable.kind == .general && !variable.protocols.isEmpty
    case .parameter, .associated, .opaque: conformsByName(type, "BinaryInteger")
    default: false
    }
  }

  private func isArithmetic(_ type: Type, _ op: BinaryOperator) -> Bool {
    switch type.resolved {
    case .variable(let variable):
      if variable.kind == .stringLiteral { return op == .add }
      if variable.kind == .floatLiteral {
        switch op {
        case .add, .subtract, .multiply, .divide: return true
        default: return false
        }
      }
      return variable.isLiteral || variable.kind == .general && !variable.protocols.isEmpty
    case .nominal(let nominal, _):
      if nominal.module == "Swift" {
        if nominal.integerKind != nil { return true }
        if nominal === catalog.doubleNominal || nominal === catalog.floatNominal {
          switch op {
          case .add, .subtract, .multiply, .divide: return true
          default: return false
          }
        }
        if op == .add {
          return nominal === catalog.stringNominal || nominal === catalog.arrayNominal || nominal.name == "Substring"
        }
        return false
      }
      return false
    case .parameter, .associated, .opaque:
      switch op {
      case .add, .subtract: return conformsByName(type, "AdditiveArithmetic")
      case .multiply: return conformsByName(type, "Numeric")
      case .divide: return conformsByName(type, "FloatingPoint") || conformsByName(type, "BinaryInteger")
      case .remainder, .bitAnd, .bitOr, .bitXor: return conformsByName(type, "BinaryInteger")
      default: return conformsByName(type, "FixedWidthInteger")
      }
    default: return false
    }
  }

}
