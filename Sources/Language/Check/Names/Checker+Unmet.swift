import Syntax

extension Checker {
  /// Why a member of that name does not apply: `referencing … requires that 'X' conform to 'Y'`.
  func unmetRequirement(_ found: [MemberCandidate]) -> CheckError? {
    for candidate in found {
      let requirements: [Requirement]
      let what: String
      switch candidate.member {
      case .function(let function):
        requirements = function.requirements
        what = "referencing \(kind(of: function)) '\(function.shownName)' on '\(candidate.owner.name.text)'"
      case .property(let property):
        requirements = candidate.conditions
        what = "property '\(property.name.text)'"
      default: continue
      }
      let substitution = substitution(for: candidate)
      for requirement in requirements {
        switch substitution.apply(requirement) {
        case .same(let a, let b):
          let (a, b) = (defaultedCopy(a) ?? a, defaultedCopy(b) ?? b)
          if !isOpenPart(a), !isOpenPart(b), !conformances.same(a, b) { return .requiresSameTypes(what, a, b) }
        case .conforms(let type, let proto) where !conformances.conforms(type, to: proto):
          return .requiresConformance(what, type, proto)
        case .inherits(let type, let required) where !conformances.isOf(required, type):
          return .requiresSuperclass(what, type, required)
        default: continue
        }
      }
    }
    return nil
  }

  /// Whether something in it is a parameter of the member's own, or not known.
  private func isOpenPart(_ type: Type) -> Bool {
    type.contains {
      switch $0 {
      case .variable, .parameter, .associated: true
      default: false
      }
    }
  }
}
