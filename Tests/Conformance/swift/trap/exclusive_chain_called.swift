// The same through a function.
struct Point { var x = 1.0, y = 2.0 }
class Store {
  var point: Point? { didSet { print("set") } }
  var height: Double { point?.y ?? 0 }
  func move() { point?.x = height }
}
let store = Store()
store.move()
store.point = Point()
store.move()
print("after")
