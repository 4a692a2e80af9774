protocol Animal {
  associatedtype Food
  func eat(_ food: Food)
}
struct Cow: Animal {
  func eat(_ food: String) {}
}
let animal: any Animal = Cow()
animal.eat("grass")
