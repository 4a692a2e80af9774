class A { var n = 0 }
class B: A { override var n = 1 }
