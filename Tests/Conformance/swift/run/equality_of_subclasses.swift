class A: Equatable { static func == (a: A, b: A) -> Bool { print("A"); return true } }
class B: A { static func == (a: B, b: B) -> Bool { print("B"); return false } }
func run() { let x = B(), y = B(), z: A = B(); print(x == y, x == z, z == x, x != y, [x] == [y], [x].contains(y)) }
run()
