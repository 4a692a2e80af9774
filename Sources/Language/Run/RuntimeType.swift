import Syntax

/// A concrete type while code runs: what printing, comparing, hashing and casting need to know of a value that
/// carries no type itself. One object for each type in a session, so identity is equality.
public final class RuntimeType {
  public let type: Type
  public let rep: Rep
  /// Held, since objects may outlive the session that made them (`RunContext.dismantle`).
  public let context: RunContext
  /// For an optional: how many optionals its payload is; `Value.isNone(depth:)` wants it.
  public let payloadDepth: Int

  /// The types of the parts: element of an array, key and value of a dictionary, payload of an optional, fields
  /// of a tuple, in order.
  public private(set) lazy var parts: [RuntimeType] = {
    switch type {
    case .nominal(_, let arguments): arguments.map(context.runtimeType)
    case .optional(let payload): [context.runtimeType(payload)]
    case .tuple(let fields): fields.map { context.runtimeType($0.type) }
    case .metatype(let instance), .anyMetatype(let instance): [context.runtimeType(instance)]
    default: []
    }
  }()

  /// The stored properties of a structure or class instance in field order, superclass's first, with their
  /// concrete types.
  public private(set) lazy var storedFields: [(property: Property, type: RuntimeType)] =
    context.storedFields(self)

  /// The payload of an enumeration's cases, with concrete types.
  public private(set) lazy var casePayloads: [[(label: Name?, type: RuntimeType)]] =
    context.casePayloads(self)

  private var witnesses: [Name: FunctionObject?] = [:]
  private var conformanceCache: [ObjectIdentifier: Bool] = [:]
  /// The dispatch table of a script class, made by the compiler.
  public var classData: AnyObject?
  public lazy var operations = TypeOperations(self)
  /// Whether it is a collection that calls functions of the script on the way from one element to the next.
  private(set) lazy var callsWhenStepped = TypeOperations.callsWhenStepped(self)
  /// Whether it is a collection that the script declares.
  private(set) lazy var isOwnCollection = TypeOperations.isOwnCollection(self)
  /// Of a collection: what its indices are.
  private(set) lazy var indexType = context.associatedType(self, "Index")
  /// See `CollectionAccess.hasNumbers`.
  private(set) lazy var countsIndices = TypeOperations.countsIndices(self)
  /// Whether it is a collection to go back in.
  private(set) lazy var goesBack = isA("BidirectionalCollection")
  private(set) lazy var reachesAtOnce = isA("RandomAccessCollection")

  /// Whether objects, whose end can be observed, can be in its values.
  private(set) lazy var canHoldObjects = TypeOperations.canHoldObjects(self)

  private func isA(_ proto: Name) -> Bool { context.libraryNominal(proto).map(conforms) ?? false }

  init(_ type: Type, rep: Rep, context: RunContext) {
    self.type = type
    self.rep = rep
    self.context = context
    if case .optional(let payload) = type { payloadDepth = payload.optionalDepth } else { payloadDepth = 0 }
  }

  public var nominal: Nominal? { type.nominal }

  /// The implementation that script or native code of this type gives for a requirement
  /// (`description`, `==`, `<`, `hash(into:)`): a function of `self` (and the other arguments), all boxed on the
  /// way. nil when the type has none of its own.
  public func witness(_ proto: Name, _ member: Name) -> FunctionObject? {
    if let known = witnesses[member] { return known }
    let found = context.findWitness(self, proto, member)
    witnesses[member] = .some(found)
    return found
  }

  /// `self` of a mutating witness, which finds what it changes by its address; objects are handed as they are.
  func mutableSelf(at place: UnsafeMutablePointer<Value>) -> Value {
    if case .object = shape { return place.pointee }
    return Value(Int(bitPattern: place))
  }

  public func conforms(to proto: Nominal) -> Bool {
    let key = ObjectIdentifier(proto)
    if let known = conformanceCache[key] { return known }
    let answer = context.conforms(type, proto)
    conformanceCache[key] = answer
    return answer
  }

  /// The number of the superclass steps is small; classes compare by identity of their nominals.
  public func isSubclass(of other: RuntimeType) -> Bool {
    guard let mine = nominal, let theirs = other.nominal else { return false }
    return mine.isSubclass(of: theirs)
  }
}
