func drain(_ part: ArraySlice<Int>) -> Int {
  var (rest, sum) = (part, 0)
  for _ in 0...part.count {
    sum += rest.removeFirst()
    print(sum, rest.count)
  }
  return sum
}
print(drain([4, 5, 6][1...]))
