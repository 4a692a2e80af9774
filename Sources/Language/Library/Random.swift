/// Random numbers that are the same in every session, so that a session can be replayed (SplitMix64).
public struct SessionRandom: RandomNumberGenerator {
  private var state: UInt64 = 0x5EED

  public init() {}

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var x = state
    x = (x ^ (x >> 30)) &* 0xBF58_476D_1CE4_E5B9
    x = (x ^ (x >> 27)) &* 0x94D0_49BB_1331_11EB
    return x ^ (x >> 31)
  }

}

/// A generator as the library takes it: the script's own, or the session's. An error in a script's `next()` waits until the
/// library, which knows of none, is done: it gets what it never rejects.
final class ScriptRandom: RandomNumberGenerator {
  private let draw: () throws -> UInt64
  fileprivate var failure: (any Error)?

  fileprivate init(_ draw: @escaping () throws -> UInt64) { self.draw = draw }

  func next() -> UInt64 {
    if failure != nil { return .max }
    do {
      return try draw()
    } catch {
      failure = error
      return .max
    }
  }
}

extension Arguments {
  /// Does something with the generator that the last argument is.
  func withGenerator<Result>(_ body: (inout ScriptRandom) throws -> Result) throws -> Result {
    var generator = generator()
    let result = try body(&generator)
    if let failure = generator.failure { throw failure }
    return result
  }

  /// A number of the width of the last type, for the generator that `self` is.
  fileprivate func drawn(below bound: UInt64?) throws -> UInt64 {
    if bound == 0 { throw Trap(.zeroBound) }
    var generator = generator(types[0], at: mutableSelf)
    func draw<T: FixedWidthInteger & UnsignedInteger>(_ type: T.Type) -> UInt64 {
      UInt64(bound.map { generator.next(upperBound: T(truncatingIfNeeded: $0)) } ?? (generator.next() as T))
    }
    guard case .integer(let kind) = types[types.count - 1].shape else { return 0 }
    let result =
      switch kind.bits {
      case 8: draw(UInt8.self)
      case 16: draw(UInt16.self)
      case 32: draw(UInt32.self)
      default: draw(UInt64.self)
      }
    if let failure = generator.failure { throw failure }
    return result
  }

  private func generator() -> ScriptRandom { generator(types[types.count - 1], at: place(count - 1)) }

  private func generator(_ type: RuntimeType, at place: UnsafeMutablePointer<Value>) -> ScriptRandom {
    let (context, free) = (context, free)
    guard let function = type.witness("RandomNumberGenerator", "next()") else {
      return ScriptRandom { context.random.next() }
    }
    return ScriptRandom {
      UInt64(truncatingIfNeeded: try function.call1(free, type.mutableSelf(at: place)).bits)
    }
  }

  /// The elements in the order that the standard library's `shuffle(using:)` makes.
  func shuffled(_ items: [Value], using generator: inout some RandomNumberGenerator) throws -> [Value] {
    var items = try [Value].copy(items, context)
    for index in items.indices.dropLast() {
      items.swapAt(index, Int.random(in: index..<items.count, using: &generator))
      try context.checkInterrupt(index)
    }
    return items
  }
}

/// The protocol of generators, and the one that the system has: here the session's.
func generatorTypes() -> [LibraryType] {
  [
    LibraryType(.protocol, "RandomNumberGenerator", "What gives numbers by chance.") {
      [
        declare("require mutating next() -> UInt64", "The next number: all bits are by chance."),
        LibraryRow(
          "mutating next<T: FixedWidthInteger>() -> T", "The next number of another type.", where: "T: UnsignedInteger",
          isRival: true
        ) { call in Value(Int(truncatingIfNeeded: try call.drawn(below: nil))) },
        LibraryRow(
          "mutating next<T: FixedWidthInteger>(upperBound: T) -> T", "The next number below another.",
          where: "T: UnsignedInteger"
        ) { call in Value(Int(truncatingIfNeeded: try call.drawn(below: UInt64(UInt(bitPattern: call[1].bits))))) },
      ]
    },
    LibraryType(
      .struct, "SystemRandomNumberGenerator", conforms: ["RandomNumberGenerator", "Sendable"],
      "The numbers by chance of the session."
    ) {
      [
        LibraryRow("init()", "The session's numbers.") { _ in .void },
        LibraryRow("mutating next() -> UInt64", "The next number.") { call in
          Value(Int(truncatingIfNeeded: call.context.random.next()))
        },
      ]
    },
  ]
}
