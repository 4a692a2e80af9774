func f(a: Int, b: Int, c: Int) {}
f(c: 3)
