import Syntax

/// What is made of literals, of which Swift's solver does not know the types of the elements when it looks at a closure
/// beside it; see `InnerNils`.
extension Checker {
  /// What the solver does not know of a value, or of the elements of a list, when it looks at a closure beside it.
  func openPart(_ expr: Expr) -> InnerNils.Part? {
    switch expr.withoutParens.kind {
    case .integer, .float, .string: return .only
    case .array(let elements):
      // Of several tuples it takes the type that they have in common at once.
      let isTold =
        elements.count > 1
        && elements.contains {
          if case .tuple = $0.withoutParens.kind { true } else { false }
        }
      return elements.isEmpty || isTold ? nil : .only
    case .dictionary(let entries): return entries.isEmpty ? nil : .both
    case .name(let use):
      guard case .variable(let variable) = lookup(use.name) else { return nil }
      return variable.typedLate
    case .binary(let a, let op, let b) where op.name == "..." || op.name == "..<":
      return openPart(a) == .only && openPart(b) == .only ? .only : nil
    case .binary(let a, let op, let b) where op.name == "+" && isList(a) && isList(b):
      return openPart(a) == .only && openPart(b) == .only ? .only : nil
    case .ternary(_, let a, let b):
      guard let part = openPart(a), openPart(b) == part else { return nil }
      return part
    case .member(let base?, let use): return openElements(base).flatMap { openPart($0, use.name.text) }
    case .tupleElement(let base, let index):
      return openPart(base).flatMap { openPart($0, index == 0 ? "key" : "value") }
    case .subscript_(let base, _): return openPart(base).map { $0 == .both ? .only : $0 }
    case .chain(let inner), .forceUnwrap(let inner): return openPart(inner)
    case .call(let callee, let arguments, _): return openPart(callee, arguments, expr)
    default: return nil
    }
  }

  /// Of what a text is made is known.
  func openElements(_ expr: Expr) -> InnerNils.Part? {
    if case .string = expr.withoutParens.kind { nil } else { openPart(expr) }
  }

  func isLazy(_ expr: Expr) -> Bool {
    switch expr.withoutParens.kind {
    case .member(let base?, let use): use.name == "lazy" || isLazy(base)
    case .call(let callee, _, _): isLazy(callee)
    default: false
    }
  }

  /// Of a member of what is open itself.
  private func openPart(_ base: InnerNils.Part, _ name: String) -> InnerNils.Part? {
    switch (base, name) {
    case (_, "lazy"): base
    case (.both, "keys"), (.both, "values"), (.both, "key"), (.both, "value"), (.second, "element"), (.second, "value"):
      .only
    default: nil
    }
  }

  private func openPart(_ callee: Expr, _ arguments: [Argument], _ call: Expr) -> InnerNils.Part? {
    if case .name(let use) = callee.kind {
      let isMaking = makesGeneric(call) != nil || use.name == "stride" || use.name == "repeatElement"
      guard isMaking, let first = arguments.first, first.label != "grouping" else { return nil }
      return openPart(first.value)
    }
    guard case .member(let base?, let use) = callee.kind else { return nil }
    switch use.name.text {
    case "map", "compactMap", "flatMap":
      guard arguments.count == 1, let closure = shortClosure(arguments[0].value) else { return nil }
      let part = whole.innerNils.given[ObjectIdentifier(closure)]
      return part == .optional && use.name != "map" ? .kept : part
    // (Observed: not of ranges.)
    case "filter" where isRange(base): return nil
    case "enumerated": return openElements(base) == .only ? .second : nil
    case let name: return Self.keepingElements.contains(name) ? openElements(base) : nil
    }
  }

  private func isRange(_ expr: Expr) -> Bool {
    if case .binary(_, let op, _) = expr.withoutParens.kind { op.name != "+" } else { false }
  }

  /// Not `$0 + "x"`, of which the operator tells the type.
  private func isList(_ expr: Expr) -> Bool {
    switch expr.withoutParens.kind {
    case .array, .call: true
    case .binary(let a, let op, let b): op.name == "+" && isList(a) && isList(b)
    default: false
    }
  }

  static let keepingElements: Set = [
    "sorted", "reversed", "shuffled", "filter", "prefix", "suffix", "dropFirst", "dropLast", "drop", "first", "last",
    "min", "max", "randomElement", "joined",
  ]
}
