import Syntax

// Members of the integer types, written once for all of them.

extension Value {
  /// An integer as its own type has it; the bits are sign- or zero-extended.
  init(integer: some FixedWidthInteger) { self.init(Int(truncatingIfNeeded: integer)) }

  func integer<T: FixedWidthInteger>(_ type: T.Type) -> T { T(truncatingIfNeeded: bits) }
}

func integerInitializers<T: FixedWidthInteger & Sendable>(_ type: T.Type, _ name: String) -> [LibraryRow] {
  [
    LibraryRow("init()", "Zero.") { _ in Value(0) },
    LibraryRow("init<S: BinaryInteger>(_ source: S)", "The same number; an error if it does not fit.") { call in
      try wide(call[0], call.types[0], exactly: T.self)
    },
  ]
    + (name == "Self"
      ? []
      : [
        LibraryRow(
          "init(bitPattern x: \(T.isSigned ? "U" + name : String(name.dropFirst())))", "The number with the same bits."
        ) {
          call in
          Value(integer: T(truncatingIfNeeded: call[0].bits))
        },
        LibraryRow("init(integerLiteral value: \(name))", "What a literal stands for.") { call in call[0] },
      ])
    + (name == "UInt8"
      ? [
        LibraryRow("init(ascii v: Unicode.Scalar)", "The number of a character of ASCII.") { call in
          guard call[0].bits < 128 else { throw Trap(.said("Code point value does not fit into ASCII")) }
          return call[0]
        }
      ] : []) + [
      LibraryRow("init(_ source: Double)", "The whole part of a number; an error if it does not fit.") { call in
        try whole(call[0].double, T.self, name, "Double")
      },
      LibraryRow("init(_ source: Float)", "The whole part of a number; an error if it does not fit.") { call in
        try whole(call[0].double, T.self, name, "Float")
      },
      LibraryRow(
        "init<F: BinaryFloatingPoint>(_ source: F)", "The whole part of a number; an error if it does not fit."
      ) { call in
        try whole(call[0].double, T.self, name, call.types[0].operations.typeName)
      },
      LibraryRow("init?<S: StringProtocol>(_ text: S, radix: Int = 10)", "The number that a text has the digits of.") {
        call in
        guard (2...36).contains(call[1].int) else { throw Trap(.radixRange) }
        return try T(call.context.shortInteger(call[0].string()), radix: call[1].int).map { Value(integer: $0) }
          ?? .none()
      },
      LibraryRow("init?(_ description: String)", "The number that a text has the digits of.", example: "Int(\"42\")") {
        call in try T(call.context.shortInteger(call[0].string())).map { Value(integer: $0) } ?? .none()
      },
      LibraryRow("init?<S: BinaryInteger>(exactly source: S)", "The same number, or nil if it does not fit.") { call in
        exact(call[0], call.types[0], T.self).map { Value(integer: $0) } ?? .none()
      },
      LibraryRow("init?(exactly source: Double)", "The same number, or nil if there is none.") { call in
        T(exactly: call[0].double).map { Value(integer: $0) } ?? .none()
      },
      LibraryRow(
        "init?<F: BinaryFloatingPoint>(exactly source: F)", "The same number, or nil if there is none."
      ) { call in
        T(exactly: call[0].double).map { Value(integer: $0) } ?? .none()
      },
      LibraryRow("init<S: BinaryInteger>(clamping source: S)", "The nearest number that fits.") { call in
        if case .integer(let kind) = call.types[0].shape, kind == .uint || kind == .uint64 {
          return Value(integer: T(clamping: UInt(bitPattern: call[0].bits)))
        }
        return Value(integer: T(clamping: call[0].bits))
      },
      LibraryRow("init<S: BinaryInteger>(truncatingIfNeeded source: S)", "The lowest bits.") { call in
        Value(integer: T(truncatingIfNeeded: call[0].bits))
      },
      LibraryRow("static random(in range: Range<\(name)>) -> \(name)", "A number by chance, the same in every session.")
      {
        call in
        let bounds = try call[call.count - 1].fields().fields.map { $0.integer(T.self) }
        if bounds[0] >= bounds[1] { throw Trap(.randomOfEmptyRange) }
        return Value(integer: T.random(in: bounds[0]..<bounds[1], using: &call.context.random))
      },
      LibraryRow(
        "static random(in range: ClosedRange<\(name)>) -> \(name)", "A number by chance, the same in every session."
      ) { call in
        let bounds = try call[call.count - 1].fields().fields.map { $0.integer(T.self) }
        return Value(integer: T.random(in: bounds[0]...bounds[1], using: &call.context.random))
      },
      LibraryRow(
        "static random<G: RandomNumberGenerator>(in range: Range<\(name)>, using generator: inout G) -> \(name)",
        "A number that a generator gives."
      ) { call in
        let bounds = try call[call.count - 2].fields().fields.map { $0.integer(T.self) }
        if bounds[0] >= bounds[1] { throw Trap(.randomOfEmptyRange) }
        return Value(integer: try call.withGenerator { T.random(in: bounds[0]..<bounds[1], using: &$0) })
      },
      LibraryRow(
        "static random<G: RandomNumberGenerator>(in range: ClosedRange<\(name)>, using generator: inout G) -> \(name)",
        "A number that a generator gives."
      ) { call in
        let bounds = try call[call.count - 2].fields().fields.map { $0.integer(T.self) }
        return Value(integer: try call.withGenerator { T.random(in: bounds[0]...bounds[1], using: &$0) })
      },
    ]
}

func integerMembers<T: FixedWidthInteger & Sendable>(_ type: T.Type, _ name: String) -> [LibraryRow] {
  [
    LibraryRow("static zero: \(name)", "Zero.") { _ in Value(0) },
    LibraryRow("static isSigned: Bool", "Whether there are negative numbers.") { _ in Value(T.isSigned) },
    LibraryRow("bitWidth: Int", "How many bits it has.") { _ in Value(T.bitWidth) },
    LibraryRow("trailingZeroBitCount: Int", "How many bits are 0 behind the lowest 1.") { call in
      Value(call[0].integer(T.self).trailingZeroBitCount)
    },
    LibraryRow("words: Int.Words", "Its bits in words.") { call in Value(tuple: [call[0]]) },
    LibraryRow("description: String", "Its digits.") { call in Value(call[0].integer(T.self).description) },
    LibraryRow("magnitude: \(magnitudeName(name))", "The number without its sign.") { call in
      Value(integer: call[0].integer(T.self).magnitude)
    },
    LibraryRow("signum() -> \(name)", "-1, 0 or 1.") { call in Value(integer: call[0].integer(T.self).signum()) },
    LibraryRow("isMultiple(of other: \(name)) -> Bool", "Whether it can be divided without remainder.") { call in
      Value(call[0].integer(T.self).isMultiple(of: call[1].integer(T.self)))
    },
    LibraryRow(
      "quotientAndRemainder(dividingBy rhs: \(name)) -> (quotient: \(name), remainder: \(name))",
      "Both results of a division."
    ) { call in
      let (a, b) = (call[0].integer(T.self), call[1].integer(T.self))
      if b == 0 { throw Trap(.divisionByZero) }
      if a.dividedReportingOverflow(by: b).overflow { throw Trap(.divisionOverflow) }
      let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
      return Value(tuple: [Value(integer: quotient), Value(integer: remainder)])
    },
    LibraryRow("advanced(by n: Int) -> \(name)", "The number so much further.") { call in
      let distance = call[1].int
      let start = call[0].integer(T.self)
      let step = T(truncatingIfNeeded: distance.magnitude)
      let (sum, overflow) =
        distance < 0 ? start.subtractingReportingOverflow(step) : start.addingReportingOverflow(step)
      if overflow || UInt(truncatingIfNeeded: step.magnitude) != distance.magnitude {
        throw Trap(.overflow)
      }
      return Value(integer: sum)
    },
    LibraryRow("distance(to other: \(name)) -> Int", "How much further another is.") { call in
      let (a, b) = (call[0].integer(T.self), call[1].integer(T.self))
      let (distance, overflow) = Int(truncatingIfNeeded: b).subtractingReportingOverflow(Int(truncatingIfNeeded: a))
      if overflow, T.isSigned { throw Trap(.distance) }
      return Value(distance)
    },
    LibraryRow("mutating negate()", "Changes its sign.") { call in
      let (result, overflow) = T.zero.subtractingReportingOverflow(call.mutableSelf.pointee.integer(T.self))
      if overflow { throw Trap(.overflow) }
      call.mutableSelf.pointee = Value(integer: result)
      return .void
    },
  ]
}

func integerBits<T: FixedWidthInteger & Sendable>(_ type: T.Type, _ name: String) -> [LibraryRow] {
  let reporting: [(String, String, (T, T) -> (partialValue: T, overflow: Bool))] = [
    ("addingReportingOverflow(_", "The sum", { $0.addingReportingOverflow($1) }),
    ("subtractingReportingOverflow(_", "The difference", { $0.subtractingReportingOverflow($1) }),
    ("multipliedReportingOverflow(by", "The product", { $0.multipliedReportingOverflow(by: $1) }),
    ("dividedReportingOverflow(by", "The quotient", { $0.dividedReportingOverflow(by: $1) }),
    ("remainderReportingOverflow(dividingBy", "The remainder", { $0.remainderReportingOverflow(dividingBy: $1) }),
  ]
  let counts: [(String, String, (T) -> Int)] = [
    ("nonzeroBitCount", "How many bits are 1.", { $0.nonzeroBitCount }),
    ("leadingZeroBitCount", "How many bits are 0 before the highest 1.", { $0.leadingZeroBitCount }),
  ]
  let same: [(String, String, (T) -> T)] = [
    ("byteSwapped", "With its bytes turned round.", { $0.byteSwapped }),
    ("littleEndian", "With the lowest byte first.", { $0.littleEndian }),
    ("bigEndian", "With the highest byte first.", { $0.bigEndian }),
  ]
  let full = LibraryRow(
    "multipliedFullWidth(by other: \(name)) -> (high: \(name), low: \(magnitudeName(name)))",
    "The product in twice as many bits."
  ) { call in
    let (high, low) = call[0].integer(T.self).multipliedFullWidth(by: call[1].integer(T.self))
    return Value(tuple: [Value(integer: high), Value(integer: T.Magnitude(low))])
  }
  let dividing = LibraryRow(
    "dividingFullWidth(_ dividend: (high: \(name), low: \(magnitudeName(name)))) "
      + "-> (quotient: \(name), remainder: \(name))", "Both results of the division of a number of twice as many bits."
  ) { call in
    let parts = try call[1].fields().fields
    let (divisor, high) = (call[0].integer(T.self), parts[0].integer(T.self))
    if divisor == 0 { throw Trap(.divisionByZero) }
    // Below this bound no quotient fits.
    if high.magnitude >= divisor.magnitude { throw Trap(.divisionOverflow) }
    let (quotient, remainder) = divisor.dividingFullWidth((high, parts[1].integer(T.Magnitude.self)))
    return Value(tuple: [Value(integer: quotient), Value(integer: remainder)])
  }
  // Of these a `BinaryInteger` knows nothing: `max(a, b)` in an extension of it means the function.
  let limits = [
    LibraryRow("static max: \(name)", "The greatest number.") { _ in Value(integer: T.max) },
    LibraryRow("static min: \(name)", "The least number.") { _ in Value(integer: T.min) },
    LibraryRow("static bitWidth: Int", "How many bits a number has.") { _ in Value(T.bitWidth) },
  ]
  return limits + [full, dividing]
    + reporting.map { label, doc, operation in
      LibraryRow(
        "\(label) rhs: \(name)) -> (partialValue: \(name), overflow: Bool)", "\(doc), and whether it did not fit."
      ) { call in
        let (value, overflow) = operation(call[0].integer(T.self), call[1].integer(T.self))
        return Value(tuple: [Value(integer: value), Value(overflow)])
      }
    }
    + counts.map { label, doc, count in
      LibraryRow("\(label): Int", doc) { call in Value(count(call[0].integer(T.self))) }
    }
    + same.map { label, doc, change in
      LibraryRow("\(label): \(name)", doc) { call in Value(integer: change(call[0].integer(T.self))) }
    }
    // What turns the bytes round turns them back.
    + same.dropFirst().map { label, doc, change in
      LibraryRow("init(\(label) value: \(name))", "What a number is that was stored \(doc.lowercased())") { call in
        Value(integer: change(call[0].integer(T.self)))
      }
    }
}

/// The unsigned type of the same size, for `magnitude`.
private func magnitudeName(_ name: String) -> String {
  name == "Self" ? "Magnitude" : name.hasPrefix("U") ? name : "U" + name
}

private func exact<T: FixedWidthInteger>(_ value: Value, _ type: RuntimeType, _: T.Type) -> T? {
  if case .integer(let kind) = type.shape, kind == .uint || kind == .uint64 {
    return T(exactly: UInt(bitPattern: value.bits))
  }
  return T(exactly: value.bits)
}

private func wide<T: FixedWidthInteger>(_ value: Value, _ type: RuntimeType, exactly: T.Type) throws -> Value {
  if let number = exact(value, type, T.self) { return Value(integer: number) }
  var isNegative = value.bits < 0
  if case .integer(let kind) = type.shape, !kind.isSigned { isNegative = false }
  throw Trap(!isNegative ? .notEnoughBits : T.isSigned ? .notEnoughBitsSigned : .negativeNotRepresentable)
}

/// A floating-point number without its fraction, or Swift's error.
private func whole<T: FixedWidthInteger>(
  _ number: Double, _: T.Type, _ name: String, _ source: String
) throws -> Value {
  if let result = T(exactly: number.rounded(.towardZero)) { return Value(integer: result) }
  let reason: TrapReason.Unfit = !number.isFinite ? .infinite : number > 0 ? .tooLarge : .tooSmall
  throw Trap(.notConvertible(source, name, reason))
}
