import Glibc

/// How the answers of an oracle are compared with what a script printed.
enum Comparison {
  /// Numbers with a fraction or an exponent agree within `tolerance`; every other character must be the same, and an
  /// integer is not a decimal number.
  static func sameLine(_ wanted: Substring, _ got: Substring, relative: Double, absolute: Double) -> Bool {
    if wanted == got { return true }
    let (first, second) = (pieces(wanted), pieces(got))
    guard first.count == second.count else { return false }
    return zip(first, second).allSatisfy { one, other in
      if one == other { return true }
      guard isDecimal(one), isDecimal(other), let a = Double(one), let b = Double(other) else { return false }
      return abs(a - b) <= max(relative * max(abs(a), abs(b)), absolute)
    }
  }

  /// The first lines that differ, told for a reader.
  static func differences(
    _ wanted: String, _ got: String, limit: Int = 8, same: (Substring, Substring) -> Bool = { $0 == $1 }
  ) -> [String] {
    let (wanted, got) = (wanted.textLines, got.textLines)
    var result: [String] = []
    for index in 0..<max(wanted.count, got.count) {
      let first = index < wanted.count ? wanted[index] : nil
      let second = index < got.count ? got[index] : nil
      if let first, let second, same(first, second) { continue }
      result.append("line \(index + 1): expected \(first ?? "(nothing)")\n      got      \(second ?? "(nothing)")")
      if result.count == limit { break }
    }
    return result
  }

  private static func isDecimal(_ piece: Substring) -> Bool {
    piece.contains(".") || piece.contains("e") || piece.contains("n")
  }

  /// The line cut into numbers and what is between them. Digits inside words belong to the words.
  private static func pieces(_ line: Substring) -> [Substring] {
    let bytes = line.utf8
    var result: [Substring] = []
    var (start, at) = (bytes.startIndex, bytes.startIndex)
    var previous = UInt8(ascii: " ")
    while at < bytes.endIndex {
      let end = isWordByte(previous) ? at : numberEnd(bytes, at)
      if end > at, end == bytes.endIndex || !isWordByte(bytes[end]) {
        if start < at { result.append(line[start..<at]) }
        result.append(line[at..<end])
        previous = bytes[bytes.index(before: end)]
        (start, at) = (end, end)
      } else {
        previous = bytes[at]
        at = bytes.index(after: at)
      }
    }
    if start < at { result.append(line[start..<at]) }
    return result
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "z"))
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
  }

  /// Where the number that begins here ends; `start` if none begins.
  private static func numberEnd(_ bytes: Substring.UTF8View, _ start: Substring.Index) -> Substring.Index {
    var at = start
    if bytes[at] == UInt8(ascii: "-") { at = bytes.index(after: at) }
    for word in ["inf", "nan"] where bytes[at...].starts(with: word.utf8) { return bytes.index(at, offsetBy: 3) }
    func digits() -> Bool {
      let from = at
      while at < bytes.endIndex, bytes[at] >= 48, bytes[at] <= 57 { at = bytes.index(after: at) }
      return at > from
    }
    guard digits() else { return start }
    var end = at
    if at < bytes.endIndex, bytes[at] == UInt8(ascii: ".") {
      at = bytes.index(after: at)
      if digits() { end = at } else { at = end }
    }
    if at < bytes.endIndex, bytes[at] == UInt8(ascii: "e") {
      at = bytes.index(after: at)
      if at < bytes.endIndex, bytes[at] == 43 || bytes[at] == 45 { at = bytes.index(after: at) }
      if digits() { end = at }
    }
    return end
  }
}
