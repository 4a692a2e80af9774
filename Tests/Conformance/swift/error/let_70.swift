func f(_ n: Int) {}
var n = 1
f(&n)
