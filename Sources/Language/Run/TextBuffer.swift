import Glibc

/// Where interpolated strings are put together: one piece of memory for all of them. Text that is made while another
/// is being made lies behind it.
final class TextBuffer {
  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity = 256
  private static let largestKept = 1 << 20
  private(set) var count = 0

  init() { bytes = .allocate(capacity: capacity) }
  deinit { bytes.deallocate() }

  /// The text that `body` adds. Nothing of it stays in the buffer.
  @inline(__always) func text(_ body: () throws -> Void) throws -> String {
    let start = count
    defer {
      count = start
      if start == 0, capacity > Self.largestKept { shrink() }
    }
    try body()
    if count - start > maximumBytes { throw Trap(.stringTooLarge) }
    return String(decoding: UnsafeBufferPointer(start: bytes + start, count: count - start), as: UTF8.self)
  }

  func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0.baseAddress, $0.count) }
  }

  func append(_ more: UnsafePointer<UInt8>?, _ size: Int) {
    guard let more, size > 0 else { return }
    if count + size > capacity { grow(size) }
    memcpy(bytes + count, more, size)
    count += size
  }

  /// The decimal digits.
  func append(_ number: Int) {
    if count + 20 > capacity { grow(20) }
    var magnitude = number.magnitude
    if number < 0 {
      bytes[count] = UInt8(ascii: "-")
      count += 1
    }
    var digits = 1
    var limit: UInt = 10
    while digits < 20, magnitude >= limit {
      digits += 1
      let (next, overflow) = limit.multipliedReportingOverflow(by: 10)
      limit = overflow ? .max : next
      if overflow { break }
    }
    count += digits
    var place = bytes + count
    for _ in 0..<digits {
      place -= 1
      place.pointee = UInt8(truncatingIfNeeded: magnitude % 10) &+ UInt8(ascii: "0")
      magnitude /= 10
    }
  }

  @inline(never) private func shrink() {
    bytes.deallocate()
    capacity = 256
    bytes = .allocate(capacity: capacity)
  }

  @inline(never) private func grow(_ size: Int) {
    capacity = max(2 * capacity, count + size)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    memcpy(larger, bytes, count)
    bytes.deallocate()
    bytes = larger
  }
}
