class A { var n = 1 }
let a: A? = A()
a.n = 2
