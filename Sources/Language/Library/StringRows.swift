import Syntax

// What `String` and `Substring` have in common; the value's `bits` are how many bytes of its string stand before
// a substring.

func stringMembers() -> [LibraryRow] {
  [
    LibraryRow("count: Int", "How many characters there are.") { call in
      Value(try call.values[0].stringBox().count(call.context))
    },
    LibraryRow("isEmpty: Bool", "Whether there is no character.") { call in Value(try call[0].string().isEmpty) },
    LibraryRow("first: Character?", "The first character, or nil.") { call in
      try call[0].string().first.map { .character($0) } ?? .none()
    },
    LibraryRow("last: Character?", "The last character, or nil.") { call in
      try call[0].string().last.map { .character($0) } ?? .none()
    },
    LibraryRow("startIndex: String.Index", "The index of the first character.") { call in
      try call.places().start
    },
    LibraryRow("endIndex: String.Index", "The index behind the last character.") { call in try call.places().end },
    LibraryRow("index(after i: String.Index) -> String.Index", "The index behind an index.") { call in
      try call.places().after(call[1])
    },
    LibraryRow("subscript(_ i: String.Index) -> Character", "The character at an index.") { call in
      try call.places().element(at: call[1])
    },
    LibraryRow(
      "subscript<R: RangeExpression>(_ r: R) -> Substring", "The characters at a range of indices.",
      where: "R.Bound == String.Index"
    ) { call in
      let places = try call.places()
      let (lower, upper) = try places.bounds(call[1], call.types[1])
      return places.part(lower, upper)
    },
    LibraryRow("subscript(_ all: UnboundedRange) -> Substring", "All characters.") { call in call[0] },
    LibraryRow("uppercased() -> String", "The text in capital letters.") { call in
      Value(try call.context.changed(call[0].string()) { $0.uppercased() })
    },
    LibraryRow("lowercased() -> String", "The text in small letters.") { call in
      Value(try call.context.changed(call[0].string()) { $0.lowercased() })
    },
    LibraryRow("hasPrefix<P: StringProtocol>(_ prefix: P) -> Bool", "Whether it begins with a text.") { call in
      Value(try call[0].string().hasPrefix(call[1].string()))
    },
    LibraryRow("hasSuffix<S: StringProtocol>(_ suffix: S) -> Bool", "Whether it ends with a text.") { call in
      Value(try call[0].string().hasSuffix(call[1].string()))
    },
    LibraryRow(
      "contains<C: Collection>(_ other: C) -> Bool", "Whether a text is in it.", where: "C.Element == Character"
    ) { call in
      let (whole, other) = (try call[0].string(), try text(of: call[1], call.types[1], call.free))
      if other.isEmpty || whole.utf8.count <= Piece.bytes { return Value(other.isEmpty || whole.contains(other)) }
      return Value(try TextSearch(other, in: whole, call.context).first(from: whole.startIndex) != nil)
    },
    LibraryRow(
      "firstRange<C: Collection>(of other: C) -> Range<String.Index>?", "Where a text stands first, or nil.",
      where: "C.Element == Character"
    ) {
      call in
      let (places, other) = (try call.places(), try text(of: call[1], call.types[1], call.free))
      let found = try TextSearch(other, in: places.text, call.context).first(from: places.text.startIndex)
      return found.map { places.range($0) } ?? .none()
    },
    LibraryRow(
      "ranges<C: Collection>(of other: C) -> [Range<String.Index>]", "All places where a text stands.",
      where: "C.Element == Character"
    ) {
      call in
      let (places, other) = (try call.places(), try text(of: call[1], call.types[1], call.free))
      return Value(array: try TextSearch(other, in: places.text, call.context).all().map(places.range))
    },
    LibraryRow("utf8: String.UTF8View", "The bytes of its UTF-8 form.") { call in
      Value(tuple: [call[0]])
    },
    LibraryRow("utf16: String.UTF16View", "The units of its UTF-16 form.") { call in
      Value(tuple: [call[0]])
    },
    LibraryRow("unicodeScalars: String.UnicodeScalarView", "Its code points.") { call in
      Value(tuple: [call[0]])
    },
    LibraryRow("description: String", "The text itself.") { call in Value(try call[0].string()) },
    LibraryRow("debugDescription: String", "Quoted.") { call in Value(try call[0].string().debugDescription) },
  ]
}

func stringParts() -> [LibraryRow] {
  [
    LibraryRow("prefix(_ maxLength: Int) -> Substring", "At most so many characters from the start.") { call in
      let count = try checked(call[1].int, .negativePrefix(of: "collection"))
      let places = try call.places()
      return places.part(places.text.startIndex, try places.advanced(places.text.startIndex, by: count))
    },
    LibraryRow(
      "prefix(while predicate: (Character) throws -> Bool) rethrows -> Substring",
      "The characters up to the first for which a function answers false."
    ) { call in
      let (places, predicate) = (try call.places(), try call.apply(1))
      return places.part(try places.text.prefix { try predicate(.character($0)).bool })
    },
    LibraryRow("prefix(upTo end: String.Index) -> Substring", "The characters before an index.") { call in
      let places = try call.places()
      return places.part(places.text.startIndex, try places.index(call[1]))
    },
    LibraryRow("prefix(through position: String.Index) -> Substring", "The characters up to an index.") { call in
      let places = try call.places()
      return places.part(places.text.startIndex, try places.index(places.after(call[1])))
    },
    LibraryRow("suffix(from start: String.Index) -> Substring", "The characters from an index on.") { call in
      let places = try call.places()
      return places.part(try places.index(call[1]), places.text.endIndex)
    },
    LibraryRow("suffix(_ maxLength: Int) -> Substring", "At most so many characters from the end.") { call in
      let count = try checked(call[1].int, .negativeSuffix(of: "collection"))
      let places = try call.places()
      return places.part(try places.advanced(places.text.endIndex, by: -count), places.text.endIndex)
    },
    LibraryRow("dropFirst(_ k: Int = 1) -> Substring", "All but the first characters.") { call in
      let count = try checked(call[1].int, .negativeDrop(of: "collection"))
      let places = try call.places()
      return places.part(try places.advanced(places.text.startIndex, by: count), places.text.endIndex)
    },
    LibraryRow("dropLast(_ k: Int = 1) -> Substring", "All but the last characters.") { call in
      let count = try checked(call[1].int, .negativeDrop(of: "collection"))
      let places = try call.places()
      return places.part(places.text.startIndex, try places.advanced(places.text.endIndex, by: -count))
    },
    LibraryRow(
      "drop(while predicate: (Character) throws -> Bool) rethrows -> Substring",
      "The characters from the first on for which a function answers false."
    ) { call in
      let (places, predicate) = (try call.places(), try call.apply(1))
      return places.part(try places.text.drop { try predicate(.character($0)).bool })
    },
    LibraryRow(
      "split(separator: Character, maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true) -> [Substring]",
      "The parts between a character.", example: "\"a,b\".split(separator: \",\")"
    ) { call in
      let separator = try call[1].character()
      return Value(array: try call.places().split(call[2].int, call[3].bool) { $0 == separator })
    },
    LibraryRow(
      "split(maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true, "
        + "whereSeparator isSeparator: (Character) throws -> Bool) rethrows -> [Substring]",
      "The parts between the characters for which a function answers true."
    ) { call in
      let isSeparator = try call.apply(3)
      return Value(
        array: try call.places().split(call[1].int, call[2].bool) { try isSeparator(.character($0)).bool })
    },
    LibraryRow(
      "split(separator: String, maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true) -> [Substring]",
      "The parts between a text."
    ) { call in
      let (text, separator) = (try call[0].string(), try call[1].string())
      _ = try checked(call[2].int, .negativeSplits)
      return try call.split(text, separator, call[2].int, omitsEmpty: call[3].bool)
    }.disfavored(),
  ]
}

extension Arguments {
  /// The parts of a text between another.
  fileprivate func split(_ text: String, _ separator: String, _ maxSplits: Int, omitsEmpty: Bool) throws -> Value {
    var parts: [Value] = []
    let places = try places()
    var (start, from) = (text.startIndex, text.startIndex)
    func add(_ end: String.Index) {
      if start < end || !omitsEmpty { parts.append(places.part(start, end)) }
    }
    let search = TextSearch(separator, in: text, context)
    while parts.count < maxSplits, start < text.endIndex, let found = try search.first(from: from) {
      try context.checkInterrupt()
      add(found.lowerBound)
      start = found.upperBound
      // No text stands before every character.
      from = found.isEmpty && start < text.endIndex ? text.index(after: start) : start
    }
    add(text.endIndex)
    return Value(array: parts)
  }
}
