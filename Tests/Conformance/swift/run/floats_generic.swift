// What numbers with a fraction have, in generic code and outside of it.

func all<T: BinaryFloatingPoint>(_ x: T, _ y: T) {
  print(x.ulp, x.nextUp, x.nextDown, x.significand, x.exponent, x.binade, x.significandWidth, x.floatingPointClass, x.sign, x.isCanonical)
  print(x.remainder(dividingBy: y), x.truncatingRemainder(dividingBy: y), x.squareRoot(), x.rounded(), x.rounded(.up), x.rounded(.down), x.rounded(.towardZero), x.rounded(.awayFromZero), x.rounded(.toNearestOrEven), x.rounded(.toNearestOrAwayFromZero))
  print(T.minimum(x, y), T.maximum(x, .nan), T.minimumMagnitude(x, y), T.maximumMagnitude(x, -y), x.isTotallyOrdered(belowOrEqualTo: y), x.isEqual(to: y), x.isLess(than: y), x.isLessThanOrEqualTo(y))
  var z = x
  z.formRemainder(dividingBy: 2); z.formTruncatingRemainder(dividingBy: 3); z.addProduct(x, y); z.formSquareRoot(); z.negate(); z.round(.up); z.round()
  print(z, x.addingProduct(y, y), x.isNaN, x.isFinite, x.isInfinite, x.isZero, x.isNormal, x.isSubnormal, x.isSignalingNaN)
  print(T(sign: .minus, exponent: 3, significand: 1.5), T(signOf: -1, magnitudeOf: x), T.radix, T.exponentBitCount, T.significandBitCount, x.exponentBitPattern, x.significandBitPattern)
  print(T.pi, T.infinity, T.nan, T.greatestFiniteMagnitude, T.leastNormalMagnitude, T.leastNonzeroMagnitude, T.ulpOfOne, T.zero, T(5), T(exactly: 3) as Any, T(1.5 as Double), T(2.5 as Float), T(exactly: 0.1 as Double) as Any)
  print(x.magnitude, x.advanced(by: 2), x.distance(to: y), x + y, x - y, x * y, x / y, -x, x < y, x <= y, x == y, abs(-x), x.hashValue == x.hashValue)
  print(T(sign: .plus, exponentBitPattern: x.exponentBitPattern, significandBitPattern: x.significandBitPattern))
  print(T(Int8(5)), T(UInt64.max), T(exactly: UInt64.max) as Any, Int(x), Int(exactly: y) as Any)
}
all(7.25, 2.5)
all(Float(7.25), 2.5)
all(-0.5, 100)
all(Float(0.1), .infinity)

func f<T: FloatingPoint>(_ x: T) -> [T] { [x.ulp, x.nextUp, x.significand, x.squareRoot(), x.rounded(), x.remainder(dividingBy: 2), T.minimum(x, 1), T.maximum(x, 1), T(sign: .plus, exponent: x.exponent, significand: x.significand), T(signOf: x, magnitudeOf: 3), T(4), T.pi, x.magnitude, x.addingProduct(2, 3), x / 2, -x] }
print(f(2.75), f(Float(2.75)))
let x = 2.5
switch x.floatingPointClass { case .positiveNormal: print("n"); default: print("d") }
let r: FloatingPointRoundingRule = .up
print(x.rounded(r), r, x.sign == .plus, FloatingPointSign.minus.rawValue, FloatingPointSign(rawValue: 0) as Any)
print(Double.RawSignificand.self, Float.RawExponent.self, Double.Exponent.self, Double(nan: 5, signaling: false))
print(Double(exactly: UInt64.max) as Any, Float(UInt64.max), Double(exactly: 1 as UInt)!)
