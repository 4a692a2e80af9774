import Syntax

/// The type behind `some P` of a result, property or constant: the body of what declares it says which type that is,
/// and whoever uses it knows only what it conforms to.
///
/// Two values of one opaque type are of the same type, so `makeCounter() == makeCounter()` is possible where `any P`
/// would not do. The compiler, for which every type is concrete, looks behind it (`Conformances.revealed`).
public final class OpaqueType {
  /// As written, for messages: `some Collection<Int>`.
  let text: String
  let protocols: [Nominal]
  /// `some UIView`
  let superclass: Type?
  /// The generic parameters around the declaration. A use of the opaque type has an argument for each of them.
  let generics: [GenericParameter]
  /// The function that defines it, for messages about two of the same text.
  let origin: String?
  /// `some Collection<Int>`: what is said of associated types.
  var sameTypes: [(name: Name, type: Type)] = []
  /// What a body gives, in terms of `generics`. nil until that body is checked.
  var underlying: Type?

  init(_ text: String, _ protocols: [Nominal], superclass: Type?, _ generics: [GenericParameter], origin: String?) {
    self.text = text
    self.protocols = protocols
    self.superclass = superclass
    self.generics = generics
    self.origin = origin
  }

  /// The type as its declaration writes it.
  var declared: Type { .opaque(self, generics.map { .parameter($0) }) }
}
