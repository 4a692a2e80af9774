func f<T: Comparable>(_ a: T) {}
struct S {}
f(S())
