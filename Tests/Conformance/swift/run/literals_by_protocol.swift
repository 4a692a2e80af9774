// What a literal must conform to may tell what it is: the default type where that will do, else a 'Double'.
extension Collection where Element: BinaryFloatingPoint { func mean() -> Element { reduce(0, +) / Element(count) } }
extension Collection where Element: BinaryInteger { func mean() -> Double { Double(reduce(0, +)) / Double(count) } }
print([1, 2].mean(), [1.5, 2].mean(), (1...4).mean(), Set([UInt8(3)]).mean())
extension Collection where Element: BinaryFloatingPoint { func halves() -> [Element] { map { $0 / 2 } } }
print([1, 2].halves(), [1, 2.5].halves(), [1, 3].map { $0 }.halves())
let halves: [Float] = [1, 2].halves()
print(halves)
func half<T: BinaryFloatingPoint>(_ t: T) -> T { t / 2 }
func first<T: BinaryFloatingPoint>(_ t: [T]) -> T { t[0] / 2 }
print(half(1), first([1]), half(1.5))
extension Collection where Element == Double { func third() -> Double { reduce(0, +) / 3 } }
print([1, 2].third())
let third = [1, 2].third() + 1
print(third)
extension Collection where Element == Double { func both() -> String { "double \(reduce(0, +))" } }
extension Collection where Element == Int { func both() -> String { "int \(reduce(0, +))" } }
print([1, 2].both(), [1, 2.5].both())
extension Collection where Element: BinaryFloatingPoint { var middle: Element { reduce(0, +) / Element(count) } }
extension Collection where Element: BinaryInteger { var middle: Double { Double(reduce(0, +)) / Double(count) } }
print([1, 2].middle, [1.5, 2].middle, [1, 4].middle + 1)
extension Array where Element: FloatingPoint { func kind() -> String { "fp" } }
extension Array where Element: BinaryInteger { func kind() -> String { "int" } }
extension Array where Element: StringProtocol { func kind() -> String { "str" } }
extension Array where Element == Character { func kind() -> String { "char" } }
print([1].kind(), [1.5].kind(), ["a"].kind(), [1, 2.5].kind(), [UInt8(1)].kind())
let characters: [Character] = ["a"]
print(characters.kind())
// What its method is given tells too.
print(4.advanced(by: 0.25), abs(4).advanced(by: 0.25), (-4).advanced(by: 0.5), (4 + 1).advanced(by: 0.5), 4.advanced(by: 2))
