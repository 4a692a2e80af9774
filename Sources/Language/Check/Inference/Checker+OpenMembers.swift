import Syntax

/// `print([3, list.first])`: beside what is no optional Swift takes `first` for the method of that name, and prints
/// `[3, (Function)]`; of what some calls give it takes the property. Where nothing says what the elements are that is refused
/// here. (Observed: a hundred and fifty expressions given to the compiler.)
extension Checker {
  /// A list or sum of lists of which the elements are of any type, where one of them may be a method.
  func listWithOpenMember(_ elements: [Expr], _ expecting: Type?, _ span: Span) -> TypedExpr? {
    guard saysNothing(expecting), let member = openMember(among: elements), !isPlainList(span) else { return nil }
    let isFlat = elements.allSatisfy { !isCollectionLiteral($0) }
    if isFlat, span == whole.literal { return fail(.heterogeneous("[Any]"), span) }
    if takes(.alike(span)) { return nil }
    refuseLater(member)
    let type = isFlat ? Type.any : catalog.array(.any)
    return TypedExpr(.array(elements.map { check($0, as: type, .element) }), catalog.array(type), span)
  }

  /// `[3] + [list.first]`
  func sumWithOpenMember(_ left: Expr, _ right: Expr, _ span: Span) -> (TypedExpr, TypedExpr)? {
    guard isCollectionLiteral(left), isCollectionLiteral(right), let member = openMember(among: [left, right]),
      !takes(.alike(span))
    else { return nil }
    refuseLater(member)
    return (check(left, as: catalog.array(.any)), check(right, as: catalog.array(.any)))
  }

  func dictionaryWithOpenMember(
    _ entries: [(key: Expr, value: Expr)], _ expecting: Type?, _ span: Span
  ) -> TypedExpr? {
    guard saysNothing(expecting), let member = openMember(among: entries.map(\.value)), !isPlainList(span) else {
      return nil
    }
    if span != whole.literal, takes(.alike(span)) { return nil }
    if span != whole.literal { refuseLater(member) }
    let keys = checkTogether(entries.map(\.key))
    guard let key = keys.first?.type, keys.allSatisfy({ unify($0.type, key) }) else { return nil }
    settleLiterals(key)
    if span == whole.literal { return fail(.heterogeneous("[\(key) : Any]"), span) }
    let typed = zip(keys, entries).map { (key: $0, value: check($1.value, as: .any, .dictionaryValue)) }
    return TypedExpr(.dictionary(typed), catalog.dictionary(key, .any), span)
  }

  /// `isEmpty ? list.first : 3` where anything will do.
  func branchesWithOpenMember(_ yes: Expr, _ no: Expr, _ span: Span) {
    guard isLiteral(yes) || isLiteral(no), let member = openMember(among: [yes, no]), member.isMethod,
      !takes(.alike(span))
    else { return }
    refuseLater(member)
  }

  private func saysNothing(_ expecting: Type?) -> Bool {
    guard let expecting = expecting?.resolved else { return true }
    if expecting.nominal === catalog.arrayNominal { return isFree(expecting.arguments[0]) }
    return expecting.isExistential || isUnknown(expecting)
  }

  private func refuseLater(_ member: OpenMember) {
    if member.isMethod { whole.secondChoices.openMember = member.use }
  }

  /// Of a list that only loses its optionals, or is counted, it does not matter.
  func notePlainList(_ base: Expr, _ name: Name, _ arguments: [Argument] = []) {
    switch base.withoutParens.kind {
    case .array, .dictionary: break
    default: return
    }
    if Self.plainUses.contains(name.text) || arguments.contains(where: { unwraps($0.value) }) {
      whole.secondChoices.plainLists.insert(base.withoutParens.span)
    }
  }

  /// A closure that does with optionals.
  private func unwraps(_ closure: Expr) -> Bool {
    if shortClosure(closure) == nil { return false }
    var isFound = false
    SyntaxWalk(onExpression: { expr in
      switch expr.kind {
      case .binary(_, let op, _): isFound = isFound || op.name == "??"
      case .chain, .forceUnwrap: isFound = true
      default: break
      }
    }).visit(closure)
    return isFound
  }

  private static let plainUses: Set = ["compactMap", "count", "isEmpty", "contains", "firstIndex", "lastIndex"]

  private func isPlainList(_ span: Span) -> Bool { whole.secondChoices.plainLists.contains(span) }

  /// - Parameter isMethod: Swift may take it for the method.
  private typealias OpenMember = (use: NameUse, isMethod: Bool)

  /// A member that may be a method, beside what is no optional.
  private func openMember(among elements: [Expr]) -> OpenMember? {
    if elements.count < 2 { return nil }
    let lists = elements.compactMap { element -> [Expr]? in
      if case .array(let inner) = element.withoutParens.kind { inner } else { nil }
    }
    if lists.count == elements.count { return openMember(among: lists.flatMap(\.self)) }
    let tuples = elements.compactMap { element -> [Expr]? in
      if case .tuple(let parts) = element.withoutParens.kind { parts.map(\.value) } else { nil }
    }
    if tuples.count == elements.count, let count = tuples.map(\.count).min() {
      return (0..<count).lazy.compactMap { place in self.openMember(among: tuples.map { $0[place] }) }.first
    }
    let members = elements.compactMap { openMember($0) }
    guard let member = members.first(where: \.isMethod) ?? members.first,
      !elements.contains(where: { if case .nilLiteral = $0.withoutParens.kind { true } else { false } })
    else { return nil }
    let isBesideValue = elements.contains { element in
      openMember(element) == nil && attempt { check(element, expecting: nil).type.optionalPayload == nil } == true
    }
    return isBesideValue ? member : nil
  }

  private func openMember(_ element: Expr) -> OpenMember? {
    guard case .member(let base?, let use) = element.withoutParens.kind, use.labels == nil,
      use.name == "first" || use.name == "last", let typed = attempt({ check(element, expecting: nil) }),
      typed.type.optionalPayload != nil, case .property(_, let property) = typed.kind,
      property.property.owner?.module == "Swift"
    else { return nil }
    return (use, !isPropertyAlone(base, use.name))
  }

  /// `list.dropFirst().first`: what several functions give has the property. (Observed.)
  private func isPropertyAlone(_ base: Expr, _ name: Name) -> Bool {
    switch base.withoutParens.kind {
    case .array, .string: return true
    case .binary(_, let op, _): return op.name == "..." || op.name == "..<"
    case .call(let callee, _, _):
      guard case .member(let list?, let use) = callee.kind else { return false }
      if Self.givingProperties.contains(use.name.text) { return true }
      if name == "first", Self.givingFirst.contains(use.name.text) { return true }
      return isPropertyAlone(list, name)
    default: return false
    }
  }

  private static let givingProperties: Set = ["dropLast", "suffix", "reversed", "filter", "enumerated"]
  private static let givingFirst: Set = ["dropFirst", "prefix", "drop"]

  private func isLiteral(_ expr: Expr) -> Bool {
    if case .string = expr.withoutParens.kind { true } else { isNumberLiteral(expr) }
  }
}
