import Syntax

/// Which operator of a script meets a requirement.
extension Conformances {
  /// An operator that the script declared for two values of the type (or one, for unary ones): in the type, in a
  /// protocol it conforms to, or globally.
  public func operatorWitness(_ type: Type, _ name: Name, _ fixity: Modifiers = []) -> FunctionUse? {
    operatorWitness(place(of: type, requiring(name, fixity)), name, fixity)
  }

  func requiredOperator(_ place: ConformancePlace, _ requirement: Function) -> FunctionUse? {
    let isOperator =
      !(requirement.name.text.unicodeScalars.first.map { $0.properties.isAlphabetic || $0 == "_" } ?? true)
    return isOperator ? operatorWitness(place, requirement.name, requirement.fixity) : nil
  }

  /// The protocol of Swift's own that asks for an operator.
  private func requiring(_ name: Name, _ fixity: Modifiers) -> Nominal? {
    switch name.text {
    case "==", "!=": catalog.equatable
    case "<", "<=", ">", ">=": catalog.comparable
    case "-" where fixity == .prefix: catalog.core("SignedNumeric")
    case "+", "-": catalog.core("AdditiveArithmetic")
    case "*": catalog.core("Numeric")
    default: nil
    }
  }

  private func operatorWitness(_ place: ConformancePlace, _ name: Name, _ fixity: Modifiers) -> FunctionUse? {
    settled(place) {
      // `-a` is not what `a - b` calls.
      func isMeant(_ function: Function) -> Bool {
        function.fixity == fixity && function.parameters.count == (fixity.isEmpty ? 2 : 1)
      }
      func accepts(_ function: Function, _ substitution: Substitution) -> Bool {
        isMeant(function)
          && function.parameters.allSatisfy { same(substitution.apply($0.type), place.general) }
      }
      for step in steps(place) {
        let general = Substitution(step.nominal.generics, step.general, self)
        let found = step.nominal.members(named: name).compactMap { member -> (Function, Asked)? in
          guard case .function(let function) = member, function.isStatic, function.generics.isEmpty, isMeant(function),
            step.nominal !== place.nominal || accepts(function, general), hold(function.requirements, general)
          else { return nil }
          return (function, Asked(owner: step.nominal, requirements: function.requirements))
        }
        if let best = mostSpecial(found) { return FunctionUse(best, ownerArguments: step.arguments) }
      }
      for function in globalOperators(name) where function.generics.isEmpty {
        if accepts(function, Substitution(self)) { return FunctionUse(function) }
      }
      let found = defaults(place, name) { member -> (Function, [Requirement])? in
        guard case .function(let function) = member, function.isProtocolExtension, !function.isRequirement,
          let parameter = function.owner?.selfParameter,
          accepts(function, Substitution([parameter], [place.general], self))
        else { return nil }
        return (function, function.requirements)
      }
      return mostSpecial(found).map { FunctionUse($0, ownerArguments: [place.type]) }
    }
  }
}
