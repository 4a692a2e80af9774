func f(_ n: inout Int) -> () -> Void { return { n += 1 } }
