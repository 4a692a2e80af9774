import Syntax

/// A place in a list or dictionary literal of which only the rest of an expression tells what stands there.
struct OpenElement: Hashable {
  var literal: Span
  var isKey = false
  /// In how many lists in the literal.
  var depth = 0
  var numbers = NumbersOfLiteral.others

  var asKey: OpenElement {
    var key = self
    key.isKey = true
    return key
  }
  var deeper: OpenElement {
    var inner = self
    inner.depth += 1
    return inner
  }
}

/// What a literal has in it.
enum NumbersOfLiteral {
  /// Number literals of one kind, and nil.
  case alike
  case mixed
  case others
}

/// What a closure is given of literals.
enum OpenElements {
  case one([OpenElement])
  /// Of a dictionary, of what is enumerated, of `zip`.
  case pair([OpenElement], [OpenElement])

  var isEmpty: Bool { all.isEmpty }

  var all: [OpenElement] {
    switch self {
    case .one(let all): all
    case .pair(let first, let second): first + second
    }
  }

  /// Of a part of a pair by its name.
  subscript(name: String) -> [OpenElement] {
    guard case .pair(let first, let second) = self else { return [] }
    return switch name {
    case "key", "offset": first
    case "value", "element": second
    default: []
    }
  }
}

/// In `[3, 5].filter { $0 == wanted }` with an optional `wanted` Swift does not know yet what `$0` is when it comes to the
/// operator. It is an optional then, and so is what is filtered, where the whole expression will do with that. (Observed:
/// some two hundred expressions given to the compiler.)
extension Checker {
  /// Notes that two values were compared of which one may be an optional.
  func noteComparison(_ left: Expr, _ a: TypedExpr, _ right: Expr, _ b: TypedExpr) {
    func note(_ value: Expr, _ typed: TypedExpr, with other: TypedExpr) {
      let elements = elements(isValue: value)
      if elements.isEmpty || typed.type.optionalPayload != nil { return }
      let levels = isOpenNil(other) ? 1 : other.type.optionalDepth
      for element in elements {
        if levels > 0 {
          prefer(.optional(element, levels: levels))
        } else {
          whole.secondChoices.plain.insert(element)
        }
      }
    }
    note(left, a, with: b)
    note(right, b, with: a)
  }

  /// Notes what closures are given where a call's base, or an argument beside them, is made of literals.
  func noteElements(of base: Expr?, _ name: Name, _ arguments: [Argument]) {
    let closures = arguments.compactMap { shortClosure($0.value) }
    if closures.isEmpty {
      // `[3, 5].contains(wanted)`
      let isOfValues = !arguments.isEmpty && !arguments.contains { isWrittenClosure($0.value) }
      if let base, isOfValues { for element in elements(of: base) { _ = takes(.optional(element, levels: 1)) } }
      return
    }
    var given = base.map(openElements) ?? .one([])
    if given.isEmpty { given = .one(arguments.flatMap { elements(of: $0.value) }) }
    if given.isEmpty { return }
    if case .pair(_, let values) = given, name == "mapValues" || name == "compactMapValues" { given = .one(values) }
    for closure in closures { whole.openElements[ObjectIdentifier(closure)] = (given, name) }
  }

  func markElements(_ closure: ClosureExpr, _ body: TypedFunction) {
    guard let (given, name) = whole.openElements[ObjectIdentifier(closure)],
      closure.parameters?.allSatisfy({ $0.type == nil }) ?? true
    else { return }
    let fields = body.destructured.map(\.variable)
    switch given {
    case .pair(let first, let second) where fields.count == 2:
      (fields[0].elementOf, fields[1].elementOf) = (.one(first), .one(second))
    case .one where body.parameters.count == 2 && Self.comparingElements.contains(name.text):
      for parameter in body.parameters { parameter.elementOf = given }
    default: if fields.isEmpty, body.parameters.count == 1 { body.parameters[0].elementOf = given }
    }
  }

  private static let comparingElements: Set = ["sorted", "min", "max"]

  /// What an element of a list is an element of.
  private func openElements(of list: Expr) -> OpenElements {
    switch list.withoutParens.kind {
    case .dictionary:
      let element = openElement(of: list.withoutParens)
      return .pair([element.asKey], [element])
    case .member(let base?, let use) where use.name == "lazy": return openElements(of: base)
    case .call(let callee, let arguments, _):
      switch callee.kind {
      case .name(let use) where use.name == "zip" && arguments.count == 2:
        return .pair(elements(of: arguments[0].value), elements(of: arguments[1].value))
      case .member(let base?, let use) where use.name == "enumerated": return .pair([], elements(of: base))
      case .member(let base?, let use) where Self.keepingElements.contains(use.name.text): return openElements(of: base)
      default: break
      }
    default: break
    }
    return .one(elements(of: list))
  }

  private func elements(of list: Expr) -> [OpenElement] {
    switch list.withoutParens.kind {
    case .array(let elements): return elements.isEmpty ? [] : [openElement(of: list.withoutParens)]
    case .dictionary: return [openElement(of: list.withoutParens)]
    case .binary(let a, let op, let b) where op.name == "+": return elements(of: a) + elements(of: b)
    case .ternary(_, let a, let b): return elements(of: a) + elements(of: b)
    case .member(let base?, let use):
      switch use.name.text {
      case "keys": return elements(of: base).map(\.asKey)
      case "values", "lazy": return elements(of: base)
      default: return elements(isValue: list).map(\.deeper)
      }
    case .call(let callee, let arguments, _):
      guard case .member(let base?, let use) = callee.kind else {
        return makesGeneric(list.withoutParens) == nil ? [] : arguments.first.map { elements(of: $0.value) } ?? []
      }
      let isKept = Self.keepingElements.contains(use.name.text) || use.name == "map" && openPart(list) == .only
      return isKept ? elements(of: base) : []
    default: return elements(isValue: list).map(\.deeper)
    }
  }

  private func openElement(of literal: Expr) -> OpenElement {
    OpenElement(literal: literal.span, numbers: numbersOf(literal))
  }

  /// `$0`, `$0.key`, `$0[0]`
  private func elements(isValue value: Expr) -> [OpenElement] {
    switch value.withoutParens.kind {
    case .name(let use):
      guard case .variable(let variable) = lookup(use.name), case .one(let elements) = variable.elementOf else {
        return []
      }
      return elements
    case .member(let base?, let use): return pair(base)[use.name.text]
    case .tupleElement(let base, let index): return pair(base)[index == 0 ? "key" : "value"]
    case .subscript_(let base, let arguments):
      guard arguments.count == 1, case .integer = arguments[0].value.kind else { return [] }
      return elements(isValue: base).map(\.deeper)
    default: return []
    }
  }

  private func pair(_ value: Expr) -> OpenElements {
    guard case .name(let use) = value.withoutParens.kind, case .variable(let variable) = lookup(use.name) else {
      return .one([])
    }
    return variable.elementOf
  }

  // MARK: The second time

  /// What is wanted of a literal: nothing that is not known yet where its elements are taken otherwise.
  func wanted(_ expecting: Type?, ofLiteral literal: Expr) -> Type? {
    if let own = ownElementsWanted(literal) { return own }
    guard let expecting, !whole.secondChoices.taken.isEmpty, containsUnknown(expecting) else { return expecting }
    let isTaken = whole.secondChoices.taken.contains {
      if case .optional(let element, _) = $0 { element.literal == literal.span } else { false }
    }
    return isTaken ? nil : expecting
  }

  /// A literal with its elements as they are taken.
  func withElementsTaken(_ list: TypedExpr) -> TypedExpr {
    var list = list
    for case .optional(let element, let levels) in whole.secondChoices.taken where element.literal == list.span {
      list = optionalized(list, element, levels) ?? list
    }
    return ofAnything(list) ?? list
  }

  private func optionalized(_ list: TypedExpr, _ element: OpenElement, _ levels: Int) -> TypedExpr? {
    func taken(_ elements: [TypedExpr]) -> [TypedExpr]? {
      let taken = elements.compactMap { made in
        element.depth == 0
          ? wrapped(made, levels)
          : optionalized(made, OpenElement(literal: made.span, depth: element.depth - 1), levels)
      }
      return taken.count == elements.count ? taken : nil
    }
    switch list.kind {
    case .array(let elements):
      guard list.type.nominal === catalog.arrayNominal, let taken = taken(elements), let first = taken.first else {
        return nil
      }
      return TypedExpr(.array(taken), catalog.array(first.type), list.span)
    case .dictionary(let entries):
      guard list.type.nominal === catalog.dictionaryNominal, !entries.isEmpty else { return nil }
      guard let keys = element.isKey ? taken(entries.map(\.key)) : entries.map(\.key),
        let values = element.isKey ? entries.map(\.value) : taken(entries.map(\.value))
      else { return nil }
      let typed = zip(keys, values).map { (key: $0, value: $1) }
      return TypedExpr(.dictionary(typed), catalog.dictionary(keys[0].type, values[0].type), list.span)
    default: return nil
    }
  }

  private func wrapped(_ value: TypedExpr, _ levels: Int) -> TypedExpr? {
    var type = value.type
    if type.optionalDepth >= levels { return value }
    while type.optionalDepth < levels { type = .optional(type) }
    return conversion(of: value, to: type)
  }

  /// Optionals of a number as optionals of anything.
  private func ofAnything(_ list: TypedExpr) -> TypedExpr? {
    guard case .array(let elements) = list.kind, list.type.nominal === catalog.arrayNominal,
      elements.contains(where: { whole.secondChoices.taken.contains(.anything($0.span)) })
    else { return nil }
    settleLiterals(list.type)
    let converted = elements.compactMap { conversion(of: $0, to: .optional(.any)) }
    return converted.count == elements.count
      ? TypedExpr(.array(converted), catalog.array(.optional(.any)), list.span) : nil
  }
}
