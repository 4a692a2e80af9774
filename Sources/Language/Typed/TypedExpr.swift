import Syntax

/// A checked expression. Every name is resolved, every overload chosen, every conversion explicit. Types may
/// hold type variables until the statement is finished (read them through `resolved`/`canonical`), and generic
/// parameters, which the compiler substitutes.
public final class TypedExpr {
  public var kind: Kind
  public var type: Type
  public internal(set) var span: Span
  /// A value of a variable declared `T!`: an optional that is unwrapped where an optional does not fit.
  public var isImplicitlyUnwrapped = false
  /// A call of what any sequence has, where what the type's own function of that name gives does not fit.
  var isSecondChoice = false

  public init(_ kind: Kind, _ type: Type, _ span: Span) {
    self.kind = kind
    self.type = type
    self.span = span
  }

  /// Whether evaluating it may do something, for all that can be seen without looking into what it calls.
  var mayAct: Bool {
    switch kind {
    case .metatype, .currentView: false
    case .variable(let variable): variable.getter != nil || !variable.localAccessors.isEmpty
    case .convert(_, let inner), .tupleElement(let inner, _): inner.mayAct
    case .property(let base, let use): !use.property.isStored || use.property.isLazy || base?.mayAct ?? true
    case .call(let use, nil, let arguments)
    where use.function.name == "type" && use.function.owner == nil && !use.function.isScripted:
      arguments.contains { $0.mayAct }
    default: true
    }
  }

  /// Whether evaluating it may run code of the script, for all that can be seen without looking into what it calls: it
  /// may then change any global. Operators of types that are no numbers count as such.
  var mayRunScript: Bool {
    switch kind {
    case .integer, .wideInteger, .float, .boolean, .none, .metatype, .currentView: false
    case .variable(let variable): variable.getter != nil || !variable.localAccessors.isEmpty
    case .convert(_, let inner), .tupleElement(let inner, _), .forceUnwrap(let inner, _), .unary(_, let inner):
      inner.mayRunScript
    case .binary(_, let a, let b):
      a.type.nominal?.module != "Swift" || a.mayRunScript || b.mayRunScript
    case .ternary(let test, let a, let b): test.mayRunScript || a.mayRunScript || b.mayRunScript
    case .property(let base, let use):
      use.property.getter?.mayRunScript ?? use.property.isLazy || base?.mayRunScript ?? false
    case .subscript_(let base, let use, let arguments), .call(let use, let base, let arguments):
      (use.function.getter ?? use.function).mayRunScript || base?.mayRunScript ?? false
        || arguments.contains { $0.mayRunScript }
    default: true
    }
  }

  public indirect enum Kind {
    // Literals. The node's type says which type they make: a built-in number, or one that conforms to
    // `ExpressibleByIntegerLiteral` and the like (then the compiler calls that initializer).
    /// `bits` is the value; for unsigned types above `Int64.max` its bit pattern.
    case integer(Int64)
    /// One that no `Int64` holds.
    case wideInteger(WideInteger)
    case float(Double)
    case boolean(Bool)
    /// Type `String`, `Character`, `Substring`, `Selector`… (ExpressibleByStringLiteral)
    case string(String)
    case interpolation([Piece])
    /// Type is the optional.
    case none
    /// Type is `Array`, `Set`, an option set, or a type expressible by an array literal. Elements have the element type.
    case array([TypedExpr])
    case dictionary([(key: TypedExpr, value: TypedExpr)])
    case tuple([TypedExpr])

    // Names.
    case variable(Variable)
    /// The current view, `self` at top level.
    case currentView
    /// `#7`: the view with that tag, found from the current view's window or root.
    case viewWithTag(Int)
    case metatype(Type)
    /// A function, static method or initializer as a value.
    case function(FunctionUse)
    /// `view.addSubview` as a value: the method bound to its receiver.
    case boundMethod(TypedExpr, FunctionUse)
    /// An enumeration case with payload as a function value.
    case caseFunction(EnumCase)

    // Members. `base` is nil for static members (their owner type is in the use).
    case property(TypedExpr?, PropertyUse)
    case subscript_(TypedExpr?, FunctionUse, [TypedExpr])
    case tupleElement(TypedExpr, Int)
    /// A case, with its payload (empty when it has none).
    case enumCase(EnumCase, [TypedExpr])

    // Calls. Arguments are complete and in parameter order: defaults filled in, variadics gathered in an array
    // literal, autoclosures wrapped, `inout` arguments as `.inout_`.
    /// `base` is the receiver of instance methods. For initializers the node's type is what is made (optional
    /// when failable); `base` is then nil, or `self` for `self.init`/`super.init` (delegation, type Void).
    case call(FunctionUse, base: TypedExpr?, [TypedExpr])
    case callValue(TypedExpr, [TypedExpr])
    case inout_(TypedExpr)
    /// A default argument of the function used: its generic parameters are to be substituted by the use's.
    case defaultArgument(TypedExpr, FunctionUse)

    // Operators whose operands' (one common) type decides what they do. For types of the script, and for
    // generic parameters that turn out to be such, the compiler calls the operator witness of that type.
    case binary(BinaryOperator, TypedExpr, TypedExpr)
    case unary(UnaryOperator, TypedExpr)
    /// `&&` and `||`
    case and(TypedExpr, TypedExpr)
    case or(TypedExpr, TypedExpr)
    /// The left side is optional; the node's type is the right side's.
    case nilCoalescing(TypedExpr, TypedExpr)
    case ternary(TypedExpr, TypedExpr, TypedExpr)

    // Places. The left side is variable, property, subscript, tuple element, a tuple of places, `.discard`, with
    // `.forceUnwrap`, `.optionalTry` in between.
    case assign(TypedExpr, TypedExpr)
    /// `a += b` for built-in operators.
    case compoundAssign(BinaryOperator, TypedExpr, TypedExpr)
    /// `_`
    case discard

    // Optionals, casts, errors.
    case forceUnwrap(TypedExpr, implicit: Bool)
    /// `x?` in a chain: when nil, the whole nearest enclosing `.chain` is nil.
    case optionalTry(TypedExpr)
    /// The body's value made optional (if it is not yet), or nil. Type is optional (or `()?`).
    case chain(TypedExpr)
    case is_(TypedExpr, Type)
    /// The node's type is the target type, optional for `as?`.
    case cast(TypedExpr, Type, CastKind)
    /// `x as? Self` in a class: to the type that a metatype is; `is` where there is no kind.
    case dynamicCast(TypedExpr, to: TypedExpr, CastKind?)
    /// `try?` and `try!`; a plain `try` leaves no node. For `try?` the type is optional (flattened as in Swift 5).
    case tryOptional(TypedExpr)
    case tryForced(TypedExpr)
    case convert(Conversion, TypedExpr)

    case closure(TypedFunction)
    /// `\.a.b`; the node's type is one of the key paths' (or a function type when one was expected).
    case keyPath(TypedKeyPath)
    /// `base[keyPath: path]`, with a path that is no literal.
    case throughKeyPath(TypedExpr, TypedExpr)
    /// `if`/`switch`/`do` as an expression: the statement's branches end in `.yield`.
    case statement(TypedStmt)
    /// The expressions in order; the value is the last one's.
    case sequence([TypedExpr])
    /// `let` bindings of an expression's parts, to evaluate a base once.
    case let_(Variable, TypedExpr, in: TypedExpr)
    case error
  }

  public enum Piece {
    case text(String)
    case value(TypedExpr)
  }
}

public indirect enum Conversion {
  /// `T` to `T?`. Costs nothing for single optionals; the compiler handles depth.
  case wrapOptional
  /// `T?` to `U?` where `T` converts to `U`.
  case optional(Conversion)
  /// A class to its superclass, or a class existential to the class: nothing to do at run time.
  case upcast
  /// To `Any`, `any P`, `Error`, `AnyHashable`: boxed with its static type (dynamic for classes and existentials).
  case existential
  /// `[T]` to `[U]`, `Set<T>` to `Set<U>`, elementwise.
  case elements(Conversion)
  /// `[K: V]` to `[L: U]`; nil where the types are the same.
  case entries(key: Conversion?, value: Conversion?)
  /// Tuples field by field; nil fields are as they are.
  case tuple([Conversion?])
  /// `(A) -> B` to another function type: parameters converted the other way round.
  case function(parameters: [Conversion?], result: Conversion?)
  /// A function's result is dropped: `() -> Int` to `() -> Void`.
  case toVoid
  /// One metatype to another: nothing to do at run time.
  case metatype
  /// One after the other; `through` is the type that the first ones give, before the last.
  case sequence([Conversion], through: Type)
}

/// A key path as written.
public struct TypedKeyPath {
  /// From the root, its only parameter, to what is there.
  public let function: TypedFunction
  /// What the function returns, as a place of which the root is the variable.
  public let place: TypedExpr
  public let isWritable: Bool
  /// The arguments of subscripts, which are evaluated when the path is made: variables around the path.
  public let indices: [Variable]
}

public enum BinaryOperator {
  case add, subtract, multiply, divide, remainder
  case addWrapping, subtractWrapping, multiplyWrapping
  case bitAnd, bitOr, bitXor, shiftLeft, shiftRight, maskingShiftLeft, maskingShiftRight
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  case identical, notIdentical
  /// `...` and `..<`; the node's type is the range.
  case closedRange, halfOpenRange
  /// `~=` where no script function is chosen: range contains, optional pattern, equality.
  case patternMatch
}

public enum UnaryOperator {
  case negate, not, bitNot, plus
  /// `5...`, `...5`, `..<5`
  case rangeFrom, rangeThrough, rangeUpTo
}

extension TypedExpr {
  /// Whether the call that this is, not counting its parts, may throw.
  var mayThrow: Bool {
    switch kind {
    case .call(let use, _, _): use.function.isThrowing || use.function.isRethrowing
    case .subscript_(_, let use, _): use.function.getter?.isThrowing ?? false
    case .property(_, let use): use.property.getter?.isThrowing ?? false
    case .variable(let variable): variable.getter?.isThrowing ?? false
    case .callValue(let callee, _):
      if case .function(let type) = callee.type.resolved { type.isThrowing } else { true }
    default: false
    }
  }

  /// An argument that is not written, and whose evaluation somebody might notice.
  var isLeftOutArgument: Bool {
    guard case .defaultArgument(let value, _) = kind else { return false }
    switch value.kind {
    case .integer, .float, .boolean, .none: return false
    default: return true
    }
  }
}

/// A function chosen for a call, with what its generic parameters stand for.
public struct FunctionUse {
  public let function: Function
  /// The owner's type arguments, in order of `owner.generics`; for members of protocols and protocol extensions
  /// the one type that `Self` is.
  public var ownerArguments: [Type]
  public var arguments: [Type]
  public var dispatch: Dispatch
  /// Of `arguments` those that stand for what is in a box, though the box itself would do: `describe(value)` with an `Any`
  /// for a `T`.
  var opened: [Int] = []

  public init(
    _ function: Function, ownerArguments: [Type] = [], arguments: [Type] = [], dispatch: Dispatch = .direct
  ) {
    self.function = function
    self.ownerArguments = ownerArguments
    self.arguments = arguments
    self.dispatch = dispatch
  }
}

public enum Dispatch {
  /// Exactly this function: free functions, static ones, structures, `super.f()`, final members, natives.
  case direct
  /// By the receiver's dynamic class.
  case virtual
  /// `super.f()`: exactly this function; a native method then skips the script's override of it (`ScriptInstance.bypass`).
  case superclass
  /// A protocol requirement: by `ownerArguments[0]`, once that is concrete; by the existential's dynamic type when that is
  /// an existential.
  case witness
}

public struct PropertyUse {
  public let property: Property
  public var ownerArguments: [Type]
  public var dispatch: Dispatch

  public init(_ property: Property, ownerArguments: [Type] = [], dispatch: Dispatch = .direct) {
    self.property = property
    self.ownerArguments = ownerArguments
    self.dispatch = dispatch
  }
}
