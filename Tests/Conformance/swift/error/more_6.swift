func f(a: Int, b: Int, c: Int) {}
f()
