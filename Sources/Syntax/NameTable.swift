import Glibc
import Synchronization

/// The one table of interned names.
///
/// It is asked for every word of a script, so it is read without a lock: what it holds never moves and never goes, and a
/// slot is written after what it leads to. Only new names wait for each other.
public final class NameTable: @unchecked Sendable {
  public static let shared = NameTable()

  private let entries = NameEntries()
  /// The slots in use. Those that became too few stay allocated for who still reads them, which at most doubles the
  /// memory.
  private let slots: Atomic<UnsafeMutablePointer<Atomic<UInt64>>>
  private let growth = Mutex(Growth())

  private init() {
    slots = Atomic(NameSlots(capacity: 1024).base)
    // The words of the language come first, in their own order, so that a keyword test compares integers.
    for word in Word.allCases {
      let name = intern(word.text)
      precondition(name.id == word.rawValue, "word \(word.text) is listed twice")
    }
  }

  /// - Complexity: one hash of `text`.
  public func intern(_ text: String) -> Name {
    var text = text
    return text.withUTF8 { intern($0) }
  }

  /// Interns bytes that are known to be valid UTF-8. No `String` is made when the name is known already.
  func intern(_ bytes: UnsafeBufferPointer<UInt8>) -> Name {
    let hash = Self.hash(bytes)
    let slots = NameSlots(base: slots.load(ordering: .acquiring))
    return Name(id: find(bytes, hash, slots).id ?? add(bytes, hash))
  }

  func text(of name: Name) -> String { entries[name.id].text }

  /// - Returns: The id of a name, or else the slot that is free for it.
  @inline(__always)
  private func find(_ bytes: UnsafeBufferPointer<UInt8>, _ hash: UInt32, _ slots: NameSlots) -> (id: UInt32?, free: Int)
  {
    var index = Int(hash) & slots.mask
    while true {
      let slot = slots[index].load(ordering: .acquiring)
      if slot == 0 { return (nil, index) }
      if UInt32(truncatingIfNeeded: slot >> 32) == hash {
        let id = UInt32(truncatingIfNeeded: slot) &- 1
        let known = entries[id].bytes
        if known.count == bytes.count, bytes.isEmpty || memcmp(known.baseAddress!, bytes.baseAddress!, bytes.count) == 0
        {
          return (id, index)
        }
      }
      index = (index &+ 1) & slots.mask
    }
  }

  private func add(_ bytes: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> UInt32 {
    growth.withLock { growth in
      let slots = NameSlots(base: slots.load(ordering: .acquiring))
      // Somebody else may have been here first.
      let (known, free) = find(bytes, hash, slots)
      if let known { return known }
      let id = UInt32(growth.count)
      let text = String(decoding: bytes, as: UTF8.self)
      entries.append(NameEntry(bytes: growth.keep(bytes), hash: hash, text: text), id)
      slots[free].store(NameSlots.slot(id, hash), ordering: .releasing)
      growth.count += 1
      if growth.count * 2 > slots.capacity { grow(slots, growth.count) }
      return id
    }
  }

  private func grow(_ old: NameSlots, _ count: Int) {
    let new = NameSlots(capacity: old.capacity * 4)
    for id in 0..<UInt32(count) {
      let hash = entries[id].hash
      var index = Int(hash) & new.mask
      while new[index].load(ordering: .relaxed) != 0 { index = (index + 1) & new.mask }
      new[index].store(NameSlots.slot(id, hash), ordering: .relaxed)
    }
    slots.store(new.base, ordering: .releasing)
  }

  /// Eight bytes at a time; the last ones may be taken twice.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let factor: UInt64 = 0x9e37_79b9_7f4a_7c15
    var hash = UInt64(truncatingIfNeeded: bytes.count) &* factor
    guard var p = UnsafeRawPointer(bytes.baseAddress) else { return 0 }
    var rest = bytes.count
    while rest >= 8 {
      hash = (hash ^ p.loadUnaligned(as: UInt64.self)) &* factor
      hash ^= hash >> 32
      (p, rest) = (p + 8, rest &- 8)
    }
    let last: UInt64
    if rest >= 4 {
      last = UInt64(p.loadUnaligned(as: UInt32.self)) << 32 | UInt64((p + (rest &- 4)).loadUnaligned(as: UInt32.self))
    } else if rest > 0 {
      last =
        UInt64(p.load(as: UInt8.self)) | UInt64((p + rest / 2).load(as: UInt8.self)) << 8
        | UInt64((p + (rest &- 1)).load(as: UInt8.self)) << 16
    } else {
      last = 0
    }
    hash = (hash ^ last) &* factor
    return UInt32(truncatingIfNeeded: hash >> 32)
  }
}

/// An open-addressing table from hashes to ids: a slot holds a hash and, one higher, an id; 0 when it is free.
private struct NameSlots {
  /// In front of the slots stands how many there are, so that one pointer leads to both.
  let base: UnsafeMutablePointer<Atomic<UInt64>>

  init(base: UnsafeMutablePointer<Atomic<UInt64>>) { self.base = base }

  /// - Parameter capacity: A power of two.
  init(capacity: Int) {
    base = .allocate(capacity: capacity + 1)
    base.initialize(to: Atomic(UInt64(capacity)))
    for index in 1...capacity { (base + index).initialize(to: Atomic(0)) }
  }

  var capacity: Int { Int(truncatingIfNeeded: base.pointee.load(ordering: .relaxed)) }
  @inline(__always) var mask: Int { capacity &- 1 }
  @inline(__always) subscript(index: Int) -> Atomic<UInt64> { _read { yield base[index &+ 1] } }

  static func slot(_ id: UInt32, _ hash: UInt32) -> UInt64 { UInt64(hash) << 32 | UInt64(id &+ 1) }
}

/// How many names there are, and where the bytes of the next one go.
private struct Growth: @unchecked Sendable {
  var count = 0
  private var free = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
  private static let piece = 4096

  mutating func keep(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    if free.count < bytes.count { free = .allocate(capacity: max(bytes.count, Self.piece)) }
    let kept = UnsafeMutableBufferPointer(rebasing: free[..<bytes.count])
    _ = kept.initialize(from: bytes)
    free = UnsafeMutableBufferPointer(rebasing: free[bytes.count...])
    return UnsafeBufferPointer(kept)
  }
}

private struct NameEntry {
  let bytes: UnsafeBufferPointer<UInt8>
  let hash: UInt32
  let text: String
}

/// The names by their ids, in blocks that each hold twice as many as the one before: they grow without moving.
private struct NameEntries {
  private let blocks: UnsafeMutablePointer<UnsafeMutablePointer<NameEntry>>
  private static let firstBits = 10

  init() { blocks = .allocate(capacity: UInt32.bitWidth) }

  @inline(__always) private static func place(_ id: UInt32) -> (block: Int, offset: Int) {
    let shifted = Int(id) &+ 1 << firstBits
    let block = Int.bitWidth &- 1 &- firstBits &- shifted.leadingZeroBitCount
    return (block, shifted &- (1 << (firstBits &+ block)))
  }

  @inline(__always) subscript(id: UInt32) -> NameEntry {
    _read {
      let (block, offset) = Self.place(id)
      yield blocks[block][offset]
    }
  }

  func append(_ entry: NameEntry, _ id: UInt32) {
    let (block, offset) = Self.place(id)
    if offset == 0 { (blocks + block).initialize(to: .allocate(capacity: 1 << (Self.firstBits + block))) }
    (blocks[block] + offset).initialize(to: entry)
  }
}
