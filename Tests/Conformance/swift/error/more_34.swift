protocol P { associatedtype T; func f() -> T }
struct S: P { }
