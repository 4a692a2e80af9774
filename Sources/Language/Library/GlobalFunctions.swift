import Syntax

// Global functions on values and sequences.

/// In extensions of `String`, which has a `max()` without arguments, `max(a, b)` means the function, by members that
/// Swift's `String` has for just that.
func functionsInStrings() -> [LibraryRow] {
  [
    LibraryRow("min<T: Comparable>(_ x: T, _ y: T) -> T", "The lesser of two.") { call in
      try call.types[0].operations.less(call[2], call[1]) ? call[2] : call[1]
    },
    LibraryRow("max<T: Comparable>(_ x: T, _ y: T) -> T", "The greater of two.") { call in
      try call.types[0].operations.isGreatest(call[2], of: call[1]) ? call[2] : call[1]
    },
  ]
}

func comparingFunctions() -> [LibraryRow] {
  [
    LibraryRow("min<T: Comparable>(_ x: T, _ y: T) -> T", "The lesser of two.") { call in
      try call.types[0].operations.less(call[1], call[0]) ? call[1] : call[0]
    },
    LibraryRow("max<T: Comparable>(_ x: T, _ y: T) -> T", "The greater of two.") { call in
      try call.types[0].operations.isGreatest(call[1], of: call[0]) ? call[1] : call[0]
    },
    LibraryRow("min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T", "The least of several.") { call in
      try ([call[0], call[1], call[2]] + call[3].items()).reduce(call[0]) {
        try call.types[0].operations.less($1, $0) ? $1 : $0
      }
    },
    LibraryRow("max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T", "The greatest of several.") { call in
      try ([call[1], call[2]] + call[3].items()).reduce(call[0]) {
        try call.types[0].operations.isGreatest($1, of: $0) ? $1 : $0
      }
    },
    LibraryRow("abs<T: SignedNumeric & Comparable>(_ x: T) -> T", "The number without its sign.") { call in
      switch call.types[0].shape {
      case .double, .single: return Value(abs(call[0].double))
      case .integer(let kind):
        let least = kind.bits == 64 ? Int.min : -(1 << (kind.bits - 1))
        if call[0].bits == least, kind.isSigned { throw Trap(.overflow) }
        return Value(kind.isSigned ? abs(call[0].bits) : call[0].bits)
      default:
        let (type, value) = (call.types[0], call[0])
        if let own = call.context.associatedType(type, "Magnitude"), own === type,
          let magnitude = type.witness("Numeric", "magnitude")
        {
          return try magnitude.call1(call.free, value)
        }
        guard let negate = type.witness("SignedNumeric", "negate()") else { return value }
        // Below zero exactly when it is less than its own opposite.
        var opposite = value
        try withUnsafeMutablePointer(to: &opposite) { _ = try negate.call1(call.free, Value(Int(bitPattern: $0))) }
        return try type.operations.less(value, opposite) ? opposite : value
      }
    },
    LibraryRow(
      "isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T) -> Bool",
      "Whether nothing but this variable holds the object."
    ) { call in Value(isKnownUniquelyReferenced(&call.place(0).pointee.ref)) },
    LibraryRow(
      "isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T?) -> Bool",
      "Whether nothing but this variable holds the object; false for nil."
    ) { call in
      let place = call.place(0)
      return Value(place.pointee.isNone(depth: 0) ? false : isKnownUniquelyReferenced(&place.pointee.ref))
    },
    LibraryRow("swap<T>(_ a: inout T, _ b: inout T)", "Exchanges two variables.") { call in
      let (a, b) = (call.place(0), call.place(1))
      if a == b { return .void }
      let old = a.pointee
      a.pointee = b.pointee
      b.pointee = old
      return .void
    },
    LibraryRow("type<T>(of value: T) -> T.Type", "The type that a value is of.") { call in
      Value(object: call.types[0].operations.dynamicType(of: call[0]))
    },
    LibraryRow("numericCast<T: BinaryInteger, U: BinaryInteger>(_ x: T) -> U", "The same number of another type.") {
      call in
      guard case .integer(let to) = call.types[1].shape else { return call[0] }
      var bits = call[0].bits
      if case .integer(let from) = call.types[0].shape, !from.isSigned, bits < 0, to != .uint, to != .uint64 {
        throw Trap(.notEnoughBits)
      } else if bits < 0, !to.isSigned, case .integer(let from) = call.types[0].shape, from.isSigned {
        throw Trap(.negativeNotRepresentable)
      }
      if to.bits < 64 {
        let shift = 64 - to.bits
        let kept = to.isSigned ? (bits << shift) >> shift : Int(bitPattern: (UInt(bitPattern: bits) << shift) >> shift)
        if kept != bits { throw Trap(bits < 0 ? .notEnoughBitsSigned : .notEnoughBits) }
        bits = kept
      }
      return Value(bits)
    },
    LibraryRow(
      "withExtendedLifetime<T, R>(_ x: T, _ body: () throws -> R) rethrows -> R", "Calls a function, keeping a value."
    ) { call in try call.function(1).call(call.free) },
    LibraryRow(
      "withExtendedLifetime<T, R>(_ x: T, _ body: (T) throws -> R) rethrows -> R",
      "Calls a function with a value, keeping it."
    ) { call in try call.function(1).call1(call.free, call[0]) },
  ]
}

extension TypeOperations {
  /// `b >= a`, which for what is no number is not the opposite of `b < a`.
  fileprivate func isGreatest(_ b: Value, of a: Value) throws -> Bool {
    switch shape {
    case .double, .single: b.double >= a.double
    default: try !less(b, a)
    }
  }
}

func sequenceFunctions() -> [LibraryRow] {
  [
    LibraryRow(
      "zip<A: Sequence, B: Sequence>(_ sequence1: A, _ sequence2: B) -> Zip2Sequence<A, B>",
      "Pairs of the elements of two sequences.", example: "zip([1, 2], [\"a\", \"b\"])"
    ) { call in Value(tuple: [call[0], call[1]]) },
    LibraryRow(
      "stride<T: Strideable>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T>",
      "Steps up to, not including, an end.", example: "stride(from: 0, to: 10, by: 2)"
    ) { call in try steps(call, isClosed: false) },
    LibraryRow(
      "stride<T: Strideable>(from start: T, through end: T, by stride: T.Stride) -> StrideThrough<T>",
      "Steps to an end, which may be one of them.", example: "stride(from: 10, through: 0, by: -5)"
    ) { call in try steps(call, isClosed: true) },
    LibraryRow("repeatElement<T>(_ element: T, count n: Int) -> Repeated<T>", "The same element so many times.") {
      call in
      Value(tuple: [Value(try checked(call[1].int, .negativeRepetition)), call[0]])
    },
    LibraryRow(
      "sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldSequence<T, (T?, Bool)>",
      "A first element, and what a function makes of each.", example: "sequence(first: 1) { $0 < 100 ? $0 * 2 : nil }"
    ) { call in Value(tuple: [Value(tuple: [call[0], Value(true)]), call[1], Value(false), Value(true)]) },
    LibraryRow(
      "sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T, State>",
      "What a function gives while it changes a state."
    ) { call in Value(tuple: [call[0], call[1], Value(false), Value(false)]) },
  ]
}

private func steps(_ call: Arguments, isClosed: Bool) throws -> Value {
  let isFloating =
    switch call.types[0].shape {
    case .double, .single: true
    default: false
    }
  let isZero = isFloating ? call[2].double == 0 : call[2].bits == 0
  if isZero { throw Trap(.strideOfZero) }
  return Value(tuple: [call[0], call[1], call[2], Value(isClosed)])
}
