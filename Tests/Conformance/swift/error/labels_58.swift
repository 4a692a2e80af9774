func f(_ a: Int, _ b: Int) {}
f(1)
