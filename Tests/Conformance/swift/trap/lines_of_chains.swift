let xs = [1, 2]
print(xs.count)
let y =
  xs
  .filter { $0 > 5 }
  .map { $0 * 2 }
  .first!
print(y)
