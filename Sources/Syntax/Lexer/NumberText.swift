import Glibc

/// The value of a number literal's text.
enum NumberText {
  /// nil when it does not fit 64 bits.
  static func magnitude(_ p: UnsafePointer<UInt8>, _ count: Int) -> UInt64? {
    var radix: UInt64 = 10
    var i = 0
    if count > 2, p[0] == 48 {
      switch p[1] {
      case UInt8(ascii: "x"): radix = 16
      case UInt8(ascii: "b"): radix = 2
      case UInt8(ascii: "o"): radix = 8
      default: break
      }
      if radix != 10 { i = 2 }
    }
    var value: UInt64 = 0
    while i < count {
      let byte = p[i]
      i += 1
      if byte == 95 { continue }
      let digit = UInt64(Bytes.isDigit(byte) ? byte &- 48 : (byte | 32) &- 87)
      let (product, overflow) = value.multipliedReportingOverflow(by: radix)
      let (sum, carry) = product.addingReportingOverflow(digit)
      if overflow || carry { return nil }
      value = sum
    }
    return value
  }

  /// Correctly rounded; too large is infinity, as in Swift's run time.
  static func double(_ p: UnsafePointer<UInt8>, _ count: Int) -> Double {
    // Up to 15 digits and a small power of ten are exact in binary: one division, no library.
    var mantissa: UInt64 = 0
    var digits = 0
    var decimals = 0
    var seenDot = false
    var isPlain = true
    for i in 0..<count {
      let byte = p[i]
      if Bytes.isDigit(byte) {
        mantissa = mantissa &* 10 &+ UInt64(byte &- 48)
        digits += 1
        if seenDot { decimals += 1 }
      } else if byte == UInt8(ascii: ".") {
        seenDot = true
      } else if byte != 95 {
        isPlain = false
        break
      }
    }
    if isPlain, digits <= 15, decimals < 16 {
      var power: UInt64 = 1
      for _ in 0..<decimals { power *= 10 }
      return Double(mantissa) / Double(power)
    }
    var text: [CChar] = []
    text.reserveCapacity(count + 1)
    for i in 0..<count where p[i] != 95 { text.append(CChar(bitPattern: p[i])) }
    text.append(0)
    return strtod(text, nil)
  }
}
