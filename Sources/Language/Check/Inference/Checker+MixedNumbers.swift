import Syntax

/// `[3 + 1, 2.5]`, `[1, 2.5, "a"]`: numbers of different kinds in a literal of which nothing says the type.
///
/// An integer literal is what stands beside it. Where that is no number at all, each is what it is alone; and where an operator
/// was applied to it, or to what is made of it, it is an `Int` as long as the expression will do with elements of any type.
/// (Observed: some 1,200 literals given to the compiler.)
extension Checker {
  /// An operator was applied to two values of one type.
  func noteOperand(_ a: TypedExpr, _ b: TypedExpr) {
    guard case .variable(let variable) = a.type.resolved,
      variable.isLiteral
    else { return }
    let operand = isWritten(a) || isWritten(b) ? TypeVariable.Operand.ofLiterals : .ofValues
    if variable.operand >= operand { return }
    trail.append(.restricted(before: variable))
    variable.operand = operand
  }

  private func isWritten(_ literal: TypedExpr) -> Bool {
    switch literal.kind {
    case .integer, .float, .string: true
    case .unary(_, let operand): isWritten(operand)
    case .binary(_, let a, let b): isWritten(a) && isWritten(b)
    default: false
    }
  }

  /// Gives the literals that stay what they are alone their types. Whether there are any.
  func settleMixedNumbers(_ elements: [TypedExpr], _ span: Span) -> Bool {
    guard elements.count > 1 else { return false }
    var found = MixedNumbers()
    collect(elements.map { ($0.type, isToldLate($0)) }, &found)
    settle(found.apart)
    if found.operands.isEmpty || span != whole.literal && takes(.alike(span)) { return !found.apart.isEmpty }
    settle(found.operands)
    return true
  }

  /// The same of two lists of which one is made, both literals or made of such: both as lists of anything, where their
  /// numbers cannot be of one type any more.
  func listsOfAnything(_ a: TypedExpr, _ b: TypedExpr, _ expecting: Type?, _ span: Span) -> (TypedExpr, TypedExpr)? {
    guard expecting.map({ isUnknown($0) || $0.isExistential }) ?? true, isOfLiterals(a), isOfLiterals(b) else {
      return nil
    }
    var found = MixedNumbers()
    collect([(a.type, isToldLate(a)), (b.type, isToldLate(b))], inLists: 0, &found)
    let literals = found.apart + found.operands
    if literals.isEmpty || takes(.alike(span)) { return nil }
    // Its older meaning, perhaps.
    if let use = [a, b].lazy.compactMap({ self.flatMapToldLate($0) }).first { whole.secondChoices.openMember = use }
    settle(literals)
    let list = listOfAnything(a.type, b.type)
    guard let x = elementwise(a, list), let y = elementwise(b, list) else { return nil }
    return (x, y)
  }

  private func settle(_ literals: [TypeVariable]) {
    for literal in literals { settleLiterals(.variable(literal)) }
  }

  /// `[2.5, 1]` as a list of anything: each element is what it is alone.
  private func elementwise(_ list: TypedExpr, _ type: Type) -> TypedExpr? {
    guard type.nominal === catalog.arrayNominal, let element = type.arguments.first else {
      return conversion(of: list, to: type)
    }
    func asInteger(_ element: TypedExpr) -> TypedExpr {
      guard case .variable = element.type else { return element }
      switch element.kind {
      case .integer: return TypedExpr(element.kind, catalog.int, element.span)
      case .unary(.negate, let operand):
        let operand = asInteger(operand)
        return TypedExpr(.unary(.negate, operand), operand.type, element.span)
      default: return element
      }
    }
    switch list.kind {
    case .array(let elements):
      let converted = elements.compactMap {
        element.isAny ? conversion(of: asInteger($0), to: element) : elementwise($0, element)
      }
      return converted.count == elements.count ? TypedExpr(.array(converted), type, list.span) : nil
    case .binary(.add, let a, let b):
      guard let x = elementwise(a, type), let y = elementwise(b, type) else { return nil }
      return TypedExpr(.binary(.add, x, y), type, list.span)
    default: return conversion(of: list, to: type)
    }
  }

  /// A list among others, the elements of which are of anything.
  func alone(_ element: TypedExpr, as type: Type) -> TypedExpr {
    let isOfAnything = type.nominal === catalog.arrayNominal && type.contains(where: \.isAny)
    return (isOfAnything ? elementwise(element, type) : nil) ?? convert(element, to: type, .element)
  }

  /// In as many lists as both are.
  private func listOfAnything(_ a: Type, _ b: Type) -> Type {
    guard a.nominal === catalog.arrayNominal, b.nominal === catalog.arrayNominal else { return .any }
    return catalog.array(listOfAnything(normalized(a).arguments[0], normalized(b).arguments[0]))
  }

  /// Whether a list of numbers that is made of literals does not tell what those of a literal beside it are.
  func staysApart(_ list: TypedExpr) -> Bool {
    guard isOfLiterals(list) else { return false }
    if isToldLate(list) { return true }
    if let element = list.type.arguments.first.flatMap({ numberLiteral($0.resolved) }) {
      return element.kind == .integerLiteral && element.operand == .ofLiterals
    }
    return list.type.contains { numberLiteral($0).map { $0.kind == .integerLiteral && $0.operand > .none } ?? false }
  }

  /// `views.map { v in print(v); return v.alpha }`: what the statements of a closure tell is known when the literals beside
  /// it have their types.
  func isToldLate(_ value: TypedExpr) -> Bool {
    switch value.kind {
    case .call(let use, let base, let arguments):
      let isTold = zip(use.function.parameters, arguments).contains { parameter, argument in
        guard case .closure(let body) = argument.kind, body.isToldByStatements,
          case .function(let taken) = parameter.type.resolved
        else { return false }
        return use.function.generics.contains { taken.result.mentions($0) && use.function.result.mentions($0) }
      }
      return isTold || base.map(isToldLate) ?? false
    case .subscript_(let base?, _, _), .property(let base?, _), .forceUnwrap(let base, _): return isToldLate(base)
    default: return false
    }
  }

  private func flatMapToldLate(_ list: TypedExpr) -> NameUse? {
    guard case .call(let use, _, _) = list.kind, use.function.name == "flatMap", isToldLate(list) else { return nil }
    return NameUse(use.function.name, list.span)
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
    /// Beside numbers of other types, when one of them is an operand, or they are told late.
    var operands: [TypeVariable] = []
  }

  /// A part of an element's type, and whether the element is told late.
  private typealias Part = (type: Type, isToldLate: Bool)

  /// What stands at one place of all elements.
  ///
  /// - Parameter depth: How deep in lists that are to be of one type; nil in the elements of a literal.
  private func collect(_ parts: [Part], inLists depth: Int? = nil, _ found: inout MixedNumbers) {
    // (Observed: in two lists only what is an operand beside a literal.)
    let least: TypeVariable.Operand = depth == 1 ? .ofValues : .none
    let heads = parts.map { normalized($0.type).withoutOptionals.resolved }
    let numbers = heads.compactMap(numberLiteral)
    if !numbers.isEmpty {
      let others = heads.filter { numberLiteral($0) == nil && !isOpen($0) }
      if !others.allSatisfy({ !isOpenLiteral($0) && acceptsIntegerLiteral($0) })
        || depth == nil && !mayBeOfOneType(numbers, others)
      {
        found.apart += numbers
      } else if numbers.contains(where: { $0.kind == .integerLiteral && $0.operand > least })
        || zip(parts, heads).contains(where: { $0.isToldLate && isOther($1, than: numbers) }),
        numbers.contains(where: { $0.kind == .floatLiteral }) || others.contains(where: isOtherNumber)
      {
        found.operands += numbers
      } else if depth != nil, parts.contains(where: { $0.isToldLate && $0.type.optionalPayload != nil }),
        parts.contains(where: { $0.type.optionalPayload == nil })
      {
        found.operands += numbers
      }
      return
    }
    // `[part, "a" + "b"]`
    let texts = heads.compactMap(textLiteral)
    let isAnyToldLate = depth != nil && parts.contains(where: \.isToldLate)
    let isBesideOther = heads.contains {
      !isOpenLiteral($0) && !isOpen($0) && (!isAnyToldLate || $0.nominal !== catalog.stringNominal)
    }
    if isBesideOther, isAnyToldLate || texts.contains(where: { $0.operand > .none }) {
      found.operands += texts
    }
    // `list.map { v in print(v); return v } + []`
    if isAnyToldLate { found.operands += heads.compactMap(emptyElement) }
    let rows: [[Type]]
    switch heads.first {
    case .nominal(let nominal, _) where nominal === catalog.arrayNominal || nominal === catalog.dictionaryNominal:
      rows = heads.compactMap { $0.nominal === nominal ? $0.arguments : nil }
    case .tuple where depth == nil:
      rows = heads.compactMap { if case .tuple(let row) = $0 { row.map(\.type) } else { nil } }
    default: return
    }
    guard rows.count == heads.count, rows.allSatisfy({ $0.count == rows[0].count }) else { return }
    for place in rows[0].indices {
      collect(zip(rows, parts).map { ($0[place], $1.isToldLate) }, inLists: depth.map { $0 + 1 }, &found)
    }
  }

  private func numberLiteral(_ type: Type) -> TypeVariable? {
    guard case .variable(let variable) = type, variable.kind == .integerLiteral || variable.kind == .floatLiteral else {
      return nil
    }
    return variable
  }

  private func textLiteral(_ type: Type) -> TypeVariable? {
    if case .variable(let variable) = type, variable.kind == .stringLiteral { variable } else { nil }
  }

  private func emptyElement(_ type: Type) -> TypeVariable? {
    if case .variable(let variable) = type, variable.fallback == .any { variable } else { nil }
  }

  /// What says nothing of the elements: `nil`, an empty list's contents, what is wrong.
  private func isOpen(_ type: Type) -> Bool {
    if case .variable(let variable) = type { !variable.isLiteral } else { type.isError }
  }

  /// Not those of `[2.5, 1, count]` and `[0.5, 1, 1 << 2]`.
  private func mayBeOfOneType(_ literals: [TypeVariable], _ others: [Type]) -> Bool {
    let isFractional = literals.contains { $0.kind == .floatLiteral }
    if isFractional, !others.allSatisfy(acceptsFloatLiteral) { return false }
    guard let type = others.first ?? (isFractional ? catalog.double : nil) else { return true }
    return others.allSatisfy { join(type, $0) != nil }
      && literals.allSatisfy { $0.protocols.allSatisfy { conformances.conforms(type, to: $0) } }
  }

  private func isOther(_ type: Type, than numbers: [TypeVariable]) -> Bool {
    isOtherNumber(type) && numbers.contains { usualType($0).map { !conformances.same($0, type) } ?? false }
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
