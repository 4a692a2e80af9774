class C: Comparable { let n: Int; init(_ n: Int) { self.n = n }; static func < (a: C, b: C) -> Bool { a.n < b.n }; static func == (a: C, b: C) -> Bool { a.n == b.n } }
class D: C {}
print(C(1) >= D(1), C(1) < D(3), D(2) > C(1), (C(1)...D(5)) ~= D(3))
