import Syntax

/// The calls of an expression of which only the result tells which function is meant, and what was taken for each.
struct ResultChoices {
  struct Choice {
    let count: Int
    let error: CheckError
    let place: Span
  }
  var seen: [Span: Choice] = [:]
  var taken: [Span: Int] = [:]
  /// The expression is being checked again: what was not seen the first time is not asked.
  var isSettling = false
}

/// `func side(_ i: Int) -> Int` and `func side(_ i: Int) -> String`: which one `side(2)` means, what is done with it says.
/// As in Swift the expression is solved as a whole: each of the functions is tried, and of those with which the expression
/// means something the one counts with which the least is done to values; where two are as good, it is ambiguous.
extension Checker {
  /// The function taken for a call of several that differ in their results only; nil where nothing around can tell.
  func taken(of count: Int, at span: Span, or error: CheckError, _ place: Span) -> Int? {
    if let taken = resultChoices.taken[span] { return taken < count ? taken : nil }
    if whole.isAll && !whole.isCounting || resultChoices.isSettling { return nil }
    resultChoices.seen[span] = ResultChoices.Choice(count: count, error: error, place: place)
    return 0
  }

  /// The expression with the functions that fit it best. `start` is how far the unit was before it was checked.
  func settled(_ typed: TypedExpr, _ expr: Expr, _ expecting: Type?, since start: Progress) -> TypedExpr {
    let seen = resultChoices.seen.sorted { $0.key.start < $1.key.start }
    resultChoices.seen = [:]
    resultChoices.isSettling = true
    defer { resultChoices = ResultChoices() }
    let failed = takeBack(to: start)
    var best: [(taken: [Span: Int], meant: [Span: ObjectIdentifier])] = []
    var least = Int.max
    for taken in combinations(of: seen.map { ($0.key, $0.value.count) }) {
      resultChoices.taken = taken
      let mark = trail.count
      defer { unwind(to: mark) }
      guard let typed = attempt({ check(expr, expecting: expecting) }), !typed.type.isError else { continue }
      if let expecting, !isUnknown(expecting), !canConvert(typed.type, to: expecting) { continue }
      // `for x in list()`: what is gone through.
      if whole.isCounting, sequenceElement(typed.type) == nil { continue }
      let (cost, meant) = costs(of: typed, seen.map(\.key))
      if cost > least || cost == least && best.contains(where: { $0.meant == meant }) { continue }
      if cost < least { (best, least) = ([], cost) }
      best.append((taken, meant))
    }
    if best.count > 1 {
      let unclear = seen.first { item in Set(best.map { $0.meant[item.key] }).count > 1 }
      if let choice = unclear?.value { return fail(choice.error, choice.place) }
    }
    guard let taken = best.first?.taken else {
      bringBack(failed)
      return typed
    }
    resultChoices.taken = taken
    return check(expr, expecting: expecting)
  }

  /// All ways to choose, no more than a checker has time for.
  private func combinations(of choices: [(span: Span, count: Int)]) -> [[Span: Int]] {
    var all: [[Span: Int]] = [[:]]
    for (span, count) in choices {
      if all.count * count > 64 { break }
      all = all.flatMap { taken in
        (0..<count).map { index in taken.merging([span: index]) { first, _ in first } }
      }
    }
    return all
  }

  private func isStreamable(_ type: Type) -> Bool {
    type.nominal.map { $0.module == "Swift" && Self.streamable.contains($0.name.text) } ?? false
  }

  /// Swift's `TextOutputStreamable` types.
  private static let streamable: Set = ["String", "Substring", "Character", "Double", "Float", "CGFloat"]

  /// What is done to the values of an expression, and which functions the calls in question mean.
  private func costs(of expr: TypedExpr, _ spans: [Span]) -> (cost: Int, meant: [Span: ObjectIdentifier]) {
    var cost = 0
    var meant: [Span: ObjectIdentifier] = [:]
    TypedWalk(
      onExpression: { [unowned self] expr, _ in
        switch expr.kind {
        case .call(let use, _, _) where spans.contains(expr.span),
          .subscript_(_, let use, _) where spans.contains(expr.span):
          meant[expr.span] = ObjectIdentifier(use.function)
        case .interpolation(let pieces):
          // What is a text already is written the shorter way.
          for case .value(let value) in pieces where !isStreamable(value.type) { cost += 1 }
        default: break
        }
        cost += ownConversionCost(expr)
        if case .call(let use, _, _) = expr.kind, use.function.isScripted, !use.function.generics.isEmpty { cost += 1 }
      }, onDeclaration: { _, _ in }
    ).visit(expr, in: currentFunction)
    return (cost, meant)
  }
}
