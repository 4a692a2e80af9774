/// Text on its way out, as UTF-8 in one block of memory that grows and is used again.
///
/// Listings of a million views are written here piece by piece: a `String` for each piece would cost an allocation or a
/// copy, many times the price of the bytes themselves.
final class TextBuffer {
  private(set) var count = 0
  private var capacity: Int
  private var start: UnsafeMutablePointer<UInt8>

  init(capacity: Int = 1 << 8) {
    self.capacity = capacity
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  /// A literal.
  @inline(__always) func put(_ text: StaticString) {
    let size = text.utf8CodeUnitCount
    (room(size)).update(from: text.utf8Start, count: size)
    count += size
  }

  func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      guard let source = bytes.baseAddress else { return }
      room(bytes.count).update(from: source, count: bytes.count)
      count += bytes.count
    }
  }

  @inline(__always) func put(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { source in
      guard let start = source.baseAddress else { return }
      room(source.count).update(from: start, count: source.count)
      count += source.count
    }
  }

  @inline(__always) func put(byte: UInt8) {
    room(1).pointee = byte
    count += 1
  }

  func spaces(_ number: Int) {
    if number <= 0 { return }
    room(number).update(repeating: UInt8(ascii: " "), count: number)
    count += number
  }

  func write(_ number: Int) {
    if 0..<10 ~= number { return put(byte: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number)) }
    if number < 0 { put(byte: UInt8(ascii: "-")) }
    var rest = number.magnitude
    let size = Self.digits(rest)
    var place = room(size) + size
    count += size
    repeat {
      place -= 1
      let quotient = rest / 10
      place.pointee = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest - quotient * 10)
      rest = quotient
    } while rest != 0
  }

  /// How many decimal digits a number has.
  static func digits(_ number: UInt) -> Int {
    var size = 1
    var rest = number
    while rest >= 10 {
      size += 1
      rest /= 10
    }
    return size
  }

  func removeAll() { count = 0 }

  /// Valid until something is written.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// What `body` writes.
  static func text(_ body: (TextBuffer) -> Void) -> String {
    let buffer = TextBuffer()
    body(buffer)
    return buffer.string
  }

  /// The place of the next byte, with room for so many.
  @inline(__always) private func room(_ size: Int) -> UnsafeMutablePointer<UInt8> {
    if count + size > capacity { grow(size) }
    return start + count
  }

  @inline(never) private func grow(_ size: Int) {
    capacity = max(capacity * 2, count + size)
    let old = start
    start = .allocate(capacity: capacity)
    start.update(from: old, count: count)
    old.deallocate()
  }
}

extension String {
  /// How many characters this is wide in a table; counted without Unicode's rules where all is ASCII.
  var columns: Int {
    var text = self
    let ascii = text.withUTF8 { bytes in bytes.contains { $0 >= 0x80 } ? -1 : bytes.count }
    return ascii < 0 ? text.count : ascii
  }
}
