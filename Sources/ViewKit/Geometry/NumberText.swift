import Glibc

/// C's number formats without Foundation.
enum NumberText {
  /// `%g`: six significant digits, as UIKit's descriptions print frames.
  static func g(_ value: Double) -> String {
    if let whole = wholeNumber(value, below: 1e6) { return whole }
    return printf("%g", value)
  }

  /// `%.17g`: enough digits to read the same number back.
  static func g17(_ value: Double) -> String {
    if let whole = wholeNumber(value, below: 1e15) { return whole }
    return printf("%.17g", value)
  }

  /// The fewest digits that read back the same, without a trailing `.0`.
  static func shortest(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The common case, many times faster than `printf`.
  private static func wholeNumber(_ value: Double, below limit: Double) -> String? {
    guard abs(value) < limit, value == value.rounded(.towardZero) else { return nil }
    if value == 0 { return value.sign == .minus ? "-0" : "0" }
    return String(Int(value))
  }

  private static func printf(_ format: String, _ value: Double) -> String {
    if value.isNaN { return "nan" }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      let count = withVaList([value]) { vsnprintf(buffer.baseAddress, buffer.count, format, $0) }
      // A host may have set a locale with a decimal comma.
      return String(decoding: buffer.prefix(Int(count)).map { $0 == 0x2C ? 0x2E : UInt8($0) }, as: UTF8.self)
    }
  }
}

// Parts of UIKit's texts, shared by descriptions and exceptions.

extension CGPoint {
  /// `1.5 2`
  var spaced: String { "\(NumberText.g(x)) \(NumberText.g(y))" }
}

extension CGRect {
  /// `0 0; 10 10`
  var spaced: String {
    "\(NumberText.g(origin.x)) \(NumberText.g(origin.y)); \(NumberText.g(size.width)) \(NumberText.g(size.height))"
  }
}
