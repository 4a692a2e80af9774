// Steps near what a type holds.
func all<T: Strideable>(_ start: T, to end: T, by step: T.Stride) -> [T] { Array(stride(from: start, to: end, by: step)) }
func all<T: Strideable>(_ start: T, through end: T, by step: T.Stride) -> [T] {
  Array(stride(from: start, through: end, by: step))
}
print(all(Int8(-28), to: 127, by: 155), all(Int8(-28), through: 127, by: 155))
print(all(Int8(28), through: -128, by: -156), all(Int8(28), to: -128, by: -156))
print(all(Int8(28), through: 127, by: 127), all(Int8(-28), through: -128, by: -128))
print(all(UInt8(5), to: 0, by: -3), all(UInt8(28), to: 0, by: -156), all(UInt8(28), through: 255, by: 255))
print(all(UInt16(5), through: 0, by: -65535), all(UInt8(3), through: 3, by: 900))
print(all(UInt32.max, through: 0, by: -4_294_967_295), all(Int32(9), to: 5, by: 4_000_000_000))
print(all(UInt.max, through: 0, by: -Int.max), all(0 as UInt, through: .max, by: .max))
print(all(UInt64(5), through: 0, by: -3), all(5, through: 0, by: Int.min), all(Int64.max - 1, through: .max, by: 1))
