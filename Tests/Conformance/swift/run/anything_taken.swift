// Where anything will do for what a generic function gives, arguments of different types stay what they are.
func pick<T>(_ a: T, _ b: T) -> T {
  print(T.self, terminator: " ")
  return a
}
let d = 2.0, n = 3
print(pick(1, 2))
print(pick(n, n))
print(pick(1, 2.5))
print(pick(1, d))
print(pick(d, 1))
print(pick("a", n))
print(pick(1.5, d))
let x: Any = pick(1, 2.5)
print(x, type(of: x))
let y = pick(1, 2.5)
print(y)
func from<T>(_ list: [T], or other: T) -> T {
  print(T.self, terminator: " ")
  return other
}
print(from([n], or: 1))
print(from([1], or: 2.5))
print(from([1.5], or: 2))
class A {}
class B: A {}
class C: A {}
let b: B? = nil
print(b ?? C() is C, type(of: b ?? C()))
func show(_ x: Any) { print(type(of: x)) }
show(pick(B(), C()))
show(pick(A(), n))
