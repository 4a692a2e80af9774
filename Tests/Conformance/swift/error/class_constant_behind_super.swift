class A {
  init(n: Int) {}
}
class B: A {
  let m: Int
  init() {
    super.init(n: 1)
    m = 2
  }
}
