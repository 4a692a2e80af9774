class A {
  init(x: Int = 1) { print(x) }
  init(y: String = "") { print(y) }
}
class B: A {
  var q: Int
  init(q: Int) {
    self.q = q
  }
}
print(B(q: 1).q)
