import Syntax

// What `String` and `Substring` have in common; the value's `bits` are the offset of a substring in its string.

func stringMembers() -> [LibraryRow] {
  [
    LibraryRow("count: Int", "How many characters there are.") { call in
      Value(try call.characters(0).count)
    },
    LibraryRow("isEmpty: Bool", "Whether there is no character.") { call in Value(try call[0].string().isEmpty) },
    LibraryRow("first: Character?", "The first character, or nil.") { call in
      try call[0].string().first.map { .character($0) } ?? .none()
    },
    LibraryRow("last: Character?", "The last character, or nil.") { call in
      try call[0].string().last.map { .character($0) } ?? .none()
    },
    LibraryRow("startIndex: String.Index", "The index of the first character.") { call in Value(call[0].bits) },
    LibraryRow("endIndex: String.Index", "The index behind the last character.") { call in
      Value(call[0].bits + (try call.characters(0).count))
    },
    LibraryRow("index(after i: String.Index) -> String.Index", "The index behind an index.") { call in
      let end = call[0].bits + (try call.characters(0).count)
      guard call[1].bits >= call[0].bits, call[1].bits < end else { throw Trap(.stringIndex) }
      return Value(call[1].bits + 1)
    },
    LibraryRow("subscript(_ i: String.Index) -> Character", "The character at an index.") { call in
      let (characters, offset) = (try call.characters(0), call[1].bits &- call[0].bits)
      guard characters.indices.contains(offset) else { throw Trap(.stringIndex) }
      return .character(characters[offset])
    },
    LibraryRow(
      "subscript<R: RangeExpression>(_ r: R) -> Substring", "The characters at a range of indices.",
      where: "R.Bound == String.Index"
    ) { call in
      let (start, count) = (call[0].bits, try call.characters(0).count)
      let range = try offsets(call[1], call.types[1], start: start, end: start + count)
      return try call.part(range.lower, range.upper)
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
    LibraryRow("contains<T: StringProtocol>(_ other: T) -> Bool", "Whether a text is in it.") { call in
      let (text, other) = (try call[0].string(), try call[1].string())
      if other.isEmpty || text.utf8.count <= Piece.bytes { return Value(other.isEmpty || text.contains(other)) }
      return Value(try TextSearch(other, in: text, call.context).first(from: text.startIndex) != nil)
    },
    LibraryRow(
      "replacing<T: StringProtocol, R: StringProtocol>(_ other: T, with replacement: R) -> String",
      "With a text in the place of another everywhere."
    ) { call in
      Value(try call.replacing(call[1].string(), in: call[0].string(), with: call[2].string()))
    },
    LibraryRow(
      "trimmingPrefix<P: StringProtocol>(_ prefix: P) -> Substring", "Without a text that it begins with."
    ) { call in
      let (characters, prefix) = (try call.characters(0), try call[1].string())
      let end = call[0].bits + characters.count
      return try call.part(characters.starts(with: prefix) ? call[0].bits + prefix.count : call[0].bits, end)
    },
    LibraryRow(
      "trimmingPrefix(while predicate: (Character) throws -> Bool) rethrows -> Substring",
      "Without the first characters that a function answers true for."
    ) { call in
      let (characters, predicate) = (try call.characters(0), try call.apply(1))
      let count = try characters.prefix { try predicate(.character($0)).bool }.count
      return try call.part(call[0].bits + count, call[0].bits + characters.count)
    },
    LibraryRow("utf8: String.UTF8View", "The bytes of its UTF-8 form.") { call in
      Value(tuple: [Value(try call[0].string())])
    },
    LibraryRow("utf16: String.UTF16View", "The units of its UTF-16 form.") { call in
      Value(tuple: [Value(try call[0].string())])
    },
    LibraryRow("unicodeScalars: String.UnicodeScalarView", "Its code points.") { call in
      Value(tuple: [Value(try call[0].string())])
    },
    LibraryRow("description: String", "The text itself.") { call in Value(try call[0].string()) },
    LibraryRow("debugDescription: String", "Quoted.") { call in Value(try call[0].string().debugDescription) },
  ]
}

func stringParts() -> [LibraryRow] {
  [
    LibraryRow("prefix(_ maxLength: Int) -> Substring", "At most so many characters from the start.") { call in
      let count = try checked(call[1].int, .negativePrefix(of: "collection"))
      let text = try call[0].string()
      if text.utf8.count <= Piece.bytes { return .substring(String(text.prefix(count)), from: call[0].bits) }
      return try call.part(call[0].bits, call[0].bits + min(count, call.characters(0).count))
    },
    LibraryRow(
      "prefix(while predicate: (Character) throws -> Bool) rethrows -> Substring",
      "The characters up to the first for which a function answers false."
    ) { call in
      let predicate = try call.apply(1)
      let part = try call[0].string().prefix { try predicate(.character($0)).bool }
      return .substring(String(part), from: call[0].bits)
    },
    LibraryRow("prefix(upTo end: String.Index) -> Substring", "The characters before an index.") { call in
      try call.part(call[0].bits, call[1].bits)
    },
    LibraryRow("prefix(through position: String.Index) -> Substring", "The characters up to an index.") { call in
      try call.part(call[0].bits, call[1].bits &+ 1)
    },
    LibraryRow("suffix(from start: String.Index) -> Substring", "The characters from an index on.") { call in
      try call.part(call[1].bits, call[0].bits + call.characters(0).count)
    },
    LibraryRow("suffix(_ maxLength: Int) -> Substring", "At most so many characters from the end.") { call in
      let limit = try checked(call[1].int, .negativeSuffix(of: "collection"))
      let count = try call.characters(0).count
      return try call.part(call[0].bits + max(0, count - limit), call[0].bits + count)
    },
    LibraryRow("dropFirst(_ k: Int = 1) -> Substring", "All but the first characters.") { call in
      let dropped = try checked(call[1].int, .negativeDrop(of: "collection"))
      let count = try call.characters(0).count
      return try call.part(call[0].bits + min(dropped, count), call[0].bits + count)
    },
    LibraryRow("dropLast(_ k: Int = 1) -> Substring", "All but the last characters.") { call in
      let dropped = try checked(call[1].int, .negativeDrop(of: "collection"))
      let count = try call.characters(0).count
      return try call.part(call[0].bits, call[0].bits + max(0, count - dropped))
    },
    LibraryRow(
      "drop(while predicate: (Character) throws -> Bool) rethrows -> Substring",
      "The characters from the first on for which a function answers false."
    ) { call in
      let (predicate, characters) = (try call.apply(1), try call.characters(0))
      let start = try characters.firstIndex { try !predicate(.character($0)).bool } ?? characters.count
      return try call.part(call[0].bits + start, call[0].bits + characters.count)
    },
    LibraryRow(
      "filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String",
      "The characters for which a function answers true."
    ) { call in
      let isIncluded = try call.apply(1)
      return Value(try String(call[0].string()).filter { try isIncluded(.character($0)).bool })
    },
    LibraryRow(
      "split(separator: Character, maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true) -> [Substring]",
      "The parts between a character.", example: "\"a,b\".split(separator: \",\")"
    ) { call in
      let separator = try call[1].character()
      return try call.split(call[2].int, call[3].bool) { $0 == separator }
    },
    LibraryRow(
      "split(maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true, "
        + "whereSeparator isSeparator: (Character) throws -> Bool) rethrows -> [Substring]",
      "The parts between the characters for which a function answers true."
    ) { call in
      let isSeparator = try call.apply(3)
      return try call.split(call[1].int, call[2].bool) { try isSeparator(.character($0)).bool }
    },
    LibraryRow(
      "split(separator: String, maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true) -> [Substring]",
      "The parts between a text."
    ) { call in
      let (text, separator) = (try call[0].string(), try call[1].string())
      _ = try checked(call[2].int, .negativeSplits)
      if separator.isEmpty { return try call.values(text) { Value(String($0)) } }
      return try call.split(text, separator, call[2].int, omitsEmpty: call[3].bool)
    },
  ]
}

extension Arguments {
  /// The characters between two offsets of the string that `self` is or is a part of.
  func part(_ lower: Int, _ upper: Int) throws -> Value {
    let (characters, start) = (try self.characters(0), self[0].bits)
    let range = try inside((lower, upper), start, characters.count, .stringIndex)
    return .substring(try context.text(characters[range]), from: lower)
  }

  fileprivate func split(
    _ maxSplits: Int, _ omitsEmpty: Bool, _ isSeparator: (Character) throws -> Bool
  ) throws -> Value {
    let (characters, start) = (try self.characters(0), self[0].bits)
    let ranges = try splitRanges(characters, maxSplits, omitsEmpty, context, isSeparator)
    return try values(ranges) { .substring(try context.text(characters[$0]), from: start + $0.lowerBound) }
  }

  /// The parts of a text between another.
  fileprivate func split(_ text: String, _ separator: String, _ maxSplits: Int, omitsEmpty: Bool) throws -> Value {
    var parts: [Value] = []
    // How far the text was looked at, and how many characters that were.
    var (start, offset) = (text.startIndex, self[0].bits)
    func add(_ end: String.Index) {
      let part = text[start..<end]
      if !part.isEmpty || !omitsEmpty { parts.append(.substring(String(part), from: offset)) }
      offset += part.count
    }
    let search = TextSearch(separator, in: text, context)
    let length = separator.count
    while parts.count < maxSplits, let found = try search.first(from: start) {
      try context.checkInterrupt()
      add(found.lowerBound)
      offset += length
      start = found.upperBound
    }
    add(text.endIndex)
    return Value(array: parts)
  }

  func replacing(_ other: String, in text: String, with replacement: String) throws -> String {
    if text.utf8.count <= Piece.bytes || other.isEmpty {
      // So many can be found, and no more.
      let (size, overflow) = replacement.utf8.count.multipliedReportingOverflow(by: text.utf8.count + 1)
      if !overflow, size <= maximumBytes { return text.replacing(other, with: replacement) }
    }
    return try TextSearch(other, in: text, context).replaced(with: replacement)
  }
}
