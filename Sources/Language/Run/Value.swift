/// A value of any type, when its type is not a number, a truth value or a geometry structure on its way
/// through typed closures.
///
/// Two words, one of them counted. What they mean is known from the static type alone:
///
/// | type | `bits` | `ref` |
/// |---|---|---|
/// | integers | the integer, sign- or zero-extended | nil |
/// | `Double`, `Float` | the bit pattern of a `Double` | nil |
/// | `Bool` | 0 or 1 | nil |
/// | class instances | 0 | the object |
/// | `String`, `Character` | 0 | `StringBox` |
/// | `Substring` | how many bytes of its string stand before it | `StringBox` of its characters, mostly a `PartBox` |
/// | `Array`, `ArraySlice` | start index of a slice | `ArrayBox`, of a slice mostly a `SliceBox` |
/// | `Dictionary`, `Set` | 0 | `TableBox` |
/// | tuples, script structures | 0 | `FieldsBox` |
/// | native structures (`CGRect`) | 0 | `BlobBox` |
/// | enumerations | index of the case | nil, or `FieldsBox` with the payload |
/// | functions | 0 | `FunctionObject` |
/// | existentials (`Any`, `any P`, `Error`) | 0 | `Existential` |
/// | metatypes | 0 | `RuntimeType` |
/// | `Optional<T>` | as `T`; or for nil: how many optionals `T` itself is | as `T`; or `Nil.shared` |
public struct Value {
  public var bits: Int
  public var ref: AnyObject?

  @inlinable public init(bits: Int, ref: AnyObject?) {
    self.bits = bits
    self.ref = ref
  }
  @inlinable public init(_ int: Int) { self.init(bits: int, ref: nil) }
  @inlinable public init(_ double: Double) {
    self.init(bits: Int(bitPattern: UInt(double.bitPattern)), ref: nil)
  }
  @inlinable public init(_ bool: Bool) { self.init(bits: bool ? 1 : 0, ref: nil) }
  @inlinable public init(object: AnyObject) { self.init(bits: 0, ref: object) }
  @inlinable public init(_ string: String) { self.init(bits: 0, ref: StringBox(string)) }
  @inlinable public init(array: [Value]) { self.init(bits: 0, ref: ArrayBox(array)) }
  @inlinable public init(tuple fields: [Value]) { self.init(bits: 0, ref: FieldsBox(fields)) }

  /// The value of no information: `()`, and what a moved-out variable holds.
  @inlinable public static var void: Value { Value(bits: 0, ref: nil) }

  /// What a field of an object holds before its initializer has set it. Nothing reads it; a number of this very value
  /// counts as not set, which only matters to a `deinit` after an initializer that failed.
  static var unwritten: Value { Value(bits: 0x5EED_0F_0B1EC7, ref: nil) }
  var isUnwritten: Bool { ref == nil && bits == Value.unwritten.bits }

  /// `nil` of an optional whose payload type is itself `depth` optionals deep.
  @inlinable public static func none(depth: Int = 0) -> Value { Value(bits: depth, ref: Nil.shared) }

  @inlinable public var int: Int { bits }
  @inlinable public var double: Double { Double(bitPattern: UInt64(UInt(bitPattern: bits))) }
  @inlinable public var bool: Bool { bits != 0 }

  /// Whether this is `nil` of an optional whose payload type is `depth` optionals deep.
  @inlinable public func isNone(depth: Int = 0) -> Bool { ref === Nil.shared && bits == depth }

  /// The payload of a simple optional, or nil.
  @inlinable public var payload: Value? { ref === Nil.shared ? nil : self }

  // A variable that is being changed elsewhere holds `void` meanwhile. Reading it then is Swift's exclusivity
  // violation: reported, never a crash. Hence the checked unwrapping in each accessor.

  @inlinable public func object() throws -> AnyObject {
    guard let ref else { throw Trap.exclusivity }
    return ref
  }
  @inlinable public func string() throws -> String {
    guard let ref else { throw Trap.exclusivity }
    return unsafeDowncast(ref, to: StringBox.self).text
  }
  @inlinable public func array() throws -> ArrayBox {
    guard let ref else { throw Trap.exclusivity }
    return unsafeDowncast(ref, to: ArrayBox.self)
  }
  @inlinable public func table() throws -> TableBox {
    guard let ref else { throw Trap.exclusivity }
    return unsafeDowncast(ref, to: TableBox.self)
  }
  @inlinable public func fields() throws -> FieldsBox {
    guard let ref else { throw Trap.exclusivity }
    return unsafeDowncast(ref, to: FieldsBox.self)
  }
  @inlinable public func blob() throws -> BlobBox {
    guard let ref else { throw Trap.exclusivity }
    return unsafeDowncast(ref, to: BlobBox.self)
  }
  /// Writes the bytes of the native structure to `target`. Not inlined: where the optimizer knows the object to be
  /// of another class, on a path that is never taken, it would forward that object's fields as the address.
  @inline(never) public func copyBlob(to target: UnsafeMutableRawPointer, _ size: Int) throws {
    target.copyMemory(from: try blob().storage, byteCount: size)
  }
  @inlinable public func function() throws -> FunctionObject {
    guard let ref else { throw Trap.exclusivity }
    return unsafeDowncast(ref, to: FunctionObject.self)
  }
  @inlinable public func existential() throws -> Existential {
    guard let ref else { throw Trap.exclusivity }
    return unsafeDowncast(ref, to: Existential.self)
  }
  @inlinable public func metatype() throws -> RuntimeType {
    guard let ref else { throw Trap.exclusivity }
    return unsafeDowncast(ref, to: RuntimeType.self)
  }
}

/// The mark of `nil`.
public final class Nil: Sendable {
  public static let shared = Nil()
}

/// A string, substring or character. The text changes only while one variable alone holds the box.
public class StringBox {
  public final private(set) var text: String
  /// The characters, made at the first access by position (`characters(_:)`).
  final var knownCharacters: [Character]?
  /// How many there are of a long text, once they were counted (`count(_:)`).
  final var knownCount = -1
  public init(_ text: String) { self.text = text }
  deinit { if knownCharacters != nil { RunContext.drop(&knownCharacters!) } }

  /// Only for a box that nobody else holds.
  final func append(_ more: String) throws {
    try text.add(more)
    knownCount = -1
    if knownCharacters != nil { knownCharacters = nil }
  }
}

/// The characters of a substring that is not all of its string.
final class PartBox: StringBox {
  let whole: String
  /// See `TextPlaces`.
  let startsAtStart: Bool
  let endsAtStart: Bool
  init(_ text: String, of whole: String, startsAtStart: Bool = true, endsAtStart: Bool = false) {
    self.whole = whole
    (self.startsAtStart, self.endsAtStart) = (startsAtStart, endsAtStart)
    super.init(text)
  }
}

/// The elements of an array or slice. Shared by copies of an array until one of them changes.
public class ArrayBox {
  public final var items: [Value]
  @inlinable public init(_ items: [Value] = []) { self.items = items }
  deinit { RunContext.drop(&items) }

  /// The items, for somebody else: none stay behind. Loops gather in a box what they make, so that a stopped one leaves
  /// it to the wastebasket.
  final func take() -> [Value] {
    defer { items = [] }
    return items
  }
}

/// The fields of a tuple, structure or enumeration payload, in declaration order.
public final class FieldsBox {
  public var fields: [Value]
  @inlinable public init(_ fields: [Value]) { self.fields = fields }
}

/// A native structure of plain doubles (`CGRect`) where it must live in one `Value`: in collections,
/// optionals and existentials.
public final class BlobBox {
  public static let maxWords = 16
  public let storage: UnsafeMutableRawPointer
  public let size: Int

  public init(copying source: UnsafeRawPointer, size: Int) {
    storage = .allocate(byteCount: size, alignment: 8)
    storage.copyMemory(from: source, byteCount: size)
    self.size = size
  }
  deinit { storage.deallocate() }
}

/// A value together with its dynamic type: `Any`, `any P`, `Error`.
public final class Existential {
  public let type: RuntimeType
  public private(set) var value: Value
  public init(_ type: RuntimeType, _ value: Value) {
    self.type = type
    self.value = value
  }

  /// Puts in the place of a box what is in it, to be changed there: out of a box that nobody else holds it is moved, so
  /// that it need not be copied.
  static func open(_ place: UnsafeMutablePointer<Value>) throws -> RuntimeType {
    // Before a reference is taken here: that would count.
    let isAlone = place.pointee.ref != nil && isKnownUniquelyReferenced(&place.pointee.ref)
    let box = try place.pointee.existential()
    let (type, value) = (box.type, box.value)
    if isAlone { box.value = .void }
    place.pointee = value
    return type
  }
}

/// A variable that a closure shares with the code around it.
public final class Cell {
  public var value: Value
  @inlinable public init(_ value: Value) { self.value = value }
}

/// What a weak or unowned variable holds.
public final class WeakBox {
  public weak var object: AnyObject?
  /// It was nil from the beginning, of which an unowned reference has nothing to say.
  let isEmpty: Bool
  public init(_ object: AnyObject?) {
    self.object = object
    isEmpty = object == nil
  }
}
