import Syntax

/// A native structure that is nothing but words in a row (`CGRect`): it travels as bytes.
///
/// - Precondition: The type holds no references, and its size is a multiple of 8 bytes, at most `BlobBox.maxWords`.
public protocol BlobBridged: Bridged {
  /// The type's name, dotted when it is nested.
  static var scriptName: String { get }
}

extension BlobBridged {
  public static var scriptName: String { _typeName(self, qualified: false) }
  public static func type(in catalog: Catalog) -> Type { catalog.nativeType(scriptName) }
  @inlinable public static var rep: Rep { .blob(MemoryLayout<Self>.size) }
  @inlinable public static func take(_ place: Frame) -> Self { place.assumingMemoryBound(to: Self.self).pointee }
  @inlinable public func place(at place: Frame) { place.assumingMemoryBound(to: Self.self).initialize(to: self) }
  @inlinable public static func unbox(_ value: Value) throws -> Self {
    try value.blob().storage.assumingMemoryBound(to: Self.self).pointee
  }
  public var boxed: Value {
    withUnsafePointer(to: self) { Value(object: BlobBox(copying: $0, size: MemoryLayout<Self>.size)) }
  }
}

/// A native enumeration without payloads; its values travel as the index of the case.
public protocol EnumBridged: Bridged, RawRepresentable, Equatable {
  static var scriptName: String { get }
  /// All cases in the order of their declaration.
  static var bridgedCases: [Self] { get }
}

extension EnumBridged where Self: CaseIterable {
  public static var bridgedCases: [Self] { Array(allCases) }
}

extension EnumBridged {
  public static func type(in catalog: Catalog) -> Type { catalog.nativeType(scriptName) }
  public static func unbox(_ value: Value) throws -> Self {
    let cases = bridgedCases
    guard cases.indices.contains(value.bits) else { throw Trap.exclusivity }
    return cases[value.bits]
  }
  public var boxed: Value { Value(Self.bridgedCases.firstIndex(of: self) ?? 0) }
}

/// A native option set; its values travel as their bits.
public protocol OptionBridged: Bridged, OptionSet where RawValue == UInt {
  static var scriptName: String { get }
}

extension OptionBridged {
  public static var scriptName: String { _typeName(self, qualified: false) }
  public static func type(in catalog: Catalog) -> Type { catalog.nativeType(scriptName) }
  @inlinable public static var rep: Rep { .int }
  @inlinable public static func take(_ place: Frame) -> Self {
    Self(rawValue: UInt(bitPattern: place.int(at: 0).pointee))
  }
  @inlinable public func place(at place: Frame) { place.int(at: 0).pointee = Int(bitPattern: rawValue) }
  @inlinable public static func unbox(_ value: Value) -> Self { Self(rawValue: UInt(bitPattern: value.bits)) }
  @inlinable public var boxed: Value { Value(Int(bitPattern: rawValue)) }
}

/// A native structure that wraps a text (`Selector`).
public protocol TextBridged: Bridged {
  static var scriptName: String { get }
  init(bridgedText: String)
  var bridgedText: String { get }
}

extension TextBridged {
  public static var scriptName: String { _typeName(self, qualified: false) }
  public static func type(in catalog: Catalog) -> Type { catalog.nativeType(scriptName) }
  public static func unbox(_ value: Value) throws -> Self { Self(bridgedText: try value.string()) }
  public var boxed: Value { Value(bridgedText) }
}
