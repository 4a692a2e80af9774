final class Counter {
  var count = 1
  func add(_ other: inout Int) { other += count }
  func double() { add(&count) }
}
let counter = Counter()
print("before", counter.count)
counter.double()
print("after")
