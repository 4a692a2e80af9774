class A { var a = 1 }
struct S { override func f() {} }
