import Syntax

/// How a parameter takes what an initializer makes where only the call tells what of: `Box(2)`, `Optional(2)`, `Array(1...3)`.
struct Taking {
  enum Kind {
    /// `any P`, and `Any`.
    case boxed, any
    /// `T: P`, and `T`.
    case constrained, generic
    /// `Box<T>`, and the `Box<Int>` that it is by itself.
    case open, usual
    /// `Box<Any>`, and the `Box<Double>` of what by itself is an `Int`.
    case anything, other
  }

  let kind: Kind
  /// An optional of that.
  let isOptional: Bool
  /// What is made is an optional itself, of which `Int?` is the usual one.
  let makesOptional: Bool

  private typealias Order = [(kind: Kind, isOptional: Bool)]

  // (Observed: some four hundred pairs of functions given to the compiler.)
  private static let order: Order = [
    (.boxed, false), (.open, false), (.any, false), (.boxed, true), (.any, true), (.constrained, false),
    (.generic, false), (.usual, false), (.anything, false), (.usual, true), (.open, true), (.constrained, true),
    (.generic, true), (.anything, true), (.other, false), (.other, true),
  ]
  private static let orderOfOptionals: Order = [
    (.open, false), (.anything, false), (.anything, true), (.constrained, false), (.generic, false), (.usual, false),
    (.boxed, false), (.any, false), (.usual, true), (.open, true), (.other, false), (.other, true),
  ]

  /// Lower is better.
  var rank: Int {
    let order = makesOptional ? Self.orderOfOptionals : Self.order
    return order.firstIndex { $0.kind == kind && $0.isOptional == isOptional } ?? order.count
  }

  /// Whether another is the better one against the order, which is none where these stand beside each other: of three
  /// each beats the next.
  func givesWay(to other: Taking) -> Bool {
    switch (kind, other.kind) {
    case (.open, .usual): !isOptional && !other.isOptional
    case (.open, .boxed), (.open, .constrained): makesOptional && !isOptional && !other.isOptional
    case (.any, .open), (.any, .generic), (.any, .constrained): !makesOptional && isOptional && other.isOptional
    case (.anything, .open): makesOptional && isOptional && other.isOptional
    default: false
    }
  }
}

/// What `Box(2)` is where several functions take it: each of them makes another box of it.
extension Checker {
  /// How a function takes each of the arguments that a call makes so; nil for the others.
  func takings(
    _ call: TypedExpr, _ candidate: CallCandidate, _ match: ArgumentMatch, _ written: [Argument]
  ) -> [Taking?] {
    guard candidate.function.isTriedInOrder else { return [] }
    return zip(argumentsOfCall(call), zip(candidate.function.parameters, match.arguments)).map { argument, place in
      let (parameter, indices) = place
      guard !parameter.isVariadic, let made = indices.lazy.compactMap({ self.makesGeneric(written[$0].value) }).first
      else { return nil }
      return taking(parameter.type, made, isOfOthers: isMadeOfOthers(argument), candidate.function)
    }
  }

  private func taking(_ type: Type, _ made: Nominal, isOfOthers: Bool, _ function: Function) -> Taking {
    let makesOptional = made === catalog.optionalNominal
    func isOpen(_ part: Type) -> Bool { function.generics.contains(where: part.mentions) }
    func ofParts(_ parts: [Type], _ isOptional: Bool) -> Taking {
      let kind: Taking.Kind =
        parts.contains(where: isOpen)
        ? .open : isOfOthers ? .other : parts.contains(where: \.isExistential) ? .anything : .usual
      return Taking(kind: kind, isOptional: isOptional, makesOptional: makesOptional)
    }
    if makesOptional, let payload = type.optionalPayload {
      return ofParts([payload.optionalPayload ?? payload], payload.optionalPayload != nil)
    }
    let (inner, isOptional) = (type.optionalPayload ?? type, type.optionalPayload != nil)
    if inner.nominal === made { return ofParts(inner.arguments, isOptional) }
    let kind: Taking.Kind
    switch inner.resolved {
    case .existential(let protocols): kind = protocols.isEmpty ? .any : .boxed
    case .parameter(let parameter): kind = parameter.protocols.isEmpty ? .generic : .constrained
    default: kind = isOfOthers ? .other : .usual
    }
    return Taking(kind: kind, isOptional: isOptional, makesOptional: makesOptional)
  }

  /// Whether a function takes what is made worse than another, which the order does not tell.
  func givesWay(_ candidate: CallCandidate, to other: CallCandidate) -> Bool {
    zip(candidate.takings, other.takings).contains { mine, theirs in
      guard let mine, let theirs else { return false }
      return mine.givesWay(to: theirs)
    }
  }

  /// Whether several functions may each make another box of an argument. What is made of calls is checked once: functions
  /// inside functions would be tried each as often as all those around them.
  func isMadeForEach(_ expr: Expr) -> Bool {
    guard makesGeneric(expr) != nil, case .call(_, let parts, _) = expr.withoutParens.kind else { return false }
    return parts.allSatisfy { isPlain($0.value, depth: 4) }
  }

  private func isPlain(_ expr: Expr, depth: Int) -> Bool {
    if depth == 0 { return false }
    switch expr.kind {
    case .integer, .float, .boolean, .name, .member(nil, _): return true
    case .string(let parts): return parts.allSatisfy { if case .text = $0 { true } else { false } }
    case .member(let inner?, _), .tupleElement(let inner, _), .paren(let inner), .prefix(_, let inner):
      return isPlain(inner, depth: depth - 1)
    case .binary(let a, _, let b): return isPlain(a, depth: depth - 1) && isPlain(b, depth: depth - 1)
    case .array(let elements): return elements.allSatisfy { isPlain($0, depth: depth - 1) }
    default: return false
    }
  }

  /// `Box(2)`, `Optional(2)`: the type that is made, where the initializer tells of what.
  func makesGeneric(_ expr: Expr) -> Nominal? {
    guard case .call(let callee, _, _) = expr.withoutParens.kind, case .name(let use) = callee.kind,
      use.genericArguments.isEmpty, case .type(let nominal)? = typeEntity(use.name)
    else { return nil }
    return !nominal.generics.isEmpty && enclosingType(nominal) == nil ? nominal : nil
  }
}

extension Function {
  /// Whether it is one of those of a script that the compiler tries in an order of its own: functions and subscripts, but
  /// no methods or initializers. (Observed: six hundred pairs of functions and members given to the compiler.)
  var isTriedInOrder: Bool { isOfUser && (owner == nil || kind == .subscript_) }
}
