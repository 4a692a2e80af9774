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
}
