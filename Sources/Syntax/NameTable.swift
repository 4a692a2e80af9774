import Synchronization

/// The one table of interned names. Scripts run on one thread; tests and completion may share the table from
/// others, hence the lock (a free one costs about as much as the hash).
public final class NameTable: Sendable {
  public static let shared = NameTable()

  private let state = Mutex(State())

  private init() {
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
    state.withLock { Name(id: $0.intern(bytes)) }
  }

  func text(of name: Name) -> String {
    state.withLock { $0.entries[Int(name.id)].text }
  }

  private struct Entry {
    var bytes: UnsafeBufferPointer<UInt8>
    var hash: UInt32
    var text: String
  }

  private struct Slot {
    /// `.max` for a free one.
    var id: UInt32
    /// Beside it, so that what is met on the way to a name need not be looked at.
    var hash: UInt32
    static let free = Slot(id: .max, hash: 0)
  }

  /// An open-addressing table from bytes to index; the bytes are kept for good, as names are.
  private struct State: @unchecked Sendable {
    var entries: [Entry] = []
    var slots: [Slot] = Array(repeating: .free, count: 1024)

    mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
      let hash = Self.hash(bytes)
      let mask = slots.count - 1
      var index = Int(hash) & mask
      let known = slots.withUnsafeBufferPointer { slots in
        entries.withUnsafeBufferPointer { entries -> UInt32? in
          while slots[index].id != .max {
            let slot = slots[index]
            if slot.hash == hash, Self.equal(entries[Int(slot.id)].bytes, bytes) { return slot.id }
            index = (index + 1) & mask
          }
          return nil
        }
      }
      if let known { return known }
      let id = UInt32(entries.count)
      let kept = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
      _ = kept.initialize(from: bytes)
      entries.append(
        Entry(bytes: UnsafeBufferPointer(kept), hash: hash, text: String(decoding: bytes, as: UTF8.self)))
      slots[index] = Slot(id: id, hash: hash)
      if entries.count * 2 > slots.count { grow() }
      return id
    }

    private mutating func grow() {
      slots = Array(repeating: .free, count: slots.count * 4)
      let mask = slots.count - 1
      for (id, entry) in entries.enumerated() {
        var index = Int(entry.hash) & mask
        while slots[index].id != .max { index = (index + 1) & mask }
        slots[index] = Slot(id: UInt32(id), hash: entry.hash)
      }
    }

    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x9e37_79b9_7f4a_7c15 }
      return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
    }

    private static func equal(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
      guard a.count == b.count, var p = a.baseAddress, var q = b.baseAddress else { return a.isEmpty && b.isEmpty }
      let end = p + a.count
      while p < end {
        if p.pointee != q.pointee { return false }
        (p, q) = (p + 1, q + 1)
      }
      return true
    }
  }
}
