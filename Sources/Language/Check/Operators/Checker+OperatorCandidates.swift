import Syntax

extension Checker {
  /// Operators declared in either operand's type, in protocols, at top level, or by the library.
  func operatorCandidates(_ name: Name, _ types: Type...) -> [CallCandidate] {
    var result: [CallCandidate] = []
    func add(_ function: Function, _ arguments: [Type], fromProtocol: Bool) {
      if result.contains(where: { $0.function === function }) { return }
      var candidate = CallCandidate(function)
      candidate.ownerArguments = arguments
      candidate.isFromProtocol = fromProtocol
      if function.isRequirement { candidate.dispatch = .witness }
      result.append(candidate)
    }
    for type in types.flatMap(possible) {
      for candidate in members(of: type, named: name, isStatic: true) {
        // Two values of `any P` need not be of one type, as an operator that `P` requires wants them.
        guard case .function(let function) = candidate.member,
          !(isExistential(type) && function.isRequirement),
          holds(function.conditions, candidate)
        else { continue }
        add(function, candidate.ownerArguments, fromProtocol: candidate.isFromProtocol)
      }
    }
    var next: Scope? = scope
    while let current = next {
      for case .function(let function) in current.local(name, before: order) { add(function, [], fromProtocol: false) }
      next = current.parent
    }
    for function in catalog.functions(named: name) { add(function, [], fromProtocol: true) }
    return result
  }

  private func isExistential(_ type: Type) -> Bool {
    if case .existential = type.resolved { true } else { false }
  }

  /// A type, and what it is without optionals around it; of a literal those that it is first of all: `2 ** 8`, `√16`.
  private func possible(_ type: Type) -> [Type] {
    let type = type.resolved
    if case .optional(let payload) = type { return possible(payload) + [type] }
    guard case .variable(let variable) = type else { return [type] }
    switch variable.kind {
    case .integerLiteral: return [catalog.int, catalog.double]
    case .floatLiteral: return [catalog.double]
    case .stringLiteral: return [catalog.string]
    default: return []
    }
  }

  func resolveOperator(
    _ name: Name, _ candidates: [CallCandidate], _ operands: [TypedExpr], _ span: Span, expecting: Type?,
    written: [Expr]? = nil
  ) -> TypedExpr {
    let fitting = candidates.filter { $0.function.parameters.count == operands.count }
    let arguments = operands.indices.map {
      Argument(label: nil, labelSpan: span, value: written?[$0] ?? Expr(.error, operands[$0].span))
    }
    let match = ArgumentMatch(arguments: operands.indices.map { [$0] })
    var best: [CallCandidate] = []
    var least = Int.max
    for candidate in fitting {
      let mark = trail.count
      if let typed = attempt({ apply(unlabelled(candidate), match, arguments, operands, nil, span) }) {
        var cost = candidate.isFromProtocol ? 2 : 0
        if !candidate.function.generics.isEmpty { cost += 3 }
        if case .call(_, _, let inner) = typed.kind {
          for argument in inner { cost += conversionCost(argument) }
        }
        if let expecting, !isUnknown(expecting), !canConvert(typed.type, to: expecting) { cost += 1_000_000_000 }
        if cost < least { (best, least) = ([], cost) }
        if cost == least { best.append(candidate) }
      }
      unwind(to: mark)
    }
    let index =
      choose(among: best)
      ?? (differInResult(best)
        ? taken(of: best.count, at: span, or: .ambiguous("operator '\(name.text)'"), span) : nil)
    if let index {
      return apply(unlabelled(best[index]), match, arguments, operands, expecting, span)
    }
    if !best.isEmpty { return fail(.ambiguous("operator '\(name.text)'"), span) }
    if operands.count == 2 { return operandFailure(name, operands[0], operands[1], expecting, span) }
    return fail(.unaryOperand(name, operands[0].type), span)
  }

  /// `5 |> { $0 * 2 }`: a closure beside an operator learns from the operator what it takes.
  func checkApplying(_ name: Name, _ left: Expr, _ right: Expr, _ place: Span, _ expecting: Type?, _ span: Span)
    -> TypedExpr
  {
    let written = [left, right]
    let operands = written.map { operand in
      isFunctionLiteral(operand) || isImplicitChain(operand) || areLists(left, right)
        ? nil : check(operand, expecting: nil)
    }
    if operands.contains(where: { $0?.type.isError == true }) { return TypedExpr(.error, .error, span) }
    let types = operands.compactMap { $0?.type }
    let fitting = operatorCandidates(name, types[safe: 0] ?? .void, types[safe: 1] ?? .void).filter {
      $0.function.parameters.count == 2
    }
    if fitting.isEmpty { return fail(.cannotFindOperator(name), place) }
    let arguments = written.map { Argument(label: nil, labelSpan: span, value: $0) }
    let match = ArgumentMatch(arguments: [[0], [1]])
    func applied(_ candidate: CallCandidate) -> TypedExpr {
      apply(candidate, match, arguments, operands, expecting, span)
    }
    if fitting.count == 1 { return applied(fitting[0]) }
    let best = fitting.first { candidate in
      let mark = trail.count
      defer { unwind(to: mark) }
      return attempt { applied(candidate) } != nil
    }
    return applied(best ?? fitting[0])
  }

  /// A closure, or an initializer as a function: what means nothing without its place.
  func isFunctionLiteral(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .closure, .keyPath: true
    case .member(.some, let use): use.name == "init"
    case .paren(let inner): isFunctionLiteral(inner)
    // `{ $0 + 1 } >>> { $0 * 2 } >>> { -$0 }`
    case .binary(let left, let op, let right):
      Self.builtin(op.name) == nil && isFunctionLiteral(left) && isFunctionLiteral(right)
    // `lens(\.inner) >>> lens(\.n)`: the path's root is what the operator asks of the call.
    case .call(_, let arguments, _): arguments.contains { isRootless($0.value) }
    default: false
    }
  }

  /// `digit *> .lazy(number)`: an implicit member beside an operator of any types is of the type that the operator takes
  /// there, not of the other operand's.
  func isTold(_ name: Name, _ left: Expr, _ right: Expr) -> Bool {
    guard isImplicitChain(left) != isImplicitChain(right) else { return false }
    let all = global.local(name, before: order)
    return !all.isEmpty
      && all.allSatisfy { entity in
        guard case .function(let function) = entity, function.parameters.count == 2 else { return false }
        return function.generics.count > 1
      }
  }

  /// `[1, 2] ∪ [3]`: of what two literals are, the operator says.
  func areLists(_ left: Expr, _ right: Expr) -> Bool {
    isCollectionLiteral(left.withoutParens) && isCollectionLiteral(right.withoutParens)
  }

  private func isRootless(_ expr: Expr) -> Bool {
    if case .keyPath(nil, _) = expr.kind { true } else { false }
  }

  private func unlabelled(_ candidate: CallCandidate) -> CallCandidate { candidate }
}
