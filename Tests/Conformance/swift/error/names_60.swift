class A { func go() {} }
A().goo()
