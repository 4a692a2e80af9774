struct S { private let a = 1; private func f() {} }
S().f()
