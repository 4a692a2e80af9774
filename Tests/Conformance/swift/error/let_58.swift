func f(a: [Int]) { a.append(2) }
f(a: [])
