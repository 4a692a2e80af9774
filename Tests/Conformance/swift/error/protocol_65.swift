protocol P { mutating func f() }
struct S: P { func g() {} }
