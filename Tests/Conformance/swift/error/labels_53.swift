func f(a: Int) {}
f(a: 1, b: 2)
