import Syntax

/// `[3 + 1, 2.5]`, `[1, 2.5, "a"]`: numbers of different kinds in a literal of which nothing says the type.
///
/// An integer literal is what stands beside it. Where that is no number at all, each is what it is alone; and where an operator
/// was applied to it, or to what is made of it, it is an `Int` as long as the expression will do with elements of any type.
/// (Observed: some 1,200 literals given to the compiler.)
extension Checker {
  /// An operator was applied to values of the type.
  func noteOperand(_ type: Type) {
    guard case .variable(let variable) = type.resolved, variable.kind == .integerLiteral, !variable.isOperand else {
      return
    }
    trail.append(.restricted(before: variable))
    variable.isOperand = true
  }

  /// Gives the number literals that stay what they are alone their types.
  ///
  /// - Parameter types: Those of the elements.
  func settleMixedNumbers(_ types: [Type], _ span: Span) {
    guard types.count > 1 else { return }
    var found = MixedNumbers()
    collect(types, &found)
    settleLiterals(.tuple(found.apart.map { TupleField(nil, .variable($0)) }))
    if found.operands.isEmpty || span != wholeLiteral && takes(.alike(span)) { return }
    settleLiterals(.tuple(found.operands.map { TupleField(nil, .variable($0)) }))
  }

  /// The same of two lists that are added, both literals or made of such: false where they cannot be of one type any more.
  func settleMixedNumbers(_ a: TypedExpr, plus b: TypedExpr, _ expecting: Type?, _ span: Span) -> Bool {
    guard expecting.map({ isUnknown($0) || $0.isExistential }) ?? true, isOfLiterals(a), isOfLiterals(b) else {
      return true
    }
    var found = MixedNumbers()
    collect([a.type, b.type], &found)
    let literals = found.apart + found.operands
    if literals.isEmpty || takes(.alike(span)) { return true }
    settleLiterals(.tuple(literals.map { TupleField(nil, .variable($0)) }))
    return false
  }

  /// Whether a list of numbers that is made of literals does not tell what those of a literal beside it are.
  func staysApart(_ list: TypedExpr) -> Bool {
    isOfLiterals(list) && list.type.contains { numberLiteral($0)?.isOperand ?? false }
  }

  /// What numbers of different types may have been meant to be: a `Double` beside an `Int`.
  func commonNumber(of types: [Type]) -> Type? {
    let types = types.map(defaulted)
    func isNumber(_ type: Type) -> Bool { acceptsIntegerLiteral(type) && type.nominal?.module == "Swift" }
    guard types.allSatisfy(isNumber) else { return nil }
    return types.first { acceptsFloatLiteral($0) } ?? types.first(where: isOtherNumber)
  }

  private struct MixedNumbers {
    /// Beside what is no number.
    var apart: [TypeVariable] = []
    /// Beside numbers of other types, when one of them is an operand.
    var operands: [TypeVariable] = []
  }

  /// What stands at one place of all of the types.
  private func collect(_ types: [Type], _ found: inout MixedNumbers) {
    let heads = types.map { normalized($0).withoutOptionals.resolved }
    let numbers = heads.compactMap(numberLiteral)
    if !numbers.isEmpty {
      let others = heads.filter { numberLiteral($0) == nil && !isOpen($0) }
      if !others.allSatisfy({ !isOpenLiteral($0) && acceptsIntegerLiteral($0) }) {
        found.apart += numbers
      } else if numbers.contains(where: { $0.kind == .integerLiteral && $0.isOperand }),
        numbers.contains(where: { $0.kind == .floatLiteral }) || others.contains(where: isOtherNumber)
      {
        found.operands += numbers
      }
      return
    }
    switch heads.first {
    case .nominal(let nominal, let arguments):
      let rows = heads.compactMap { $0.nominal === nominal ? $0.arguments : nil }
      guard rows.count == heads.count else { return }
      for place in arguments.indices { collect(rows.map { $0[place] }, &found) }
    case .tuple(let fields):
      let rows = heads.compactMap { if case .tuple(let row) = $0, row.count == fields.count { row } else { nil } }
      guard rows.count == heads.count else { return }
      for place in fields.indices { collect(rows.map { $0[place].type }, &found) }
    default: break
    }
  }

  private func numberLiteral(_ type: Type) -> TypeVariable? {
    guard case .variable(let variable) = type, variable.kind == .integerLiteral || variable.kind == .floatLiteral else {
      return nil
    }
    return variable
  }

  /// What says nothing of the elements: `nil`, an empty list's contents, what is wrong.
  private func isOpen(_ type: Type) -> Bool {
    if case .variable(let variable) = type { !variable.isLiteral } else { type.isError }
  }

  private func isOtherNumber(_ type: Type) -> Bool {
    guard let nominal = type.nominal else { return false }
    return nominal !== catalog.intNominal && nominal.module != "main"
  }

  private func isOfLiterals(_ list: TypedExpr) -> Bool {
    switch list.kind {
    case .array: return true
    case .binary(.add, let a, let b): return isOfLiterals(a) && isOfLiterals(b)
    case .call(let use, _, _):
      let name = use.function.name
      return name == "map" || name == "flatMap" || name == "compactMap" || name == "init"
    default: return false
    }
  }
}
