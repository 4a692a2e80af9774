class A { func f() {} }
let a: A? = A()
a.f()
