// An override may take more than what it replaces; what is called with the narrower type is the override all the same.
class Base {
  class func make(_ x: Int) -> String { "Base.make \(x)" }
  func put(_ x: Int) { print("Base", x) }
  func add(_ x: Int, _ sum: inout Int) { sum += x }
  func keep(_ view: Derived) { print("keep in Base") }
}
class Derived: Base {
  override class func make(_ x: Int?) -> String { "Derived.make \(x ?? -1)" }
  override func put(_ x: Int?) { print("Derived", x ?? -1) }
  override func add(_ x: Int?, _ sum: inout Int) {
    super.add(x ?? 0, &sum)
    sum *= 2
  }
  override func keep(_ view: Base) { print("keep in Derived") }
}
final class Last: Derived {
  override func add(_ x: Int?, _ sum: inout Int) { sum = 100 + (x ?? 1) }
}
let base: Base = Derived()
base.put(3)
base.keep(Derived())
Derived().put(nil)
let kind: Base.Type = Derived.self
print(kind.make(1), Derived.make(nil), Base.make(7))
var n = 1
base.add(3, &n)
print(n)
Derived().add(nil, &n)
print(n)
for each in [Base(), Derived(), Last()] {
  each.add(5, &n)
  print(n)
}
