function f() {}
