import Syntax

// What the compiler asks of types.
extension Compiler {
  /// How values of a concrete type travel.
  func rep(_ type: Type) -> Rep {
    switch type.resolved {
    case .nominal(let nominal, _):
      if nominal.integerKind != nil { return .int }
      if nominal === catalog.doubleNominal || nominal.isSinglePrecision { return .double }
      if nominal === catalog.boolNominal { return .bool }
      return nominal.rep
    case .tuple(let fields): return fields.isEmpty ? .void : .value
    default: return .value
    }
  }

  func isClass(_ type: Type) -> Bool {
    if case .nominal(let nominal, _) = type.resolved { return nominal.kind == .class }
    return false
  }

  /// Whether a member gets the place that its `self` lies in, to put another value there. Those of a class never do, but
  /// those of a protocol's extension, where a class conforms: `mutating func reset() { self = Self() }`.
  func takesPlace(_ function: Function, _ receiver: Type) -> Bool {
    function.isMutating
      && (!isClass(receiver) || function.kind == .function && function.isScripted && function.owner?.kind == .protocol)
  }

  /// Whether values are objects, or boxes of which it is known that objects are in them.
  func holdsObject(_ type: Type) -> Bool {
    if case .existential(let protocols) = type.resolved { return protocols.contains(where: \.isClassBound) }
    return isClass(type)
  }

  func isExistential(_ type: Type) -> Bool { type.isExistential }

  /// Where a class's or structure's stored property is among all fields, superclasses' first.
  func fieldIndex(_ property: Property) -> Int {
    guard let owner = property.owner, let index = property.storedIndex else { return 0 }
    return index + owner.ancestors.reduce(0) { $0 + $1.storedProperties.count }
  }

  /// All stored properties of a class or structure, superclasses' first, with concrete types.
  func storedFields(of type: Type) -> [(property: Property, type: Type)] {
    guard case .nominal(let nominal, let arguments) = type.resolved else { return [] }
    var result: [(property: Property, type: Type)] = []
    if let (parent, parentArguments) = conformances.superclass(of: nominal, arguments) {
      result = storedFields(of: .nominal(parent, parentArguments))
    }
    let substitution = Substitution(nominal.generics, arguments, conformances)
    for property in nominal.storedProperties { result.append((property, substitution.apply(property.type))) }
    return result
  }

  func casePayload(_ enumCase: EnumCase, of type: Type) -> [Type] {
    let substitution = Substitution(enumCase.owner.generics, type.arguments, conformances)
    return enumCase.payload.map { substitution.apply($0.type) }
  }

  func runtimeType(_ type: Type) -> RuntimeType { context.runtimeType(type) }

  /// What a `self` of dynamic class `type` is as `ancestor`'s instance.
  func ownerArguments(_ type: Type, as ancestor: Nominal) -> [Type] {
    conformances.arguments(of: type, as: ancestor)
  }
}
