import Syntax

/// What is taken one way in an expression, and another way where the whole of it will not do so.
struct SecondChoices {
  enum Choice: Hashable {
    /// `numbers.reversed().firstIndex(of: 2) ?? -1`: the method of any sequence, which gives an array. An index of the
    /// array is a number, and one of what is reversed is none.
    case anySequence(Span)
    /// `[3, 1].map { v in print(v); return v }.max()! * 1.5`: a literal that a closure's statements take for an `Int` is
    /// a `Double`.
    case double(Span)
    /// `[3 + 1, 2.5].max()!`: numbers in a literal that would each be of their own type are of one.
    case alike(Span)
    /// `[3, 5].filter { $0 == wanted }` of an optional: the elements of the literal are optionals.
    case optional(OpenElement, levels: Int)
    /// `[nil, 3].map { v in print(v as Any); return v ?? 0.5 }`: an optional of that number in a literal is one of anything.
    case anything(Span)

    /// From the first to the last; no two are equal, so that they are tried in one order in every run.
    fileprivate static func < (a: Choice, b: Choice) -> Bool { a.place < b.place }

    private var place: (Int32, Int32, Int) {
      switch self {
      case .anySequence(let span): (span.start, span.end, 0)
      case .double(let span): (span.start, span.end, 1)
      case .alike(let span): (span.start, span.end, 2)
      case .anything(let span): (span.start, span.end, 3)
      case .optional(let element, let levels):
        (element.literal.start, element.literal.end, 4 + (element.isKey ? 1 : 0) + 2 * (levels + 10 * element.depth))
      }
    }
  }

  var seen: Set<Choice> = []
  var taken: Set<Choice> = []
  /// Those that come before the first, where they will do.
  var preferred: Set<Choice> = []
  /// Literals of operators: anything is preferred to fractions.
  var operands: Set<Span> = []
  /// Empty dictionary literals whose keys are told after they have their type.
  var lateKeys: Set<Span> = []
  /// Literals of which each element is what it is by itself.
  var ownElements: Set<Span> = []
  /// Elements of literals that were compared with what is no optional.
  var plain: Set<OpenElement> = []
  /// Where something was put in a box of anything that, had it been taken otherwise, would have had a type.
  var boxing: Set<Span> = []
  /// A member that may be a method, as long as nothing else is taken: that is refused.
  var openMember: NameUse?
  /// Lists in which such a member is a property.
  var plainLists: Set<Span> = []
  /// So many are tried one at a time.
  static let mostAlone = 8
}

extension Checker {
  /// Whether the second choice is taken; notes that there is one.
  func takes(_ choice: SecondChoices.Choice) -> Bool {
    if whole.secondChoices.taken.contains(choice) { return true }
    whole.secondChoices.seen.insert(choice)
    return false
  }

  func prefer(_ choice: SecondChoices.Choice) {
    if !takes(choice) { whole.secondChoices.preferred.insert(choice) }
  }

  /// An expression that does not do as it was checked is checked once more with what may be taken otherwise in it: one
  /// thing after the other, then all.
  func withSecondChoices(_ typed: TypedExpr, _ expr: Expr, _ expecting: Type?, since start: Progress) -> TypedExpr {
    defer { whole.secondChoices = SecondChoices() }
    func does(_ typed: TypedExpr) -> Bool {
      guard !typed.type.isError else { return false }
      return expecting.map { isUnknown($0) || canConvert(typed.type, to: $0) } ?? true
    }
    let isGood = failures == start.failures && does(typed)
    let openMember = whole.secondChoices.openMember
    let choices = whole.secondChoices.seen.filter { !isGood || isDoubtful(typed, $0) }.sorted(by: <)
    if isGood, let openMember { return fail(.openMeaning(openMember.name), openMember.span) }
    if effort.isOver || choices.isEmpty || !isGood && effort.isTooMuchInVain { return typed }
    let before = effort.count
    let failed = takeBack(to: start)
    for taken in combinations(of: choices) {
      whole.secondChoices = SecondChoices(taken: Set(taken))
      let mark = trail.count
      let isBetter = attempt {
        let typed = check(expr, expecting: expecting)
        return does(typed) && !taken.contains { isDoubtful(typed, $0) }
      }
      unwind(to: mark)
      if isBetter == true {
        whole.secondChoices = SecondChoices(taken: Set(taken))
        return check(expr, expecting: expecting)
      }
    }
    whole.secondChoices = SecondChoices()
    if isGood { return check(expr, expecting: expecting) }
    effort.inVain += effort.count - before
    bringBack(failed)
    return typed
  }

  /// What is tried, one after the other.
  private func combinations(of choices: [SecondChoices.Choice]) -> [[SecondChoices.Choice]] {
    let preferred = choices.filter(whole.secondChoices.preferred.contains)
    let others = choices.filter { !isLastResort($0) }
    let alone = (others.prefix(SecondChoices.mostAlone) + choices.filter(isLastResort).prefix(SecondChoices.mostAlone))
    return [preferred].filter { $0.count > 1 } + alone.map { [$0] } + [others].filter { $0.count > 1 }
  }

  /// `[3, 5].contains(wanted)`: optionals only where nothing else will do.
  private func isLastResort(_ choice: SecondChoices.Choice) -> Bool {
    if case .optional = choice { !whole.secondChoices.preferred.contains(choice) } else { false }
  }

  /// Whether something is in a box of anything that need not be, were it for the choice.
  private func isDoubtful(_ typed: TypedExpr, _ choice: SecondChoices.Choice) -> Bool {
    switch choice {
    case .anySequence: !whole.secondChoices.boxing.isEmpty
    case .double(let span):
      !whole.secondChoices.boxing.isEmpty && !whole.secondChoices.operands.contains(span) && boxesOutsideClosures(typed)
    // (Observed: anything is preferred to numbers that are no integers.)
    case .alike: false
    case .anything: whole.secondChoices.preferred.contains(choice)
    case .optional(let element, _):
      whole.secondChoices.preferred.contains(choice) && !whole.secondChoices.plain.contains(element)
    }
  }

  /// In a closure of several statements each decides for itself, when its literals have their types.
  private func boxesOutsideClosures(_ typed: TypedExpr) -> Bool {
    var isFound = false
    TypedWalk(
      onExpression: { [unowned self] expr, owner in
        guard owner === currentFunction, whole.secondChoices.boxing.contains(expr.span) else { return }
        switch expr.kind {
        case .array, .binary, .nilCoalescing: if expr.type.contains(where: \.isAny) { isFound = true }
        default: break
        }
      }, onDeclaration: { _, _ in }
    ).visit(typed, in: currentFunction)
    return isFound
  }
}
