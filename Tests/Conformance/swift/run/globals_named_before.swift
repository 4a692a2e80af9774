// Closures of the top level name variables of later statements, and their own; what runs before a declaration sees zeros.
final class Node {
  let name: String
  let next: () -> Node?
  init(_ name: String, _ next: @escaping () -> Node?) { (self.name, self.next) = (name, next) }
}

let show = { print(text, count, ratio) }
let even: (Int) -> Bool = { n in n == 0 || odd(n - 1) }
let odd: (Int) -> Bool = { n in n != 0 && even(n - 1) }
let factorial: (Int) -> Int = { n in n == 0 ? 1 : n * factorial(n - 1) }
let ring: Node = Node("a") { second }
let second: Node = Node("b") { ring }

func early() { print(number, isOn) }
early()
let number = 7
var isOn = true
early()

let text = "text"
var count = 2
let ratio = 0.5
show()
count += 1
show()
print(even(10), odd(7), even(7))
print(factorial(10))
print(ring.next()?.name ?? "-", ring.next()?.next()?.name ?? "-")

func run(_ body: () -> Void) { body() }
var total = 0
let add = { (n: Int) in total += n; limit -= n }
var limit = 10
run { add(3); add(4) }
print(total, limit)
