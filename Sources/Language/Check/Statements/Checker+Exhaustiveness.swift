/// Whether the cases of a `switch` match every value, and which they leave out.
extension Checker {
  /// nil when every value is matched; else what is not, as patterns (empty when it cannot be listed).
  func missingCases(_ type: Type, _ cases: [TypedCase]) -> [String]? {
    // What a mistaken condition would let through, it may.
    let rows = cases.flatMap(\.items).filter { $0.filter?.type.isError ?? true }.map { [$0.pattern] }
    return missing(rows, [type], depth: 0)
  }

  /// Whether the values of a type can be told apart by listing cases.
  func comesInCases(_ type: Type) -> Bool {
    switch type.resolved {
    case .optional, .tuple: true
    case .nominal(let nominal, _): nominal.kind == .enum || nominal === catalog.boolNominal
    default: false
    }
  }

  func isUninhabited(_ type: Type) -> Bool {
    guard let nominal = type.nominal else { return false }
    return type.isNever || nominal.kind == .enum && nominal.module == "main" && nominal.cases.isEmpty
  }

  private func missing(_ rows: [[TypedPattern]], _ types: [Type], depth: Int) -> [String]? {
    guard let first = types.first else { return rows.isEmpty ? [""] : nil }
    if depth > 40 { return rows.isEmpty ? [] : nil }
    let rest = Array(types.dropFirst())
    func isAny(_ pattern: TypedPattern) -> Bool {
      switch pattern.kind {
      case .wildcard, .variable: true
      case .isType(let target), .cast(_, let target): conformances.same(target, pattern.type)
      default: false
      }
    }
    /// The rows that match a constructor, with its parts in front.
    func specialized(_ parts: [Type], _ match: (TypedPattern) -> [TypedPattern]?) -> [[TypedPattern]] {
      rows.compactMap { row in
        if isAny(row[0]) { return parts.map { TypedPattern(.wildcard, $0, .none) } + row.dropFirst() }
        return match(row[0]).map { $0 + row.dropFirst() }
      }
    }
    // Nothing looks at this column: what is left decides. (A recursive enumeration would go on for ever.)
    if rows.allSatisfy({ isAny($0[0]) }) {
      if rows.isEmpty { return [] }
      return missing(rows.map { Array($0.dropFirst()) }, rest, depth: depth + 1)
    }
    var result: [String] = []
    func consider(_ name: String, _ parts: [Type], _ match: (TypedPattern) -> [TypedPattern]?) {
      if missing(specialized(parts, match), parts + rest, depth: depth + 1) != nil { result.append(name) }
    }
    switch first.resolved {
    case .error: return nil
    case .nominal(let nominal, let arguments) where nominal.kind == .enum && !nominal.cases.isEmpty:
      let substitution = Substitution(nominal.generics, arguments, conformances)
      for each in nominal.cases {
        let parts = each.payload.map { substitution.apply($0.type) }
        // `Result<Int, Never>` has no failures.
        if parts.contains(where: isUninhabited) { continue }
        consider(".\(each.name.text)" + (parts.isEmpty ? "" : "(…)"), parts) { pattern in
          guard case .enumCase(let found, let inner) = pattern.kind, found === each else { return nil }
          if inner.count == parts.count { return inner }
          // One for all of them.
          return inner.contains(where: \.isRefutable) ? nil : parts.map { TypedPattern(.wildcard, $0, .none) }
        }
      }
    case .optional(let payload):
      consider(".some(_)", [payload]) { if case .some(let inner) = $0.kind { [inner] } else { nil } }
      consider(".none", []) { if case .none = $0.kind { [] } else { nil } }
    case .tuple(let fields):
      let parts = fields.map(\.type)
      consider("(" + parts.map { _ in "_" }.joined(separator: ", ") + ")", parts) {
        if case .tuple(let inner) = $0.kind { inner } else { nil }
      }
    case .nominal(let nominal, _) where nominal === catalog.boolNominal:
      for value in [true, false] {
        consider("\(value)", []) { pattern in
          if case .test(_, let test) = pattern.kind, case .binary(.equal, let literal, _) = test.kind,
            case .boolean(value) = literal.kind
          {
            return []
          }
          return nil
        }
      }
    default:
      let open = rows.filter { isAny($0[0]) }.map { Array($0.dropFirst()) }
      return missing(open, rest, depth: depth + 1) == nil ? nil : []
    }
    return result.isEmpty ? nil : result
  }
}
