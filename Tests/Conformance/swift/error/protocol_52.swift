protocol P { var n: Int { get } }
struct S: P { var n = "a" }
