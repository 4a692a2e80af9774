func f(_ x: Int...) {}
f(1, "a")
