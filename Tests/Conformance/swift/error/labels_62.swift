struct P { var x: Int }
let p = P()
print(p)
