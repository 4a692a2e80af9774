class C { let n = 1 }
let c = C()
c.n = 2
