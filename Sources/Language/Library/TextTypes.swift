// The types of text.

func textTypes() -> [LibraryType] {
  let text = [
    "StringProtocol", "RangeReplaceableCollection", "LosslessStringConvertible", "CustomStringConvertible",
    "CustomDebugStringConvertible", "ExpressibleByStringLiteral", "Sendable",
  ]
  return [
    LibraryType(.struct, "String", conforms: text, "A text: characters in order.") {
      textBasics("String") + stringInitializers() + stringChanges()
    },
    LibraryType(.struct, "Substring", conforms: text, "A part of a string, with the string's indices.") {
      textBasics("Substring") + substringInitializers() + stringChanges()
    },
    LibraryType(
      .struct, "Character",
      conforms: [
        "Comparable", "Hashable", "LosslessStringConvertible", "CustomStringConvertible",
        "CustomDebugStringConvertible", "ExpressibleByStringLiteral", "Sendable",
      ], "One character as a reader sees it."
    ) { characterBasics() + characterKinds() },
    LibraryType(.struct, "String.Index", conforms: ["Comparable", "Hashable"], "A place in a string.") { indexRows() },
    LibraryType(.enum, "Unicode", "The namespace of Unicode's types."),
    LibraryType(
      .struct, "Unicode.Scalar",
      conforms: [
        "Comparable", "Hashable", "CustomStringConvertible", "CustomDebugStringConvertible",
        "ExpressibleByStringLiteral",
      ],
      "One code point."
    ) { scalarRows() },
    LibraryType(.struct, "Unicode.Properties", "What Unicode says of a code point.") {
      [
        LibraryRow("isAlphabetic: Bool", "Whether it is a letter.") { call in
          Value(scalar(call[0]).properties.isAlphabetic)
        },
        LibraryRow("isUppercase: Bool", "Whether it is a capital letter.") { call in
          Value(scalar(call[0]).properties.isUppercase)
        },
        LibraryRow("isLowercase: Bool", "Whether it is a small letter.") { call in
          Value(scalar(call[0]).properties.isLowercase)
        },
        LibraryRow("isWhitespace: Bool", "Whether it is space between words.") { call in
          Value(scalar(call[0]).properties.isWhitespace)
        },
        LibraryRow("isEmoji: Bool", "Whether it may stand for a picture; digits may too.") { call in
          Value(scalar(call[0]).properties.isEmoji)
        },
      ]
    },
  ]
}

private func textBasics(_ name: String) -> [LibraryRow] {
  [
    declare("typealias Element = Character"), declare("typealias Index = String.Index"),
    declare("typealias SubSequence = Substring"),
    LibraryRow("init()", "An empty one.") { _ in Value("") },
  ] + iteratorRows(name, name == "String" ? "String.Iterator" : "IndexingIterator<Substring>")
}

/// Indices count characters.
private func indexRows() -> [LibraryRow] {
  [
    LibraryRow("utf16Offset<S: StringProtocol>(in s: S) -> Int", "How many units of UTF-16 stand before it.") { call in
      let characters = try call.characters(1)
      let count = call[0].bits &- call[1].bits
      guard count >= 0, count <= characters.count else { throw Trap(.stringIndex) }
      return Value(
        try call.context.values(characters.prefix(count)) { Value($0.utf16.count) }.reduce(0) { $0 + $1.bits })
    },
    LibraryRow(
      "init<S: StringProtocol>(utf16Offset offset: Int, in s: S)", "The index of the character with a unit of UTF-16."
    ) { call in
      var (left, index) = (call[0].bits, call[1].bits)
      if left < 0 { throw Trap(.stringIndex) }
      for character in try call.characters(1) {
        left -= character.utf16.count
        if left < 0 { return Value(index) }
        try call.context.hot.checkInterrupt()
        index += 1
      }
      guard left == 0 else { throw Trap(.stringIndex) }
      return Value(index)
    },
  ]
}

private func substringInitializers() -> [LibraryRow] {
  [
    LibraryRow("init(_ content: String)", "All of a string.") { call in Value(try call[0].string()) },
    LibraryRow("init<S: Sequence>(_ elements: S)", "The characters of a sequence.", where: "S.Element == Character") {
      call in Value(try text(of: call[0], call.types[0], call.free))
    },
  ]
}

/// The characters of a sequence as one text.
func text(of characters: Value, _ type: RuntimeType, _ free: Frame) throws -> String {
  switch type.shape {
  case .string, .substring: return try characters.string()
  default:
    var text = ""
    try forEachElement(of: characters, type: type, free: free) {
      try type.context.add($0.string(), to: &text)
      return true
    }
    return text
  }
}

private func scalarRows() -> [LibraryRow] {
  [
    LibraryRow("init?(_ v: UInt32)", "The code point of that number, if there is one.") { call in
      Unicode.Scalar(UInt32(truncatingIfNeeded: call[0].bits)).map { Value(Int($0.value)) } ?? .none()
    },
    LibraryRow("init?(_ v: Int)", "The code point of that number, if there is one.") { call in
      UInt32(exactly: call[0].bits).flatMap { Unicode.Scalar($0) }.map { Value(Int($0.value)) } ?? .none()
    },
    LibraryRow("init(_ v: UInt8)", "The code point of that number.") { call in call[0] },
    LibraryRow("init?(_ description: String)", "The only code point of a text.") { call in
      let scalars = try call[0].string().unicodeScalars
      return scalars.count == 1 ? Value(Int(scalars.first!.value)) : .none()
    },
    LibraryRow("value: UInt32", "Its number.") { call in call[0] },
    LibraryRow("isASCII: Bool", "Whether its number is below 128.") { call in Value(call[0].bits < 128) },
    LibraryRow("description: String", "As `print` has it.") { call in Value(scalar(call[0]).description) },
    LibraryRow("debugDescription: String", "Quoted.") { call in Value(scalar(call[0]).debugDescription) },
    LibraryRow("properties: Unicode.Properties", "What Unicode says of it.") { call in call[0] },
  ]
}

private func scalar(_ value: Value) -> Unicode.Scalar {
  Unicode.Scalar(UInt32(truncatingIfNeeded: value.bits)) ?? "\u{FFFD}"
}
