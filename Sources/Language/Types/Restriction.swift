import Syntax

/// What `any Container<Int>` says of a protocol: what its primary associated types are. It stands for a protocol of its
/// own, below the one that it restricts, so that existentials need not know of it.
public struct Restriction {
  public let base: Nominal
  public let names: [Name]
  public let arguments: [Type]
}

extension Nominal {
  /// The protocol with its primary associated types given. The same for the same types, unless they are still open.
  func restricted(_ names: [Name], _ arguments: [Type]) -> Nominal {
    let key = TypeKey(arguments)
    if let known = restrictions[key] { return known }
    let text = arguments.map(\.description).joined(separator: ", ")
    let made = Nominal(.protocol, Name("\(name.text)<\(text)>"), module: module, parent: parent)
    made.restriction = Restriction(base: self, names: names, arguments: arguments)
    made.conformances = [Conformance(self)]
    made.isClassBound = isClassBound
    if !arguments.contains(where: \.isOpen) { restrictions[key] = made }
    return made
  }

  /// The same protocol with other arguments, where there are arguments.
  func restricted(_ change: (Type) -> Type) -> Nominal {
    guard let restriction else { return self }
    return restriction.base.restricted(restriction.names, restriction.arguments.map(change))
  }
}

extension Type {
  /// Whether something in it is not known yet.
  var isOpen: Bool { contains { if case .variable = $0 { true } else { false } } }
}
