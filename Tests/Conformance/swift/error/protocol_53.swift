protocol P { func f(a: Int) }
class C: P { func f(b: Int) {} }
