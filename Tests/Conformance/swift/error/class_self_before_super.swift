class A {
  var n: Int
  init(n: Int) { self.n = n }
}
class B: A {
  init(m: Int) {
    n = m
  }
}
