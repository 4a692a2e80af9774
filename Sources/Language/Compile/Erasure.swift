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
    guard mentions(declared(.parameter(probe)), probe) else { return nil }
    let erased = compiler.conformances.erased(declared(box))
    return Erasure(runtimeType(erased)) { [self] in runtimeType(declared($0.type)) }
  }

  private func mentions(_ type: Type, _ parameter: GenericParameter) -> Bool {
    switch type.resolved {
    case .parameter(let other): other === parameter
    case .nominal(_, let arguments), .opaque(_, let arguments): arguments.contains { mentions($0, parameter) }
    case .optional(let inner), .metatype(let inner), .associated(let inner, _, _): mentions(inner, parameter)
    case .tuple(let fields): fields.contains { mentions($0.type, parameter) }
    case .function(let function):
      mentions(function.result, parameter) || function.parameters.contains { mentions($0.type, parameter) }
    default: false
    }
  }
}
