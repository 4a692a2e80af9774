// Names of symbols and of letters of any script.
let 🐶 = "dog"; print(🐶, 🐶.count)
func 😀(_ x: Int) -> Int { x + 1 }
print(😀(2), [1].map(😀))
struct 猫 { var 名 = "x"; func café() -> String { 名 } }
print(猫().café(), 猫())
infix operator ☯: AdditionPrecedence
func ☯ (a: Int, b: Int) -> Int { a * 10 + b }
print(1 ☯ 2)
