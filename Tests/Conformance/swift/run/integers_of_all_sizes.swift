// What whole numbers of every size have, in generic code and outside of it.

func all<T: FixedWidthInteger>(_ x: T, _ y: T) {
  print(x.multipliedFullWidth(by: y), x.addingReportingOverflow(y), x.subtractingReportingOverflow(y), x.multipliedReportingOverflow(by: y))
  print(x.dividedReportingOverflow(by: y), x.remainderReportingOverflow(dividingBy: y), x.quotientAndRemainder(dividingBy: y), x.isMultiple(of: y), x.signum(), x.magnitude)
  print(x.trailingZeroBitCount, x.leadingZeroBitCount, x.nonzeroBitCount, x.byteSwapped, x.bigEndian, x.littleEndian, x.bitWidth, T.bitWidth, T.isSigned)
  print(T(truncatingIfNeeded: 1000), T(clamping: 1000), T(clamping: -1000), T(exactly: 1000) as Any, T("12", radix: 3) as Any, T("z", radix: 36) as Any, T("abc") as Any)
  print(x &<< 3, x &>> 1, x << 9, x >> 1, x << -1, x.distance(to: y), y.advanced(by: -1), x &+ T.max, T.min &- x, T.max &* y, ~x, x & y, x | y, x ^ y)
  var z = x
  z &<<= 2; z &>>= 1; z &+= y; z &-= 1; z &*= 3; z <<= 1; z >>= 1; z |= 1; z &= 7; z ^= 2; z %= 5; z /= 1; z += 1; z -= 1; z *= 2
  print(z, T.zero, T.max, T.min, T(bigEndian: x), T(littleEndian: x), x.description, x.hashValue == x.hashValue, String(x, radix: 2), String(x, radix: 16, uppercase: true))
  print(y.dividingFullWidth((0, T.Magnitude(x.magnitude))))
  print(T(3.7), T(exactly: 3.5) as Any, T(exactly: 3.0) as Any, T(Float(2.5)), x.words.count, x == y, x < y, x > 3, x != 4 as Int, T(x), T.init(), min(x, y), x.advanced(by: 2))
  print(T.random(in: 3...3), x.typeName)
}
extension BinaryInteger { var typeName: String { "\(Self.self)" } }
all(Int8(100), 7)
all(UInt8(100), 7)
all(Int16(100), 7)
all(UInt16(100), 7)
all(Int32(100), 7)
all(UInt32(100), 7)
all(Int64(100), 7)
all(UInt64(100), 7)
all(100, 7)
all(UInt(100), 7)

func asked<T: BinaryInteger>(_ x: T) { print(x.bitWidth, x.trailingZeroBitCount, x.isMultiple(of: 3), x.signum(), x.words.first!, T.isSigned, x.quotientAndRemainder(dividingBy: 4), x.magnitude, x << 3, x >> 1, T(clamping: 300), T(truncatingIfNeeded: 300), T(exactly: 2.0) as Any, x.description, x.advanced(by: 3), x.distance(to: 4), x == 4, T(5.5), T(4 as UInt8), ~x, x ^ 1) }
asked(5); asked(UInt8(4)); asked(Int16(-3))

func gcd<T: BinaryInteger>(_ a: T, _ b: T) -> T { b == 0 ? a : gcd(b, a % b) }
func pw<T: BinaryInteger>(_ b: T, _ e: T) -> T { var r: T = 1, b = b, e = e; while e > 0 { if e & 1 == 1 { r *= b }; b *= b; e >>= 1 }; return r }
print(gcd(12, 18), gcd(UInt8(12), 18), pw(3, 4), pw(Int16(2), 5))
print(Int(UInt8(3)).trailingZeroBitCount, 0.trailingZeroBitCount, UInt16(0).leadingZeroBitCount)
func words<T: BinaryInteger>(_ number: T) -> [UInt] { Array(number.words) }
print(words(5), words(UInt8(255)), words(-2), 5.words, 5.words.count, type(of: 5.words), UInt64.max.words.reversed().first!)
