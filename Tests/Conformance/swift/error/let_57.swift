func f(n: Int) { n = 2 }
f(n: 1)
