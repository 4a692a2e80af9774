import Syntax

/// `any Container<Int>`, `some Sequence<Int>`
extension Checker {
  /// The associated types that stand in angle brackets behind a protocol's name.
  func primaryTypes(of proto: Nominal) -> [Name] {
    if let declaration = proto.declaration { return declaration.generics.parameters.map(\.name) }
    let refines = conformances.closure(of: proto)
    for (owner, name) in [
      ("Sequence", "Element"), ("IteratorProtocol", "Element"), ("Identifiable", "ID"),
      ("RawRepresentable", "RawValue"),
      ("Strideable", "Stride"), ("RangeExpression", "Bound"),
    ] where refines.contains(where: { $0.name.text == owner && $0.module == "Swift" }) {
      return [Name(name)]
    }
    return []
  }
}
