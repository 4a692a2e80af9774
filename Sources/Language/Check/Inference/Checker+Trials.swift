import Syntax

/// Checks that may be taken back although they are no speculation (`openTrials`): what succeeds at the first try, as
/// nearly all does, is checked once.
extension Checker {
  /// How far the checking of a unit has come: what a check that is taken back has added.
  struct Progress {
    var failures: Int
    var effort: Int
    var counts: (trail: Int, diagnostics: Int, bodies: Int, flows: Int, literals: Int, uses: Int, kept: Int, late: Int)

    init(_ checker: Checker) {
      failures = checker.failures
      effort = checker.effort.count
      counts = (
        checker.trail.count, checker.diagnostics.count, checker.pendingBodies.count, checker.flows.count,
        checker.openLiterals.count, checker.localUses.count, checker.keptBodies.count, checker.lateFunctions.count
      )
    }
  }

  /// What was taken back, for when nothing else does either.
  struct Failed {
    var failures: Int
    var bindings: [(variable: TypeVariable, type: Type)]
    var diagnostics: [Diagnostic]
    var bodies: [() -> Void]
    var late: [LateFunction]
  }

  @discardableResult func takeBack(to start: Progress) -> Failed {
    let failed = Failed(
      failures: failures,
      bindings: trail.dropFirst(start.counts.trail).compactMap { entry in
        guard case .bound(let variable) = entry, let type = variable.binding else { return nil }
        return (variable, type)
      },
      diagnostics: Array(diagnostics[start.counts.diagnostics...]),
      bodies: Array(pendingBodies[start.counts.bodies...]), late: Array(lateFunctions[start.counts.late...]))
    unwind(to: start.counts.trail)
    failures = start.failures
    diagnostics.removeSubrange(start.counts.diagnostics...)
    pendingBodies.removeSubrange(start.counts.bodies...)
    flows.removeSubrange(start.counts.flows...)
    // Those noted before may have been looked at since.
    openLiterals.removeSubrange(min(start.counts.literals, openLiterals.count)...)
    localUses.removeSubrange(start.counts.uses...)
    keptBodies.removeSubrange(start.counts.kept...)
    lateFunctions.removeSubrange(start.counts.late...)
    return failed
  }

  /// What one of two checks gives: the second if only it succeeds, or neither does.
  func either<Result>(_ first: () -> Result, _ second: () -> Result) -> Result {
    let start = Progress(self)
    openTrials += 1
    let typed = first()
    openTrials -= 1
    if failures == start.failures { return typed }
    takeBack(to: start)
    return second()
  }

  func bringBack(_ failed: Failed) {
    failures = failed.failures
    for (variable, type) in failed.bindings { bind(variable, to: type) }
    diagnostics += failed.diagnostics
    pendingBodies += failed.bodies
    lateFunctions += failed.late
  }
}
