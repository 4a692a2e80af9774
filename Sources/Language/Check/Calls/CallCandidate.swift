import Syntax

/// One function that a call may mean.
struct CallCandidate {
  let function: Function
  /// Type arguments of the owner, perhaps with unknowns (`Stack()`).
  var ownerArguments: [Type] = []
  /// The receiver of an instance method; `self` of a delegating initializer.
  var base: TypedExpr?
  var dispatch: Dispatch = .direct
  /// A case with payload stands as a function; its owner type.
  var enumCase: (EnumCase, Type)?
  /// Found in a protocol: loses against the type's own.
  var isFromProtocol = false
  /// What the call gives is of just the types that the function takes, whatever it is called with.
  var isExact = false
  /// How it takes those of its arguments of which only the call tells what they are made of.
  var takings: [Taking?] = []

  init(_ function: Function) { self.function = function }
}

/// How the arguments of a call fall on a function's parameters.
struct ArgumentMatch {
  /// For each parameter the indices of its arguments: one, several when variadic, none when defaulted.
  var arguments: [[Int]]
}

extension Checker {
  func callCandidate(
    _ function: Function, _ candidate: MemberCandidate, base: TypedExpr?, isSuper: Bool
  ) -> CallCandidate {
    var result = CallCandidate(function)
    result.ownerArguments = candidate.ownerArguments
    result.base = received(base, by: candidate)
    result.isFromProtocol = candidate.isFromProtocol
    if function.isRequirement {
      result.dispatch = .witness
    } else if isSuper {
      result.dispatch = .superclass
    } else if candidate.owner.kind == .class, candidate.owner.native == nil, function.kind != .initializer {
      result.dispatch = .virtual
    }
    return result
  }

  /// What a member of a class is called on where the class is known of a box: the object in it.
  func received(_ base: TypedExpr?, by candidate: MemberCandidate) -> TypedExpr? {
    guard let base, candidate.owner.kind == .class, base.type.isExistential,
      let required = conformances.requiredClass(base.type)
    else { return base }
    return TypedExpr(.convert(.upcast, base), required, base.span)
  }

  // MARK: Matching labels

  /// Which argument goes to which parameter; or what is wrong.
  func match(_ arguments: [Argument], to parameters: [FunctionParameter], _ callSpan: Span)
    -> Swift.Result<ArgumentMatch, MatchFailure>
  {
    var result = ArgumentMatch(arguments: parameters.map { _ in [] })
    var position = 0
    var index = 0
    let firstTrailing = arguments.firstIndex(where: \.isTrailingClosure) ?? arguments.count
    while index < firstTrailing {
      let argument = arguments[index]
      // A variadic parameter goes on taking unlabelled arguments: the one behind it has a label.
      if position > 0, parameters[position - 1].isVariadic, argument.label == nil,
        !result.arguments[position - 1].isEmpty
      {
        result.arguments[position - 1].append(index)
        index += 1
        continue
      }
      var target = position
      while target < parameters.count, parameters[target].label != argument.label {
        if parameters[target].defaultValue == nil, !parameters[target].isVariadic { break }
        target += 1
      }
      guard target < parameters.count, parameters[target].label == argument.label else {
        return .failure(labelFailure(arguments, firstTrailing, parameters, index, position, callSpan))
      }
      result.arguments[target].append(index)
      position = target + 1
      index += 1
    }
    // Trailing closures: the first goes to the next parameter that takes a function, others by their labels.
    while index < arguments.count {
      let argument = arguments[index]
      var target = position
      if argument.label != nil {
        while target < parameters.count, parameters[target].label != argument.label { target += 1 }
      } else {
        while target < parameters.count,
          !takesFunction(parameters[target]) || skipsForward(parameters, target, arguments, index)
        {
          if parameters[target].defaultValue == nil, !parameters[target].isVariadic, !takesFunction(parameters[target])
          {
            break
          }
          target += 1
        }
      }
      // One more for a variadic parameter that has some already.
      if target == parameters.count, position > 0, argument.label == nil, parameters[position - 1].isVariadic,
        takesFunction(parameters[position - 1])
      {
        result.arguments[position - 1].append(index)
        index += 1
        continue
      }
      if target == parameters.count, argument.label != nil, arguments.count == parameters.count {
        let labels = CheckError.wrongLabels(
          have: arguments.map { $0.label?.text ?? "_" }, want: parameters.map { $0.label?.text ?? "_" })
        return .failure(MatchFailure(.error(labels), opening(arguments, callSpan)))
      }
      guard target < parameters.count, takesFunction(parameters[target]) || isGenericParameter(parameters[target].type)
      else {
        if target < parameters.count, argument.label == nil, parameters[target...].contains(where: takesFunction) {
          let name = parameters[target].label.map { "'\($0.text)'" } ?? "#\(target + 1)"
          let before = index > 0 ? arguments[index - 1] : nil
          return .failure(
            MatchFailure(.error(.missingArgument(name)), insertion(after: before, arguments, callSpan)))
        }
        if target < parameters.count, argument.label == nil {
          return .failure(MatchFailure(.error(.closureForOther(parameters[target].type)), argument.value.span))
        }
        return .failure(MatchFailure(.extraTrailing, argument.value.span))
      }
      result.arguments[target].append(index)
      position = target + 1
      index += 1
    }
    let missing = parameters.indices.filter {
      result.arguments[$0].isEmpty && parameters[$0].defaultValue == nil && !parameters[$0].isVariadic
    }
    guard let first = missing.first else { return .success(result) }
    let names = missing.map { parameters[$0].label.map { "'\($0.text)'" } ?? "#\($0 + 1)" }
    let before = result.arguments[..<first].joined().max()
    return .failure(
      MatchFailure(
        .error(names.count == 1 ? .missingArgument(names[0]) : .missingArguments(names)),
        names.count > 1 && before == nil
          ? opening(arguments, callSpan) : insertion(after: before.map { arguments[$0] }, arguments, callSpan)))
  }

  /// Where a missing argument would be written: behind the one before it, or first in the parentheses.
  private func insertion(after argument: Argument?, _ arguments: [Argument], _ callSpan: Span) -> Span {
    if let argument, !argument.isTrailingClosure {
      return Span(Int(argument.value.span.end), Int(argument.value.span.end) + 1)
    }
    guard let first = arguments.first else { return Span(Int(callSpan.end) - 1, Int(callSpan.end)) }
    let start = first.label == nil ? first.value.span.start : first.labelSpan.start
    if !first.isTrailingClosure { return Span(Int(start), Int(start) + 1) }
    let before = textOf(Span(Int(callSpan.start), Int(start)))
    let end = Int(callSpan.start) + before.utf8.count - before.utf8.reversed().prefix { $0 == 32 }.count
    return Span(end, end + 1)
  }

  /// The parenthesis (or bracket) in front of the arguments; the first argument where there is none.
  func opening(_ arguments: [Argument], _ callSpan: Span) -> Span {
    guard let first = arguments.first else { return Span(Int(callSpan.end) - 2, Int(callSpan.end) - 1) }
    let start = first.label == nil ? first.value.span.start : first.labelSpan.start
    let before = Array(textOf(Span(Int(callSpan.start), Int(start))).utf8)
    guard let index = before.lastIndex(where: { $0 != 32 && $0 != 10 && $0 != 9 }),
      before[index] == UInt8(ascii: "(") || before[index] == UInt8(ascii: "[")
    else { return Span(Int(start), Int(start) + 1) }
    return Span(Int(callSpan.start) + index, Int(callSpan.start) + index + 1)
  }

  /// With a default and only one closure given, a later parameter that has none needs it more.
  private func skipsForward(_ parameters: [FunctionParameter], _ target: Int, _ arguments: [Argument], _ index: Int)
    -> Bool
  {
    guard parameters[target].defaultValue != nil else { return false }
    let laterRequired = parameters[(target + 1)...].contains {
      $0.defaultValue == nil && !$0.isVariadic && takesFunction($0)
    }
    return laterRequired && index == arguments.count - 1
  }

  func takesFunction(_ parameter: FunctionParameter) -> Bool {
    if parameter.isAutoclosure { return false }
    let type = parameter.isVariadic ? parameter.type.arguments.first ?? parameter.type : parameter.type
    switch type.resolved {
    case .function: return true
    case .optional(let payload): if case .function = payload.resolved { return true } else { return false }
    default: return false
    }
  }

  private func isGenericParameter(_ type: Type) -> Bool {
    switch type.resolved {
    case .parameter, .variable, .error: true
    case .existential(let protocols): protocols.isEmpty
    default: false
    }
  }

  /// The labels of the parameters that the arguments are taken to be for: of those with defaults the ones that are
  /// named, and as many others as there are arguments.
  private func expectedLabels(_ parameters: [FunctionParameter], _ given: ArraySlice<Argument>) -> [String] {
    let known = parameters.compactMap(\.label)
    // A misspelled label names the parameter that it is like.
    let labelsGiven = Set(given.compactMap(\.label).map { near($0, in: known).first.map { Name($0) } ?? $0 })
    var isMeant = parameters.map { $0.defaultValue == nil || $0.label.map(labelsGiven.contains) ?? true }
    var missing = given.count - isMeant.count { $0 }
    for index in parameters.indices where missing > 0 && !isMeant[index] {
      isMeant[index] = true
      missing -= 1
    }
    return zip(parameters, isMeant).filter(\.1).flatMap { parameter, _ -> [String] in
      guard parameter.isVariadic, parameter.label == nil else { return [parameter.label?.text ?? "_"] }
      // What it takes: one argument, whatever its label, and those without a label behind it.
      return Array(repeating: "_", count: max(1, 1 + given.dropFirst().prefix { $0.label == nil }.count))
    }
  }

  /// The right labels, one of them too late.
  private func lateArgument(_ given: ArraySlice<Argument>, _ have: [String], _ want: [String]) -> MatchFailure? {
    guard let first = want.indices.first(where: { have[$0] != want[$0] }),
      let later = have.indices.first(where: { $0 > first && have[$0] == want[first] }),
      have[first..<later] == want[(first + 1)...later], have[(later + 1)...] == want[(later + 1)...]
    else { return nil }
    func named(_ index: Int) -> CheckError.CallArgument {
      given[index].label.map { .labelled($0) } ?? .unlabelled(index + 1)
    }
    let span = given[later].label == nil ? given[later].value.span : given[later].labelSpan
    return MatchFailure(.error(.argumentOrder(named(later), before: named(first))), span)
  }

  private func labelFailure(
    _ arguments: [Argument], _ end: Int, _ parameters: [FunctionParameter], _ index: Int, _ position: Int,
    _ callSpan: Span
  ) -> MatchFailure {
    let given = arguments[..<end]
    let have = given.map { $0.label?.text ?? "_" }
    let want = expectedLabels(parameters, given)
    let argument = arguments[index]
    if let label = argument.label,
      let early = parameters[..<min(position, parameters.count)].firstIndex(where: { $0.label == label }),
      early < position
    {
      let before = given.first { given in parameters.firstIndex { $0.label == given.label }.map { $0 > early } ?? false
      }
      if let before, let other = before.label {
        return MatchFailure(
          .error(.argumentOrder(.labelled(label), before: .labelled(other))), argument.labelSpan)
      }
    }
    if given.count == parameters.count,
      let failure = lateArgument(given, have, parameters.map { $0.label?.text ?? "_" })
    {
      return failure
    }
    if position >= parameters.count || given.count > parameters.count {
      if parameters.isEmpty { return MatchFailure(.error(.takesNoArguments), argument.value.span) }
      let extra = given.count - parameters.count
      if extra > 1, index == parameters.count {
        return MatchFailure(
          .error(.extraArguments(Array(index + 1...given.count))), opening(arguments, callSpan))
      }
      // Where no label tells which one is too many, it is the last.
      let open = parameters[min(position, parameters.count)...].compactMap(\.label)
      let isTold = given[index...].contains { $0.label.map(open.contains) ?? false }
      let last = isTold || extra != 1 ? argument : given[given.count - 1]
      return MatchFailure(.error(.extraArgument(label: last.label)), last.value.span)
    }
    if have.count == want.count {
      if let failure = lateArgument(given, have, want) { return failure }
      let missing = zip(have, want).filter { $0 == "_" && $1 != "_" }
      let extra = zip(have, want).filter { $0 != "_" && $1 == "_" }
      let wrong = zip(have, want).filter { $0 != $1 }
      if missing.count == wrong.count {
        let span = given.count == 1 ? argument.value.span : opening(arguments, callSpan)
        return MatchFailure(.error(.missingLabel(missing.map(\.1))), span)
      }
      if extra.count == wrong.count {
        return MatchFailure(.error(.extraneousLabel(extra.map(\.0))), opening(arguments, callSpan))
      }
      return MatchFailure(.error(.wrongLabels(have: have, want: want)), opening(arguments, callSpan))
    }
    if given.count < want.count, let parameter = parameters[safe: position], parameter.defaultValue == nil {
      if argument.label == nil, let label = parameter.label {
        return MatchFailure(.error(.missingLabel([label.text])), argument.value.span)
      }
      let next = parameters[position...].firstIndex { $0.label == argument.label } ?? position + 1
      let names = parameters[position..<next].indices.filter { parameters[$0].defaultValue == nil }.map {
        parameters[$0].label.map { "'\($0.text)'" } ?? "#\($0 + 1)"
      }
      if names.count > 1 {
        return MatchFailure(.error(.missingArguments(names)), opening(arguments, callSpan))
      }
      let name = parameter.label.map { "'\($0.text)'" } ?? "#\(position + 1)"
      return MatchFailure(
        .error(.missingArgument(name)), insertion(after: index > 0 ? arguments[index - 1] : nil, arguments, callSpan))
    }
    return MatchFailure(.error(.wrongLabels(have: have, want: want)), opening(arguments, callSpan))
  }
}

struct MatchFailure: Error, @unchecked Sendable {
  enum Kind {
    case error(CheckError)
    case extraTrailing
  }
  let kind: Kind
  let span: Span
  init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
  }
  var error: CheckError {
    switch kind {
    case .error(let error): error
    case .extraTrailing: .extraTrailingClosure
    }
  }
}

extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
