let names: [String?] = ["a"]
let n = names[0].count
print(n)
