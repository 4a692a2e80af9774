class Vehicle {
  var wheels: Int
  init() { wheels = 4 }
}
class Car: Vehicle {
  let doors: Int
  override init() {
    print("a car")
  }
}
print(Car().doors)
