func f() throws {}
class C { init() { try f() } }
