/// The contents of a dictionary or set, in insertion order, so that what is printed is the same in every run.
///
/// Entries stand in *slots*, in the order they came. A removed entry leaves its slot empty until the next change
/// packs the table; so a slot number stays good while the table does not change, and serves as an index.
public final class TableBox {
  /// The type of the keys: how they are hashed and compared.
  public let keyType: RuntimeType
  /// How many entries there are.
  public private(set) var count = 0

  private var entries: [Entry] = []
  deinit { RunContext.drop(&entries) }
  /// Open addressing: a slot number plus one, or 0 for a free bucket. The size is a power of two.
  private var buckets: [Int32] = []
  /// The first slot that may hold an entry: taking from the front again and again stays cheap.
  private var head = 0
  private let kind: KeyKind

  private struct Entry {
    /// First, so that where the entry is, it is.
    var value: Value
    var key: Value
    var hash: Int
    var isLive = true
  }

  public init(key type: RuntimeType) {
    keyType = type
    kind = type.operations.keyKind
  }

  /// For somebody who is about to change it. Only large ones are copied here, in pieces, since that takes long.
  public func copy() throws -> TableBox {
    let other = TableBox(key: keyType)
    if entries.count > Piece.items {
      // With room for more, or the next entry would have all of them moved once again.
      other.entries.makeRoom(for: entries.count + entries.count / 2)
      try other.entries.add(entries, keyType.context)
      other.buckets = try .copy(buckets, keyType.context)
    } else {
      other.entries = entries
      other.buckets = buckets
    }
    other.count = count
    other.head = head
    return other
  }

  /// The value stored for a key; for a set, the member itself.
  public func find(_ key: Value) throws -> Value? {
    guard count > 0, let slot = try slot(of: key, hash: try hash(key)) else { return nil }
    return entries[slot].value
  }

  public func contains(_ key: Value) throws -> Bool { try slot(of: key) != nil }

  /// Where the entry for a key stands, or nil.
  public func slot(of key: Value) throws -> Int? {
    count > 0 ? try slot(of: key, hash: try hash(key)) : nil
  }

  /// Stores a value for a key. A key that is there keeps its place and its identity, as in Swift.
  public func set(_ key: Value, _ value: Value) throws {
    let hash = try hash(key)
    if let slot = try slot(of: key, hash: hash) {
      entries[slot].value = value
    } else {
      try append(key, value, hash)
    }
  }

  /// Replaces the value in an occupied slot.
  public func setValue(_ value: Value, at slot: Int) { entries[slot].value = value }

  /// Where the value for a key lies, until the table changes; nil when there is none. For a table that is held once.
  func place(of key: Value) throws -> UnsafeMutablePointer<Value>? {
    try slot(of: key).map(place)
  }

  /// Stores a value for a key that is not there, and gives its place.
  func insert(_ key: Value, _ value: Value) throws -> UnsafeMutablePointer<Value> {
    try append(key, value, try hash(key))
    return place(entries.count - 1)
  }

  private func place(_ slot: Int) -> UnsafeMutablePointer<Value> {
    entries.withUnsafeMutableBufferPointer {
      UnsafeMutableRawPointer($0.baseAddress.unsafelyUnwrapped + slot).assumingMemoryBound(to: Value.self)
    }
  }

  /// Moves the value stored for a key out; the entry waits for `set` to bring another. Numbers stay.
  func take(_ key: Value) throws -> Value? {
    guard let slot = try slot(of: key) else { return nil }
    let value = entries[slot].value
    if value.ref != nil { entries[slot].value = .void }
    return value
  }

  /// Takes the entry for a key out; gives its value.
  @discardableResult public func remove(_ key: Value) throws -> Value? {
    guard let slot = try slot(of: key) else { return nil }
    return remove(at: slot).value
  }

  /// Takes out the entry in an occupied slot.
  @discardableResult public func remove(at slot: Int) -> (key: Value, value: Value) {
    let entry = entries[slot]
    entries[slot] = Entry(value: .void, key: .void, hash: 0, isLive: false)
    count -= 1
    while head < entries.count, !entries[head].isLive { head += 1 }
    // When that is interrupted the empty slots stay, which does no harm.
    if entries.count > 32, count * 4 < entries.count { try? pack() }
    return (entry.key, entry.value)
  }

  public func removeAll() {
    entries = []
    buckets = []
    count = 0
    head = 0
  }
}

// Iteration in order: `var slot = table.firstSlot; while slot < table.endSlot { …; slot = table.slot(after: slot) }`
extension TableBox {
  public var firstSlot: Int { head }
  /// One past the last slot.
  public var endSlot: Int { entries.count }

  public func slot(after slot: Int) -> Int {
    var next = slot + 1
    while next < entries.count, !entries[next].isLive { next += 1 }
    return next
  }

  /// Whether the number is that of an occupied slot.
  public func isSlot(_ slot: Int) -> Bool { slot >= 0 && slot < entries.count && entries[slot].isLive }

  public func key(at slot: Int) -> Value { entries[slot].key }
  public func value(at slot: Int) -> Value { entries[slot].value }

  /// All keys, in order.
  public var keys: [Value] {
    get throws { try listed { $0.key } }
  }
  /// All values, in order.
  public var values: [Value] {
    get throws { try listed { $0.value } }
  }

  @inline(__always) private func listed(_ part: (Entry) -> Value) throws -> [Value] {
    let result = ArrayBox()
    result.items.makeRoom(for: count)
    for slot in entries.indices where entries[slot].isLive {
      result.items.append(part(entries[slot]))
      try keyType.context.checkInterrupt(result.items.count)
    }
    return result.take()
  }
}

extension TableBox {
  private func hash(_ key: Value) throws -> Int {
    switch kind {
    case .bits: HasherBox.mix(key.bits)
    case .string: HasherBox.hash(try key.string())
    case .identity: HasherBox.mix(Int(bitPattern: Unmanaged.passUnretained(try key.object()).toOpaque()))
    case .general: try keyType.operations.hashValue(key)
    }
  }

  private func areEqual(_ a: Value, _ b: Value) throws -> Bool {
    switch kind {
    case .bits: a.bits == b.bits
    case .string: try a.string() == b.string()
    case .identity: a.ref === b.ref
    case .general: try keyType.operations.equal(a, b)
    }
  }

  private func slot(of key: Value, hash: Int) throws -> Int? {
    guard !buckets.isEmpty else { return nil }
    let mask = buckets.count - 1
    var bucket = hash & mask
    while buckets[bucket] != 0 {
      let slot = Int(buckets[bucket]) - 1
      if entries[slot].isLive, entries[slot].hash == hash, try areEqual(entries[slot].key, key) { return slot }
      bucket = (bucket + 1) & mask
    }
    return nil
  }

  private func append(_ key: Value, _ value: Value, _ hash: Int) throws {
    if (entries.count + 1) * 4 > buckets.count * 3 { try pack() }
    try entries.add(Entry(value: value, key: key, hash: hash), keyType.context)
    count += 1
    Self.place(entries.count - 1, hash, &buckets)
  }

  @inline(__always) private static func place(_ slot: Int, _ hash: Int, _ buckets: inout [Int32]) {
    let mask = buckets.count - 1
    var bucket = hash & mask
    while buckets[bucket] != 0 { bucket = (bucket + 1) & mask }
    buckets[bucket] = Int32(truncatingIfNeeded: slot + 1)
  }

  /// Drops the empty slots and makes buckets for twice the entries. All is made before anything is put in place, since
  /// an interrupt may come.
  private func pack() throws {
    var size = 8
    while size * 3 < (count + 1) * 8 { size *= 2 }
    var fresh = try [Int32].copy(repeatElement(0, count: size), keyType.context)
    var kept: [Entry] = []
    let isFull = count == entries.count
    if !isFull { kept.makeRoom(for: count) }
    var next = 0
    for slot in entries.indices where entries[slot].isLive {
      Self.place(next, entries[slot].hash, &fresh)
      if !isFull { kept.append(entries[slot]) }
      next += 1
      try keyType.context.checkInterrupt(next)
    }
    if !isFull { entries = kept }
    head = 0
    buckets = fresh
  }
}

/// Which of the quick ways to hash and compare keys fits their type.
enum KeyKind {
  /// Equal exactly when the bits are.
  case bits
  case string
  case identity
  /// By the type's operations, which may call script code.
  case general
}
