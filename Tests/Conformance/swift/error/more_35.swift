class A { init(a: Int) {} }
class B: A { init() { super.init(b: 1) } }
