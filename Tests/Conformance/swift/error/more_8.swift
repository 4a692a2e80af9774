func f(a: Int, _ b: Int) {}
f(1, b: 2)
