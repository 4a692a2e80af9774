import Syntax

/// Which of several functions that take the arguments is meant.
///
/// As in Swift, what is done to the arguments counts first, the worst of it most; only where that is the same the more
/// special function is the better one. (Observed: some hundred overloads given to the compiler.)
extension Checker {
  private enum Weight {
    /// What the context does not take.
    static let misfit = 1_000_000_000
    /// What Swift's library marks as the worse one (`Function.isDisfavored`).
    static let disfavored = 20_000_000
    /// As an `AnyHashable`.
    static let hashable = 10_000_000
    /// The list of parts of a collection in a box, which Swift's boxes do not give.
    static let partsOfBox = 5_000_000
    /// A function as one of other types, and what a closure gives as nothing.
    static let otherFunction = 2_000_000
    /// `3` as a `Double`, `"a"` as a `Character`, `[1]` as a `Set`.
    static let otherLiteral = 1_000_000
    /// `[Button]` as `[View]`.
    static let collection = 100_000
    /// `Low.self` as a `Top.Type` or `any P.Type`; as an `AnyObject` it is the worst of them.
    static let metatype = 12_000
    static let metatypeAsObject = 30_000
    static let optional = 10_000
    /// As `Any`; as `any P` is nothing but less special.
    static let anything = 1_000
    /// Of a class further up than another's.
    static let inherited = 60
    /// A generic function is less special than any other.
    static let generic = 40
    /// An optional is rather an `Any?` than an `Any`, and `Optional(2)` rather what a function of any type takes.
    static let optionalInBox = 4
    static let insideOptional = 1
  }

  /// Lower is better.
  func score(
    _ typed: TypedExpr, _ candidate: CallCandidate, _ match: ArgumentMatch, _ written: [Argument], _ expecting: Type?
  ) -> Int {
    var total = 0
    let isScripted = candidate.function.isScripted || candidate.function.isOfUser
    for (index, (argument, indices)) in zip(argumentsOfCall(typed), match.arguments).enumerated() {
      if let rank = candidate.takings[safe: index]??.rank {
        total += cost(ofRank: rank, argument)
        continue
      }
      total += indices.isEmpty ? 1 : conversionCost(argument)
      if isScripted, isMade(indices, written) {
        total += costOfParts(argument)
      }
      // Of a script's functions the one that takes the nearer class, or that and no box, is the more special one, which is
      // found apart.
      if isScripted, case .convert(let conversion, let inner) = argument.kind {
        total -= costOfPlainBoxes(argument)
        if case .metatype = conversion { total -= ownCostOfMetatype(argument, inner) % Weight.metatype }
        total += costOfBox(argument, candidate.function, isMade: isMade(indices, written))
      }
    }
    for (parameter, indices) in zip(candidate.function.parameters, match.arguments) {
      if parameter.isVariadic, !indices.isEmpty { total += 6 }
      // A function that does not throw is one that may.
      if case .function(let function) = parameter.type.resolved, function.isThrowing { total += 1 }
    }
    // `[1].mean()`, where arrays of `Int` and of `Double` have one.
    if let base = candidate.base { total += conversionCost(base) }
    // How it takes what is made says so already.
    if !candidate.function.generics.isEmpty, candidate.takings.allSatisfy({ $0?.rank == nil }) {
      total += Weight.generic
      // Of a script's functions the more special one is found apart (`choose`).
      if !isScripted {
        total += candidate.function.generics.reduce(0) { $0 + ($1.protocols.isEmpty ? 1 : 0) }
      }
    }
    // Of a script's classes the nearer one counts only where both take the same (`isMoreSpecial`).
    if let owner = candidate.function.owner, !candidate.function.isOfUser,
      let steps = candidate.base?.type.nominal?.ancestors.firstIndex(where: { $0 === owner })
    {
      total += Weight.inherited * (steps + 1)
    }
    // Of what a script's type declares the more special one is found apart.
    if candidate.isFromProtocol || candidate.function.owner?.module == "main" { total += 2 }
    if isListOfParts(candidate) { total += Weight.partsOfBox }
    if candidate.function.isAlias { total += 1 }
    if candidate.function.isDisfavored { total += Weight.disfavored }
    if let expecting, !isUnknown(expecting) { total += resultCost(typed.type, expecting) }
    return total
  }

  /// What speaks for or against a box, of what `conversionCost` says of it.
  private func costOfBox(_ argument: TypedExpr, _ function: Function, isMade: Bool) -> Int {
    guard case .convert(var conversion, let inner) = argument.kind else { return 0 }
    var (type, depth, total) = (inner.type, 0, 0)
    while case .optional(let inside) = conversion, let payload = type.optionalPayload {
      (conversion, type, depth) = (inside, payload, depth + 1)
    }
    guard case .existential = conversion else { return 0 }
    // An optional in a box is to those that are tried in order no better than one in another optional, and to others as
    // good as any.
    if type.optionalPayload != nil, costOfKey(argument.type) == 0 {
      total += function.isTriedInOrder ? Weight.optional : depth == 0 ? -Weight.optionalInBox : 0
    }
    if function.isTriedInOrder {
      // Of two boxes with optionals in them the one with fewer.
      return type.optionalPayload != nil && isAny(argument.type) ? total - 2 * depth * Weight.insideOptional : total
    }
    if depth == 0 { return total }
    // (Observed: but of what is made, initializers rather make a box, and rather what any type is taken for.)
    let isOfMade = function.kind == .initializer && isMade
    if isAny(argument.type) { return total - (isOfMade ? depth - 1 : depth) * Weight.insideOptional }
    return isOfMade ? total + 2 * Weight.generic : total
  }

  private func isMade(_ indices: [Int], _ written: [Argument]) -> Bool {
    indices.contains { makesGeneric(written[$0].value) != nil }
  }

  /// `m<T>(T.Type)`, which where a type is given is tried after those that take it as another's.
  func isOfAnyMetatype(_ candidate: CallCandidate) -> Bool {
    !candidate.function.generics.isEmpty
      && candidate.function.parameters.contains {
        if case .parameter? = $0.type.metatypeInstance?.resolved { true } else { false }
      }
  }

  /// Whether what is done to the arguments is at worst that a type is taken as another's.
  func isMetatypeConversion(_ score: Int) -> Bool {
    (Weight.metatype..<Weight.metatype + Weight.optional).contains(score)
  }

  /// The parts that a collection in a box is split in would each have to be put in a box.
  private func isListOfParts(_ candidate: CallCandidate) -> Bool {
    guard let base = candidate.base, base.type.isExistential,
      candidate.function.owner?.module == "Swift",
      case .nominal(let list, let parts) = candidate.function.result.resolved, list === catalog.arrayNominal,
      case .associated? = parts.first?.resolved
    else { return false }
    // Where nothing is known of the elements, slices of them cannot be had either.
    return conformances.associated(base.type, "Element").map { !isAny($0) } ?? false
  }

  private func resultCost(_ type: Type, _ expecting: Type) -> Int {
    let mark = trail.count
    defer { unwind(to: mark) }
    if unify(type, expecting) { return 0 }
    unwind(to: mark)
    if !canConvert(type, to: expecting) { return Weight.misfit }
    return expecting.optionalPayload != nil && type.optionalPayload == nil ? Weight.optional : 4
  }

  /// What `Box(2)` makes of other literals, of another collection or an `AnyHashable` is the worst that can be made of it.
  private func cost(ofRank rank: Int, _ argument: TypedExpr) -> Int {
    let cost = costOfParts(argument)
    return rank + cost - cost % Weight.collection
  }

  /// What it costs that a value is taken as one of its class's superclass, or as `any P`, also inside an optional.
  private func costOfPlainBoxes(_ argument: TypedExpr) -> Int {
    switch argument.kind {
    case .convert(.upcast, let inner): ownCostOfUpcast(argument) + costOfPlainBoxes(inner)
    case .convert(.existential, _) where !isAny(argument.type) && argument.type.isExistential:
      cost(.existential, isToAny: false)
    case .convert(.optional(let conversion), _) where isPlainBox(conversion, argument.type):
      cost(.optional(conversion), isToAny: false)
    case .convert(.wrapOptional, let inner): costOfPlainBoxes(inner)
    case .convert(.sequence(let parts, through: let type), let inner) where !isAny(argument.type):
      parts.reduce(0) {
        switch $1 {
        case .existential, .upcast: $0 + cost($1, isToAny: false)
        default: $0
        }
      } + (type.isExistential ? 0 : costOfPlainBoxes(inner))
    default: 0
    }
  }

  private func isPlainBox(_ conversion: Conversion, _ type: Type) -> Bool {
    switch conversion {
    case .optional(let inside): isPlainBox(inside, type)
    case .upcast: true
    case .existential: !isAny(type) && type.withoutOptionals.isExistential
    default: false
    }
  }

  func isMadeOfOthers(_ argument: TypedExpr) -> Bool { costOfParts(argument) >= Weight.collection }

  private func costOfParts(_ argument: TypedExpr) -> Int {
    switch argument.kind {
    case .call(_, _, let parts): parts.reduce(0) { $0 + conversionCost($1) }
    case .convert(_, let inner): costOfKey(argument.type) + costOfParts(inner)
    default: conversionCost(argument)
    }
  }

  private func costOfKey(_ type: Type) -> Int {
    type.withoutOptionals.nominal === catalog.anyHashable ? Weight.hashable : 0
  }

  func argumentsOfCall(_ expr: TypedExpr) -> [TypedExpr] {
    switch expr.kind {
    case .call(_, _, let arguments), .enumCase(_, let arguments): arguments
    default: []
    }
  }

  /// What is done to a value at this one place.
  func ownConversionCost(_ expr: TypedExpr) -> Int {
    switch expr.kind {
    case .convert(let conversion, _): cost(conversion, isToAny: isAny(expr.type))
    case .integer, .float, .string, .interpolation: conversionCost(expr)
    default: 0
    }
  }

  func conversionCost(_ expr: TypedExpr) -> Int {
    func literal(_ usual: Nominal?) -> Int {
      (defaultedCopy(expr.type)?.nominal ?? usual) === usual ? 0 : Weight.otherLiteral
    }
    switch expr.kind {
    // The nearer the ancestor, the better; but any is better than an existential.
    case .convert(.upcast, let inner): return ownCostOfUpcast(expr) + conversionCost(inner)
    case .convert(.existential, let inner) where expr.type.nominal === catalog.anyHashable:
      return Weight.hashable + conversionCost(inner)
    // Literals in parentheses, and a range that an operator makes, are rather an `Any` than what a generic function takes.
    case .convert(.existential, let inner) where isAny(expr.type) && isLooselyTyped(inner): return 0
    case .convert(.existential, let inner) where inner.type.optionalPayload != nil:
      return cost(.existential, isToAny: isAny(expr.type)) + conversionCost(inner) + Weight.optionalInBox
    // What `map` gives is a list of just what is wanted, of which its closure makes something.
    case .convert(.elements, let inner) where isFound(inner), .convert(.entries, let inner) where isFound(inner):
      return Weight.anything
    case .convert(.metatype, let inner): return ownCostOfMetatype(expr, inner) + conversionCost(inner)
    case .convert(.existential, let inner) where inner.type.metatypeInstance != nil && !isAny(expr.type):
      return Weight.metatypeAsObject + conversionCost(inner)
    case .convert(.sequence(let parts, through: let type), let inner) where type.metatypeInstance != nil:
      let first = parts.count == 2 ? parts[0] : .sequence(parts.dropLast(), through: type)
      return cost(parts[parts.count - 1], isToAny: isAny(expr.type))
        + conversionCost(TypedExpr(.convert(first, inner), type, expr.span))
    case .convert(let conversion, let inner):
      let isKey = costOfKey(expr.type) > 0 && costOfKey(inner.type) == 0
      if isKey, case .optional = conversion { return Weight.hashable + conversionCost(inner) }
      return cost(conversion, isToAny: isAny(expr.type)) + conversionCost(inner) + (isKey ? Weight.hashable : 0)
    case .integer:
      // One with a fraction beside it is as good as a `Double`.
      if case .variable(let variable) = expr.type.resolved, variable.kind == .floatLiteral {
        return Weight.otherLiteral
      }
      return literal(catalog.intNominal)
    case .float: return literal(catalog.doubleNominal)
    case .string, .interpolation: return literal(catalog.stringNominal)
    // Rather an array of other numbers than a set.
    case .array(let elements):
      return literal(catalog.arrayNominal) * 3 / 2 + (elements.first.map(conversionCost) ?? 0)
    case .dictionary(let entries): return entries.first.map { conversionCost($0.0) + conversionCost($0.1) } ?? 0
    case .unary(_, let inner): return conversionCost(inner)
    case .binary(_, let a, let b): return conversionCost(a) + conversionCost(b)
    case .none: return 0
    // What it gives is dropped.
    case .closure(let body):
      if body.body.count == 1, case .return_(let value?) = body.body[0].kind { return conversionCost(value) }
      guard body.result.isVoid, body.body.count == 1, case .expression(let value) = body.body[0].kind else { return 0 }
      return value.type.isVoid ? 0 : Weight.otherFunction
    case .call where expr.isSecondChoice: return Weight.generic + 5
    case .call(let use, _, _)
    where tupleShorthands[use.function.owner?.name ?? "_"] != nil && use.function.kind == .initializer:
      return 0
    default:
      // `[3, 1].forEach { v in CGPoint(x: v, y: v) … }`: what a literal elsewhere is, it is here.
      if case .variable(let variable) = expr.type, variable.kind == .integerLiteral {
        return literal(catalog.intNominal)
      }
      return 0
    }
  }

  private func ownCostOfUpcast(_ expr: TypedExpr) -> Int {
    guard case .convert(.upcast, let inner) = expr.kind else { return 0 }
    let steps = inner.type.nominal?.ancestors.firstIndex { $0 === expr.type.nominal } ?? 0
    return min(7, 3 + 2 * steps)
  }

  private func ownCostOfMetatype(_ expr: TypedExpr, _ inner: TypedExpr) -> Int {
    guard let instance = expr.type.metatypeInstance, !isAny(instance), !conformances.same(expr.type, inner.type) else {
      return cost(.metatype, isToAny: false)
    }
    return Weight.metatype
  }

  /// `(1, a)`, `a...b`
  private func isLooselyTyped(_ expr: TypedExpr) -> Bool {
    func hasLiteral(_ expr: TypedExpr) -> Bool {
      switch expr.kind {
      case .integer, .wideInteger, .float, .string, .boolean: true
      case .tuple(let parts): parts.contains(where: hasLiteral)
      case .unary(_, let inner), .convert(_, let inner): hasLiteral(inner)
      default: false
      }
    }
    switch expr.kind {
    case .tuple(let parts): return parts.contains(where: hasLiteral)
    case .binary(.closedRange, _, _), .binary(.halfOpenRange, _, _): return true
    default: return false
    }
  }

  func isAny(_ type: Type) -> Bool {
    switch type.resolved {
    case .existential(let protocols): protocols.isEmpty
    case .optional(let payload): isAny(payload)
    default: false
    }
  }

  private func cost(_ conversion: Conversion, isToAny: Bool) -> Int {
    switch conversion {
    case .wrapOptional: Weight.optional
    case .optional(let inner): Weight.insideOptional + cost(inner, isToAny: isToAny)
    case .upcast, .metatype: 3
    case .existential: isToAny ? Weight.anything : 8
    case .elements, .entries: Weight.collection
    case .function(let parameters, let result):
      parameters.allSatisfy { $0 == nil } && result == nil ? 3 : Weight.otherFunction
    case .tuple, .toVoid: 3
    case .sequence(let parts, _): parts.reduce(0) { $0 + cost($1, isToAny: isToAny) }
    }
  }
}
