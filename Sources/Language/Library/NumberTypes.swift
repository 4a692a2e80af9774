// The types of numbers, and the protocols that generic code asks of them.

func numberTypes() -> [LibraryType] {
  [
    integerType(Int.self, "Int"), integerType(Int8.self, "Int8"), integerType(Int16.self, "Int16"),
    integerType(Int32.self, "Int32"), integerType(Int64.self, "Int64"), integerType(UInt.self, "UInt"),
    integerType(UInt8.self, "UInt8"), integerType(UInt16.self, "UInt16"), integerType(UInt32.self, "UInt32"),
    integerType(UInt64.self, "UInt64"), floatType(Double.self, "Double"), floatType(Float.self, "Float"),
    LibraryType(
      .enum, "FloatingPointRoundingRule", conforms: ["Equatable", "Hashable"], "Which whole number is taken."
    ) {
      roundingRuleNames.map { declare("case \($0)") }
    },
    LibraryType(
      .enum, "FloatingPointSign", conforms: ["Equatable", "Hashable", "RawRepresentable"], "The sign of a number."
    ) {
      [
        declare("case plus"), declare("case minus"), declare("typealias RawValue = Int"),
        LibraryRow("rawValue: Int", "0 or 1.") { call in Value(call[0].bits) },
        LibraryRow("init?(rawValue: Int)", "The sign with that number.") { call in
          (0...1).contains(call[0].bits) ? Value(call[0].bits) : .none()
        },
      ]
    },
    classificationType(),
  ]
}

func numberProtocols() -> [LibraryType] {
  [
    LibraryType(.protocol, "AdditiveArithmetic", conforms: ["Equatable"], "What can be added and subtracted.") {
      [declare("require static zero: Self", "Zero.")]
    },
    LibraryType(
      .protocol, "Numeric", conforms: ["AdditiveArithmetic", "ExpressibleByIntegerLiteral"], "What can be multiplied."
    ) {
      [
        declare("associatedtype Magnitude: Comparable, Numeric"),
        declare("require magnitude: Magnitude", "The number without its sign."),
        declare("require init?<T: BinaryInteger>(exactly source: T)", "The same number, if it is one of the type."),
      ]
    },
    LibraryType(.protocol, "SignedNumeric", conforms: ["Numeric"], "What has a sign.") {
      [declare("require mutating negate()", "Changes its sign.")]
    },
    LibraryType(.protocol, "Strideable", conforms: ["Comparable"], "What can be stepped through.") {
      [
        declare("associatedtype Stride: SignedNumeric, Comparable"),
        declare("require distance(to other: Self) -> Stride", "How much further another is."),
        declare("require advanced(by n: Stride) -> Self", "The value so much further."),
      ]
    },
    LibraryType(
      .protocol, "BinaryInteger", conforms: ["Numeric", "Hashable", "Strideable", "CustomStringConvertible"],
      "A whole number."
    ) {
      [
        declare("associatedtype Magnitude: BinaryInteger"), declare("typealias Words = Int.Words"),
        declare("require init()", "Zero."),
      ]
        + requirements(integerInitializers(Int.self, "Self") + integerMembers(Int.self, "Self")) + mixedComparisons()
    },
    LibraryType(
      .protocol, "FixedWidthInteger", conforms: ["BinaryInteger", "LosslessStringConvertible"],
      "A whole number of a fixed number of bits."
    ) {
      [declare("associatedtype Magnitude: FixedWidthInteger, UnsignedInteger")]
        + requirements(integerBits(Int.self, "Self"))
    },
    LibraryType(
      .protocol, "SignedInteger", conforms: ["BinaryInteger", "SignedNumeric"], "A whole number with a sign."),
    LibraryType(.protocol, "UnsignedInteger", conforms: ["BinaryInteger"], "A whole number that is not negative."),
    LibraryType(
      .protocol, "FloatingPoint", conforms: ["SignedNumeric", "Hashable", "Strideable"], "A number with a fraction."
    ) {
      [
        declare("associatedtype Exponent: SignedInteger"),
        declare("require init<S: BinaryInteger>(_ value: S)", "The nearest number to an integer."),
      ]
        + requirements(
          floatMembers(Double.self, "Self") + floatOperations(Double.self, "Self") + floatParts(Double.self, "Self"))
    },
    LibraryType(
      .protocol, "BinaryFloatingPoint",
      conforms: ["FloatingPoint", "ExpressibleByFloatLiteral", "CustomStringConvertible"],
      "A number with a fraction in base 2."
    ) {
      [
        declare("associatedtype RawSignificand: UnsignedInteger"),
        declare("associatedtype RawExponent: UnsignedInteger"),
      ]
        + requirements(
          floatInitializers(Double.self, "Self")
            + bitPartRows(Double.self, significand: "RawSignificand", exponent: "RawExponent"))
    },
  ]
}

/// Numbers of two types: `UInt8(3) == 3 as Int`.
private func mixedComparisons() -> [LibraryRow] {
  func isBig(_ value: Value, _ type: RuntimeType) -> Bool {
    guard case .integer(let kind) = type.shape else { return false }
    return (kind == .uint || kind == .uint64) && value.bits < 0
  }
  /// Whether the first is less than the second, and whether they are equal.
  func order(_ call: Arguments) -> (isLess: Bool, isEqual: Bool) {
    let (a, b) = (call[call.count - 2], call[call.count - 1])
    let (bigA, bigB) = (isBig(a, call.types[0]), isBig(b, call.types[1]))
    if bigA != bigB { return (bigB, false) }
    return (a.bits < b.bits, a.bits == b.bits)
  }
  let tests: [(String, (_ isLess: Bool, _ isEqual: Bool) -> Bool)] = [
    ("==", { $1 }), ("!=", { !$1 }), ("<", { less, _ in less }), ("<=", { $0 || $1 }), (">", { !$0 && !$1 }),
    (">=", { less, _ in !less }),
  ]
  return tests.map { name, test in
    LibraryRow("static \(name) <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool", "Compares their values.") {
      call in
      let (isLess, isEqual) = order(call)
      return Value(test(isLess, isEqual))
    }
  }
}

/// The members of a concrete type as a protocol requires them.
private func requirements(_ rows: [LibraryRow]) -> [LibraryRow] {
  rows.filter { !$0.signature.contains("init()") }.map { declare("require " + $0.signature, $0.doc) }
}

private func integerType<T: FixedWidthInteger & Sendable>(_ type: T.Type, _ name: String) -> LibraryType {
  let kind = T.isSigned ? "SignedInteger" : "UnsignedInteger"
  let range = T.isSigned ? "from -2^\(T.bitWidth - 1) to 2^\(T.bitWidth - 1) - 1" : "from 0 to 2^\(T.bitWidth) - 1"
  return LibraryType(
    .struct, name, conforms: ["FixedWidthInteger", kind, "Sendable"], "A whole number \(range)."
  ) {
    [declare("typealias Stride = Int"), declare("typealias Magnitude = \(T.isSigned ? "U" + name : name)")]
      + (name == "Int" ? [] : [declare("typealias Words = Int.Words")])
      + integerInitializers(T.self, name) + integerMembers(T.self, name) + integerBits(T.self, name)
  }
}

private func floatType<T: LibraryFloat>(_ type: T.Type, _ name: String) -> LibraryType
where T.RawSignificand: FixedWidthInteger, T.RawExponent: FixedWidthInteger {
  LibraryType(
    .struct, name,
    conforms: [
      "BinaryFloatingPoint", "LosslessStringConvertible", "CustomDebugStringConvertible", "TextOutputStreamable",
      "ExpressibleByIntegerLiteral", "Sendable",
    ], "A number with a fraction, in \(name == "Float" ? 32 : 64) bits."
  ) {
    [
      declare("typealias Stride = \(name)"), declare("typealias Magnitude = \(name)"),
      declare("typealias Exponent = Int"), declare("typealias RawExponent = UInt"),
      declare("typealias RawSignificand = \(name == "Float" ? "UInt32" : "UInt64")"),
      textWriting { T($0.double).description },
    ] + floatInitializers(T.self, name)
      + floatMembers(T.self, name)
      + floatOperations(T.self, name) + floatParts(T.self, name)
      + bitPatternRows(isSingle: name == "Float")
      + bitPartRows(T.self, significand: name == "Float" ? "UInt32" : "UInt64")
  }
}
