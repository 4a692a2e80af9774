// What is reversed is a view or an array, as the whole expression tells.

let xs1 = [1, 2, 3]
let i1: Int = xs1.reversed().firstIndex(of: 2) ?? -1; print(i1)

let xs2 = [1, 2, 3]
let i2 = xs2.reversed().firstIndex(of: 2) ?? -1; print(i2)

let xs3 = [1, 2, 3]
let i3: (Int, Int) = (xs3.reversed().firstIndex(of: 2) ?? -1, 3); print(i3)

let xs4 = [1, 2, 3]
let i4 = (xs4.reversed().firstIndex(of: 2) ?? -1, 3); print(i4)

let xs5 = [1, 2, 3]
let i5: (Int, Int) = (xs5.reversed().firstIndex(of: (1..<3).upperBound) ?? -1, 3); print(i5)

let xs6 = [1, 2, 3]
let i6: Int = xs6.reversed().firstIndex(of: (1..<3).upperBound) ?? -1; print(i6)

let xs7 = [1, 2, 3]
let i7: [Int] = [xs7.reversed().firstIndex(of: 2) ?? -1]; print(i7)

let xs8 = [1, 2, 3]
func f8(_ i8: Int) { print(i8) }
f8(xs8.reversed().firstIndex(of: 2) ?? -1)

let xs9 = [1, 2, 3]
if let i9: Int = xs9.reversed().firstIndex(of: 2) { print(i9) }

let xs10 = [1, 2, 3]
let i10: (Int, Bool) = (xs10.reversed().firstIndex(where: { $0 > 1 }) ?? -1, true); print(i10)

let xs11 = [1, 2, 3]
let i11: (Int, Int) = (xs11.reversed().firstIndex(of: 2)!, 1); print(i11)

let s12: String = [].first { $0.count > 2 } ?? "abc"; print(s12)

print([1, 2].map { "\($0)" }.map(\.count) == "12".utf8.map { Int($0) }.suffix(3) + [1])

let a14 = [1, 2]; print(a14 == [1, 2, 3].suffix(2) + [1]); print(a14.map { $0 } == [0].suffix(1) + [3])

let xs15 = [1, 2, 3]
print(xs15.reversed()[0])

let xs16 = [1, 2, 3]
let i16 = xs16.reversed().firstIndex(of: 2)!; print(i16)

let xs17 = [1, 2, 3]
let r17 = xs17.reversed(); print(type(of: r17), r17.firstIndex(of: 2)!)

let xs18 = [1, 2, 3]
let i18 = xs18.reversed().firstIndex { $0 < 3 } ?? 0; print(i18)

let xs19 = [1, 2, 3]
print(xs19.reversed().firstIndex(of: 2) == 1)

let xs20 = [1, 2, 3]
if let i20 = xs20.reversed().firstIndex(of: 2) { print(type(of: i20)) }

let xs21 = [1, 2, 3]
print(xs21.count - 1 - xs21.reversed().firstIndex(of: 2)!)

let xs22 = [1, 2, 3]
print(xs22.reversed().startIndex + 1, xs22.reversed().indices)

let xs23 = [1, 2, 3]
print(xs23.reversed() == [3, 2, 1], xs23.reversed() + [4])

let xs24 = [1, 2, 3]
print(xs24.reversed().prefix(2) == [3, 2], Array(xs24.reversed().prefix(2)))

let s25 = "abc"
print(s25.reversed()[1], s25.reversed().firstIndex(of: "a") ?? 9)

let xs26 = [1, 2, 3]
let k = 1 + (xs26.reversed().firstIndex(of: 2) ?? 0); print(k)

let xs27 = [1, 2, 3]
print(xs27.reversed().firstIndex(of: 2) ?? -1); print("\(xs27.reversed().firstIndex(of: 2) ?? -1)"); print(xs27.reversed().firstIndex(of: 2) as Any)

let xs28 = [1, 2, 3]
print(xs28.reversed().firstIndex(of: 2) ?? -1, xs28.suffix(2).firstIndex(of: 2) ?? -1, xs28.dropLast().firstIndex(of: 9) ?? -1)

let xs29: [Int]? = [1, 2, 3]
print(xs29?.reversed().firstIndex(of: 2) ?? -1); let i29 = xs29?.reversed().firstIndex(of: 1) ?? 7; print(i29)

let xs30 = [1, 2, 3]
func last30(_ x: Int) -> Int? { xs30.reversed().firstIndex(of: x).map { xs30.count - 1 - $0 } }
print(last30(2) as Any)

let xs31 = [1, 2, 3]
func last31(_ x: Int) -> Int { guard let i31 = xs31.reversed().firstIndex(of: x) else { return -1 }; return xs31.distance(from: 0, to: i31.base) }
print(last31(2))

let xs32 = [1, 2, 3]
let f32 = { (x: Int) -> Int in xs32.reversed().firstIndex(of: x) ?? -1 }; print(f32(2), f32(9))

let xs33 = [1, 2, 3]
let f33 = { (x: Int) -> Int in print("a"); let i33 = xs33.reversed().firstIndex(of: x) ?? -1; return i33 }; print(f33(2), f33(9))

let xs34 = [1, 2, 3]
for i34 in 0..<(xs34.reversed().firstIndex(of: 2) ?? 0) { print(i34) }

let xs35 = [1, 2, 3]
var n35 = 0; n35 += xs35.reversed().firstIndex(of: 1) ?? 5; print(n35); n35 = xs35.reversed().firstIndex(of: 2)!; print(n35)

let xs36 = [1, 2, 3]
print(xs36.reversed().enumerated().map { $0 * $1 }, xs36.reversed().map { $0 + 1 }.firstIndex(of: 3) ?? -1)
