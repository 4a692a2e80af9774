class A { var n = 0 }
class B: A { override func n() {} }
