struct Array { var n = 2 }
let a = [1, 2].map { $0 * 2 }; print(a, Array().n, a.reversed().count, "a b".split(separator: " "))
enum Optional { case x }
print(Swift.Int("3") as Any, Optional.x)
