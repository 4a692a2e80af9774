class A { required init(n: Int) {} }
class B: A { init() { super.init(n: 1) } }
print(B())
