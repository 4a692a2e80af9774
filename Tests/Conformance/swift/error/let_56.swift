struct P { let x = 0 }
var p = P()
p.x = 1
