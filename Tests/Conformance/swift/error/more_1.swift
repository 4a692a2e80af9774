class A { required init() {} }
class B: A {
  var n: Int
  init(n: Int) {
    self.n = n
    super.init()
  }
}
print(B(n: 1))
