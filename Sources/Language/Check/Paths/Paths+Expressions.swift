import Syntax

extension Paths {
  /// In the order in which the parts are evaluated.
  func walk(_ expr: TypedExpr) {
    note(expr)
    switch expr.kind {
    case .variable(let variable):
      if isSelf(expr) { useSelf(.plain, expr.span) } else { read(variable, expr.span) }
    case .property(let base?, let use): member(of: base, use.property, expr.span)
    case .tupleElement(let base, _): if let place = followed(expr) { readElements(place, expr) } else { walk(base) }
    case .call(let use, let base, let arguments): call(use, base, arguments, expr)
    case .boundMethod(let base, let use):
      if isSelf(base) { useSelf(.method(use.function.name), expr.span) } else { walk(base) }
    case .assign(let target, let value):
      walk(value)
      assign(target, expr.span)
    case .compoundAssign(_, let place, let value):
      walk(value)
      change(place, expr.span)
    case .function(let use): if let body = use.function.localBody { self.use(body, expr.span) }
    case .closure(let body):
      capture(body, expr.span)
      inside(body)
    case .and(let a, let b), .or(let a, let b), .nilCoalescing(let a, let b):
      walk(a)
      perhaps { walk(b) }
    case .ternary(let test, let yes, let no):
      walk(test)
      let before = state
      if case .boolean(false) = test.kind { state = .unreachable }
      walk(yes)
      let after = state
      state = before
      if case .boolean(true) = test.kind { state = .unreachable }
      walk(no)
      state.join(after)
    case .tryOptional(let inner) where inner.delegates:
      refuseFailing(.nonFailableTry, expr.span)
      walk(inner)
    case .forceUnwrap(let inner, _) where inner.delegates:
      if case .call(let use, let base, let arguments) = inner.kind { call(use, base, arguments, inner, isForced: true) }
    case .chain(let inner): perhaps { walk(inner) }
    case .tryOptional(let inner): perhaps { withoutFailing { walk(inner) } }
    case .tryForced(let inner): withoutFailing { walk(inner) }
    case .statement(let statement): walk(statement)
    case .interpolation(let pieces): for case .value(let value) in pieces { walk(value) }
    case .dictionary(let entries):
      for (key, value) in entries {
        walk(key)
        walk(value)
      }
    default: for part in parts(of: expr) { walk(part) }
    }
    if expr.mayThrow { fail(from: state) }
    if case .nominal(let nominal, _) = expr.type.resolved, nominal === checker.catalog.neverNominal {
      state = .unreachable
    }
  }

  /// Errors go nowhere from there.
  func withoutFailing(_ body: () -> Void) {
    let saved = thrown
    thrown = []
    body()
    thrown = saved
  }

  private func perhaps(_ body: () -> Void) {
    let before = state
    body()
    state.join(before)
  }

  /// The parts of an expression that does nothing special with them.
  private func parts(of expr: TypedExpr) -> [TypedExpr] {
    switch expr.kind {
    case .array(let elements), .tuple(let elements), .sequence(let elements): elements
    case .enumCase(_, let elements): elements
    case .subscript_(let base, _, let arguments): (base.map { [$0] } ?? []) + arguments
    case .callValue(let callee, let arguments): [callee] + arguments
    case .inout_(let base), .unary(_, let base), .forceUnwrap(let base, _),
      .optionalTry(let base), .is_(let base, _), .cast(let base, _, _), .tryForced(let base), .convert(_, let base):
      [base]
    case .binary(_, let a, let b), .throughKeyPath(let a, let b), .dynamicCast(let a, to: let b, _): [a, b]
    case .let_(_, let value, let body): [value, body]
    default: []
    }
  }

  private func member(of base: TypedExpr, _ property: Property, _ span: Span) {
    if isSelf(base) { readMember(property, span) } else { walk(base) }
  }

  private func call(
    _ use: FunctionUse, _ base: TypedExpr?, _ arguments: [TypedExpr], _ expr: TypedExpr, isForced: Bool = false
  ) {
    // The class of an object is known before the object is whole.
    if use.function.name == "type", use.function.owner == nil, !use.function.isScripted, arguments.allSatisfy(isSelf) {
      return
    }
    let isOwn = base.map(isSelf) ?? false
    // Of what a method is called on that changes it, Swift tells at the method's name; of an argument, at the call.
    let (start, afterBase) = (Int(expr.span.start), Int(base?.span.end ?? 0) + 1)
    if let base, !isOwn { read(base, by: use.function, Span(afterBase, afterBase + 1)) }
    for argument in arguments {
      if case .inout_(let place) = argument.kind {
        change(place, Span(start, start + 1))
      } else if isSelf(argument), use.function.isScripted, maker?.nominal.kind == .class, maker?.superInit == nil {
        useSelf(.argument(use.function.kind == .initializer ? nil : use.function.name), Span(start, start + 1))
      } else {
        walk(argument)
      }
    }
    if let body = use.function.localBody { self.use(body, expr.span) }
    guard isOwn else { return }
    if use.function.kind == .initializer {
      if use.function.isFailable, !use.function.isImplicitlyUnwrapped, !isForced {
        let isSuper = use.dispatch == .superclass || use.function.owner !== maker?.nominal
        let start = Int(expr.span.start) + (isSuper ? "super." : "self.").utf8.count
        refuseFailing(.nonFailableDelegates(use.function.fullName, isSuper: isSuper), Span(start, start + 4))
      }
      delegate(to: use.function, expr.span)
    } else {
      useSelf(.method(use.function.name), expr.span)
    }
  }

  private func read(_ base: TypedExpr, by method: Function, _ name: Span) {
    if method.isMutating, case .variable(let variable) = place(base).kind, !isSelf(base) {
      read(variable, name)
    } else if method.isMutating, case .tupleElement = place(base).kind, let part = followed(place(base)) {
      readElements(part, base, at: name)
    } else {
      walk(base)
    }
  }

  private func place(_ base: TypedExpr) -> TypedExpr {
    if case .inout_(let place) = base.kind { place } else { base }
  }

  /// What is changed in its place.
  private func change(_ place: TypedExpr, _ span: Span) {
    switch place.kind {
    case .variable(let variable) where !isSelf(place): read(variable, span, CheckError.passedBeforeInitialized)
    case .property(let base?, let use) where isSelf(base): readMember(use.property, span, isChanged: true)
    case .tupleElement(let base, _):
      if let part = followed(place) { readElements(part, place, isChanged: true, at: span) } else { walk(base) }
    default: walk(place)
    }
  }

  /// The variable of a part that is assigned: Swift tells at the equals sign that it has no value yet.
  private func changePart(_ target: TypedExpr, _ span: Span) {
    switch target.kind {
    case .variable(let variable) where !isSelf(target):
      read(variable, span)
    case .property(let base?, _):
      if case .variable(let variable) = base.kind, !isSelf(base), variable.type.nominal?.kind == .struct {
        read(variable, span) { name, _ in .changedBeforeInitialized(Name(name)) }
      }
    case .subscript_(let base?, _, _): changePart(base, span)
    default: break
    }
  }

  private func assign(_ target: TypedExpr, _ span: Span) {
    switch target.kind {
    case .variable(let variable):
      guard isSelf(target), let maker else { return assign(variable, span) }
      assignAll(maker)
      state.isMade = true
    case .property(let base?, let use):
      if isSelf(base) {
        assignMember(use.property, span)
      } else {
        changePart(target, span)
        walk(base)
      }
    case .tuple(let parts): for part in parts { assign(part, span) }
    case .discard: break
    case .tupleElement:
      if let place = followed(target) { return assignElements(place, target, span) }
      changePart(target, span)
      walk(target)
    default:
      changePart(target, span)
      walk(target)
    }
  }
}
