/// An integer literal that no `Int64` holds: other types do.
public final class WideInteger: Sendable {
  /// As messages name it: in decimal, unless it is wider than 64 bits and written otherwise.
  public let digits: String
  /// Its bits where 64 hold them without a sign.
  public let magnitude: UInt64?
  /// The nearest floating-point value.
  public let double: Double

  init(digits: String, magnitude: UInt64?, double: Double) {
    self.digits = digits
    self.magnitude = magnitude
    self.double = double
  }

  /// The literal with a minus sign before it.
  var negated: WideInteger { WideInteger(digits: "-" + digits, magnitude: nil, double: -double) }
}
