/// What the compiler knows of values that may be shared. Scripts run on one thread, so nothing is asked for it; but a
/// function's type says whether what it captures is `Sendable` (SE-0418), and that type is printed and cast to.
extension Conformances {
  func isSendable(_ type: Type) -> Bool { isSendable(type, in: []) }

  /// - Parameter around: The types that it is found in: one that holds itself is as the rest of it is.
  private func isSendable(_ type: Type, in around: [Nominal]) -> Bool {
    switch type.resolved {
    case .optional(let payload): isSendable(payload, in: around)
    case .tuple(let fields): fields.allSatisfy { isSendable($0.type, in: around) }
    case .function(let function): function.isSendable
    case .metatype, .error: true
    case .existential(let protocols): protocols.contains(where: isMarked)
    case .parameter(let parameter): parameter.protocols.contains(where: isMarked)
    case .nominal(let nominal, let arguments):
      isMarked(nominal) || around.contains { $0 === nominal }
        || arguments.allSatisfy { isSendable($0, in: around) } && hasSendableParts(nominal, in: around)
    case .variable(let variable): variable.isLiteral
    case .associated, .opaque: false
    }
  }

  /// Structures and enumerations are, when all that they store is, whatever they are made for.
  private func hasSendableParts(_ nominal: Nominal, in around: [Nominal]) -> Bool {
    func isPart(_ type: Type) -> Bool { isSendable(type, in: around + [nominal]) }
    return switch nominal.kind {
    case .struct: nominal.storedProperties.allSatisfy { isPart($0.type) }
    case .enum: nominal.cases.allSatisfy { $0.payload.allSatisfy { isPart($0.type) } }
    case .class, .protocol: false
    }
  }

  private func isMarked(_ nominal: Nominal) -> Bool {
    nominal.name == "Sendable" && nominal.module == "Swift"
      || nominal.conformances.contains { isMarked($0.proto) && $0.requirements.isEmpty }
  }
}
