class A { let n: Int; init(n: Int) { self.n = n }; convenience init(_ b: Bool) { if b { self.init(n: 1) } else { self.init(n: 2) } } }
class B: A { init(_ f: Bool) { if f { super.init(n: 3) } else { super.init(n: 4) } } }
print(A(true).n, B(false).n)
