/// The lines of a history file: libedit's format, an entry a line, everything that could be mistaken as `\ooo`.
enum HistoryCoding {
  static let header = "_HiStOrY_V2_"

  static func encode(_ entry: String) -> [UInt8] {
    var line: [UInt8] = []
    for byte in entry.utf8 {
      if byte > 32, byte != UInt8(ascii: "\\"), byte != 127 {
        line.append(byte)
      } else {
        line.append(UInt8(ascii: "\\"))
        for shift in [6, 3, 0] { line.append(UInt8(ascii: "0") + (byte >> UInt8(shift)) & 7) }
      }
    }
    return line
  }

  /// Reads what `vis` may write: `\ooo`, and the C letters. A backslash that means nothing stands for itself.
  static func decode(_ line: some Collection<UInt8>) -> String {
    let line = Array(line)
    guard line.contains(UInt8(ascii: "\\")) else { return String(decoding: line, as: UTF8.self) }
    var bytes: [UInt8] = []
    var i = 0
    while i < line.count {
      guard line[i] == UInt8(ascii: "\\"), i + 1 < line.count else {
        bytes.append(line[i])
        i += 1
        continue
      }
      let digits = line[(i + 1)...].prefix(3).prefix { (48...55).contains($0) }
      if digits.count == 3 {
        bytes.append(UInt8(truncatingIfNeeded: digits.reduce(0) { $0 << 3 | Int($1 - 48) }))
        i += 4
      } else if let meaning = letters[line[i + 1]] {
        bytes.append(meaning)
        i += 2
      } else {
        bytes.append(line[i])
        i += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let letters: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "s"): 32, UInt8(ascii: "\\"): 92, UInt8(ascii: "r"): 13,
  ]
}
