struct Set { var x = 1 }
let s: Swift.Set<Int> = [1]; print(s, Set(), Swift.Array([1]), Swift.max(1, 2))
