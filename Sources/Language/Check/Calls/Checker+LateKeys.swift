import Syntax

/// `words.map { word in …; return key }.reduce(into: [:]) { $0[$1, default: 0] += 1 }`: what the statements of a closure tell is
/// known when an empty literal beside it has its type: its keys are `AnyHashable`. What the elements are in other uses
/// of them is refused. (Observed.)
extension Checker {
  func noteLateKeys(of base: TypedExpr, _ use: NameUse, _ arguments: [Argument], _ expecting: Type?) {
    guard use.name == "reduce", expecting.map({ isUnknown($0) || $0.isAny }) ?? true, arguments.count == 2,
      arguments[0].label == "into", case .dictionary(let entries) = arguments[0].value.kind, entries.isEmpty,
      let closure = shortClosure(arguments[1].value), let keys = keysOfElement(closure), isGivenByStatements(base)
    else { return }
    let span = arguments[0].value.span
    if takes(.alike(span)) { return }
    whole.secondChoices.lateKeys.insert(span)
    if keys == .others { whole.secondChoices.openMember = use }
  }

  private func isGivenByStatements(_ list: TypedExpr) -> Bool {
    if case .call(_, let base?, _) = list.kind { isToldLate(list) && !isToldLate(base) } else { false }
  }

  private enum LateKeys { case elements, others }

  /// `$0[$1] = …`, `$0[$1, default: …] += …`; nil where the keys are not made of the element.
  private func keysOfElement(_ closure: ClosureExpr) -> LateKeys? {
    let names = closure.parameters.map { $0.map(\.name) } ?? ["$0", "$1"]
    guard names.count == 2 else { return nil }
    func isName(_ expr: Expr, _ name: Name) -> Bool {
      if case .name(let use) = expr.withoutParens.kind { use.name == name } else { false }
    }
    func isEmptyList(_ expr: Expr) -> Bool {
      if case .array(let elements) = expr.kind { elements.isEmpty } else { false }
    }
    var found: LateKeys?
    SyntaxWalk(onExpression: { expr in
      guard case .subscript_(let base, let keys) = expr.kind, let key = keys.first, isName(base, names[0]) else {
        return
      }
      if isName(key.value, names[1]) {
        found = keys.dropFirst().contains { isEmptyList($0.value) } ? .others : found ?? .elements
      } else if case .string(let parts) = key.value.kind, parts.contains(where: { !$0.isText }) {
        found = .others
      }
    }).visit(Expr(.closure(closure), closure.span))
    return found
  }
}

extension StringPart {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}
