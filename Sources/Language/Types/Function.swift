import Syntax

/// A function, method, initializer, subscript or operator: of the script or native.
public final class Function {
  public enum Kind { case function, initializer, subscript_, deinitializer, getter, setter, observer }

  public let name: Name
  public let kind: Kind
  /// The type it is a member of; a protocol for requirements and protocol extensions.
  public var owner: Nominal?
  public var isStatic = false
  /// Written `class func`: subclasses may override it.
  public var isClassMember = false
  public var isMutating = false
  /// `self` is the method's own, which may change it.
  public var isConsuming = false
  public var isOverride = false
  /// The method this one overrides (a native one for the first script class below it).
  public var overridden: Function? {
    didSet {
      guard let overridden else { return }
      overridden.isOverridden = true
      overridden.whenOverridden.forEach { $0() }
      overridden.whenOverridden = []
    }
  }
  /// Whether a class overrides this one, or did in a text that did not check.
  public private(set) var isOverridden = false
  /// What to do when that comes true: calls that went straight to this function then ask the object.
  var whenOverridden: [() -> Void] = []
  public var isFinal = false
  /// An initializer that delegates (`convenience`) or must exist in subclasses (`required`).
  public var isConvenience = false
  public var isRequired = false
  /// `init?`
  /// `-> Self` in a class: what it gives is of the type it is called on.
  public var givesSelf = false
  public var isFailable = false
  /// `init!`, `-> T!`
  var isImplicitlyUnwrapped = false
  public var isThrowing = false
  /// `throws(E)`
  public var thrown: Type?
  public var isRethrowing = false
  public var isPrivate: Bool { accessLevel == .private }
  /// What is written in front of it, or of the extension it stands in.
  public var accessLevel: AccessLevel?
  /// Changes nothing that outlives the statement (native members; getters are taken to be so).
  public var isPure = false
  public var fixity: Modifiers = []
  public var discardableResult = false
  /// Its own generic parameters, after the owner's.
  public var generics: [GenericParameter] = []
  /// What must hold beyond the parameters' own constraints: `where` clauses of it and of its extension.
  public var requirements: [Requirement] = []
  /// Of these what must hold of the type that it is a member of; what is asked of its own parameters depends on the call.
  var conditions: [Requirement] { requirements.filter { !$0.mentions(generics) } }
  public var parameters: [FunctionParameter] = []
  public var result: Type = .void
  /// The opaque types in its result that its body defines.
  var opaques: [OpaqueType] = []
  /// A protocol requirement: calls go to the conforming type's own.
  public var isRequirement = false
  /// `@objc optional` requirement.
  public var isOptionalRequirement = false
  /// A protocol's function that stands beside the like of a type that conforms, with another result: what is done with
  /// the result has a say in which of them is called (`Checker.weighed`).
  public var isRival = false
  /// Marked in Swift's library as the worse one where another takes the arguments too: `split(separator: ",")` is that
  /// with a character.
  public var isDisfavored = false
  /// Of the part of the library that is written in the language.
  var isLibraryScript = false
  /// A requirement given a default in a protocol extension, or any member of one.
  public var isProtocolExtension = false

  // A subscript's accessors:
  public var getter: Function?
  public var setter: Function?
  /// A mutating getter of a library subscript that need not leave what it gives, since the setter follows: what is
  /// changed there is held once then, and need not be copied.
  var taker: Function?

  public var body: FunctionBody
  public var span: Span
  public var source: SourceID = 0

  // For help, the reference and Objective-C spellings:
  public var doc = ""
  public var selector: String?
  public var example: String?
  /// In which coordinate space its arguments and result are.
  public var coordinates: String?
  /// Set when reached by its Objective-C spelling; the modern name is the one shown and saved.
  public var isAlias = false
  /// What an alias is known as today: a function, or the property that it reads or sets.
  public var modern: Member?
  public var signatureText: String?

  public init(_ name: Name, _ kind: Kind, body: FunctionBody = .none, span: Span = .none) {
    self.name = name
    self.kind = kind
    self.body = body
    self.span = span
  }

  public var type: FunctionType {
    FunctionType(
      parameters.map {
        .init($0.type, isInout: $0.isInout, isVariadic: $0.isVariadic, isAutoclosure: $0.isAutoclosure)
      }, result, isThrowing: isThrowing, thrown: thrown)
  }

  /// What it is as a value: of what is called with it, nothing says any more that it throws nothing.
  var valueType: FunctionType {
    isRethrowing ? type.with(isThrowing: true) : type
  }

  /// Whether the script wrote it.
  public var isScripted: Bool { if case .script = body { true } else { false } }
  /// The same of a subscript too, which its getter tells, and of a function in a block, whose body is checked apart.
  var isOfScript: Bool { isScripted || getter?.isScripted == true || isLocalSignature }
  private var isLocalSignature: Bool {
    if case .none = body { owner == nil && kind == .function } else { false }
  }
  /// What a user's script declares, or its protocols require: not the part of the library that is written in the language.
  var isOfUser: Bool { isOfScript && !isLibraryScript || isRequirement && owner?.module == "main" }

  /// Whether code of the script may run when it is called, of itself; what the arguments do is another question.
  var mayRunScript: Bool {
    switch body {
    case .library: false
    case .native: kind == .getter ? owner?.native?.overridable.contains(name.text) ?? false : true
    default: true
    }
  }

  /// The body of a generic function of a block: a closure that is made where it is used, for the types of the use.
  var localBody: TypedFunction? {
    if case .script(let body) = body, body.isLocal { return body.checked }
    return nil
  }

  /// The initializer that an inherited one stands for, else this function.
  var origin: Function {
    var function = self
    while case .synthesized(.inheritedInit(let original)) = function.body { function = original }
    return function
  }

  /// `convert(_:to:)`
  public var fullName: String {
    if kind == .getter || kind == .setter { return name.text }
    return name.text + "(" + parameters.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
  }

  /// `subscript(position)`, which tells requirements apart that have the same labels.
  var nameOfParameters: String { name.text + "(" + parameters.map(\.name.text).joined(separator: ", ") + ")" }

  /// Whether it is meant by `name(_:to:)`.
  func has(_ labels: [Name]) -> Bool { parameters.map { $0.label ?? .underscore } == labels }

  /// The one without arguments that a structure has beside the one that takes all of its parts.
  var isPlainInitializer: Bool {
    if case .synthesized(.memberwiseInit) = body { isAlias && parameters.isEmpty } else { false }
  }
}

public struct FunctionParameter {
  /// nil for `_`.
  public var label: Name?
  public var name: Name
  public var type: Type
  /// In a class, where the type speaks of `Self`: the same over `Nominal.dynamicSelf`.
  var typeOverSelf: Type?
  public var isInout = false
  /// It is the function's own, which may change it.
  public var isConsuming = false
  /// The type is then the array's.
  public var isVariadic = false
  public var isAutoclosure = false
  /// `Int!`
  var isImplicitlyUnwrapped = false
  /// `@escaping`: the function may be kept after the call.
  public var isEscaping = false
  public var defaultValue: DefaultValue?

  /// Whether the body may change it.
  var isVar: Bool { isInout || isConsuming }

  public init(label: Name?, name: Name, type: Type) {
    self.label = label
    self.name = name
    self.type = type
  }

  /// `newValue` and `oldValue`: of a function it is the one that is kept.
  static func kept(_ name: Name, _ type: Type) -> FunctionParameter {
    var made = FunctionParameter(label: nil, name: name, type: type)
    made.isEscaping = true
    return made
  }
}

/// A default argument: checked against the parameter's type when first used, in the scope of the function.
public final class DefaultValue {
  public let expression: Expr
  public let scope: AnyObject?
  public var checked: TypedExpr?
  public init(_ expression: Expr, scope: AnyObject?) {
    self.expression = expression
    self.scope = scope
  }
}

public enum FunctionBody {
  /// Requirements, and functions whose body is not known yet.
  case none
  /// Of the script: statements, the scope they stand in.
  case script(ScriptBody)
  /// Native with typed closures (`Rows`): arguments by representation in the frame, self first.
  case native(Code)
  /// Native over boxed values (`LibraryRows`).
  case library(LibraryBody)
  /// The compiler knows what to do (memberwise initializers, enumeration equality …).
  case synthesized(Synthesized)
}

public enum Synthesized {
  case memberwiseInit
  case inheritedInit(Function)
  case rawValueInit
  case equals, notEquals, less, hashInto, allCases, rawValue
  case makeCase(EnumCase)
}

/// A stored or computed property, of a type or global.
public final class Property: Lendable {
  public let name: Name
  public var type: Type
  /// The opaque types in its type that its value or getter defines.
  var opaques: [OpaqueType] = []
  public var owner: Nominal?
  public var isStatic = false
  public var isLet = false
  public var isLazy = false
  public var isWeak = false
  public var isUnowned = false
  public var isOverride = false
  public var overridden: Property? {
    didSet { overridden?.isOverridden = true }
  }
  /// Whether a class overrides this one, or did in a text that did not check.
  public private(set) var isOverridden = false
  public var isPrivate: Bool { accessLevel == .private }
  public var accessLevel: AccessLevel?
  public var isSetterPrivate = false
  public var isRequirement = false
  public var isOptionalRequirement = false
  public var isProtocolExtension = false
  public var isImplicitlyUnwrapped = false
  /// Of type `Self` in a class.
  var givesSelf = false
  public var requirements: [Requirement] = []

  /// Position among the owner's own stored properties; nil for computed ones.
  public var storedIndex: Int?
  public var initialValue: Expr?
  /// The initial value once checked: a function of nothing (of `self` for a lazy property), generic as the owner is.
  public var initializer: TypedFunction?
  public var getter: Function?
  public var setter: Function?
  public var willSet: Function?
  public var didSet: Function?
  /// A field of a native structure: its offset in bytes.
  public var blobOffset: Int?
  /// The whole value in the face of another type, whose only field it is: `counts.values`.
  var isView = false
  /// Calls get it `inout` while others can reach it: what is compiled for it looks whether that is so.
  var isLent = false
  /// Where a static or global stored property lives; set by the compiler.
  public var runtimeData: AnyObject?

  public var span: Span
  public var source: SourceID = 0
  public var doc = ""
  public var selector: String?
  public var example: String?
  /// In which coordinate space its values are.
  public var coordinates: String?
  public var defaultText: String?
  public var isAlias = false
  /// What an alias is known as today, as an expression or a name.
  public var modernText: String?
  public var scope: AnyObject?

  public init(_ name: Name, _ type: Type, span: Span = .none) {
    self.name = name
    self.type = type
    self.span = span
  }

  public var isStored: Bool { storedIndex != nil }
  /// Whether it can be assigned at all (a `let` can be, in an initializer).
  public var isSettable: Bool {
    if isLet { return false }
    if storedIndex != nil || blobOffset != nil { return true }
    if setter != nil { return true }
    // An override that only observes is what it overrides.
    return getter == nil && overridden?.isSettable ?? false
  }
}

/// The statements of a script function, checked when first needed.
public final class ScriptBody {
  public let statements: [Stmt]
  public let source: SourceID
  /// The closing brace, where control falls off the end.
  public var end = Span.none
  /// The checker's scope around the function; opaque here.
  public var scope: AnyObject?
  /// The typed body once checked.
  public var checked: TypedFunction?
  /// Of a generic function that is declared in a block: it is checked where it stands and captures what is around it.
  public var isLocal = false

  public init(_ statements: [Stmt], source: SourceID, scope: AnyObject?) {
    self.statements = statements
    self.source = source
    self.scope = scope
  }
}
