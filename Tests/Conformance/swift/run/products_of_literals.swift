let x = 3 &* 4
print(x, x + 1)
func f() -> Int { var v = -5 &* 0x1F; v &+= 1; print(v); let w = 2 &* 3; return 1 }
print(f())
let l = [2 &* 3, 1 &* 1]
print(l)
print([1, 2, 3][1 &* 1], 3 &* 4 &+ 5)
func g(_ i: Int) -> Int { i }
print(g(2 &* 2))
let n = 3 &* 7
if n > 20 { print("n is \(n)") }
