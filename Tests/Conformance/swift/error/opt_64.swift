func f(_ x: Int) {}
let a: Int? = 1
f(a)
