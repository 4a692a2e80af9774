import Syntax

/// The types of literals outside of a closure that its body sees: `[3, 1].forEach { v in … }`.
extension Checker {
  /// An integer literal of which the code around a closure does not say the type is an `Int` in it; where that makes
  /// a mistake of something in the closure, a `Double` is tried. (swiftc has the same order, and no third type.)
  func checkClosure(_ closure: ClosureExpr, _ expecting: Type?) -> TypedExpr {
    let open = openIntegers(in: expecting)
    if open.isEmpty { return checkClosureOnce(closure, expecting) }
    let start = Progress(self)
    openTrials += 1
    defer { openTrials -= 1 }
    let typed = checkClosureOnce(closure, expecting)
    if failures == start.failures { return typed }
    let failed = takeBack(to: start)
    // A bit for each variable; from the third on they go together.
    for choice in 1..<(1 << min(open.count, 3)) {
      let tried = attempt {
        for (index, variable) in open.enumerated() {
          let isDouble = choice & (1 << min(index, 2)) != 0
          if !unify(.variable(variable), isDouble ? catalog.double : catalog.int) { failures += 1 }
        }
        return failures == start.failures ? checkClosureOnce(closure, expecting) : typed
      }
      if let tried { return speculation > 0 ? tried : checkClosureOnce(closure, expecting) }
    }
    bringBack(failed)
    return typed
  }

  private func openIntegers(in type: Type?) -> [TypeVariable] {
    var open: [TypeVariable] = []
    func visit(_ type: Type) {
      switch type.resolved {
      case .variable(let variable):
        if variable.kind == .integerLiteral, !open.contains(where: { $0 === variable }) { open.append(variable) }
      case .nominal(_, let arguments): arguments.forEach(visit)
      case .optional(let payload): visit(payload)
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
