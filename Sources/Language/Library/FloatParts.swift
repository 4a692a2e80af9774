// What `Double` and `Float` are made of, and the operations on them that few use; written once for both.

func floatParts<T: LibraryFloat>(_ type: T.Type, _ name: String) -> [LibraryRow]
where T.RawSignificand: FixedWidthInteger, T.RawExponent: FixedWidthInteger {
  let changes: [(String, String, (inout T, T) -> Void)] = [
    ("formRemainder", "Replaces it by the remainder from the nearest multiple.", { $0.formRemainder(dividingBy: $1) }),
    (
      "formTruncatingRemainder", "Replaces it by the remainder with its own sign.",
      { $0.formTruncatingRemainder(dividingBy: $1) }
    ),
  ]
  let choices: [(String, String, (T, T) -> T)] = [
    ("minimumMagnitude", "The one nearer to zero that is a number.", { T.minimumMagnitude($0, $1) }),
    ("maximumMagnitude", "The one farther from zero that is a number.", { T.maximumMagnitude($0, $1) }),
  ]
  return changes.map { label, doc, change in
    LibraryRow("mutating \(label)(dividingBy other: \(name))", doc) { call in
      var number = call.mutableSelf.pointee.floating(T.self)
      change(&number, call[1].floating(T.self))
      call.mutableSelf.pointee = Value(floating: number)
      return .void
    }
  }
    + choices.map { label, doc, choose in
      LibraryRow("static \(label)(_ x: \(name), _ y: \(name)) -> \(name)", doc) { call in
        Value(floating: choose(call[call.count - 2].floating(T.self), call[call.count - 1].floating(T.self)))
      }
    }
    + [
      LibraryRow("static radix: Int", "The base it is kept in.") { _ in Value(T.radix) },
      LibraryRow("mutating addProduct(_ lhs: \(name), _ rhs: \(name))", "Adds a product, rounded once.") { call in
        let number = call.mutableSelf.pointee.floating(T.self)
        call.mutableSelf.pointee = Value(
          floating: number.addingProduct(call[1].floating(T.self), call[2].floating(T.self)))
        return .void
      },
      LibraryRow("floatingPointClass: FloatingPointClassification", "What kind of number it is.") { call in
        Value(classes.firstIndex { $0.value == call[0].floating(T.self).floatingPointClass }!)
      },
      LibraryRow("isCanonical: Bool", "Whether it is kept in its usual form, as every number here is.") { _ in
        Value(true)
      },
      LibraryRow("isLessThanOrEqualTo(_ other: \(name)) -> Bool", "Whether it is not greater than another.") { call in
        Value(call[0].double <= call[1].double)
      },
      LibraryRow(
        "isTotallyOrdered(belowOrEqualTo other: \(name)) -> Bool",
        "Whether it comes before another, or is it, in an order that -0.0 and what is no number have a place in."
      ) { call in Value(call[0].floating(T.self).isTotallyOrdered(belowOrEqualTo: call[1].floating(T.self))) },
      LibraryRow("init(signOf: \(name), magnitudeOf: \(name))", "A number with the sign of another.") { call in
        Value(floating: T(signOf: call[0].floating(T.self), magnitudeOf: call[1].floating(T.self)))
      },
    ]
}

/// The bits in their parts: of a type of its own in each.
func bitPartRows<T: LibraryFloat>(
  _ type: T.Type, significand: String, exponent: String = "UInt"
) -> [LibraryRow]
where T.RawSignificand: FixedWidthInteger, T.RawExponent: FixedWidthInteger {
  [
    LibraryRow("static exponentBitCount: Int", "How many bits the exponent has.") { _ in Value(T.exponentBitCount) },
    LibraryRow("static significandBitCount: Int", "How many bits the fraction has.") { _ in
      Value(T.significandBitCount)
    },
    LibraryRow("significandWidth: Int", "How many bits of the fraction are needed; -1 for what is none.") { call in
      Value(call[0].floating(T.self).significandWidth)
    },
    LibraryRow("exponentBitPattern: \(exponent)", "The bits of the exponent.") { call in
      Value(integer: call[0].floating(T.self).exponentBitPattern)
    },
    LibraryRow("significandBitPattern: \(significand)", "The bits of the fraction.") { call in
      Value(integer: call[0].floating(T.self).significandBitPattern)
    },
    LibraryRow(
      "init(nan payload: \(significand), signaling: Bool)", "What is no number, with bits of its own."
    ) { call in
      let payload = call[0].integer(UInt64.self)
      guard payload < UInt64(1) << (T.significandBitCount - 2) else {
        throw Trap(.said("NaN payload is not encodable."))
      }
      let quiet = UInt64(1) << (T.significandBitCount - (call[1].bool ? 2 : 1))
      return Value(
        floating: T(
          sign: .plus, exponentBitPattern: T.infinity.exponentBitPattern,
          significandBitPattern: T.RawSignificand(truncatingIfNeeded: payload | quiet)))
    },
    LibraryRow(
      "init(sign: FloatingPointSign, exponentBitPattern: \(exponent), significandBitPattern: \(significand))",
      "The number of those bits."
    ) { call in
      Value(
        floating: T(
          sign: call[0].bits == 0 ? .plus : .minus, exponentBitPattern: T.RawExponent(truncatingIfNeeded: call[1].bits),
          significandBitPattern: T.RawSignificand(truncatingIfNeeded: call[2].bits)))
    },
  ]
}

/// The cases of `FloatingPointClassification`, in order.
private let classes: [(name: String, value: FloatingPointClassification)] = [
  ("signalingNaN", .signalingNaN), ("quietNaN", .quietNaN), ("negativeInfinity", .negativeInfinity),
  ("negativeNormal", .negativeNormal), ("negativeSubnormal", .negativeSubnormal), ("negativeZero", .negativeZero),
  ("positiveZero", .positiveZero), ("positiveSubnormal", .positiveSubnormal), ("positiveNormal", .positiveNormal),
  ("positiveInfinity", .positiveInfinity),
]

func classificationType() -> LibraryType {
  LibraryType(
    .enum, "FloatingPointClassification", conforms: ["Equatable", "Hashable"], "What kind of number one is."
  ) { classes.map { declare("case \($0.name)") } }
}
