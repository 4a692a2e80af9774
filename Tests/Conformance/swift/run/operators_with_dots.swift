// Operators of one's own may begin with a dot.
infix operator .+: AdditionPrecedence
infix operator .*: MultiplicationPrecedence
infix operator .<=>.
prefix operator .-
struct Vector: Equatable { var parts: [Double] }
func .+ (a: Vector, b: Vector) -> Vector { Vector(parts: zip(a.parts, b.parts).map { $0 + $1 }) }
func .* (a: Vector, b: Double) -> Vector { Vector(parts: a.parts.map { $0 * b }) }
func .<=>. (a: Int, b: Int) -> Int { a < b ? -1 : a == b ? 0 : 1 }
prefix func .- (a: Vector) -> Vector { Vector(parts: a.parts.map { -$0 }) }
let a = Vector(parts: [1, 2]), b = Vector(parts: [3, 4.5])
print(a .+ b .* 2)
print((.-a).parts, a.+b == b.+a)
print(3 .<=>. 4, 4.<=>.4, [(2, 1)].map(.<=>.))
