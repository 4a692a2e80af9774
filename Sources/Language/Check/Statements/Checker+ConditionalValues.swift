import Syntax

extension Checker {
  func checkTernary(_ condition: Expr, _ yes: Expr, _ no: Expr, _ expecting: Type?, _ span: Span) -> TypedExpr {
    // `n > 1 ? n : nil` as an optional of an optional: the nil is that of what the other side makes.
    if let expecting, expecting.optionalDepth > 1, isNilBesideValue(yes, no) || isNilBesideValue(no, yes),
      !isTypedLate(yes), !isTypedLate(no)
    {
      branchPurpose = nil
      return checkTernary(condition, yes, no, nil, span)
    }
    if let own = ownNull(beside: isNilBesideValue(yes, no) ? no : isNilBesideValue(no, yes) ? yes : nil, expecting) {
      branchPurpose = nil
      let test = check(condition, as: catalog.bool, .condition)
      return TypedExpr(.ternary(test, check(yes, as: own), check(no, as: own)), own, span)
    }
    let purpose = branchPurpose
    branchPurpose = nil
    let test = check(condition, as: catalog.bool, .condition)
    if let purpose, purpose != .argument, !isWrittenClosure(yes), !isWrittenClosure(no),
      let open = [yes, no].first(where: { isOpenOperator($0, expecting) })
    {
      return fail(.ambiguous("operator '\(textOf(open.withoutParens.span))'"), open.span)
    }
    // `.circle(3)` against a shape: where anything goes, the other side says what it is a member of.
    let (first, second) = (leans(yes, beside: no), leans(no, beside: yes))
    if expecting.map(isAnything) ?? true, first != second {
      let known = check(first ? no : yes, expecting: nil)
      if known.type.isError { return known }
      let other = check(first ? yes : no, as: known.type, .ternary)
      if other.type.isError { return other }
      let (a, b) = first ? (other, known) : (known, other)
      return TypedExpr(.ternary(test, a, b), known.type, span)
    }
    if let expecting, expecting.isAny { branchesWithOpenMember(yes, no, span) }
    if let expecting, expecting.isAny,
      let joined = literalBesideOptional(yes, no) ?? literalBesideOptional(no, yes)
    {
      let (a, b) =
        joined.literal.span == yes.withoutParens.span ? (joined.literal, joined.other) : (joined.other, joined.literal)
      return TypedExpr(.ternary(test, a, b), joined.other.type, span)
    }
    let isOpen = expecting.map(isUnknown) ?? true
    let expecting = isOpen ? jointShape(of: [yes, no], span) ?? expecting : expecting
    var a = check(yes, expecting: expecting)
    var b = check(no, expecting: expecting)
    // `isLong ? [1 + 1] : [2.5]`
    if isOpen, let (x, y) = listsOfAnything(a, b, expecting, span) {
      return TypedExpr(.ternary(test, x, y), x.type, span)
    }
    if isOpen, let (x, y) = literalBranches(yes, a, no, b, span) { return TypedExpr(.ternary(test, x, y), .any, span) }
    // What never comes back is no value of another type here, though an expression of its own may be.
    let lone = isNever(a.type) == isNever(b.type) ? nil : isNever(a.type) ? a : b
    if let expecting, !isUnknown(expecting), let lone, !isNever(expecting) {
      return fail(.cannotConvert(lone.type, to: expecting, purpose ?? .ternary), span)
    }
    if let expecting, !isUnknown(expecting) {
      // Where anything is taken, of two tuples none of the labels are left that only one has.
      if expecting.isExistential, let bare = withoutLabels([a.type, b.type]) {
        (a, b) = (TypedExpr(a.kind, bare[0], a.span), TypedExpr(b.kind, bare[1], b.span))
      }
      let mark = trail.count
      if let x = conversion(of: a, to: expecting), let y = conversion(of: b, to: expecting) {
        return TypedExpr(.ternary(test, x, y), expecting, span)
      }
      unwind(to: mark)
    }
    if needsContext(yes), !needsContext(no) { a = check(yes, expecting: b.type) }
    if needsContext(no), !needsContext(yes) { b = check(no, expecting: a.type) }
    // `isShort ? text : part + "…"`: the sum is a string where the other side is one.
    if isSumOfParts(no, b), isText(a.type) { b = check(no, expecting: catalog.string) }
    if isSumOfParts(yes, a), isText(b.type) { a = check(yes, expecting: catalog.string) }
    if a.type.isError || b.type.isError { return TypedExpr(.error, .error, span) }
    if let expecting, !isUnknown(expecting), !expecting.isExistential, expecting.optionalPayload == nil,
      let nothing = [a, b].first(where: isOpenNil)
    {
      return fail(.nilIncompatible(expecting, .ternary), nothing.span)
    }
    // One side fits what is expected: the other is to blame.
    if let purpose, let expecting, !isUnknown(expecting), case .nominal = expecting.resolved {
      let (fitsLeft, fitsRight) = (canConvert(a, to: expecting), canConvert(b, to: expecting))
      if fitsLeft != fitsRight, !isOpenNil(fitsLeft ? b : a) {
        let other = fitsLeft ? b : a
        settleLiterals(other.type)
        return fail(.cannotConvert(other.type, to: expecting, purpose), span)
      }
    }
    guard let joined = attempt({ joinTypes([a.type, b.type], .void, [yes, no], [a, b], span) }).flatMap({ $0 }) else {
      if isNever(a.type) { return TypedExpr(.ternary(test, convert(a, to: b.type, .ternary), b), b.type, span) }
      return fail(.cannotConvert(a.type, to: b.type, .ternary), yes.span)
    }
    return TypedExpr(.ternary(test, convert(a, to: joined, .ternary), convert(b, to: joined, .ternary)), joined, span)
  }

  /// `isGain ? (+) : (-)` where a function of numbers is wanted: of the operators of all numbers there is one for the type
  /// and one for any such, and in a branch Swift does not choose. As an argument it does. (Observed.)
  private func isOpenOperator(_ branch: Expr, _ expecting: Type?) -> Bool {
    guard case .function(let wanted)? = expecting?.resolved, wanted.parameters.count == 2,
      let kind = wanted.parameters[0].type.nominal,
      case .name(let use) = branch.withoutParens.kind
    else { return false }
    return switch use.name {
    case "+", "-", "*", "/", "<", ">", "<=", ">=": kind.integerKind != nil || kind === catalog.doubleNominal
    case "%", "&", "|", "^": kind.integerKind != nil
    default: false
    }
  }

  func isWrittenClosure(_ expr: Expr) -> Bool {
    if case .closure = expr.withoutParens.kind { true } else { false }
  }

  private func isSumOfParts(_ expr: Expr, _ typed: TypedExpr) -> Bool {
    guard typed.type.nominal === catalog.substringNominal, case .binary(_, let op, _) = expr.withoutParens.kind else {
      return false
    }
    return op.name == "+"
  }

  private func isText(_ type: Type) -> Bool {
    if case .variable(let variable) = type.resolved { return variable.kind == .stringLiteral }
    return type.nominal === catalog.stringNominal
  }

  /// `print(isSet ? value : 1)` of an optional `value`: the literal is one too, also where anything is taken. (Observed.)
  private func literalBesideOptional(_ literal: Expr, _ other: Expr) -> (literal: TypedExpr, other: TypedExpr)? {
    guard isLiteral(literal), !isLiteral(other), !needsContext(other) else { return nil }
    guard attempt({ check(other, expecting: nil).type.optionalPayload }) != nil else { return nil }
    let known = check(other, expecting: nil)
    guard known.type.optionalPayload != nil, attempt({ check(literal, as: known.type) }) != nil else { return nil }
    return (check(literal, as: known.type), known)
  }

  /// The type of a value beside `nil` that is a type of the script's own that `nil` may be written for: it is one of those
  /// then, also where an optional of it is wanted.
  private func ownNull(beside value: Expr?, _ expecting: Type?) -> Type? {
    func mayBe(_ payload: Type) -> Bool { isUnknown(payload) || isOwnNull(payload) }
    guard let value, expecting.map({ isAnything($0) || mayBe($0.optionalPayload ?? $0) }) ?? true,
      let type = attempt({ check(value, expecting: nil).type }), isOwnNull(type)
    else { return nil }
    return type
  }

  func isOwnNull(_ type: Type) -> Bool {
    type.nominal?.module == "main" && conformsByName(type, "ExpressibleByNilLiteral")
  }

  private func isNilBesideValue(_ expr: Expr, _ other: Expr) -> Bool {
    guard case .nilLiteral = expr.kind else { return false }
    return !needsContext(other) && !hasLiteral(other)
  }

  private func isAnything(_ type: Type) -> Bool {
    if case .existential = type.resolved { return true }
    return isUnknown(type)
  }

  /// `.circle(3)`, or a closure beside a function's name.
  private func leans(_ expr: Expr, beside other: Expr) -> Bool {
    if isOperatorAlone(expr) { return !isOperatorAlone(other) && !isClosure(other) }
    guard case .closure = expr.withoutParens.kind else { return leans(expr) }
    switch other.withoutParens.kind {
    case .name, .member(.some, _): return true
    default: return false
    }
  }

  /// `.circle(3)`, `Matrix([1])`
  private func leans(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .member(nil, _): true
    case .call(let callee, let arguments, _):
      leans(callee) || makesOfOthers(callee, arguments) || isMadeOfMembers(expr, arguments)
    case .paren(let inner), .prefix(_, let inner): leans(inner)
    case .array(let elements): !elements.isEmpty && elements.allSatisfy { leans($0) }
    default: false
    }
  }

  /// `same(.dot)`, which gives what it is given.
  private func isMadeOfMembers(_ call: Expr, _ arguments: [Argument]) -> Bool {
    arguments.contains { memberAlone($0.value) != nil } && attempt { check(call, expecting: nil) } == nil
  }

  private func isNever(_ type: Type) -> Bool { type.nominal === catalog.neverNominal }

  /// `Matrix([[1, 2]])` of a `Matrix<F: Field>`: what is a field no literal is by itself, so that the call means something
  /// only beside a matrix.
  private func makesOfOthers(_ callee: Expr, _ arguments: [Argument]) -> Bool {
    guard case .name(let use) = callee.kind, use.genericArguments.isEmpty,
      arguments.contains(where: { hasLiteral($0.value) }),
      case .type(let nominal)? = typeEntity(use.name)
    else { return false }
    let literals = [catalog.int, catalog.double, catalog.string]
    return nominal.generics.contains { parameter in
      parameter.protocols.contains { proto in !literals.contains { conformances.conforms($0, to: proto) } }
    }
  }

  private func isLiteral(_ expr: Expr) -> Bool {
    switch expr.withoutParens.kind {
    // `{ 1 }()`
    case .call(let callee, let arguments, _):
      guard arguments.isEmpty, case .closure(let closure) = callee.withoutParens.kind, closure.result == nil,
        closure.body.count == 1, case .expression(let value, _) = closure.body[0].kind
      else { return false }
      return isLiteral(value)
    case .string, .boolean, .array, .dictionary: return true
    default: return isNumberLiteral(expr)
    }
  }

  private func hasLiteral(_ expr: Expr) -> Bool {
    switch expr.withoutParens.kind {
    case .integer, .float, .string: true
    case .array(let elements): elements.contains(where: hasLiteral)
    case .tuple(let parts): parts.contains { hasLiteral($0.value) }
    case .dictionary(let entries): entries.contains { hasLiteral($0.key) || hasLiteral($0.value) }
    default: false
    }
  }

  /// Whether an expression means nothing without a type from outside.
  func needsContext(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .member(nil, _), .nilLiteral, .closure, .inout_: true
    case .array(let elements): elements.isEmpty || elements.allSatisfy(needsContext)
    case .dictionary(let entries): entries.isEmpty || isImplicitLiteral(expr)
    case .call(let callee, let arguments, _):
      // A closure called at once has its arguments for a context.
      if case .closure = callee.withoutParens.kind {
        arguments.isEmpty || arguments.contains { needsContext($0.value) }
      } else {
        needsContext(callee) || makesOfOthers(callee, arguments) || arguments.contains { givesImplicit($0.value) }
      }
    case .member(let base?, _): needsContext(base)
    case .forceUnwrap(let inner): isImplicitChain(inner)
    case .paren(let inner): needsContext(inner)
    case .keyPath(nil, _): true
    case .prefix(_, let inner): needsContext(inner)
    case .ternary(_, let a, let b): needsContext(a) && needsContext(b)
    case .binary(let a, _, let b):
      // `.pi / 2`: a number alone does not say what `.pi` is of.
      needsContext(a) && (needsContext(b) || isNumberLiteral(b)) || isNumberLiteral(a) && needsContext(b)
    default: false
    }
  }

  func checkIfExpression(_ node: IfStmt, _ expecting: Type?, _ span: Span) -> TypedExpr {
    checkBranches(expecting, span) { TypedStmt(checkYieldingIf(node, $0), span) }
  }

  /// - Parameter ladder: The whole of what this is the last `else if` of.
  private func checkYieldingIf(_ node: IfStmt, _ type: Type, in ladder: Span? = nil) -> TypedStmt.Kind {
    let (conditions, body) = inBlock { () -> ([TypedCondition], [TypedStmt]) in
      let conditions = checkConditions(node.conditions)
      return (conditions, inBlock { checkYielding(node.body, type, node.span) })
    }
    switch node.elseBody {
    case .block(let statements)?: return .if_(conditions, body, inBlock { checkYielding(statements, type, node.span) })
    case .elseIf(let next)?:
      return .if_(conditions, body, [TypedStmt(checkYieldingIf(next, type, in: ladder ?? node.span), next.span)])
    case nil:
      report(.ifNeedsElse, ladder ?? node.span)
      return .if_(conditions, body, [])
    }
  }

  func checkSwitchExpression(_ node: SwitchStmt, _ expecting: Type?, _ span: Span) -> TypedExpr {
    checkBranches(expecting, span) { checkSwitch(node, yielding: $0) }
  }

  /// An `if` or `switch` as a value. When only the branches say what type it has, each is checked by itself first, and the
  /// type is what they have in common.
  private func checkBranches(_ expecting: Type?, _ span: Span, _ statement: (Type) -> TypedStmt) -> TypedExpr {
    var type = expecting ?? freshVariable(.general, span)
    // What a condition binds is no variable of the top level.
    let (outer, topLevel) = (openBranches, isTopLevel)
    isTopLevel = false
    defer { (openBranches, isTopLevel) = (outer, topLevel) }
    if isUnknown(type) {
      func look() -> OpenBranches {
        openBranches = OpenBranches()
        _ = statement(type)
        return openBranches ?? OpenBranches()
      }
      // Once more where something is wrong, to say what.
      guard let branches = attempt(look) else {
        _ = look()
        return TypedExpr(.error, .error, span)
      }
      switch joined(branches) {
      case .type(let joined): type = joined
      case .mismatch(let other):
        return fail(.cannotConvert(other, to: branches.types[0], .branch), branches.first ?? span)
      }
    }
    openBranches = nil
    return TypedExpr(.statement(statement(type)), type, span)
  }

  private enum JoinedBranches {
    case type(Type)
    case mismatch(Type)
  }

  private func joined(_ branches: OpenBranches) -> JoinedBranches {
    guard var joined = branches.types.first else { return .type(catalog.never) }
    for type in branches.types.dropFirst() {
      if convertType(type, joined) != nil { continue }
      if convertType(joined, type) != nil {
        joined = type
      } else if let common = join(joined, type) {
        joined = common
      } else {
        return .mismatch(type)
      }
    }
    return .type(joined)
  }

  /// A branch's value.
  private func checkBranch(_ expr: Expr, _ type: Type) -> TypedExpr {
    if openBranches == nil { return check(expr, as: type, .initialization) }
    let typed = check(expr, expecting: nil)
    if isOpenNil(typed) { return fail(.nilNeedsContext, expr.span) }
    settleLiterals(typed.type)
    let own = defaulted(typed.type)
    if own.isError || isNever(own) { return typed }
    if openBranches?.first == nil { openBranches?.first = expr.span }
    openBranches?.types.append(own)
    return typed
  }

  /// The statements of a branch whose last expression is the value.
  func checkYielding(_ statements: [Stmt], _ type: Type, _ span: Span, in word: String = "if") -> [TypedStmt] {
    guard let last = statements.last else {
      report(.branchNeedsValue, span)
      return []
    }
    let before = statements.dropLast().map(check)
    switch last.kind {
    case .expression(let expr, _):
      if case .ifExpr(let node) = expr.kind { return before + [TypedStmt(checkYieldingIf(node, type), last.span)] }
      if case .switchExpr(let node) = expr.kind { return before + [checkSwitch(node, yielding: type)] }
      let branch = checkBranch(expr, type)
      if !before.isEmpty, !isNever(branch.type), !branch.type.isError { report(.branchOfSeveral(word), last.span) }
      return before + [TypedStmt(.yield(branch), last.span)]
    case .if_(let node): return before + [TypedStmt(checkYieldingIf(node, type), last.span)]
    case .switch_(let node): return before + [checkSwitch(node, yielding: type)]
    case .return_:
      report(.returnFromBranch(word), last.span)
      return before
    case .throw_, .break_, .continue_: return before + [check(last)]
    default:
      report(.branchEndsWithoutValue, last.span)
      return before + [check(last)]
    }
  }
}

/// The branches of an `if` or `switch` as a value, each by itself.
struct OpenBranches {
  var types: [Type] = []
  var first: Span?
}
