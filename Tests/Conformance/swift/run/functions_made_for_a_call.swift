// A function that was made for one call goes with it, and what it holds too; closures in patterns of a switch.
final class Held {
  let n: Int
  init(_ n: Int) { self.n = n }
  deinit { print("gone", n) }
}
func make(_ n: Int) -> () -> Int {
  let held = Held(n)
  return { held.n * 2 }
}
print(make(1)())
func run() {
  let value = make(2)() + 1
  print(value)
}
run()
let list = [1, 2, 3]
switch true {
case list.contains { $0 > 5 }: print("large")
case list.allSatisfy { $0 > 0 }: print("positive")
default: print("other")
}
func add(_ a: Int) -> (Int) -> (Int) -> Int { { b in { c in a + b + c } } }
var total = 0
for i in 0..<3 { total += add(i)(i)(1) }
print(total)
