import Syntax

/// Choosing the function of a call, and making the call.
extension Checker {
  func kind(of function: Function) -> String {
    if function.owner == nil {
      if case .script(let body) = function.body, body.isLocal { return "local function" }
      return "global function"
    }
    return function.kind == .initializer ? "initializer" : function.isStatic ? "static method" : "instance method"
  }

  func resolve(
    _ candidates: [CallCandidate], _ use: NameUse, _ arguments: [Argument], _ expecting: Type?, _ span: Span,
    typeName: Type? = nil
  ) -> TypedExpr {
    if probe != nil { tellProbe(of: candidates, arguments, typeName) }
    if !use.genericArguments.isEmpty, typeName == nil, let function = candidates.first?.function {
      return fail(.explicitSpecialization("\(kind(of: function)) '\(function.shownName)'"), use.span)
    }
    if let label = closureLabel(candidates, arguments) { return fail(.missingLabel([label]), arguments[0].value.span) }
    var viable: [(candidate: CallCandidate, match: ArgumentMatch)] = []
    var firstFailure: MatchFailure?
    for candidate in candidates {
      if let labels = use.labels,
        labels.map({ $0 == .underscore ? nil : $0 }) != candidate.function.parameters.map(\.label)
      {
        continue
      }
      switch match(arguments, to: candidate.function.parameters, span) {
      case .success(let match): viable.append((candidate, match))
      case .failure(let failure): if firstFailure == nil { firstFailure = failure }
      }
    }
    if viable.isEmpty { return reportNoMatch(candidates, arguments, use, firstFailure, span, typeName) }
    if viable.count == 1, let lacking = lackingLabels(candidates, besides: viable[0], arguments, span) {
      return failed(lacking, use)
    }
    if viable.count == 1 { return applied(viable[0].candidate, viable[0].match, arguments, nil, expecting, span) }
    if viable.allSatisfy({ $0.candidate.function.isMutating }), let base = viable[0].candidate.base,
      !requireMutable(base, .mutatingMember, span)
    {
      return TypedExpr(.error, .error, span)
    }
    // The arguments that mean something by themselves are checked once.
    let mark = trail.count
    var prechecked: [TypedExpr?] = []
    let areOfUser = viable.contains { $0.candidate.function.isOfUser }
    let met = whole.innerNils.met.count
    for argument in arguments {
      if isContextual(argument.value) || areOfUser && isMadeForEach(argument.value) {
        prechecked.append(nil)
      } else {
        let typed = check(argument.value, expecting: nil)
        if typed.type.isError { return TypedExpr(.error, .error, span) }
        prechecked.append(typed)
      }
    }
    if areOfUser, whole.innerNils.met.count > met { whole.innerNils.isAmongOverloads = true }
    if whole.rivals.taken.contains(span), let rival = viable.first(where: { $0.candidate.function.isRival }) {
      return apply(rival.candidate, rival.match, arguments, prechecked, expecting, span)
    }
    var choice = bestCandidate(viable, arguments, prechecked, expecting, span)
    if case .none = choice, prechecked.contains(where: { $0?.isImplicitlyUnwrapped ?? false }) {
      prechecked = prechecked.map { $0.map(unwrapped) }
      choice = bestCandidate(viable, arguments, prechecked, expecting, span)
    }
    if case .none = choice, expecting.map({ !isUnknown($0) || !wantedParts.isEmpty }) ?? false,
      arguments.contains(where: { needsContext($0.value) })
    {
      choice = bestCandidate(viable, arguments, prechecked, expecting, span, telling: expecting)
    }
    lazy var ambiguity = CheckError.ambiguous(ambiguousName(viable.map(\.candidate), arguments))
    if case .byResult(let best) = choice {
      if let expecting, noneGives(expecting, best) {
        return fail(.noneProduces(use.name, expecting), use.span)
      }
      choice = taken(of: best.count, at: span, or: ambiguity, use.span).map { .one(best[$0]) } ?? .several
    }
    if case .several = choice { return fail(ambiguity, use.span) }
    guard case .one(let best) = choice else {
      let own = viable.filter { !$0.candidate.isFromProtocol }
      if own.count == 1 { return apply(own[0].candidate, own[0].match, arguments, prechecked, expecting, span) }
      // Where an element is looked for or a collection of them, the element is what was meant: `[1, 2].contains("a")`.
      let plain = viable.filter { $0.candidate.function.generics.isEmpty }
      if own.isEmpty, typeName == nil, plain.count == 1 {
        return apply(plain[0].candidate, plain[0].match, arguments, prechecked, expecting, span)
      }
      // What an argument means may depend on the overload: `Character(UnicodeScalar(65))`.
      if zip(arguments, prechecked).contains(where: { isCall($0.value) && $1 != nil }) {
        let open: [TypedExpr?] = arguments.map { _ in nil }
        unwind(to: mark)
        if case .one(let best) = bestCandidate(viable, arguments, open, expecting, span) {
          return apply(best.candidate, best.match, arguments, open, expecting, span)
        }
        prechecked = arguments.map { isContextual($0.value) ? nil : check($0.value, expecting: nil) }
      }
      let likely = likeliest(viable, prechecked) ?? nearest(viable, prechecked)
      if let likely, !isNothing(arguments, typeName) {
        return apply(likely.candidate, likely.match, arguments, prechecked, expecting, span)
      }
      if let (argument, type) = nilInTheWay(viable, arguments) {
        return fail(.nilIncompatible(type, .argument), argument.span)
      }
      if let (argument, payload) = optionalInTheWay(viable, arguments, prechecked, expecting, span) {
        return fail(.optionalNotUnwrapped(argument.type, payload: payload, isTry: false), argument.span)
      }
      let kind =
        typeName != nil
        ? "initializer"
        : use.name == "subscript" ? "subscript" : "\(kind(of: viable[0].candidate.function)) '\(use.name.text)'"
      return fail(.noExactMatch(kind, parameterLists(viable.map(\.candidate.function))), use.span)
    }
    if !best.candidate.function.isRival, viable.contains(where: { $0.candidate.function.isRival }) {
      whole.rivals.seen.insert(span)
    }
    return applied(best.candidate, best.match, arguments, prechecked, expecting, span)
  }

  /// Whether what is expected is the result of none of some plain functions.
  private func noneGives(_ expecting: Type, _ best: [Viable]) -> Bool {
    !containsUnknown(expecting)
      && best.allSatisfy { candidate, _ in
        candidate.function.generics.isEmpty && candidate.function.owner == nil
          && !canConvert(candidate.function.result, to: expecting)
      }
  }

  /// A `nil` where every overload takes the same type, which is no optional.
  private func nilInTheWay(_ viable: [Viable], _ arguments: [Argument]) -> (Expr, Type)? {
    for (index, argument) in arguments.enumerated() {
      guard case .nilLiteral = argument.value.kind else { continue }
      let types = viable.compactMap { candidate, match in
        match.arguments.firstIndex { $0.contains(index) }.map { candidate.function.parameters[$0].type }
      }
      if let type = types.first, types.count == viable.count, type.nominal != nil, type.optionalPayload == nil,
        types.dropFirst().allSatisfy({ conformances.same($0, type) })
      {
        return (argument.value, type)
      }
    }
    return nil
  }

  /// Where overloads differ only in what comes after the arguments known to fit.
  private func likeliest(
    _ viable: [(candidate: CallCandidate, match: ArgumentMatch)], _ prechecked: [TypedExpr?]
  ) -> (candidate: CallCandidate, match: ArgumentMatch)? {
    let fitting = viable.filter { candidate, match in
      zip(candidate.function.parameters, match.arguments).allSatisfy { parameter, indices in
        indices.allSatisfy { index in
          guard let typed = prechecked[index] else { return true }
          let type = ownerSubstitution(candidate.function.owner, candidate.ownerArguments).apply(parameter.type)
          if case .parameter(let parameter) = type.resolved {
            return parameter.protocols.allSatisfy { conformances.conforms(typed.type, to: $0) }
          }
          return canConvert(typed.type, to: type)
        }
      }
    }
    return fitting.count == 1 || !prechecked.contains { $0 != nil } ? fitting.first : nil
  }

  /// What overloads take, as a message lists it. A generic parameter is shown by what it must be: its name says nothing
  /// outside its declaration.
  private func parameterLists(_ functions: [Function]) -> [String] {
    var lists: [String] = []
    for function in functions {
      let shown = Substitution(
        function.generics, function.generics.map { $0.protocols.isEmpty ? .any : .existential($0.protocols) },
        conformances)
      let parameters = function.parameters.map { ($0.label.map { "\($0.text): " } ?? "") + "\(shown.apply($0.type))" }
      let list = "(" + parameters.joined(separator: ", ") + ")"
      if !lists.contains(list) { lists.append(list) }
    }
    return lists
  }

  /// `Int(nil)`, `Double((1, 2))`, `String { 1 }`: none of the library's many initializers is the one that was meant.
  private func isNothing(_ arguments: [Argument], _ typeName: Type?) -> Bool {
    guard typeName?.nominal?.module == "Swift", arguments.count == 1, arguments[0].label == nil else { return false }
    switch arguments[0].value.kind {
    case .nilLiteral, .closure, .tuple, .array, .dictionary: return true
    default: return false
    }
  }

  func isCall(_ expr: Expr) -> Bool {
    if case .call = expr.withoutParens.kind { true } else { false }
  }

  /// Arguments whose type depends on the parameter.
  private func isContextual(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .closure, .nilLiteral, .member(nil, _), .inout_, .keyPath, .array, .dictionary, .tuple: return true
    case .call(let callee, _, _):
      if case .member(nil, _) = callee.kind { return true } else { return needsContext(expr) }
    case .name(let use):
      // An overloaded function's name.
      if use.name.isOperator { return true }
      if case .functions(let functions) = lookup(use.name) { return functions.count > 1 }
      if case .members = lookup(use.name) { return false }
      return false
    case .paren(let inner): return isContextual(inner)
    case .ternary(_, let a, let b): return isContextual(a) || isContextual(b)
    default: return needsContext(expr)
    }
  }

  private func reportNoMatch(
    _ candidates: [CallCandidate], _ arguments: [Argument], _ use: NameUse, _ failure: MatchFailure?, _ span: Span,
    _ typeName: Type?
  ) -> TypedExpr {
    if let typeName, let outside = outsideInitializer(of: typeName, label: arguments.first?.label) {
      return fail(outside, use.span)
    }
    for argument in arguments where !isContextual(argument.value) { _ = check(argument.value, expecting: nil) }
    var own = candidates.filter { !$0.isFromProtocol && !$0.function.isAlias }
    if own.isEmpty { own = candidates.filter { !$0.function.isAlias } }
    if own.count == 1, let mistaken = tupleMistaken(own[0], arguments, use, span) { return mistaken }
    if let failure, own.count <= 1 || candidates.count == 1 { return failed(failure, use) }
    let labels = arguments.compactMap(\.label)
    let lacksOnlyArguments = !labels.isEmpty && own.contains { hasAll(labels, $0) }
    if !lacksOnlyArguments {
      let meant = meantButForLabels(own, arguments, span)
      if !meant.isEmpty { own = meant }
    }
    if arguments.isEmpty, typeName?.nominal?.module != "Swift", let meant = wantingFewest(own),
      case .failure(let failure) = match(arguments, to: meant.function.parameters, span)
    {
      return failed(failure, use)
    }
    if let meant = mislabelled(own, arguments),
      case .failure(let failure) = match(arguments, to: meant.function.parameters, span)
    {
      return failed(failure, use)
    }
    // Of the many initializers of the library's types none is the one that was meant, unless its label is near.
    if let typeName, typeName.nominal?.module == "Swift", own.count > 2 {
      if let label = arguments.first?.label {
        let labels = own.compactMap { $0.function.parameters.first?.label }
        if !labels.contains(label) {
          return fail(.noExactMatch("initializer", near(label, in: labels).map { "'\($0):'" }), use.span)
        }
      } else if arguments.count > 1, arguments.allSatisfy({ $0.label == nil }),
        !own.contains(where: {
          $0.function.parameters.prefix(2).allSatisfy { $0.label == nil } && $0.function.parameters.count > 1
        })
      {
        if let unlabelled = lackingLabel(own, arguments, span) { return failed(unlabelled, use) }
        return fail(.noExactMatch("initializer", parameterLists(own.map(\.function))), use.span)
      }
    }
    if let extra = arguments.dropFirst().first(where: { isUnheard(of: $0, own) }) {
      return fail(.extraArgument(label: extra.label), extra.value.span)
    }
    // Several: one that has all the labels given lacks only arguments.
    if lacksOnlyArguments {
      for candidate in own where hasAll(labels, candidate) {
        if case .failure(let failure) = match(arguments, to: candidate.function.parameters, span) {
          return failed(failure, use)
        }
      }
    }
    // The one with as many parameters as there are arguments tells best what is wrong.
    for candidate in own where candidate.function.parameters.count == arguments.count {
      if case .failure(let failure) = match(arguments, to: candidate.function.parameters, span) {
        return failed(failure, use)
      }
    }
    if let failure { return failed(failure, use) }
    return fail(.noExactMatch("'\(use.name.text)'", candidates.map(\.function.fullName)), use.span)
  }

  private func hasAll(_ labels: [Name], _ candidate: CallCandidate) -> Bool {
    labels.allSatisfy { label in candidate.function.parameters.contains { $0.label == label } }
  }

  /// `Int("ff", 16)`: the only one with so many parameters whose first has no label, and takes what is given.
  private func lackingLabel(_ own: [CallCandidate], _ arguments: [Argument], _ span: Span) -> MatchFailure? {
    let like = own.filter {
      $0.function.parameters.count == arguments.count && $0.function.parameters[0].label == nil
        && $0.function.parameters.dropFirst().allSatisfy { $0.label != nil }
    }
    guard like.count == 1,
      case .failure(let failure) = match(arguments, to: like[0].function.parameters, span)
    else { return nil }
    return failure
  }

  /// `Dictionary(uniqueKeysWithValue: [])`, `String(repeating: "-", cnt: 3)`: of the functions that take so many arguments,
  /// labelled or not as these are, the one whose labels are most like them.
  private func mislabelled(_ own: [CallCandidate], _ arguments: [Argument]) -> CallCandidate? {
    var (best, most, isOnly): (CallCandidate?, Int, Bool) = (nil, 0, false)
    for candidate in own where candidate.function.parameters.count == arguments.count {
      let labels = zip(arguments.map(\.label), candidate.function.parameters.map(\.label))
      guard labels.allSatisfy({ ($0 == nil) == ($1 == nil) }) else { continue }
      let count = labels.count { given, own in
        if let given, let own { given == own || !near(given, in: [own]).isEmpty } else { false }
      }
      if count > most {
        (best, most, isOnly) = (candidate, count, true)
      } else if count == most, let other = best?.function.parameters.map(\.label) {
        isOnly = isOnly && other == candidate.function.parameters.map(\.label)
      }
    }
    return isOnly ? best : nil
  }

  /// `list.contains({ $0 > 2 })`: the label of what takes a function there, where nothing takes one without.
  private func closureLabel(_ candidates: [CallCandidate], _ arguments: [Argument]) -> String? {
    guard arguments.count == 1, arguments[0].label == nil, !arguments[0].isTrailingClosure,
      case .closure = arguments[0].value.kind
    else { return nil }
    let first = candidates.compactMap { $0.function.parameters.first }
    if first.contains(where: { $0.label == nil && (takesFunction($0) || $0.type.isExistential) }) { return nil }
    let owner = candidates.first?.function.owner
    guard owner?.module == "Swift" else { return nil }
    return first.first { $0.label == "where" && takesFunction($0) }?.label?.text
  }

  /// `Int(text)` of a `String?`: the argument that would do if it were unwrapped.
  private func optionalInTheWay(
    _ viable: [Viable], _ arguments: [Argument], _ prechecked: [TypedExpr?], _ expecting: Type?, _ span: Span
  ) -> (TypedExpr, Type)? {
    for (index, typed) in prechecked.enumerated() {
      guard let typed, case .optional(let payload) = typed.type.resolved else { continue }
      var unwrapped = prechecked
      unwrapped[index] = TypedExpr(.forceUnwrap(typed, implicit: false), payload, typed.span)
      let mark = trail.count
      let choice = bestCandidate(viable, arguments, unwrapped, expecting, span)
      unwind(to: mark)
      switch choice {
      case .one, .byResult, .several: return (typed, payload)
      case .none: continue
      }
    }
    return nil
  }
}

extension Expr {
  /// The expression as if it stood elsewhere: `#line` as a default argument is the call's line.
  func moved(to span: Span) -> Expr { Expr(kind, span) }
}
