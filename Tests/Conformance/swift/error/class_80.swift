class A {
  let n: Int
  init(n: Int) { self.n = n }
  func f() { n = 3 }
}
