final class Pair { var left = 1, right = 2 }
func add(_ a: inout Int, _ b: inout Int) { a += b }
let pair = Pair()
add(&pair.left, &pair.right)
print(pair.left)
add(&pair.left, &pair.left)
print("after")
