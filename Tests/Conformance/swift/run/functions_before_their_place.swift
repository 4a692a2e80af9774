// Functions of a block are called above the place where they stand; what a defer of the top level declares.
func run(_ n: Int) {
  var total = 0
  add(n)
  func add(_ x: Int) {
    total += x
    log("added")
  }
  print(total, isEven(n) ? "even" : "odd")
  func isEven(_ n: Int) -> Bool { n == 0 || isOdd(n - 1) }
  func isOdd(_ n: Int) -> Bool { n != 0 && isEven(n - 1) }
  func log(_ text: String) { print(text, total) }
  if n > 2 {
    show()
    func show() { print("shown", total) }
  }
}
run(3)
run(2)
let twice = { (n: Int) -> Int in
  return double(n)
  func double(_ x: Int) -> Int { x * 2 }
}
print(twice(4))
class Counter { var value = 1 }
extension Counter {
  convenience init(value: Int) {
    self.init()
    self.value = value
  }
}
print(Counter(value: 4).value, Counter().value)
defer {
  let (a, b) = (1, 2)
  func sum() -> Int { a + b }
  guard let last = [a, b].last else { fatalError() }
  print("deferred", sum(), last)
}
print("end")
