import Syntax

/// Rows of `??` whose operands differ in more than that some are optional: `first ?? second ?? 1` of an `Int?` and a
/// `Double?`.
///
/// Where nothing says what the result is, or anything will do, Swift weighs all that each `??` of the row may mean against
/// each other: `print(first ?? second ?? 1)` prints `Optional(3)`. The checker here decides from left to right, which comes
/// to the same where all are of one type, as they nearly always are. What it may decide otherwise it refuses. (Found with
/// some two thousand rows given to the compiler.)
extension Checker {
  /// Whether Swift may mean something else by the row than is found here.
  func isOpenRow(_ left: Expr, _ right: Expr, _ wanted: Type?) -> Bool {
    var isAnything = false
    if let wanted {
      guard case .existential = wanted.resolved else { return false }
      isAnything = true
    }
    let (first, last) = (row(left), row(right))
    let isRow = first.count + last.count > 2
    guard isRow || isSumOfLiterals(right), let parts = parts(of: first + last) else { return false }
    let deepest = parts[0].depth > 1
    let core = parts.first { !$0.isLiteral && !$0.isNil }?.core
    func isOther(_ part: RowPart) -> Bool { core.map { !conformances.same(part.core, $0) } ?? false }
    if deepest, first.count > 1 || isSumOfLiterals(right), parts.contains(where: { $0.isLiteral && isOther($0) }) {
      return true
    }
    if !isRow { return false }
    if parts.dropFirst().contains(where: { $0.depth > 1 }) { return true }
    return isAnything && isOpenAsAnything(parts, isGrouped: first.count > 1, isOther)
  }

  /// Where anything will do, so will anything for each `??`.
  private func isOpenAsAnything(_ parts: [RowPart], isGrouped: Bool, _ isOther: (RowPart) -> Bool) -> Bool {
    let end = parts[parts.count - 1]
    let isSure = !end.isNil && end.depth == 0
    if parts.contains(where: { !$0.isLiteral && !$0.isNil && isOther($0) }) {
      return !isSure || !parts.allSatisfy { $0.core.isClass }
    }
    if isSure { return false }
    return isGrouped && parts.contains { $0.isNil } || parts.dropLast().contains { !$0.isNil && $0.depth == 0 }
  }

  private struct RowPart {
    /// What it is when it is not nil.
    let core: Type
    /// How many optionals are around that.
    let depth: Int
    let isLiteral: Bool
    let isNil: Bool
  }

  private func row(_ expr: Expr) -> [Expr] {
    guard case .binary(let left, let op, let right) = expr.withoutParens.kind, op.name == "??" else { return [expr] }
    return row(left) + row(right)
  }

  private func parts(of row: [Expr]) -> [RowPart]? {
    let mark = trail.count
    defer { unwind(to: mark) }
    let parts = row.map { expr -> RowPart? in
      if case .nilLiteral = expr.withoutParens.kind {
        return RowPart(core: .error, depth: 0, isLiteral: false, isNil: true)
      }
      guard var core = attempt({ settledCopy(check(expr, expecting: nil).type) }), !core.isError else { return nil }
      var depth = 0
      while let payload = core.optionalPayload {
        core = payload
        depth += 1
      }
      return RowPart(core: core, depth: depth, isLiteral: isLiteral(expr), isNil: false)
    }
    return parts.contains { $0 == nil } ? nil : parts.compactMap(\.self)
  }

  private func isLiteral(_ expr: Expr) -> Bool {
    if case .string = expr.withoutParens.kind { return true }
    return isOfNumberLiterals(expr)
  }

  private func isSumOfLiterals(_ expr: Expr) -> Bool { isOfNumberLiterals(expr) && !isNumberLiteral(expr) }
}
