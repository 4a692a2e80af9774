import Syntax

/// Where a type says that it conforms to a protocol, and what is known of its parameters there.
///
/// As in Swift the members that meet a protocol's requirements are settled at that place, once for all types that a
/// generic one stands for, and for the subclasses of a class: what only some of them have meets no requirement. A call on
/// a value of known type finds the more special members, a call through the protocol does not. (Observed: some sixty
/// programs given to the compiler.)
struct ConformancePlace {
  /// The type that conforms.
  let type: Type
  /// The type that says so, a superclass maybe, with its own parameters for arguments.
  let general: Type
  let nominal: Nominal?
  /// What the parameters stand for in `type`.
  var arguments: [Type] = []
  /// What holds of the parameters; nil where the type is no declared one, and what holds around it does.
  var assumptions: [Requirement]?

  /// From what is said at the place to what that means for the type.
  func concrete(_ conformances: Conformances) -> Substitution {
    Substitution(nominal?.generics ?? [], arguments, conformances)
  }
}

extension Conformances {
  func place(of type: Type, _ proto: Nominal?) -> ConformancePlace {
    guard let declared = declared(type) else { return ConformancePlace(type: type, general: type, nominal: nil) }
    // The library's rows say with each member what it asks for, not with the conformance.
    let isLibrary = proto?.module == "Swift" && declared.0.module == "Swift"
    guard !isLibrary, let proto, let (nominal, arguments, conformance) = conformance(of: declared, to: proto) else {
      return ConformancePlace(type: type, general: type, nominal: declared.0, arguments: declared.1)
    }
    // Of two parameters that are the same the left one is the right one, as `assumedSame` has it.
    func told(_ type: Type) -> Type? {
      for case .same(let a, let b) in conformance.requirements {
        if isSameOpen(a, type) { return b }
        if isSameOpen(b, type), !isOpen(a) { return a }
      }
      return nil
    }
    let known = nominal.generics.map { parameter -> Type in
      var type = Type.parameter(parameter)
      for _ in nominal.generics { type = told(type) ?? type }
      return type
    }
    let general: Type = nominal === catalog.optionalNominal ? .optional(known[0]) : .nominal(nominal, known)
    return ConformancePlace(
      type: type, general: general, nominal: nominal, arguments: arguments, assumptions: conformance.requirements)
  }

  /// The conformance that counts: of a class the one furthest up; that to the protocol itself before those that imply it.
  private func conformance(
    of declared: (Nominal, [Type]), to proto: Nominal
  ) -> (Nominal, [Type], Conformance)? {
    var found: (Nominal, [Type], Conformance)?
    var next: (Nominal, [Type])? = declared
    while let (current, arguments) = next {
      let substitution = Substitution(current.generics, arguments, self)
      let stated = current.conformances.filter {
        inherits($0.proto, from: proto) && hold($0.requirements, substitution)
      }
      if let best = stated.first(where: { $0.proto === proto }) ?? stated.first { found = (current, arguments, best) }
      next = superclass(of: current, arguments)
    }
    return found
  }

  /// Calls `body` where nothing more holds than what is known at the place.
  func settled<Found>(_ place: ConformancePlace, _ body: () -> Found) -> Found {
    guard let assumptions = place.assumptions else { return body() }
    return assuming(assumptions, body)
  }

  /// The types in which a requirement's member is looked for, each with its arguments at the place and of the type: what
  /// a subclass adds meets no requirement unless it overrides, but every class has its own initializers.
  func steps(
    _ place: ConformancePlace, isInitializer: Bool = false
  ) -> [(nominal: Nominal, general: [Type], arguments: [Type])] {
    var result: [(nominal: Nominal, general: [Type], arguments: [Type])] = []
    var concrete = place.nominal.map { ($0, place.arguments) }
    var general = declared(place.general)
    if isInitializer, place.nominal?.kind == .class {
      concrete = declared(place.type)
      general = concrete
    }
    while let (nominal, arguments) = concrete {
      result.append((nominal, general?.1 ?? arguments, arguments))
      concrete = superclass(of: nominal, arguments)
      general = general.flatMap { superclass(of: $0.0, $0.1) }
    }
    return result
  }
}
