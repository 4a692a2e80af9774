func f(a: Int, b: Int, c: Int) {}
f(a: 1, c: 3)
