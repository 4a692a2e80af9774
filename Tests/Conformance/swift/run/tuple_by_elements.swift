// A tuple that is given its elements one by one, also in tuples in it, on several paths, in loops and initializers.
func elements(_ isBig: Bool) {
  let t: (x: Int, y: String)
  t.x = 1
  t.y = "a"
  print(t)
  let u: (Int, (a: Int, b: Int))
  u.0 = 1
  u.1.a = 2
  print(u.1.a)
  u.1.b = 3
  print(u)
  var w: (Int, (a: Int, b: Int))
  w.1 = (5, 6)
  if isBig { w.0 = 1 } else { w.0 = 2 }
  w.1.a += 1
  print(w)
}
elements(true)
elements(false)

func each() {
  for i in 0..<3 {
    var t: (x: Int, y: [Int])
    t.y = [i]
    t.x = i * 2
    t.y.append(t.x)
    print(t)
  }
  var t: (x: Int, y: String?, make: () -> Int)
  t.x = 4
  print(t.x)
  t.y = nil
  t.make = { 7 }
  print(t.x, t.y as Any, t.make())
  var pair: (Int, String)
  (pair.1, pair.0) = ("swapped", 2)
  print(pair)
}
each()

struct Size {
  let bounds: (low: Int, high: (Int, Int))
  let n: Int
  init() {
    self.bounds.low = 1
    self.bounds.high.1 = 3
    n = bounds.low
    self.bounds.high.0 = 4
  }
  init(isLow: Bool) {
    n = 3
    if isLow { bounds.low = 3 } else { bounds.low = 4 }
    bounds.high = (n, n)
  }
}
print(Size(), Size(isLow: true))

class Base {
  var p: (a: Int, b: Int)
  init() {
    p.a = 1
    p.b = 2
    show()
  }
  func show() { print(p) }
}
class Derived: Base {
  var q: (Int, x: [Int])
  override init() {
    q.0 = 1
    q.x = [2]
    super.init()
    q.x.append(3)
    print(q)
  }
}
_ = Derived()

var pair: (Int, String)
pair.0 = 1
pair.1 = "at the top"
print(pair)

let numbers: any Collection = [1, 2, 3]
print(numbers.indices, numbers.indices.count)
