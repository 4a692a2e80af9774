import Syntax

/// What a value is as an `AnyObject`: an object that holds it. Casts see through it; its own type is `__SwiftValue`, as it is
/// for Swift where there is no Objective-C (observed: `type(of:)`, `print`, `dump`).
final class ValueObject {
  let type: RuntimeType
  let value: Value

  init(_ type: RuntimeType, _ value: Value) {
    self.type = type
    self.value = value
  }

  /// Whether it prints as the value does.
  var describesItself: Bool { type.operations.describesItself }
}

extension TypeOperations {
  /// Whether the type says how its values are printed; of others Swift shows what they are made of.
  var describesItself: Bool {
    switch shape {
    case .tuple, .function, .metatype: false
    case .structure, .enumeration:
      type.witness("CustomDebugStringConvertible", "debugDescription") != nil
        || type.witness("CustomStringConvertible", "description") != nil
    default: true
    }
  }

  /// `AnyObject`, to which any value can be cast.
  var isAnyObject: Bool {
    guard case .existential(let protocols) = type.type else { return false }
    return protocols.count == 1 && protocols[0].name == "AnyObject"
  }
}
