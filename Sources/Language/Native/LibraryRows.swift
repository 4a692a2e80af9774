import Syntax

/// The body of a native function over boxed values.
public typealias LibraryBody = (Arguments) throws -> Value

/// What a library function is called with. Every argument is boxed, `self` first for instance members.
public struct Arguments {
  /// The arguments as given; destroyed by the caller of the body.
  public let values: UnsafeMutablePointer<Value>
  public let count: Int
  /// The owner's type arguments (for a protocol extension's member: the concrete `Self` alone), then the
  /// function's own.
  public let types: [RuntimeType]
  /// Memory that functions called from the body may use.
  public let free: Frame
  public let context: RunContext

  public init(
    values: UnsafeMutablePointer<Value>, count: Int, types: [RuntimeType], free: Frame, context: RunContext
  ) {
    self.values = values
    self.count = count
    self.types = types
    self.free = free
    self.context = context
  }

  /// The n-th argument; 0 is `self` for instance members. An omitted argument holds its default.
  @inlinable public subscript(_ index: Int) -> Value { values[index] }

  /// Where `self` of a mutating member lives: change it in place.
  @inlinable public var mutableSelf: UnsafeMutablePointer<Value> {
    UnsafeMutablePointer(bitPattern: values[0].bits)!
  }

  /// The array that `self` of a mutating member is, made unshared: change `items` in place.
  public func mutableArray() throws -> ArrayBox {
    let place = mutableSelf
    // Before a reference is taken here: that would count.
    if place.pointee.ref != nil, isKnownUniquelyReferenced(&place.pointee.ref) {
      return try place.pointee.array().changing()
    }
    let copy = try place.pointee.array().copy()
    place.pointee = Value(bits: place.pointee.bits, ref: copy)
    return copy
  }

  /// The dictionary or set that `self` of a mutating member is, made unshared.
  public func mutableTable() throws -> TableBox {
    let place = mutableSelf
    if place.pointee.ref != nil, isKnownUniquelyReferenced(&place.pointee.ref) { return try place.pointee.table() }
    let copy = try place.pointee.table().copy()
    place.pointee = Value(object: copy)
    return copy
  }
}

/// A native member declared by its Swift signature: what of Swift's own library scripts can use.
///
/// `"map<U>(_ transform: (Element) throws -> U) rethrows -> [U]"`; a property is `"count: Int"`, static ones
/// begin with `static `, mutating ones with `mutating `. Default values are literals.
public struct LibraryRow {
  public let signature: String
  public let doc: String
  public let example: String?
  public let body: LibraryBody
  public let setter: LibraryBody?
  /// See `Function.taker`.
  public private(set) var taker: LibraryBody?
  /// `where Element: Equatable`
  public let condition: String?
  /// See `Function.isRival`.
  public let isRival: Bool
  /// A setter that leaves `self` as it is: `nonmutating set`.
  public let changesOnlyObjects: Bool
  /// See `Property.isView`.
  public private(set) var isView = false
  /// See `Function.isDisfavored`.
  private(set) var isDisfavored = false

  public init(
    _ signature: String, _ doc: String = "", where condition: String? = nil, example: String? = nil,
    isRival: Bool = false, changesOnlyObjects: Bool = false, set setter: LibraryBody? = nil,
    _ body: @escaping LibraryBody
  ) {
    self.signature = signature
    self.doc = doc
    self.condition = condition
    self.isRival = isRival
    self.changesOnlyObjects = changesOnlyObjects
    self.example = example
    self.setter = setter
    self.body = body
  }
}

extension LibraryRow {
  /// A property that is the whole value in the face of another type, whose only field it is: `counts.values`.
  static func view(_ signature: String, _ doc: String) -> LibraryRow {
    let set: LibraryBody = { call in
      call.mutableSelf.pointee = try call[1].fields().fields[0]
      return .void
    }
    var row = LibraryRow(signature, doc, set: set) { call in Value(tuple: [call[0]]) }
    row.isView = true
    return row
  }

  /// The row of a subscript from whose place a value can be moved out.
  func taking(_ taker: @escaping LibraryBody) -> LibraryRow {
    var row = self
    row.taker = taker
    return row
  }

  /// A row for calls that no other takes.
  func disfavored() -> LibraryRow {
    var row = self
    row.isDisfavored = true
    return row
  }

  /// The row with another type in its signature: the same members of a protocol as of a type that conforms.
  func replacing(_ type: String, with other: String) -> LibraryRow {
    let parts = signature.split(separator: type, omittingEmptySubsequences: false)
    var row = LibraryRow(
      parts.joined(separator: other), doc, where: condition, example: example, isRival: isRival,
      changesOnlyObjects: changesOnlyObjects, set: setter, body)
    row.isDisfavored = isDisfavored
    return row
  }
}

/// A type of Swift's library as the table declares it.
public struct LibraryType {
  public let kind: Nominal.Kind
  public let name: String
  /// `"Element"`, `"Key: Hashable, Value"`
  public let generics: String
  /// `"RandomAccessCollection, Equatable where Element: Equatable"`: separated by commas, conditions after `where`.
  public let conformances: [String]
  public let doc: String
  /// Called at the first use of the type.
  public let rows: () -> [LibraryRow]

  public init(
    _ kind: Nominal.Kind, _ name: String, generics: String = "", conforms conformances: [String] = [],
    _ doc: String = "", rows: @escaping () -> [LibraryRow] = { [] }
  ) {
    self.kind = kind
    self.name = name
    self.generics = generics
    self.conformances = conformances
    self.doc = doc
    self.rows = rows
  }
}
