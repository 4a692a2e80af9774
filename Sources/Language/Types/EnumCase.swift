import Syntax

/// A case of an enumeration.
public final class EnumCase {
  public let name: Name
  public let index: Int
  public unowned let owner: Nominal
  public var payload: [(label: Name?, type: Type)] = []
  /// What stands for parts of the payload that are left out; empty when none of them may be.
  public var defaults: [DefaultValue?] = []
  public var rawValue: LiteralValue?
  public var doc = ""
  public init(_ name: Name, index: Int, owner: Nominal) {
    self.name = name
    self.index = index
    self.owner = owner
  }

  private var ownType: Type { .nominal(owner, owner.generics.map { .parameter($0) }) }

  /// A case with values as the static function that a protocol requires.
  private(set) lazy var function: Function = {
    let made = maker(.function)
    made.parameters = payload.map { FunctionParameter(label: $0.label, name: $0.label ?? .underscore, type: $0.type) }
    return made
  }()

  /// A case without values as the static property that a protocol requires.
  private(set) lazy var property: Property = {
    let made = Property(name, ownType)
    made.owner = owner
    made.isStatic = true
    made.getter = maker(.getter)
    return made
  }()

  private func maker(_ kind: Function.Kind) -> Function {
    let made = Function(name, kind, body: .synthesized(.makeCase(self)))
    made.owner = owner
    made.isStatic = true
    made.result = ownType
    return made
  }
}

extension Member {
  /// What may meet a requirement of a function: a case is a static function too.
  var asFunction: Function? {
    switch self {
    case .function(let function): function
    case .enumCase(let enumCase) where !enumCase.payload.isEmpty: enumCase.function
    default: nil
    }
  }

  /// What may meet a requirement of a property.
  var asProperty: Property? {
    switch self {
    case .property(let property): property
    case .enumCase(let enumCase) where enumCase.payload.isEmpty: enumCase.property
    default: nil
    }
  }
}
