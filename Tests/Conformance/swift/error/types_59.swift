func f(_ x: Int) {}
f("a")
