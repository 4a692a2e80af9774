func f(_ x: Int) {}
f(2.5)
