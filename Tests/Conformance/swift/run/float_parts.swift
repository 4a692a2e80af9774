// What floating-point numbers are made of.
let numbers = [1.5, -2, 0, -0.0, .infinity, -.infinity, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e300, 0.1]
for n in numbers {
    print(n, n.floatingPointClass, n.exponentBitPattern, n.significandBitPattern, n.significandWidth, n.isCanonical)
    let f = Float(n)
    print(f, f.floatingPointClass, f.exponentBitPattern, f.significandBitPattern, f.significandWidth)
}
print(Double.nan.floatingPointClass, Double.nan.isLessThanOrEqualTo(1), Float.nan.floatingPointClass)
print(Double.radix, Double.exponentBitCount, Double.significandBitCount, Float.exponentBitCount, Float.significandBitCount)
print(Double.minimumMagnitude(-3, 2), Double.maximumMagnitude(-3, 2), Float.minimumMagnitude(.nan, 1))
print((-0.0).isTotallyOrdered(belowOrEqualTo: 0), 0.0.isTotallyOrdered(belowOrEqualTo: -0.0), 1.0.isLessThanOrEqualTo(1))
print(Double(signOf: -1, magnitudeOf: 4), Float(signOf: 2, magnitudeOf: -4))
print(Double(sign: .minus, exponentBitPattern: 1023, significandBitPattern: 1 << 51), Float(sign: .plus, exponentBitPattern: 127, significandBitPattern: 0))
var x = 7.5
x.formRemainder(dividingBy: 2)
print(x)
x = 7.5
x.formTruncatingRemainder(dividingBy: 2)
print(x)
x.addProduct(2, 3)
print(x)
switch x.floatingPointClass {
case .positiveNormal, .negativeNormal: print("normal")
default: print("other")
}
func kind<T: BinaryFloatingPoint>(_ n: T) -> String { n.floatingPointClass == .positiveZero ? "zero" : "\(n.floatingPointClass) \(T.radix) \(n.significandWidth)" }
print(kind(0.0), kind(Float(3)))
let c: CInt = 5, d: CDouble = 2.5, f: Float32 = 1.5, l: IntegerLiteralType = 3
print(c, type(of: c), d, type(of: d), f, type(of: f), l, Float64.pi, CBool(true))
print(Void.self, type(of: ()), [Void].self, Void() == ())
