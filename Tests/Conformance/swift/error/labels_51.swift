func f(a: Int, b: Int) {}
f(1, 2)
