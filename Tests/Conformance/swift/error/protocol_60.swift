struct K { var a = 1 }
let d: [K: Int] = [:]
print(d)
