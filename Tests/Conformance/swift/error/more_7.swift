func f(a: Int = 1, b: Int) {}
f(a: 1)
