struct S { func g(a: Int) {} }
S().g(b: 1)
