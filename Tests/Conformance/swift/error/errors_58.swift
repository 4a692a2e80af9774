func f() throws -> Int { 1 }
let x: Int = try? f()
print(x)
