// 'max' and 'min' are the functions in an extension of BinaryInteger, which has no limits of those names.
extension BinaryInteger {
    func clamped(_ lo: Self, _ hi: Self) -> Self { min(max(self, lo), hi) }
}
extension FixedWidthInteger {
    func saturated() -> Self { Swift.min(self, Self.max / 2) }
    static var bits: Int { bitWidth }
}
func widest<T: FixedWidthInteger>(_: T.Type) -> (T, T, Int) { (T.min, .max, T.bits) }
print(5.clamped(1, 3), UInt8(9).clamped(2, 30), (100 as Int8).saturated(), widest(Int16.self), widest(UInt8.self))
let text: any StringProtocol = "a bc".dropLast()
print(text.split(separator: " "))
print(text.split(separator: " "))
