class Shape {
  var name: String
  init(name: String) { self.name = name }
  convenience init() { self.init(name: "shape") }
}
class Circle: Shape {
  var radius: Double
  init(radius: Double) {
    self.radius = radius
  }
}
print(Circle(radius: 1).name)
