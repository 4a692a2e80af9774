func f(a: Int) {}
f(a: 1, 2, 3)
