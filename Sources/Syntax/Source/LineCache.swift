import Synchronization

/// The offsets at which lines begin, found on first use.
final class LineCache: Sendable {
  private let found = Mutex<[Int32]>([])

  func starts(_ base: UnsafePointer<UInt8>, _ count: Int) -> [Int32] {
    found.withLock { found in
      if !found.isEmpty { return found }
      var starts: [Int32] = [0]
      var i = 0
      while i < count {
        // Eight bytes at a time while none of them can end a line.
        while i + 8 <= count, !Self.hasControl(UnsafeRawPointer(base + i).loadUnaligned(as: UInt64.self)) { i += 8 }
        // A line ends at LF, CR LF or a lone CR, as in Swift.
        let byte = base[i]
        i += 1
        if byte > 13 { continue }
        if byte == 13, base[i] == 10, i < count { i += 1 }
        if byte == 10 || byte == 13 { starts.append(Int32(i)) }
      }
      found = starts
      return starts
    }
  }

  /// Whether one of eight bytes is less than 14.
  @inline(__always) private static func hasControl(_ bytes: UInt64) -> Bool {
    (bytes &- 0x0e0e_0e0e_0e0e_0e0e) & ~bytes & 0x8080_8080_8080_8080 != 0
  }
}
