protocol P { init(n: Int) }
extension P { init(s: String) { self.init(n: s.count) } }
class C: P { let n: Int; required init(n: Int) { self.n = n } }
class D: C {}
print(C(s: "abc").n); let t: C.Type = D.self; let x = t.init(s: "abcd"); print(x.n, type(of: x)); func g<T: P>(_ t: T.Type) -> T { t.init(s: "q") }
print(g(D.self), g(C.self).n); let a: any P.Type = D.self; print(type(of: a.init(s: "zz"))); print(D(s: "k").n)
