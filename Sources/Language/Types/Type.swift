import Syntax

/// A type of the language.
public indirect enum Type {
  /// A structure, class or enumeration with its type arguments. `Optional` is not among them.
  case nominal(Nominal, [Type])
  case optional(Type)
  /// `()` is the empty tuple.
  case tuple([TupleField])
  case function(FunctionType)
  /// A generic parameter, or a protocol's `Self`.
  case parameter(GenericParameter)
  /// `some P`, with an argument for each generic parameter around its declaration.
  case opaque(OpaqueType, [Type])
  /// `T.Element`, while `T` is not known.
  case associated(Type, Nominal, Name)
  /// `any P`, `any P & Q`; `Any` has no protocols.
  case existential([Nominal])
  /// `T.Type`; of a protocol's own type, `(any P).Type`, whose one value is `P.self`.
  case metatype(Type)
  /// `any P.Type`: the types of what may be in a box of the type.
  case anyMetatype(Type)
  /// Not known yet: found by unification while one statement is checked.
  case variable(TypeVariable)
  /// A type in error: everything fits it, and nothing more is reported.
  case error
}

public struct TupleField {
  public var label: Name?
  public var type: Type
  public init(_ label: Name?, _ type: Type) {
    self.label = label
    self.type = type
  }
}

public final class FunctionType {
  public struct Parameter {
    public var type: Type
    public var isInout = false
    /// The type is then the array's.
    public var isVariadic = false
    public var isAutoclosure = false
    public init(_ type: Type, isInout: Bool = false, isVariadic: Bool = false, isAutoclosure: Bool = false) {
      self.type = type
      self.isInout = isInout
      self.isVariadic = isVariadic
      self.isAutoclosure = isAutoclosure
    }
  }
  public let parameters: [Parameter]
  public let result: Type
  private let mayThrow: Bool
  /// `throws(E)`; nil for what throws anything, or nothing.
  public let thrown: Type?
  /// The result is written `Void`, and so shown in messages.
  let writesVoid: Bool
  /// `@Sendable`: what nothing that could be changed meanwhile is captured by. It is part of the type's name and of what
  /// casts compare; each kind converts to the other, since nothing runs meanwhile.
  public let isSendable: Bool
  /// `throws(Never)` throws nothing.
  public var isThrowing: Bool { mayThrow && thrown?.isNever != true }

  public init(
    _ parameters: [Parameter], _ result: Type, isThrowing: Bool = false, thrown: Type? = nil, writesVoid: Bool = false,
    isSendable: Bool = false
  ) {
    self.writesVoid = writesVoid
    self.isSendable = isSendable
    self.parameters = parameters
    self.result = result
    mayThrow = isThrowing
    self.thrown = thrown
  }

  /// The same with other types in its place.
  func mapped(_ transform: (Type) -> Type) -> FunctionType {
    FunctionType(
      parameters.map {
        Parameter(transform($0.type), isInout: $0.isInout, isVariadic: $0.isVariadic, isAutoclosure: $0.isAutoclosure)
      }, transform(result), isThrowing: isThrowing, thrown: thrown.map(transform), writesVoid: writesVoid,
      isSendable: isSendable)
  }

  /// The same, except for what is given.
  func with(result: Type? = nil, isThrowing: Bool? = nil, isSendable: Bool? = nil) -> FunctionType {
    FunctionType(
      parameters, result ?? self.result, isThrowing: isThrowing ?? self.isThrowing, thrown: thrown,
      writesVoid: writesVoid, isSendable: isSendable ?? self.isSendable)
  }
}

/// A generic parameter of a function, type or extension; `Self` of a protocol is one too.
public final class GenericParameter {
  public let name: Name
  public var protocols: [Nominal] = []
  public var superclass: Type?
  /// `T.Element == Int`: what a `where` clause says of this parameter's associated types.
  public var sameTypes: [(path: Name, type: Type)] = []
  /// `T.Element: Comparable`
  public var associatedConformances: [(path: Name, protocol: Nominal)] = []
  /// Of a generic function that is declared in a block.
  var isLocal = false
  /// A protocol's `Self`.
  var isSelf = false

  public init(_ name: Name) { self.name = name }

  /// Is what another is, for what stands for its types.
  func take(_ other: GenericParameter, _ substitution: Substitution) {
    protocols = other.protocols
    superclass = other.superclass.map(substitution.apply)
    sameTypes = other.sameTypes.map { ($0.path, substitution.apply($0.type)) }
    associatedConformances = other.associatedConformances
    isLocal = other.isLocal
  }
}

extension GenericParameter: Hashable {
  public static func == (a: GenericParameter, b: GenericParameter) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An unknown of the checker. Bound at most once; the checker's `trail` can undo that.
public final class TypeVariable {
  /// What it may become: `nilLiteral` an optional of anything, other literals what accepts them.
  public enum Kind { case general, nilLiteral, integerLiteral, floatLiteral, stringLiteral }
  /// A name rather than a type: there may be millions of variables.
  enum Fallback: UInt8 {
    case none, any, anyHashable

    var shown: String {
      switch self {
      case .none: "_"
      case .any: "Any"
      case .anyHashable: "AnyHashable"
      }
    }
  }
  public var binding: Type?
  public var kind: Kind
  /// Protocols that what it stands for must conform to (from generic constraints).
  public var protocols: [Nominal] = []
  /// Of a literal that has a type of its own where nothing else says one.
  var isLiteral: Bool {
    switch kind {
    case .general, .nilLiteral: false
    case .integerLiteral, .floatLiteral, .stringLiteral: true
    }
  }
  /// The generic parameter that it stands for, and the function that is called, for messages.
  var name: Name?
  weak var function: Function?
  /// It became the type of a box that is opened for the parameter.
  var isOpened = false
  /// It became what literals are where nothing says more.
  var isUsual = false
  /// What the literal, or what is made of it, was the operand of.
  var operand = Operand.none
  /// How much a string literal says: of one character it may become a `Character`.
  public var extent = TextExtent.scalar
  /// It is `Self` of a class: bound to the class where it is written, and an object's own class where the code runs.
  var isOwnClass = false
  /// What it is when nothing says it by the end of a statement: `print(type(of: []))`.
  var fallback = Fallback.none
  /// How many others were bound to it: so that chains of bindings stay short, the heavier one is what others become.
  var weight = 0
  public let span: Span

  public init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
  }

  enum Operand: Comparable {
    case none
    /// Of an operator between values: `$0 + $0`.
    case ofValues
    /// Of an operator with a literal: `$0 + 1`.
    case ofLiterals
  }
}

/// What a string literal consists of at least: one that is no more than a code point can be of any type that takes texts.
public enum TextExtent: Int, Comparable {
  case scalar, character, text

  public init(_ text: String) {
    self = text.unicodeScalars.count == 1 ? .scalar : text.count == 1 ? .character : .text
  }

  public static func < (lhs: TextExtent, rhs: TextExtent) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension Type {
  public static var void: Type { .tuple([]) }
  public static var any: Type { .existential([]) }

  /// The type with bindings of variables at its head followed.
  public var resolved: Type {
    var type = self
    while case .variable(let variable) = type, let binding = variable.binding { type = binding }
    return type
  }

  /// `Self` of a class, as written in one that others may inherit from.
  static func ownClass(_ type: Type, _ span: Span) -> Type {
    let variable = TypeVariable(.general, span)
    variable.binding = type
    variable.isOwnClass = true
    return .variable(variable)
  }

  /// The variable that `Self` of a class is.
  var ownClass: TypeVariable? {
    var type = self
    while case .variable(let variable) = type, let binding = variable.binding {
      if variable.isOwnClass { return variable }
      type = binding
    }
    return nil
  }

  public var isVoid: Bool {
    if case .tuple(let fields) = resolved { return fields.isEmpty }
    return false
  }

  public var isNever: Bool {
    if case .nominal(let nominal, _) = resolved { return nominal.name == "Never" && nominal.module == "Swift" }
    return false
  }

  public var nominal: Nominal? {
    if case .nominal(let nominal, _) = resolved { return nominal }
    return nil
  }

  public var arguments: [Type] {
    if case .nominal(_, let arguments) = resolved { return arguments }
    return []
  }

  public var optionalPayload: Type? {
    if case .optional(let payload) = resolved { return payload }
    return nil
  }

  /// `Int` of `Int??`, resolved: `Self` of a class is that class.
  public var withoutOptionals: Type {
    var type = resolved
    while case .optional(let payload) = type { type = payload.resolved }
    return type
  }

  /// How many optionals the type is: 2 for `Int??`.
  public var optionalDepth: Int {
    var depth = 0
    var type = resolved
    while case .optional(let payload) = type {
      depth += 1
      type = payload.resolved
    }
    return depth
  }

  /// `T` of `T.Type`, `any P` of `any P.Type`.
  public var metatypeInstance: Type? {
    switch resolved {
    case .metatype(let instance), .anyMetatype(let instance): return instance
    default: return nil
    }
  }

  public var isError: Bool {
    if case .error = resolved { return true }
    return false
  }

  var isAny: Bool { if case .existential(let protocols) = resolved { protocols.isEmpty } else { false } }

  var isExistential: Bool { if case .existential = resolved { true } else { false } }

  /// A function's type as messages name it: that a function without captures is `@Sendable` was not written.
  var withoutSendable: Type {
    if case .function(let function) = resolved { .function(function.with(isSendable: false)) } else { self }
  }

  var isTuple: Bool { if case .tuple = resolved { true } else { false } }

  /// Whether values are of types that only the running program knows: `any P`, `any P.Type`.
  var isBox: Bool {
    switch resolved {
    case .existential, .anyMetatype: true
    default: false
    }
  }

  /// What the type of a value is, where this is the value's type as it is written.
  var asMetatype: Type { isBox ? .anyMetatype(self) : .metatype(self) }

  public var isClass: Bool {
    switch resolved {
    case .nominal(let nominal, _): nominal.kind == .class
    case .parameter(let parameter):
      parameter.superclass != nil || parameter.protocols.contains { $0.isClassBound }
    case .opaque(let opaque, _): opaque.superclass != nil || opaque.protocols.contains { $0.isClassBound }
    default: false
    }
  }
}
