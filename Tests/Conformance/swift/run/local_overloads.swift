// Functions of a block that share a name, told apart by what they take or give.
func run() {
  func give() -> Int { 1 }
  func give() -> String { "text" }
  let number: Int = give()
  let text: String = give()
  print(number, text)
  var total = 0
  func add(_ x: Int) { total += x }
  func add(_ x: String) {
    total += x.count
    add(100)
  }
  func add<T>(_ list: [T]) { list.forEach { _ in add(10) } }
  add(2)
  add("abc")
  add([true, false])
  print(total)
  let function: (String) -> Void = add
  function("four")
  print(total)
  [1, 2].forEach(add)
  print(total)
}
run()
