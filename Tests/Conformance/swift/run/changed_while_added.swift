// swift-version: 5
// The right side of an assignment with an operator is evaluated before the left side is looked at.
var count = 1, ratio = 1.0, text = "a", list = [1, 2], pair = (1, 2), maybe: Int? = 1
func ten() -> Int {
  count = 10
  return 1
}
func step() { count += ten() }
step()
print(count)
count = 2
count -= 1 + ten()
print(count)
count = 1
count *= { count = 7; return 3 }()
print(count)
ratio /= { ratio = 8; return 2 }()
print(ratio)
text += { text = "zz"; return "b" }()
print(text)
list[0] += { list = [5, 6]; return 1 }()
print(list)
pair.0 += { pair = (7, 8); return 1 }()
print(pair)
maybe! += { maybe = 9; return 1 }()
print(maybe!)
class Counter {
  var value = 1
  static var all = 1
  func ten() -> Int {
    value = 10
    return 1
  }
  static func ten() -> Int {
    all = 10
    return 1
  }
  func step() { value += ten() }
}
let counter = Counter()
counter.step()
counter.value += counter.ten()
Counter.all += Counter.ten()
print(counter.value, Counter.all)
protocol Source { func next() -> Int }
struct Tens: Source {
  func next() -> Int { ten() }
}
func take(_ source: some Source) { count += source.next() }
func take(any source: any Source) { count += source.next() }
take(Tens())
print(count)
take(any: Tens())
print(count)
