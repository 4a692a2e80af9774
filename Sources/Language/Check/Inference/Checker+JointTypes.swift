import Syntax

/// What is being looked for in the call under way: a type that the arguments for one generic parameter have together.
struct JointTypes {
  /// The parameters that several arguments have a say in, and nothing else has.
  var open: [GenericParameter] = []
  /// What one of them must be for the arguments so far: the call is checked once more.
  var found: (parameter: GenericParameter, type: Type)?
  /// It was found inside of an argument's type, `[B]` and `[C]`, where it need not help: `Box<B>` and `Box<C>`.
  var isInside = false
}

/// Generic functions that take several arguments of one type: `same(1, optional)` has the optional's, `pair(Button(),
/// Label())` the common superclass, `both([Button()], [Label()])` too.
extension Checker {
  /// The parameters of a function, or of the type that an initializer makes, that several arguments tell. (One that is
  /// changed in place can have no other type than its own.)
  func sharedGenerics(_ candidate: CallCandidate) -> [GenericParameter] {
    let function = candidate.function
    var generics = function.generics
    if function.kind == .initializer, let owner = function.owner, owner.kind != .protocol {
      generics += zip(owner.generics, candidate.ownerArguments).filter { isUnknown($1) }.map(\.0)
    }
    return generics.filter { isShared($0, in: function) }
  }

  private func isShared(_ generic: GenericParameter, in function: Function) -> Bool {
    var count = 0
    for parameter in function.parameters {
      let isMentioned = Requirement.conforms(parameter.type, catalog.equatable).mentions([generic])
      if isMentioned, parameter.isInout { return false }
      if isMentioned || tells(parameter.type, generic) { count += parameter.isVariadic ? 2 : 1 }
    }
    return count > 1
  }

  /// Whether an argument of the type says what the parameter may be: as an element, a part, a result.
  private func tells(_ type: Type, _ generic: GenericParameter) -> Bool {
    switch type.resolved {
    case .parameter(let other): other === generic
    case .nominal(_, let arguments): arguments.contains { tells($0, generic) }
    case .optional(let payload): tells(payload, generic)
    case .tuple(let fields): fields.contains { tells($0.type, generic) }
    case .function(let function): tells(function.result, generic)
    default: false
    }
  }

  /// Notes what a generic parameter would have to be for an argument that does not fit what those before it say. False
  /// where that would not help.
  func noteJointType(_ written: Expr?, _ typed: TypedExpr?, _ declared: Type, _ substitution: Substitution) -> Bool {
    guard joint.found == nil, !isLookingForJointType, joint.open.contains(where: { tells(declared, $0) }) else {
      return false
    }
    isLookingForJointType = true
    defer { isLookingForJointType = false }
    let saved = joint
    func bound(_ parameter: GenericParameter) -> Type? {
      saved.open.contains { $0 === parameter } ? substitution[parameter].map(normalized) : nil
    }
    var isPlain = false
    if case .parameter = declared.resolved { isPlain = true }
    let mark = trail.count
    let free =
      typed ?? written.flatMap { written in attempt { check(written, expecting: openResult(declared, substitution)) } }
    if let free, !free.type.isError, !isOpenNil(free) {
      for (parameter, type) in places(declared, free.type) {
        guard let known = bound(parameter), let together = together(type, known) else { continue }
        joint.found = (parameter, together)
        joint.isInside = joint.isInside || !isPlain
        return true
      }
    }
    unwind(to: mark)
    // What holds `nil` is of optionals of what the others say.
    guard let written, mentionsNil(written) else { return false }
    let known = substitution.apply(declared)
    settleLiterals(known)
    guard !containsUnknown(known), case let wider = withOptionals(known, for: written),
      attempt({ check(written, as: wider) }) != nil
    else { return false }
    for (parameter, type) in places(declared, wider) {
      guard let known = bound(parameter), !conformances.same(known, type) else { continue }
      joint.found = (parameter, type)
      joint.isInside = joint.isInside || !isPlain
      return true
    }
    return false
  }

  /// A closure still has its parameters from what is called.
  private func openResult(_ declared: Type, _ substitution: Substitution) -> Type? {
    guard case .function(let function) = substitution.apply(declared) else { return nil }
    return .function(FunctionType(function.parameters, freshVariable(.general, .none), isThrowing: function.isThrowing))
  }

  /// The type with optionals where a literal has `nil`: `[Int?]` of `[Int]` for `[1, nil]`.
  private func withOptionals(_ type: Type, for written: Expr) -> Type {
    func common(_ type: Type, _ parts: [Expr]) -> Type {
      parts.first(where: mentionsNil).map { withOptionals(type, for: $0) } ?? type
    }
    switch (written.withoutParens.kind, type.resolved) {
    case (.nilLiteral, let type): return type.optionalPayload == nil ? .optional(type) : type
    case (.array(let elements), .nominal(let nominal, let arguments)) where arguments.count == 1:
      return .nominal(nominal, [common(arguments[0], elements)])
    case (.dictionary(let entries), .nominal(let nominal, let arguments)) where arguments.count == 2:
      return .nominal(nominal, [arguments[0], common(arguments[1], entries.map(\.value))])
    case (.tuple(let parts), .tuple(let fields)) where parts.count == fields.count:
      return .tuple(zip(fields, parts).map { TupleField($0.label, common($0.type, [$1.value])) })
    case (_, let type): return type
    }
  }

  /// What stands for generic parameters in an argument's type, where a type that takes more would do as well.
  private func places(_ declared: Type, _ type: Type) -> [(GenericParameter, Type)] {
    switch (declared.resolved, normalized(type)) {
    case (.parameter(let parameter), let type): [(parameter, type)]
    case (.nominal(let m, let ms), .nominal(let n, let ns)) where m === n: zip(ms, ns).flatMap(places)
    case (.optional(let payload), .optional(let type)): places(payload, type)
    case (.optional(let payload), let type): places(payload, type)
    case (.tuple(let ss), .tuple(let ts)) where ss.count == ts.count: zip(ss, ts).flatMap { places($0.type, $1.type) }
    case (.function(let f), .function(let g)): places(f.result, g.result)
    default: []
    }
  }

  /// The type that an argument and those before it have together, which is more than those alone have.
  private func together(_ type: Type, _ bound: Type) -> Type? {
    if case .variable(let variable) = bound, variable.kind == .nilLiteral {
      return type.optionalPayload == nil ? .optional(type) : nil
    }
    // `Box(a: 3, b: optional)`
    if isOpenLiteral(bound), let payload = type.optionalPayload, !isUnknown(payload) {
      let mark = trail.count
      defer { unwind(to: mark) }
      return unify(bound, payload) ? type : nil
    }
    if conformances.same(type, bound) || isNeverType(type) { return nil }
    let isWider = attempt { convertType(bound, type) != nil } ?? false
    return isWider ? type : join(bound, type)
  }

  /// `print(pick(1, 2.5))` of a `pick<T>(_ a: T, _ b: T) -> T`: where anything will do for what it gives, and the arguments
  /// are of different types by themselves, `T` is `Any`, and each of them stays what it is. (Observed: some 200 calls.)
  func takenAsAnything(
    _ candidate: CallCandidate, _ match: ArgumentMatch, _ arguments: [Argument], _ prechecked: [TypedExpr?]?,
    _ expecting: Type?
  ) -> (parameter: GenericParameter, type: Type)? {
    let function = candidate.function
    guard let expecting, case .existential(let wanted) = expecting.resolved, wanted.isEmpty,
      case .parameter(let result) = function.result.resolved, result.protocols.isEmpty,
      function.requirements.isEmpty, function.generics.contains(where: { $0 === result })
    else { return nil }
    var given: [Type] = []
    var literals: [(index: Int, written: Expr)] = []
    var lists: [Type] = []
    var isOptionalOfLiteral = false
    for (index, parameter) in function.parameters.enumerated() {
      guard parameter.type.mentions(result) else { continue }
      guard !parameter.isInout, let shape = ArgumentShape(parameter.type, of: result, catalog) else { return nil }
      let arguments = match.arguments[index].map { (index: $0, written: arguments[$0].value) }
      if arguments.count != 1, !parameter.isVariadic { return nil }
      for (index, written) in arguments {
        let parts = parts(of: written, as: parameter.isVariadic ? .value : shape)
        guard let parts else {
          // Of a list that is no literal it is known what it has.
          guard let type = ownType(index, written, prechecked), let element = element(of: type, as: shape) else {
            return nil
          }
          lists.append(element)
          given.append(element)
          continue
        }
        for part in parts {
          guard let type = ownType(part.span == written.span ? index : nil, part, prechecked) else { return nil }
          if isNumberLiteral(part) {
            if shape == .optional { isOptionalOfLiteral = true } else { literals.append((given.count, part)) }
          }
          given.append(shape == .optional ? type.optionalPayload ?? type : type)
        }
      }
    }
    if let list = lists.first, literals.count + lists.count == given.count,
      literals.allSatisfy({ literal in attempt { check(literal.written, as: list) } != nil })
    {
      return nil
    }
    // A number beside an optional is one too.
    if let optional = given.first(where: { $0.optionalPayload != nil }) {
      if isOptionalOfLiteral { return (result, expecting) }
      for (index, written) in literals where attempt({ check(written, as: optional) }) != nil {
        given[index] = optional
      }
      if !literals.isEmpty, given.allSatisfy({ conformances.same($0, optional) }) { return (result, optional) }
    }
    let differs = given.dropFirst().contains { !isJoined($0, given[0]) }
    return differs ? (result, expecting) : nil
  }

  /// Where in a parameter's type the generic parameter stands that a call gives.
  private enum ArgumentShape {
    case value, optional, list, dictionary
    /// What a function gives of nothing, and of something.
    case maker, function

    init?(_ type: Type, of generic: GenericParameter, _ catalog: Catalog) {
      func isGeneric(_ type: Type) -> Bool {
        if case .parameter(let own) = type.resolved { own === generic } else { false }
      }
      switch type.resolved {
      case .parameter: self = .value
      case .optional(let payload) where isGeneric(payload): self = .optional
      case .function(let function) where isGeneric(function.result):
        self = function.parameters.isEmpty ? .maker : .function
      case .nominal(let nominal, let arguments):
        guard let last = arguments.last, isGeneric(last) else { return nil }
        if nominal === catalog.arrayNominal {
          self = .list
        } else if nominal === catalog.dictionaryNominal, !isGeneric(arguments[0]) {
          self = .dictionary
        } else {
          return nil
        }
      default: return nil
      }
    }
  }

  /// The values in an argument as it is written; nil where that does not show them.
  private func parts(of written: Expr, as shape: ArgumentShape) -> [Expr]? {
    switch (shape, written.withoutParens.kind) {
    case (.value, _), (.optional, _), (.maker, _): return [written]
    case (.list, .array(let elements)): return elements
    case (.list, .binary(let a, let op, let b)) where op.name == "+":
      guard let first = parts(of: a, as: shape), let second = parts(of: b, as: shape) else { return nil }
      return first + second
    case (.dictionary, .dictionary(let entries)): return entries.map(\.value)
    // What else it gives is as what it is given.
    case (.function, .closure(let closure)):
      return valueGiven(by: closure).map { isNumberLiteral($0) ? [$0] : [] } ?? []
    default: return nil
    }
  }

  private func element(of type: Type, as shape: ArgumentShape) -> Type? {
    switch shape {
    case .list where type.nominal === catalog.arrayNominal,
      .dictionary where type.nominal === catalog.dictionaryNominal:
      type.arguments.last.flatMap(defaultedCopy)
    default: nil
    }
  }

  /// Whether two types are one, of a common class, or one of them is the optional of the other.
  private func isJoined(_ a: Type, _ b: Type) -> Bool {
    conformances.same(a.optionalPayload ?? a, b.optionalPayload ?? b) || commonClass(a, b) != nil
  }

  /// What an argument is by itself; nil where that is nothing.
  private func ownType(_ index: Int?, _ written: Expr, _ prechecked: [TypedExpr?]?) -> Type? {
    if let index, let typed = prechecked?[index] { return defaultedCopy(typed.type) }
    let isMade = if case .closure = written.withoutParens.kind { true } else { false }
    if needsContext(written), !isMade { return nil }
    return attempt {
      var type = check(written, expecting: nil).type
      if isMade, case .function(let closure) = type.resolved { type = closure.result }
      let own = settledCopy(type)
      return containsUnknown(own) ? nil : own
    }.flatMap { $0 }
  }
}
