let numbers: Any = [1, 2]
if case let [x, y] = numbers {
  print(x, y)
}
