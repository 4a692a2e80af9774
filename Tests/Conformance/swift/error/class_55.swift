class A { init(n: Int) {} }
class B: A { init() { } }
