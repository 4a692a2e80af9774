protocol P { init(n: Int) }
struct S: P { }
