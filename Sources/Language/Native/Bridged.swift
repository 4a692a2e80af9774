import Syntax

/// A Swift type that script code can hold, and the ways between the two.
///
/// Everything is inlinable, so that a row of the table specializes to plain loads and stores: numbers and native
/// structures of doubles are never boxed on the way. All of it trusts the checker: a value is only ever taken as the
/// type that was declared for it.
public protocol Bridged {
  /// The type as scripts see it.
  static func type(in catalog: Catalog) -> Type
  /// How values of the type travel.
  static var rep: Rep { get }
  /// How many optionals the type is: 1 for `Int?`.
  static var optionalDepth: Int { get }
  /// Whether an argument of this type is `inout`.
  static var isInout: Bool { get }
  /// Moves an argument out of a callee's frame.
  static func take(_ place: Frame) throws -> Self
  /// Writes it to uninitialized memory, as an argument of a script function or as the result of native code.
  func place(at place: Frame)
  static func unbox(_ value: Value) throws -> Self
  var boxed: Value { get }
}

extension Bridged {
  @inlinable public static var rep: Rep { .value }
  @inlinable public static var optionalDepth: Int { 0 }
  @inlinable public static var isInout: Bool { false }
  @inlinable public static func take(_ place: Frame) throws -> Self { try unbox(place.value(at: 0).move()) }
  @inlinable public func place(at place: Frame) { place.value(at: 0).initialize(to: boxed) }

  /// Native code with a result of this type.
  @inlinable public static func code(_ run: @escaping (Frame) throws -> Self) -> Code {
    switch rep {
    case .void: .void { _ = try run($0) }
    case .int: .int { try run($0).boxed.bits }
    case .double: .double { try run($0).boxed.double }
    case .bool: .bool { try run($0).boxed.bool }
    case .value: .value { try run($0).boxed }
    case .blob(let size): .blob({ try run($0).place(at: $1) }, size)
    }
  }

  /// Runs script code on a frame and takes its result.
  @inlinable public static func result(of code: Code, _ frame: Frame) throws -> Self {
    switch code {
    case .void(let run):
      try run(frame)
      throw Trap(.broken("a function without a result was called for one"))
    case .int(let run): return try unbox(Value(try run(frame)))
    case .double(let run): return try unbox(Value(try run(frame)))
    case .bool(let run): return try unbox(Value(try run(frame)))
    case .value(let run): return try unbox(try run(frame))
    case .blob(let run, let size):
      return try withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) { buffer in
        try run(frame, buffer.baseAddress!)
        return try take(buffer.baseAddress!)
      }
    }
  }
}

// MARK: Objects

extension Bridged where Self: AnyObject {
  /// The class of the same name.
  public static func type(in catalog: Catalog) -> Type { catalog.nativeType(_typeName(self, qualified: false)) }
  @inlinable public static func unbox(_ value: Value) throws -> Self {
    unsafeDowncast(try value.object(), to: Self.self)
  }
  @inlinable public var boxed: Value { Value(object: self) }
}

// MARK: Optionals and arrays

extension Optional: Bridged where Wrapped: Bridged {
  public static func type(in catalog: Catalog) -> Type { .optional(Wrapped.type(in: catalog)) }
  @inlinable public static var optionalDepth: Int { Wrapped.optionalDepth + 1 }
  @inlinable public static func unbox(_ value: Value) throws -> Self {
    value.isNone(depth: Wrapped.optionalDepth) ? nil : .some(try Wrapped.unbox(value))
  }
  @inlinable public var boxed: Value {
    if let payload = self { return payload.boxed }
    return .none(depth: Wrapped.optionalDepth)
  }
}

extension Array: Bridged where Element: Bridged {
  public static func type(in catalog: Catalog) -> Type { catalog.array(Element.type(in: catalog)) }
  @inlinable public static func unbox(_ value: Value) throws -> Self {
    // A slice is never passed for an array: the checker converts neither way.
    try value.array().items.map { try Element.unbox($0) }
  }
  @inlinable public var boxed: Value { Value(array: map(\.boxed)) }
}

// MARK: Names

extension Catalog {
  /// The native type with this name, dotted when it is nested: `UIView.ContentMode`.
  ///
  /// - Precondition: There is one; the name comes from a table, not from anyone's input.
  public func nativeType(_ path: String) -> Type {
    guard let nominal = nativeNominal(path) else { preconditionFailure("the table declares no type \(path)") }
    return .nominal(nominal, [])
  }

  public func nativeNominal(_ path: String) -> Nominal? { type(named: Name(path)) }
}
