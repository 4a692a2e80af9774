struct P { var x: Int }
let p = P(y: 1)
print(p)
