import Syntax

// Numbers, truth values and texts.

extension Int: Bridged {
  public static func type(in catalog: Catalog) -> Type { catalog.int }
  @inlinable public static var rep: Rep { .int }
  @inlinable public static func take(_ place: Frame) -> Int { place.int(at: 0).pointee }
  @inlinable public func place(at place: Frame) { place.int(at: 0).pointee = self }
  @inlinable public static func unbox(_ value: Value) -> Int { value.bits }
  @inlinable public var boxed: Value { Value(self) }
}

extension UInt: Bridged {
  public static func type(in catalog: Catalog) -> Type { catalog.nativeType("UInt") }
  @inlinable public static var rep: Rep { .int }
  @inlinable public static func take(_ place: Frame) -> UInt { UInt(bitPattern: place.int(at: 0).pointee) }
  @inlinable public func place(at place: Frame) { place.int(at: 0).pointee = Int(bitPattern: self) }
  @inlinable public static func unbox(_ value: Value) -> UInt { UInt(bitPattern: value.bits) }
  @inlinable public var boxed: Value { Value(Int(bitPattern: self)) }
}

extension UInt32: Bridged {
  public static func type(in catalog: Catalog) -> Type { catalog.nativeType("UInt32") }
  @inlinable public static var rep: Rep { .int }
  @inlinable public static func take(_ place: Frame) -> UInt32 { UInt32(truncatingIfNeeded: place.int(at: 0).pointee) }
  @inlinable public func place(at place: Frame) { place.int(at: 0).pointee = Int(self) }
  @inlinable public static func unbox(_ value: Value) -> UInt32 { UInt32(truncatingIfNeeded: value.bits) }
  @inlinable public var boxed: Value { Value(Int(self)) }
}

extension Double: Bridged {
  public static func type(in catalog: Catalog) -> Type { catalog.double }
  @inlinable public static var rep: Rep { .double }
  @inlinable public static func take(_ place: Frame) -> Double { place.double(at: 0).pointee }
  @inlinable public func place(at place: Frame) { place.double(at: 0).pointee = self }
  @inlinable public static func unbox(_ value: Value) -> Double { value.double }
  @inlinable public var boxed: Value { Value(self) }
}

/// Travels as the double of the same value.
extension Float: Bridged {
  public static func type(in catalog: Catalog) -> Type { catalog.float }
  @inlinable public static var rep: Rep { .double }
  @inlinable public static func take(_ place: Frame) -> Float { Float(place.double(at: 0).pointee) }
  @inlinable public func place(at place: Frame) { place.double(at: 0).pointee = Double(self) }
  @inlinable public static func unbox(_ value: Value) -> Float { Float(value.double) }
  @inlinable public var boxed: Value { Value(Double(self)) }
}

extension Bool: Bridged {
  public static func type(in catalog: Catalog) -> Type { catalog.bool }
  @inlinable public static var rep: Rep { .bool }
  // In a frame a truth value is a whole word.
  @inlinable public static func take(_ place: Frame) -> Bool { place.int(at: 0).pointee != 0 }
  @inlinable public func place(at place: Frame) { place.int(at: 0).pointee = self ? 1 : 0 }
  @inlinable public static func unbox(_ value: Value) -> Bool { value.bool }
  @inlinable public var boxed: Value { Value(self) }
}

extension String: Bridged {
  public static func type(in catalog: Catalog) -> Type { catalog.string }
  @inlinable public static func unbox(_ value: Value) throws -> String { try value.string() }
  @inlinable public var boxed: Value { Value(self) }
}

/// An `inout Double` parameter: the caller's number, to read and to change.
public struct InoutDouble: Bridged {
  public let pointer: UnsafeMutablePointer<Double>

  @inlinable init(_ pointer: UnsafeMutablePointer<Double>) { self.pointer = pointer }

  public static func type(in catalog: Catalog) -> Type { catalog.double }
  @inlinable public static var rep: Rep { .double }
  @inlinable public static var isInout: Bool { true }
  @inlinable public static func take(_ place: Frame) -> InoutDouble { InoutDouble(place.double(at: 0)) }
  @inlinable public func place(at place: Frame) { place.double(at: 0).pointee = pointer.pointee }
  public static func unbox(_ value: Value) throws -> InoutDouble {
    throw Trap(.broken("an inout argument is never boxed"))
  }
  public var boxed: Value { Value(pointer.pointee) }
}
