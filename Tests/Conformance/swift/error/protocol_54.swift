protocol P { var n: Int { get set } }
struct S: P { let n = 1 }
