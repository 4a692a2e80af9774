struct P { var x: Int; var y: Int }
let p = P(x: 1)
print(p)
