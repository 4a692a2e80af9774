import Syntax

// Members of `Double` and `Float`, written once for both. A `Float` travels as the `Double` that equals it.

extension Value {
  init(floating: some BinaryFloatingPoint) { self.init(Double(floating)) }
  func floating<T: BinaryFloatingPoint>(_ type: T.Type) -> T { T(double) }
}

typealias LibraryFloat = BinaryFloatingPoint & LosslessStringConvertible & Sendable

func floatInitializers<T: LibraryFloat>(_ type: T.Type, _ name: String) -> [LibraryRow]
where T.RawSignificand: FixedWidthInteger {
  [
    LibraryRow("init()", "Zero.") { _ in Value(0.0) },
    LibraryRow("init(floatLiteral value: \(name))", "What a literal stands for.") { call in call[0] },
    LibraryRow("init(integerLiteral value: Int)", "What a literal stands for.") { call in
      Value(floating: T(call[0].bits))
    },
    LibraryRow("init<S: BinaryInteger>(_ value: S)", "The nearest number to an integer.") { call in
      if case .integer(let kind) = call.types[0].shape, kind == .uint || kind == .uint64 {
        return Value(floating: T(UInt(bitPattern: call[0].bits)))
      }
      return Value(floating: T(call[0].bits))
    },
    LibraryRow("init?(_ description: String)", "The number that a text has.") { call in
      try call.context.shortFraction(call[0].string()).flatMap { T($0) }.map { Value(floating: $0) } ?? .none()
    },
    LibraryRow("init(_ other: Double)", "The nearest number to another.") { call in
      Value(floating: T(call[0].double))
    },
    LibraryRow("init(_ other: Float)", "The same number.") { call in Value(floating: T(call[0].double)) },
    LibraryRow("init<Source: BinaryFloatingPoint>(_ value: Source)", "The nearest number to another.") { call in
      Value(floating: T(call[0].double))
    },
    LibraryRow("init?<S: StringProtocol>(_ text: S)", "The number that a text has.", example: "Double(\"1e3\")") {
      call in
      try call.context.shortFraction(call[0].string()).flatMap { T($0) }.map { Value(floating: $0) } ?? .none()
    },
    LibraryRow("init?(exactly other: Double)", "The same number, or nil if there is none.") { call in
      T(exactly: call[0].double).map { Value(floating: $0) } ?? .none()
    },
    LibraryRow("init?<Source: BinaryFloatingPoint>(exactly value: Source)", "The same number, or nil if there is none.")
    {
      call in T(exactly: call[0].double).map { Value(floating: $0) } ?? .none()
    },
    LibraryRow("init?<S: BinaryInteger>(exactly source: S)", "The same number, or nil if there is none.") { call in
      if case .integer(let kind) = call.types[0].shape, kind == .uint || kind == .uint64 {
        return T(exactly: UInt(bitPattern: call[0].bits)).map { Value(floating: $0) } ?? .none()
      }
      return T(exactly: call[0].bits).map { Value(floating: $0) } ?? .none()
    },
    LibraryRow("static random(in range: Range<\(name)>) -> \(name)", "A number by chance, the same in every session.") {
      call in
      let bounds = try call[call.count - 1].fields().fields.map { $0.floating(T.self) }
      if !(bounds[0] < bounds[1]) { throw Trap(.randomOfEmptyRange) }
      if !(bounds[1] - bounds[0]).isFinite { throw infiniteRange }
      return Value(floating: T.random(in: bounds[0]..<bounds[1], using: &call.context.random))
    },
    LibraryRow(
      "static random(in range: ClosedRange<\(name)>) -> \(name)", "A number by chance, the same in every session."
    ) { call in
      let bounds = try call[call.count - 1].fields().fields.map { $0.floating(T.self) }
      if !(bounds[1] - bounds[0]).isFinite { throw infiniteRange }
      return Value(floating: T.random(in: bounds[0]...bounds[1], using: &call.context.random))
    },
    LibraryRow(
      "static random<G: RandomNumberGenerator>(in range: Range<\(name)>, using generator: inout G) -> \(name)",
      "A number that a generator gives."
    ) { call in
      let bounds = try call[call.count - 2].fields().fields.map { $0.floating(T.self) }
      if !(bounds[0] < bounds[1]) { throw Trap(.randomOfEmptyRange) }
      if !(bounds[1] - bounds[0]).isFinite { throw infiniteRange }
      return Value(floating: try call.withGenerator { T.random(in: bounds[0]..<bounds[1], using: &$0) })
    },
    LibraryRow(
      "static random<G: RandomNumberGenerator>(in range: ClosedRange<\(name)>, using generator: inout G) -> \(name)",
      "A number that a generator gives."
    ) { call in
      let bounds = try call[call.count - 2].fields().fields.map { $0.floating(T.self) }
      if !(bounds[1] - bounds[0]).isFinite { throw infiniteRange }
      return Value(floating: try call.withGenerator { T.random(in: bounds[0]...bounds[1], using: &$0) })
    },
  ]
}

func floatMembers<T: LibraryFloat>(_ type: T.Type, _ name: String) -> [LibraryRow] {
  let constants: [(String, String, T)] = [
    ("pi", "The ratio of a circle's circumference to its diameter.", .pi),
    ("infinity", "Greater than every number.", .infinity), ("nan", "Not a number; equal to nothing.", .nan),
    ("signalingNaN", "Not a number.", .signalingNaN),
    ("greatestFiniteMagnitude", "The greatest number.", .greatestFiniteMagnitude),
    ("leastNonzeroMagnitude", "The least positive number.", .leastNonzeroMagnitude),
    ("leastNormalMagnitude", "The least positive number of full precision.", .leastNormalMagnitude),
    ("ulpOfOne", "The step from 1 to the next number.", .ulpOfOne), ("zero", "Zero.", .zero),
  ]
  let numbers: [(String, String, (T) -> T)] = [
    ("magnitude: \(name)", "The number without its sign.", { $0.magnitude }),
    ("ulp: \(name)", "The step to the next number.", { $0.ulp }),
    ("nextUp: \(name)", "The next number above.", { $0.nextUp }),
    ("nextDown: \(name)", "The next number below.", { $0.nextDown }),
    ("significand: \(name)", "The number scaled to at least 1 and below 2.", { $0.significand }),
    ("binade: \(name)", "The greatest power of two that is not greater.", { $0.binade }),
    ("squareRoot() -> \(name)", "The square root.", { $0.squareRoot() }),
  ]
  let tests: [(String, String, (T) -> Bool)] = [
    ("isNaN", "it is not a number", { $0.isNaN }), ("isInfinite", "it is infinite", { $0.isInfinite }),
    ("isFinite", "it is a number and not infinite", { $0.isFinite }), ("isZero", "it is zero", { $0.isZero }),
    ("isNormal", "it has full precision", { $0.isNormal }),
    ("isSubnormal", "it is too small for full precision", { $0.isSubnormal }),
    ("isSignalingNaN", "it is a signalling NaN", { $0.isSignalingNaN }),
  ]
  return constants.map { label, doc, value in
    LibraryRow("static \(label): \(name)", doc) { _ in Value(floating: value) }
  }
    + numbers.map { signature, doc, operation in
      LibraryRow(signature, doc) { call in Value(floating: operation(call[0].floating(T.self))) }
    }
    + tests.map { label, doc, test in
      LibraryRow("\(label): Bool", "Whether \(doc).") { call in Value(test(call[0].floating(T.self))) }
    }
}

func floatOperations<T: LibraryFloat>(_ type: T.Type, _ name: String) -> [LibraryRow] {
  let exponent = name == "Self" ? "Exponent" : "Int"
  return [
    LibraryRow("description: String", "As `print` has it.") { call in Value(call[0].floating(T.self).description) },
    LibraryRow("debugDescription: String", "As `print` has it.") { call in
      Value(call[0].floating(T.self).description)
    },
    LibraryRow("sign: FloatingPointSign", "Its sign.") { call in
      Value(call[0].floating(T.self).sign == .minus ? 1 : 0)
    },
    LibraryRow("init(sign: FloatingPointSign, exponent: \(exponent), significand: \(name))", "From its parts.") {
      call in
      let sign: FloatingPointSign = call[0].bits == 0 ? .plus : .minus
      let exponent = T.Exponent(clamping: call[1].int)
      return Value(floating: T(sign: sign, exponent: exponent, significand: call[2].floating(T.self)))
    },
    LibraryRow("exponent: \(exponent)", "The power of two it is scaled by.") { call in
      Value(Int(clamping: call[0].floating(T.self).exponent))
    },
    LibraryRow("rounded() -> \(name)", "The nearest whole number; halves away from zero.") { call in
      Value(floating: call[0].floating(T.self).rounded())
    },
    LibraryRow("rounded(_ rule: FloatingPointRoundingRule) -> \(name)", "The whole number by a rule.") { call in
      Value(floating: call[0].floating(T.self).rounded(roundingRule(call[1])))
    },
    LibraryRow("mutating round()", "Rounds it; halves away from zero.") { call in
      call.mutableSelf.pointee = Value(floating: call.mutableSelf.pointee.floating(T.self).rounded())
      return .void
    },
    LibraryRow("mutating round(_ rule: FloatingPointRoundingRule)", "Rounds it by a rule.") { call in
      let number = call.mutableSelf.pointee.floating(T.self)
      call.mutableSelf.pointee = Value(floating: number.rounded(roundingRule(call[1])))
      return .void
    },
    LibraryRow("mutating negate()", "Changes its sign.") { call in
      call.mutableSelf.pointee = Value(floating: -call.mutableSelf.pointee.floating(T.self))
      return .void
    },
    LibraryRow("mutating formSquareRoot()", "Replaces it by its square root.") { call in
      call.mutableSelf.pointee = Value(floating: call.mutableSelf.pointee.floating(T.self).squareRoot())
      return .void
    },
    LibraryRow("truncatingRemainder(dividingBy other: \(name)) -> \(name)", "The remainder with its own sign.") {
      call in
      Value(floating: call[0].floating(T.self).truncatingRemainder(dividingBy: call[1].floating(T.self)))
    },
    LibraryRow("remainder(dividingBy other: \(name)) -> \(name)", "The remainder from the nearest multiple.") { call in
      Value(floating: call[0].floating(T.self).remainder(dividingBy: call[1].floating(T.self)))
    },
    LibraryRow("addingProduct(_ lhs: \(name), _ rhs: \(name)) -> \(name)", "With a product added, rounded once.") {
      call in
      Value(floating: call[0].floating(T.self).addingProduct(call[1].floating(T.self), call[2].floating(T.self)))
    },
    LibraryRow("advanced(by n: \(name)) -> \(name)", "The number so much further.") { call in
      Value(floating: call[0].floating(T.self) + call[1].floating(T.self))
    },
    LibraryRow("distance(to other: \(name)) -> \(name)", "How much further another is.") { call in
      Value(floating: call[1].floating(T.self) - call[0].floating(T.self))
    },
    LibraryRow("isEqual(to other: \(name)) -> Bool", "Whether it equals another.") { call in
      Value(call[0].double == call[1].double)
    },
    LibraryRow("isLess(than other: \(name)) -> Bool", "Whether it is less than another.") { call in
      Value(call[0].double < call[1].double)
    },
    LibraryRow("static minimum(_ x: \(name), _ y: \(name)) -> \(name)", "The lesser that is a number.") { call in
      Value(floating: T.minimum(call[call.count - 2].floating(T.self), call[call.count - 1].floating(T.self)))
    },
    LibraryRow("static maximum(_ x: \(name), _ y: \(name)) -> \(name)", "The greater that is a number.") { call in
      Value(floating: T.maximum(call[call.count - 2].floating(T.self), call[call.count - 1].floating(T.self)))
    },
  ]
}

/// What only one of the two types has.
func bitPatternRows(isSingle: Bool) -> [LibraryRow] {
  isSingle
    ? [
      LibraryRow("init(bitPattern: UInt32)", "The number with those bits.") { call in
        Value(floating: Float(bitPattern: UInt32(truncatingIfNeeded: call[0].bits)))
      },
      LibraryRow("bitPattern: UInt32", "Its bits.") { call in Value(integer: Float(call[0].double).bitPattern) },
    ]
    : [
      LibraryRow("init(bitPattern: UInt64)", "The number with those bits.") { call in call[0] },
      LibraryRow("bitPattern: UInt64", "Its bits.") { call in Value(call[0].bits) },
    ]
}

/// The cases of `FloatingPointRoundingRule` as `numberTypes` declares them, in order.
let roundingRuleNames = ["toNearestOrAwayFromZero", "toNearestOrEven", "up", "down", "towardZero", "awayFromZero"]

private func roundingRule(_ value: Value) -> FloatingPointRoundingRule {
  switch value.bits {
  case 1: .toNearestOrEven
  case 2: .up
  case 3: .down
  case 4: .towardZero
  case 5: .awayFromZero
  default: .toNearestOrAwayFromZero
  }
}

private var infiniteRange: Trap { Trap(.randomOfInfiniteRange) }
