struct P { var n: Int { 1 } }
var p = P()
p.n = 2
