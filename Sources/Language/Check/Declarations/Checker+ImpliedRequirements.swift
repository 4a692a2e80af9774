import Syntax

/// What a signature says of its generic parameters without a word: `-> Set<T>` makes sense for a `Hashable` `T` only.
struct ImpliedRequirements {
  /// The parameters that the signature declares itself.
  let generics: [GenericParameter]
  var requirements: [Requirement] = []
}

extension Checker {
  /// Resolves the types of a function's signature. What they ask of its own parameters is from now on asked of whoever
  /// calls it.
  func resolvingSignature(of function: Function, _ resolve: () -> Void) {
    if function.generics.isEmpty { return resolve() }
    let saved = implied
    implied = ImpliedRequirements(generics: function.generics)
    resolve()
    let added = implied!.requirements
    implied = saved
    function.requirements += added
  }

  /// Notes that a type argument must conform, where that depends on parameters of the signature alone.
  func implies(_ type: Type, _ proto: Nominal) -> Bool {
    guard let generics = implied?.generics else { return false }
    switch type.resolved {
    case .parameter(let parameter) where generics.contains { $0 === parameter }:
      parameter.protocols.append(proto)
      return true
    case .associated(let base, _, let name) where generics.contains(where: base.mentions):
      if case .parameter(let parameter) = base.resolved { parameter.associatedConformances.append((name, proto)) }
      implied!.requirements.append(.conforms(type, proto))
      return true
    case .nominal, .optional:
      // `[T]` is hashable as soon as `T` is.
      guard let (nominal, arguments) = conformances.declared(type) else { return false }
      return nominal.conformances.contains { conformance in
        guard conformances.inherits(conformance.proto, from: proto) else { return false }
        let substitution = Substitution(nominal.generics, arguments, conformances)
        return conformance.requirements.map(substitution.apply).allSatisfy { requirement in
          guard case .conforms(let part, let asked) = requirement else { return false }
          return conformances.conforms(part, to: asked) || implies(part, asked)
        }
      }
    default: return false
    }
  }

  /// Whether a type conforms, or will because the signature that mentions it asks for that.
  func conformsHere(_ type: Type, to proto: Nominal) -> Bool {
    conformances.conforms(type, to: proto) || implies(type, proto)
  }

  /// `struct Tally<S: Sequence> where S.Element: Hashable`: what else is asked of an argument.
  func implyAssociated(_ argument: Type, of parameter: GenericParameter) {
    guard implied != nil else { return }
    for (path, proto) in parameter.associatedConformances {
      guard let associated = associatedType(of: argument, named: path) else { continue }
      _ = conformsHere(associated, to: proto)
    }
  }
}
