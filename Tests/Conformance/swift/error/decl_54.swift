struct S {}
struct S {}
