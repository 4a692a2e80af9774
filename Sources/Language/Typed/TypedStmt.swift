import Syntax

public final class TypedStmt {
  public let kind: Kind
  public let span: Span

  public init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
  }

  public indirect enum Kind {
    case expression(TypedExpr)
    /// An expression statement at top level whose value a prompt shows: name `r1`… is given by the session.
    case topLevelValue(TypedExpr)
    /// The pattern is irrefutable; nil value: declared without (assigned later).
    case variable(TypedPattern, TypedExpr?)
    /// A function declared inside a function: a closure in a variable.
    case localFunction(Variable, TypedFunction)
    case if_([TypedCondition], [TypedStmt], [TypedStmt])
    case guard_([TypedCondition], [TypedStmt])
    case while_([TypedCondition], [TypedStmt], LabelID)
    case repeat_([TypedStmt], TypedExpr, LabelID)
    case for_(TypedFor)
    case switch_(TypedExpr, [TypedCase], LabelID)
    case do_([TypedStmt], [TypedCatch], LabelID)
    case break_(LabelID)
    case continue_(LabelID)
    /// Goes on with the next case's body.
    case fallthrough_
    case return_(TypedExpr?)
    case throw_(TypedExpr)
    case defer_([TypedStmt])
    case block([TypedStmt])
    /// The value of an `if`/`switch`/`do` expression's branch.
    case yield(TypedExpr)
    /// Lets go of what a constant holds, which nothing reads any more.
    case release([Variable])
    /// A command: run by the session's command handler with the checked arguments.
    case command(TypedCommand)
    /// Top-level statements of known forms: their templates' code runs with their literals and variables.
    case templates(TemplateRun)
    /// Types and global functions: nothing to do at run time.
    case nothing
  }
}

/// The number of a loop or labelled statement, unique in its function.
public typealias LabelID = Int

public enum TypedCondition {
  case expression(TypedExpr)
  /// `if let x = e`: the value is optional; the variable gets the payload.
  case optionalBinding(Variable, TypedExpr)
  case pattern(TypedPattern, TypedExpr)

  /// What it binds, in order.
  var variables: [Variable] {
    switch self {
    case .expression: []
    case .optionalBinding(let variable, _): [variable]
    case .pattern(let pattern, _): pattern.variables
    }
  }
}

public final class TypedFor {
  public let pattern: TypedPattern
  public let sequence: TypedExpr
  /// The type the sequence gives.
  public let element: Type
  public let filter: TypedExpr?
  public let body: [TypedStmt]
  public let label: LabelID

  public init(
    pattern: TypedPattern, sequence: TypedExpr, element: Type, filter: TypedExpr?, body: [TypedStmt], label: LabelID
  ) {
    self.pattern = pattern
    self.sequence = sequence
    self.element = element
    self.filter = filter
    self.body = body
    self.label = label
  }
}

public struct TypedCase {
  /// Empty for `default`. Patterns of one case bind the same variables.
  public var items: [(pattern: TypedPattern, filter: TypedExpr?)]
  public var body: [TypedStmt]
  public var isDefault: Bool
  public init(items: [(pattern: TypedPattern, filter: TypedExpr?)], body: [TypedStmt], isDefault: Bool) {
    self.items = items
    self.body = body
    self.isDefault = isDefault
  }
}

public struct TypedCatch {
  /// The pattern matches an existential of `Error`. Empty items: catches everything.
  public var items: [(pattern: TypedPattern, filter: TypedExpr?)]
  /// `error`, when the clause has no pattern of its own.
  public var errorVariable: Variable?
  public var body: [TypedStmt]
  /// False where nothing in the body of the `do` throws.
  var isReached = true
  var catchesAll: Bool {
    items.isEmpty
      || items.contains { item in
        switch item.pattern.kind {
        case .variable, .wildcard: item.filter == nil
        default: false
        }
      }
  }
  public init(items: [(pattern: TypedPattern, filter: TypedExpr?)], errorVariable: Variable?, body: [TypedStmt]) {
    self.items = items
    self.errorVariable = errorVariable
    self.body = body
  }
}

/// A pattern with the type of what it is matched against.
public final class TypedPattern {
  public let kind: Kind
  public let type: Type
  public let span: Span

  public init(_ kind: Kind, _ type: Type, _ span: Span) {
    self.kind = kind
    self.type = type
    self.span = span
  }

  public indirect enum Kind {
    case wildcard
    case variable(Variable)
    case tuple([TypedPattern])
    /// Payload patterns in order, complete; or one for a payload of several, as a tuple; empty when the case has no payload.
    case enumCase(EnumCase, [TypedPattern])
    /// `x?`, `.some(x)`
    case some(TypedPattern)
    /// `nil`, `.none`
    case none
    case isType(Type)
    /// The value cast to the type, then the pattern.
    case cast(TypedPattern, Type)
    /// `let x as Self` in a class: cast to the type that a metatype is.
    case dynamicCast(TypedPattern, to: TypedExpr)
    /// The variable holds the subject while the condition, a `Bool`, is evaluated: `5`, `1...3`, `~=`.
    case test(Variable, TypedExpr)
  }

  var variables: [Variable] {
    switch kind {
    case .variable(let variable): [variable]
    case .tuple(let parts), .enumCase(_, let parts): parts.flatMap(\.variables)
    case .some(let part), .cast(let part, _), .dynamicCast(let part, _): part.variables
    case .wildcard, .none, .isType, .test: []
    }
  }
}

/// A variable or constant: local, parameter, global, or `self`.
public final class Variable: Lendable {
  public enum Storage { case local, global }
  public let name: Name
  public var type: Type
  public let isLet: Bool
  public let storage: Storage
  public let span: Span
  /// The function or closure it belongs to; nil for globals.
  public weak var owner: TypedFunction?
  /// Used by a closure or local function other than its owner.
  public var isCaptured = false
  /// Assigned anywhere after its declaration with a value (or declared without one): captured by reference if
  /// captured, else by value.
  public var isMutated = false
  /// Whether it is one of its function's.
  var isParameter: Bool { owner?.parameters.contains { $0 === self } ?? false }
  /// `inout` parameter.
  public var isInout = false
  public var isWeak = false
  public var isUnowned = false
  /// `T!`
  public var isImplicitlyUnwrapped = false
  /// A parameter of function type without `@escaping`: it may be called and passed on, not kept.
  public var isNonescaping = false
  /// Of a `case` or `catch`: Swift has another copy of it in the body.
  var isOfCase = false
  /// A parameter whose errors its function, declared `rethrows`, may throw.
  var isRethrown = false
  /// Of a closure's parameter what Swift's solver does not know when it looks at the closure.
  var typedLate: InnerNils.Part?
  /// And of which literals it is an element.
  var elementOf = OpenElements.one([])
  /// An object of the class as named, whatever the class of `self` is: no `Self`.
  var isOfClass = false
  /// A computed global: no storage.
  public var getter: Function?
  public var setter: Function?
  public var willSet: Function?
  public var didSet: Function?
  /// The same of a variable inside a function: local functions, which see what is around them.
  public var localAccessors: [(kind: Accessor.Kind, function: Variable)] = []
  /// A global's memory, or what else the compiler keeps.
  public var runtimeData: AnyObject?
  public var isUsed = false
  /// Calls get it `inout` while others can reach it: what is compiled for it looks whether that is so.
  var isLent = false
  /// How often it is named, and how often as an argument that is not kept: a closure that is only ever lent.
  var uses = (all: 0, lent: 0)
  /// Declared without a value; of a global, not given one yet.
  public var isUninitialized = false
  /// What it is from the start, where arithmetic may come to know that.
  var constant: TypedExpr?

  public init(_ name: Name, _ type: Type, isLet: Bool, storage: Storage, owner: TypedFunction?, span: Span) {
    self.name = name
    self.type = type
    self.isLet = isLet
    self.storage = storage
    self.owner = owner
    self.span = span
  }
}

/// A function body, closure, accessor or initializer, checked.
public final class TypedFunction {
  public var name: String
  public var parameters: [Variable] = []
  /// `self`, for members. Value types: `inout` when mutating.
  public var selfVariable: Variable?
  /// Variables of functions around it that it uses, directly or in nested functions.
  public var captures: [Capture] = []
  public var result: Type = .void
  /// The opaque types in the result that are still to be defined by what is returned.
  var opaques: [OpaqueType] = []
  public var isThrowing = false
  /// A closure that throws other errors than those of rethrown parameters.
  var throwsItself = false
  /// The variable whose observer this is: what it assigns to that is not observed again.
  public var observed: Variable?
  public var body: [TypedStmt] = []
  public let span: Span
  public let source: SourceID
  public var labelCount = 0
  /// Something in it is declared without a value, so that its paths have to be followed.
  var followsPaths = false
  /// An initializer: `self` is made before the body runs, and is the result.
  public var isInitializer = false
  public weak var parent: TypedFunction?
  /// What it is the value of, if nobody's `self` is there yet.
  var place: ValuePlace?
  /// A closure that may be kept after the statement that makes it.
  public var isEscapingClosure = false
  /// A closure of one expression.
  var isShortClosure = false
  /// A closure of statements that says itself what it gives.
  var isToldByStatements = false
  /// The constant that a closure is the value of.
  weak var constant: Variable?
  public var declaration: Function?
  /// The parameters of a generic function of a block.
  var generics: [GenericParameter] = []
  /// Constants that name the fields of the only parameter, a tuple: `{ key, value in … }`. The checker puts their
  /// declarations in front of the body.
  var destructured: [(variable: Variable, field: Int)] = []

  public struct Capture {
    public let variable: Variable
    /// The variable inside, when the capture list makes a new one (`[weak self]`, `[x = a + b]`); else the same.
    public let inner: Variable
    /// The value for a capture-list entry, evaluated when the closure is made.
    public let value: TypedExpr?
    public init(_ variable: Variable, inner: Variable? = nil, value: TypedExpr? = nil) {
      self.variable = variable
      self.inner = inner ?? variable
      self.value = value
    }
  }

  public init(name: String, span: Span, source: SourceID) {
    self.name = name
    self.span = span
    self.source = source
  }
}

/// Where a value is written that belongs to no call of its own.
enum ValuePlace { case storedProperty, defaultArgument }

/// A command with its arguments checked.
public final class TypedCommand {
  public enum Argument {
    case word(String)
    /// Evaluated when the command runs; the type and the text as written go along.
    case expression(TypedExpr, text: String)
    /// A call or a property of which only the parts are evaluated.
    case parts(TypedParts, text: String)
    case statement(TypedFunction, text: String)
    case option(name: String, value: String?)
  }
  public let syntax: CommandStmt
  public let arguments: [(Argument, Span)]

  public init(_ syntax: CommandStmt, arguments: [(Argument, Span)]) {
    self.syntax = syntax
    self.arguments = arguments
  }
}

/// A call that is not made: which member it would use, and of what.
public struct TypedParts {
  public let member: Member
  public let receiver: TypedExpr?
  public let arguments: [TypedExpr]

  /// What of it is evaluated, in order.
  var expressions: [TypedExpr] { (receiver.map { [$0] } ?? []) + arguments }

  /// nil when the expression is neither a method's call nor a property.
  public init?(_ expr: TypedExpr) {
    switch expr.kind {
    case .call(let use, let base, let arguments):
      (member, receiver, self.arguments) = (.function(use.function), base, arguments)
    case .property(let base, let use): (member, receiver, arguments) = (.property(use.property), base, [])
    case .convert(_, let inner):
      guard let parts = TypedParts(inner) else { return nil }
      self = parts
    default: return nil
    }
  }
}

/// A unit that passed the checker: its statements in order.
public final class TypedUnit {
  public let source: SourceID
  /// The top-level statements, as the body of a function without parameters.
  public let main: TypedFunction

  public init(source: SourceID, main: TypedFunction) {
    self.source = source
    self.main = main
  }
}
