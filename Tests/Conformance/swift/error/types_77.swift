struct P { var x = 0 }
let q = P() + P()
print(q)
