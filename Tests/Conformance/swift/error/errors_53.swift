func f() throws -> Int { 1 }
let x = f() + 1
print(x)
