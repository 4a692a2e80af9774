func inc(_ n: inout Int) { n += 1 }
var n = 1
inc(n)
