func f() {}
f(1)
