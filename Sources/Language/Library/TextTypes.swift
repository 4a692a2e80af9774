// The types of text.

func textTypes() -> [LibraryType] {
  let text = [
    "StringProtocol", "RangeReplaceableCollection", "LosslessStringConvertible", "CustomStringConvertible",
    "CustomDebugStringConvertible", "ExpressibleByStringLiteral", "TextOutputStream", "TextOutputStreamable",
    "Sendable",
  ]
  return [
    LibraryType(.struct, "String", conforms: text, "A text: characters in order.") {
      textBasics("String") + stringInitializers() + stringChanges(isPart: false)
        + stringPatterns("String", isPart: false) + [changingScalars()]
        + functionsInStrings() + [
          declare("typealias StringInterpolation = DefaultStringInterpolation"),
          // Beside those for all texts, so that `words.filter(word.hasPrefix)` says which it means.
          LibraryRow("hasPrefix(_ prefix: String) -> Bool", "Whether it begins with a text.") { call in
            Value(try call[0].string().hasPrefix(call[1].string()))
          },
          LibraryRow("hasSuffix(_ suffix: String) -> Bool", "Whether it ends with a text.") { call in
            Value(try call[0].string().hasSuffix(call[1].string()))
          },
          LibraryRow("init(stringInterpolation: DefaultStringInterpolation)", "The text that it grew into.") { call in
            call[0]
          },
        ]
    },
    LibraryType(
      .struct, "DefaultStringInterpolation",
      conforms: ["CustomStringConvertible", "CustomDebugStringConvertible", "TextOutputStream", "Sendable"],
      "The text that a string literal grows into; what an extension adds to it may stand in `\\(…)`."
    ) { interpolationRows() },
    LibraryType(.struct, "Substring", conforms: text, "A part of a string, with the string's indices.") {
      textBasics("Substring") + substringInitializers() + stringChanges(isPart: true)
        + stringPatterns("Substring", isPart: true) + partChanges() + viewsOfPart() + [
          LibraryRow("base: String", "The string that it is a part of.") { call in Value(try call[0].wholeString()) }
        ]
    },
    LibraryType(
      .struct, "Character",
      conforms: [
        "Comparable", "Hashable", "LosslessStringConvertible", "CustomStringConvertible",
        "CustomDebugStringConvertible", "ExpressibleByExtendedGraphemeClusterLiteral", "TextOutputStreamable",
        "Sendable",
      ], "One character as a reader sees it."
    ) { characterBasics() + characterKinds() + [textWriting()] },
    LibraryType(
      .struct, "String.Index", conforms: ["Comparable", "Hashable", "CustomDebugStringConvertible"],
      "A place in a string."
    ) { indexRows() },
    LibraryType(.enum, "Unicode", "The namespace of Unicode's types."),
    LibraryType(.enum, "Unicode.UTF8", "The encoding of text in bytes."),
    LibraryType(.enum, "Unicode.UTF16", "The encoding of text in units of 16 bits."),
    LibraryType(.enum, "Unicode.UTF32", "The encoding of text in units of 32 bits: the numbers of its code points."),
    LibraryType(
      .struct, "Unicode.Scalar",
      conforms: [
        "Comparable", "Hashable", "CustomStringConvertible", "CustomDebugStringConvertible",
        "LosslessStringConvertible",
        "ExpressibleByUnicodeScalarLiteral", "TextOutputStreamable", "Sendable",
      ],
      "One code point."
    ) { scalarRows() + [textWriting { String(scalar($0)) }] },
    generalCategoryType(),
    LibraryType(.struct, "Unicode.Properties", "What Unicode says of a code point.") { scalarProperties() },
  ]
}

private func interpolationRows() -> [LibraryRow] {
  [
    LibraryRow("init(literalCapacity: Int, interpolationCount: Int)", "An empty one.") { _ in Value("") },
    LibraryRow("mutating appendLiteral(_ literal: String)", "Adds a text at the end.") { call in
      let added = try call[1].string()
      return try call.changeText { try $0.add(added) }
    },
    LibraryRow("mutating write(_ string: String)", "Adds a text at the end.") { call in
      let added = try call[1].string()
      return try call.changeText { try $0.add(added) }
    },
    LibraryRow("mutating appendInterpolation<T>(_ value: T)", "Adds a value, as `print` writes it.") { call in
      var added = ""
      try call.types[call.types.count - 1].operations.write(call[1], isDebug: false, to: &added)
      return try call.changeText { try $0.add(added) }
    },
    LibraryRow(
      "mutating appendInterpolation<T, D: StringProtocol>(_ value: T?, default: @autoclosure () -> D)",
      "Adds a value, or where there is none, what stands for it."
    ) { call in
      let types = call.types.suffix(2)
      var added = ""
      if call[1].isNone(depth: types[types.startIndex].type.optionalDepth) {
        added = try call.function(2).call(call.free).string()
      } else {
        try types[types.startIndex].operations.write(call[1], isDebug: false, to: &added)
      }
      return try call.changeText { try $0.add(added) }
    },
    LibraryRow("description: String", "The text so far.") { call in call[0] },
    LibraryRow("debugDescription: String", "The text so far.") { call in call[0] },
  ]
}

private func textBasics(_ name: String) -> [LibraryRow] {
  [
    declare("typealias Element = Character"), declare("typealias Index = String.Index"),
    declare("typealias SubSequence = Substring"),
    LibraryRow("init()", "An empty one.") { _ in Value("") },
    LibraryRow("init(stringLiteral value: String)", "What a literal stands for.") { call in
      Value(try call[0].string())
    },
    LibraryRow("init(extendedGraphemeClusterLiteral value: String)", "What a literal stands for.") { call in
      Value(try call[0].string())
    },
    LibraryRow("init(unicodeScalarLiteral value: String)", "What a literal stands for.") { call in
      Value(try call[0].string())
    },
    textWriting(),
    LibraryRow(
      "filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String",
      "The characters for which a function answers true."
    ) { call in
      let isIncluded = try call.apply(1)
      return Value(try call.context.filtered(String(call[0].string())) { try isIncluded(.character($0)).bool })
    },
  ] + iteratorRows(name, name == "String" ? "String.Iterator" : "IndexingIterator<Substring>")
}

/// The views of a part of a string: in Swift types of their own around a slice of the string's view, here those slices.
private func viewsOfPart() -> [LibraryRow] {
  let views: [(String, String, TextPlaces.View, String)] = [
    ("utf8", "UTF8View", .utf8, "The bytes of its UTF-8 form."),
    ("utf16", "UTF16View", .utf16, "The units of its UTF-16 form."),
    ("unicodeScalars", "UnicodeScalarView", .scalars, "Its code points."),
  ]
  return views.flatMap { name, type, view, doc in
    [
      declare("typealias \(type) = Slice<String.\(type)>"),
      LibraryRow("\(name): Slice<String.\(type)>", doc) { call in
        let places = try TextPlaces(call[0], view, in: call.context)
        return Value(tuple: [places.start, places.end, Value(tuple: [Value(try call[0].wholeString())])])
      },
    ]
  }
}

private func indexRows() -> [LibraryRow] {
  [
    debugDescribing("String.Index"),
    LibraryRow("utf16Offset<S: StringProtocol>(in s: S) -> Int", "How many units of UTF-16 stand before it.") { call in
      let places = try call.places(1)
      return Value(try places.index(call[0]).utf16Offset(in: places.text))
    },
    LibraryRow(
      "init<S: StringProtocol>(utf16Offset offset: Int, in s: S)", "The index of a unit of UTF-16."
    ) { call in
      let places = try TextPlaces(call[1], .utf16, in: call.context)
      guard let found = try places.moved(places.start, by: call[0].bits) else { throw Trap(.stringIndex) }
      return found
    },
  ]
    + [
      ("String", TextPlaces.View.characters), ("Substring", .characters), ("String.UnicodeScalarView", .scalars),
      ("String.UTF8View", .utf8), ("String.UTF16View", .utf16),
    ].flatMap { type, view in
      [
        LibraryRow("samePosition(in text: \(type)) -> String.Index?", "The same place, if one begins there.") { call in
          try call.samePlace(call[0], in: call[1], view)
        },
        LibraryRow("init?(_ position: String.Index, within text: \(type))", "The same place, if one begins there.") {
          call in try call.samePlace(call[0], in: call[1], view)
        },
      ]
    }
}

extension Arguments {
  /// A place in a text, if one of the units of a view on it begins there.
  fileprivate func samePlace(_ place: Value, in text: Value, _ view: TextPlaces.View) throws -> Value {
    let places = try TextPlaces(view == .characters ? text : text.fields().fields[0], .utf16, in: context)
    let (index, text) = (try places.index(place), places.text)
    let found =
      switch view {
      case .characters: index.samePosition(in: text)
      case .scalars: index.samePosition(in: text.unicodeScalars)
      case .utf8: index.samePosition(in: text.utf8)
      case .utf16: index.samePosition(in: text.utf16)
      }
    return found.map { places.place($0) } ?? .none()
  }
}

private func substringInitializers() -> [LibraryRow] {
  [
    LibraryRow("init(_ content: String)", "All of a string.") { call in Value(try call[0].string()) },
    LibraryRow("init(_ content: Slice<String.UTF8View>)", "The text that bytes are of.") { call in
      try partOfText(call[0], .utf8, call.context)
    },
    LibraryRow("init(_ content: Slice<String.UnicodeScalarView>)", "The text that code points are of.") { call in
      try partOfText(call[0], .scalars, call.context)
    },
    LibraryRow("init<S: Sequence>(_ elements: S)", "The characters of a sequence.", where: "S.Element == Character") {
      call in
      if case .substring = call.types[0].shape { return call[0] }
      return Value(try text(of: call[0], call.types[0], call.free))
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
      try text.add($0.string())
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
    LibraryRow("init(unicodeScalarLiteral value: Unicode.Scalar)", "What a literal stands for.") { call in call[0] },
    LibraryRow(
      "escaped(asASCII forceASCII: Bool) -> String", "As it is written between quotes.",
      example: "Unicode.Scalar(233)!.escaped(asASCII: true)"
    ) { call in Value(scalar(call[0]).escaped(asASCII: call[1].bool)) },
    LibraryRow("utf8: [UInt8]", "The bytes of its UTF-8 form.") { call in
      Value(array: UTF8.encode(scalar(call[0]))!.map { Value(Int($0)) })
    },
    LibraryRow("utf16: [UInt16]", "The units of its UTF-16 form.") { call in
      Value(array: UTF16.encode(scalar(call[0]))!.map { Value(Int($0)) })
    },
    LibraryRow("properties: Unicode.Properties", "What Unicode says of it.") { call in call[0] },
  ]
}

func scalar(_ value: Value) -> Unicode.Scalar {
  Unicode.Scalar(UInt32(truncatingIfNeeded: value.bits)) ?? "\u{FFFD}"
}
