struct Dog {
  init(age: Int) {}
  init(name: String) {}
}
_ = Dog("Rex")
