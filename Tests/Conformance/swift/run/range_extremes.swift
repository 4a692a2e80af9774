print(Array((0...Int.max).reversed().prefix(3)))
print((0...Int.max).last!, (0...Int.max).first!, (Int.min...Int.max).last!, (0..<Int.max).last!)
print((0...Int.max).contains(Int.max), (0...Int.max).isEmpty)
print((1...Int.max).count, (0..<Int.max).count)
print(Array((Int.max - 2...Int.max)), Array((Int.max - 2..<Int.max)), (Int.max - 2...Int.max).map { $0 - Int.max })
print((Int.max - 2...Int.max).reversed().map { $0 - Int.max })
print(Array((Int.max - 3...Int.max).suffix(2)), Array((Int.max - 3...Int.max).dropLast(2)), Array((Int.max - 3...Int.max).dropFirst(2)))
print((Int.max - 3...Int.max).indices.count, (Int.max - 3...Int.max).endIndex, (Int.max - 3...Int.max).startIndex)
print(Array(stride(from: Int.max - 5, to: Int.max, by: 2)), Array(stride(from: Int.max - 5, through: Int.max, by: 2)), Array(stride(from: Int.min + 3, through: Int.min, by: -2)))
print((0...Int.max).firstIndex(of: 3)!, (0...Int.max).first { $0 > 3 }!, (Int.max - 3...Int.max).lastIndex(of: Int.max)!)
print((Int.max - 3...Int.max).last { $0 < Int.max }!, 1)
for i in (Int.max - 1)...Int.max { print(i, terminator: " ") }
for i in ((Int.max - 1)...Int.max).reversed() { print(i, terminator: " ") }
for (n, i) in ((Int.max - 1)...Int.max).enumerated() { print(n, i, terminator: " ") }
for (n, i) in zip(((Int.max - 1)...Int.max).reversed(), 0...) { print(n, i, terminator: " ") }
print()
print((Int8.min...Int8.max).count, Array((Int8.max - 1)...Int8.max), Array((UInt8.max - 1)...UInt8.max), (UInt8.min...UInt8.max).reversed().prefix(1).map { $0 })
print((UInt64.max - 1...UInt64.max).count, Array(UInt64.max - 1...UInt64.max), (0...UInt.max).last!)
print((0...Int.max).reversed().first!, (0...Int.max).reversed().dropFirst(2).first!, (0...Int.max).reversed().startIndex)
print((0...Int.max).lazy.map { $0 / 2 }.last!, (0...Int.max).lazy.filter { $0 % 2 == 0 }.first!, (0...Int.max).lazy.reversed().prefix(2).map { $0 })
let a = [1, 2, 3]
print(a.prefix(Int.max), a.suffix(Int.max), a.dropFirst(Int.max), a[3...], a[..<0], "abc".prefix(Int.max), "abc".suffix(Int.max))
print(a.prefix(while: { _ in true }), a.index(0, offsetBy: 3), a.index(0, offsetBy: Int.max, limitedBy: 3) as Any)
let r = (5...9)
print(r.index(r.startIndex, offsetBy: 2), r[r.index(r.startIndex, offsetBy: 2)], r.distance(from: r.startIndex, to: r.endIndex), r.index(before: r.endIndex), r.index(after: r.index(before: r.endIndex)))
print(r[r.startIndex..<r.endIndex], r.firstIndex(of: 7)!, r.indices, r.prefix(2), r.suffix(2), r.dropFirst(), type(of: r.startIndex))
print(r.firstIndex(of: 70) as Any, [r.startIndex, r.endIndex], r.startIndex < r.endIndex)
