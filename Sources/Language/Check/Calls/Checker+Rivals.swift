import Syntax

/// The calls of an expression that may mean a rival of the function chosen, and those that do.
struct Rivals {
  var seen: Set<Span> = []
  var taken: Set<Span> = []
}

/// `words.split(separator: " ").max { $0.count < $1.count }`: Swift has two `split`, a collection's, which gives parts
/// of the text, and any sequence's, which gives slices of an array of its characters. It solves the expression as a
/// whole, with its closures, and compares the solutions by adding up, over all names that mean different declarations in
/// them, which declaration is more specialized: the collection's `split` is, but so is the `count` that `ArraySlice`
/// declares itself, each time that it is used, against the protocol's that `Substring` has. (Observed: fifty-odd
/// expressions given to the compiler. Where the sums are equal it takes the sequence's or calls the expression ambiguous.)
extension Checker {
  /// The expression once more where a rival of a function chosen in it weighs as much.
  func weighed(_ typed: TypedExpr, _ expr: Expr, _ expecting: Type?) -> TypedExpr {
    let seen = whole.rivals.seen.sorted { $0.start < $1.start }
    defer { whole.rivals = Rivals() }
    if typed.type.isError || effort.isOver { return typed }
    var weight = Weight(typed, currentFunction, catalog)
    for span in seen {
      whole.rivals.taken.insert(span)
      let mark = trail.count
      let other: Weight? = attempt { check(expr, expecting: expecting) }.flatMap { other in
        if let expecting, !isUnknown(expecting), !canConvert(other.type, to: expecting) { return nil }
        return Weight(other, currentFunction, catalog)
      }
      unwind(to: mark)
      if let other, !other.isForeign, other.total - weight.total >= 1 {
        weight = other
      } else {
        whole.rivals.taken.remove(span)
      }
    }
    return whole.rivals.taken.isEmpty ? typed : check(expr, expecting: expecting)
  }

  /// What speaks for an expression as it was checked, of that which differs between `ArraySlice` and `Substring`.
  private struct Weight {
    var total = 0
    /// It wants a type that is not there: `JoinedSequence`.
    var isForeign = false

    init(_ expr: TypedExpr, _ owner: TypedFunction, _ catalog: Catalog) {
      var (total, isForeign) = (0, false)
      func isPart(_ expr: TypedExpr?, _ name: String) -> Bool { expr?.type.nominal?.name.text == name }
      func isPart(_ place: TypedExpr, _ name: Name, of type: String) -> Bool {
        guard case .property(let base, let use) = place.kind else { return false }
        return use.property.name == name && isPart(base, type)
      }
      TypedWalk(
        onExpression: { expr, _ in
          switch expr.kind {
          case .property(let base, let use) where use.property.name == "count" && isPart(base, "ArraySlice"): total += 1
          // A key path's parts are chosen for themselves.
          case .keyPath(let path) where isPart(path.place, "count", of: "ArraySlice"): total -= 1
          case .interpolation(let pieces):
            for case .value(let value) in pieces where isPart(value, "Substring") { total += 1 }
          case .call(let use, _, let arguments)
          where use.function.kind == .initializer && use.function.owner === catalog.stringNominal:
            if arguments.count == 1, isPart(arguments[0], "Substring") { total += 1 }
          case .call(let use, let base?, _) where use.function.name == "joined":
            if case .nominal(_, let elements) = base.type.resolved, let element = elements.first {
              isForeign = isForeign || element.resolved.nominal?.name.text == "ArraySlice"
            }
          default: break
          }
        }, onDeclaration: { _, _ in }
      ).visit(expr, in: owner)
      (self.total, self.isForeign) = (total, isForeign)
    }
  }
}
