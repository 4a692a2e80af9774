import Glibc

/// The value of a number literal's text.
enum NumberText {
  /// nil when it does not fit 64 bits.
  static func magnitude(_ p: UnsafePointer<UInt8>, _ count: Int) -> UInt64? {
    let radix = radix(p, count)
    var i = radix == 10 ? 0 : 2
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

  private static func radix(_ p: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    guard count > 2, p[0] == 48 else { return 10 }
    return switch p[1] {
    case UInt8(ascii: "x"): 16
    case UInt8(ascii: "b"): 2
    case UInt8(ascii: "o"): 8
    default: 10
    }
  }

  /// Of an integer that does not fit 64 bits. The C library reads decimal and hexadecimal ones; of others each digit is
  /// added, which is exact up to the last bits of a number that long.
  static func wholeDouble(_ p: UnsafePointer<UInt8>, _ count: Int) -> Double {
    let radix = radix(p, count)
    if radix == 10 || radix == 16 { return double(p, count) }
    var value = 0.0
    for i in 2..<count where p[i] != 95 { value = value * Double(radix) + Double(p[i] &- 48) }
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
