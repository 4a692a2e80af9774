import Syntax

/// What a part of a type must be that is not known itself: `Array(numbers.map { … })` where `[Way]` is wanted takes any
/// sequence whose `Element` is `Way`.
struct WantedPart {
  let whole: TypeVariable
  /// The associated type.
  let name: Name
  let proto: Nominal
  let type: Type
}

extension Checker {
  /// Checks an argument with what a function asks of the parts of its type: `where S.Element == Element`.
  func wantingParts<Result>(
    of type: Type, _ function: Function, _ substitution: Substitution, _ check: () -> Result
  ) -> Result {
    guard case .variable(let whole) = type.resolved, whole.kind == .general else { return check() }
    let count = wantedParts.count
    for case .same(let a, let b) in requirements(of: function) {
      for (part, other) in [(a, b), (b, a)] {
        guard case .associated(let base, let proto, let name) = part, case .parameter(let generic) = base.resolved,
          case .variable(let own)? = substitution[generic]?.resolved, own === whole
        else { continue }
        let wanted = normalized(substitution.apply(other))
        if !isUnknown(wanted) {
          wantedParts.append(WantedPart(whole: whole, name: name, proto: proto, type: wanted))
        }
      }
    }
    defer { wantedParts.removeSubrange(count...) }
    return check()
  }

  /// Lets what is wanted of the parts of an unknown type tell what a function gives that makes it.
  func guideParts(_ result: Type, _ expecting: Type) {
    if wantedParts.isEmpty { return }
    guard case .variable(let whole) = expecting.resolved else { return }
    for part in wantedParts where part.whole === whole {
      tell(.associated(result, part.proto, part.name), part.type)
    }
  }

  /// `words.flatMap { … }` where `[Way]` is wanted gives the `S.Element` of whatever sequences the closure gives.
  func tellParts(_ type: Type, _ wanted: Type) {
    guard case .nominal(let nominal, let parts) = type.resolved, nominal === wanted.nominal else { return }
    for (part, type) in zip(parts, wanted.resolved.arguments) where isOfUnknown(part) { tell(part, type) }
  }

  private func isOfUnknown(_ type: Type) -> Bool {
    if case .associated(let base, _, _) = type.resolved { isUnknown(normalized(base)) } else { false }
  }

  /// Whether something is known of an unknown type.
  func hasWantedParts(_ type: Type?) -> Bool {
    guard !wantedParts.isEmpty, case .variable(let whole)? = type?.resolved else { return false }
    return wantedParts.contains { $0.whole === whole }
  }

  /// The part of `zip(keys, [.up, .down])` is a pair of the parts of what is zipped.
  private func tell(_ part: Type, _ wanted: Type) {
    switch (normalized(part), normalized(wanted)) {
    case (.associated(let base, let proto, let name), let type):
      guard case .variable(let whole) = normalized(base), whole.kind == .general, !isUnknown(type) else { return }
      wantedParts.append(WantedPart(whole: whole, name: name, proto: proto, type: type))
    case (.tuple(let parts), .tuple(let fields)) where parts.count == fields.count:
      for (part, field) in zip(parts, fields) { tell(part.type, field.type) }
    case (let part, let type):
      let mark = trail.count
      if !unify(part, type) { unwind(to: mark) }
    }
  }

  /// The list that will do where the elements of a sequence are known: `Set([.hearts])`.
  func listOfWantedParts(_ expecting: Type?) -> Type? {
    guard !wantedParts.isEmpty, case .variable(let whole)? = expecting?.resolved,
      let part = wantedParts.first(where: { $0.whole === whole && $0.name == "Element" }),
      !containsUnknown(normalized(part.type))
    else { return nil }
    return catalog.array(normalized(part.type))
  }
}
