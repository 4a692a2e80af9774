func inc(_ n: inout Int) { n += 1 }
inc(&5)
