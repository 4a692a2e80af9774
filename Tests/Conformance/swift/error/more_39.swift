class A {
  var a: Int
  init() {
    f()
    a = 1
  }
  func f() {}
}
