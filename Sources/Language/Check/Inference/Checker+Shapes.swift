import Syntax

/// Literals in a literal: what stands at one place of all of them says together of what type it is.
extension Checker {
  /// `[(0, 1), (1, nil)]`, `[[1], [nil]]`: the type that all of these have, where one of them alone could not say what its
  /// `nil` is. nil where they are no literals of one kind.
  func jointShape(of elements: [Expr], _ span: Span) -> Type? {
    guard elements.count > 1, elements.contains(where: mentionsNil) else { return nil }
    return attempt { Parts(elements).flatMap { shape($0, span) } }.flatMap { $0 }
  }

  /// What literals of one kind consist of.
  private enum Parts {
    case columns([(label: Name?, elements: [Expr])])
    case elements([Expr])
    case entries(keys: [Expr], values: [Expr])

    init?(_ literals: [Expr]) {
      let literals = literals.map(\.withoutParens)
      switch literals[0].kind {
      case .tuple(let first):
        let rows = literals.compactMap { if case .tuple(let row) = $0.kind { row } else { nil } }
        guard first.count > 1, rows.count == literals.count,
          rows.allSatisfy({ $0.map(\.label) == first.map(\.label) })
        else { return nil }
        self = .columns(first.indices.map { column in (first[column].label, rows.map { $0[column].value }) })
      case .array:
        let lists = literals.compactMap { if case .array(let list) = $0.kind { list } else { nil } }
        guard lists.count == literals.count else { return nil }
        self = .elements(lists.flatMap { $0 })
      case .dictionary:
        let tables = literals.compactMap { if case .dictionary(let entries) = $0.kind { entries } else { nil } }
        guard tables.count == literals.count else { return nil }
        self = .entries(keys: tables.flatMap { $0.map(\.key) }, values: tables.flatMap { $0.map(\.value) })
      default: return nil
      }
    }
  }

  private func shape(_ parts: Parts, _ span: Span) -> Type {
    func common(_ elements: [Expr]) -> Type {
      let typed = checkArray(elements, nil, span)
      settleLiterals(typed.type)
      return typed.type.resolved.arguments.first ?? .error
    }
    switch parts {
    case .columns(let columns): return .tuple(columns.map { TupleField($0.label, common($0.elements)) })
    case .elements(let elements): return catalog.array(common(elements))
    case .entries(let keys, let values): return catalog.dictionary(common(keys), common(values))
    }
  }

  /// Whether a literal is `nil`, or holds it.
  func mentionsNil(_ expr: Expr) -> Bool {
    switch expr.withoutParens.kind {
    case .nilLiteral: true
    case .tuple(let row): row.contains { mentionsNil($0.value) }
    case .array(let elements): elements.contains(where: mentionsNil)
    case .dictionary(let entries): entries.contains { mentionsNil($0.value) }
    default: false
    }
  }
}
