class Base {
  init(n: Int) {}
}
class Child: Base {
  let name: String
  init(name: String) {
    print(name)
  }
}
print(Child(name: "a").name)
