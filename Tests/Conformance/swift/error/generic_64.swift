extension Array where Element == Int { func total() -> Int { reduce(0, +) } }
print(["a"].total())
