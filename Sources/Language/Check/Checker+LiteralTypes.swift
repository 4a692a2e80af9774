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

  /// How far the checking of a unit has come: what a check that is taken back has added.
  private struct Progress {
    var failures: Int
    var counts: (trail: Int, diagnostics: Int, bodies: Int, flows: Int, uses: Int, kept: Int)

    init(_ checker: Checker) {
      failures = checker.failures
      counts = (
        checker.trail.count, checker.diagnostics.count, checker.pendingBodies.count, checker.flows.count,
        checker.localUses.count, checker.keptBodies.count
      )
    }
  }

  /// What was taken back, for when nothing else does either.
  private struct Failed {
    var failures: Int
    var bindings: [(variable: TypeVariable, type: Type)]
    var diagnostics: [Diagnostic]
    var bodies: [() -> Void]
  }

  private func takeBack(to start: Progress) -> Failed {
    let failed = Failed(
      failures: failures,
      bindings: trail[start.counts.trail...].compactMap { entry in
        guard case .bound(let variable) = entry, let type = variable.binding else { return nil }
        return (variable, type)
      },
      diagnostics: Array(diagnostics[start.counts.diagnostics...]),
      bodies: Array(pendingBodies[start.counts.bodies...]))
    unwind(to: start.counts.trail)
    failures = start.failures
    diagnostics.removeSubrange(start.counts.diagnostics...)
    pendingBodies.removeSubrange(start.counts.bodies...)
    flows.removeSubrange(start.counts.flows...)
    localUses.removeSubrange(start.counts.uses...)
    keptBodies.removeSubrange(start.counts.kept...)
    return failed
  }

  private func bringBack(_ failed: Failed) {
    failures = failed.failures
    for (variable, type) in failed.bindings { bind(variable, to: type) }
    diagnostics += failed.diagnostics
    pendingBodies += failed.bodies
  }
}
