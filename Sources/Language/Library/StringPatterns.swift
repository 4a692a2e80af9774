import Syntax

// Texts in texts, cut away and replaced. What is looked for may be any collection of characters.

/// Of a string or a part of one.
func stringPatterns(_ name: String, isPart: Bool) -> [LibraryRow] {
  let parameters = "<C: Collection, R: Collection>(_ other: C, with replacement: R, "
  let limit = "maxReplacements: Int = .max)"
  let texts = "C.Element == Character, R.Element == Character"
  return [
    LibraryRow(
      "replacing\(parameters)\(limit) -> \(name)", "With a text in the place of another everywhere.", where: texts,
      example: "\"a-b\".replacing(\"-\", with: \"+\")"
    ) { call in Value(try call.replacing(call[0].string(), atMost: call[3].int)) },
    LibraryRow(
      "replacing\(parameters)subrange: Range<String.Index>, \(limit) -> \(name)",
      "With a text in the place of another wherever it stands in a range.", where: texts
    ) { call in
      let bounds = try call[3].fields().fields
      let (places, text) = (try call.places(), try call[0].string())
      let (lower, upper) = (try places.index(bounds[0]), try places.index(bounds[1]))
      let inside = try call.replacing(String(text[lower..<upper]), atMost: call[4].int)
      return Value(try String(text[..<lower]).joined(inside).joined(String(text[upper...])))
    },
    LibraryRow(
      "mutating replace\(parameters)\(limit)", "Puts a text in the place of another everywhere.", where: texts
    ) { call in
      let replaced = try call.replacing(call.mutableSelf.pointee.string(), atMost: call[3].int)
      call.mutableSelf.pointee = Value(replaced)
      return .void
    },
    LibraryRow(
      "trimmingPrefix<P: Sequence>(_ prefix: P) -> Substring", "Without a text that it begins with.",
      where: "P.Element == Character"
    ) { call in
      let (places, prefix) = (try call.places(), try text(of: call[1], call.types[0], call.free))
      return places.part(places.text.trimmingPrefix(prefix))
    },
    LibraryRow(
      "trimmingPrefix(while predicate: (Character) throws -> Bool) rethrows -> Substring",
      "Without the first characters that a function answers true for."
    ) { call in
      let (places, predicate) = (try call.places(), try call.apply(1))
      return places.part(try places.text.drop { try predicate(.character($0)).bool })
    },
    LibraryRow(
      "mutating trimPrefix<P: Sequence>(_ prefix: P)", "Takes out a text that it begins with.",
      where: "P.Element == Character"
    ) { call in
      let prefix = try text(of: call[1], call.types[0], call.free)
      // What is left of a part begins where the part began: Swift has characters removed here, and below a part taken.
      return try call.removeStart(.inside) { $0.trimPrefix(prefix) }
    },
    LibraryRow(
      // Of parts it throws whatever the function does, as it is declared in Swift.
      "mutating trimPrefix(while predicate: (Character) throws -> Bool) \(isPart ? "throws" : "rethrows")",
      "Takes out the first characters that a function answers true for."
    ) { call in
      let predicate = try call.apply(1)
      let prefix = try call.mutableSelf.pointee.string().prefix { try predicate(.character($0)).bool }
      return try call.removeStart(isPart ? .atEnds : .inside) { $0.removeFirst(prefix.count) }
    },
  ]
}

extension Arguments {
  /// A text with argument 2 in the place of argument 1, both of them collections of characters.
  fileprivate func replacing(_ whole: String, atMost limit: Int) throws -> String {
    let other = try text(of: values[1], types[0], free)
    let replacement = try text(of: values[2], types[1], free)
    let limit = try checked(limit, .negativePrefix(of: "collection"))
    if whole.utf8.count <= Piece.bytes || other.isEmpty {
      // So many can be found, and no more.
      let (size, overflow) = replacement.utf8.count.multipliedReportingOverflow(by: whole.utf8.count + 1)
      if !overflow, size <= maximumBytes { return whole.replacing(other, with: replacement, maxReplacements: limit) }
    }
    return try TextSearch(other, in: whole, context).replaced(with: replacement, atMost: limit)
  }
}
