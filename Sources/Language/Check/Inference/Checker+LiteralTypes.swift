import Syntax

/// The types of literals outside of a closure that its body sees: `[3, 1].forEach { v in … }`.
extension Checker {
  /// What the literals around a closure are taken for in it.
  private struct LiteralChoice: Equatable {
    /// A bit for each integer literal that is a `Double`; from the third on they go together.
    var doubles = 0
    /// All others are what they are where nothing says more.
    var settlesOthers = false
  }

  private struct OpenLiterals {
    var integers: [TypeVariable] = []
    /// Those of texts and fractions, and what empty literals have in them.
    var others: [TypeVariable] = []
    /// Integers that are optional.
    var ofOptionals: [TypeVariable] = []
    var isEmpty: Bool { integers.isEmpty && others.isEmpty }

    var choices: [LiteralChoice] {
      (others.isEmpty ? [false] : [true, false]).flatMap { settlesOthers in
        (0..<(1 << min(integers.count, 3))).map { LiteralChoice(doubles: $0, settlesOthers: settlesOthers) }
      }
    }
  }

  /// An integer literal of which the code around a closure does not say the type is an `Int` in it; where that makes
  /// a mistake of something in the closure, a `Double` is tried. (swiftc has the same order, and no third type.) Before
  /// the statements of a closure are looked at, it has to be one of both, a text a `String`, and an empty list one of
  /// anything; a closure that only gives a value may tell. (Observed: 1,200 calls given to the compiler. It often fails by
  /// a fault of its own where that will not do; here the statements may tell then.)
  func checkClosure(_ closure: ClosureExpr, _ expecting: Type?) -> TypedExpr {
    var open = openLiterals(in: expecting)
    let tells = valueGiven(by: closure) != nil
    if tells { open.others = [] }
    if open.isEmpty { return checkClosureOnce(closure, expecting) }
    let start = Progress(self)
    openTrials += 1
    defer { openTrials -= 1 }
    var first = LiteralChoice(settlesOthers: !open.others.isEmpty)
    if !tells {
      for (index, variable) in open.integers.enumerated() {
        if takes(.double(variable.span)) { first.doubles |= 1 << min(index, 2) }
        if variable.operand == .ofLiterals { whole.secondChoices.operands.insert(variable.span) }
      }
    }
    let typed = tells ? checkClosureOnce(closure, expecting) : check(closure, expecting, first, open)
    if failures == start.failures { return typed }
    let failed = takeBack(to: start)
    for choice in open.choices where choice != first {
      let typed = check(closure, expecting, choice, open)
      if failures == start.failures {
        preferAnything(open, choice)
        return typed
      }
      takeBack(to: start)
    }
    bringBack(failed)
    return typed
  }

  /// Rather than to make the number of an optional a `Double` Swift makes it an optional of anything.
  private func preferAnything(_ open: OpenLiterals, _ choice: LiteralChoice) {
    for (index, variable) in open.integers.enumerated() where choice.doubles & (1 << min(index, 2)) != 0 {
      if open.ofOptionals.contains(where: { $0 === variable }) { prefer(.anything(variable.span)) }
    }
  }

  private func check(
    _ closure: ClosureExpr, _ expecting: Type?, _ choice: LiteralChoice, _ open: OpenLiterals
  ) -> TypedExpr {
    for (index, variable) in open.integers.enumerated() {
      let isDouble = choice.doubles & (1 << min(index, 2)) != 0
      if !unify(.variable(variable), isDouble ? catalog.double : catalog.int) { failures += 1 }
    }
    if choice.settlesOthers {
      for variable in open.others where variable.binding == nil {
        if let type = usualType(variable) ?? fallback(variable) { bind(variable, to: type) }
      }
    }
    return checkClosureOnce(closure, expecting)
  }

  private func openLiterals(in type: Type?) -> OpenLiterals {
    var open = OpenLiterals()
    func visit(_ type: Type) {
      switch type.resolved {
      case .variable(let variable):
        if (open.integers + open.others).contains(where: { $0 === variable }) { return }
        if variable.kind == .integerLiteral {
          open.integers.append(variable)
        } else if variable.isLiteral || variable.fallback != .none {
          open.others.append(variable)
        }
      case .nominal(_, let arguments): arguments.forEach(visit)
      case .optional(let payload):
        visit(payload)
        if case .variable(let variable) = payload.resolved, variable.kind == .integerLiteral {
          open.ofOptionals.append(variable)
        }
      case .tuple(let fields): fields.forEach { visit($0.type) }
      case .function(let function):
        function.parameters.forEach { visit($0.type) }
        visit(function.result)
      default: break
      }
    }
    if let type { visit(type) }
    return open
  }
}
