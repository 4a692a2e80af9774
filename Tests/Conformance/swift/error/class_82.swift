class A { init(a: Int) {} }
class B: A { var x = 1 }
let b = B()
print(b)
