// Closures of several statements whose parameters nothing but the statements tell of.
func twice(_ number: Int) -> Int { number * 2 }
let both = { print($0); print($1) }
both(1, "two")
let named = { first, second in print(first); print(second, terminator: "!\n") }
named([1], true)
let counted = { limit in for i in 0..<limit { print(i) } }
counted(2)
let given = { n in print("about to"); return twice(n) }
print(given(4))
let chosen = { if $0 { print($1) } }
chosen(true, 2.5)
let kept = { print($0); return $0 }
print(kept(5))
let unwrapped = { (x: Int!) -> Int in x }
print(unwrapped(3))
let summed = { (x: Int!, y: Int!) -> Int in
  let sum = x + y
  return sum
}
print(summed(3, 4))
// Of two tuples one has labels: who asks for one gets it.
let pair = (left: 1, right: 2)
let plain = (3, 4)
for isPair in [true, false] {
  print((isPair ? pair : plain).right, (isPair ? (5, 6) : pair).left, (isPair ? pair : plain).1)
}
