import Syntax

/// What of a call is to blame where nothing fits.
extension Checker {
  /// The one that takes all arguments but the fewest, where there is one: of those that refuse the same argument one that
  /// names its type tells more than one that takes any type of a kind.
  func nearest(
    _ viable: [(candidate: CallCandidate, match: ArgumentMatch)], _ prechecked: [TypedExpr?]
  ) -> (candidate: CallCandidate, match: ArgumentMatch)? {
    var best: [(candidate: CallCandidate, match: ArgumentMatch)] = []
    var least = (refused: Int.max, cost: Int.max)
    var refusers: Set<String> = []
    for each in viable where !each.candidate.function.isAlias {
      var found = (refused: 0, cost: 0)
      var types: Set<String> = []
      for (parameter, indices) in zip(each.candidate.function.parameters, each.match.arguments) {
        for case let typed? in indices.map({ prechecked[$0] }) {
          let type = ownerSubstitution(each.candidate.function.owner, each.candidate.ownerArguments).apply(
            parameter.type)
          if !accepts(typed, type) {
            found.refused += 1
            types.insert(type.description)
            if case .parameter = type.resolved { found.cost += 100 }
          } else if case .variable = typed.type.resolved,
            !(defaultedCopy(typed.type).map { conformances.same($0, type) } ?? true)
          {
            found.cost += 1
          }
        }
      }
      if found == least {
        best.append(each)
        refusers.formUnion(types)
      } else if found < least {
        (best, least, refusers) = ([each], found, types)
      }
    }
    return best.count == 1 && least.refused > 0 || refusers.count == 1 && least.refused == 1 ? best[0] : nil
  }

  private func accepts(_ typed: TypedExpr, _ type: Type) -> Bool {
    if case .parameter(let parameter) = type.resolved {
      return parameter.protocols.allSatisfy { conformances.conforms(defaultedCopy(typed.type) ?? typed.type, to: $0) }
    }
    return canConvert(typed, to: type)
  }

  /// Those of some functions of which only the labels are wrong: of `f(a: String)` and `f(b: Int)` the second for `f(c: 1)`.
  /// None of the library's, of whose many functions more than one may have been meant.
  func meantButForLabels(_ candidates: [CallCandidate], _ arguments: [Argument], _ span: Span) -> [CallCandidate] {
    guard speculation == 0, !arguments.isEmpty else { return [] }
    return candidates.filter { candidate in
      let parameters = candidate.function.parameters
      guard parameters.count == arguments.count, candidate.function.owner?.module != "Swift" else { return false }
      var labelled = arguments
      for index in labelled.indices where !labelled[index].isTrailingClosure {
        labelled[index].label = parameters[index].label
      }
      guard case .success(let match) = match(labelled, to: parameters, span) else { return false }
      return attempt { apply(candidate, match, labelled, nil, nil, span) } != nil
    }
  }

  /// Where the one function whose labels are right does not take the arguments, but one does that has labels where none are
  /// given: what that lacks.
  func lackingLabels(
    _ candidates: [CallCandidate], besides only: Viable, _ arguments: [Argument], _ span: Span
  ) -> MatchFailure? {
    guard speculation == 0, candidates.count > 1, arguments.contains(where: { $0.label == nil }),
      only.candidate.function.owner?.module != "Swift",
      attempt({ apply(only.candidate, only.match, arguments, nil, nil, span) }) == nil
    else { return nil }
    for candidate in meantButForLabels(candidates, arguments, span) {
      if case .failure(let failure) = match(arguments, to: candidate.function.parameters, span) {
        switch failure.error {
        case .missingLabel: return failure
        default: break
        }
      }
    }
    return nil
  }

  /// Of functions of a script that all want arguments where none are given, that which wants the fewest, the first of such.
  func wantingFewest(_ candidates: [CallCandidate]) -> CallCandidate? {
    func wanted(_ candidate: CallCandidate) -> (Int, Int32) {
      let function = candidate.function
      return (
        function.parameters.count { $0.defaultValue == nil && !$0.isVariadic },
        function.span.start
      )
    }
    return candidates.min { wanted($0) < wanted($1) }
  }

  func failed(_ failure: MatchFailure, _ use: NameUse) -> TypedExpr {
    guard use.name == "subscript" else { return fail(failure.error, failure.span) }
    switch failure.error {
    case .missingLabel, .wrongLabels, .extraneousLabel, .missingArgument, .missingArguments, .extraArgument,
      .extraArguments:
      return fail(.inSubscript(failure.error), failure.span)
    default: return fail(failure.error, failure.span)
    }
  }

  /// Whether an argument's label is like none of the functions', where the first could do without the argument.
  func isUnheard(of argument: Argument, _ candidates: [CallCandidate]) -> Bool {
    guard let label = argument.label, !argument.isTrailingClosure, let first = candidates.first,
      first.function.parameters.allSatisfy({ $0.defaultValue != nil || $0.isVariadic })
    else { return false }
    let known = candidates.flatMap { $0.function.parameters.compactMap(\.label) }
    return !known.contains(label) && near(label, in: known).isEmpty
  }

  /// The call as `apply` makes it. Of a function that gives just what it is given, `id(3)`, the result is to blame where
  /// the arguments fit each other, not an argument that does not fit what is expected of the result.
  func applied(
    _ candidate: CallCandidate, _ match: ArgumentMatch, _ arguments: [Argument], _ prechecked: [TypedExpr?]?,
    _ expecting: Type?, _ span: Span
  ) -> TypedExpr {
    guard speculation == 0, let expecting, !isUnknown(expecting),
      case .parameter(let result) = candidate.function.result.resolved,
      candidate.function.generics.contains(where: { $0 === result })
    else { return apply(candidate, match, arguments, prechecked, expecting, span) }
    let start = Progress(self)
    openTrials += 1
    defer { openTrials -= 1 }
    let typed = apply(candidate, match, arguments, prechecked, expecting, span)
    if failures == start.failures { return typed }
    let failed = takeBack(to: start)
    if attempt({ checkPlain(candidate, match, arguments, prechecked, span) }) != nil {
      let plain = apply(candidate, match, arguments, prechecked, nil, span)
      settleLiterals(plain.type)
      if !canConvert(plain, to: expecting) { return plain }
      takeBack(to: start)
    }
    bringBack(failed)
    return typed
  }

  /// `["a", 1].joined()`, `[1, 2.5].forEach(add)`: where a member of a list does not do, the element is to blame that is not
  /// what the first is, or what the function takes; of `["a"].total()` each that is not what the method is for.
  func blamingElement(
    of elements: [Expr], _ list: TypedExpr, _ name: Name, _ arguments: [Argument], _ call: () -> TypedExpr?
  ) -> TypedExpr? {
    let start = Progress(self)
    openTrials += 1
    let typed = call()
    openTrials -= 1
    if failures == start.failures { return typed }
    let failed = takeBack(to: start)
    if let odd = oddElement(elements, list, arguments) ?? elementsRefused(elements, list, name) { return odd }
    bringBack(failed)
    return typed
  }

  private func oddElement(_ elements: [Expr], _ list: TypedExpr, _ arguments: [Argument]) -> TypedExpr? {
    var wanted: Type?
    if arguments.count == 1, case .name(let use) = arguments[0].value.kind, !use.name.isOperator,
      case .function(let function)? = attempt({ check(arguments[0].value, expecting: nil).type.resolved }),
      function.parameters.count == 1
    {
      wanted = function.parameters[0].type
    } else if list.type.arguments.first?.isAny ?? false {
      wanted = elements.first.flatMap { first in attempt { settledCopy(check(first, expecting: nil).type) } }
    }
    guard let wanted, !containsUnknown(wanted) else { return nil }
    for element in elements where attempt({ check(element, as: wanted) }) == nil {
      let typed = check(element, expecting: nil)
      settleLiterals(typed.type)
      return typed.type.isError ? typed : fail(.cannotConvert(typed.type, to: wanted, .element), element.span)
    }
    return nil
  }

  /// Where a method of that name is for lists of one type of elements alone, as `["a"].joined()` is for texts: all elements
  /// of a literal that are none.
  private func elementsRefused(_ elements: [Expr], _ list: TypedExpr, _ name: Name) -> TypedExpr? {
    guard let own = list.type.arguments.first.map({ defaultedCopy($0) ?? $0 }), !own.isAny else { return nil }
    let wanted = catalog.arrayNominal.members(named: name).compactMap { member -> Type? in
      switch member {
      case .function(let function): elementAsked(function.conditions)
      case .property(let property): elementAsked(property.requirements)
      default: nil
      }
    }
    guard let type = wanted.first, wanted.allSatisfy({ conformances.same($0, type) }), !canConvert(own, to: type) else {
      return nil
    }
    var failure: TypedExpr?
    for element in elements where attempt({ check(element, as: type) }) == nil {
      let typed = check(element, expecting: nil)
      settleLiterals(typed.type)
      failure = typed.type.isError ? typed : fail(.cannotConvert(typed.type, to: type, .element), element.span)
    }
    return failure
  }

  /// The one type that conditions leave an array's elements.
  private func elementAsked(_ conditions: [Requirement]) -> Type? {
    for case .same(let a, let b) in conditions {
      for (part, type) in [(a, b), (b, a)] {
        guard case .parameter(let generic) = part.resolved, generic === catalog.arrayNominal.generics.first else {
          continue
        }
        return type.contains(where: { if case .parameter = $0 { true } else { false } }) ? nil : type
      }
    }
    return nil
  }

  /// A call without an expected type, which must say by itself what it gives.
  @discardableResult func checkPlain(
    _ candidate: CallCandidate, _ match: ArgumentMatch, _ arguments: [Argument], _ prechecked: [TypedExpr?]?,
    _ span: Span
  ) -> TypedExpr {
    let typed = apply(candidate, match, arguments, prechecked, nil, span)
    if case .variable(let variable) = typed.type.resolved, variable.kind == .general {
      report(.ambiguous(candidate.function.name.text), span)
    }
    return typed
  }
}
