import Syntax

/// Conformances whose members Swift writes itself.
extension Checker {
  /// Whether Swift writes the members of this protocol of its own itself.
  func synthesizes(_ type: Type, _ nominal: Nominal, _ proto: Nominal) -> Bool {
    switch proto.name.text {
    case "Equatable", "Hashable":
      if nominal.kind == .class { return nominal.nativeRoot != nil }
      if proto.name == "Equatable", conformances.operatorWitness(type, "==") != nil { return false }
      if proto.name == "Hashable", hashesItself(nominal) { return false }
      let parts = nominal.storedProperties.map(\.type) + nominal.cases.flatMap { $0.payload.map(\.type) }
      return parts.allSatisfy { conforms($0, proto, assumingOf: nominal) }
    case "CaseIterable":
      return nominal.kind == .enum && nominal.cases.allSatisfy { $0.payload.isEmpty }
        && !declares(nominal, "allCases")
    case "RawRepresentable": return nominal.rawType != nil
    case "Comparable":
      return nominal.kind == .enum && conformances.operatorWitness(type, "<") == nil
        && nominal.cases.allSatisfy { $0.payload.allSatisfy { conformances.conforms($0.type, to: proto) } }
    default: return false
    }
  }

  private func hashesItself(_ nominal: Nominal) -> Bool {
    nominal.members(named: "hash").contains {
      if case .function(let function) = $0 { function.owner === nominal && function.has(["into"]) } else { false }
    }
  }

  /// Within a generic type, `struct Pair<A>: Equatable where A: Equatable` and plain `Pair<A: Equatable>` count.
  private func conforms(_ type: Type, _ proto: Nominal, assumingOf nominal: Nominal) -> Bool {
    if type.isError || conformances.conforms(type, to: proto) { return true }
    let saved = conformances.assumptions
    defer { conformances.assumptions = saved }
    for conformance in nominal.conformances { conformances.assumptions += conformance.requirements }
    return conformances.conforms(type, to: proto)
  }
}
