class A { func f() {} }
A.f()
