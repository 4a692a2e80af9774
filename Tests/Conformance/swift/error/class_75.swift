class A { mutating func f() {} }
