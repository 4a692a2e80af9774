extension Array where Element == Int { var total: Int { reduce(0, +) } }
let words = ["a"]
print(words.total)
