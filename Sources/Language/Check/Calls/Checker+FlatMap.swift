import Syntax

/// What `flatMap` means in the expression that is being checked.
struct FlatMaps {
  enum Meaning { case older, newer }
  /// The only meaning to be looked at.
  var only: Meaning?
  /// Where it is called of a sequence.
  var seen: Span?
  /// Where the older meaning was taken although the newer one would do.
  var older: Span?
}

/// `flatMap` of a sequence where Swift takes its older meaning, which is that of `compactMap`.
extension Checker {
  /// - Parameter call: checks the call under a name and with what is wanted of it; nil where that is no method.
  func callFlatMap(
    of base: TypedExpr, _ written: Expr, _ use: NameUse, _ arguments: [Argument], _ expecting: Type?,
    _ call: (NameUse, Type?) -> TypedExpr?
  ) -> TypedExpr? {
    guard arguments.count == 1, defaultedCopy(base.type).flatMap(sequenceElement) != nil else {
      return call(use, expecting)
    }
    var older = use
    older.name = "compactMap"
    whole.flatMaps.seen = whole.flatMaps.seen ?? use.span
    if whole.flatMaps.only == .older { return call(older, expecting) }
    if whole.flatMaps.only == nil, expecting.map({ isUnknown($0) || $0.isExistential }) ?? true {
      if isMadeOfIntegers(written), listsNegations(arguments[0].value) { return call(older, expecting) }
      if !isLazy(base.type), let list = listOfAnything(arguments[0].value, { call(use, nil) }) {
        whole.flatMaps.older = use.span
        return call(older, catalog.array(list))
      }
    }
    // Of functions that give optionals: `words.flatMap { Int($0) }`.
    return either({ call(use, expecting) }) {
      let givesOptionals = attempt { call(older, expecting).map { !$0.type.isError } ?? false } ?? false
      if givesOptionals, whole.flatMaps.seen == use.span { whole.flatMaps.seen = nil }
      return call(givesOptionals ? older : use, expecting)
    }
  }

  /// `{ [$0, 1] }` of numbers that are no `Int`: rather than make a literal what the others are, Swift takes the older
  /// meaning, and the list for one of anything. (Observed.)
  private func listOfAnything(_ function: Expr, _ plain: () -> TypedExpr?) -> Type? {
    guard case .closure(let closure) = function.kind, closure.result == nil, let list = valueGiven(by: closure),
      holdsLiteral(list), let element = attempt({ plain().map { settledCopy($0.type) } })??.arguments.first
    else { return nil }
    return listOfAnything(list, element)
  }

  private func isLazy(_ type: Type) -> Bool { type.nominal?.name.text.hasPrefix("Lazy") ?? false }

  private func listOfAnything(_ list: Expr, _ element: Type) -> Type? {
    switch list.withoutParens.kind {
    case .binary(let a, let op, let b) where op.name == "+":
      return listOfAnything(a, element) ?? listOfAnything(b, element)
    case .array(let elements):
      if elements.contains(where: { isOther($0, than: element) }) { return catalog.array(.any) }
      guard let inner = element.arguments.first, element.nominal === catalog.arrayNominal else { return nil }
      guard let list = elements.lazy.compactMap({ self.listOfAnything($0, inner) }).first else { return nil }
      return catalog.array(elements.allSatisfy { isCollectionLiteral($0.withoutParens) } ? list : .any)
    default: return nil
    }
  }

  /// Whether a literal is of another type there than by itself.
  private func isOther(_ literal: Expr, than type: Type) -> Bool {
    switch literal.withoutParens.kind {
    case .integer: ![catalog.intNominal, nil].contains { $0 === type.nominal }
    case .float: ![catalog.doubleNominal, nil].contains { $0 === type.nominal }
    case .string: ![catalog.stringNominal, nil].contains { $0 === type.nominal }
    case .prefix(let op, let inner) where op.name == "-": isOther(inner, than: type)
    default: false
    }
  }

  private func holdsLiteral(_ list: Expr) -> Bool {
    switch list.withoutParens.kind {
    case .array(let elements): elements.contains(where: holdsLiteral)
    case .binary(let a, let op, let b): op.name == "+" && (holdsLiteral(a) || holdsLiteral(b))
    case .string: true
    default: isNumberLiteral(list)
    }
  }

  /// The only expression of a closure.
  func valueGiven(by closure: ClosureExpr) -> Expr? {
    guard closure.body.count == 1 else { return nil }
    switch closure.body[0].kind {
    case .expression(let expr, _): return expr
    case .return_(let expr?): return expr
    default: return nil
    }
  }

  /// A list of integer literals, or of tuples or lists of them: nothing says of what type its elements are.
  private func isMadeOfIntegers(_ expr: Expr) -> Bool {
    switch expr.withoutParens.kind {
    case .array(let elements): !elements.isEmpty && elements.allSatisfy(isInteger)
    case .call(let callee, let arguments, .parentheses):
      if case .name(let use) = callee.kind, use.name == "Array", arguments.count == 1, arguments[0].label == nil {
        isMadeOfIntegers(arguments[0].value)
      } else {
        false
      }
    default: false
    }
  }

  private func isInteger(_ expr: Expr) -> Bool {
    switch expr.withoutParens.kind {
    case .integer: true
    case .array(let parts): parts.allSatisfy(isInteger)
    case .tuple(let parts): parts.allSatisfy { isInteger($0.value) }
    default: false
    }
  }

  /// `{ [$0, -$0] }`: which `-` is meant is open as long as the type of the elements is, and Swift settles that with the
  /// older meaning. (Observed.)
  private func listsNegations(_ function: Expr) -> Bool {
    guard case .closure(let closure) = function.kind, closure.result == nil,
      closure.parameters?.allSatisfy({ $0.type == nil }) ?? true,
      case .array(let elements)? = valueGiven(by: closure)?.kind
    else { return false }
    return elements.contains { element in
      guard case .prefix(let op, let operand) = element.kind, op.name == "-" else { return false }
      return isPartOfParameter(operand, closure)
    } && !elements.contains { if case .as_ = $0.kind { true } else { false } }
  }

  private func isPartOfParameter(_ expr: Expr, _ closure: ClosureExpr) -> Bool {
    switch expr.withoutParens.kind {
    case .name(let use): closure.parameters.map { $0.contains { $0.name == use.name } } ?? (use.name == "$0")
    case .tupleElement(let base, _), .subscript_(let base, _): isPartOfParameter(base, closure)
    default: false
    }
  }
}
