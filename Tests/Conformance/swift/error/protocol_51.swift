protocol P { func f() }
struct S: P {}
