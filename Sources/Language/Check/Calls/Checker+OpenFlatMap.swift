import Syntax

/// Expressions with a `flatMap` that means something in both of its meanings, where Swift may take the other one.
///
/// Swift rather takes the older meaning, or a list of anything, than to make a literal in a list what it is not by itself:
/// `doubles.flatMap { [$0, 1] } + [3]` has the lists themselves for elements, and `doubles.lazy.flatMap { [$0, 1] }` an `Int`
/// beside each `Double`. Which of the two depends on how many overloads each part of the expression has. What is certain is
/// in `callFlatMap`; the rest is refused. (Found with some two thousand expressions given to the compiler.)
extension Checker {
  /// A whole expression in which `flatMap` is called of a sequence, in the meaning that it has.
  func settledFlatMap(_ typed: TypedExpr, _ expr: Expr, _ expecting: Type?, since start: Progress) -> TypedExpr {
    let (seen, older) = (whole.flatMaps.seen, whole.flatMaps.older)
    defer { whole.flatMaps = FlatMaps() }
    func fits(_ typed: TypedExpr) -> Bool {
      expecting.map { isUnknown($0) || canConvert(typed, to: $0) } ?? true
    }
    let isFine = failures == start.failures && fits(typed)
    if let older {
      if !isFine { return withNewerFlatMap(typed, expr, expecting, since: start, fits) }
      return isUncertain(expr, around: older) || hasOddLiteral(expr, typed, around: older) ? refuse(older) : typed
    }
    guard isFine, !typed.type.isError, let seen,
      !whole.secondChoices.preferred.isEmpty || hasOddLiteral(expr, typed, around: seen)
    else { return typed }
    whole.flatMaps = FlatMaps(only: .older)
    let mark = trail.count
    let other = attempt { fits(check(expr, expecting: expecting)) } ?? false
    unwind(to: mark)
    return other ? refuse(seen) : typed
  }

  private func refuse(_ span: Span) -> TypedExpr {
    // Nothing of it may be taken otherwise to make up for that.
    whole.secondChoices = SecondChoices()
    return fail(.openMeaning("flatMap"), span)
  }

  /// `doubles.flatMap { [$0, 1] }.reduce(0, +)`: where the whole expression means nothing with the older meaning, it is the
  /// newer after all.
  private func withNewerFlatMap(
    _ typed: TypedExpr, _ expr: Expr, _ expecting: Type?, since start: Progress, _ fits: (TypedExpr) -> Bool
  ) -> TypedExpr {
    let failed = takeBack(to: start)
    whole.flatMaps = FlatMaps(only: .newer)
    if let newer = attempt({ check(expr, expecting: expecting) }), fits(newer) {
      return check(expr, expecting: expecting)
    }
    bringBack(failed)
    return typed
  }

  /// Whether a `flatMap` that was given its older meaning is called of what overloads make, or is part of what they do.
  private func isUncertain(_ expr: Expr, around call: Span) -> Bool {
    func isMade(_ base: Expr) -> Bool {
      switch base.withoutParens.kind {
      case .call(let callee, _, _):
        if case .name(let use) = callee.kind { return use.name != "zip" }
        guard case .member(let list?, let use) = callee.kind else { return true }
        if list.withoutParens.kind.isCall || !Self.plainlyMaking.contains(use.name.text) { return true }
        return isMade(list)
      case .binary: return true
      default: return false
      }
    }
    var isOpen = false
    flow(of: expr, around: call) { part in
      switch part.kind {
      case .member(let base?, let use) where use.span == call: isOpen = isOpen || isMade(base)
      case .binary(_, let op, _): isOpen = isOpen || op.name == "+" && part.holds(call)
      case .subscript_(let base, _): isOpen = isOpen || base.holds(call)
      default: break
      }
    }
    return isOpen
  }

  /// Of which there is one only, for a list.
  private static let plainlyMaking: Set = ["map", "filter", "sorted", "compactMap"]

  /// Whether a literal in a list that the result may come from is of another type than by itself.
  private func hasOddLiteral(_ expr: Expr, _ typed: TypedExpr, around call: Span) -> Bool {
    var odd: Set<Span> = []
    TypedWalk(
      onExpression: { [unowned self] typed, _ in if isOdd(typed) { odd.insert(typed.span) } },
      onDeclaration: { _, _ in }
    ).visit(typed, in: currentFunction)
    if odd.isEmpty { return false }
    var isFound = false
    flow(of: expr, around: call) { part in
      switch part.kind {
      case .array(let elements): isFound = isFound || elements.contains { holdsLiteral($0, of: odd) }
      case .dictionary(let entries): isFound = isFound || entries.contains { holdsLiteral($0.value, of: odd) }
      default: break
      }
    }
    return isFound
  }

  private func holdsLiteral(_ expr: Expr, of odd: Set<Span>) -> Bool {
    switch expr.withoutParens.kind {
    case .prefix(_, let inner): holdsLiteral(inner, of: odd)
    case .tuple(let parts): parts.contains { holdsLiteral($0.value, of: odd) }
    case .integer, .float, .string: odd.contains(expr.withoutParens.span)
    default: false
    }
  }

  private func isOdd(_ typed: TypedExpr) -> Bool {
    let type = typed.type.withoutOptionals
    if case .variable(let variable) = type, variable.kind == .floatLiteral, case .integer = typed.kind { return true }
    guard let nominal = type.nominal else { return false }
    return switch typed.kind {
    case .integer: nominal !== catalog.intNominal
    case .float: nominal !== catalog.doubleNominal
    case .string: nominal !== catalog.stringNominal
    default: false
    }
  }

  private func isForEach(_ callee: Expr) -> Bool {
    if case .member(_, let use) = callee.kind { use.name == "forEach" } else { false }
  }

  /// `zip`, `Array`
  private func isGeneric(_ callee: Expr) -> Bool {
    guard case .name(let use) = callee.kind else { return false }
    return switch lookup(use.name) {
    case .functions(let functions): functions.contains { !$0.generics.isEmpty }
    case .type(.type(let nominal)): !nominal.generics.isEmpty
    default: false
    }
  }

  /// The parts of an expression that have a say in what it is: what members are taken of, operands, what closures give,
  /// and what stands around a call.
  private func flow(of expr: Expr, around call: Span, _ visit: (Expr) -> Void) {
    visit(expr)
    func go(_ parts: Expr...) { for part in parts { flow(of: part, around: call, visit) } }
    switch expr.kind {
    case .paren(let inner), .try_(let inner, _), .optionalTry(let inner), .chain(let inner), .forceUnwrap(let inner),
      .as_(let inner, _, _), .is_(let inner, _), .member(let inner?, _), .tupleElement(let inner, _),
      .prefix(_, let inner), .subscript_(let inner, _):
      go(inner)
    case .binary(let a, _, let b): go(a, b)
    case .ternary(_, let a, let b): go(a, b)
    case .call(let callee, let arguments, _):
      // What is called has no say in what gives nothing.
      if isForEach(callee), let closure = arguments.last.flatMap({ shortClosure($0.value) }), closure.span.holds(call),
        let value = valueGiven(by: closure)
      {
        go(value)
        return
      }
      go(callee)
      let isGeneric = isGeneric(callee)
      for argument in arguments where isGeneric || argument.value.kind.isClosure || argument.value.holds(call) {
        go(argument.value)
      }
    case .closure(let closure) where closure.result == nil:
      if let value = valueGiven(by: closure) { go(value) }
    case .array(let elements): for element in elements { go(element) }
    case .dictionary(let entries): for entry in entries { go(entry.value) }
    case .tuple(let elements): for element in elements { go(element.value) }
    case .string(let parts):
      for case .interpolation(let arguments, _) in parts { for argument in arguments { go(argument.value) } }
    default: break
    }
  }
}

extension Span {
  func holds(_ part: Span) -> Bool { start <= part.start && part.end <= end }
}

extension Expr {
  fileprivate func holds(_ part: Span) -> Bool { span.holds(part) }
}

extension Expr.Kind {
  fileprivate var isCall: Bool { if case .call = self { true } else { false } }
  fileprivate var isClosure: Bool { if case .closure = self { true } else { false } }
}
