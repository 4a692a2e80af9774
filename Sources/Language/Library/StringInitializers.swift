import Syntax

// What makes a `String` of other things.

func stringInitializers() -> [LibraryRow] {
  [
    LibraryRow("init(_ c: Character)", "The text of one character.") { call in Value(try call[0].string()) },
    LibraryRow("init(_ substring: Substring)", "A part of a string as a string.") { call in
      Value(try call[0].string())
    },
    LibraryRow("init(_ utf8: String.UTF8View)", "The text that the bytes are of.") { call in
      Value(try call[0].fields().fields[0].string())
    },
    LibraryRow("init(_ utf16: String.UTF16View)", "The text that the units are of.") { call in
      Value(try call[0].fields().fields[0].string())
    },
    LibraryRow("init(_ unicodeScalars: String.UnicodeScalarView)", "The text that the code points are of.") { call in
      Value(try call[0].fields().fields[0].string())
    },
    LibraryRow("init?(_ codeUnits: Slice<String.UTF8View>)", "The text that bytes are of, or nil.") { call in
      try partOfView(call[0], .utf8, call.context) { String($0.utf8[$1]) }.map { Value($0) } ?? .none()
    },
    LibraryRow("init?(_ codeUnits: Slice<String.UTF16View>)", "The text that units are of, or nil.") { call in
      try partOfView(call[0], .utf16, call.context) { String($0.utf16[$1]) }.map { Value($0) } ?? .none()
    },
    LibraryRow("init(_ content: Slice<String.UnicodeScalarView>)", "The text that code points are of.") { call in
      Value(try partOfView(call[0], .scalars, call.context) { String($0.unicodeScalars[$1]) })
    },
    LibraryRow("init(_ scalar: Unicode.Scalar)", "The text of one code point.") { call in
      Value(Unicode.Scalar(UInt32(truncatingIfNeeded: call[0].bits)).map { String(Character($0)) } ?? "")
    },
    LibraryRow("init<T: LosslessStringConvertible>(_ value: T)", "The text of a value that can be read back.") { call in
      // `print` shows the sign of what is not a number, `description` does not.
      let text = try call.types[0].operations.describe(call[0])
      return Value(text == "-nan" ? "nan" : text)
    },
    LibraryRow("init<S: Sequence>(_ characters: S)", "The characters of a sequence.", where: "S.Element == Character") {
      call in Value(try text(of: call[0], call.types[0], call.free))
    },
    LibraryRow(
      "init<S: Sequence>(_ substrings: S)", "The texts of a sequence, one after the other.",
      where: "S.Element == String"
    ) { call in Value(try text(of: call[0], call.types[0], call.free)) },
    LibraryRow(
      "init<T: BinaryInteger>(_ value: T, radix: Int = 10, uppercase: Bool = false)",
      "The digits of a number to some base.", example: "String(255, radix: 16)"
    ) { call in
      let radix = call[1].int
      guard (2...36).contains(radix) else { throw Trap(.radixBetween) }
      if case .integer(let kind) = call.types[0].shape, kind == .uint || kind == .uint64 {
        return Value(String(UInt(bitPattern: call[0].bits), radix: radix, uppercase: call[2].bool))
      }
      return Value(String(call[0].bits, radix: radix, uppercase: call[2].bool))
    },
    LibraryRow("init<Subject>(describing instance: Subject)", "What `print` prints for a value.") { call in
      Value(try call.types[0].operations.describe(call[0]))
    },
    LibraryRow("init<Subject>(reflecting subject: Subject)", "What `debugPrint` prints for a value.") { call in
      Value(try call.types[0].operations.debugDescribe(call[0]))
    },
    LibraryRow("init(repeating repeatedValue: String, count: Int)", "A text so many times.") { call in
      Value(try call.context.repeated(call[0].string(), checked(call[1].int, .negativeCount)))
    },
    LibraryRow("init(repeating repeatedValue: Character, count: Int)", "A character so many times.") { call in
      Value(try call.context.repeated(call[0].string(), checked(call[1].int, .negativeCount)))
    },
    LibraryRow(
      "init<C: Collection>(decoding codeUnits: C, as sourceEncoding: UTF8.Type)", "The text that bytes of UTF-8 mean.",
      where: "C.Element == UInt8"
    ) { call in
      Value(String(decoding: try call.units(UInt8.self), as: UTF8.self))
    },
    LibraryRow(
      "init<C: Collection>(decoding codeUnits: C, as sourceEncoding: UTF16.Type)",
      "The text that units of UTF-16 mean.", where: "C.Element == UInt16"
    ) { call in Value(String(decoding: try call.units(UInt16.self), as: UTF16.self)) },
    LibraryRow(
      "init<C: Collection>(decoding codeUnits: C, as sourceEncoding: UTF32.Type)",
      "The text that the numbers of code points mean.", where: "C.Element == UInt32"
    ) { call in Value(String(decoding: try call.units(UInt32.self), as: UTF32.self)) },
    LibraryRow(
      "init?<C: Collection>(validating codeUnits: C, as encoding: UTF8.Type)",
      "The text that bytes of UTF-8 mean, or nil if they are none.", where: "C.Element == UInt8"
    ) { call in String(validating: try call.units(UInt8.self), as: UTF8.self).map { Value($0) } ?? .none() },
  ]
}

/// What is made of the text that a slice of a view is cut from, and of its bounds.
private func partOfView<Result>(
  _ slice: Value, _ view: TextPlaces.View, _ context: RunContext, _ make: (String, Range<String.Index>) -> Result
) throws -> Result {
  let fields = try slice.fields().fields
  let places = try TextPlaces(fields[2].fields().fields[0], view, in: context)
  return make(places.text, try places.index(fields[0])..<places.index(fields[1]))
}

/// The same as a part of that text.
func partOfText(_ slice: Value, _ view: TextPlaces.View, _ context: RunContext) throws -> Value {
  let fields = try slice.fields().fields
  let places = try TextPlaces(fields[2].fields().fields[0], view, in: context)
  return try places.part(places.index(fields[0]), places.index(fields[1]))
}

extension Arguments {
  /// The bytes or units that argument 0, of the type that is the function's first, consists of.
  fileprivate func units<Unit: FixedWidthInteger>(_ type: Unit.Type) throws -> [Unit] {
    let units = try elements(of: values[0], type: types[0], free: free)
    var plain: [Unit] = []
    plain.reserveCapacity(units.count)
    for unit in units {
      plain.append(Unit(truncatingIfNeeded: unit.bits))
      try context.checkInterrupt(plain.count)
    }
    return plain
  }
}
