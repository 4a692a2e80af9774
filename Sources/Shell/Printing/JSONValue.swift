/// JSON as it is read: what an editor asks of the server.
enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  struct Failure: Error {
    let message: String
    /// In bytes, from 0.
    let offset: Int
  }

  /// Throws a `Failure`.
  init(_ text: String) throws {
    var reader = Reader(Array(text.utf8))
    self = try reader.value(depth: 0)
    reader.skipSpace()
    if reader.place < reader.bytes.count { throw reader.failure("something follows the value") }
  }

  subscript(_ key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }
  var string: String? { if case .string(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// Written again, the members of objects by name.
  var text: String {
    switch self {
    case .null: return "null"
    case .bool(let flag): return flag ? "true" : "false"
    case .number(let number):
      var json = JSONText()
      json.number(number)
      return json.text
    case .string(let text): return JSONText.quoted(text)
    case .array(let list): return "[" + list.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      let pairs = members.sorted { $0.key < $1.key }.map { JSONText.quoted($0.key) + ":" + $0.value.text }
      return "{" + pairs.joined(separator: ",") + "}"
    }
  }

  private struct Reader {
    let bytes: [UInt8]
    var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func failure(_ message: String) -> Failure { Failure(message: message, offset: place) }

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    mutating func skipSpace() {
      while let byte = next, byte == 32 || byte == 9 || byte == 10 || byte == 13 { place += 1 }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
      skipSpace()
      guard next == UInt8(ascii: character) else { return false }
      place += 1
      return true
    }

    mutating func value(depth: Int) throws -> JSONValue {
      if depth > 100 { throw failure("too deeply nested") }
      if take("{") { return try object(depth) }
      if take("[") { return try array(depth) }
      if take("\"") { return .string(try string()) }
      for (word, value) in [("true", JSONValue.bool(true)), ("false", .bool(false)), ("null", .null)]
      where bytes[place...].starts(with: word.utf8) {
        place += word.utf8.count
        return value
      }
      let start = place
      while let byte = next, (48...57).contains(byte) || "+-.eE".utf8.contains(byte) { place += 1 }
      if start < place, let number = Double(String(decoding: bytes[start..<place], as: UTF8.self)) {
        return .number(number)
      }
      throw failure("expected a value")
    }

    private mutating func object(_ depth: Int) throws -> JSONValue {
      var members: [String: JSONValue] = [:]
      if take("}") { return .object(members) }
      repeat {
        guard take("\"") else { throw failure("expected a name in quotes") }
        let key = try string()
        guard take(":") else { throw failure("expected ':'") }
        members[key] = try value(depth: depth + 1)
      } while take(",")
      guard take("}") else { throw failure("expected ',' or '}'") }
      return .object(members)
    }

    private mutating func array(_ depth: Int) throws -> JSONValue {
      var list: [JSONValue] = []
      if take("]") { return .array(list) }
      repeat { list.append(try value(depth: depth + 1)) } while take(",")
      guard take("]") else { throw failure("expected ',' or ']'") }
      return .array(list)
    }

    /// Behind the opening quote.
    private mutating func string() throws -> String {
      var text: [UInt8] = []
      while let byte = next {
        place += 1
        if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
        guard byte == UInt8(ascii: "\\") else {
          text.append(byte)
          continue
        }
        guard let escaped = next else { break }
        place += 1
        switch escaped {
        case UInt8(ascii: "n"): text.append(10)
        case UInt8(ascii: "t"): text.append(9)
        case UInt8(ascii: "r"): text.append(13)
        case UInt8(ascii: "b"): text.append(8)
        case UInt8(ascii: "f"): text.append(12)
        case UInt8(ascii: "u"): text += Array(String(try scalar()).utf8)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(escaped)
        default: throw failure("unknown escape")
        }
      }
      throw failure("a string is not closed")
    }

    private mutating func unit() throws -> UInt32 {
      guard place + 4 <= bytes.count,
        let unit = UInt32(String(decoding: bytes[place..<(place + 4)], as: UTF8.self), radix: 16)
      else { throw failure("expected four hexadecimal digits") }
      place += 4
      return unit
    }

    private mutating func scalar() throws -> Character {
      let first = try unit()
      if (0xD800..<0xDC00).contains(first), bytes[place...].starts(with: "\\u".utf8) {
        place += 2
        let second = try unit()
        if (0xDC00..<0xE000).contains(second),
          let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        {
          return Character(scalar)
        }
        return "\u{FFFD}"
      }
      return Character(Unicode.Scalar(first) ?? "\u{FFFD}")
    }
  }
}
