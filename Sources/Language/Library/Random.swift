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

extension RunContext {
  /// In the order that the standard library's `shuffle(using:)` makes.
  func shuffled(_ items: [Value]) throws -> [Value] {
    var items = try [Value].copy(items, self)
    for index in items.indices.dropLast() {
      items.swapAt(index, Int.random(in: index..<items.count, using: &random))
      try checkInterrupt(index)
    }
    return items
  }
}
