class Counter {
  var count = 0
  let step: Int
  init(step: Int) { self.step = step }
  func advance(_ times: Int) -> Int {
    count += step * times
    return count
  }
}
let counter = Counter(step: 3)
var last = 0
for i in 0..<3_000_000 { last = counter.advance(i & 7) }
print(last)
