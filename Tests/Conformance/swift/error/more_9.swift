struct S { func g(a: Int) {} }
S().g(1)
