/// The number type of geometry.
///
/// A second name for `Double`, not a type of its own: only the compiler can convert implicitly between `CGFloat` and
/// `Double`, and only for Foundation's `CGFloat`, which this library does without. Programs that convert by hand
/// (`CGFloat(x)`, `Double(y)`) compile all the same; two overloads that differ only in `CGFloat` and `Double` do not.
public typealias CGFloat = Double

postfix operator °

/// Degrees to radians: `90° == .pi / 2`. Our own addition.
@inlinable public postfix func ° (degrees: Double) -> Double { degrees * .pi / 180 }

/// Degrees to radians for a whole number of degrees held in a variable.
@inlinable public postfix func ° <I: BinaryInteger>(degrees: I) -> Double { Double(degrees) * .pi / 180 }
