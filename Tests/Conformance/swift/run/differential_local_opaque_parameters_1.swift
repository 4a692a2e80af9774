protocol Shape { var area: Int { get } }
struct Square: Shape { var area: Int { 4 } }
func f() {
  func show(_ xs: some Sequence<String>) { print(xs.sorted()) }
  func twice<T>(_ x: T) -> [T] { [x, x] }
  func size(of shape: some Shape) -> Int { shape.area }
  show(["b", "a"])
  show(["q": 1].keys)
  print(twice(1), twice("a"), size(of: Square()))
}
f()
