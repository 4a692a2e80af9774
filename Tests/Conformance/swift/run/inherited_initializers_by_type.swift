class A { init(a: Int) {}; convenience init(a: String) { self.init(a: a.count) } }
class B: A { override init(a: Int) { super.init(a: a); print("B", a) } }
func run() { _ = B(a: "abc") }
run()
