// What is assigned through `?` to a part of an object has the property for itself from the question mark on.
struct Point { var x = 1.0, y = 2.0 }
class Store {
  var point: Point? = Point()
  func move() { point?.x = point!.y + 1 }
}
print("begun")
Store().move()
print("after")
