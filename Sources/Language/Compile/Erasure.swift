import Syntax

/// What a member of `any P` gives where its type is one of the box's own: the `Item` of what is in the box is put into a
/// box itself.
final class Erasure {
  private let target: RuntimeType
  private let result: (RuntimeType) -> RuntimeType
  private unowned(unsafe) var known: RuntimeType?
  private var knownResult: RuntimeType?

  fileprivate init(_ target: RuntimeType, _ result: @escaping (RuntimeType) -> RuntimeType) {
    self.target = target
    self.result = result
  }

  func erase(_ value: Value, of type: RuntimeType) throws -> Value {
    if known !== type {
      known = type
      knownResult = result(type)
    }
    guard let found = knownResult, found !== target else { return value }
    guard let erased = try found.operations.cast(value, to: target) else {
      throw Trap(.broken("'\(found.operations.typeName)' is no '\(target.operations.typeName)'"), kind: "")
    }
    return erased
  }
}

extension FunctionCompiler {
  /// nil where the type says the same for every box.
  ///
  /// - Parameter declared: The member's type for what is in the box.
  func erasure(of box: Type, _ declared: @escaping (Type) -> Type) -> Erasure? {
    let probe = GenericParameter("Self")
    guard declared(.parameter(probe)).mentions(probe) else { return nil }
    let erased = compiler.conformances.erased(declared(box), isOfBox: true)
    return Erasure(runtimeType(erased)) { [self] in runtimeType(declared($0.type)) }
  }
}
