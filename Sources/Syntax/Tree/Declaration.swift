/// What may stand before a declaration. The accepted attributes leave no trace here.
public struct Modifiers: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let override = Modifiers(rawValue: 1 << 0)
  public static let `static` = Modifiers(rawValue: 1 << 1)
  /// `class func`, `class var`
  public static let classMember = Modifiers(rawValue: 1 << 2)
  public static let mutating = Modifiers(rawValue: 1 << 3)
  public static let nonmutating = Modifiers(rawValue: 1 << 4)
  public static let weak = Modifiers(rawValue: 1 << 5)
  public static let unowned = Modifiers(rawValue: 1 << 6)
  public static let lazy = Modifiers(rawValue: 1 << 7)
  public static let convenience = Modifiers(rawValue: 1 << 8)
  public static let required = Modifiers(rawValue: 1 << 9)
  public static let final = Modifiers(rawValue: 1 << 10)
  public static let prefix = Modifiers(rawValue: 1 << 11)
  public static let postfix = Modifiers(rawValue: 1 << 12)
  public static let infix = Modifiers(rawValue: 1 << 13)
  public static let indirect = Modifiers(rawValue: 1 << 14)
  public static let discardableResult = Modifiers(rawValue: 1 << 15)
  public static let isPrivate = Modifiers(rawValue: 1 << 16)
  /// `private(set)`
  public static let privateSet = Modifiers(rawValue: 1 << 17)
  public static let objc = Modifiers(rawValue: 1 << 18)
  public static let optional = Modifiers(rawValue: 1 << 19)
  /// `@dynamicMemberLookup`
  public static let dynamicMembers = Modifiers(rawValue: 1 << 20)
  /// `@MainActor`: nothing to a script, but the Swift compiler asks for it.
  public static let mainActor = Modifiers(rawValue: 1 << 21)
  public static let consuming = Modifiers(rawValue: 1 << 22)
  public static let isFilePrivate = Modifiers(rawValue: 1 << 23)
  public static let isInternal = Modifiers(rawValue: 1 << 24)
  /// `public` and `open`
  public static let isPublic = Modifiers(rawValue: 1 << 25)
}

/// `let a = 1, b: Int = 2`: one `VariableDecl` with a binding each.
public final class VariableDecl {
  public var isLet: Bool
  public var modifiers: Modifiers
  public var bindings: [Binding]
  public var span: Span
  /// A `;` ends its line: a prompt does not answer.
  public var isSilenced = false

  public final class Binding {
    public var pattern: Pattern
    public var type: TypeExpr?
    public var value: Expr?
    public var accessors: [Accessor]

    public init(pattern: Pattern, type: TypeExpr?, value: Expr?, accessors: [Accessor]) {
      self.pattern = pattern
      self.type = type
      self.value = value
      self.accessors = accessors
    }
  }

  public init(isLet: Bool, modifiers: Modifiers, bindings: [Binding], span: Span) {
    self.isLet = isLet
    self.modifiers = modifiers
    self.bindings = bindings
    self.span = span
  }
}

public final class Accessor {
  public enum Kind: Sendable { case get, set, willSet, didSet }
  public var kind: Kind
  /// `newValue` or `oldValue` when not written.
  public var parameter: Name?
  /// `nil` in a protocol's `{ get set }`.
  public var body: [Stmt]?
  public var modifiers: Modifiers
  public var isThrowing = false
  /// `get throws(E)`
  public var thrown: TypeExpr?
  public var span: Span

  public init(kind: Kind, parameter: Name?, body: [Stmt]?, modifiers: Modifiers, span: Span) {
    self.kind = kind
    self.parameter = parameter
    self.body = body
    self.modifiers = modifiers
    self.span = span
  }
}

/// `func`, `init`, `deinit` and `subscript`.
public final class FunctionDecl {
  public enum Kind {
    case function
    case initializer(failable: Bool, implicitlyUnwrapped: Bool)
    case deinitializer
    case subscript_([Accessor])
  }

  public var kind: Kind
  /// `init`, `deinit`, `subscript`, or the function's or operator's name.
  public var name: Name
  public var nameSpan: Span
  public var modifiers: Modifiers
  public var generics: GenericClause
  public var parameters: [Parameter]
  public var isThrowing = false
  /// `throws(E)`
  public var thrown: TypeExpr?
  public var isRethrowing = false
  public var isAsync = false
  public var result: TypeExpr?
  /// `nil` in a protocol.
  public var body: [Stmt]?
  public var span: Span

  public init(
    kind: Kind, name: Name, nameSpan: Span, modifiers: Modifiers, generics: GenericClause,
    parameters: [Parameter], result: TypeExpr?, body: [Stmt]?, span: Span
  ) {
    self.kind = kind
    self.name = name
    self.nameSpan = nameSpan
    self.modifiers = modifiers
    self.generics = generics
    self.parameters = parameters
    self.result = result
    self.body = body
    self.span = span
  }
}

public struct Parameter {
  /// `nil` for `_`.
  public var label: Name?
  public var name: Name
  public var span: Span
  public var type: TypeExpr
  public var isInout: Bool
  public var isConsuming = false
  public var isVariadic: Bool
  public var isAutoclosure: Bool
  /// `@escaping`
  public var isEscaping = false
  public var defaultValue: Expr?

  public init(
    label: Name?, name: Name, span: Span, type: TypeExpr, isInout: Bool, isVariadic: Bool,
    isAutoclosure: Bool, defaultValue: Expr?
  ) {
    self.label = label
    self.name = name
    self.span = span
    self.type = type
    self.isInout = isInout
    self.isVariadic = isVariadic
    self.isAutoclosure = isAutoclosure
    self.defaultValue = defaultValue
  }
}

public struct GenericClause {
  public struct Parameter {
    public var name: Name
    public var span: Span
    public var constraint: TypeExpr?
    public init(name: Name, span: Span, constraint: TypeExpr?) {
      self.name = name
      self.span = span
      self.constraint = constraint
    }
  }
  public enum Requirement {
    case conformance(TypeExpr, TypeExpr)
    case sameType(TypeExpr, TypeExpr)
  }
  public var parameters: [Parameter] = []
  /// The `where` clause.
  public var requirements: [Requirement] = []
  public init() {}
}

/// `class`, `struct`, `enum`, `protocol`.
public final class TypeDecl {
  public enum Kind { case class_, struct_, enum_, protocol_, actor_ }
  public var kind: Kind
  public var name: Name
  public var nameSpan: Span
  public var modifiers: Modifiers
  public var generics: GenericClause
  public var inherited: [TypeExpr]
  public var members: [Stmt]
  /// `case` lines of an enumeration.
  public var cases: [EnumCase]
  public var associatedTypes: [AssociatedType]
  public var span: Span

  public struct EnumCase {
    public var name: Name
    public var span: Span
    public var payload: [Parameter]?
    public var rawValue: Expr?
    public var isIndirect: Bool
    public init(name: Name, span: Span, payload: [Parameter]?, rawValue: Expr?, isIndirect: Bool) {
      self.name = name
      self.span = span
      self.payload = payload
      self.rawValue = rawValue
      self.isIndirect = isIndirect
    }
  }

  public struct AssociatedType {
    public var name: Name
    public var span: Span
    public var constraint: TypeExpr?
    public var defaultType: TypeExpr?
    public init(name: Name, span: Span, constraint: TypeExpr?, defaultType: TypeExpr?) {
      self.name = name
      self.span = span
      self.constraint = constraint
      self.defaultType = defaultType
    }
  }

  public init(
    kind: Kind, name: Name, nameSpan: Span, modifiers: Modifiers, generics: GenericClause,
    inherited: [TypeExpr], members: [Stmt], cases: [EnumCase], associatedTypes: [AssociatedType], span: Span
  ) {
    self.kind = kind
    self.name = name
    self.nameSpan = nameSpan
    self.modifiers = modifiers
    self.generics = generics
    self.inherited = inherited
    self.members = members
    self.cases = cases
    self.associatedTypes = associatedTypes
    self.span = span
  }
}

public final class ExtensionDecl {
  public var modifiers: Modifiers = []
  public var type: TypeExpr
  public var inherited: [TypeExpr]
  public var requirements: [GenericClause.Requirement]
  public var members: [Stmt]
  public var span: Span

  public init(
    type: TypeExpr, inherited: [TypeExpr], requirements: [GenericClause.Requirement], members: [Stmt],
    span: Span
  ) {
    self.type = type
    self.inherited = inherited
    self.requirements = requirements
    self.members = members
    self.span = span
  }
}

public final class TypealiasDecl {
  public var modifiers: Modifiers = []
  public var name: Name
  public var span: Span
  public var generics: GenericClause
  public var type: TypeExpr

  public init(name: Name, span: Span, generics: GenericClause, type: TypeExpr) {
    self.name = name
    self.span = span
    self.generics = generics
    self.type = type
  }
}
