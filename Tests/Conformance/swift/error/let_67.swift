func inc(_ n: inout Int) { n += 1 }
let n = 1
inc(&n)
