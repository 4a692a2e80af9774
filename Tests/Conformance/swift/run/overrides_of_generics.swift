// What a generic method replaces does not depend on how its parameters are named, but on what it asks of them.
class A {
  init<T>(_ x: T) { print("A of", x) }
  func f<T>(_ x: T) { print("A.f", x) }
  func g<T: Equatable>(_ x: T, _ more: [T]) { print("A.g", x, more.count) }
  func h<T>(_ x: T) -> T { x }
  func k<T: Equatable>(_ x: T) { print("A.k") }
  subscript<T>(x: T) -> String { "A[\(x)]" }
}
class B: A {
  override init<U>(_ x: U) {
    super.init(x)
    print("B of", x)
  }
  override func f<U>(_ x: U) { print("B.f", x) }
  override func g<E: Equatable>(_ x: E, _ more: [E]) { print("B.g", x, more.count) }
  override func h<U>(_ x: U) -> U { print("B.h"); return x }
  // Takes more.
  override func k<T>(_ x: T) { print("B.k") }
  override subscript<U>(x: U) -> String { "B[\(x)]" }
}
let a: A = B(1)
a.f("x")
a.g(1, [2, 3])
print(a.h(2.5), a["s"])
a.k(1)
B("b").k({ 1 })

// What asks more is another method.
class C: A {
  func f<T: Comparable>(_ x: T) { print("C.f", x) }
}
let c = C(0)
c.f(1)
c.f([1])
(c as A).f(1)

class Base<V> {
  func take<T>(_ x: T, _ v: V) { print("Base", x, v) }
}
class Derived: Base<Int> {
  override func take<U>(_ x: U, _ v: Int) { print("Derived", x, v) }
}
(Derived() as Base<Int>).take("a", 2)
