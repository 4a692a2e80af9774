class A {}; class B: A {}; class C: A {}
func same<T>(_ a: T, _ b: T) -> String { "\(T.self)" }
let o: Int? = 1, b: B? = B()
print(same(1, o), same(o, 2), same(B(), C()), same(b, C()), same(A(), b), same(B(), A()), same(1, 2.5))
func three<T: Equatable>(_ a: T, _ b: T, _ f: (T) -> T) -> T { a == b ? a : f(b) }
print(three(1, o) { $0 } as Any)
print(same(1 as Any, "a"))
func shared<T>(_ a: [T], _ b: T) -> String { "\(T.self)" }
let two: Int? = 2
print(shared([1], two))
class Up {}; class Down: Up {}
print(shared([Down()], Up()))
let numbers = [1, 2]
print(shared(numbers, two))
