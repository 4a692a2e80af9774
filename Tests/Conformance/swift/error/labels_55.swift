func f(_ a: Int) {}
f(a: 1)
