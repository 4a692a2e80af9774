// For the canonical form of text: the library's own hash of it is another in every run.
@_spi(_Unicode) import Swift
import Syntax

/// Swift's `Hasher` in script code: one object that values are fed to. Unlike Swift's, it gives the same
/// number in every run, so a session replays to the same output.
public final class HasherBox {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  public init() {}

  public func combine(_ bits: Int) {
    state = (state ^ UInt64(bitPattern: Int64(Self.mix(bits)))) &* 0x0000_0100_0000_01B3
    state ^= state >> 29
  }

  public func combine(_ double: Double) {
    // -0.0 equals 0.0, so both must hash alike.
    combine(Int(bitPattern: UInt(double == 0 ? 0 : double.bitPattern)))
  }

  public func combine(_ text: String) { combine(Self.hash(text)) }

  public func finalize() -> Int { Self.mix(Int(truncatingIfNeeded: state)) }

  /// Spreads the bits of a number over the word (the finalizer of MurmurHash3).
  static func mix(_ bits: Int) -> Int {
    var x = UInt64(bitPattern: Int64(bits))
    x ^= x >> 33
    x &*= 0xFF51_AFD7_ED55_8CCD
    x ^= x >> 33
    x &*= 0xC4CE_B9FE_1A85_EC53
    x ^= x >> 33
    return Int(truncatingIfNeeded: x)
  }

  /// Strings that are canonically equal hash alike: by the bytes of ASCII, by the canonical form of the rest.
  /// Of a long text only the beginning counts.
  static func hash(_ text: String) -> Int {
    // Counted in characters, of which canonically equal texts have the same.
    if text.utf8.count > Piece.bytes { return hashAll(String(text.prefix(Piece.bytes))) }
    return hashAll(text)
  }

  private static func hashAll(_ text: String) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 {
      if byte >= 0x80 { return hashCanonical(text) }
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    return mix(Int(truncatingIfNeeded: hash))
  }

  private static func hashCanonical(_ text: String) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for scalar in text._nfd { hash = (hash ^ UInt64(scalar.value)) &* 0x0000_0100_0000_01B3 }
    return mix(Int(truncatingIfNeeded: hash))
  }
}
