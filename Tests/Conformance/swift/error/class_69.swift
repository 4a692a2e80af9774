class A { static func f() {} }
A().f()
