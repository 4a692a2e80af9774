/// What the compiler knows of values that may be shared. Scripts run on one thread, so nothing is asked for it; but a
/// function's type says whether what it captures is `Sendable` (SE-0418), and that type is printed and cast to.
extension Conformances {
  func isSendable(_ type: Type) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    return isSendable(type, &seen)
  }

  /// - Parameter seen: The types whose parts were looked at, or are just being looked at: one part that is not says no for
  ///   all that it is found in, so none is looked at twice.
  private func isSendable(_ type: Type, _ seen: inout Set<ObjectIdentifier>) -> Bool {
    switch type.resolved {
    case .optional(let payload): isSendable(payload, &seen)
    case .tuple(let fields): fields.allSatisfy { isSendable($0.type, &seen) }
    case .function(let function): function.isSendable
    case .metatype, .anyMetatype, .error: true
    case .existential(let protocols): protocols.contains(where: isMarked)
    case .parameter(let parameter): parameter.protocols.contains(where: isMarked)
    case .nominal(let nominal, let arguments):
      isMarked(nominal) || arguments.allSatisfy { isSendable($0, &seen) } && hasSendableParts(nominal, &seen)
    case .variable(let variable): variable.isLiteral
    case .associated, .opaque: false
    }
  }

  /// Structures and enumerations are, when all that they store is, whatever they are made for.
  private func hasSendableParts(_ nominal: Nominal, _ seen: inout Set<ObjectIdentifier>) -> Bool {
    if !seen.insert(ObjectIdentifier(nominal)).inserted { return true }
    return switch nominal.kind {
    case .struct: nominal.storedProperties.allSatisfy { isSendable($0.type, &seen) }
    case .enum: nominal.cases.allSatisfy { $0.payload.allSatisfy { isSendable($0.type, &seen) } }
    case .class, .protocol: false
    }
  }

  private func isMarked(_ nominal: Nominal) -> Bool {
    nominal.name == "Sendable" && nominal.module == "Swift"
      || nominal.conformances.contains { isMarked($0.proto) && $0.requirements.isEmpty }
  }
}
