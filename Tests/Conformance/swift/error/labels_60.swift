struct P { var x: Int; var y: Int }
let p = P(1, 2)
print(p)
