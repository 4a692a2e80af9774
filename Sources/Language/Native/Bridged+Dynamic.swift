import Syntax

/// A value whose type only running code knows: what a parameter of type `Any` gets.
public struct AnyValue: Bridged {
  /// With its dynamic type.
  public let existential: Existential

  public init(_ existential: Existential) { self.existential = existential }

  public static func type(in catalog: Catalog) -> Type { .any }
  public static func unbox(_ value: Value) throws -> AnyValue { AnyValue(try value.existential()) }
  public var boxed: Value { Value(object: existential) }

  /// What native code gets: the object itself, or the value in its box.
  public var native: Any {
    if case .nominal(let nominal, _) = existential.type.type, nominal.kind == .class, let object = existential.value.ref
    {
      return object
    }
    return existential
  }
}

/// A class as a value: `CALayer.self` where the type is `AnyClass`.
public struct ClassValue: Bridged {
  public let type: RuntimeType

  public init(_ type: RuntimeType) { self.type = type }

  public static func type(in catalog: Catalog) -> Type { .anyMetatype(.existential([catalog.anyObject])) }
  public static func unbox(_ value: Value) throws -> ClassValue { ClassValue(try value.metatype()) }
  public var boxed: Value { Value(object: type) }
}

/// A closure that a script hands to native code, called without arguments.
///
/// Native code cannot pass errors on: one waits in `RunContext.pendingError`, and from then on no script code runs.
public struct Callback: Bridged {
  public let function: FunctionObject

  public init(_ function: FunctionObject) { self.function = function }

  public static func type(in catalog: Catalog) -> Type { .function(FunctionType([], .void)) }
  public static func unbox(_ value: Value) throws -> Callback { Callback(try value.function()) }
  public var boxed: Value { Value(object: function) }

  public func run(in context: RunContext) {
    if context.pendingError != nil { return }
    do { _ = try context.withFreshFrame { try function.call($0) } } catch { context.pendingError = error }
  }
}

/// A closure that a script hands to native code, called with one argument.
public struct Callback1<Argument: Bridged>: Bridged {
  public let function: FunctionObject

  public init(_ function: FunctionObject) { self.function = function }

  public static func type(in catalog: Catalog) -> Type {
    .function(FunctionType([.init(Argument.type(in: catalog))], .void))
  }
  public static func unbox(_ value: Value) throws -> Callback1 { Callback1(try value.function()) }
  public var boxed: Value { Value(object: function) }

  public func run(_ argument: Argument, in context: RunContext) {
    if context.pendingError != nil { return }
    do { _ = try context.withFreshFrame { try function.call1($0, argument.boxed) } } catch {
      context.pendingError = error
    }
  }
}
