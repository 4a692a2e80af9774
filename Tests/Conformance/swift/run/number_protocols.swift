protocol Ring { static func + (a: Self, b: Self) -> Self
 static prefix func - (a: Self) -> Self }
extension Ring { static func - (a: Self, b: Self) -> Self { a + -b } }
extension Int: Ring {}
extension Double: Ring {}
func f<T: Ring>(_ a: T, _ b: T) -> T { a - b }
print(f(3, 1), f(2.5, 1))
struct V: Ring { var x = 1; static func + (a: V, b: V) -> V { V(x: a.x + b.x) }
 static prefix func - (a: V) -> V { V(x: -a.x) } }
print(f(V(x: 3), V(x: 1)), V(x: 3) - V())
func m<T: BinaryInteger>(_ v: T) -> UInt64 { UInt64(v.magnitude) }
print(m(Int.min), m(-5), m(UInt64.max), m(Int8.min))
func n<T: FixedWidthInteger>(_ v: T) -> String { "\(v.magnitude) \(T.Magnitude.max) \(T.bitWidth)" }
print(n(Int8.min), n(UInt16.max))
func k<T: SignedNumeric & Comparable>(_ v: T) -> T.Magnitude { v.magnitude }
print(k(-2.5), k(-3))

func st<T: Strideable>(_ a: T, _ n: T.Stride) -> T { a.advanced(by: n) }
print(st(1.5, 2), st(4, -1), st(UInt8(4), 3))
print((1...3).relative(to: [1, 2, 3, 4]), (..<2).relative(to: 0..<9), (2...).relative(to: "abcdef".utf8.map { $0 }), (...3).relative(to: 0..<9))
func within(_ r: some RangeExpression<Int>) -> Range<Int> { r.relative(to: 0..<10) }
print(within(..<5), within(2...3), within(7...), within(1..<2))
let s = "hello"
func part<R: RangeExpression>(_ s: String, _ r: R) -> Substring where R.Bound == String.Index { s[r.relative(to: s)] }
print(part(s, s.index(after: s.startIndex)...), part(s, ...s.startIndex))

print(UInt8(10).dividingFullWidth((1, 4)), UInt64(7).dividingFullWidth((0, 15)).remainder)
