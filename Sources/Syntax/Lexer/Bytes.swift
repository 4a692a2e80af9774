/// What a byte can begin or continue.
enum Bytes {
  @inline(__always) static func isDigit(_ b: UInt8) -> Bool { b &- 48 < 10 }

  @inline(__always) static func isHexDigit(_ b: UInt8) -> Bool { isDigit(b) || (b | 32) &- 97 < 6 }

  @inline(__always) static func isLetter(_ b: UInt8) -> Bool { (b | 32) &- 97 < 26 }

  /// ASCII only; what is above 127 is decided by its scalar.
  @inline(__always) static func isIdentifier(_ b: UInt8) -> Bool { isLetter(b) || isDigit(b) || b == 95 }

  @inline(__always) static func isOperator(_ b: UInt8) -> Bool {
    switch b {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      return true
    default: return false
    }
  }

  @inline(__always) static func isSpace(_ b: UInt8) -> Bool { b == 32 || b &- 9 < 5 }

  @inline(__always) static func isNewline(_ b: UInt8) -> Bool { b == 10 || b == 13 }

  /// The scalar that begins at `p`, and its length; nil for invalid UTF-8. `limit` is how many bytes there are.
  static func scalar(_ p: UnsafePointer<UInt8>, _ limit: Int) -> (value: UInt32, length: Int)? {
    let b = p[0]
    if b < 0x80 { return (UInt32(b), 1) }
    let length = b >= 0xf0 ? 4 : b >= 0xe0 ? 3 : 2
    guard b >= 0xc2, b < 0xf5, length <= limit else { return nil }
    var value = UInt32(b) & (0x7f >> UInt32(length))
    for i in 1..<length {
      guard p[i] & 0xc0 == 0x80 else { return nil }
      value = value << 6 | UInt32(p[i] & 0x3f)
    }
    let least: [UInt32] = [0, 0, 0x80, 0x800, 0x10000]
    guard value >= least[length], value < 0x110000, !(0xd800..<0xe000).contains(value) else { return nil }
    return (value, length)
  }

  /// Operator characters outside ASCII, from The Swift Programming Language's grammar.
  static func isOperatorHead(_ v: UInt32) -> Bool {
    switch v {
    case 0xa1...0xa7, 0xa9, 0xab, 0xac, 0xae, 0xb0, 0xb1, 0xb6, 0xbb, 0xbf, 0xd7, 0xf7, 0x2016, 0x2017,
      0x2020...0x2027, 0x2030...0x203e, 0x2041...0x2053, 0x2055...0x205e, 0x2190...0x23ff, 0x2500...0x2775,
      0x2794...0x2bff, 0x2e00...0x2e7f, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
      return true
    default: return false
    }
  }

  static func isOperatorTail(_ v: UInt32) -> Bool {
    switch v {
    case 0x300...0x36f, 0x1dc0...0x1dff, 0x20d0...0x20ff, 0xfe00...0xfe0f, 0xfe20...0xfe2f: return true
    default: return isOperatorHead(v)
    }
  }

  static func isIdentifierHead(_ v: UInt32) -> Bool {
    switch v {
    case 0xa8, 0xaa, 0xad, 0xaf, 0xb2...0xb5, 0xb7...0xba, 0xbc...0xbe, 0xc0...0xd6, 0xd8...0xf6, 0xf8...0x2ff,
      0x370...0x167f, 0x1681...0x180d, 0x180f...0x1dbf, 0x1e00...0x1fff, 0x200b...0x200d, 0x202a...0x202e,
      0x203f, 0x2040, 0x2054, 0x2060...0x20cf, 0x2100...0x218f, 0x2460...0x24ff, 0x2776...0x2793,
      0x2c00...0x2dff, 0x2e80...0x2fff, 0x3004...0x3007, 0x3021...0x302f, 0x3031...0xd7ff, 0xf900...0xfd3d,
      0xfd40...0xfdcf, 0xfdf0...0xfe1f, 0xfe30...0xfe44, 0xfe47...0xfffd:
      return true
    default: return v >= 0x10000 && v & 0xffff <= 0xfffd
    }
  }

  static func isIdentifierTail(_ v: UInt32) -> Bool {
    switch v {
    case 0x300...0x36f, 0x1dc0...0x1dff, 0x20d0...0x20ff, 0xfe20...0xfe2f: return true
    default: return isIdentifierHead(v)
    }
  }
}

extension Name {
  /// Whether it is made of operator characters.
  public var isOperator: Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return first.isASCII ? first == "." || Bytes.isOperator(UInt8(first.value)) : Bytes.isOperatorHead(first.value)
  }
}
