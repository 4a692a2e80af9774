class A { var n = 0 }
class B: A { var n = 1 }
