import Syntax

/// Which of the functions that take the arguments a call means.
extension Checker {
  typealias Viable = (candidate: CallCandidate, match: ArgumentMatch)

  enum Choice {
    case none
    case one(Viable)
    /// Only their results differ.
    case byResult([Viable])
    /// Nothing makes one of them the better.
    case several
  }

  /// - Parameter telling: What is wanted of the call, where that says of arguments what they are.
  func bestCandidate(
    _ viable: [Viable], _ arguments: [Argument], _ prechecked: [TypedExpr?], _ expecting: Type?, _ span: Span,
    telling: Type? = nil
  ) -> Choice {
    var scored: [(viable: Viable, score: Int)] = []
    for (candidate, match) in viable {
      let mark = trail.count
      let typed = attempt { apply(candidate, match, arguments, prechecked, telling, span) }
      if let typed {
        var known = candidate
        known.isExact = isExact(typed, candidate.function, arguments)
        known.takings = takings(typed, candidate, match, arguments)
        scored.append(((known, match), score(typed, known, match, arguments, expecting)))
      }
      unwind(to: mark)
    }
    if scored.contains(where: { isMetatypeConversion($0.score) }) {
      scored.removeAll { isOfAnyMetatype($0.viable.candidate) }
    }
    if scored.count > 1 {
      let candidates = scored.map(\.viable.candidate)
      scored.removeAll { one in candidates.contains { givesWay(one.viable.candidate, to: $0) } }
    }
    let bestScore = scored.map(\.score).min()
    let best = scored.filter { $0.score == bestScore }.map(\.viable)
    guard let first = best.first else { return .none }
    let candidates = best.map(\.candidate)
    if let index = choose(among: candidates) { return .one(best[index]) }
    return best.count == 1 ? .one(first) : differInResult(candidates) ? .byResult(best) : .several
  }

  /// Of functions that do the same to the arguments the most special one; nil where there is none. Of those that were
  /// declared again, and of the library's, the first is meant.
  func choose(among candidates: [CallCandidate]) -> Int? {
    if candidates.count < 2 { return candidates.indices.first }
    let functions = candidates.map(\.function)
    let special = candidates.indices.first { index in
      candidates.indices.allSatisfy { $0 == index || isMoreSpecial(candidates[index], inCalls: candidates[$0]) }
    }
    if functions.contains(where: { !$0.isOfScript && !$0.isRequirement || $0.isLibraryScript }) { return 0 }
    if functions.contains(where: { $0.isRequirement || $0.source != functions[0].source }) { return special ?? 0 }
    return special
  }

  /// What only their results tell apart, what is done with the result may.
  func differInResult(_ candidates: [CallCandidate]) -> Bool {
    let functions = candidates.map(\.function)
    return functions.count > 1
      && functions.dropFirst().allSatisfy {
        takesTheSame($0, functions[0]) && !conformances.same($0.result, functions[0].result)
      }
  }

  private func takesTheSame(_ a: Function, _ b: Function) -> Bool {
    a.fullName == b.fullName && zip(a.parameters, b.parameters).allSatisfy { conformances.same($0.type, $1.type) }
  }

  /// What swiftc calls ambiguous: the innermost of what means different declarations.
  func ambiguousName(_ candidates: [CallCandidate], _ arguments: [Argument]) -> String {
    for argument in arguments {
      switch argument.value.withoutParens.kind {
      case .member(nil, let use): return use.name.text
      case .call(let callee, let inner, _):
        guard case .member(nil, let use) = callee.kind else { continue }
        let labels = inner.map { ($0.label?.text ?? "_") + ":" }.joined()
        return use.name.text + "(" + labels + ")"
      case .binary(_, let op, _): return "operator '\(op.name.text)'"
      default: continue
      }
    }
    let names = Set(candidates.map(\.function.fullName))
    guard let function = candidates.first?.function, names.count == 1 else {
      return candidates.first?.function.name.text ?? ""
    }
    let isPlain = !function.parameters.isEmpty && function.parameters.allSatisfy { $0.label == nil }
    return isPlain && function.kind == .function ? function.name.text : function.fullName
  }
}
